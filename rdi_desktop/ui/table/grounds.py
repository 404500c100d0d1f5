# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds of places before players: soil in a box, a workbench, leather, a cutting board, stone, a ring of fire."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_scene
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, badge, rounded, words
from rdi_desktop.ui.cards.scenes import is_scene

NUMBER = 17.0
"""Height of a place's number (times the unit)."""


class GroundModel(NamedTuple):
    """One place, without its cards."""

    look: str
    """Its ground, and after a semicolon its sign."""
    name: str
    """Its name; '': not shown."""
    empty: tuple[tuple[float, float, float, float], ...] = ()
    """Empty places for cards: left, top, width, height."""
    ring: tuple[int, int] | None = None
    """For a ring: the marker's position, and the number of steps."""
    things: int = 0
    """The number of signs in it, instead of cards."""
    head: float = 0.0
    """Height of the name above it."""
    bare: bool = False
    """Whether it is completely empty."""


def look_of(look: str) -> tuple[str, str]:
    """Ground and sign."""
    ground, _, sign = look.partition(";")
    return ground.strip(), sign.strip()


def paint_ground(painter: QPainter, model: GroundModel, rect: QRectF) -> None:
    """The place with its name, its empty places, and its sign if it is empty."""
    ground, sign = look_of(model.look)
    body = rect.adjusted(1, 1, -1, -1)
    _GROUNDS.get(ground, _wood)(painter, body)
    if model.head:
        _paint_name(painter, model.name, QRectF(body.left(), body.top(), body.width(), model.head))
        body.setTop(body.top() + model.head)
    for each in model.empty:
        _paint_hollow(painter, ground, sign, QRectF(*each))
    if model.ring is not None:
        _paint_ring(painter, model.ring, sign, body)
    elif model.things:
        _paint_things(painter, model.things, sign, body)
    elif model.bare and sign and is_scene(sign):
        painter.setOpacity(0.5)
        _draw_sign(painter, sign, body, 0.8)
        painter.setOpacity(1.0)


def _draw_sign(painter: QPainter, sign: str, rect: QRectF, part: float) -> None:
    side = min(rect.width(), rect.height()) * part
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    if is_scene(sign):
        draw_scene(painter, sign, box)


