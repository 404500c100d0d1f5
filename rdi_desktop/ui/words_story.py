# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game went, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.director.story import Fall

_PLACES = {"inn": "the Inn", "pot": "the pot"}


def fate(fall: Fall, names: Sequence[str], you: int | None = None) -> str:
    """What became of somebody, as a sentence."""
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
