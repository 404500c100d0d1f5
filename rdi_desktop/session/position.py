# SPDX-License-Identifier: GPL-3.0-or-later
"""A position to be played by one person, from a lesson or a brain-teaser; it is not saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import yaml

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.session.draft import GUEST
from rdi_desktop.session.example import example_plan
from rdi_desktop.session.game_history import begun
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import ABLE, HUMAN, GamePlan

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.scenario.model import Scenario
    from rdi_desktop.session.facade import Played


def position_plan(scenario: Scenario, person: int, content: Content) -> GamePlan:
    """The plan of the game in which a position is played, with a person in that seat and computers in all others."""
    table = {"id": scenario.id, "table": scenario.table.at.plain(), "steps": []}
    plan = example_plan(scenario, yaml.safe_dump(table, allow_unicode=True), content)
    seats = tuple(
        msgspec.structs.replace(seat, name=GUEST, controller=HUMAN, asked=ABLE)
        if index == person and seat.name == "you"
        else msgspec.structs.replace(seat, controller=HUMAN if index == person else seat.controller, asked=ABLE)
        for index, seat in enumerate(plan.seats)
    )
    return msgspec.structs.replace(plan, seats=seats)


class PositionSession(LocalSession):
    """Plays a position. It is never over: a person who has failed, or is out, takes moves back or starts again."""

    fleeting = True

    def __init__(self, scenario: Scenario, person: int, content: Content) -> None:
        plan = position_plan(scenario, person, content)
        super().__init__(begun(plan, content), plan, content)

    @property
    def over(self) -> bool:
        """Never."""
        return False

    @property
    def still_in(self) -> tuple[int, ...]:
        """The person, even if out."""
        return self.plan.humans

    def view(self, seat: int | None) -> SeenTable:
        """The table, also when the game is over."""
        return replace(super().view(seat), over=None)


if TYPE_CHECKING:
    _checked: type[Played] = PositionSession
