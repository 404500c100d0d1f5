# SPDX-License-Identifier: GPL-3.0-or-later
"""One clock: what is shown follows the beats, and nobody ever has to wait for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rdi_desktop.director.pace import CAUGHT_UP, HELD
from rdi_desktop.engine.seen import SeenCard
from tests.director.differences import differences
from tests.director.people import Onlooker
from tests.director.told import MACE, WARD, Story, view


@pytest.fixture
def onlooker() -> Onlooker:
    """Looks at the table, where a blow has just landed."""
    onlooker = Onlooker()
    onlooker.director.cut(view())
    blow(onlooker)
    return onlooker


def blow(onlooker: Onlooker) -> None:
    story = Story().plays(0, MACE, 1, 2).loses(2, 3, 1).resolves(0, MACE, 1)
    onlooker.director.take(story.events, view(fortitude={2: 17}))


def fortitude(onlooker: Onlooker) -> int:
    return int(onlooker.director.shown.view.seats[2].fortitude)


def test_the_table_shows_a_loss_when_it_strikes_and_not_before(onlooker: Onlooker) -> None:
    director = onlooker.director
    assert onlooker.kinds == ["play"]
    assert fortitude(onlooker) == 20
    director.advance(onlooker.begun[0].seconds + 0.01)
    assert onlooker.kinds == ["play", "strike"]
    assert fortitude(onlooker) == 20, "the card is still on its way"
    seen = set()
    while onlooker.kinds[-1] == "strike":
        director.advance(0.02)
        seen.add(fortitude(onlooker))
    assert seen == {20, 19, 18, 17}, "it runs down, point by point"


def test_it_takes_as_long_as_the_beats_say(onlooker: Onlooker) -> None:
    director = onlooker.director
    whole, steps = director.left, 0
    while director.busy:
        director.advance(0.05)
        steps += 1
    assert steps * 0.05 == pytest.approx(whole, abs=0.06)
    assert director.left == 0
    assert onlooker.ended == onlooker.begun


@pytest.mark.parametrize("pace", [2.0, 4.0])
def test_it_goes_faster_when_told(onlooker: Onlooker, pace: float) -> None:
    onlooker.director.pace = pace
    onlooker.director.advance(onlooker.director.left / pace + 0.001)
    assert not onlooker.director.busy


def test_who_acts_has_seen_everything_within_a_moment(onlooker: Onlooker) -> None:
    for _ in range(20):
        blow(onlooker)
    onlooker.director.pause(True)
    onlooker.director.hurry()
    onlooker.director.advance(CAUGHT_UP + 0.001)
    assert len(onlooker.ended) == 63
    assert not onlooker.director.busy


def test_what_comes_of_the_act_is_shown_at_the_usual_pace(onlooker: Onlooker) -> None:
    director = onlooker.director
    director.hurry()
    director.take(Story().plays(2, WARD, 2).events, view(fortitude={2: 17}))
    for _ in range(4):
        director.advance(CAUGHT_UP / 3)
    assert onlooker.begun[-1].seat == 2
    assert director.busy
    assert director.rate == 1.0


def test_one_key_finishes_the_present_beat_and_no_more(onlooker: Onlooker) -> None:
    onlooker.director.finish()
    assert onlooker.kinds == ["play", "strike"]
    assert fortitude(onlooker) == 20
    onlooker.director.finish()
    assert fortitude(onlooker) == 17


def test_holding_the_key_fast_forwards(onlooker: Onlooker) -> None:
    onlooker.director.held = True
    onlooker.director.advance(onlooker.director.left / HELD + 0.001)
    assert not onlooker.director.busy


def test_paused_it_goes_beat_by_beat(onlooker: Onlooker) -> None:
    director = onlooker.director
    director.pause(True)
    director.advance(60)
    assert onlooker.kinds == ["play"]
    director.step()
    director.advance(0.1)
    assert onlooker.kinds == ["play"], "it goes on to its end as always"
    director.advance(60)
    assert onlooker.kinds == ["play", "strike"]
    assert fortitude(onlooker) == 20, "and what follows is held again"
    director.step()
    director.step()
    assert onlooker.kinds == ["play", "strike", "home"], "twice: it is over"
    director.pause(False)
    director.advance(60)
    assert not director.busy


def test_without_a_pace_everything_is_there_at_once() -> None:
    onlooker = Onlooker()
    onlooker.director.pace = 0.0
    onlooker.director.cut(view())
    blow(onlooker)
    assert not onlooker.director.busy
    assert fortitude(onlooker) == 17
    assert [play.card.title for play in onlooker.director.history.plays] == ["Mace"]


def test_what_was_taken_back_is_shown_no_longer(onlooker: Onlooker) -> None:
    onlooker.director.cut(view(fortitude={2: 20}), since=0)
    assert not onlooker.director.busy
    assert fortitude(onlooker) == 20
    assert not onlooker.director.history.plays


def test_the_last_eight_plays_are_remembered_with_what_they_did(onlooker: Onlooker) -> None:
    for _ in range(9):
        blow(onlooker)
    onlooker.director.catch_up()
    plays = onlooker.director.history.plays
    assert len(plays) == 8
    assert plays[-1].touched == {2}
    assert [beat.kind for beat in plays[-1].did] == ["strike", "home"]


def test_a_game_begins_on_the_table_as_it_was_before_an_automaton_acted() -> None:
    """The first player has been hit before anybody could decide anything; that is seen, too."""
    story = Story().then("game_started", seats=["a", "b", "c", "d"]).then("turn_started", 1, number=1)
    story.then("phase_started", 1, phase="action").plays(1, MACE, 1, 2).loses(2, 3, 1, by=1).resolves(1, MACE, 1)
    story.then("turn_started", 0, number=2).then("phase_started", 0, phase="discard_and_draw")
    mace = SeenCard(MACE, "ann/mace", "Mace", "action", 0)
    true = replace(view(fortitude={2: 17}, discard={0: [mace]}), turn=0, turn_number=2, phase="discard_and_draw")
    onlooker = Onlooker()
    onlooker.director.cut(true)
    onlooker.director.open(story.events, true)
    shown = onlooker.director.shown
    assert onlooker.kinds == ["begin"]
    assert (shown.view.turn, shown.view.on_turn, fortitude(onlooker)) == (1, None, 20), "the cards are dealt from there"
    unseen: list[str] = []
    while onlooker.director.busy:
        if onlooker.kinds[-1] == "strike":
            assert shown.view.turn == 1
        unseen = list(differences(shown.view, true))
        onlooker.director.advance(0.1)
    assert onlooker.kinds[:4] == ["begin", "turn", "phase", "play"] and "strike" in onlooker.kinds
    assert unseen == [], "all of it has come about before the table is set right"
