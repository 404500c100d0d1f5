# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.asked import DecisionTold, OptionTold
from rdi_desktop.engine.state.decisions import Answer, CommandError
from rdi_desktop.session.opening import open_save
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import read_save
from tests.session.people import BOT, People, deal


def seen(session: object, seats: int = 4) -> list[object]:
    return [session.view(seat) for seat in (None, *range(seats))]  # type: ignore[attr-defined]


def test_a_game_between_people_and_computer_players_goes_to_its_end(content: Content, tmp_path: Path) -> None:
    session = deal(content, HUMAN, BOT, HUMAN, BOT, folder=tmp_path)
    people = People(session)
    while not session.over:
        people.move()
    session.close()

    save = read_save(next(tmp_path.iterdir()))

    assert save.over is not None
    assert list(save.over.winners) == session.view(None).over.winners
    assert tuple(save.commands) == session.commands


def test_nothing_of_the_rules_leaves_a_session(content: Content) -> None:
    """What is asked and may be played is plain: the rules' own classes know hidden cards (decision 0405)."""
    session = deal(content, HUMAN, BOT, HUMAN)
    people = People(session)
    asked = 0
    while not session.over and asked < 40:
        decision = session.decision()
        if decision is not None:
            asked += 1
            views = [session.view(seat).pending for seat in range(3)]
            ways = [way for each in session.playable(decision.seat) for way in each.ways]
            assert {type(each) for each in (decision, *views)} <= {DecisionTold, type(None)}
            assert {type(each) for each in (*decision.options, *ways)} == {OptionTold}
        people.move()
    assert asked == 40


def test_observers_hear_of_each_change_and_of_none_after_they_left(content: Content) -> None:
    session = deal(content, HUMAN, BOT)
    heard: list[int] = []
    leave = session.observe(lambda: heard.append(len(session.commands)))
    decision = session.decision()
    assert decision is not None
    session.submit(Answer(0, decision.default))
    assert heard
    assert heard[-1] == len(session.commands)
    count = len(heard)
    leave()
    People(session).move()
    assert len(heard) == count


def test_a_refused_command_changes_nothing_and_is_not_written_down(content: Content, tmp_path: Path) -> None:
    session = deal(content, HUMAN, BOT, folder=tmp_path)
    before = seen(session, 2)

    with pytest.raises(CommandError):
        session.submit(Answer(1, ("pass",)))
    with pytest.raises(CommandError):
        session.submit(Answer(0, ("no such thing",)))

    assert seen(session, 2) == before
    session.close()
    assert read_save(next(tmp_path.iterdir())).commands == []


@pytest.mark.parametrize("moves", [0, 1, 7, 40, 90])
def test_a_crash_at_any_moment_loses_nothing(content: Content, tmp_path: Path, moves: int) -> None:
    session = deal(content, HUMAN, BOT, HUMAN, BOT, folder=tmp_path)
    people = People(session)
    for _ in range(moves):
        people.move()
    # the program dies here: nothing is closed

    opening = open_save(read_save(next(tmp_path.iterdir())), content)
    again = opening.session()

    assert opening.problem is None
    assert seen(again) == seen(session)
    assert again.events(0, 0) == session.events(0, 0)
    People(again).move()
    again.close()
    assert read_save(next(tmp_path.iterdir())).problem is None
    session.close()


def test_a_file_from_other_rules_goes_on_from_where_both_agree(content: Content, tmp_path: Path) -> None:
    session = deal(content, HUMAN, BOT, folder=tmp_path)
    People(session).until(lambda s: s.view(None).turn_number == 5)
    session.close()
    save = read_save(next(tmp_path.iterdir()))
    wrong = [mark for mark in save.marks if mark.turn >= 4]
    save.marks = [mark for mark in save.marks if mark.turn < 4] + [
        type(m)(m.commands, m.turn, m.seat, "other") for m in wrong
    ]

    opening = open_save(save, content)
    problem = opening.problem
    again = opening.session()

    assert problem is not None
    assert problem.loses
    assert opening.turn == 3
    assert (problem.key, problem.line) == ("other_rules", 3)
    assert again.view(None).turn_number == 3
    again.close()
    assert again.path is None
    copy = next(path for path in tmp_path.iterdir() if path != save.path)
    assert read_save(copy).commands == list(again.commands)
    assert read_save(save.path).commands == list(session.commands)
