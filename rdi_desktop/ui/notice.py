# SPDX-License-Identifier: GPL-3.0-or-later
"""A short word over the window that goes by itself, or when clicked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.ui import scaling
from rdi_desktop.ui.widgets import Parchment, label

_PER_LETTER_MS = 55
_LEAST_MS = 3500


class Notice(Parchment):
    """One message at a time. It never takes the focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.text = label("", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._inside = inside = QVBoxLayout(self)
        inside.setContentsMargins(24, 12, 24, 16)
        inside.addWidget(self.text)
        self.setToolTip("Click to send it away")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        window.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show this for as long as it takes to read."""
        from PySide6.QtGui import QAccessible, QAccessibleEvent  # slow to import, and most starts have nothing to say

        self.text.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(_LEAST_MS + _PER_LETTER_MS * len(text))
        QAccessible.updateAccessibility(QAccessibleEvent(self.text, QAccessible.Event.Alert))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go."""
        self.hide()

    def _place(self) -> None:
        window = self._window
        width = min(round(560 * scaling.unit()), window.width() - 40)
        self.setFixedWidth(width)
        height = max(self.sizeHint().height(), self._inside.heightForWidth(width))
        self.setGeometry((window.width() - width) // 2, 60, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
