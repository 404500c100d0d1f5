# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine's set-up of a planned game, and its first position."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.rng import Random
from rdi_desktop.session.plan import LEAST_THINKING, MOST_THINKING, THINK, GamePlan, sound_thinking

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def game_setup(plan: GamePlan) -> GameSetup:
    """The engine's set-up for a plan. The starting player follows from the seed, like the cards.

    ValueError for a time limit that is not allowed.
    """
    if not sound_thinking(plan.options.get(THINK, 0)):
        raise ValueError(f"time to think is 0, or {LEAST_THINKING} to {MOST_THINKING} seconds")
    seats = tuple(SeatSetup(seat.character, seat.name, seat.asked, seat.team, seat.boss) for seat in plan.seats)
    first = Random(plan.seed).below(len(seats)) if plan.first is None else plan.first
    return GameSetup(seats, plan.seed, first, dict(plan.options), plan.variant)


def dealt(plan: GamePlan, content: Content) -> Game:
    """The game at its first decision: dealt, or set up from the plan's scenario. ValueError if that is not possible."""
    if not plan.scenario:
        return Game.new(game_setup(plan), content)
    from rdi_desktop.scenario.file import parse_scenario
    from rdi_desktop.scenario.table import deal

    scenario = parse_scenario(plan.scenario, content)
    if [seat.character for seat in scenario.table.seats] != [seat.character for seat in plan.seats]:
        raise ValueError("the scenario is for others than those who sit there")
    seats = tuple(replace(seat, name=who.name) for seat, who in zip(scenario.table.seats, plan.seats, strict=True))
    return deal(replace(scenario, seed=plan.seed, table=replace(scenario.table, seats=seats)), content)
