# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players that take their time: asked always, thought out elsewhere, and nothing is told by how long it takes."""

from __future__ import annotations

from threading import Timer
from time import perf_counter
from typing import Any

import pytest

from rdi_desktop.bots.shark import SharkBot
from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session import local
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import ALWAYS
from rdi_desktop.session.thinking import SECONDS, Thought
from tests.session.people import BOT, People, deal

SHARK = "bot:shark"


@pytest.fixture
def session(content: Content, monkeypatch: pytest.MonkeyPatch) -> LocalSession:
    monkeypatch.setattr(local, "SECONDS", 0.02)
    return deal(content, SHARK, "human", BOT)


def thought_until(session: LocalSession, private: bool) -> Thought:
    people = People(session)
    for _ in range(400):
        thought = session.thought()
        if thought is not None and thought.private == private:
            return thought
        people.move()
    raise AssertionError("it was never asked")


def test_who_takes_their_time_is_asked_in_every_window(session: LocalSession) -> None:
    assert session.plan.seats[0].asked == ALWAYS
    thought = thought_until(session, private=True)
    assert session.view(None).waiting.seat is None, "nobody sees who thinks"
    assert session.decision() is not None
    assert thought.at == len(session.commands)


def test_what_was_thought_out_elsewhere_is_done(session: LocalSession) -> None:
    thought = thought_until(session, private=False)
    command = thought.think()
    assert session.step(command)
    assert session.commands[thought.at] == command


def test_a_thought_leaves_the_game_alone(session: LocalSession) -> None:
    thought = thought_until(session, private=False)
    before = session.view(None)
    thought.think()
    assert session.view(None) == before
    assert len(session.commands) == thought.at


def test_an_answer_in_a_window_takes_as_long_whatever_is_held(content: Content) -> None:
    session = deal(content, SHARK, "human", BOT)
    thought = thought_until(session, private=True)
    begun = perf_counter()
    thought.think()
    assert perf_counter() - begun >= SECONDS


def test_somebody_who_has_no_patience_gets_an_answer_at_once(content: Content) -> None:
    session = deal(content, SHARK, "human", BOT)
    thought = thought_until(session, private=True)
    Timer(0.01, thought.hurry).start()
    begun = perf_counter()
    thought.think()
    hurried = perf_counter() - begun
    begun = perf_counter()
    Thought(session._bots[0], session.game).think()  # type: ignore[arg-type]
    assert hurried < perf_counter() - begun


def test_whoever_is_quicker_than_a_shark_does_not_wait_for_it(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "SECONDS", 0.02)
    session = deal(content, "human", SHARK, "human")
    people = People(session)
    for _ in range(600):
        window, asked = session.window(), session.game.pending
        if window is not None and 2 in window.seats and asked is not None and asked.seat == 0:
            break
        people.move()
    decide, sights = SharkBot.decide, []

    def at_sight(bot: SharkBot, *given: Any) -> Command:
        sights.append(len(given))
        return decide(bot, *given)

    monkeypatch.setattr(SharkBot, "decide", at_sight)
    session.claim(2)
    assert sights == [3], "asked once, and given no worlds to look ahead in"


def test_a_session_without_a_window_decides_by_itself(session: LocalSession) -> None:
    people = People(session)
    for _ in range(60):
        if session.over:
            break
        people.move()
    assert len(session.commands) >= 40
