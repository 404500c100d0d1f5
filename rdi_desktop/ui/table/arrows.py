# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows from the player of something to its targets, drawn from the state, in the player's colour and dash."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.pieces import Pieces

_Z = 90.0


class Arrows:
    """Draws the arrows of stack entries."""

    def __init__(self, scene: QGraphicsScene, z: float = _Z) -> None:
        self._scene = scene
        self._z = z
        self._items: list[QGraphicsPathItem] = []

    def show(self, entries: Iterable[SeenEntry], place: Callable[[int], QPointF], unit: float) -> None:
        """Draw the arrows of exactly these entries; `place` is the middle of a seat's mat."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        for entry in entries:
            by = entry.by
            if by is None:
                continue
            for target in entry.targets:
                if target != by:
                    self._draw(place(by), place(target), by, unit)

    def _draw(self, start: QPointF, end: QPointF, seat: int, unit: float) -> None:
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        along = way / length
        aside = QPointF(-along.y(), along.x())
        start, end = start + along * 34 * unit, end - along * 40 * unit
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


def spots(layout: TableLayout, pieces: Pieces) -> Callable[[int], QPointF]:
    """The end of an arrow to a target: the middle of a mat, or of a body."""

    def spot(target: int) -> QPointF:
        ref = refs.aimed(target)
        if ref.kind == "seat":
            return layout.mats[target].center()
        return pieces.rect(ref).center() if ref in pieces else layout.mats[layout.own].center()

    return spot
