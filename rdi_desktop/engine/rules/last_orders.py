# SPDX-License-Identifier: GPL-3.0-or-later
"""Last orders, a house rule: once half of a large table are out, everybody drinks twice a turn (red-dragon-inn-1, "On Your Turn").

The books know one Drink a turn; from where the second comes says decisions/0650.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.house_rules import LAST_ORDERS
from rdi_desktop.engine.rules import drinking

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table

LEAST = 6
"""The smallest table at which there are last orders."""


def called(table: Table) -> bool:
    """Whether the table has agreed on last orders, and at least half of its seats are out."""
    seats = table.seats
    if not table.options.get(LAST_ORDERS) or len(seats) < LEAST:
        return False
    return 2 * sum(seat.out for seat in seats) >= len(seats)


def second_drink(game: Desk, seat: int) -> Flow:
    """After the Drink of the own turn the seat drinks another, from the Drink Deck, or whatever Event comes; nobody sobers up instead."""
    game.emit("last_orders", seat)
    yield from drinking.drink_one(game, seat, "drink_deck", "follow")
