# SPDX-License-Identifier: GPL-3.0-or-later
"""What is in the place of the hand while nobody may see it: its backs, or a curtain until its owner takes it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout, fan
from rdi_desktop.ui.table.picture import Picture, PictureRow, turn
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.words import asking

_Z = 45.0
_FOLDS = 14


class Curtain:
    """The backs of a hand that is not the viewer's, and the curtain in front of them."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._drawing = drawing
        self._pieces = pieces
        self._picture = Picture(z=_Z + 5)
        scene.addItem(self._picture.item)
        self._picture.item.setVisible(False)
        self._backs = PictureRow(lambda number: drawing.sprite(z=_Z - 4 + number * 0.01), scene)
        self.name: str | None = None
        """The person who is to take the hand; None: no curtain."""

    @property
    def text(self) -> str | None:
        """The text of the curtain."""
        return asking.curtain(self.name, keyed=self._drawing.keyed) if self.name is not None else None

    def show(self, layout: TableLayout, hidden: int, seat: int) -> None:
        """Show that many backs of that seat's cards, and the curtain if it is set."""
        places = fan(hidden, layout.hand, layout.hand_card)
        for sprite, (at, angle) in zip(self._backs.of(hidden), places, strict=True):
            sprite.show(self._drawing.faces.back_of(seat), layout.hand_card)
            sprite.item.setPos(at)
            turn(sprite.item, angle)
        self._picture.item.setVisible(self.name is not None)
        if self.text is None:
            self._pieces.drop(refs.CURTAIN)
            return
        self._picture.lay(self.text, layout.hand, self._drawing.dpr(), _paint)
        self._pieces.put(refs.CURTAIN, self._picture.item)


def _paint(painter: QPainter, text: str, rect: QRectF) -> None:
    """Heavy red cloth with folds, a gilded hem, and the text."""
    fold = rect.width() / _FOLDS
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(_FOLDS):
        strip = QRectF(rect.left() + number * fold, rect.top(), fold + 1, rect.height())
        cloth = QLinearGradient(strip.topLeft(), strip.topRight())
        cloth.setColorAt(0.0, QColor("#4a0d16"))
        cloth.setColorAt(0.45, QColor(PALETTE.wine))
        cloth.setColorAt(1.0, QColor("#3a0910"))
        painter.fillRect(strip, QBrush(cloth))
    hem = rect.height() * 0.06
    for top in (rect.top(), rect.bottom() - hem):
        painter.fillRect(QRectF(rect.left(), top, rect.width(), hem), QColor(PALETTE.gold_dark))
        painter.setPen(QPen(QColor(PALETTE.gold_light), 1.5))
        painter.drawLine(QPointF(rect.left(), top + hem / 2), QPointF(rect.right(), top + hem / 2))
        painter.setPen(Qt.PenStyle.NoPen)
    font = letters.title(min(rect.height() * 0.17, rect.width() / max(12, len(text)) * 1.7))
    paint_words(painter, rect, text, font, PALETTE.candle, CENTRE, PALETTE.shadow)
