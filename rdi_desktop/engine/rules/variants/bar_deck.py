# SPDX-License-Identifier: GPL-3.0-or-later
"""The Bar Deck: more Drinks than one deck holds, thirty at a time (red-dragon-inn-10, "The Bar Deck Variant")."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table

SIZE = 30
"""Drinks in a Drink Deck [3]."""


def admitted(drinks: list[CardDef]) -> list[CardDef]:
    """The Drinks that a Bar Deck may hold: those that belong to no tavern [161]."""
    return [cdef for cdef in drinks if "tavern" not in cdef.subtypes]


def set_up(table: Table) -> None:
    """All Drinks are the Bar Deck; thirty of it make the first Drink Deck [159]."""
    table.bar_deck = table.drink_deck[:-SIZE]
    table.drink_deck = table.drink_deck[-SIZE:]


def refill(game: Desk) -> None:
    """The next thirty; if the Bar Deck runs out meanwhile, the discards become the new Bar Deck [160]."""
    table = game.table
    assert table.bar_deck is not None
    while len(table.drink_deck) < SIZE:
        if not table.bar_deck and not table.renew(table.bar_deck, table.drink_discard):
            break
        table.drink_deck.insert(0, table.bar_deck.pop())
