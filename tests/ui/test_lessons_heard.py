# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning by ear: whoever only hears gets through all lessons, and into the first evening, by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from rdi_desktop.ui.look import speech
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.person import press
from tests.ui.reader import nodes

K = Qt.Key
BY_KEYS = re.compile(r"By keys: (?P<how>.*)\.$")
TAKEN = re.compile(r"(\d): ")
GOAL = re.compile(r"Tab to (?P<goal>.+), Enter$")
POINTING = re.compile(r"\b(?:drag|click|mouse)\b", re.IGNORECASE)


class Ear:
    """Somebody at the keyboard with a screen reader: knows what was announced, and the name of what has the keyboard."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.heard: list[str] = []
        self._of: GamePage | None = None

    def listen(self) -> None:
        """Wait until all has been said."""
        page = self._window.game
        if page is not None and page is not self._of:
            self._of = page
            page.table.heard.say = lambda text, _urgent: self.heard.append(text)
        QApplication.processEvents()
        while page is not None and page.table.heard._soon.isActive():
            QTest.qWait(1)

    @property
    def focused(self) -> str:
        """The name of what has the keyboard."""
        now = QApplication.focusWidget()
        assert now is not None, "nothing has the keyboard"
        if not isinstance(now, TableWidget):
            return now.accessibleName() or (now.text() if isinstance(now, QPushButton) else "")
        root = now.heard._root
        assert root is not None
        return next((node.name for node in nodes(root) if node.focused and node.actions), "")

    def go_to(self, name: str) -> None:
        """Tab until that is heard."""
        for _ in range(40):
            if self.focused == name or self.focused.startswith(f"{name} — "):
                return
            press(K.Key_Tab)
            self.listen()
        raise AssertionError(f"Tab does not lead to {name}")

    def follow(self, how: str) -> None:
        """Do what was told: cards by their digits, then Tab to the goal, or Space."""
        for digit in TAKEN.findall(how):
            press(K(int(K.Key_0) + int(digit)))
            self.listen()
        if (found := GOAL.search(how)) is not None:
            self.go_to(found["goal"])
        press(K.Key_Space if how.endswith("Space") else K.Key_Return)
        self.listen()


@pytest.fixture
def ear(window: MainWindow) -> Iterator[Ear]:
    QAccessible.setActive(True)
    speech.SPOKEN.clear()
    yield Ear(window)
    QAccessible.setActive(False)


def test_all_lessons_are_taken_by_whoever_only_hears(window: MainWindow, ear: Ear) -> None:
    lessons = window.lessons
    lessons.take(lessons.all[0])
    told = 0
    for _ in range(250):
        ear.listen()
        if window.game is None or not lessons.bubble or lessons._session is None:
            break
        with_keys = QApplication.focusWidget()
        if isinstance(with_keys, QPushButton):
            assert with_keys.accessibleDescription() in ear.heard, (
                "what she says is not with the button that has the keys"
            )
            press(K.Key_Space)
            continue
        spoken = lessons.bubble.spoken
        if (found := BY_KEYS.search(spoken)) is not None:
            assert spoken in ear.heard
            press(K.Key_R)
            assert spoken in ear.heard[-1], "what she says is not repeated"
            ear.follow(found["how"])
            told += 1
        else:
            press(K.Key_Space)
    assert all(map(lessons.done, lessons.all))
    assert window.game is not None and not window.game.session.fleeting, "the first evening does not begin"
    assert told >= len(lessons.all)
    pointing = [each for each in ear.heard if POINTING.search(each)]
    assert not pointing, "who has no mouse is told to use one"
