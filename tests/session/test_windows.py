# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.engine.state.decisions import Answer, CommandError, Interject
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.passing import THIS_STACK, THIS_TITLE, UNTIL_CONCERNED, UNTIL_TURN, WINDOW_KINDS
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from tests.rules.deal import at
from tests.rules.deal import deal as table
from tests.session.people import BOT, People, deal


def open_window(session: LocalSession, kind: str = "respond", least: int = 2) -> None:
    People(session).until(lambda s: (w := s.window()) is not None and w.kind == kind and len(w.seats) >= least)


def playing_option(session: LocalSession) -> str | None:
    decision = session.decision()
    assert decision is not None
    return next((option.id for option in decision.options if option.kind == "play"), None)


def test_an_open_window_asks_everybody_at_once_and_nobody_in_particular(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    open_window(session, least=3)
    window = session.window()

    assert window is not None
    assert sorted(window.seats) == [0, 1, 2]
    assert session.decision() is None
    assert all(session.view(seat).pending is None for seat in (None, 0, 1, 2, 3))


def test_being_asked_says_nothing_of_a_hand(content: Content) -> None:
    """What an onlooker sees in a window is the same, whether or not somebody holds an answer."""
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    people = People(session)
    for _ in range(25):
        people.until(lambda s: (w := s.window()) is not None and w.kind == "respond")
        window = session.window()
        assert window is not None
        out = {seat.seat for seat in session.view(None).seats if seat.out}
        about = next(entry for entry in session.view(None).stack if entry.id == window.about)
        concerned_alone = {about.by} if about.kind in ("loss", "gain") else {0, 1, 2}
        assert set(window.seats) == concerned_alone - out
        assert session.view(None).waiting.seat is None
        people.move()


def test_whoever_claims_sees_the_own_decision_even_when_others_come_first_in_order(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    open_window(session, least=3)
    window = session.window()
    assert window is not None
    last = window.seats[-1]

    assert session.claim(last)

    decision = session.decision()
    assert decision is not None
    assert decision.seat == last
    assert session.view(last).pending.seat == last
    claimed = session.window()
    assert claimed is not None
    assert claimed.claimed == last


def test_looking_without_playing_takes_nothing_from_those_asked_before(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    open_window(session, least=3)
    window = session.window()
    assert window is not None
    before = session.commands
    last = window.seats[-1]
    session.claim(last)
    session.submit(Answer(last, ("pass",)))

    still = session.window()

    assert still is not None
    assert still.seats == window.seats[:-1]
    assert session.commands == before


def test_whoever_has_passed_is_asked_again_once_somebody_has_played(content: Content) -> None:
    hit = "I told you not to distract me!"
    hands = {
        "zot": at([hit]),
        "deirdre": at(["One quick prayer. Where were we?"], fortitude=2),
        "gerki": at(["Hide in shadows"]),
        "fiona": at(["Gambling? I'm in!"]),
    }
    t = table(**hands, asked="always").play("zot", hit, on="gerki")
    session = LocalSession.of(t.game, GamePlan(tuple(SeatInfo(name, name, HUMAN) for name in t.names), 1), content)
    window = session.window()
    assert window is not None
    session.claim(3)
    session.submit(Answer(3, ("pass",)))
    assert (window.seats, session.window()) == ((1, 2, 3), replace(window, seats=(1, 2), passed=(3,)))
    session.submit(Interject(1, next(way.id for one in session.playable(1) for way in one.ways)))
    assert session.window() == replace(window, seats=(2, 3))


def test_the_window_says_who_has_passed_by_hand_or_by_wish(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    open_window(session, least=3)
    window = session.window()
    assert window is not None
    assert window.passed == ()
    first, second, third = window.seats
    session.claim(third)
    session.submit(Answer(third, ("pass",)))
    session.pass_for_me(first, THIS_STACK, even_if_concerned=True)

    still = session.window()
    assert still is not None
    assert (set(still.passed), still.seats) == ({first, third}, (second,))


def test_a_claimed_play_comes_after_the_passes_of_those_before(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    people = People(session)
    for _ in range(400):
        window = session.window()
        if window is None or len(window.seats) < 2 or not session.claim(window.seats[-1]):
            people.move()
            continue
        option = playing_option(session)
        if option is None:
            session.unclaim()
            people.move()
            continue
        count = len(session.commands)
        session.submit(Answer(window.seats[-1], (option,)))
        added = session.commands[count:]
        assert Answer(window.seats[-1], (option,)) in added
        place = added.index(Answer(window.seats[-1], (option,)))
        assert [command.seat for command in added[:place] if command.seat in session.plan.humans] == list(
            window.seats[:-1]
        )
        assert all(isinstance(command, Answer) and command.picks == ("pass",) for command in added[:place])
        return
    pytest.fail("nobody ever held an answer")


def test_an_illegal_claimed_play_leaves_the_window_as_it_was(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN)
    open_window(session)
    window = session.window()
    assert window is not None
    session.claim(window.seats[-1])
    count = len(session.commands)

    with pytest.raises(CommandError):
        session.submit(Answer(window.seats[-1], ("play:9999",)))

    assert len(session.commands) == count
    claimed = session.window()
    assert claimed is not None
    assert claimed.claimed == window.seats[-1]


def test_nobody_closes_the_window_with_one_word(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, HUMAN)
    open_window(session, least=3)
    about = session.window()
    session.pass_all()
    assert session.window() != about


def test_one_person_alone_is_asked_by_the_table_itself(content: Content) -> None:
    session = deal(content, HUMAN, BOT, BOT, BOT)
    people = People(session)
    people.until(lambda s: (d := s.decision()) is not None and d.seat == 0 and d.kind == "respond")

    assert session.window() is None
    assert session.view(0).pending.kind == "respond"


def test_until_my_turn_passes_what_does_not_concern_and_ends_by_itself(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    People(session).until(lambda s: s.view(None).turn == 2)
    session.pass_for_me(0, UNTIL_TURN)
    session.pass_for_me(1, UNTIL_TURN)
    asked: list[tuple[int, Any]] = []

    def my_turn(s: LocalSession) -> bool:
        window = s.window()
        if window is not None and window.kind == "respond":
            asked.append((window.seats[0], s.view(None).stack))
        return bool(s.view(None).turn == 0)

    People(session).until(my_turn)

    assert session.passing.auto_pass(0) is None
    for _, stack in asked:
        assert any(concerned(entry) for entry in stack)


def concerned(entry: SeenEntry) -> bool:
    aimed = {*entry.targets, entry.drinker, *map(int, entry.outcome)}
    return bool(aimed & {0, 1})


def test_passing_through_everything_is_not_even_interrupted_by_a_blow(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    People(session).until(lambda s: s.view(None).turn == 2)
    for seat in (0, 1):
        session.pass_for_me(seat, UNTIL_TURN, even_if_concerned=True)

    while session.view(None).turn in (2, 3):
        assert session.window() is None
        assert session.step(), "a person is asked all the same"


def test_one_call_ends_every_auto_pass(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    open_window(session)
    session.pass_for_me(0, UNTIL_CONCERNED)
    session.pass_for_me(1, UNTIL_TURN)
    session.end_passing()

    assert session.passing.auto_pass(0) is None
    assert session.passing.auto_pass(1) is None


def test_a_person_is_asked_again_once_they_alone_stop_passing(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    open_window(session)
    session.pass_for_me(0, UNTIL_CONCERNED, even_if_concerned=True)
    session.pass_for_me(1, UNTIL_CONCERNED, even_if_concerned=True)
    told: list[bool] = []
    session.observe(lambda: told.append(session.passing.auto_pass(0) is None))
    session.end_passing(0)
    assert told == [True]
    assert session.passing.auto_pass(1) is not None


def test_nobody_claims_what_they_are_not_asked_and_a_claim_is_told_and_given_back(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    assert not session.claim(0), "no window is open"
    open_window(session, least=3)
    assert not session.claim(3), "a computer player"
    window = session.window()
    assert window is not None
    told: list[int | None] = []
    session.observe(lambda: told.append(w.claimed if (w := session.window()) is not None else None))
    first = window.seats[0]
    assert session.claim(first)
    session.unclaim()
    assert told == [first, None]
    assert session.window() == window


def test_a_computer_player_stands_in_for_a_person_and_goes_when_they_are_back(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    People(session).until(lambda s: (d := s.decision()) is not None and d.seat == 0 and s.window() is None)
    told: list[bool] = []
    session.observe(lambda: told.append(session.bot_decides))
    session.stand_in(2, "regular")
    assert told == [], "nobody is missing there"
    session.stand_in(0, "regular")
    session.stand_in(0, None)
    assert told == [True, False]
    assert not session.step()
    session.stand_in(0, "regular")
    commands = len(session.commands)
    assert session.step()
    assert len(session.commands) > commands


def test_whoever_is_absent_gives_back_the_window_that_they_claimed(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN, BOT)
    open_window(session, least=3)
    window = session.window()
    assert window is not None
    first, second = window.seats[:2]
    assert session.claim(first)
    session.stand_in(second, "regular")
    assert session.decision() is not None, "another's absence takes nothing from the one who looks"
    session.stand_in(first, "regular")
    assert (after := session.window()) is None or after.claimed is None


def test_for_this_stack_ends_with_the_stack(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    open_window(session)
    bottom = session.view(None).stack[0].id
    for seat in (0, 1):
        session.pass_for_me(seat, THIS_STACK, even_if_concerned=True)
    People(session).until(lambda s: not s.view(None).stack or s.view(None).stack[0].id != bottom)

    assert session.passing.auto_pass(0) is None


def test_a_title_passed_once_is_passed_from_then_on(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, BOT, BOT)
    people = People(session)
    people.until(lambda s: (w := s.window()) is not None and w.kind == "respond" and bool(s.view(None).stack[-1].card))
    title = session.view(None).stack[-1].card.definition
    for seat in (0, 1):
        session.pass_for_me(seat, THIS_TITLE)
    auto_pass = session.passing.auto_pass(0)
    assert auto_pass is not None
    assert list(auto_pass.titles) == [title]
    window = session.window()
    assert (
        window is None
        or concerned(session.view(None).stack[-1])
        or session.view(None).stack[-1].card.definition != title
    )


@pytest.mark.parametrize(
    "controllers", [(HUMAN, BOT, BOT, BOT), (HUMAN, HUMAN, BOT, BOT)], ids=["one person", "hot-seat"]
)
def test_a_computer_player_that_holds_an_answer_takes_no_longer_to_pass(
    content: Content, controllers: tuple[str, ...]
) -> None:
    """The screen pauses before a computer player's step: in a window that must be a play, or the pause would tell."""
    session = deal(content, *controllers)
    people = People(session)
    plays = 0
    while not session.over:
        pending = session.game.pending
        assert pending is not None
        if session.bot_decides and pending.kind in WINDOW_KINDS:
            count = len(session.commands)
            session.step()
            command = session.commands[count]
            assert isinstance(command, Answer)
            assert command.picks != ("pass",)
            plays += 1
        else:
            people.move()
    assert plays > 0
