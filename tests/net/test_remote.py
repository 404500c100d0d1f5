# SPDX-License-Identifier: GPL-3.0-or-later
"""A game between a host and two computers, without room or line: what is asked of the host, what it refuses, and what a guest shows."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer, IllegalCommand, Interject, OutOfTurn
from rdi_desktop.net import hosting
from rdi_desktop.net.hosting import Doing, HostedGame, Refusal
from rdi_desktop.net.messages import (
    AgreeToTakeBack,
    Do,
    EndPassing,
    FromGuest,
    GameOver,
    Look,
    PassAll,
    PassForMe,
    State,
    Story,
    TakeBack,
)
from rdi_desktop.net.remote import HOST_AWAY, RemoteSession
from rdi_desktop.session.passing import THIS_TITLE, UNTIL_CONCERNED, UNTIL_TURN
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import AnswerLine
from rdi_desktop.session.windows import pass_of
from tests.session.arranged import MACE, NO, THREE_DEEP, arranged, play
from tests.session.people import BOT, People, deal, plan

HERE, THERE = 1, 2
"""The people: Ann and Bob sit at the first's computer, Cat at the second's."""


class Apart:
    """Ann (0), Bob (1) at one computer, Cat (2) at another, and a computer player (3)."""

    def __init__(self, content: Content, *, undo_anything: bool = False) -> None:
        self.session = deal(content, HUMAN, HUMAN, HUMAN, BOT, undo_anything=undo_anything)
        self.hosted = HostedGame(self.session, [HERE, HERE, THERE, None])
        self.sent: list[FromGuest] = []
        self.here, self.there = (
            RemoteSession(self.hosted.started(person), content, self.sent.append) for person in (HERE, THERE)
        )
        self.tell()

    def tell(self) -> None:
        """Both computers are told of everything, from the beginning."""
        for person, remote in ((HERE, self.here), (THERE, self.there)):
            for message in self.hosted.told(person, 0, 0):
                remote.told(message)

    def carry(self, person: int = HERE) -> None:
        """The host does what has been sent to it, and tells of it."""
        sent, self.sent[:] = self.sent[:], []
        for message in sent:
            if isinstance(message, Look):
                self.here.told(self.hosted.look(person, message))
            else:
                assert isinstance(message, Doing)
                self.hosted.do(person, message)
                self.tell()

    def refusal(self, person: int, message: Doing) -> str | None:
        """Why the host does not do that."""
        before = self.session.commands
        try:
            self.hosted.do(person, message)
        except Refusal as refused:
            assert self.session.commands == before
            return refused.key
        return None

    def go(self, kind: str, seat: int = 0) -> None:
        """On to a question of that kind to that seat; for "respond" to a window with all three people."""
        if kind == "respond":
            People(self.session).until(lambda s: (w := s.window()) is not None and w.kind == kind and len(w.seats) == 3)
        else:
            People(self.session).until(
                lambda s: (d := s.decision()) is not None and (d.kind, d.seat) == (kind, seat) and s.window() is None
            )
        self.tell()


@pytest.fixture
def apart(content: Content) -> Apart:
    return Apart(content)


def test_passing_is_asked_for_own_seats_only_and_ended_for_one_or_for_all(apart: Apart) -> None:
    session, hosted = apart.session, apart.hosted
    apart.go("respond")
    assert apart.refusal(THERE, PassForMe(0, UNTIL_TURN, False)) == "not_yours"
    assert apart.refusal(HERE, PassForMe(0, "for ever", False)) == "not_allowed"
    assert session.passing.auto_pass(0) is None
    for seat, mode, even in ((0, UNTIL_TURN, False), (1, THIS_TITLE, False), (0, UNTIL_CONCERNED, True)):
        apart.here.pass_for_me(seat, mode, even_if_concerned=even)
    apart.there.pass_for_me(2, UNTIL_CONCERNED)
    other = apart.sent.pop()
    apart.carry()
    assert apart.refusal(THERE, other) is None  # type: ignore[arg-type]
    apart.tell()
    mine = apart.here.passing.auto_pass(0)
    assert mine is not None
    assert (mine.mode, mine.even_if_concerned) == (UNTIL_CONCERNED, True)
    assert [apart.here.passing.auto_pass(seat) is None for seat in range(3)] == [False, False, True], (
        "others' are secret"
    )
    apart.here.end_passing(1)
    apart.carry()
    assert [session.passing.auto_pass(seat) is None for seat in range(3)] == [False, True, False]
    apart.here.end_passing()
    apart.carry()
    assert [session.passing.auto_pass(seat) is None for seat in range(3)] == [True, True, False]
    assert apart.here.passing.auto_pass(0) is None
    hosted.do(HERE, EndPassing(2))
    assert session.passing.auto_pass(2) is not None, "that is another computer's"


def test_taking_back_is_proposed_agreed_to_and_refused(content: Content) -> None:
    apart = Apart(content, undo_anything=True)
    apart.go("action", 1)
    here, there, session = apart.here, apart.there, apart.session
    assert here.undo.proposal is None
    steps = here.undo.steps()
    assert [session.commands[session.undo.decided()[step.to]].seat for step in steps] == [s.command.seat for s in steps]
    assert not here.undo.propose(0, 999), "there is no such step"
    assert apart.sent == []
    assert here.undo.propose(0, steps[1].to)
    apart.carry()
    for remote in (here, there):
        proposal = remote.undo.proposal
        assert proposal is not None
        assert (proposal.to, proposal.by, proposal.agreed) == (steps[1].to, 0, {0})
    there.undo.refuse()
    assert apart.sent == [AgreeToTakeBack(2, agreed=False)]
    apart.carry(THERE)
    assert here.undo.proposal is None
    before = len(session.commands)
    here.undo.propose(0)
    apart.carry()
    assert apart.refusal(HERE, AgreeToTakeBack(2, agreed=True)) == "not_yours"
    here.undo.agree(1)
    apart.carry()
    assert len(session.commands) == before
    there.undo.agree(2)
    apart.carry(THERE)
    assert len(session.commands) < before
    assert apart.refusal(HERE, TakeBack(0, len(session.undo.decided()))) == "not_allowed"


def test_whoever_sees_all_hands_by_the_fire_has_no_say_in_taking_back(content: Content) -> None:
    apart = Apart(content, undo_anything=True)
    apart.go("action", 1)
    session, table = apart.session, apart.session.game.table
    table.options = {**table.options, "open_hands": True}
    table.seats[2].out = True
    step, before = apart.here.undo.steps()[0].to, len(session.commands)
    assert apart.refusal(THERE, TakeBack(2, step)) == "not_allowed"
    assert session.undo.proposal is None
    apart.hosted.do(HERE, TakeBack(0, step))
    assert session.undo.proposal is not None
    assert session.undo.proposal.agreed == {0, 2}, "whoever has no say is not waited for"
    assert apart.refusal(THERE, AgreeToTakeBack(2, agreed=False)) == "not_allowed"
    assert session.undo.proposal is not None
    apart.hosted.do(HERE, AgreeToTakeBack(1, agreed=True))
    assert len(session.commands) < before


def test_whoever_is_away_agrees_and_is_asked_again_once_back(content: Content) -> None:
    apart = Apart(content, undo_anything=True)
    apart.go("action", 1)
    before = len(apart.session.commands)
    apart.hosted.miss(THERE)
    apart.hosted.miss(THERE, absent=False)
    apart.hosted.do(HERE, TakeBack(0, apart.here.undo.steps()[0].to))
    apart.hosted.do(HERE, AgreeToTakeBack(1, agreed=True))
    assert len(apart.session.commands) == before
    apart.hosted.miss(THERE)
    assert len(apart.session.commands) < before


def test_two_people_at_one_computer_look_into_the_window_one_at_a_time(apart: Apart) -> None:
    apart.go("respond")
    here, there = apart.here, apart.there
    assert (here.shared, there.shared) == (True, False)
    assert there.window() is None, "a single person is simply asked"
    decision = there.decision()
    assert decision is not None
    assert decision.seat == 2
    window = here.window()
    assert window is not None
    assert (set(window.seats), window.claimed, window.passed) == ({0, 1}, None, ())
    assert here.decision() is None
    assert here.view(0).pending is None
    assert not here.claim(2)
    told: list[int | None] = []
    leave = here.observe(lambda: told.append(w.claimed if (w := here.window()) is not None else -1))
    assert here.claim(1)
    decision = here.decision()
    assert decision is not None
    assert decision.seat == 1
    here.unclaim()
    assert told == [1, None]
    leave()
    assert here.claim(1)
    here.submit(pass_of(decision))
    assert here.window() is None, "until the host has answered, nothing is asked"
    apart.carry()
    window = here.window()
    assert window is not None
    assert (window.seats, window.claimed) == ((0,), None), "who has passed is not asked again"
    here.pass_all()
    apart.carry()
    after = apart.session.window()
    assert after is not None
    assert (after.seats, after.passed) == ((2,), (0, 1))


def test_what_cannot_be_is_not_even_sent(apart: Apart) -> None:
    apart.go("action")
    decision = apart.here.decision()
    assert decision is not None
    with pytest.raises(IllegalCommand):
        apart.here.submit(Answer(0, ("play:made-up",)))
    with pytest.raises(OutOfTurn):
        apart.here.submit(Answer(1, decision.default))
    with pytest.raises(OutOfTurn):
        apart.there.submit(Answer(0, decision.default))
    with pytest.raises(OutOfTurn):
        apart.here.submit(Interject(2, "play:1"))
    assert apart.sent == []


def test_an_answer_is_waited_for_until_it_is_refused_or_the_question_is_another(apart: Apart) -> None:
    apart.go("action")
    here = apart.here
    decision = here.decision()
    assert decision is not None
    assert here.view(0).pending is not None
    assert here.playable(0)
    told: list[str | None] = []
    here.observe(lambda: told.append(here.trouble))
    for key, open_ in (("moved_on", False), ("not_allowed", True)):
        here.submit(Answer(0, decision.default))
        assert (here.decision(), here.view(0).pending, list(here.playable(0))) == (None, None, [])
        here.refused(key)
        assert (here.decision() is not None) == open_
        assert told[-1] == key
        apart.tell()
    here.refused(HOST_AWAY)
    assert (here.away, here.decision(), here.window(), here.view(0).pending) == (True, None, None, None)
    apart.tell()
    assert (here.away, here.trouble) == (False, None)
    assert here.decision() is not None


def test_a_preview_is_asked_for_once_a_question_and_an_old_answer_is_none(apart: Apart) -> None:
    apart.go("action")
    here, told = apart.here, list[str]()
    way = next(way.id for each in here.playable(0) for way in each.ways)
    assert here.preview(0, way) is None
    assert here.preview(0, way) is None
    (look,) = apart.sent
    assert look == Look(0, way, here.question)
    seen = apart.hosted.look(HERE, look)
    with pytest.raises(Refusal, match="not_yours"):
        apart.hosted.look(THERE, look)
    with pytest.raises(Refusal, match="moved_on"):
        apart.hosted.look(HERE, Look(0, way, here.question - 1))
    here.observe(lambda: told.append("again"))
    here.told(type(seen)(seen.seat, seen.option, seen.question - 1, seen.outcome))
    assert (here.preview(0, way), told) == (None, [])
    here.told(seen)
    assert (here.preview(0, way), told) == (seen.outcome, ["again"])
    assert apart.session.preview(0, way) == seen.outcome
    apart.sent.clear()
    apart.hosted.do(HERE, PassForMe(1, UNTIL_TURN, False))
    apart.tell()
    assert here.preview(0, way) == seen.outcome, "the question is the same"
    apart.session.submit(pass_of(apart.session.decision()))  # type: ignore[arg-type]
    apart.tell()
    assert here.preview(0, way) is None


def test_the_time_of_whoever_has_not_answered_runs_out_for_them_alone(apart: Apart) -> None:
    hosted, session = apart.hosted, apart.session
    apart.go("respond")
    assert set(hosted.waits_for([HERE])) == {0, 1}
    assert hosted.waits_for([THERE]) == (2,)
    hosted.answer_for([THERE])
    assert hosted.waits_for([THERE]) == ()
    assert set(hosted.waits_for([HERE])) == {0, 1}
    apart.go("action")
    assert (hosted.waits_for([HERE]), hosted.waits_for([THERE])) == ((0,), ())
    before = session.commands
    hosted.answer_for([THERE])
    assert session.commands == before
    hosted.answer_for([HERE])
    assert session.commands[len(before)].seat == 0


def test_passing_for_everybody_here_is_for_the_present_question_only(apart: Apart) -> None:
    apart.go("respond")
    assert apart.refusal(HERE, PassAll(apart.hosted.question - 1)) == "moved_on"
    assert apart.refusal(THERE, PassAll(apart.hosted.question)) is None
    window = apart.session.window()
    assert window is not None
    assert window.passed == (2,)
    question = apart.hosted.question
    assert apart.refusal(THERE, PassAll(question)) is None, "nothing is left to pass, and nothing happens"
    assert apart.session.window() == window


def test_many_events_come_in_parts_and_a_part_more_is_no_gap(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    apart.go("action")
    whole = len(apart.session.game.events)
    for part in (whole, whole - 1, 7, 1):
        monkeypatch.setattr(hosting, "PART", part)
        *stories, state = apart.hosted.told(HERE, 0, 0)
        assert isinstance(state, State)
        assert all(isinstance(story, Story) and len(story.onlooker) == part for story in stories)
        assert len(stories) == (whole - 1) // part
        for message in (*stories, state):
            apart.here.told(message)
        for seat in (None, 0, 1):
            assert apart.here.events(0, seat) == apart.session.events(0, seat)
        assert apart.here.events(0, 2) == apart.session.events(0, None), "another's secrets are not here"


def test_the_whole_game_comes_in_parts_of_which_the_last_says_so(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    assert apart.hosted.whole() == [GameOver("", more=False)], "nothing is saved here"
    text = "header\nmoves\nend\n"
    monkeypatch.setattr(type(apart.session), "text", property(lambda _self: text.encode()))
    monkeypatch.setattr(hosting, "FILE_PART", 7)
    parts = apart.hosted.whole()
    assert "".join(part.file for part in parts) == text
    assert [part.more for part in parts] == [True, True, False]


def test_a_host_that_closes_a_game_hears_nothing_of_it_any_more(apart: Apart) -> None:
    apart.go("action")
    version = apart.hosted.version
    apart.hosted.close()
    decision = apart.session.decision()
    assert decision is not None
    apart.session.submit(pass_of(decision))
    assert apart.hosted.version == version


def test_a_question_keeps_its_number_while_others_pass_and_has_another_once_somebody_plays(content: Content) -> None:
    """So an answer that is on its way fits as long as the question is the same."""
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN, HUMAN), THREE_DEEP)
    hosted = HostedGame(session, [HERE, HERE, THERE, THERE])
    numbers = [hosted.question]
    for seat, title, target in ((0, MACE, 1), (1, "hide-in-shadows", None), (2, NO, None), (3, NO, None)):
        play(session, seat, title, target)
        numbers.append(hosted.question)
    assert numbers == sorted(set(numbers)), "each play is another question"
    apart = Apart(content)
    apart.go("respond")
    question, window = apart.hosted.question, apart.session.window()
    assert window is not None
    for seat in window.seats[:-1]:
        apart.hosted.do(HERE if seat < 2 else THERE, Do(AnswerLine(seat, ("pass",)), question))
        assert apart.hosted.question == question
