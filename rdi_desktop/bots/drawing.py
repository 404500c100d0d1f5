# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards bought from side decks: their worth to the player."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.bots.card_worth import DRAW, worth
from rdi_desktop.bots.decks import spares
from rdi_desktop.engine.language.core import walk

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef

HAND, CROWDED = 7, 9
"""Below the first number of cards in hand another card is welcome; from the second on it is useless."""
LOW = 7
"""With this little left, a further hit is dangerous."""
SAFE = 0.35
"""Points for a card that takes off a blow or a Drink, to a player who is low."""


@lru_cache(maxsize=1 << 8)
def cards_of(character: CharacterDef, pile: str) -> tuple[CardDef, ...]:
    """The cards of a side deck, one for each copy."""
    return tuple(card for card in character.deck if card.pile == pile for _ in range(card.copies))


@lru_cache(maxsize=1 << 8)
def drawn(character: CharacterDef, pile: str) -> float:
    """The average worth of a card of that side deck in hand."""
    cards = cards_of(character, pile)
    return sum(map(worth, cards)) / len(cards) if cards else 0.0


@lru_cache(maxsize=1 << 8)
def safe(character: CharacterDef, pile: str) -> float:
    """Points for what the average card of that side deck takes off, when it will be needed."""
    cards = cards_of(character, pile)
    return SAFE * sum(map(spares, cards)) / len(cards) if cards else 0.0


@lru_cache(maxsize=1 << 8)
def price(character: CharacterDef) -> tuple[tuple[str, int], ...]:
    """The price of a card of the character's side decks, in tokens."""
    for effects in (*character.hooks.values(), *(mode.do for card in character.deck for mode in card.modes)):
        for effect in walk(effects):
            if found := effect.bought_for():
                return found
    return ()


def purchase_value(situation: Situation, deck: str) -> float:
    """The value of buying a card of that side deck now."""
    mine = situation.content.characters[situation.mat.character]
    held = len(situation.hand)
    value = drawn(mine, deck) - sum(n * situation.token_worth(token) for token, n in price(mine))
    if held < HAND:
        value -= DRAW - 0.5  # it is drawn later, as a card of the deck would be
    elif held >= CROWDED:
        return -1.0
    if situation.evaluation.room(situation.me) <= LOW:
        value += safe(mine, deck)
    return value
