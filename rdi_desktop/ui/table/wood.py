# SPDX-License-Identifier: GPL-3.0-or-later
"""The table top itself: planks, grain, candle light."""

from __future__ import annotations

import math
import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from rdi_desktop.ui.look.theme import THEME

PALETTE = THEME.palette
_PLANKS = 7


def paint_table(width: int, height: int, dpr: float) -> QPixmap:
    """The table top at that size."""
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, width, height), _boards())
    _paint_light(painter, width, height)
    painter.end()
    return pixmap


@cache
def _boards() -> QImage:
    """The planks, painted once for all windows; grain is slow to paint and quick to stretch.

    They are painted upright and then laid down: Qt takes three times as long for lines that run along the rows of an image.
    """
    width, height = 1600, 900
    image = QImage(height, width, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(height, 0)
    painter.rotate(90)
    grain = random.Random(7)  # the same boards every evening
    board = height / _PLANKS
    for row in range(_PLANKS):
        rect = QRectF(0, row * board, width, board + 1)
        tone = QColor(PALETTE.table).lighter(92 + grain.randrange(22))
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        shade.setColorAt(0.0, tone.lighter(112))
        shade.setColorAt(0.1, tone)
        shade.setColorAt(1.0, tone.darker(118))
        painter.fillRect(rect, QBrush(shade))
        _paint_grain(painter, rect, grain, tone)
        painter.setPen(QPen(QColor(PALETTE.table_dark), 2))
        painter.drawLine(rect.topLeft(), rect.topRight())
        joint = rect.left() + width * (0.15 + 0.7 * grain.random())
        painter.drawLine(QPointF(joint, rect.top()), QPointF(joint, rect.bottom()))
    painter.end()
    return image.transformed(QTransform().rotate(-90))


def _paint_grain(painter: QPainter, rect: QRectF, grain: random.Random, tone: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(11):
        y = rect.top() + rect.height() * grain.random()
        path = QPainterPath(QPointF(rect.left(), y))
        x = rect.left()
        while x < rect.right():
            length = rect.width() * (0.12 + 0.2 * grain.random())
            lift = rect.height() * 0.09 * (grain.random() - 0.5)
            path.cubicTo(
                QPointF(x + length / 3, y + lift), QPointF(x + length * 2 / 3, y - lift), QPointF(x + length, y)
            )
            x += length
        line = tone.darker(128 + grain.randrange(30))
        line.setAlpha(70 + grain.randrange(70))
        painter.setPen(QPen(line, 0.8 + grain.random() * 1.4))
        painter.drawPath(path)


def _paint_light(painter: QPainter, width: int, height: int) -> None:
    candle = QRadialGradient(QPointF(width * 0.5, height * 0.42), math.hypot(width, height) * 0.42)
    candle.setColorAt(0.0, QColor(255, 205, 120, 74))
    candle.setColorAt(0.55, QColor(255, 170, 80, 22))
    candle.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(0, 0, width, height), QBrush(candle))
    dusk = QRadialGradient(QPointF(width * 0.5, height * 0.45), math.hypot(width, height) * 0.62)
    dusk.setColorAt(0.45, QColor(10, 4, 0, 0))
    dusk.setColorAt(1.0, QColor(10, 4, 0, 175))
    painter.fillRect(QRectF(0, 0, width, height), QBrush(dusk))
