# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves on a machine, and what is behind it: boiler and pipes, two arms on the table, the dial's needle, and the doors of its case.

Everything moves once when the table changes, and lies still then.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.machine_layout import Dial
from rdi_desktop.ui.table.machine_mat import COPPER, STEEL, metal, paint_rivets
from rdi_desktop.ui.table.picture import Picture, about

_BACK_Z, _ARMS_Z, _DOORS_Z, _NEEDLE_Z = 2.9, 6.0, 1.9, 0.45
_BRASS = ((0.0, "#6b430a"), (0.22, "#d9a941"), (0.36, "#ffe9a3"), (0.6, "#b9801f"), (1.0, "#4d2c05"))
_DOORS_MS, _NEEDLE_MS = 380.0, 700.0
_SLAM, _SLAM_MS = 20.0, 420.0
"""How high the hands rise before a blow (in 214ths of the body's height), and how long that takes."""
_AJAR = 0.004
"""How much of an open door is seen: its edge."""
_REACH = 300.0
"""How far an arm reaches at most (in 214ths of the body's height)."""
_BODY, _ARM_HIGH = 214.0, 150.0
"""The heights of the body and of an arm's picture in units of these drawings."""


class BackModel(NamedTuple):
    """What the drawing behind the machine depends on: places of its body in the window."""

    left: float
    top: float
    width: float
    height: float


class MachineWorks:
    """The moving parts of one machine."""

    def __init__(self, scene: QGraphicsScene, mat: QGraphicsItem, animator: Animator) -> None:
        self._scene, self._animator = scene, animator
        self._back = Picture(z=_BACK_Z)
        self.arms = (Picture(z=_ARMS_Z), Picture(z=_ARMS_Z))
        """The left one, as seen, and the right one."""
        for picture in (self._back, *self.arms):
            scene.addItem(picture.item)
        self.needle = Picture(mat, _NEEDLE_Z)
        """On the Threat dial."""
        self.doors = (Picture(mat, _DOORS_Z), Picture(mat, _DOORS_Z))
        """The doors of the case, hinged at its sides."""
        self._at: tuple[object, ...] = ()
        self._shut = False

    def show(self, body: QRectF, at: Dial, part: float, case: QRectF, dpr: float, *, seated: bool, shut: bool) -> None:
        """Show them at that body, on the scene.

        `part`: where on the dial the needle stands; `case`: what the doors close, on the body; `seated`: whether it sits at the round
        table, so that arms and boiler have room; `shut`: whether the doors are.
        """
        moved, swings = self._at != (body, case, seated), self._shut != shut
        self._at, self._shut = (body, case, seated), shut
        for picture in (self._back, *self.arms):
            picture.item.setVisible(seated)
        if seated:
            self._show_limbs(body, dpr)
        long, thick = at.inner * 1.18, max(3.0, at.outer * 0.09)
        self.needle.show(round(at.outer * 0.34, 1), (long, thick), dpr, _paint_needle)
        about(self.needle.item, QPointF(0, thick / 2))
        end = Pose(at.middle - QPointF(0, thick / 2), -180 * (1 - part))
        self._animator.move(self.needle.item, end, 0 if moved else _NEEDLE_MS)
        leaf = case.width() / 2
        for door, x, side in zip(self.doors, (case.left(), case.right()), (1.0, -1.0), strict=True):
            door.show("door", (leaf, case.height()), dpr, _paint_door)
            closed = Pose(QPointF(x, case.top()), wide=side * (1.0 if shut else _AJAR))
            if moved or swings:
                self._animator.move(door.item, closed, 0 if moved else _DOORS_MS)

    def _show_limbs(self, body: QRectF, dpr: float) -> None:
        unit, window = body.height() / _BODY, self._scene.sceneRect()
        back = QRectF(0, 0, window.width(), body.top() + body.height() * 0.5)
        model = BackModel(body.left(), body.top(), body.width(), body.height())
        self._back.lay(model, back, dpr, _paint_back)
        room = min(_REACH * unit, body.left() - window.left())
        for arm, left in zip(self.arms, (body.left() - room, body.right() - 40 * unit), strict=True):
            place = QRectF(left, body.top() + 8 * unit, room + 40 * unit, _ARM_HIGH * unit)
            arm.lay(left > body.left(), place, dpr, _paint_arm)

    def close_for(self, length: float) -> None:
        """The doors of an open case swing shut, and open again before that many ms are over."""
        for door in () if self._shut or self._animator.reduced else self.doors:
            self._animator.end(door.item)
            rest = Pose.of(door.item)
            side = math.copysign(1.0, rest.wide)

            def way(part: float, rest: Pose = rest, side: float = side) -> Pose:
                gone = min(1.0, part / 0.2, (1 - part) / 0.28)
                return Pose(rest.at, wide=rest.wide + (side - rest.wide) * gone * gone * (3 - 2 * gone))

            self._animator.act(door.item, way, length)

    def slam(self, lands: float) -> None:
        """Both hands rise from the table, and come down so many ms from now."""
        high = _SLAM * self.arms[0].item.boundingRect().height() / _ARM_HIGH
        for arm in () if self._animator.reduced else self.arms:
            self._animator.end(arm.item)
            rest = Pose.of(arm.item)

            def way(part: float, rest: Pose = rest) -> Pose:
                up = math.sin(math.pi / 2 * part / 0.6) if part < 0.6 else max(0.0, 1 - ((part - 0.6) / 0.16) ** 2)
                return Pose(rest.at - QPointF(0, high * up))

            self._animator.act(arm.item, way, _SLAM_MS, max(0.0, lands - _SLAM_MS * 0.76))

    def remove(self) -> None:
        """Take from the table what does not lie on the mat."""
        for picture in (self._back, *self.arms):
            self._scene.removeItem(picture.item)


