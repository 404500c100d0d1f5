# SPDX-License-Identifier: GPL-3.0-or-later
"""Who the others are taken for, and what that changes in the worlds that are looked into."""

from __future__ import annotations

from typing import Any

from rdi_desktop.bots.impression import Impression
from rdi_desktop.bots.tempers import REGULAR
from rdi_desktop.bots.worlds import EVEN, kinds, outlook
from rdi_desktop.engine.state.decisions import Decision, Option
from tests.bots.moment import asked
from tests.rules.deal import content

ME, SEATS = 0, 4


def sees(impression: Impression, kind: str, opener: int | None = None, turn: int = ME) -> None:
    """One is asked something of that kind while a Round of that opener runs, or none."""
    numbers = tuple((seat, seat, 20, 0, 8, True, 0) for seat in range(SEATS))
    view: dict[str, Any] = {"numbers": numbers, "turn": turn, "round": None if opener is None else {"opener": opener}}
    impression.look(view, Decision(ME, kind, [Option("pass", "pass")], default=("pass",)))


def test_who_never_gambles_is_likely_a_regular_and_who_does_is_none() -> None:
    quiet, lively = Impression(), Impression()
    assert quiet.regulars == EVEN
    for _ in range(12):
        for each in (quiet, lively):
            sees(each, "discard")
        sees(lively, "gamble", opener=2)
        sees(lively, "respond")
    assert quiet.regulars > 0.8
    assert lively.regulars < 0.2


def test_a_round_counts_once_and_ones_own_tells_nothing() -> None:
    once, long, own = Impression(), Impression(), Impression()
    sees(once, "gamble", opener=1)
    for _ in range(5):
        sees(long, "gamble", opener=1)
        sees(own, "gamble", opener=ME)
    assert long.regulars == once.regulars < EVEN
    assert own.regulars == EVEN


def test_only_the_own_turn_tells_that_time_has_passed() -> None:
    impression = Impression()
    sees(impression, "discard", turn=2)
    sees(impression, "respond")
    assert impression.regulars == EVEN


def test_the_others_of_a_world_are_whom_they_are_taken_for() -> None:
    for seed in range(20):
        regulars, strangers = kinds(SEATS, ME, seed, 1.0), kinds(SEATS, ME, seed, 0.0)
        assert regulars[1:] == [REGULAR] * 3
        assert REGULAR not in strangers
        assert regulars[ME].thrift > strangers[ME].thrift, "good answers are kept where whoever is ahead is struck"
    drawn = [kind == REGULAR for seed in range(100) for kind in kinds(SEATS, ME, seed)[1:]]
    assert 0.4 < sum(drawn) / len(drawn) < 0.6


def test_to_be_ahead_is_worth_less_among_regulars() -> None:
    seats = """
        character: fiona, name: me, hand: [], fortitude: 16
        character: gerki, hand: [], fortitude: 10
        character: zot, hand: [], fortitude: 10
    """
    game, seat, _ = asked(content(), seats, "  phase: action\nsteps: []\n", "action")
    assert outlook(game, content(), seat, 1.0).chance < outlook(game, content(), seat, 0.0).chance
