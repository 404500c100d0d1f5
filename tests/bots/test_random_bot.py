# SPDX-License-Identifier: GPL-3.0-or-later
"""The player without a plan: only legal answers, all of them sometimes, the same ones for the same seed."""

from __future__ import annotations

from rdi_desktop.bots.random_bot import RandomBot
from rdi_desktop.engine.state.decisions import Answer, Decision, Option


def decision(count: int, least: int, most: int) -> Decision:
    options = [Option(f"card:{i}", "card", card=i) for i in range(count)]
    return Decision(0, "discard", options, min=least, max=most)


def answers(bot: RandomBot, asked: Decision, times: int) -> list[tuple[str, ...]]:
    picked = []
    for _ in range(times):
        command = bot.decide(dict, asked, list)
        assert isinstance(command, Answer)
        picked.append(command.picks)
    return picked


def test_every_answer_is_legal() -> None:
    asked = decision(7, 2, 5)
    for picks in answers(RandomBot(3), asked, 200):
        assert asked.min <= len(picks) <= asked.max
        assert len(set(picks)) == len(picks)
        assert all(asked.option(pick) is not None for pick in picks)


def test_every_single_option_is_chosen_sometimes() -> None:
    asked = decision(5, 1, 1)
    assert {picks[0] for picks in answers(RandomBot(1), asked, 200)} == {option.id for option in asked.options}


def test_a_range_means_every_number_of_picks() -> None:
    asked = decision(3, 0, 3)
    assert {len(picks) for picks in answers(RandomBot(1), asked, 200)} == {0, 1, 2, 3}


def test_fewer_options_than_may_be_picked() -> None:
    asked = decision(2, 0, 7)
    assert max(len(picks) for picks in answers(RandomBot(1), asked, 50)) == 2


def test_the_same_seed_gives_the_same_answers() -> None:
    asked = decision(7, 0, 7)
    assert answers(RandomBot(9), asked, 30) == answers(RandomBot(9), asked, 30)
    assert answers(RandomBot(9), asked, 30) != answers(RandomBot(10), asked, 30)


def test_it_never_looks() -> None:
    def looked() -> dict[str, object]:
        raise AssertionError("the random player has no need of a view")

    RandomBot(1).decide(looked, decision(4, 1, 1), list)
