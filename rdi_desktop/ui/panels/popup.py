# SPDX-License-Identifier: GPL-3.0-or-later
"""A popup with a card in full, beside the word that names it: while the mouse is there, or pinned until clicked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from rdi_desktop.machine import screens
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.look.theme import THEME


class CardPopup(QWidget):
    """Shows one card, without taking the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        width, height = THEME.metrics.full_card
        self._card = QSize(width, height)
        self.setFixedSize(self._card)
        self._picture = QPixmap()
        self.pinned = False
        self.face: CardFace | None = None

    def show_card(self, face: CardFace, at: QPoint) -> None:
        """Show the card beside a point of the screen."""
        if self.pinned:
            return
        if face != self.face or self._picture.isNull():
            self.face = face
            picture = render_face(face, self._card.width(), self._card.height(), self.devicePixelRatioF())
            self._picture = QPixmap.fromImage(picture)
        self.setAccessibleName(f"{face.title}. {face.type_label}. {face.text}")
        room = screens.available(at) or self.window().geometry()
        x = at.x() - self.width() - 24 if at.x() > room.center().x() else at.x() + 24
        y = min(max(at.y() - self.height() // 2, room.top() + 8), room.bottom() - self.height() - 8)
        self.move(x, y)
        self.show()
        self.update()

    def leave(self) -> None:
        """Hide, unless it is pinned."""
        if not self.pinned:
            self.hide()

    def pin(self) -> None:
        """Stay until clicked."""
        self.pinned = True

    def unpin(self) -> None:
        """Hide."""
        self.pinned = False
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide."""
        self.unpin()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        QPainter(self).drawPixmap(0, 0, self._picture)
