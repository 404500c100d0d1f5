# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning by ear: whoever only hears gets through all lessons, and into the first evening, by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from rdi_desktop.scenario.tips import load_tips
from rdi_desktop.session import plan as plans
from rdi_desktop.ui.look import speech
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.by_ear import BY_KEYS, Listener, follow
from tests.ui.person import press
from tests.ui.reader import nodes

K = Qt.Key
KEYS = {"space": K.Key_Space, "Return": K.Key_Return, "Escape": K.Key_Escape, "Tab": K.Key_Tab, "a": K.Key_A}
KEYS |= {str(digit): K(int(K.Key_0) + digit) for digit in range(1, 10)}
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
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as an event loop does
        while page is not None and page.table.heard._soon.isActive():
            QTest.qWait(1)

    def focused(self) -> tuple[str, str]:
        """The name and the description of what has the keyboard."""
        now = QApplication.focusWidget()
        assert now is not None, "nothing has the keyboard"
        if not isinstance(now, TableWidget):
            return now.accessibleName() or (now.text() if isinstance(now, QPushButton) else ""), ""
        root = now.heard._root
        assert root is not None
        return next(((node.name, node.more) for node in nodes(root) if node.focused and node.actions), ("", ""))

    def press(self, *keys: str) -> list[str]:
        """Press keys, one after the other; what was said behind the last one."""
        begun = len(self.heard)
        for key in keys:
            begun = len(self.heard)
            press(KEYS[key])
            self.listen()
        return self.heard[begun:]


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
            follow(ear, found["how"])
            told += 1
        else:
            asked = lessons._session.decision()
            assert not spoken or asked is None or asked.seat != lessons._session.lesson.learner, (
                f"no key is named: {spoken}"
            )
            press(K.Key_Space)
    assert all(map(lessons.done, lessons.all))
    assert window.game is not None and not window.game.session.fleeting, "the first evening does not begin"
    assert told >= len(lessons.all)
    pointing = [each for each in ear.heard if POINTING.search(each)]
    assert not pointing, "who has no mouse is told to use one"


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.weekly)])
def test_the_first_evening_is_played_by_whoever_only_hears(
    window: MainWindow, ear: Ear, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    """The week hears its end; on the bus it is played behind all lessons."""
    monkeypatch.setattr(plans, "new_seed", lambda: 2)
    window.lessons.first_game()
    page, listener = window.game, Listener(ear)
    assert page is not None
    for _ in range(3000):
        ear.listen()
        if page.session.over or (not whole and page.session.view(None).turn_number > 5):
            break
        if page.paused:
            page.skip_pause()
        elif not listener.act():
            raise AssertionError(f"nothing can be done, and nobody else plays: {ear.heard[-3:]}")
    else:
        raise AssertionError(f"no end: {ear.heard[-5:]}")
    assert not listener.dead, "announced, and does not work"
    tips = {tip.say for tip in load_tips()}
    explained = [each for each in ear.heard if each in tips]
    assert len(explained) == len(set(explained)) >= 4, "the barmaid says nothing, or something twice"
    assert not [each for each in ear.heard if POINTING.search(each)], "who has no mouse is told to use one"
    if whole:
        assert any("wins the game!" in each for each in ear.heard[-5:])
