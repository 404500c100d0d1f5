# SPDX-License-Identifier: GPL-3.0-or-later
"""The one place where a stash gains Gold, so that gains can be watched (red-dragon-inn-10, "Gold"; character-compendium, "Erin")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.state.records import Gain, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def receive(game: Desk, seat: int, n: int, cause: Record | None) -> None:
    """A seat gains Gold, perhaps with an extra from the Inn, and triggers of gains are set off."""
    if n <= 0:
        return
    table = game.table
    if not table.seats[seat].kit.gold:
        table.inn_gold += n  # the Inn keeps it [257]
        return
    side = table.side(seat)
    side.gold += n
    more = figures.gold_gain(game, seat)
    if more:
        table.inn_gold -= more
        side.gold += more
        game.emit("gained_gold", seat, n=more)
    if game.watches_gains:
        record = Gain(table.new_id(), seat, n + more, "gold", cause.by if cause is not None else None)
        if cause is not None:
            record.through, record.on = cause.through, cause.id
        game.reactions.append(record)
