# SPDX-License-Identifier: GPL-3.0-or-later
"""A short message over the window that disappears by itself, or when clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.panels.widgets import Parchment, label
from rdi_desktop.words import said

_PER_LETTER_MS = 55
_LEAST_MS = 3500
_OVER_TABLE = (460, 360, 250, 216)
"""Widths over a table, from which the first is used that covers nothing (times the unit)."""


class Notice(Parchment):
    """Shows one message at a time, without taking the focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.over_table: Callable[[], tuple[QRect, Sequence[QRect]] | None] = lambda: None
        """The area for it while there is a table, and what it must not cover, in window coordinates."""
        self.text = label("", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._inside = inside = QVBoxLayout(self)
        inside.setContentsMargins(24, 12, 24, 16)
        inside.addWidget(self.text)
        self.setToolTip(said("notice-click-send-away"))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        window.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show this for as long as it takes to read."""
        from rdi_desktop.ui.look.speech import announce  # slow to import, and most starts show no message

        self.text.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(_LEAST_MS + _PER_LETTER_MS * len(text))
        announce(self.text, text, urgent=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide."""
        self.hide()

    def _place(self) -> None:
        window = self._window
        table = self.over_table()
        if table is None:
            size = self._sized(round(560 * scaling.unit()))
            self.setGeometry(QRect(QPoint((window.width() - size.width()) // 2, 60), size))
            return
        for width in _OVER_TABLE:
            place, covered = _clear(self._sized(round(width * scaling.unit())), *table)
            if not covered:
                break
        self.setGeometry(place)

    def _sized(self, width: int) -> QSize:
        """Its size at that width, or at the width the window allows."""
        width = min(width, self._window.width() - 40)
        self.setFixedWidth(width)
        return QSize(width, max(self.sizeHint().height(), self._inside.heightForWidth(width)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay centred when the window is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False


def _clear(size: QSize, room: QRect, taken: Sequence[QRect]) -> tuple[QRect, float]:
    """A place at the lower edge of the area, as little above it as needed to cover nothing; else where it covers least, and how much."""
    found, least = QRect(QPoint(room.left(), room.bottom() - size.height()), size), float("inf")
    for bottom in range(room.bottom(), max(room.top(), room.bottom() - room.height() * 2 // 3) + size.height(), -_STEP):
        for left in (room.center().x() - size.width() // 2, room.left(), room.right() - size.width()):
            place = QRect(QPoint(left, bottom - size.height()), size)
            shared = [place.intersected(each) for each in taken]
            covered = sum(each.width() * each.height() for each in shared if not each.isEmpty())
            if covered < least:
                found, least = place, covered
    return found, least


_STEP = 12
"""Pixels between the places that are tried."""
