# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's counters on a mat, large enough to read across the table: Piety, Momentum, Heat, a side deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, fitted, words
from rdi_desktop.ui.look.line_breaks import pieces
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
_SLIM = 3.4
"""In a place narrower than this (in heights) the name is above the number."""
_PART = 0.62
"""Most of a mat's strip for counters if there are tokens as well."""
_NAMED = 0.56
"""Height of the name above a scale (in heights)."""
_FIGURES = 0.78
"""Size of the number (in heights of its place)."""
_TIGHT = 1.02
"""Least distance of two lines of a name (times its letters)."""
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
    short: str = ""
    """The name without saying that it is a deck, for a place that is too narrow; '': there is no shorter one."""


def gauge(id: str, name: str, value: int, scale: tuple[int, int] | None) -> Gauge:
    """A counter with that range."""
    least, most = scale or (0, 0)
    start = min(least, 0) if least < 1 else 0
    cells = most - start if scale is not None else 0
    return Gauge(id, name, value, cells, value - start) if 0 < cells <= MOST_CELLS else Gauge(id, name, value)


def split(area: QRectF, count: int, *, alone: bool) -> tuple[QRectF, list[QRectF]]:
    """The rest of a row for tokens, and the places of this many counters; `alone`: there are no tokens."""
    if not count:
        return area, []
    gap = area.height() * 0.08
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
            picture.lay((each, self._seat), rect, self._dpr(), _paint)
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


class Shape(NamedTuple):
    """The parts of a counter, in its own coordinates (px)."""

    lines: tuple[tuple[QRectF, str], ...]
    """Its name; empty if there is room for the number only."""
    font: QFont
    number: QRectF
    cells: QRectF
    """The scale; empty if it has none, or no room."""
    whole: bool
    """Whether all of the name is there."""


def shape(gauge: Gauge, rect: QRectF) -> Shape:
    """Its parts in that place: as much of the name as fits beside the number, or above it in a narrow place.

    Too long a name is shortened as in `_shorter`; tooltip and inspector have all of it.
    A scale is left out before the name.
    """
    lays = (_above, _beside) if rect.width() < _SLIM * rect.height() else (_beside, _above)
    names = _shorter(gauge)
    for each in (gauge, gauge._replace(cells=0)) if gauge.cells else (gauge,):
        for name in names:
            for lay in lays:
                if (found := lay(each, rect, name)) is not None:
                    return found._replace(whole=name == gauge.name)
    return Shape((), letters.title(1), rect.adjusted(2, 2, -2, -2), QRectF(), whole=False)


def _shorter(gauge: Gauge) -> list[str]:
    """Its name, without the word "deck", its first word, and the beginnings of that with an ellipsis, the longest first."""
    first = gauge.name.split()[0]
    cut = [f"{first[:count]}…" for count in range(len(first) - 2, 3, -1)]
    return list(dict.fromkeys((gauge.name, gauge.short or gauge.name, first, *cut)))


def _beside(gauge: Gauge, rect: QRectF, name: str) -> Shape | None:
    """The name left of the number, in two lines if there is no scale; None if it does not fit."""
    height = rect.height()
    number = _number_place(gauge, QRectF(rect.left(), rect.top() + 2, rect.width() - 2, height - 4))
    left = rect.left() + height * 0.1
    room = number.left() - left - height * 0.06
    high = (height - 2) * (_NAMED if gauge.cells else 1.0)
    font = _font_for(name, high, room, 0.78)
    fits = font.pixelSize() <= high
    narrowed, said, whole = letters.folded(name, font, room, 0.0)
    if not whole and not gauge.cells:
        font = _font_for(max((piece.text for piece in pieces(name)), key=len), high / 2, room, 0.9)
        fits = font.pixelSize() * 2 * _TIGHT <= high
        narrowed, said, whole = letters.folded(name, font, room, room)
    if not (whole and fits):
        return None
    each = high / len(said)
    top = rect.top() + 1
    lines = tuple((QRectF(left, top + place * each, room, each), line) for place, line in enumerate(said))
    under = QRectF(left, top + high, room, height - 2 - high - height * 0.06)
    return Shape(lines, narrowed, number, under if gauge.cells else QRectF(), whole=True)


