# SPDX-License-Identifier: GPL-3.0-or-later
"""Thinking beside a loop: the loop looks in, goes on with its work, and takes the answer when there is one."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.bot_thread import BotThread
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.thinking import Thought
from tests.session.people import BOT, People, deal

SHARK = "bot:shark"
LONG = 20.0
"""Seconds after which a test gives up."""


class Slow:
    """A player who thinks until it is told to go on, or in a hurry."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = Event(), Event()
        think, hurry = Thought.think, Thought.hurry

        def thinking(thought: Thought) -> Command:
            self.begun.set()
            assert self.go_on.wait(LONG)
            thought.bot.seconds = 0.0
            return think(thought)

        def hurrying(thought: Thought) -> None:
            self.go_on.set()
            hurry(thought)

        monkeypatch.setattr(Thought, "think", thinking)
        monkeypatch.setattr(Thought, "hurry", hurrying)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


@pytest.fixture
def aside() -> Iterator[BotThread]:
    made = BotThread()
    yield made
    made.close()


def asked(content: Content) -> LocalSession:
    """A session in which somebody who takes their time is asked."""
    session = deal(content, SHARK, "human", BOT)
    people = People(session)
    for _ in range(400):
        if session.thought() is not None:
            return session
        people.move()
    raise AssertionError("it was never asked")


def until_done(aside: BotThread, session: LocalSession) -> None:
    assert aside._found is not None
    aside._found.result(LONG)
    assert aside.look(session)


def test_the_loop_goes_on_while_somebody_thinks(content: Content, slow: Slow, aside: BotThread) -> None:
    session = asked(content)
    before = session.commands
    assert not aside.look(session)
    assert slow.begun.wait(LONG)
    assert not aside.look(session), "nobody waits for it"
    assert session.commands == before
    slow.go_on.set()
    until_done(aside, session)
    command = aside.answer()
    assert command is not None
    assert session.step(command)
    assert session.commands[len(before)] == command


def test_what_is_not_asked_any_more_is_dropped(content: Content, slow: Slow, aside: BotThread) -> None:
    session = asked(content)
    aside.look(session)
    assert slow.begun.wait(LONG)
    first = aside._thought
    session.restart(GameHistory(session.game.fork(), session.plan.humans))  # as though something were taken back
    aside.look(session)
    assert slow.go_on.is_set(), "whoever thinks about the old question is told to stop"
    assert aside._thought is not first
    until_done(aside, session)
    assert session.step(aside.answer())


def test_whoever_closes_waits_for_nobody_who_thinks(content: Content, slow: Slow) -> None:
    aside, session = BotThread(), asked(content)
    aside.look(session)
    assert slow.begun.wait(LONG)
    aside.close()
    assert aside.answer() is None
    assert slow.go_on.is_set()


def test_a_player_who_takes_no_time_is_not_waited_for(content: Content, aside: BotThread) -> None:
    session = deal(content, BOT, "human", BOT)
    assert aside.look(session)
    assert aside.answer() is None
