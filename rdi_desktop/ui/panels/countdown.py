# SPDX-License-Identifier: GPL-3.0-or-later
"""The time after which an "anyone?" passes automatically, as a shrinking bar.

It depends only on what is open on the table, so that waiting shows nothing about anybody's hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from rdi_desktop.session.passing import concerns, would_be_out
from rdi_desktop.session.windows import WindowState
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_PATIENT = 3
"""Factor on the time if the window concerns somebody who is asked."""
_SMOOTH_MS, _STEPS_MS = 50, 1000
"""Milliseconds between updates of the bar; the second with reduced motion."""


def patience(session: Played, window: WindowState, seconds: float) -> float:
    """Seconds that a window waits; 0: until somebody answers, as always when somebody could be out."""
    view = session.view(None)
    seats = range(len(view.seats))
    if window.kind == "last_chance" or any(would_be_out(view, entry, seat) for entry in view.stack for seat in seats):
        return 0.0
    return seconds * _PATIENT if any(concerns(view, seat) for seat in window.seats) else seconds


class Countdown(QWidget):
    """Runs unless it is held; emits when the time is over."""

    run_out = Signal()

    def __init__(self, held_up: Callable[[], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held_up = held_up
        self._all_ms = self._left_ms = 0
        self.clock = QTimer(self)
        self.clock.timeout.connect(self._tick)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setToolTip(said("countdown-when-run-out-table"))
        self.setAccessibleName(said("countdown-time-left-answer"))

    @property
    def running(self) -> bool:
        """Whether it is running."""
        return self.clock.isActive()

    @property
    def left(self) -> float:
        """The fraction of time that is left."""
        return self._left_ms / self._all_ms if self._all_ms else 0.0

    def begin(self, seconds: float, *, smooth: bool) -> None:
        """Start again; 0 seconds mean no limit."""
        self._all_ms = self._left_ms = round(seconds * 1000)
        self.clock.stop()
        if seconds > 0:
            self.clock.start(_SMOOTH_MS if smooth else _STEPS_MS)
        self.update()

    def stop(self) -> None:
        self.begin(0, smooth=True)

    def sizeHint(self) -> QSize:
        """As wide as the widget above."""
        return QSize(20, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is left of the bar."""
        if not self._all_ms:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        rect = QRectF(self.rect()).adjusted(3, 1, -3, -1)
        radius = rect.height() / 2
        painter.setBrush(QColor(107, 74, 47, 90))
        painter.drawRoundedRect(rect, radius, radius)
        rect.setWidth(max(rect.height(), rect.width() * self.left))
        painter.setBrush(QColor(THEME.palette.copper))
        painter.drawRoundedRect(rect, radius, radius)

    def _tick(self) -> None:
        if self._held_up() or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return
        self._left_ms -= self.clock.interval()
        self.update()
        if self._left_ms <= 0:
            self.stop()
            self.run_out.emit()
