# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games in the real window, with nothing but mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, load_content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.main_window import MainWindow
from rdi_desktop.ui.newgame import NewGameScreen
from tests.ui.app_window import open_window
from tests.ui.person import Mouse, check_table, click, write

SEATS = (
    ("Ann", "deirdre", HUMAN),
    ("Bert", "fiona", HUMAN),
    ("Gus", "gerki", "bot:regular"),
    ("Zed", "zot", "bot:regular"),
)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture
def window(qtbot: QtBot, content: Content, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, content, tmp_path)


def sit_down(window: MainWindow, seed: str) -> None:
    """From the start screen to the dealt table, as two friends with two computer players would."""
    click(window.start.begin)
    screen = window.new_game
    assert screen is not None
    for index, (name, character, controller) in enumerate(SEATS):
        row = screen._rows[index]
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.rect().center())
        click(screen._tiles[character])
        click(row.name)
        write(name)
        choose(screen, index, controller)
    click(screen.seed)
    write(seed)
    click(screen.deal)


def choose(screen: NewGameScreen, index: int, controller: str) -> None:
    box = screen._rows[index].controller
    for _ in range(box.count()):
        if box.currentData() != controller:
            QTest.keyClick(box, Qt.Key.Key_Up if box.findData(controller) < box.currentIndex() else Qt.Key.Key_Down)


def test_two_friends_and_two_computer_players_play_a_game_to_its_end_and_another(window: MainWindow) -> None:
    sit_down(window, "a rainy night")
    assert window.game is not None
    session = window.game.session
    assert [(seat.name, seat.character, seat.controller) for seat in session.seats] == list(SEATS)

    person = Mouse(window, 1)
    person.play(lambda: check_table(person))

    winners = session.view(None)["over"]["winners"]
    assert all(session.seats[seat].name in person.page.ending.title.text() for seat in winners)
    for deed in (
        "uncover", "hurry", "nobody: click", "nobody: key", "claim: click", "claim: key", "confirm: click", "pick: none",
        "action: drag a card to a player", "action: click a card, then a player", "action: button", "choose how",
        "order: drag a Drink to a player", "order: player", "drink: Drink", "gamble: big key", "respond: button",
    ):  # fmt: skip
        assert person.done[deed], f"never done in the whole game: {deed}"

    click(person.page.ending.rematch)
    assert person.session is not session
    assert person.session.seats == session.seats
    assert person.session.commands == ()
    person.until(lambda: person.session.view(None)["turn_number"] == 2)