def _paint_name(painter: QPainter, name: str, rect: QRectF) -> None:
    """The name on a dark strip, readable on any ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 11, 4, 165))
    painter.drawRoundedRect(rect.adjusted(2, 1, -2, 1), rect.height() * 0.3, rect.height() * 0.3)
    font = letters.narrowed(letters.title(rect.height() * 0.78), name, rect.width() - 8)
    words(painter, rect, name, font, PALETTE.parchment_light, CENTRE)


def _paint_hollow(painter: QPainter, ground: str, sign: str, rect: QRectF) -> None:
    """An empty place for a card: in soil a hole, elsewhere its outline with the sign of the place."""
    if ground == "planter":
        hole = QRectF(
            rect.left() + rect.width() * 0.14,
            rect.top() + rect.height() * 0.56,
            rect.width() * 0.72,
            rect.height() * 0.3,
        )
        painter.setPen(QPen(QColor(98, 66, 40, 200), max(1.0, rect.width() * 0.04)))
        painter.setBrush(QColor(18, 10, 5, 220))
        painter.drawEllipse(hole)
        return
    painter.setPen(QPen(QColor(20, 10, 5, 120), 1, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(20, 10, 5, 60))
    radius = rect.width() * 0.08
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    if sign:
        painter.setOpacity(0.32)
        _draw_sign(painter, sign, rect, 0.62)
        painter.setOpacity(1.0)


def _paint_things(painter: QPainter, count: int, sign: str, rect: QRectF) -> None:
    """The sign repeated side by side, as with arrows in a quiver."""
    side = rect.height() * 0.86
    step = min(side * 0.5, (rect.width() - side * 0.5) / max(1, count))
    left = rect.center().x() - (step * (count - 1) + side) / 2
    for place in range(count):
        at = QRectF(
            left + place * step, rect.top() + rect.height() * 0.02 + (place % 2) * rect.height() * 0.05, side, side
        )
        if is_scene(sign):
            draw_scene(painter, sign, at)
    band = QRectF(rect.left(), rect.bottom() - rect.height() * 0.4, rect.width(), rect.height() * 0.4)
    _leather(painter, band)


def _paint_ring(painter: QPainter, ring: tuple[int, int], sign: str, rect: QRectF) -> None:
    """A circle of steps; those passed by the marker burn. The number is in the middle."""
    at, steps = ring
    side = min(rect.width(), rect.height()) - 2
    circle = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    glow = QRadialGradient(circle.center(), side / 2)
    glow.setColorAt(0.0, QColor(60, 16, 6, 240))
    glow.setColorAt(0.72, QColor(40, 10, 4, 240))
    glow.setColorAt(1.0, QColor(120, 34, 8, 220))
    painter.setPen(QPen(QColor(20, 8, 4), 1))
    painter.setBrush(glow)
    painter.drawEllipse(circle)
    width = side * 0.17
    arc = circle.adjusted(width * 0.7, width * 0.7, -width * 0.7, -width * 0.7)
    each = 360 / steps
    for step in range(steps):
        lit = step < at
        pen = QPen(QColor("#ff9a2e") if lit else QColor(120, 82, 60, 170), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(arc, round((90 - step * each - each * 0.07) * 16), round(-each * 0.86 * 16))
        if lit:
            painter.setPen(QPen(QColor("#ffe38a"), width * 0.36))
            painter.drawArc(arc, round((90 - step * each - each * 0.12) * 16), round(-each * 0.76 * 16))
    angle = math.radians(90 - at * each)
    flame = side * 0.36
    middle = circle.center() + QPointF(math.cos(angle), -math.sin(angle)) * (arc.width() / 2)
    if sign and is_scene(sign):
        draw_scene(painter, sign, QRectF(middle.x() - flame / 2, middle.y() - flame / 2, flame, flame))
    font = letters.title(side * 0.4)
    words(painter, circle, str(at), font, "#ffe9b8", CENTRE, shadow="#1a0602")


# The grounds


def _boards(painter: QPainter, rect: QRectF, light: str, dark: str, edge: str) -> None:
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0.0, QColor(light))
    fill.setColorAt(1.0, QColor(dark))
    painter.setPen(QPen(QColor(edge), 1.4))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, 4, 4)


def _wood(painter: QPainter, rect: QRectF) -> None:
    """Plain wood, set into the table."""
    _boards(painter, rect, "#4c3019", "#6b4526", "#26140a")


def _bench(painter: QPainter, rect: QRectF) -> None:
    """A workbench: light planks, a strong front edge, nails."""
    _boards(painter, rect, "#c99d62", "#a97b43", "#4a2c12")
    painter.setPen(QPen(QColor(92, 58, 24, 110), 1))
    for part in (0.3, 0.58):
        y = rect.top() + rect.height() * part
        painter.drawLine(QPointF(rect.left() + 2, y), QPointF(rect.right() - 2, y))
    front = QRectF(
        rect.left(), rect.bottom() - max(4.0, rect.height() * 0.11), rect.width(), max(4.0, rect.height() * 0.11)
    )
    painter.setPen(QPen(QColor("#4a2c12"), 1))
    painter.setBrush(QColor("#7a4f22"))
    painter.drawRoundedRect(front, 2, 2)
    _studs(
        painter,
        [QPointF(front.left() + 4, front.center().y()), QPointF(front.right() - 4, front.center().y())],
        "#e0d6c8",
    )


def _planter(painter: QPainter, rect: QRectF) -> None:
    """A wooden box full of soil."""
    _boards(painter, rect, "#9a6a38", "#74491f", "#2f1a0a")
    inset = max(2.0, rect.height() * 0.05)
    soil = rect.adjusted(inset, inset, -inset, -inset)
    earth = QLinearGradient(soil.topLeft(), soil.bottomLeft())
    earth.setColorAt(0.0, QColor("#3a2616"))
    earth.setColorAt(1.0, QColor("#20130a"))
    painter.setPen(QPen(QColor("#1a0e06"), 1))
    painter.setBrush(earth)
    painter.drawRoundedRect(soil, 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    for place in range(round(soil.width() * soil.height() / 70)):
        x = soil.left() + (place * 37.7 + 11) % soil.width()
        y = soil.top() + (place * 23.3 + place * place * 1.7 + 5) % soil.height()
        painter.setBrush(QColor(112, 78, 46, 150) if place % 3 else QColor(150, 120, 84, 150))
        painter.drawEllipse(QPointF(x, y), 0.9, 0.7)


def _leather(painter: QPainter, rect: QRectF) -> None:
    """Leather with a seam."""
    _hide(painter, rect, "#8a5a30", "#5a3517", "#d8b483")


def _purse(painter: QPainter, rect: QRectF) -> None:
    """Dark leather with a golden seam."""
    _hide(painter, rect, "#5b3a4a", "#38212d", "#e3b23c")


def _hide(painter: QPainter, rect: QRectF, light: str, dark: str, seam: str) -> None:
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0.0, QColor(light))
    fill.setColorAt(1.0, QColor(dark))
    painter.setPen(QPen(QColor(dark).darker(160), 1.2))
    painter.setBrush(fill)
    radius = min(rect.width(), rect.height()) * 0.14
    painter.drawRoundedRect(rect, radius, radius)
    pen = QPen(QColor(seam), 1.1, Qt.PenStyle.DashLine)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), radius * 0.8, radius * 0.8)


def _board(painter: QPainter, rect: QRectF) -> None:
    """A cutting board: pale wood with long grain, and knife marks."""
    _boards(painter, rect, "#ead0a0", "#cda566", "#6b4520")
    painter.save()
    painter.setClipPath(rounded(rect, 4))
    painter.setPen(QPen(QColor(150, 105, 52, 90), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in range(1, 6):
        y = rect.top() + rect.height() * line / 6
        grain = QPainterPath(QPointF(rect.left(), y))
        grain.cubicTo(
            QPointF(rect.left() + rect.width() * 0.3, y - 4),
            QPointF(rect.left() + rect.width() * 0.6, y + 4),
            QPointF(rect.right(), y - 1),
        )
        painter.drawPath(grain)
    painter.restore()


def _room(painter: QPainter, rect: QRectF) -> None:
    """A tiled floor with a bench along the wall."""
    _boards(painter, rect, "#b9cdc8", "#93b0ab", "#3d5753")
    painter.setPen(QPen(QColor(70, 104, 99, 110), 1))
    side = max(7.0, rect.height() / 5)
    x = rect.left() + side
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.top() + 1), QPointF(x, rect.bottom() - 1))
        x += side
    y = rect.top() + side
    while y < rect.bottom():
        painter.drawLine(QPointF(rect.left() + 1, y), QPointF(rect.right() - 1, y))
        y += side


def _shelf(painter: QPainter, rect: QRectF) -> None:
    """A shelf on a wall: dark behind, a board below."""
    _boards(painter, rect, "#3a2413", "#4c3019", "#22120a")
    board = QRectF(
        rect.left() - 0.5,
        rect.bottom() - max(4.0, rect.height() * 0.1),
        rect.width() + 1,
        max(4.0, rect.height() * 0.1),
    )
    fill = QLinearGradient(board.topLeft(), board.bottomLeft())
    fill.setColorAt(0.0, QColor("#d6a869"))
    fill.setColorAt(1.0, QColor("#8a5c2c"))
    painter.setPen(QPen(QColor("#22120a"), 1))
    painter.setBrush(fill)
    painter.drawRoundedRect(board, 2, 2)


def _velvet(painter: QPainter, rect: QRectF) -> None:
    """Dark red cloth with a golden hem."""
    fill = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fill.setColorAt(0.0, QColor("#6a1830"))
    fill.setColorAt(0.5, QColor("#48101f"))
    fill.setColorAt(1.0, QColor("#5d152a"))
    painter.setPen(QPen(QColor("#1c060c"), 1.2))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, 4, 4)
    painter.setPen(QPen(QColor(227, 178, 60, 200), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 3, 3)


def _stone(painter: QPainter, rect: QRectF) -> None:
    """A stone slab with cracks."""
    _boards(painter, rect, "#a3a59d", "#74766f", "#36382f")
    painter.save()
    painter.setClipPath(rounded(rect, 4))
    painter.setPen(QPen(QColor(60, 62, 54, 130), 1))
    for start, turns in ((0.16, (0.24, 0.12, 0.3)), (0.58, (0.5, 0.66, 0.6)), (0.86, (0.8, 0.92, 0.84))):
        crack = QPainterPath(QPointF(rect.left() + rect.width() * start, rect.top()))
        for place, part in enumerate(turns, 1):
            crack.lineTo(QPointF(rect.left() + rect.width() * part, rect.top() + rect.height() * place / len(turns)))
        painter.drawPath(crack)
    painter.restore()


def _nothing(painter: QPainter, rect: QRectF) -> None:
    """No ground at all."""


def _studs(painter: QPainter, at: list[QPointF], colour: str) -> None:
    painter.setPen(QPen(QColor(40, 24, 12), 0.8))
    painter.setBrush(QColor(colour))
    for point in at:
        painter.drawEllipse(point, 1.6, 1.6)


def paint_number(painter: QPainter, number: int, rect: QRectF) -> None:
    """How many there are."""
    badge(painter, rect.adjusted(1, 1, -1, -1), str(number), PALETTE.parchment_light, PALETTE.ink)


_GROUNDS: dict[str, Callable[[QPainter, QRectF], None]] = {
    "bench": _bench,
    "board": _board,
    "leather": _leather,
    "quiver": _leather,
    "planter": _planter,
    "purse": _purse,
    "ring": _nothing,
    "room": _room,
    "shelf": _shelf,
    "stone": _stone,
    "velvet": _velvet,
    "wood": _wood,
}
GROUNDS = frozenset(_GROUNDS)
"""All grounds of places."""
