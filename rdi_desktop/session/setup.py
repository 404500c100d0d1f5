# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine's set-up of a planned game."""

from __future__ import annotations

from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.rng import Random
from rdi_desktop.session.plan import GamePlan


def game_setup(plan: GamePlan) -> GameSetup:
    """What the engine needs to know of the plan. Who begins is as much a matter of the seed as the cards are."""
    seats = tuple(SeatSetup(seat.character, seat.name, seat.asked, seat.team, seat.boss) for seat in plan.seats)
    first = Random(plan.seed).below(len(seats)) if plan.first is None else plan.first
    return GameSetup(seats, plan.seed, first, dict(plan.options), plan.variant)
