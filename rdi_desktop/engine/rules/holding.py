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
"""The places from which cards are played: the hand (as the cards are) and in play (as what they do while they lie there). `held` and
`legality.responses` name these two directly, since they are called very often."""


def held(game: Desk, where: Seat, wanted: int) -> list[tuple[int, CardDef]]:
    """The cards of a seat that fit one of the occasions (bits): of its hand, or before it (Prizes, kept Drinks)."""
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
    """The faces of a card that fit one of the occasions: as it is dealt, and as it is played for its heart."""
    return [(card, face) for face in faces(cdef) if face.fits & wanted]


def aside(table: Table, where: Seat) -> list[int]:
    """Cards that lie aside and that their player plays like cards of the hand: dealt ones, or those of kinds that their place allows."""
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
    """Every card in the places from which a seat plays."""
    return [card for name in PLAYED for card in getattr(where, name)] + aside(table, where)


def played_as(table: Table, seat: int, card: int) -> CardDef | None:
    """The face with which a card before a seat (a Prize, a kept Drink, a card of a side deck) may be played; None if it may not.

    A player may not play a card that another has put there [433].
    """
    cdef: CardDef = table.cards[card]
    return None if cdef.given is not None and table.owners[card] != seat else cdef.lying
