# SPDX-License-Identifier: GPL-3.0-or-later
"""What has one answer only is not asked of a person who plays alone against computer players."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from tests.rules.deal import at, content, deal
from tests.session.people import BOT


def sit_down(hand: list[str], people: int = 1, *, ask_always: bool = False) -> LocalSession:
    """Gerki's Action phase, with that hand; the first of the three seats are people."""
    table = deal(gerki=at(hand), zot=at(), fiona=at(), turn="gerki")
    seats = [SeatInfo(name, name, HUMAN if place < people else BOT) for place, name in enumerate(table.names)]
    return LocalSession.of(table.game, plan_game(seats, seed=1, ask_always=ask_always), content())


def asked(session: LocalSession) -> str | None:
    decision = session.decision()
    return decision.kind if decision is not None else None


def test_without_an_action_the_turn_goes_on_to_the_drink_that_is_to_be_ordered() -> None:
    session = sit_down(["I raise!"])
    assert asked(session) == "order"
    assert session.undo.steps() == []  # nobody decided anything that could be taken back


@pytest.mark.parametrize("hand", [["How did this get stuck in your back?"], ["Tip the Wench"]])
def test_whoever_can_play_or_break_in_is_asked(hand: list[str]) -> None:
    assert asked(sit_down(hand)) == "action"


def test_with_others_at_the_screen_or_by_wish_everything_is_asked() -> None:
    assert asked(sit_down(["I raise!"], people=2)) == "action"
    assert asked(sit_down(["I raise!"], ask_always=True)) == "action"


def test_the_mug_is_taken_by_hand() -> None:
    session = sit_down([])
    decision = session.decision()
    assert decision is not None

    session.submit(Answer(0, (decision.options[0].id,)))
    assert asked(session) == "drink"
