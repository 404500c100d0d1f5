# SPDX-License-Identifier: GPL-3.0-or-later
"""The gauges on an automaton's place setting: for each player a boiler's glass, read like a tankard, below that player's sign and name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import LEFT, PALETTE, seat_mark, words
from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import columns, cut_bottom, cut_left
from rdi_desktop.ui.table.machine_mat import metal
from rdi_desktop.ui.table.setting_places import BADGE, GLASS
from rdi_desktop.ui.table.tankard import glass_of, level, paint_glass

Facing = tuple[int, str, int, int]
"""One track: the seat of its player, their name, Fortitude, Alcohol Content."""
_NAME = 14.0
"""Letters of names (px at 1280 by 720)."""
_VALUES = 0.27
"""Size of both values (in heights of the glass)."""
_CAP = 0.07
"""Height of the brass rings at both ends of a glass (in heights of the glass)."""
_BRASS = ((0.0, "#8a5a0c"), (0.35, "#ffe9a3"), (0.7, "#d9a12e"), (1.0, "#7a4c08"))


def gauge_places(rect: QRectF, tracks: int) -> list[tuple[QRectF, QRectF]]:
    """For each track the line with its player's name, and below it the glass with its badge."""
    line, gap = letters.title(_NAME * letters.scale()).pixelSize() * 1.25, rect.height() * 0.05
    found = []
    for place in columns(rect, [1] * tracks):
        high = min(rect.height() - line - gap, place.width() / (BADGE + GLASS))
        low, above = cut_bottom(place, high, gap)
        found.append((cut_bottom(above, line)[0], cut_left(low, high * (BADGE + GLASS))[0]))
    return found


def paint_gauges(painter: QPainter, facing: Sequence[Facing], spaces: int, rect: QRectF) -> None:
    """All tracks side by side; `spaces`: the highest number of each."""
    font = letters.title(_NAME * letters.scale())
    places = gauge_places(rect, len(facing))
    for (seat, name, fortitude, alcohol), (label, glass) in zip(facing, places, strict=True):
        side = label.height() * 0.92
        seat_mark(painter, seat, QRectF(label.left(), label.center().y() - side / 2, side, side))
        said = label.adjusted(side * 1.2, 0, 0, 0)
        words(painter, said, name, letters.narrowed(font, name, said.width()), PALETTE.ink, LEFT)
        _paint_boiler(painter, glass, (fortitude, alcohol), spaces)


def _paint_boiler(painter: QPainter, rect: QRectF, numbers: tuple[int, int], spaces: int) -> None:
    """A glass between two rings of brass, with a line for each space at its right."""
    fortitude, alcohol = numbers
    glass, high = glass_of(rect), rect.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 95))
    painter.drawEllipse(QPointF(glass.center().x(), glass.bottom()), glass.width() * 0.62, high * 0.08)
    paint_glass(painter, rect, (fortitude, alcohol, alcohol), max(spaces, fortitude), size=_VALUES)
    painter.setPen(QPen(QColor(255, 255, 255, 120), max(1.0, high * 0.015) * THEME.bold))
    for space in range(1, spaces):
        y = level(rect, space, max(spaces, fortitude))
        painter.drawLine(QPointF(glass.right() - glass.width() * 0.16, y), QPointF(glass.right() - high * 0.03, y))
    painter.setPen(QPen(QColor(INK), max(1.0, high * 0.02)))
    painter.setBrush(metal(glass, _BRASS, across=True))
    for top in (glass.top() - high * _CAP * 0.5, glass.bottom() - high * _CAP * 0.5):
        ring = QRectF(glass.left() - high * 0.05, top, glass.width() + high * 0.1, high * _CAP)
        painter.drawRoundedRect(ring, high * 0.03, high * 0.03)
