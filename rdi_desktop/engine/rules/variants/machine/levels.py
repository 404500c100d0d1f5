# SPDX-License-Identifier: GPL-3.0-or-later
"""Threat, the Priority Target and Repairs of a machine.

red-dragon-inn-10, "Targeting and the Priority Target", "Repairs", "Threat Level".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.house_rules import HITS_ALONE
from rdi_desktop.engine.language.machine import THREAT
from rdi_desktop.engine.state.table import LIMIT

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Play

SOUND = 10
"""At this Fortitude or less, a Repair and a Potion raise it; above it they lower its Alcohol Content."""


def seated(game: Desk) -> int | None:
    """The seat of a machine; None at a table without one."""
    if game.table.priority is None:
        return None
    return next(seat.index for seat in game.table.seats if seat.kit.machine)


def challengers(game: Desk, seat: int) -> list[int]:
    """The seats that play against it, clockwise from the Priority Target."""
    assert game.table.priority is not None
    return [other for other in game.table.order_from(game.table.priority) if not game.same_side(seat, other)]


def repair(game: Desk, seat: int, times: int) -> None:
    """`times` times it gains 1 Fortitude if it has 10 or less, otherwise it loses 1 Alcohol Content [305]."""
    side = game.table.side(seat)
    fortitude, alcohol = side.fortitude, side.alcohol
    for _ in range(times):
        if side.fortitude <= SOUND:
            side.fortitude = min(LIMIT, side.fortitude + 1)
        else:
            side.alcohol = max(0, side.alcohol - 1)
    mended = side.fortitude - fortitude + alcohol - side.alcohol
    game.emit("repaired", seat, n=times, mended=mended)
    if side.fortitude != fortitude:
        game.emit("gained_fortitude", seat, n=side.fortitude - fortitude)
    if side.alcohol != alcohol:
        game.emit("lost_alcohol", seat, n=alcohol - side.alcohol)


def raise_threat(game: Desk, seat: int, n: int) -> None:
    """The Threat Level goes up; each step above its maximum is a Repair [306, 307]."""
    where = game.table.seats[seat]
    most = where.character.tracks[THREAT].range[1]
    up = min(n, most - where.tracks[THREAT])
    if up > 0:
        set_threat(game, seat, where.tracks[THREAT] + up)
    if n > up:
        repair(game, seat, n - up)


def set_threat(game: Desk, seat: int, level: int) -> None:
    """Set the Threat Level."""
    where = game.table.seats[seat]
    before, where.tracks[THREAT] = where.tracks[THREAT], level
    if level != before:
        game.emit("track_changed", seat, track=THREAT, before=before, now=level)


def reset_threat(game: Desk, seat: int) -> None:
    """Start the Threat anew: one for each Challenger who still plays [296]."""
    set_threat(game, seat, len(challengers(game, seat)))


def resolved(game: Desk, entry: Play) -> None:
    """A play has resolved: a Challenger's Sometimes card raises the Threat [306], also one that has joined it, or a token [374]."""
    seat = seated(game)
    if seat is None or entry.whose is None or game.same_side(seat, entry.whose):
        return
    n = ("sometimes" in entry.types) + entry.joined
    if n:
        raise_threat(game, seat, n)


def change_targets(game: Desk, seat: int) -> None:
    """The Priority Target token passes to the next Challenger clockwise, if there is another [301]."""
    order = challengers(game, seat)
    target(game, order[1 % len(order)])


def hits_alone(game: Desk, seat: int) -> bool:
    """Whether a single Challenger has agreed to be hit where the token has nobody to go to (decisions/0657)."""
    return bool(game.table.options.get(HITS_ALONE)) and len(challengers(game, seat)) == 1


def target(game: Desk, seat: int) -> None:
    """Make that Challenger the Priority Target."""
    table = game.table
    if table.priority != seat:
        table.priority = seat
        game.emit("priority_target", seat)


def drew_attention(game: Desk, seat: int) -> None:
    """A Challenger who triggers an Event for all, opens a Round, or plays a card for each player becomes the Priority Target [304]."""
    machine = seated(game)
    if machine is not None and not game.same_side(machine, seat):
        target(game, seat)
