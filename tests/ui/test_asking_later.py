# SPDX-License-Identifier: GPL-3.0-or-later
"""A question appears when the showing of what led to it is over, has the keyboard, and hears no press that was meant for something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import make_bot
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look import early
from rdi_desktop.ui.look.early import LateButtons, Standing
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan


def asks_nothing(page: GamePage) -> None:
    """Nothing on the screen asks anything, nor names a key."""
    scene = page.table.table
    asking = [piece.ref for piece in scene.pieces if piece.ref.kind in ("button", "action", "choice")]
    assert [ref for ref in asking if ref != refs.SKIP] == [], scene.prompt
    assert not page.bar.isVisible()
    assert not page.ending.isVisible() and not page.out.isVisible()


def asks_with_keyboard(page: GamePage) -> None:
    """Whatever asks has the keyboard."""
    asker, _ = page.keyboard.asker
    focus = page.window().focusWidget()
    assert focus is not None
    assert focus is asker or asker.isAncestorOf(focus)
    if page.session.window() is not None:
        assert asker is page.bar


@pytest.mark.parametrize("people", [1, pytest.param(2, marks=pytest.mark.weekly)])
def test_nothing_is_asked_while_what_led_to_it_is_shown(window: MainWindow, people: int) -> None:
    """A game is looked at between all beats, and at each of its first questions."""
    window.settings["pace"] = 1.0
    window.deal(plan(*[HUMAN] * people, *[BOT] * (4 - people)))
    page = window.game
    assert page is not None
    page._pause.setInterval(0)
    bots = [make_bot("regular", seat, window.content) for seat in range(4)]
    shown = asked = 0
    for _ in range(3000):
        if page.showing.busy:
            page.showing.tick()
            if page.showing.busy:
                shown += 1
                asks_nothing(page)
                page.showing.finish()
            continue
        if page.session.over:
            break
        page._pause.stop()
        session = page.session
        if page.table.table.covered:
            QTest.keyClick(page.table, Qt.Key.Key_Space)
        elif session.bot_decides:
            session.step()
        elif session.window() is not None:
            asked += 1
            asks_with_keyboard(page)
            QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Space)
        else:
            asked += 1
            asks_with_keyboard(page)
            decision = session.decision()
            assert decision is not None
            seat = decision.seat
            session.submit(bots[seat].decide(lambda: session.view(seat), decision, list))  # noqa: B023 - called at once
        if asked > 12:
            break
    assert shown > 5 and asked > 12


class Later:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    clock = Later()
    monkeypatch.setattr(early, "time", clock)
    monkeypatch.setattr(Standing, "times", 1.0)
    return clock


def test_a_sheet_hears_only_presses_that_begin_when_it_has_stood_for_a_second(qtbot: QtBot, later: Later) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    button, pressed = QPushButton("Rematch"), list[bool]()
    QVBoxLayout(sheet).addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    LateButtons(sheet)
    sheet.show()
    later.now += 0.9
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyPress(button, Qt.Key.Key_Space)
    later.now += 0.2
    QTest.keyRelease(button, Qt.Key.Key_Space)
    assert pressed == [], "it was pressed before, and let go only now"
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(pressed) == 1
    sheet.hide()
    sheet.show()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(pressed) == 1, "it has come anew"


def test_a_press_just_after_a_question_has_come_answers_nothing(window: MainWindow, later: Later) -> None:
    window.deal(plan(HUMAN, BOT))
    page = window.game
    assert page is not None
    before = len(page.session.commands)
    later.now += 0.2
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert len(page.session.commands) == before
    later.now += 0.2
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert len(page.session.commands) > before
