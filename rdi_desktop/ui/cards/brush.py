# SPDX-License-Identifier: GPL-3.0-or-later
"""Shapes for painting many things on the table: boards, plaques, badges, words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.look.theme import THEME

PALETTE = THEME.palette
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A path of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = LEFT,
    shadow: str | None = None,
) -> float:
    """One line of words, with an ellipsis if needed. Returns its width."""
    metrics = QFontMetricsF(font)
    line = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.setFont(font)
    if shadow is not None:
        painter.setPen(QColor(shadow))
        painter.drawText(rect.translated(0, max(1.0, font.pixelSize() / 14)), align, line)
    painter.setPen(QColor(colour))
    painter.drawText(rect, align, line)
    return metrics.horizontalAdvance(line)


def fitted(font: QFont, text: str, room: float) -> QFont:
    """The font, made smaller if the words need it."""
    return letters.fitted(font, text, room)


def lines(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag = LEFT) -> None:
    """Words that wrap."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), text)


def parchment(
    painter: QPainter, rect: QRectF, radius: float, accent: str, light: bool = False, edge: float = 0.0
) -> None:
    """A parchment in a wooden frame with a line in the accent's colour; the frame's width depends on the height, unless given."""
    edge = (edge or max(2.0, rect.height() * 0.022)) * THEME.bold
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 110))
    painter.drawRoundedRect(rect.adjusted(0, edge * 0.7, 0, 0), radius, radius)
    body = rect.adjusted(0, 0, 0, -edge * 0.7)
    wood = QLinearGradient(body.topLeft(), body.bottomLeft())
    wood.setColorAt(0.0, QColor(PALETTE.table_light).lighter(115))
    wood.setColorAt(1.0, QColor(PALETTE.wood_edge))
    painter.setBrush(QBrush(wood))
    painter.drawRoundedRect(body, radius, radius)
    inner = body.adjusted(edge, edge, -edge, -edge)
    skin = QLinearGradient(inner.topLeft(), inner.bottomRight())
    skin.setColorAt(0.0, QColor(PALETTE.parchment_light))
    skin.setColorAt(0.55, QColor(PALETTE.parchment_light if light else PALETTE.parchment))
    skin.setColorAt(1.0, QColor(PALETTE.parchment if light else PALETTE.parchment_shade))
    painter.setBrush(QBrush(skin))
    painter.setPen(QPen(QColor(accent), edge * 0.9))
    painter.drawRoundedRect(inner, radius * 0.8, radius * 0.8)


def plank(painter: QPainter, rect: QRectF, radius: float, strength: int = 190) -> None:
    """A dark recess in the table."""
    strength = max(strength, THEME.slips)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, QColor(12, 6, 3, strength))
    ground.setColorAt(1.0, QColor(30, 17, 9, max(0, strength - 40)))
    painter.setPen(QPen(QColor(226, 165, 107, 70), max(1.0, radius * 0.12)))
    painter.setBrush(QBrush(ground))
    half = radius * 0.06
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def plate(painter: QPainter, rect: QRectF) -> None:
    """The dark plate on the rail, with a brass edge."""
    radius = min(9.0 * max(1.0, rect.height() / 42), rect.height() * 0.3)
    painter.setPen(QPen(QColor(PALETTE.gold_dark), max(1.0, rect.height() * 0.03)))
    painter.setBrush(QColor(PALETTE.rail_dark))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def brass(painter: QPainter, rect: QRectF, radius: float, bright: bool, pressed: bool = False) -> None:
    """A metal button: gilded when `bright`, copper otherwise."""
    top, middle, bottom = (
        (PALETTE.gold_light, PALETTE.gold, PALETTE.gold_dark)
        if bright
        else (PALETTE.copper, PALETTE.chosen, PALETTE.copper_dark)
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawRoundedRect(rect.adjusted(0, 2, 0, 0), radius, radius)
    body = rect.adjusted(0, 0, 0, -2)
    metal = QLinearGradient(body.topLeft(), body.bottomLeft())
    metal.setColorAt(0.0, QColor(bottom if pressed else top))
    metal.setColorAt(0.35, QColor(middle))
    metal.setColorAt(1.0, QColor(top if pressed else bottom))
    painter.setBrush(QBrush(metal))
    painter.setPen(QPen(QColor(PALETTE.shadow), 1))
    painter.drawRoundedRect(body, radius, radius)
    painter.setPen(QPen(QColor(255, 255, 255, 70), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), radius * 0.85, radius * 0.85)


def badge(painter: QPainter, rect: QRectF, text: str, ground: str, ink: str) -> None:
    """A small round-ended label with a number."""
    radius = rect.height() / 2
    painter.setPen(QPen(QColor(PALETTE.shadow), max(1.0, rect.height() / 16)))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, radius, radius)
    words(painter, rect, text, letters.title(rect.height() * 0.76), ink, CENTRE)


def coin(painter: QPainter, rect: QRectF, amount: int | str, colour: str = "") -> None:
    """A gold coin with a number beside it."""
    side = rect.height()
    draw_art(painter, "icons/gold", QRectF(rect.left(), rect.top(), side, side))
    words(
        painter, rect.adjusted(side * 1.12, 0, side, 0), str(amount), letters.title(side * 0.86), colour or PALETTE.ink
    )


def seat_mark(painter: QPainter, seat: int, rect: QRectF) -> None:
    """A seat's shape in its colour."""
    more = min(0.12, (THEME.bold - 1) / 2) * rect.width()
    draw_art(painter, f"seats/{THEME.seat(seat).shape}", rect.adjusted(-more, -more, more, more))


def arrow(painter: QPainter, tip: QPointF, length: float, colour: str) -> None:
    """A small arrow head that points to the right, with its tip there."""
    path = QPainterPath(tip)
    path.lineTo(tip - QPointF(length, length * 0.62))
    path.lineTo(tip - QPointF(length * 0.72, 0))
    path.lineTo(tip - QPointF(length, -length * 0.62))
    path.closeSubpath()
    painter.fillPath(path, QColor(colour))
