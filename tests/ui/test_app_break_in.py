# SPDX-License-Identifier: GPL-3.0-or-later
"""Anytime cards on somebody else's decision."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Interject
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, arranged, play
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
COIN = "you-dropped-this-finders-fee"
"""Gerki's: a player of one's choice pays one Gold. An Anytime card."""


def held(session: LocalSession, seat: int) -> int:
    """The Anytime card in that hand."""
    return int(session.view(seat).seats[seat].hand[0].id)


def test_in_hot_seat_somebody_takes_the_screen_plays_and_gives_it_back(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, BOT), {0: (MACE, *DULL), 1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    scene = player.page.table.table
    player.click(refs.CURTAIN)
    assert scene.seat == 0
    asked = session.decision()

    QTest.keyClick(player.page.table, Key.Key_2, CONTROL)
    assert scene.covered
    assert not scene.hand.sprites, "nobody's hand is seen while the screen changes hands"
    assert player.page.guest_button.isVisible()
    player.click(refs.CURTAIN)
    assert scene.seat == 1
    player.click(refs.card(held(session, 1)))
    player.click(refs.seat(2))

    command = session.commands[0]
    assert isinstance(command, Interject)
    assert command.seat == 1
    assert not player.page.guest_button.isVisible()
    player.until(lambda page: page.session.decision() is not None and not page.session.view(None).stack)
    assert session.view(None).seats[1].gold == 11
    again = session.decision()
    assert again is not None
    assert asked is not None
    assert (again.seat, again.kind) == (asked.seat, asked.kind)
    assert scene.covered, "the one who was asked takes the hand again"


@pytest.mark.parametrize("way", ["button", "escape"])
def test_whoever_thinks_better_of_it_gives_the_screen_back(window: MainWindow, content: Content, way: str) -> None:
    session = arranged(content, plan(HUMAN, HUMAN), {1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    player.click(refs.CURTAIN)
    QTest.keyClick(player.page.table, Key.Key_2, CONTROL)
    player.click(refs.CURTAIN)
    player.click(refs.card(held(session, 1)))
    if way == "escape":
        QTest.keyClick(player.page.table, Key.Key_Escape)  # the card first, then the screen
        assert player.page.guest == 1
        QTest.keyClick(player.page.table, Key.Key_Escape)
    else:
        click(player.page.guest_button)

    assert player.page.guest is None
    assert session.commands == ()
    assert player.page.table.table.seat == 0
    assert player.page.table.table.covered


def test_in_a_window_it_is_the_same_as_ones_own_key(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN), {0: (MACE, *DULL)})
    window.play(session)
    play(session, 0, MACE, 1)
    QTest.keyClick(Player(window).page, Key.Key_2, CONTROL)

    state = session.window()
    assert state is not None
    assert state.claimed == 1


def test_a_computer_player_waits_while_somebody_looks(window: MainWindow, content: Content, qtbot: QtBot) -> None:
    session = arranged(content, plan(BOT, HUMAN, HUMAN), {1: (COIN, *DULL)})
    window.play(session)
    page = Player(window).page
    assert page.paused
    QTest.keyClick(page, Key.Key_1, CONTROL)
    assert not page.paused
    player = Player(window)
    player.click(refs.CURTAIN)
    player.click(refs.card(held(session, 1)))
    player.click(refs.seat(0))

    assert session.commands == (Interject(1, session.commands[0].option),)  # type: ignore[union-attr]


def test_one_person_alone_plays_it_while_a_computer_player_thinks(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(BOT, HUMAN), {1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    assert player.page.paused
    player.click(refs.card(held(session, 1)))
    player.click(refs.seat(0))

    assert isinstance(session.commands[0], Interject)


def test_who_is_out_does_not_break_in(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN), {})
    window.play(session)
    session.game.table.seats[1].out = True
    QTest.keyClick(window, Key.Key_2, CONTROL)

    assert window.notice.text.text() == "Bob plays no more cards."
    assert Player(window).page.guest is None


def test_what_is_carried_falls_when_somebody_else_takes_the_screen(
    window: MainWindow, content: Content, qtlog: Any
) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, BOT), {0: (MACE, *DULL), 1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    player.click(refs.CURTAIN)
    page, viewport = player.page, player.page.table.viewport()
    start = player.where(refs.card(held(session, 0)))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start - QPoint(40, 90))
    QTest.mouseMove(viewport, start - QPoint(60, 120))
    assert page.table.gestures.carrying
    QTest.keyClick(page.table, Key.Key_2, CONTROL)
    assert page.table.table.covered
    assert not page.table.gestures.carrying
    assert not page.table.table.hand.sprites

    before = session.commands
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.where(refs.seat(2)))
    assert session.commands == before
    assert not [record.message for record in qtlog.records]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_that_is_held_down_answers_nothing_and_lifts_no_curtain(
    window: MainWindow, content: Content, key: Qt.Key
) -> None:
    """Ann leans on the key with which she has passed; Bob's hand stays covered, and he decides himself."""
    session = arranged(content, plan(HUMAN, HUMAN, BOT), {0: (MACE, *DULL)})
    window.play(session)
    player = Player(window)
    page = player.page

    def hold() -> None:
        for _ in range(4):
            held_down = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, " ", True)
            QApplication.sendEvent(QApplication.focusWidget() or page, held_down)

    hold()
    assert page.table.table.covered
    player.click(refs.CURTAIN)
    before = session.commands
    hold()
    assert session.commands == before
    play(session, 0, MACE, 2)
    assert page.bar.isVisible()
    before = session.commands
    hold()
    assert session.commands == before
    assert page.bar.isVisible()


def test_nothing_of_a_hand_stays_in_the_inspector_or_the_hint_when_the_screen_changes_hands(
    window: MainWindow, content: Content
) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, BOT), {0: (MACE, *DULL), 1: (COIN, *DULL)})
    window.play(session)
    QTest.keyClick(window, Key.Key_F4)
    player = Player(window)
    player.click(refs.CURTAIN)
    QTest.mouseMove(player.page.table.viewport(), player.where(refs.card(held(session, 0))))
    QTest.keyClick(window, Key.Key_H)
    assert "mace" in window.at_table.inspector.card.toPlainText()
    assert "In your place the computer would play" in window.notice.text.text()

    QTest.keyClick(player.page.table, Key.Key_2, CONTROL)
    assert "mace" not in window.at_table.inspector.card.toPlainText() + window.at_table.inspector.text.toPlainText()
    assert not window.notice.isVisible()
