# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses that were meant for what was there before: they answer nothing that has only just come."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

QUESTION, SHEET = 0.3, 1.0
"""How long a question, or a sheet over the table, stands before a press that begins answers it (s)."""
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Standing:
    """Since when something stands."""

    times = 1.0
    """Tests that press at once set this to 0."""

    def __init__(self, least: float = QUESTION) -> None:
        self._least = least
        self._what: object = None
        self._since = 0.0

    def stands(self, what: object) -> None:
        """This stands there now; None: nothing does."""
        if what != self._what:
            self._what, self._since = what, time.monotonic()

    @property
    def early(self) -> bool:
        """Whether a press that begins now was meant for something else."""
        return self._what is not None and time.monotonic() < self._since + self._least * self.times


class LateButtons(QObject):
    """Lets the buttons of a sheet hear only presses that begin after the sheet has stood for a second."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._standing = Standing(SHEET)
        sheet.installEventFilter(self)
        for button in sheet.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear nothing too early, nor a key that is held down since before."""
        kind = event.type()
        if not isinstance(watched, QAbstractButton):
            if kind in (QEvent.Type.Show, QEvent.Type.Hide):
                self._standing.stands(watched if kind == QEvent.Type.Show else None)
            return False
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            return event.isAutoRepeat() or self._standing.early
        return kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and self._standing.early
