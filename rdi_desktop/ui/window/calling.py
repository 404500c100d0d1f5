# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls people back who are asked while the window is behind another one: the task bar blinks, the title says whose move it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from rdi_desktop.session.facade import Played
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

TITLE = "RDI Desktop"


class Calling(QObject):
    """Watches a window and the questions of the game in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._called: int | None = None
        """The seat that was called and has not come yet."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever has come needs no title."""
        if event.type() == QEvent.Type.WindowActivate:
            self._called = None
            self._window.setWindowTitle(TITLE)
        return False

    def look(self, session: Played | None) -> None:
        """The game has gone on, or been left (None)."""
        decision = session.decision() if session is not None and not session.over else None
        if session is None or decision is None or decision.seat not in session.plan.humans:
            self._called = None
            self._window.setWindowTitle(TITLE)
        elif not self._window.isActiveWindow() and decision.seat != self._called:
            self._called = decision.seat
            alone = len(session.plan.humans) == 1
            name = isolated(session.seats[decision.seat].name)
            move = said("calling-your-move") if alone else said("calling-move", name=name)
            self._window.setWindowTitle(f"{move} – {TITLE}")
            QApplication.alert(self._window)
