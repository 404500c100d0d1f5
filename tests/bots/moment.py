# SPDX-License-Identifier: GPL-3.0-or-later
"""A table laid as scenarios are, at the moment when the seat named `me` is asked."""

from __future__ import annotations

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Decision
from rdi_desktop.scenario.file import parse_scenario
from rdi_desktop.scenario.run import ScenarioRun


def asked(content: Content, seats: str, rest: str, kind: str) -> tuple[Game, int, Decision]:
    """The game, the seat and its question of that kind; `seats` is a line for each, `rest` what else the file says."""
    listed = "\n".join(f"    - {{{seat.strip()}}}" for seat in seats.strip().splitlines())
    scenario = parse_scenario(f"id: asked\ntable:\n  seats:\n{listed}\n{rest}", content)
    run = ScenarioRun(scenario, content)
    while run.step() is not None:
        pass
    seat = scenario.seat_named("me")
    assert seat is not None
    game: Game = run.game
    while (decision := game.pending) is not None and (decision.seat, decision.kind) != (seat, kind):
        game.submit(Answer(decision.seat, decision.default))
    assert decision is not None
    return game, seat, decision
