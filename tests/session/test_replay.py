# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer, OutOfTurn
from rdi_desktop.session.course import course_of
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.replay import ReplaySession, numbers_over_turns
from tests.session.people import BOT, People, deal


@pytest.fixture(scope="module")
def played(content: Content) -> LocalSession:
    session = deal(content, HUMAN, BOT, HUMAN, BOT)
    people = People(session)
    while not session.over:
        people.move()
    return session


@pytest.fixture
def replay(played: LocalSession, content: Content) -> ReplaySession:
    return ReplaySession(played.plan, content, played.commands)


def test_the_replayed_game_equals_the_played_one_at_every_event(played: LocalSession, replay: ReplaySession) -> None:
    replay.go(replay.length)

    for seat in (None, 0, 1, 2, 3):
        assert replay.events(0, seat) == played.events(0, seat)
        assert replay.view(seat).seats == played.view(seat).seats


def test_every_moment_looks_and_was_told_as_it_did_when_it_was_played(content: Content) -> None:
    """Each seat's secrets too, in a game in which moves were taken back."""
    session = deal(content, HUMAN, BOT, HUMAN, BOT, undo_anything=True)
    moments: dict[int, list[tuple[object, object]]] = {}

    def look() -> None:
        for seat in (None, 0, 1, 2, 3):
            view = replace(session.game.view(seat), pending=None)
            moments.setdefault(len(session.commands), []).append((view, session.events(0, seat)))

    def everything(session: LocalSession) -> bool:
        if len(session.commands) not in moments:
            look()
        return session.over

    people = People(session)
    people.until(lambda s: everything(s) or len(s.commands) > 60)
    session.undo.propose(0)
    session.undo.agree(2)
    for later in [count for count in moments if count > len(session.commands)]:
        del moments[later]
    people.until(everything)

    replays = [ReplaySession(session.plan, content, session.commands, past) for past in (None, session.history)]
    assert replays[0].turns == replays[1].turns
    assert replays[0].events_at == replays[1].events_at
    assert len(moments) > 80
    for place, (position, looks) in enumerate(moments.items()):
        replay = replays[place % 2]  # played again, and with the past that the session has
        replay.go(position)
        assert [(replay.view(seat), replay.events(0, seat)) for seat in (None, 0, 1, 2, 3)] == looks
    assert session.over, "the game itself is where it was"


def test_the_table_is_the_same_from_whichever_side_one_comes(replay: ReplaySession) -> None:
    forth = []
    for position in range(replay.length + 1):
        replay.go(position)
        forth.append((replay.view(0), replay.events(0, 0)))
    for position in range(replay.length, -1, -13):
        replay.go(position)
        assert (replay.view(0), replay.events(0, 0)) == forth[position]


def test_turns_begin_where_they_say(replay: ReplaySession) -> None:
    for position, number, seat in replay.turns:
        replay.go(position)
        view = replay.view(None)
        assert (view.turn_number, view.turn) == (number, seat)
    assert [number for _, number, _ in replay.turns] == list(range(1, len(replay.turns) + 1))


def test_steps_go_from_one_thing_that_happened_to_the_next(replay: ReplaySession) -> None:
    seen = 0
    while replay.position < replay.length:
        before = len(replay.events(0, None))
        replay.go(replay.next_event_position())
        seen += 1
        assert len(replay.events(0, None)) > before or replay.position == replay.length
    assert seen > 20


def test_steps_back_lead_before_each_thing_that_happened_down_to_the_beginning(replay: ReplaySession) -> None:
    replay.go(replay.turns[2][0])
    while replay.position:
        before, here = replay.position, replay.events_at[replay.position]
        replay.go(replay.last_event_position())
        assert replay.position < before
        assert replay.events_at[replay.position] < here or replay.position == 0
        assert replay.position == before - 1 or replay.events_at[replay.position + 1] == here, "no step is left out"
    assert replay.last_event_position() == 0
    replay.go(replay.length)
    assert replay.next_event_position() == replay.length


def test_a_position_belongs_to_the_turn_that_began_last(replay: ReplaySession) -> None:
    second = replay.turns[1][0]
    assert [replay.turn_at(position) for position in (0, second - 1, second, replay.length)] == [
        0,
        0,
        1,
        len(replay.turns) - 1,
    ]
    assert (replay.asked, replay.over) == (replay.turns[0][2], False)
    replay.go(replay.length)
    assert (replay.asked, replay.over) == (None, True)


def test_all_hands_are_shown_only_when_wanted(replay: ReplaySession) -> None:
    assert replay.view(None).seats[1].hand is None
    replay.all_hands = True
    assert all(len(seat.hand) == seat.hand_count for seat in replay.view(None).seats)


def test_the_past_cannot_be_changed(replay: ReplaySession) -> None:
    with pytest.raises(OutOfTurn):
        replay.submit(Answer(0, ()))


def test_a_new_game_goes_on_from_the_middle(played: LocalSession, replay: ReplaySession, content: Content) -> None:
    replay.go(replay.length // 2)
    plan, commands = replay.branch()
    again = new_session(plan, content, commands=commands)

    assert again.view(0).seats == replay.view(0).seats
    people = People(again)
    while not again.over:
        people.move()
    assert played.commands[: len(commands)] == again.commands[: len(commands)]


def test_the_numbers_for_the_chart_start_full_and_end_with_one_left(replay: ReplaySession) -> None:
    points = numbers_over_turns(replay)

    assert all((seat.fortitude, seat.alcohol) == (20, 0) for seat in points[0].seats)
    assert sum(not seat.out for seat in points[-1].seats) == 1
    assert replay.position == 0


def test_the_course_of_a_game_adds_up_to_how_everybody_stood_at_its_end(replay: ReplaySession) -> None:
    replay.go(7)
    course = course_of(replay)
    assert replay.position == 7
    replay.go(replay.length)
    gained: Counter[tuple[str, int]] = Counter()
    for event in replay.events(0, None):
        if event.key in ("gained_fortitude", "lost_alcohol", "drank"):
            gained[event.key, event.who] += event.args.get("n", 1)
    for seat, mat in enumerate(replay.view(None).seats):
        assert 20 + gained["gained_fortitude", seat] - course.taken(seat) == mat.fortitude
        assert course.drunk.get(seat, 0) - gained["lost_alcohol", seat] == mat.alcohol
        assert course.mugs.get(seat, 0) == gained["drank", seat]
        assert course.dealt(seat) == sum(n for (by, to), n in course.hits.items() if by == seat and to != seat)
    assert sum(map(course.dealt, range(4))) <= sum(map(course.taken, range(4)))
    assert len(course.odds) == len(replay.turns) + 1
    assert sorted(course.odds[-1]) == [0, 0, 0, 100]
