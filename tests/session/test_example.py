# SPDX-License-Identifier: GPL-3.0-or-later
"""Worked examples are played, looked back at, and gone on with from any step: saved, opened again and taken back like any game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.content.rulebook import SCENARIOS
from rdi_desktop.scenario.file import load_scenario, scenario_files
from rdi_desktop.scenario.model import Check, Expect
from rdi_desktop.session.example import play_example
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.plan import HUMAN, GamePlan
from rdi_desktop.session.replay import ReplaySession, branch_plan
from rdi_desktop.session.save import read_save
from rdi_desktop.session.setup import dealt
from rdi_desktop.words import speaking
from tests.session.people import People

DEEP = "base-answers-four-deep"
SOME = (DEEP, "base-contest-three-tie", "otto-reset-unsaid", "comp-wrench-jinxed", "team-special-editions")


def example(content: Content, id: str = DEEP) -> ReplaySession:
    return play_example(SCENARIOS / f"{id}.yaml", content)


def taken(replay: ReplaySession, seat: int) -> GamePlan:
    """The plan with a person in that seat."""
    seats = list(replay.plan.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], controller=HUMAN)
    return branch_plan(replay.plan, seats)


@pytest.mark.parametrize("id", SOME)
def test_it_begins_as_the_file_says_and_goes_to_its_end(content: Content, id: str) -> None:
    replay = example(content, id)
    assert replay.title and replay.story[0][0] == 0
    assert replay.length > 0 and replay.story[-1][0] <= replay.length
    replay.go(replay.length)
    end = replay.view(None)
    replay.go(0)
    assert replay.view(None) != end
    replay.go(replay.length)
    assert replay.view(None) == end


@pytest.mark.parametrize("path", scenario_files([SCENARIOS])[::70], ids=lambda path: path.stem)
def test_it_ends_as_the_file_expects(content: Content, path: Path) -> None:
    replay = play_example(path, content)
    replay.go(replay.length)
    said = [step.action for step in load_scenario(path, content).steps]
    last = next(action for action in reversed(said) if not isinstance(action, Check))  # a check changes nothing
    assert isinstance(last, Expect)
    for seat, facts in last.seats.items():
        mat = replay.view(None).seats[seat]
        numbers = {key: facts[key] for key in ("fortitude", "alcohol", "gold") if isinstance(facts.get(key), int)}
        assert mat.out or {key: mat.numbers[key] for key in numbers} == numbers
    assert not any(sign in words for _, words in replay.story for sign in "{}[]/")


def test_its_steps_are_told(content: Content) -> None:
    said = [words for _, words in example(content).story]
    assert said[1] == "Zot plays “I told you not to distract me!” on Gerki."
    assert "Gerki plays “Hide in shadows”." in said
    assert "Gerki has 18 Fortitude" in said[-1]


def test_its_steps_are_told_in_german(content: Content) -> None:
    """Choices, places and tokens too: no key of the file is left."""
    with speaking("de"):
        hexed, thrown_out, crawl = (
            [words for _, words in example(content, id).story]
            for id in ("cc-e037", "comp-pooky-thrown-out", "crawl-a-chaser")
        )
    assert hexed[-1] == "Und so: Fleck hat 4 Alkohol, Rauschzauber 0."
    assert "Gerki wählt Nein." in thrown_out
    assert any("wählt Abgrundbiere" in words for words in crawl)


def test_seats_have_names_that_people_read(content: Content) -> None:
    replay = example(content)
    assert [mat.name for mat in replay.view(None).seats] == ["Zot", "Gerki", "Fiona"]


@pytest.mark.parametrize("id", SOME)
def test_one_plays_on_from_any_step_to_the_end_of_the_game(content: Content, tmp_path: Path, id: str) -> None:
    replay = example(content, id)
    replay.go(replay.length // 2)
    _, commands = replay.branch()
    seat = next(i for i, info in enumerate(replay.seats) if not info.automatic)
    session = new_session(taken(replay, seat), content, tmp_path, commands=commands)
    assert list(session.commands[: len(commands)]) == commands
    assert session.decision() is not None
    people = People(session)
    for _ in range(40):
        if not session.over:
            people.move()
    assert len(session.commands) > len(commands)
    assert session.close() is None


def test_what_goes_on_is_saved_and_opened_again(content: Content, tmp_path: Path) -> None:
    replay = example(content)
    replay.go(3)
    _, commands = replay.branch()
    session = new_session(taken(replay, 1), content, tmp_path, commands=commands)
    people = People(session)
    for _ in range(15):
        people.move()
    path, view, log = session.path, session.view(1), session.commands
    assert path is not None and session.close() is None

    opening = open_save(read_save(path), content)
    assert opening.problem is None
    again = opening.session()
    assert again.commands == log
    assert again.view(1).seats == view.seats
    assert again.close() is None


def test_it_is_taken_back_to_the_example_and_not_before_it_was_dealt(content: Content, tmp_path: Path) -> None:
    replay = example(content)
    replay.go(3)
    _, commands = replay.branch()
    session = new_session(taken(replay, 1), content, tmp_path, commands=commands)
    mine = session.decision()
    assert mine is not None and mine.seat == 1
    before = session.view(1).seats
    People(session).move()
    steps = session.undo.steps()
    assert steps
    session.undo.propose(1, None)
    assert session.view(1).seats == before
    assert session.close() is None


def test_a_rematch_lays_the_same_table_with_other_luck(content: Content) -> None:
    plan = example(content).plan
    first, again = dealt(plan, content).view(None), dealt(plan.again(), content).view(None)
    for old, new in zip(first.seats, again.seats, strict=True):
        assert (old.character, old.fortitude, old.hand_count) == (
            new.character,
            new.fortitude,
            new.hand_count,
        )


@pytest.mark.parametrize(
    "text",
    [
        "id: a\ntable: {seats: [{character: zot}]}\nsteps: []\n",
        "- no scenario",
        "a: &a [b, b]\nc: &c [*a, *a, *a, *a]\nd: &d [*c, *c, *c, *c]\ne: &e [*d, *d, *d, *d, *d, *d]\n" * 2,
        "x: " + "[" * 300 + "]" * 300 + "&",
        "a: &a [" + "b, " * 3000 + "b]\nc: [" + "*a, " * 3000 + "*a]\n",
    ],
)
def test_a_plan_with_a_text_that_is_no_such_table_is_refused(content: Content, text: str) -> None:
    plan = msgspec.structs.replace(example(content).plan, scenario=text)
    with pytest.raises(ValueError, match=r".+"):
        dealt(plan, content)
