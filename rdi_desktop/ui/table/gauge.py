# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's counters on a mat, large enough to read across the table: Piety, Momentum, Heat, a side deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, fitted, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.refs import Ref

MOST_CELLS = 12
"""A longer scale is shown as a number only."""
_TAG = 1.06
"""Width of the number (in heights)."""
_WIDEST = 4.6
"""Width of a counter on others' mats (in heights)."""
_TALLEST = 0.66
"""Height of a counter on the player's own mat (in widths)."""
_SLIM = 3.4
"""In a place narrower than this (in heights) the name is above the number."""
_PART = 0.62
"""Most of a mat's strip for counters if there are tokens as well."""
_PALE = 0.75
"""On a ground lighter than this, numbers are dark."""
_Z = 2.0


class Gauge(NamedTuple):
    """One counter."""

    id: str
    name: str
    value: int
    cells: int = 0
    """Length of its scale; 0: none."""
    filled: int = 0
    pile: bool = False
    """Whether it counts cards of a pile."""


def gauge(id: str, name: str, value: int, scale: tuple[int, int] | None) -> Gauge:
    """A counter with that range."""
    least, most = scale or (0, 0)
    start = min(least, 0) if least < 1 else 0
    cells = most - start if scale is not None else 0
    return Gauge(id, name, value, cells, value - start) if 0 < cells <= MOST_CELLS else Gauge(id, name, value)


def split(area: QRectF, count: int, *, own: bool, alone: bool) -> tuple[QRectF, list[QRectF]]:
    """The rest of a mat's strip for tokens, and the places of this many counters; `alone`: there are no tokens."""
    if not count:
        return area, []
    gap = area.height() * 0.08
    if own:
        rows = count + (not alone)
        height = min((area.height() - gap * (rows - 1)) / rows, area.width() * _TALLEST)
        places = [
            QRectF(area.left(), area.bottom() - (row + 1) * height - row * gap, area.width(), height)
            for row in range(count)
        ]
        return QRectF(area.left(), area.top(), area.width(), area.height() - count * (height + gap)), places[::-1]
    room = area.width() * (1.0 if alone else _PART) - gap * (count - 1)
    width = min(room / count, area.height() * _WIDEST)
    left = area.right() - count * width - (count - 1) * gap
    places = [QRectF(left + place * (width + gap), area.top(), width, area.height()) for place in range(count)]
    return QRectF(area.left(), area.top(), left - gap - area.left(), area.height()), places


class GaugesView:
    """The counters of one mat, each of which can be pointed at."""

    def __init__(self, mat: QGraphicsItem, pieces: Pieces, dpr: Callable[[], float], seat: int) -> None:
        self._mat, self._pieces, self._dpr, self._seat = mat, pieces, dpr, seat
        self._pictures: dict[Ref, Picture] = {}

    def show(self, gauges: Sequence[Gauge], places: Sequence[QRectF], tip: Callable[[Gauge], str]) -> None:
        """Show them there; `tip` gives their tooltips."""
        seen = set()
        for each, rect in zip(gauges, places, strict=True):
            ref = refs.gauge(self._seat, each.id)
            seen.add(ref)
            picture = self._pictures.get(ref)
            if picture is None:
                picture = self._pictures[ref] = Picture(self._mat, _Z)
            picture.show((each, self._seat), (rect.width(), rect.height()), self._dpr(), _paint)
            picture.item.setPos(rect.topLeft())
            picture.item.setToolTip(tip(each))
            self._pieces.put(ref, picture.item)
        for ref in [ref for ref in self._pictures if ref not in seen]:
            self._pieces.drop(ref)
            item = self._pictures.pop(ref).item
            item.scene().removeItem(item)

    def remove(self) -> None:
        """Drop the pieces; the pictures are removed with the mat."""
        for ref in self._pictures:
            self._pieces.drop(ref)


def _paint(painter: QPainter, model: tuple[Gauge, int], rect: QRectF) -> None:
    gauge, seat = model
    height = rect.height()
    painter.setPen(QPen(QColor(PALETTE.copper_dark), max(1.0, height * 0.04)))
    painter.setBrush(QColor(255, 250, 232, 150))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), height * 0.22, height * 0.22)
    inner = rect.adjusted(height * 0.1, height * 0.06, -2, -2)
    slim = rect.width() < _SLIM * height
    if slim:
        name = QRectF(inner.left(), inner.top(), inner.width() - 2, inner.height() * 0.4)
        below = QRectF(inner.left(), name.bottom(), inner.width(), inner.bottom() - name.bottom())
    else:
        below = QRectF(inner.left(), rect.top() + 2, inner.width(), height - 4)
    side = min(below.height() * _TAG, below.width() * 0.5)
    tag = QRectF(below.right() - side, below.top(), side, below.height())
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(THEME.seat(seat).colour)
    painter.setBrush(ground)
    painter.drawRoundedRect(tag, tag.height() * 0.2, tag.height() * 0.2)
    number = str(gauge.value).replace("-", "−")
    font = fitted(letters.title(tag.height() * 0.78), number, tag.width() * 0.94)
    pale = ground.lightnessF() > _PALE
    for dx, dy in () if pale else ((-1, 0), (1, 0), (0, -1), (0, 1)):
        words(painter, tag.translated(dx, dy), number, font, PALETTE.ink, CENTRE)
    words(painter, tag, number, font, PALETTE.ink if pale else PALETTE.parchment_light, CENTRE)
    room = tag.left() - inner.left() - height * 0.06
    if slim:
        cells = QRectF(below.left(), below.top() + below.height() * 0.2, room, below.height() * 0.6)
    else:
        name = QRectF(inner.left(), inner.top(), room, inner.height() * (0.56 if gauge.cells else 0.92))
        cells = QRectF(inner.left(), name.bottom(), room, inner.bottom() - name.bottom() - height * 0.06)
    font = fitted(letters.title(name.height() * (0.94 if slim else 0.78)), gauge.name, name.width())
    beside = room if slim and not gauge.cells else 0.0
    font, lines, _ = letters.folded(gauge.name, font, name.width(), beside)
    for place, line in zip((name, QRectF(name.left(), below.top(), beside, below.height())), lines, strict=False):
        words(painter, place, line, font, PALETTE.ink, LEFT)
    if gauge.cells:
        _paint_cells(painter, gauge, cells)


def _paint_cells(painter: QPainter, gauge: Gauge, rect: QRectF) -> None:
    """The scale: a cell for each step, filled up to the value."""
    step = rect.width() / gauge.cells
    for cell in range(gauge.cells):
        full = cell < gauge.filled
        body = QRectF(rect.left() + cell * step, rect.top(), step, rect.height()).adjusted(0, 0, -step * 0.16, 0)
        painter.setPen(QPen(QColor(PALETTE.copper_dark), 1))
        painter.setBrush(QColor(PALETTE.gold) if full else QColor(107, 74, 47, 50))
        painter.drawRoundedRect(body, rect.height() * 0.25, rect.height() * 0.25)
