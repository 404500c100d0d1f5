# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.panels.log import LogView
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import THREE_DEEP, arranged, three_deep
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, deal_at


@pytest.fixture
def log(window: MainWindow) -> LogView:
    deal_at(window, plan(HUMAN, BOT), 4)
    window.menus.actions["log"].trigger()
    return window.at_table.log


def place_of(log: LogView, kind: str) -> tuple[QPoint, str]:
    """Where the last link of that kind stands, and what it says."""
    document = log.text.document()
    cursor = QTextCursor(document)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    while not cursor.atStart():
        href = cursor.charFormat().anchorHref()
        if href.startswith(kind):
            name = document.characterAt(cursor.position() - 1)
            rect = log.text.cursorRect(cursor)
            return QPoint(rect.left() - 3, rect.center().y()), name
        cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
    raise AssertionError(f"no link to a {kind}")


def hover(log: LogView, at: QPoint) -> None:
    QTest.mouseMove(log.text.viewport(), at - QPoint(0, 40))
    QTest.mouseMove(log.text.viewport(), at)


def test_a_card_is_shown_while_the_mouse_rests_and_stays_when_clicked(log: LogView) -> None:
    at, _ = place_of(log, "card:")
    hover(log, at)
    assert log.popup.isVisible()
    assert log.popup.face is not None
    assert log.popup.face.title in log.text.toPlainText()
    hover(log, QPoint(2, 2))
    assert not log.popup.isVisible()

    QTest.mouseClick(log.text.viewport(), Qt.MouseButton.LeftButton, pos=at)
    hover(log, QPoint(2, 2))
    assert log.popup.isVisible()
    QTest.mouseClick(log.popup, Qt.MouseButton.LeftButton)
    assert not log.popup.isVisible()


def test_a_player_is_told_in_numbers_and_a_click_shows_that_players_lines(log: LogView) -> None:
    at, _ = place_of(log, "seat:1")
    hover(log, at)
    assert "Bob" in QToolTip.text()
    QTest.mouseClick(log.text.viewport(), Qt.MouseButton.LeftButton, pos=at)

    assert log.players.currentText() == "Bob"
    assert all(1 in line.seats for line in log.lines() if log._shown(line) and line.style != "turn")


def test_a_move_taken_back_goes_from_the_log(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, undo_anything=True))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    before = window.at_table.log.as_text()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert len(window.at_table.log.as_text()) < len(before)
    assert before.startswith(window.at_table.log.as_text().rstrip().rsplit("\n", 1)[0])


def test_cause_and_effect_are_indented(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(*[HUMAN] * 4), THREE_DEEP)
    window.play(session)
    three_deep(session)
    while session.view(None).stack:
        session.pass_all()

    blow = "“I blessed this mace. Kneel and say thanks.”"
    assert window.at_table.log.as_text().splitlines() == [
        "The game begins: everybody is dealt a hand.",
        f"Ann plays {blow} on Bob.",
        "    Bob answers with “Hide in shadows”.",
        "        Cat answers with “I don't think so!”",
        "            Dan answers with “I don't think so!”",
        "                Dan Negates Cat's “I don't think so!”",
        f"        Bob Ignores Ann's {blow}",
        "        So “Hide in shadows” has taken effect.",
    ]
    shown = window.at_table.log.text.toPlainText()
    assert all(line.strip() in shown for line in window.at_table.log.as_text().splitlines())


def test_the_filters_work_together_and_nothing_is_lost(log: LogView) -> None:
    everything = log.as_text()
    log.kinds.setFocus()
    for _ in range(log.kinds.findData("number")):
        QTest.keyClick(log.kinds, Qt.Key.Key_Down)
    log.players.setFocus()
    for _ in range(log.players.findData(1)):
        QTest.keyClick(log.players, Qt.Key.Key_Down)
    shown = [line for line in log.lines() if log._shown(line) and line.style != "turn"]
    expected = [line for line in log.lines() if line.kind == "number" and 1 in line.seats]
    assert shown == expected
    assert shown
    assert len(log.text.toPlainText().splitlines()) == sum(log._shown(line) for line in log.lines())
    assert log.as_text() == everything, "what is filtered away is still written out"


def test_ones_own_cards_are_named_and_other_peoples_are_not(log: LogView) -> None:
    lines = [line.text for line in log.lines()]
    assert any(line.startswith("You draw “") for line in lines)
    assert any(line.startswith("Bob draws ") for line in lines)
    assert not any(line.startswith("Bob draws “") for line in lines)
