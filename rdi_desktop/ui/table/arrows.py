# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows from the player of something to its targets, drawn from the state, in the player's colour and dash."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.pieces import Pieces

_Z, _Z_BELOW = 18.0, 9.5
"""Above mats, below what is being played and asked, so that an arrow covers none of that; from face to face below settings, too."""
_INTO = 14.0
"""How far an arrow reaches into a mat (times the unit): what stands on it is not covered."""


class Arrows:
    """Draws the arrows of stack entries."""

    def __init__(self, scene: QGraphicsScene, z: float = _Z) -> None:
        self._scene = scene
        self._z = z
        self._items: list[QGraphicsPathItem] = []

    def show(self, entries: Iterable[SeenEntry], place: Callable[[int], QRectF], unit: float) -> None:
        """Draw the arrows of exactly these entries; `place` is a seat's mat, or a point as an empty rectangle."""
        ways = [(entry.by, target) for entry in entries if entry.by is not None for target in entry.targets]
        found = [(place(by), place(target), by) for by, target in ways if by != target]
        self._z = _Z_BELOW if all(start.isEmpty() for start, _, _ in found) else _Z
        self.lead(found, unit)

    def lead(self, ways: Sequence[tuple[QRectF, QRectF, int]], unit: float) -> None:
        """Draw exactly these arrows: from where, to where, and in which seat's colour."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        for start, end, seat in ways:
            self._draw(start, end, seat, unit)

    def _draw(self, by: QRectF, target: QRectF, seat: int, unit: float) -> None:
        start, end = _edge(by, target.center(), unit), _edge(target, by.center(), unit)
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        along = way / length
        aside = QPointF(-along.y(), along.x())
        bend = (start + end) / 2 + aside * min(70 * unit, length * 0.14)
        shaft = QPainterPath(start)
        shaft.quadTo(bend, end)
        tip = end - bend
        size = max(1.0, (tip.x() ** 2 + tip.y() ** 2) ** 0.5)
        ahead = tip / size * 17 * unit
        side = QPointF(-ahead.y(), ahead.x()) * 0.55
        head = QPainterPath()
        head.addPolygon(QPolygonF([end + ahead * 0.5, end - ahead * 0.5 + side, end - ahead * 0.5 - side]))
        head.closeSubpath()
        for path, filled in ((shaft, False), (head, True)):
            for colour, width in ((QColor(THEME.palette.shadow), 7.0), (QColor(THEME.seat(seat).colour), 4.0)):
                item = QGraphicsPathItem(path)
                pen = QPen(colour, width * unit if not filled else (width - 3.0) * unit)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                item.setPen(pen)
                if filled:
                    item.setBrush(colour)
                item.setZValue(self._z)
                self._scene.addItem(item)
                self._items.append(item)


def _edge(mat: QRectF, towards: QPointF, unit: float) -> QPointF:
    """A point a little inside the mat's edge, on the line from its middle to that point; outside a mat without a size."""
    middle = mat.center()
    way = towards - middle
    length = max(1.0, math.hypot(way.x(), way.y()))
    if mat.isEmpty():
        return middle + way / length * min(34 * unit, length / 2)
    half = (max(1.0, mat.width() / 2 - _INTO * unit), max(1.0, mat.height() / 2 - _INTO * unit))
    part = float(min(half[0] / max(1.0, abs(way.x())), half[1] / max(1.0, abs(way.y())), 0.5))
    return middle + way * part


_FACE = 0.46
"""Where a face is in the field of a person, from above."""


def spots(layout: TableLayout, pieces: Pieces) -> Callable[[int], QRectF]:
    """The end of an arrow to a target: a face, a mat without a person, or a body."""

    def spot(target: int) -> QRectF:
        ref = refs.aimed(target)
        if (person := layout.persons.get(target)) is not None:
            face = QPointF(person.center().x(), person.top() + person.height() * _FACE)
            return QRectF(face, face)
        if ref.kind == "seat":
            return layout.mats[target]
        return pieces.rect(ref) if ref in pieces else layout.mats[layout.own]

    return spot
