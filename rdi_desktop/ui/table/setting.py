# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting a place setting, in the layers of a mat: the low parchment, the plate with the name and what somebody is up to, the Gold."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPolygonF

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, rounded, seat_mark, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.words import terms

_NAME = 16.0
"""Letters of names (px at 1280 by 720)."""
_COINS = 12
"""More coins than that are a number."""
_LEAN = 0.06
"""How much narrower the far edge of a setting is, on each side."""


def outline(rect: QRectF, *, raised: bool = False) -> QPolygonF:
    """The parchment of a setting in that place."""
    lean = 2.0 if raised else rect.height() * _LEAN * 1.6
    return QPolygonF(
        [
            QPointF(rect.left() + lean, rect.top() + 1),
            QPointF(rect.right() - lean, rect.top() + 1),
            rect.bottomRight() - QPointF(2, 2),
            rect.bottomLeft() + QPointF(2, -2),
        ]
    )


def paint_ground(painter: QPainter, rect: QRectF, seat: int, *, on_turn: bool, raised: bool) -> None:
    """A parchment that lies on the table, seen from the near side; `raised`: held up, so that nothing shines through."""
    shape = outline(rect, raised=raised)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawPolygon(shape.translated(0, 3))
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light, dark = QColor(PALETTE.parchment_light), QColor(PALETTE.parchment_shade)
    dense = 1.0 if raised else 0.94 if on_turn else 0.84
    light.setAlphaF(dense)
    dark.setAlphaF(dense)
    fall.setColorAt(0.0, dark)
    fall.setColorAt(1.0, light)
    painter.setBrush(QBrush(fall))
    edge = 3.0 if on_turn else 1.8
    painter.setPen(QPen(QColor(PALETTE.candle if on_turn else THEME.seat(seat).colour), edge * THEME.bold))
    painter.drawPolygon(shape)


def paint_plate(painter: QPainter, model: MatModel, rect: QRectF, states: list[tuple[str, str, str]]) -> None:
    """The plate with sign and name, and beside it what the player is up to."""
    side = rect.height()
    font = letters.title(_NAME * letters.scale())
    small = letters.title(letters.smallest())
    wanted = [QFontMetricsF(small).horizontalAdvance(said) + side * 0.5 for said, _, _ in states]
    least = side * 1.4 + min(QFontMetricsF(font).horizontalAdvance(model.name), rect.width() * 0.45)
    while wanted and sum(wanted) + least > rect.width():
        wanted.pop()  # signs and the tip show the last ones as well
    name, given = model.name, terms.given_name(model.name)
    while True:
        room = rect.width() - sum(wanted) - side * 1.4
        named = letters.folded(name, letters.fitted(font, name, room, large=True), room, 0.0)[0]
        if letters.fits(named, name, room):
            break
        if wanted:
            wanted.pop()
        elif name != given:
            name = given  # the tip has all of it
        else:
            named = letters.narrowed(font, name, room)
            break
    font = named
    wide = min(rect.width(), QFontMetricsF(font).horizontalAdvance(name) + side * 1.45)
    board = QRectF(rect.left(), rect.top(), wide, side)
    fall = QLinearGradient(board.topLeft(), board.bottomLeft())
    fall.setColorAt(0.0, QColor(PALETTE.parchment_light))
    fall.setColorAt(1.0, QColor(PALETTE.parchment_shade))
    painter.setPen(QPen(QColor(THEME.seat(model.seat).colour), 2.2 * THEME.bold))
    painter.setBrush(QBrush(fall))
    painter.drawRoundedRect(board.adjusted(1, 1, -1, -1), side * 0.22, side * 0.22)
    seat_mark(
        painter, model.seat, QRectF(board.left() + side * 0.22, board.top() + side * 0.18, side * 0.64, side * 0.64)
    )
    words(painter, board.adjusted(side * 1.05, 0, -side * 0.1, 0), name, font, PALETTE.ink, LEFT)
    left = board.right() + side * 0.08
    for (said, ground, ink), width in zip(states, wanted, strict=False):
        chip = QRectF(left, rect.top() + side * 0.12, width - side * 0.08, side * 0.76)
        painter.setPen(QPen(QColor(PALETTE.wood_edge), 1))
        painter.setBrush(QColor(ground))
        painter.drawPath(rounded(chip, chip.height() / 2))
        words(painter, chip, said, small, ink, CENTRE)
        left += width


def paint_coins(painter: QPainter, rect: QRectF, gold: int, pieces: int) -> None:
    """A pile of coins with its number; `pieces`: how much of it is in cards."""
    said = f"{gold - pieces} + {pieces}" if pieces else str(gold)
    font = letters.title(min(_NAME * letters.scale(), rect.height() * 0.62))
    high = font.pixelSize() * 1.22
    wide = min(rect.width(), max(QFontMetricsF(font).horizontalAdvance(said) + high * 0.7, high * 1.2))
    coin = min(rect.height() * 0.3, rect.width() * 0.22)
    chance, columns = random.Random(gold), max(1, min(3, int((rect.width() - coin * 0.4) / (coin * 1.9))))
    each = max(1, int((rect.height() - high * 0.6) / (coin * 0.44)))
    seen = min(gold - pieces, _COINS, columns * each)
    painter.setPen(QPen(QColor("#4a2a06"), 1))
    for number in range(seen):
        column, layer = divmod(number, -(-seen // columns))
        x = rect.left() + coin * (1.0 + column * 1.9) + chance.uniform(-1, 1)
        y = rect.bottom() - coin * 0.5 - layer * coin * 0.44
        painter.setBrush(QColor("#a06a12"))
        painter.drawEllipse(QPointF(x, y + coin * 0.22), coin, coin * 0.46)
        painter.setBrush(QColor("#f9d869"))
        painter.drawEllipse(QPointF(x, y), coin, coin * 0.46)
    pill = QRectF(rect.left() + max(0.0, min(rect.width() - wide, coin * 0.4)), rect.bottom() - high, wide, high)
    painter.setPen(QPen(QColor("#4a2a06"), 1.4))
    painter.setBrush(QColor("#f6d76f"))
    painter.drawPath(rounded(pill, high / 2))
    words(painter, pill, said, letters.narrowed(font, said, wide - high * 0.4), "#3a2206", CENTRE)
