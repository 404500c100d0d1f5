# SPDX-License-Identifier: GPL-3.0-or-later
"""Which cards a seat may play, and from where: its hand, and what lies before it (red-dragon-inn-10, "Sometimes and Anytime Cards")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.kinds import is_kind
from rdi_desktop.engine.state.places import OF_SEAT

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat, Table


PLAYED = tuple(place.name for place in OF_SEAT if place.played)
"""The places from which cards are played: the hand as they are, before the seat as what they do while they lie there. `held` and
`legality.responses` go over these two by name, since they are asked all the time."""


def held(game: Desk, where: Seat, wanted: int) -> list[tuple[int, CardDef]]:
    """The cards of a seat that fit one of the occasions (bits).

    They are of its hand, or lie before it (Prizes; kept Drinks with what they do while kept).
    """
    table = game.table
    cards, able = table.cards, game.able[wanted]
    found: list[tuple[int, CardDef]] = []
    if not able.isdisjoint(where.hand):
        for card in where.hand:
            if card in able:
                cdef = cards[card]
                if not cdef.heart:
                    found.append((card, cdef))
                else:
                    found += fitting(card, cdef, wanted)
    if where.in_play:
        for card in where.in_play:
            lying = played_as(table, where.index, card)
            if lying is not None and lying.fits & wanted:
                found.append((card, lying))
    if where.areas:
        for card in aside(table, where):
            if card in able:
                found.append((card, cards[card]))
    return found


def fitting(card: int, cdef: CardDef, wanted: int) -> list[tuple[int, CardDef]]:
    """A card as it is dealt or for its heart, or as both, where that fits one of the occasions."""
    return [(card, face) for face in faces(cdef) if face.fits & wanted]


def aside(table: Table, where: Seat) -> list[int]:
    """Cards that lie aside, and that their player plays like cards of the hand: dealt ones, or those of a kind in places that say so."""
    found: list[int] = []
    for name, place in where.areas.items():
        if place.played:
            cards = where.piles[name]
            found += cards if not place.plays else [card for card in cards if is_kind(table.cards[card], place.plays)]
    return found


def faces(cdef: CardDef) -> tuple[CardDef, ...]:
    """A card as it is dealt, and as it is played for its heart if it has one [491]."""
    return (cdef,) if cdef.healing is None else (cdef, cdef.healing)


def within_reach(table: Table, where: Seat) -> list[int]:
    """Every card of the places from which a seat plays."""
    return [card for name in PLAYED for card in getattr(where, name)] + aside(table, where)


def played_as(table: Table, seat: int, card: int) -> CardDef | None:
    """The card as which one may be played that lies before a seat (a Prize, a kept Drink, a card of a side deck); None if it may not.

    What somebody has put before another is not that one's to play [433].
    """
    cdef: CardDef = table.cards[card]
    return None if cdef.given is not None and table.owners[card] != seat else cdef.lying
