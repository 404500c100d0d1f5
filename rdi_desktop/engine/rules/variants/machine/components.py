# SPDX-License-Identifier: GPL-3.0-or-later
"""Components of a machine (red-dragon-inn-10, "Components", "Tough Components")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.machine import TURNED
from rdi_desktop.engine.rules import counters

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk

TOUGH = "tough_components"
"""The option with which the first hit only turns a Component."""


def hit(game: Desk, seat: int, card: int) -> None:
    """A Component has lost Fortitude, however much: it leaves the game for good, or (a Tough one) is turned first [342, 347]."""
    where = game.table.seats[seat]
    if card not in where.in_play:
        return
    if game.table.options.get(TOUGH) and not where.counter(card, TURNED):
        counters.put(game, seat, card, TURNED, 1)
        return
    where.take_up(card, "in_play")
    where.box.append(card)
    game.emit("body_broken", seat, card=card)
