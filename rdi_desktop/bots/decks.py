# SPDX-License-Identifier: GPL-3.0-or-later
"""How far a deck carries whoever plays it: all decks lie open in the gallery, and people know whom they are up against."""

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
"""Cards of a usual deck: larger and smaller ones are judged by what would be in so many."""
SPARES = 2.0
"""What a card counts for that takes a Drink or a blow off its player; any other that needs no Action and no Round counts 1."""
HOLDS = 3.0
"""What a point counts for that is always taken off whatever comes to somebody, or added to it, on average over all that may hold."""
FEW = 3
"""Up to so many others strike at one without overdoing it."""
_COMING = occasions(("drink", "play action"))
_LANDED = occasions(("lost",))


@lru_cache(maxsize=1 << 8)
def reserves(character: CharacterDef) -> float:
    """What there is in a deck beside the one Action of a turn, where nobody gambles: it is by this that somebody outlasts the others."""
    drawn = [card for card in character.deck if not card.pile and not card.boss]
    cards = sum(card.copies for card in drawn)
    found = DECK / cards * sum(card.copies * spares(card) for card in drawn) if cards else 0.0
    taken = [one.taken for one in character.standing if one.taken is not None]
    more = sum(each.lose_fortitude + each.gain_alcohol for each in taken)
    return found - HOLDS * more / len(taken) if taken else found


@lru_cache(maxsize=1 << 13)
def spares(card: CardDef) -> float:
    """What a card counts for among those that are no Action and no gambling: `SPARES` if it takes off a Drink or a blow, 1 or nothing."""
    if card.takes_control or "action" in card.types:
        return 0.0
    if card.fits & _COMING:
        off = any(part.deed.spares for mode in range(len(card.modes)) for part in parts_of(card, mode))
        return SPARES if off else 1.0
    return 1.0 if card.fits & _LANDED or "anytime" in card.types else 0.0


@lru_cache(maxsize=1 << 5)
def weights(content: Content, characters: tuple[str, ...], each: float) -> tuple[float, ...]:
    """By how much everybody's odds are better than their numbers say, by seats: `each` for every card more than the table has on average.

    It is the less the more there are who strike at the same one: without that, five together overdo what three do just enough. Of two
    neither has a choice whom to strike, and what they make of their decks changes nothing but how much they dare.
    """
    if len(characters) == 2:
        return (1.0, 1.0)
    found = [reserves(known) if (known := content.characters.get(one)) is not None else None for one in characters]
    told = [one for one in found if one is not None]
    mean = sum(told) / len(told) if told else 0.0
    each *= (FEW / max(FEW, len(characters) - 1)) ** 1.5
    return tuple(1.0 if one is None else exp(each * (one - mean)) for one in found)
