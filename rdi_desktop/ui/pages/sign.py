# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign on the start screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import said

_P = THEME.palette


class InnSign(QWidget):
    """A wooden board on two chains, with a mug and the program's name."""

    HEIGHT = 214
    """Height in pixels of the smallest window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(said("sign-rdi-desktop"))
        self._unit = 1.0

    def resize_to(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        if unit != self._unit:
            self._unit = unit
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """A wide board."""
        return QSize(620, self.HEIGHT) * self._unit

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign in the middle of the widget."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._unit, self._unit)
        room = self.width() / self._unit
        width = min(600.0, room - 20.0)
        board = QRectF((room - width) / 2, 44, width, 158)
        for x in (board.left() + 70, board.right() - 70):
            _paint_chain(painter, x, board.top() + 6)
        _paint_board(painter, board)
        mug = QRectF(board.left() + 34, board.top() + 23, 112, 112)
        if has_art("logo"):
            draw_art(painter, "logo", mug)
        else:
            paint_mug(painter, mug)
        letters = QRectF(mug.right() + 16, board.top() + 24, board.right() - mug.right() - 44, 70)
        words(painter, letters, said("sign-rdi-desktop"), THEME.title_font(58), _P.gold_light, CENTRE, _P.shadow)
        below = QRectF(letters.left(), letters.bottom() + 6, letters.width(), 30)
        words(
            painter,
            below,
            said("sign-ale-dice-bad-manners"),
            THEME.body_font(21, italic=True),
            _P.parchment,
            CENTRE,
            _P.shadow,
        )


def paint_mug(painter: QPainter, box: QRectF) -> None:
    """A full mug of ale, which is also the program's icon."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    handle = QPainterPath()
    handle.addRoundedRect(QRectF(62, 36, 32, 44), 15, 15)
    inner = QPainterPath()
    inner.addRoundedRect(QRectF(66, 45, 18, 26), 8, 8)
    painter.setPen(QPen(QColor(_P.shadow), 2.5))
    painter.setBrush(QColor(_P.copper))
    painter.drawPath(handle.subtracted(inner))
    body = QLinearGradient(12, 0, 72, 0)
    for stop, colour in ((0.0, _P.copper_dark), (0.25, _P.copper_light), (0.6, _P.copper), (1.0, _P.copper_dark)):
        body.setColorAt(stop, QColor(colour))
    painter.setBrush(QBrush(body))
    painter.drawRoundedRect(QRectF(14, 26, 56, 66), 8, 8)
    painter.setPen(QPen(QColor(_P.shadow), 2))
    painter.setBrush(QColor(_P.gold))
    for y in (40.0, 78.0):
        painter.drawRect(QRectF(13, y, 58, 6))
    painter.setPen(QPen(QColor(_P.copper_dark), 1.6))
    for x in (28.0, 42.0, 56.0):
        painter.drawLine(QPointF(x, 47), QPointF(x, 77))
    foam = QPainterPath()
    for centre, radius in (
        ((18, 26), 11),
        ((32, 19), 13),
        ((48, 17), 14),
        ((63, 25), 11),
        ((41, 27), 13),
        ((15, 36), 6),
    ):
        blob = QPainterPath()
        blob.addEllipse(QPointF(*centre), radius, radius * 0.86)
        foam = foam.united(blob)
    painter.setPen(QPen(QColor(_P.ink_soft), 2))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPath(foam)
    painter.restore()


def _paint_chain(painter: QPainter, x: float, bottom: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y, wide = 0.0, True
    while y < bottom:
        painter.setPen(QPen(QColor(_P.shadow), 5.5))
        link = QRectF(x - (4.5 if wide else 1.0), y - 3, 9 if wide else 2, 14)
        painter.drawRoundedRect(link, 4, 4)
        painter.setPen(QPen(QColor(_P.copper_light if wide else _P.copper), 2.6))
        painter.drawRoundedRect(link, 4, 4)
        y, wide = y + 9, not wide


def _paint_board(painter: QPainter, board: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 130))
    painter.drawRoundedRect(board.translated(0, 7), 22, 22)
    wood = QLinearGradient(board.topLeft(), board.bottomLeft())
    wood.setColorAt(0.0, QColor(_P.wine).lighter(112))
    wood.setColorAt(0.5, QColor(_P.wine).darker(125))
    wood.setColorAt(1.0, QColor(_P.wine).darker(190))
    painter.setBrush(QBrush(wood))
    painter.setPen(QPen(QColor(_P.shadow), 3))
    painter.drawRoundedRect(board, 22, 22)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_P.gold), 3))
    painter.drawRoundedRect(board.adjusted(9, 9, -9, -9), 15, 15)
    painter.setPen(QPen(QColor(_P.gold_dark), 1.2))
    painter.drawRoundedRect(board.adjusted(15, 15, -15, -15), 11, 11)
    painter.setBrush(QColor(_P.gold))
    painter.setPen(QPen(QColor(_P.gold_dark), 1.5))
    for x in (board.left() + 70, board.right() - 70):
        painter.drawEllipse(QPointF(x, board.top() + 9), 6, 6)
