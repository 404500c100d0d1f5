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
"""The tip of an arrow lies above a mat, on the face there; all else of it below mats and settings, so that it covers no number."""


class Arrows:
    """Draws the arrows of stack entries."""

    def __init__(self, scene: QGraphicsScene, z: float = _Z_BELOW) -> None:
        self._scene = scene
        self._z = z
        self._items: list[QGraphicsPathItem] = []

    def show(self, entries: Iterable[SeenEntry], place: Callable[[int], QRectF], unit: float) -> None:
        """Draw the arrows of exactly these entries; `place` is a face on a seat's mat, or a point as an empty rectangle."""
        ways = [(entry.by, target) for entry in entries if entry.by is not None for target in entry.targets]
        self.lead([(place(by), place(target), by) for by, target in ways if by != target], unit)

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
                item.setZValue(_Z if filled and self._z == _Z_BELOW and not target.isEmpty() else self._z)
                self._scene.addItem(item)
                self._items.append(item)


def _edge(face: QRectF, towards: QPointF, unit: float) -> QPointF:
    """The point of a face's rim on the line from its middle to that point; beside a face that is only a point."""
    middle = face.center()
    way = towards - middle
    length = max(1.0, math.hypot(way.x(), way.y()))
    rim = min(face.width(), face.height()) / 2 if not face.isEmpty() else 34 * unit
    return middle + way / length * min(rim, length / 2)


_FACE = 0.46
"""Where a face is in the field of a person, from above."""


def spots(layout: TableLayout, pieces: Pieces | None = None) -> Callable[[int], QRectF]:
    """The end of an arrow to a target: a face, or a body among the pieces."""

    def spot(target: int) -> QRectF:
        ref = refs.aimed(target)
        if ref.kind != "seat" and pieces is not None and ref in pieces:
            return pieces.rect(ref)
        person = layout.persons[target if ref.kind == "seat" else layout.own]
        face = QPointF(person.center().x(), person.top() + person.height() * _FACE)
        reach = person.width() * 0.25 * layout.plain  # a large one has more room beside its middle
        return QRectF(face, face).adjusted(-reach, -reach, reach, reach)

    return spot
