# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a map: of the folded strip, and of the open board."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.table.maps import CRAWL, MapModel, Stop

_HEAD = 34.0
_PAD, _GAP, _ARROW = 10.0, 8.0, 26.0
_TALL = 172.0
"""Greatest height of a single stop in its column."""
PAWN, PARTY_PAWN = 25.0, 46.0
"""Heights of tokens on the board (times the unit, as all of these)."""
PAWN_RATIO = 0.8
_FOOT, _LOW_FOOT, _LOOT = 25.0, 21.0, 42.0
_LOW = 106.0
"""Stops lower than this use all their height."""


class StopLayout(NamedTuple):
    """The places in a stop, in its own coordinates."""

    picture: QRectF
    title: QRectF
    text: QRectF
    foot: QRectF
    """For tokens, rewards, and the number of Drinks left."""


class BoardLayout(NamedTuple):
    """The places on an open map, on the scene."""

    area: QRectF
    head: QRectF
    stops: tuple[QRectF, ...]


def board_layout(model: MapModel, area: QRectF, unit: float) -> BoardLayout:
    """The stops of a map in columns; the fullest column decides their height."""
    pad, gap = _PAD * unit, _GAP * unit
    apart = (_GAP if model.kind == CRAWL else _ARROW) * unit
    head = QRectF(area.left() + pad, area.top() + pad * 0.6, area.width() - 2 * pad, _HEAD * unit)
    field = QRectF(
        head.left(), head.bottom() + gap * 0.5, head.width(), area.bottom() - pad - head.bottom() - gap * 0.5
    )
    wide = (field.width() - apart * (model.columns - 1)) / model.columns
    high = (field.height() - gap * (model.rows - 1)) / model.rows
    places = []
    for stop in model.stops:
        column = sum(other.column == stop.column for other in model.stops)
        tall = high if column > 1 else min(field.height(), max(high, _TALL * unit))
        top = field.center().y() - (tall * column + gap * (column - 1)) / 2
        places.append(QRectF(field.left() + stop.column * (wide + apart), top + stop.row * (tall + gap), wide, tall))
    return BoardLayout(area, head, tuple(places))


def stop_layout(stop: Stop, size: tuple[float, float], unit: float, *, town: bool, bare: bool = False) -> StopLayout:
    """The places of picture, text and tokens in a stop; `bare`: without the picture."""
    low = size[1] < _LOW * unit and not town
    pad = (5 if low else 7) * unit
    body = QRectF(pad, pad, size[0] - 2 * pad, size[1] - 2 * pad)
    if town:
        side = 0.0 if bare else min(body.height(), body.width() * 0.4)
        picture = QRectF(body.left(), body.center().y() - side / 2, side, side)
        beside = body.adjusted(side + pad, 0, 0, 0)
        foot = QRectF(beside.left(), beside.bottom() - 20 * unit, beside.width(), 20 * unit)
        title = QRectF(beside.left(), beside.top(), beside.width(), min(36 * unit, beside.height() * 0.36))
        text = QRectF(beside.left(), title.bottom(), beside.width(), foot.top() - title.bottom())
        return StopLayout(picture, title, text, foot)
    deep = (_LOOT if stop.goal else _LOW_FOOT if low else _FOOT) * unit
    foot = QRectF(body.left(), body.bottom() - deep, body.width(), deep)
    rest = foot.top() - body.top()
    if bare:
        title = QRectF(body.left(), body.top(), body.width(), rest * 0.46)
        text = QRectF(body.left(), title.bottom(), body.width(), foot.top() - title.bottom())
        return StopLayout(QRectF(), title, text, foot)
    side = min(rest * (0.46 if low else 0.56), body.width() * 0.36)
    picture = QRectF(body.left(), body.top(), side, side)
    title = QRectF(picture.right() + pad * 0.7, body.top(), body.right() - picture.right() - pad * 0.7, side)
    text = QRectF(body.left(), picture.bottom() + 1 * unit, body.width(), foot.top() - picture.bottom() - 2 * unit)
    return StopLayout(picture, title, text, foot)


def pawn_spots(place: QRectF, inside: StopLayout, count: int, unit: float) -> list[QPointF]:
    """The centres of so many tokens at a stop, on the scene: side by side at its foot."""
    foot = inside.foot.translated(place.topLeft())
    wide = PAWN * PAWN_RATIO * unit
    step = min(wide * 1.04, (foot.width() - wide) / max(1, count - 1))
    middle = foot.bottom() - PAWN * unit / 2
    return [QPointF(foot.right() - wide / 2 - number * step, middle) for number in range(count)]


def party_spot(place: QRectF, inside: StopLayout, unit: float) -> QPointF:
    """The centre of the Party Pawn at a tavern."""
    picture = inside.picture.translated(place.topLeft())
    half = PARTY_PAWN * unit / 2
    return QPointF(picture.right() - half * PAWN_RATIO - 2 * unit, picture.bottom() - half)


def loot_spots(inside: StopLayout, count: int) -> tuple[tuple[float, float], list[QPointF]]:
    """The size of open cards side by side at a stop, and their centres in its own coordinates."""
    foot = inside.foot
    wide = min(foot.height() * RATIO, foot.width() / (1 + 1.06 * max(0, count - 1)))
    size = (wide, wide / RATIO)
    step = min(size[0] * 1.06, (foot.width() - size[0]) / max(1, count - 1))
    return size, [QPointF(foot.left() + size[0] / 2 + number * step, foot.center().y()) for number in range(count)]


def strip_cells(model: MapModel, rect: QRectF) -> list[QRectF]:
    """The places of the stops on the folded map, in columns; taverns all in one row."""
    inner = rect.adjusted(rect.height() * 0.18, rect.height() * 0.08, -rect.height() * 0.18, -rect.height() * 0.08)
    if model.kind == CRAWL:
        wide = inner.width() / len(model.stops)
        return [QRectF(inner.left() + n * wide, inner.top(), wide, inner.height()) for n in range(len(model.stops))]
    wide = inner.width() / model.columns
    cells = []
    for stop in model.stops:
        column = sum(other.column == stop.column for other in model.stops)
        high = inner.height() / column
        cells.append(QRectF(inner.left() + stop.column * wide, inner.top() + stop.row * high, wide, high))
    return cells
