# SPDX-License-Identifier: GPL-3.0-or-later
"""An open pile as a fan of its cards, with the selected one in full beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import ElidedLabel
from rdi_desktop.words import said

_RATIO = THEME.metrics.card_ratio
_SEEN = 0.42
"""The least visible fraction of a card's width."""
_LARGEST = 190.0
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class CardFan(QWidget):
    """Cards in rows, each over the previous one; newest last."""

    pointed = Signal(int)
    chosen = Signal(int)

    def __init__(self, faces: Sequence[CardFace], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = tuple(faces)
        self.at = len(self.faces) - 1
        """The selected card."""
        self._pictures: dict[tuple[CardFace, int], QPixmap] = {}
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(QSize(360, 300))
        self._describe()

    def places(self) -> list[QRectF]:
        """The rectangles of the cards: as large as possible with a part of each visible."""
        count = len(self.faces)
        room = QRectF(self.rect()).adjusted(6, 14, -6, -6)
        best = (0.0, 1)
        for rows in range(1, count + 1):
            across = math.ceil(count / rows)
            width = min(
                _LARGEST * self.height() / 420, room.width() / (1 + (across - 1) * _SEEN), room.height() / rows * _RATIO
            )
            if width > best[0]:
                best = (width, rows)
        width, rows = best
        across = math.ceil(count / rows)
        step = min(width * 1.04, (room.width() - width) / max(1, across - 1))
        height = width / _RATIO
        down = min(height * 1.05, (room.height() - height) / max(1, rows - 1)) if rows > 1 else 0.0
        return [
            QRectF(room.left() + place % across * step, room.top() + place // across * down, width, height)
            for place in range(count)
        ]

    def point(self, place: int) -> None:
        """Select that card."""
        if place != self.at and 0 <= place < len(self.faces):
            self.at = place
            self._describe()
            announce(self, self.accessibleDescription(), urgent=True)
            self.update()
            self.pointed.emit(place)

    def _describe(self) -> None:
        """Its description is the selected card."""
        if self.faces:
            self.setAccessibleDescription(f"{self.faces[self.at].title}. {self.faces[self.at].text}")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select the card under the mouse."""
        found = [place for place, rect in enumerate(self.places()) if rect.contains(event.position())]
        if found:
            self.point(found[-1])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click sends the card to the inspector."""
        self.mouseMoveEvent(event)
        if any(rect.contains(event.position()) for rect in self.places()):
            self.chosen.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right move through the pile, Enter sends a card to the inspector."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.point(self.at + _STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.faces:
            self.chosen.emit(self.at)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fan, the selected card on top and a little raised."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rects = self.places()
        for place in (*(place for place in range(len(rects)) if place != self.at), *((self.at,) if rects else ())):
            here = place == self.at
            rect = rects[place].translated(0, -8 if here else 0)
            painter.drawPixmap(rect.topLeft(), self._picture(self.faces[place], round(rect.width())))
            if here:
                painter.setPen(QPen(QColor(THEME.palette.candle), 4 if self.hasFocus() else 2))
                painter.drawRoundedRect(rect, rect.width() * 0.055, rect.width() * 0.055)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """New sizes need new pictures."""
        self._pictures.clear()
        super().resizeEvent(event)

    def _picture(self, face: CardFace, width: int) -> QPixmap:
        key = (face, width)
        if key not in self._pictures:
            image = render_face(face, width, round(width / _RATIO), self.devicePixelRatioF())
            self._pictures[key] = QPixmap.fromImage(image)
        return self._pictures[key]


class OneCard(QWidget):
    """A card in full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: CardFace | None = None
        self.setMinimumSize(QSize(214, 300))

    def show_card(self, face: CardFace | None) -> None:
        self._face = face
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it as large as there is room."""
        if self._face is None:
            return
        width = min(self.width(), self.height() * _RATIO)
        image = render_face(self._face, round(width), round(width / _RATIO), self.devicePixelRatioF())
        QPainter(self).drawImage(QPointF((self.width() - width) / 2, (self.height() - width / _RATIO) / 2), image)


class PileDialog(Sheet):
    """The cards of an open pile."""

    card_kept = Signal(int)
    """The card at that index of the pile was sent to the inspector."""

    def __init__(self, title: str, faces: Sequence[CardFace], parent: QWidget | None = None) -> None:
        super().__init__(title, parent, share=(0.8, 0.8))
        count = len(faces)
        self.fan = CardFan(faces)
        self.fan.setAccessibleName(title)
        self.card = OneCard()
        self.card.show_card(faces[-1] if faces else None)
        self.fan.pointed.connect(lambda place: self.card.show_card(faces[place]))
        self.fan.chosen.connect(self.card_kept)
        inside = self.parchment(QVBoxLayout())
        inside.addWidget(ElidedLabel(said("fan-card-other-s-newest", title=title, count=count), "subheading"))
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addWidget(self.fan, 3)
        both.addWidget(self.card, 2)
        inside.addLayout(both, 1)
        self.done_ = self.closing_button()
        self.foot(None, self.done_)
        self.fan.setFocus()
