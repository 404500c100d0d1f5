# SPDX-License-Identifier: GPL-3.0-or-later
"""Gold comes into a stash by one door (red-dragon-inn-10, "Gold"; character-compendium, "Erin"): who looks at gains sees them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.state.records import Gain, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def receive(game: Desk, seat: int, n: int, cause: Record | None) -> None:
    """A seat gains Gold, and perhaps more from the Inn for it; whoever has waited for that is told."""
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