def _above(gauge: Gauge, rect: QRectF, name: str) -> Shape | None:
    """The name, or its first line, above the number, in a tall place both lines; None if it does not fit."""
    height = rect.height()
    inner = rect.adjusted(min(height * 0.1, 4.0), height * 0.06, -2, -2)
    wide = inner.width() - 2
    font = _font_for(name, inner.height() * 0.4, wide, 0.94)
    high = max(inner.height() * 0.4, float(font.pixelSize()))
    below = QRectF(inner.left(), inner.top() + high, inner.width(), inner.height() - high)
    number = _number_place(gauge, below)
    room = number.left() - inner.left() - height * 0.06
    narrowed, said, whole = letters.folded(name, font, wide, 0.0 if gauge.cells else room)
    second = QRectF(inner.left(), below.top(), room, below.height())
    if not whole and inner.height() > font.pixelSize() * 3.3 and not gauge.cells:
        high = font.pixelSize() * 1.1
        second = QRectF(inner.left(), inner.top() + high, wide, high)
        below.setTop(second.bottom())
        number = _number_place(gauge, below)
        narrowed, said, whole = letters.folded(name, font, wide, wide)
    if not whole or below.height() < font.pixelSize():
        return None
    lines = tuple(zip((QRectF(inner.left(), inner.top(), wide, high), second), said, strict=False))
    cells = QRectF(inner.left(), below.top() + below.height() * 0.2, room, below.height() * 0.6)
    return Shape(lines, narrowed, number, cells if gauge.cells else QRectF(), whole=True)


def _font_for(name: str, high: float, room: float, part: float) -> QFont:
    """The largest letters for that line: of that part of its height or little more, and as narrow as the place."""
    sizes = [size for size in letters.below(letters.step(high * part)) if size <= high]
    font = letters.title(1)
    font.setPixelSize(round(sizes[0] if sizes else letters.below(letters.smallest())[-1]))
    return fitted(font, name, room)


def _number_place(gauge: Gauge, rect: QRectF) -> QRectF:
    """The place of the number at the right end of a line, as wide as the number needs."""
    high = letters.title(rect.height() * _FIGURES)
    least = QFontMetricsF(fitted(high, _figures(gauge), 1.0)).horizontalAdvance(_figures(gauge)) + 4
    side = max(least, min(rect.height() * _TAG, rect.width() * 0.5))
    return QRectF(rect.right() - side, rect.top(), side, rect.height())


def _figures(gauge: Gauge) -> str:
    return str(gauge.value).replace("-", "−")


def _paint(painter: QPainter, model: tuple[Gauge, int], rect: QRectF) -> None:
    gauge, seat = model
    height = rect.height()
    painter.setPen(QPen(QColor(PALETTE.copper_dark), max(1.0, height * 0.04)))
    painter.setBrush(QColor(255, 250, 232, 150))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), height * 0.22, height * 0.22)
    laid = shape(gauge, rect)
    tag = laid.number
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(THEME.seat(seat).colour)
    painter.setBrush(ground)
    painter.drawRoundedRect(tag, tag.height() * 0.2, tag.height() * 0.2)
    number = _figures(gauge)
    font = fitted(letters.title(tag.height() * _FIGURES), number, tag.width() - 2)
    pale = ground.lightnessF() > _PALE
    for dx, dy in () if pale else ((-1, 0), (1, 0), (0, -1), (0, 1)):
        words(painter, tag.translated(dx, dy), number, font, PALETTE.ink, CENTRE)
    words(painter, tag, number, font, PALETTE.ink if pale else PALETTE.parchment_light, CENTRE)
    for place, line in laid.lines:
        words(painter, place, line, laid.font, PALETTE.ink, LEFT)
    if not laid.cells.isEmpty():
        _paint_cells(painter, gauge, laid.cells)


def _paint_cells(painter: QPainter, gauge: Gauge, rect: QRectF) -> None:
    """The scale: a cell for each step, filled up to the value."""
    step = rect.width() / gauge.cells
    for cell in range(gauge.cells):
        full = cell < gauge.filled
        body = QRectF(rect.left() + cell * step, rect.top(), step, rect.height()).adjusted(0, 0, -step * 0.16, 0)
        painter.setPen(QPen(QColor(PALETTE.copper_dark), 1))
        painter.setBrush(QColor(PALETTE.gold) if full else QColor(107, 74, 47, 50))
        painter.drawRoundedRect(body, rect.height() * 0.25, rect.height() * 0.25)
