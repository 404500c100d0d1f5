# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game went, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.director.story import Fall
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated

_PLACES = {"inn": "the Inn", "pot": "the pot"}


def fate(fall: Fall, names: Sequence[str], you: int | None = None) -> str:
    """How a player lost, as a sentence."""
    who = "You" if fall.seat == you else names[fall.seat]
    if fall.passed_out:
        by = names[fall.by] if isinstance(fall.by, int) else ""
        what = f"“{fall.card}”" if fall.card else ""
        felled = (
            f", felled by {by}'s {what}"
            if by and what
            else f", felled by {by}"
            if by
            else f" over {what}"
            if what
            else ""
        )
        return f"{who} passed out in turn {fall.turn}{felled}."
    goal = names[fall.by] if isinstance(fall.by, int) else _PLACES.get(str(fall.by), "")
    last = f"; the last of it went to {goal}" if goal else ""
    return f"{who} ran out of Gold in turn {fall.turn}{last}."


def together(view: SeenTable) -> tuple[str, str] | None:
    """How a game against a machine has ended, as a heading and a sentence; None at other tables, or if nobody has won."""
    seats, winners = view.seats, view.over.winners if view.over is not None else []
    machine = next((seat for seat in seats if seat.threat), None)
    if machine is None or not winners:
        return None
    names = [isolated(seat.name) for seat in seats if seat is not machine]
    if machine.seat in winners:
        lot = "nobody is left to stop the machine" if len(names) == 1 else "they lose together, as they played"
        return f"{isolated(machine.name)} wins!", f"It was too much for {terms.listed(names)}: {lot}."
    how = f"{names[0]}, all alone, has" if len(names) == 1 else "Together you have"
    won = f"{terms.listed(names)} {'win' if len(names) > 1 else 'wins'}"
    return f"{how} beaten {isolated(machine.name)}!", f"{won}; what is left of the machine stands in a puddle of ale."
