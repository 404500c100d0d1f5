# SPDX-License-Identifier: GPL-3.0-or-later
"""The strength of decks: everybody can read all decks in the gallery, so players know those of their opponents."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from rdi_desktop.bots.summary import parts_of
from rdi_desktop.engine.language.moments import occasions

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef

DECK = 40
"""Cards of a usual deck; counts of other decks are scaled to it."""
SPARES = 2.0
"""Weight of a card that takes a Drink or a blow off its player; any other that is neither an Action nor a gambling card has weight 1."""
HOLDS = 3.0
"""Weight of a standing change per point, averaged over the cards to which it may apply."""
FEW = 3
"""Up to so many opponents do not all attack the same seat to excess."""
_COMING = occasions(("drink", "play action"))
_LANDED = occasions(("lost",))


@lru_cache(maxsize=1 << 8)
def reserves(character: CharacterDef) -> float:
    """The weighted cards of a deck besides Actions and gambling cards: these decide who outlasts the others."""
    drawn = [card for card in character.deck if not card.pile and not card.boss]
    cards = sum(card.copies for card in drawn)
    found = DECK / cards * sum(card.copies * spares(card) for card in drawn) if cards else 0.0
    taken = [one.taken for one in character.standing if one.taken is not None]
    more = sum(each.lose_fortitude + each.gain_alcohol for each in taken)
    return found - HOLDS * more / len(taken) if taken else found


@lru_cache(maxsize=1 << 13)
def spares(card: CardDef) -> float:
    """The weight of a card that is neither an Action nor a gambling card: `SPARES` if it takes off a Drink or a blow, 1 or 0."""
    if card.takes_control or "action" in card.types:
        return 0.0
    if card.fits & _COMING:
        off = any(part.deed.spares for mode in range(len(card.modes)) for part in parts_of(card, mode))
        return SPARES if off else 1.0
    return 1.0 if card.fits & _LANDED or "anytime" in card.types else 0.0


@lru_cache(maxsize=1 << 5)
def weights(content: Content, characters: tuple[str, ...], each: float) -> tuple[float, ...]:
    """Factors on everybody's odds for the strength of their decks, by seats: `each` for every card above the table's average.

    The factors shrink with the number of opponents who attack the same seat: otherwise five together would overdo what three do right.
    With two players there is no choice whom to attack.
    """
    if len(characters) == 2:
        return (1.0, 1.0)
    found = [reserves(known) if (known := content.characters.get(one)) is not None else None for one in characters]
    told = [one for one in found if one is not None]
    mean = sum(told) / len(told) if told else 0.0
    each *= (FEW / max(FEW, len(characters) - 1)) ** 1.5
    return tuple(1.0 if one is None else exp(each * (one - mean)) for one in found)
