# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows over the table what is passed for whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import said


class _Chip(QPushButton):
    """One person's passing; a click ends it."""

    def __init__(self, seat: int, text: str) -> None:
        super().__init__(text)
        self._seat = seat
        self._font = THEME.title_font(14)
        self.setFont(self._font)
        self.setFixedHeight(32)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance(text) + 74)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setToolTip(said("auto-pass-click-press-f8-asked"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ribbon in the seat's colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = THEME.seat(self._seat)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(THEME.palette.shadow))
        painter.setPen(QPen(QColor(accent.colour), 2))
        painter.drawRoundedRect(rect, 15, 15)
        mark = QRectF(10, rect.center().y() - 9, 18, 18)
        draw_art(painter, f"seats/{accent.shape}", mark)
        space = QRectF(mark.right() + 8, rect.top(), rect.width() - 60, rect.height())
        words(painter, space, self.text(), self._font, THEME.palette.candle)
        words(
            painter,
            QRectF(rect.right() - 24, rect.top(), 20, rect.height()),
            "✕",
            self._font,
            THEME.palette.copper_light,
        )


class AutoPassStrip(QWidget):
    """A chip for every person whose answers are passed."""

    ended = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._shown: list[tuple[int, str]] = []
        self.chips: dict[int, QPushButton] = {}

    def show_passed(self, auto_passes: Sequence[tuple[int, str, str]]) -> None:
        """Seat, name, what is passed ('': nothing)."""
        shown = [(seat, f"{name}: {text}") for seat, name, text in auto_passes if text]
        if shown != self._shown:
            self._shown = shown
            while (item := self._row.takeAt(0)) is not None:
                if widget := item.widget():
                    widget.hide()
                    widget.deleteLater()
            self.chips.clear()
            for seat, text in shown:
                chip = _Chip(seat, text)
                chip.clicked.connect(lambda _=False, seat=seat: self.ended.emit(seat))
                self._row.addWidget(chip)
                self.chips[seat] = chip
        self.setVisible(bool(shown))
        self.raise_()
