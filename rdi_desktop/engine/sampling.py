# SPDX-License-Identifier: GPL-3.0-or-later
"""Worlds that a seat holds possible: everything it cannot see is dealt again (see ARCHITECTURE, "Bots")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.engine.state.table import Table


def deal_unseen(table: Table, seat: int, seed: int) -> None:
    """Deal each other seat's hand and deck from its own unseen cards, the own deck, every side deck, and all face-down Drinks."""
    chance = Random(seed)
    table.rng = chance.rng ^ 0x5DEECE66D
    for other in table.seats:
        for pile in other.piles.values():
            chance.shuffle(pile)
        if other.index == seat:
            chance.shuffle(other.deck)
            continue
        unseen = other.hand + other.deck
        chance.shuffle(unseen)
        n = len(other.hand)
        other.hand[:] = unseen[:n]
        other.deck[:] = unseen[n:]
    piles = [table.drink_deck, *(s.drink_me for s in table.seats)]
    if table.bar_deck is not None:
        piles.append(table.bar_deck)
    drinks = [card for pile in piles for card in pile]
    chance.shuffle(drinks)
    for pile in piles:
        n = len(pile)
        pile[:] = drinks[:n]
        drinks = drinks[n:]
