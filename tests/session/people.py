# SPDX-License-Identifier: GPL-3.0-or-later
"""Games for tests: dealt in one line, and moved on to the moment that a test is about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rdi_desktop.bots import Bot, make_bot
from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN, RULES, GamePlan, SeatInfo, plan_game

BOT = "bot:regular"


def plan(*controllers: str, seed: int = 5, undo_anything: bool = False, ask_always: bool = False) -> GamePlan:
    names = ("Ann", "Bob", "Cat", "Dan")
    characters = ("deirdre", "gerki", "fiona", "zot")
    seats = [SeatInfo(names[i], characters[i], controller) for i, controller in enumerate(controllers)]
    return plan_game(seats, seed=seed, first=0, undo_anything=undo_anything, ask_always=ask_always)


KINDS: dict[str, tuple[str, str, dict[str, str | int | bool]]] = {
    "teams": ("two-headed-dragon", "dominique karl eisinder alaric", {}),
    "three teams": ("two-headed-boss-battle", "evil-pooky torglesnarf valeria daareka amundyr murgath", {}),
    "leaders": ("leaders-and-lackeys", "evil-pooky oozwald torglesnarf zot", {}),
    "boss": ("boss-battle", "amundyr dimli fiona zot oozwald", {}),
    "machine": ("boss-otto", "zot gerki fiona boss-otto", {"factions": "battlebot+mecha-lich", "skulls": 1}),
    "otto": ("standard", "oozwald otto karl", {"prizes": True}),
    "dungeon": ("standard", "deirdre gerki fiona zot", {"dungeon": "raiding-the-armory"}),
    "trick": ("standard", "alaric karl dominique eisinder", {"dungeon": "game-masters-gauntlet"}),
    "crawl": ("standard", "fiona zot oozwald gerki", {"pub_crawl": "pub-crawl"}),
}
"""What else may be on a table → variant, characters and options."""


def of_kind(kind: str, *people: int, seed: int = 5) -> GamePlan:
    """A table of that kind with people at those seats; nobody decides for an automaton."""
    variant, characters, options = KINDS[kind]
    seats = [
        SeatInfo(name, character, RULES if "otto" in character else HUMAN if place in people else BOT)
        for place, (name, character) in enumerate(
            zip(("Ann", "Bob", "Cat", "Dan", "Eve", "Fay"), characters.split(), strict=False)
        )
    ]
    return plan_game(seats, seed=seed, first=0, options=options, variant=variant)


def deal(
    content: Content, *controllers: str, seed: int = 5, folder: Path | None = None, undo_anything: bool = False
) -> LocalSession:
    return new_session(plan(*controllers, seed=seed, undo_anything=undo_anything), content, folder)


_PLAYED: dict[tuple[str, int | None], tuple[Command, ...]] = {}


def played(content: Content, game: GamePlan, *, turn: int | None = None) -> tuple[Command, ...]:
    """The commands of that game up to that turn, or to its end, as computer players would give them.

    Each is played once in a process: whoever opens it there need not play to there. `content`: the program's own.
    """
    known = (repr(game), turn)
    if known not in _PLAYED:
        session = new_session(game, content)
        people = People(session)
        while not session.over and session.view(None).turn_number != turn:
            people.move()
        assert turn is None or not session.over, "the game ended before that turn"
        _PLAYED[known] = session.commands
    return _PLAYED[known]


class People:
    """Plays the people of a session like computer players would, so that a test reaches the moment that it is about."""

    def __init__(self, session: LocalSession) -> None:
        self.session = session
        self._bots: dict[int, Bot] = {seat: make_bot("regular", seat, session.content) for seat in session.plan.humans}

    def move(self) -> None:
        """The next decision, whoever's it is; in an open window nobody does anything."""
        session = self.session
        if session.step():
            return
        if session.window() is not None and session.decision() is None:
            session.pass_all()
            return
        decision = session.decision()
        assert decision is not None
        seat = decision.seat
        command = self._bots[seat].decide(lambda: session.view(seat), decision, lambda: session.playable(seat))
        session.submit(command)

    def until(self, reached: Callable[[LocalSession], object], most: int = 4000) -> None:
        """Move until that holds."""
        for _ in range(most):
            if reached(self.session):
                return
            assert not self.session.over, "the game ended before the moment that the test is about"
            self.move()
        pytest.fail("never came to the moment that the test is about")
