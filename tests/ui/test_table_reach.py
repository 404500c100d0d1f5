# SPDX-License-Identifier: GPL-3.0-or-later
"""Wherever a card may be dropped, a drag to the middle of that place drops it there: at tables of eight in the middle of real games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer, Command, CommandError, Playable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.legal import Legal, legal
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.widget import TableWidget

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TABLES = {
    14: ("torglesnarf", "wrench", "nitrel", "zot", "lizwick", "kaylin", "roxana", "murgath"),
    22: ("torglesnarf", "wrench", "nitrel", "halden", "lizwick", "farai", "piper", "terci"),
}
"""Who sits in the game of a seed: cards that lie before them are carried, and Torglesnarf's and Wrench's are hit by what others play."""
GAMES = [14, pytest.param(22, marks=pytest.mark.weekly)]


@dataclass
class Moment:
    """A position that stays as it is: what is submitted is written down and refused."""

    game: Game
    content: Content
    submitted: list[Command] = field(default_factory=list)
    touchy: tuple[int, ...] = ()

    def view(self, seat: int | None) -> SeenTable:
        return self.game.view(seat)

    def playable(self, seat: int) -> list[Playable]:
        return self.game.playable(seat)

    def preview(self, seat: int, option_id: str) -> dict[str, Any] | None:
        return None

    def submit(self, command: Command) -> None:
        self.submitted.append(command)
        raise CommandError("the test looks at what was meant")

    def events(self, since: int, seat: int | None) -> list[dict[str, Any]]:
        return []


def moments(content: Content, seed: int) -> Iterator[tuple[int, Moment]]:
    """A game of eight that goes on by chance: whoever is asked at a moment at which something can be carried that shows something new."""
    chance = random.Random(seed)
    game = Game.new(GameSetup(tuple(SeatSetup(each) for each in TABLES[seed]), seed, 0, {"drinks": "deck-1"}), content)
    seen: set[tuple[str, ...]] = set()
    while (asked := game.pending) is not None:
        ways = legal(game.view(asked.seat), game.playable(asked.seat))
        deep = str(min(3, len(game.table.stack)))
        sorts = {
            (deep, "lying" if source in lying(game) else source.kind, goal.kind)
            for source, goals in carried(ways).items()
            for goal in goals
        }
        if sorts - seen:
            seen |= sorts
            yield asked.seat, Moment(game, content)
        most = min(asked.max, len(asked.options))
        count = chance.randint(min(asked.min, most), most)
        picks = tuple(option.id for option in chance.sample(list(asked.options), count))
        try:
            game.submit(Answer(asked.seat, picks))
        except CommandError:  # not every set of picks is an answer
            game.submit(Answer(asked.seat, asked.default))


def lying(game: Game) -> set[Ref]:
    """Cards that lie before people."""
    return {refs.card(card) for seat in game.table.seats for card in seat.in_play}


def carried(ways: Legal) -> dict[Ref, list[Ref]]:
    """What can be carried now, with everything that it can be dropped on."""
    return {
        source: sorted(ways.targets(found))
        for source, found in ways.carried.items()
        if source.kind == "card" or source == refs.DRINK_DECK
    }


def drop(table: TableWidget, source: Ref, goal: Ref) -> str:
    """Drag it there, and say what went wrong."""
    scene, controller, session = table.table, table.table.controller, table.table._session
    assert isinstance(session, Moment)
    session.submitted.clear()
    if source not in scene.pieces or goal not in scene.pieces:
        return f"{source} or {goal} is not on the table"
    meant = {way.id for way in controller.legal.toward(controller.legal.carried[source], goal)}
    lies = scene.pieces.rect(source)
    grips = [lies.topLeft() + QPointF(lies.width() * x, lies.height() * 0.5) for x in (0.5, 0.12)]
    grip = next((each for each in grips if table.gestures._live_at(each) == source), grips[0])
    open_table = scene.layout.pot  # elsewhere in the middle lies what a card may answer
    goes = (open_table if goal == refs.TABLE else scene.pieces.rect(goal)).center()
    at, to = table.mapFromScene(grip), table.mapFromScene(goes)
    QTest.mousePress(table.viewport(), LEFT, NO_KEYS, at)
    for part in (0.5, 1.0):
        QTest.mouseMove(table.viewport(), at + (to - at) * part)
    lit = goal in controller.lit
    QTest.mouseRelease(table.viewport(), LEFT, NO_KEYS, to)
    question, paying = controller.question, controller.paying
    found = {way.id for group in question.groups for way in group} if question and question.dismissable else set()
    found |= {way.id for way in paying.ways} if paying is not None else set()
    for command in session.submitted:
        found |= set(command.picks) if isinstance(command, Answer) else {command.option}
    table.gestures.cancel()
    if lit and found and found <= meant:
        return ""
    return f"{source} on {goal}: {'' if lit else 'not lit, '}{sorted(found) or 'nothing'} instead of {sorted(meant)}"


def turn_to(table: TableWidget, moment: Moment, seat: int) -> None:
    """Show another game at the same table, which is quicker than another table."""
    table.table._session = moment
    table.table.showing.follow()
    table.set_seat(seat)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_drag_to_the_middle_of_any_place_that_a_card_may_go_to_goes_there(
    qtbot: QtBot, content: Content, size: tuple[int, int], seed: int
) -> None:
    """Once from everything that can be carried, and once to everything that is lit."""
    table: TableWidget | None = None
    wrong: list[str] = []
    kinds: set[str] = set()
    for seat, moment in moments(content, seed):
        if table is None:
            table = TableWidget(moment, seat)
            qtbot.addWidget(table)
            table.set_reduced_motion(True)
            table.resize(*size)
            table.show()
        turn_to(table, moment, seat)
        reached: set[Ref] = set()
        for source, goals in carried(table.table.controller.legal).items():
            for goal in [goal for goal in goals if goal not in reached] or goals[:1]:
                wrong += filter(None, [drop(table, source, goal)])
            kinds |= {goal.kind for goal in goals} | ({"from the table"} if source in lying(moment.game) else set())
            reached.update(goals)
    assert not wrong, "\n".join(wrong)
    assert kinds == {"seat", "entry", "table", "card", "from the table"}
