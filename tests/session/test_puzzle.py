# SPDX-License-Identifier: GPL-3.0-or-later
"""A brain-teaser in progress: who answers, when it is decided, and what is said of it."""

from __future__ import annotations

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.scenario.puzzle import parse_puzzle
from rdi_desktop.session.puzzle import PuzzleSession
from rdi_desktop.session.setup import dealt
from tests.scenario.test_puzzles import SIMPLE
from tests.session.arranged import way

ENOUGH, TOO_LITTLE = "i-told-you-not-to-distract-me", "static-terribly-sorry"


def begun(content: Content, *changes: tuple[str, str]) -> PuzzleSession:
    text = SIMPLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return PuzzleSession(parse_puzzle(text, content), content)


def on_to_the_end(session: PuzzleSession) -> None:
    """The others answer; the solver passes."""
    for _ in range(30):
        if session.verdict is not None:
            return
        if session.step():
            continue
        decision = session.decision()
        assert decision is not None
        session.submit(Answer(0, decision.default))
    pytest.fail("it is never decided")


def test_what_solves_it_ends_it(content: Content) -> None:
    session, told = begun(content), list[bool | None]()
    session.observe(lambda: told.append(session.verdict))
    assert (session.why, session.verdict) == ("", None)
    assert session.view(0).seats[1].hand[0].title == "I don't think so!", "all hands lie open"
    assert session.view(0).pending is not None
    session.submit(Answer(0, (way(session, ENOUGH, 1),)))
    on_to_the_end(session)
    assert session.verdict is True
    assert told[-1] is True
    assert (session.decision(), session.window(), session.view(0).pending) == (None, None, None)
    assert not session.bot_decides
    assert not session.over
    assert session.still_in == (0,)
    assert session.view(0).over is None


def test_what_fails_says_why_and_can_be_taken_back(content: Content) -> None:
    session = begun(content)
    session.submit(Answer(0, (way(session, TOO_LITTLE, 1),)))
    on_to_the_end(session)
    assert (session.verdict, session.why) == (False, "One is not two."), "that is the trap"
    assert session.undo.propose(0, 0)
    assert (session.verdict, session.answer, session.commands) == (None, None, ())
    session.submit(Answer(0, session.decision().default))
    on_to_the_end(session)
    assert (session.verdict, session.why) == (False, "That is not enough.")


def test_who_answered_is_named_until_the_solver_plays_again(content: Content) -> None:
    session = begun(content, ('"I don\'t think so!"]', '"Hide in shadows"]'))
    session.submit(Answer(0, (way(session, ENOUGH, 1),)))
    while session.step():
        pass
    assert session.answer == (1, "Hide in shadows")
    on_to_the_end(session)
    assert session.why == "Gerki answers with “Hide in shadows”."


def test_the_solution_is_a_replay_with_open_hands_and_words(content: Content) -> None:
    session = begun(content)
    replay = session.solution()
    assert session.commands == (), "nothing has been played here"
    assert replay.story == ((0, session.puzzle.question), (replay.length, "Solved."))
    assert replay.finished
    assert replay.view(None).seats[1].hand[0].title == "I don't think so!"
    replay.go(replay.length - 1)
    assert not replay.view(None).seats[1].out
    replay.go(replay.length)
    assert replay.view(None).seats[1].out


def test_who_can_only_stop_it_by_breaking_in_does_before_the_solver_moves(content: Content) -> None:
    tipped = ('"I don\'t think so!"]', "Tip the Wench]")
    session = begun(content, ("solved: {gerki: {out: true}}", "solved: {zot: {gold: 5}}"), tipped)
    assert session.answer == (1, "Tip the Wench")
    assert len(session.commands) >= 1, "nobody has asked the solver yet"
    on_to_the_end(session)
    assert session.verdict is False
    assert session.why == "Gerki answers with “Tip the Wench”."


def test_a_position_is_set_up_only_for_those_it_was_made_for(content: Content) -> None:
    plan = begun(content).plan
    assert [seat.name for seat in dealt(plan, content).table.seats] == [seat.name for seat in plan.seats]
    with pytest.raises(ValueError, match="for others"):
        dealt(msgspec.structs.replace(plan, seats=plan.seats[::-1]), content)


def test_advice_is_given_to_whoever_is_asked_and_to_nobody_else(content: Content) -> None:
    session = begun(content)
    assert session.advice(0) is not None
    assert session.advice(1) is None
