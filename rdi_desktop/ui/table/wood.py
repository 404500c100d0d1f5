# SPDX-License-Identifier: GPL-3.0-or-later
"""The table's planks: boards with grain, joints and nails, painted once for all windows."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

_PLANKS = 7
SIZE = (1600, 900)


@lru_cache(maxsize=4)
def boards(colour: str) -> QImage:
    """Planks of that colour, `SIZE` pixels large; grain is slow to paint and quick to stretch.

    They are painted vertically and then rotated: Qt takes three times as long for lines along the rows of an image.
    """
    width, height = SIZE
    image = QImage(height, width, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(height, 0)
    painter.rotate(90)
    grain = random.Random(7)  # the same boards every time
    board = height / _PLANKS
    for row in range(_PLANKS):
        rect = QRectF(0, row * board, width, board + 1)
        tone = QColor(colour).lighter(92 + grain.randrange(22))
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        shade.setColorAt(0.0, tone.lighter(112))
        shade.setColorAt(0.1, tone)
        shade.setColorAt(1.0, tone.darker(118))
        painter.fillRect(rect, QBrush(shade))
        _paint_grain(painter, rect, grain, tone)
        painter.setPen(QPen(tone.darker(260), 2))
        painter.drawLine(rect.topLeft(), rect.topRight())
        joint = rect.left() + width * (0.15 + 0.7 * grain.random())
        painter.drawLine(QPointF(joint, rect.top()), QPointF(joint, rect.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone.darker(300))
        for x in (joint - 11, joint + 11):
            for y in (rect.top() + board * 0.2, rect.top() + board * 0.8):
                painter.drawEllipse(QPointF(x, y), 2.4, 2.4)
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
