# SPDX-License-Identifier: GPL-3.0-or-later
"""Who fell when, and what it was."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content
from rdi_desktop.director.story import Fall, falls
from tests.director.people import bots
from tests.director.told import ALE, MACE, NO, Story

ALONE = (0, 1, 2, 3)
"""Everybody plays alone."""


def test_the_last_blow_names_who_dealt_it_and_with_what() -> None:
    story = Story().then("turn_started", 0, number=4).plays(0, MACE, 1, 2).loses(2, 3, 1).resolves(0, MACE, 1)
    assert falls(story.then("passed_out", 2).events, ALONE) == [Fall(2, True, 4, 0, "Mace")]


def test_who_is_hurt_by_a_card_of_another_though_it_is_their_own_doing_names_the_other() -> None:
    """A loss that counts as one's own is put down to whoever played the card, if that was somebody else."""
    story = Story().then("turn_started", 0, number=4).plays(0, MACE, 1, 2).loses(2, 3, 1, by=2)
    assert falls(story.then("passed_out", 2).events, ALONE) == [Fall(2, True, 4, 0, "Mace")]
    story = Story().then("turn_started", 0, number=4).plays(2, NO, 1).loses(2, 3, 1, by=2)
    assert falls(story.then("passed_out", 2).events, ALONE) == [Fall(2, True, 4, None, "No")]


def test_whoever_drinks_too_much_has_nobody_else_to_blame() -> None:
    story = Story().then("turn_started", 2, number=9).then("drank", 2, 5, cards=[ALE], numbers={"alcohol": 2}, entry=5)
    story.then("gained_alcohol", 2, 5, n=2).then("passed_out", 2)
    assert falls(story.events, ALONE) == [Fall(2, True, 9, None, "Ale")]


@pytest.mark.parametrize("first", [2, 3])
def test_teammates_are_out_by_the_same_blow_whoever_took_it(first: int) -> None:
    """The other of the team was hit as well, but earlier and by something else."""
    story = Story().then("turn_started", 0, number=4).plays(1, NO, 1).loses(5 - first, 1, 1, by=1)
    story.plays(0, MACE, 2).loses(first, 3, 2).then("passed_out", 2).then("passed_out", 3)
    assert falls(story.events, (0, 0, 1, 1)) == [Fall(2, True, 4, 0, "Mace"), Fall(3, True, 4, 0, "Mace")]


def test_teammates_are_out_of_gold_together_wherever_the_last_of_it_went() -> None:
    story = Story().then("turn_started", 1, number=2).then("anted", 1, n=1, to="pot", why="ante", payer=1)
    story.then("paid", 0, n=1, to="inn", why="card", payer=0).then("out_of_gold", 0).then("out_of_gold", 1)
    assert [(fall.seat, fall.by) for fall in falls(story.events, (0, 0, 1, 1))] == [(0, "inn"), (1, "inn")]


def test_the_last_gold_went_somewhere() -> None:
    story = Story().then("turn_started", 1, number=2).then("anted", 1, n=1, to="pot", why="ante", payer=1)
    assert falls(story.then("out_of_gold", 1).events, ALONE) == [Fall(1, False, 2, "pot")]


def test_in_a_whole_game_everybody_but_the_winner_falls_once(content: Content) -> None:
    session = bots(content, ("deirdre", "fiona", "gerki", "zot"), 4)
    while session.step():
        pass
    view = session.view(None)
    out = falls(session.events(0, None), [seat.side for seat in view.seats])
    assert sorted(fall.seat for fall in out) == [seat.seat for seat in view.seats if seat.out]
    assert [fall.passed_out for fall in out] == [view.seats[fall.seat].out_because == "passed_out" for fall in out]
    assert sorted(fall.turn for fall in out) == [fall.turn for fall in out]
    assert any(fall.by is not None or fall.card for fall in out)