def _paint_needle(painter: QPainter, hub: float, rect: QRectF) -> None:
    """It points to the right, and begins at the rim of the hub."""
    middle = rect.height() / 2
    painter.setPen(QPen(QColor("#3a1c08"), rect.height() * 0.2))
    painter.setBrush(QColor("#ffe9a3"))
    shape = QPainterPath(QPointF(hub, middle - rect.height() * 0.36))
    shape.lineTo(rect.right() - 1, middle)
    shape.lineTo(hub, middle + rect.height() * 0.36)
    shape.closeSubpath()
    painter.drawPath(shape)


def _paint_door(painter: QPainter, _: str, rect: QRectF) -> None:
    """The left leaf: copper with rivets, and half of the lock at its right edge."""
    high = rect.height()
    painter.setPen(QPen(QColor(INK), max(1.2, high * 0.02)))
    painter.setBrush(metal(rect, COPPER))
    painter.drawRect(rect.adjusted(0.6, 0.6, -0.6, -0.6))
    panel = rect.adjusted(high * 0.12, high * 0.14, -high * 0.12, -high * 0.14)
    painter.setBrush(metal(panel, STEEL))
    painter.drawRoundedRect(panel, high * 0.06, high * 0.06)
    far = high * 0.07
    edge = [
        QPointF(rect.left() + far + (rect.width() - 2 * far) * place / 4, y)
        for place in range(5)
        for y in (far, high - far)
    ]
    paint_rivets(painter, edge, high * 0.022)
    wheel = QPointF(rect.right(), rect.center().y())
    for colour, wide in ((INK, 0.1), ("#e8b73a", 0.06)):
        painter.setPen(QPen(QColor(colour), high * wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(wheel, high * 0.2, high * 0.2)


def _tube(painter: QPainter, start: QPointF, end: QPointF, wide: tuple[float, float], rings: int) -> None:
    """A tube of steel between two points, that wide at its ends, with rings of copper around it."""
    way = end - start
    long, turn = math.hypot(way.x(), way.y()), math.degrees(math.atan2(way.y(), way.x()))
    painter.save()
    painter.translate(start)
    painter.rotate(turn)
    first, last = wide
    shape = QPainterPath(QPointF(0, -first / 2))
    shape.lineTo(long, -last / 2)
    shape.lineTo(long, last / 2)
    shape.lineTo(0, first / 2)
    shape.closeSubpath()
    painter.setPen(QPen(QColor(INK), max(1.5, first * 0.07)))
    upright = math.cos(math.radians(turn)) >= 0
    box = QRectF(0, -first / 2, long, first)
    painter.setBrush(metal(box if upright else QRectF(0, first / 2, long, -first), STEEL))
    painter.drawPath(shape)
    for ring in range(rings):
        x, size = long * (ring + 1) / (rings + 1), first + (last - first) * (ring + 1) / (rings + 1)
        band = QRectF(x - first * 0.09, -size * 0.58, first * 0.18, size * 1.16)
        painter.setBrush(metal(band, COPPER))
        painter.drawRoundedRect(band, first * 0.06, first * 0.06)
    painter.restore()


def _joint(painter: QPainter, at: QPointF, radius: float) -> None:
    """A ball of brass with a bolt."""
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(QColor(INK), max(1.5, radius * 0.09)))
    painter.setBrush(metal(box, _BRASS))
    painter.drawEllipse(box)
    painter.setBrush(metal(box, COPPER))
    painter.drawEllipse(at, radius * 0.42, radius * 0.42)
    paint_rivets(painter, [at], radius * 0.14)


def _paint_arm(painter: QPainter, right: bool, rect: QRectF) -> None:
    """From the shoulder along the rim, with the hand on the table. The left one; the right one is its mirror image."""
    if right:
        painter.translate(rect.width(), 0)
        painter.scale(-1, 1)
    unit = rect.height() / _ARM_HIGH
    room = rect.width() - 40 * unit
    shoulder, elbow = QPointF(rect.width() - 30 * unit, 40 * unit), QPointF(room * 0.5, 66 * unit)
    wrist = QPointF(max(room * 0.2, 40 * unit), 104 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawEllipse(QPointF(wrist.x() - 8 * unit, 138 * unit), 46 * unit, 9 * unit)
    _tube(painter, shoulder, elbow, (44 * unit, 36 * unit), 3)
    _tube(painter, elbow, wrist, (44 * unit, 30 * unit), 1)
    _joint(painter, elbow, 25 * unit)
    _joint(painter, shoulder, 36 * unit)
    painter.setPen(QPen(QColor(INK), 2.4 * unit))
    for x, lean in ((-26, -10), (-6, -2), (14, 6)):  # three fingers, tips on the table
        finger = QPainterPath(wrist + QPointF(x * 0.5 - 7, 4) * unit)
        finger.quadTo(wrist + QPointF(x * 1.1 - 12 + lean, 14) * unit, wrist + QPointF(x + lean - 6, 34) * unit)
        finger.lineTo(wrist + QPointF(x + lean + 4, 34) * unit)
        finger.quadTo(wrist + QPointF(x * 1.1 + 4 + lean, 14) * unit, wrist + QPointF(x * 0.5 + 8, 4) * unit)
        finger.closeSubpath()
        painter.setBrush(metal(finger.boundingRect(), COPPER, across=True))
        painter.drawPath(finger)
    _joint(painter, wrist, 19 * unit)


def _paint_back(painter: QPainter, model: BackModel, rect: QRectF) -> None:
    """Behind the head the top of the boiler with two chimneys, and pipes to both walls."""
    body = QRectF(model.left, model.top, model.width, model.height)
    unit, middle = model.height / _BODY, model.left + model.width / 2
    for y, thick in ((body.top() + 26 * unit, 26 * unit), (body.top() + 58 * unit, 14 * unit)):
        pipe = QRectF(rect.left() - 4, y - thick / 2, rect.width() + 8, thick)
        painter.setPen(QPen(QColor(INK), 2 * unit))
        painter.setBrush(metal(pipe, COPPER))
        painter.drawRect(pipe)
        for x in (body.left() * 0.16, body.left() * 0.62):
            for at in (x, rect.width() - x):
                flange = QRectF(at - 7 * unit, y - thick * 0.75, 14 * unit, thick * 1.5)
                painter.setBrush(metal(flange, STEEL))
                painter.drawRoundedRect(flange, 3 * unit, 3 * unit)
    for side in (-1, 1):
        _chimney(painter, middle + side * min(model.width * 0.36, 250 * unit), body.top() + 30 * unit, unit)
        _valve(painter, QPointF(middle + side * (model.width / 2 + body.left() * 0.62), body.top() + 26 * unit), unit)
    drum = QRectF(middle - 150 * unit, body.top() - 38 * unit, 300 * unit, 120 * unit)
    top = QPainterPath(drum.bottomLeft())
    top.lineTo(drum.left(), drum.top() + 34 * unit)
    top.quadTo(drum.left(), drum.top(), drum.left() + 60 * unit, drum.top())
    top.lineTo(drum.right() - 60 * unit, drum.top())
    top.quadTo(drum.right(), drum.top(), drum.right(), drum.top() + 34 * unit)
    top.lineTo(drum.bottomRight())
    top.closeSubpath()
    painter.setPen(QPen(QColor(INK), 2.4 * unit))
    painter.setBrush(metal(drum, _BRASS, across=True))
    painter.drawPath(top)
    band = QRectF(drum.left() - 4 * unit, drum.top() + 24 * unit, drum.width() + 8 * unit, 12 * unit)
    painter.setBrush(metal(band, STEEL))
    painter.drawRoundedRect(band, 3 * unit, 3 * unit)
    bolts = [QPointF(band.left() + band.width() * (place + 0.5) / 14, band.center().y()) for place in range(14)]
    paint_rivets(painter, bolts, 2.6 * unit)


def _chimney(painter: QPainter, x: float, foot: float, unit: float) -> None:
    pipe = QRectF(x - 21 * unit, -6, 42 * unit, foot + 6)
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(metal(pipe, STEEL, across=True))
    painter.drawRect(pipe)
    for y in (14 * unit, 38 * unit):
        band = QRectF(pipe.left() - 5 * unit, y, pipe.width() + 10 * unit, 10 * unit)
        painter.setBrush(metal(band, COPPER))
        painter.drawRoundedRect(band, 3 * unit, 3 * unit)
        paint_rivets(
            painter,
            [QPointF(band.left() + band.width() * part, band.center().y()) for part in (0.12, 0.5, 0.88)],
            1.9 * unit,
        )


def _valve(painter: QPainter, at: QPointF, unit: float) -> None:
    """A wheel to open a pipe with."""
    for colour, wide in ((INK, 9), ("#b3211a", 5.5)):
        painter.setPen(QPen(QColor(colour), wide * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 20 * unit, 20 * unit)
        for turn in (0.3, 0.3 + math.pi / 2):
            spoke = QPointF(math.cos(turn), math.sin(turn)) * 19 * unit
            painter.drawLine(at - spoke, at + spoke)
    paint_rivets(painter, [at], 5 * unit)
