# SPDX-License-Identifier: GPL-3.0-or-later
"""Ctrl or Alt with a digit does the same on keyboards whose row of digits writes something else without Shift."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.machine import keyboard
from rdi_desktop.ui.window.digits import by_place

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
FRENCH = {1: "&", 2: "é", 3: '"', 4: "'"}


@pytest.fixture(autouse=True)
def scan_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "_platform", lambda: "xcb")


@pytest.fixture
def done() -> list[str]:
    return []


@pytest.fixture
def window(qtbot: QtBot, done: list[str]) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    action = QAction("breaks in", made, shortcut="Ctrl+2")
    action.triggered.connect(lambda: done.append("action"))
    made.addAction(action)
    button = QPushButton("Hint", made)
    button.setShortcut("Alt+3")
    button.clicked.connect(lambda: done.append("button"))
    QShortcut("Ctrl+4", made).activated.connect(lambda: done.append("shortcut"))
    made.show()
    return made


def pressed(digit: int, held: Qt.KeyboardModifier) -> QKeyEvent:
    """That key of the row of digits on a French keyboard, as X11 tells it."""
    letter = FRENCH[digit]
    return QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), held, digit + 9, 0, 0, letter)


def test_ctrl_and_alt_with_a_digit_go_by_its_place(window: QWidget, done: list[str]) -> None:
    assert [by_place(window, pressed(digit, held)) for digit, held in ((2, CTRL), (3, ALT), (4, CTRL))] == [True] * 3
    assert done == ["action", "button", "shortcut"]


def test_other_keys_with_ctrl_or_alt_do_nothing(window: QWidget, done: list[str]) -> None:
    assert not by_place(window, pressed(1, CTRL)), "nothing has that shortcut"
    assert not by_place(window, pressed(2, ALT))
    assert not by_place(window, pressed(2, Qt.KeyboardModifier.NoModifier))
    two = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, CTRL, 11, 0, 0, "2")
    assert not by_place(window, two), "where it writes a digit Qt has done it already"
    assert done == []


def test_what_is_hidden_or_switched_off_does_nothing(window: QWidget, done: list[str]) -> None:
    window.findChildren(QAction)[0].setEnabled(False)
    window.findChildren(QPushButton)[0].hide()
    window.findChildren(QShortcut)[0].setEnabled(False)
    assert not any(by_place(window, pressed(digit, held)) for digit, held in ((2, CTRL), (3, ALT), (4, CTRL)))
    assert done == []
