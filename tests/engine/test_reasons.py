# SPDX-License-Identifier: GPL-3.0-or-later
"""What cannot be played has a reason, and it is the step that fails of those that decide."""

from __future__ import annotations

import random

import pytest

from rdi_desktop.engine.asked import Reason
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.reasons import Ladder
from tests.engine.fuzz import some_setup
from tests.engine.watching import check_reasons, legal_answer
from tests.rules.deal import at, content, deal


@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_playable_and_nothing_else_is(seed: int) -> None:
    chance = random.Random(seed)
    game = Game.new(some_setup(chance), content())
    found: set[Reason] = set()
    for n in range(240):
        if game.pending is None:
            break
        if n % 3 == 0:
            found |= check_reasons(game)
            for seat in range(len(game.table.seats)):
                ways = [(p.card, p.ability, [way.id for way in p.ways]) for p in game.playable(seat) if p.ways]
                assert ways == [
                    (p.card, p.ability, [way.id for way in p.ways]) for p in game.playable(seat, reasons=False)
                ]
        game.submit(legal_answer(game.pending, chance))
    assert len(found) > 3


def test_the_step_that_fails_last_is_told() -> None:
    why = Ladder()
    why.fall(Reason.CANNOT_PAY)
    why.fall(Reason.NEEDS_MOMENT, moments=("drink",))
    assert why.fell is not None
    assert why.fell.key is Reason.CANNOT_PAY


TESTER = """
kind: character
id: tester
name: Tester
size: 45
deck:
- {title: Dear, type: action, copies: 10, cost: {gold: 5}, do: [{lose: {who: another, fortitude: 1}}]}
- {title: Mindful, type: action, copies: 10, if: {stat: {fortitude: 0-10}}, do: [{lose: {who: another, fortitude: 1}}]}
- {title: Tidy, type: action, copies: 10, do: [{discard: {cards: 1, type: cheating}}]}
- {title: Quick, type: anytime, copies: 5, do: [{gain: {fortitude: 1}}]}
- {title: Picky, type: action, copies: 10, do: [{lose: {who: {another: {if: {stat: {gold: 11+}}}}, fortitude: 1}}]}
"""


@pytest.mark.parametrize(
    ("title", "gold", "reason"),
    [
        ("Dear", 4, "cannot_pay"),
        ("Dear", 5, None),
        ("Mindful", 9, "condition"),
        ("Tidy", 9, "nothing_to_do"),
        ("Picky", 9, "no_target"),
    ],
)
def test_the_reason_is_the_step_that_fails(title: str, gold: int, reason: str | None) -> None:
    t = deal(tester=at([title], gold=gold), zot=at(), extra=[TESTER])
    assert t.why("tester", title) == reason


def test_while_another_card_is_answered_no_action_can_be_played() -> None:
    t = deal(tester=at(["Dear", "Quick"]), zot=at(), extra=[TESTER], asked="always")
    t.play("tester", "Quick")
    assert t.game.windows
    assert t.why("tester", "Dear") == "something_resolving"
