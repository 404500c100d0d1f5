# SPDX-License-Identifier: GPL-3.0-or-later
"""Moving the keyboard's focus: in a direction, or in reading order."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.ui.table.refs import Ref

_ROW = 48.0
"""Places whose heights differ by less than this are in one row (px)."""

LEFT, RIGHT, UP, DOWN = QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)


def toward(start: QRectF, direction: QPointF, places: Mapping[Ref, QRectF]) -> Ref | None:
    """The nearest place in that direction; places straight ahead count as nearer than those aside."""
    best: tuple[float, Ref] | None = None
    for ref, rect in places.items():
        way = rect.center() - start.center()
        ahead = QPointF.dotProduct(way, direction)
        aside = abs(QPointF.dotProduct(way, QPointF(direction.y(), direction.x())))
        if ahead > 3.0 and (best is None or ahead + 2.2 * aside < best[0]):
            best = (ahead + 2.2 * aside, ref)
    return best[1] if best is not None else None


def in_order(places: Mapping[Ref, QRectF]) -> list[Ref]:
    """All places in reading order, row by row."""
    found: list[Ref] = []
    row: list[Ref] = []
    for ref in sorted(places, key=lambda ref: places[ref].center().y()):
        if row and places[ref].center().y() - places[row[0]].center().y() > _ROW:
            found += sorted(row, key=lambda ref: places[ref].center().x())
            row = []
        row.append(ref)
    return found + sorted(row, key=lambda ref: places[ref].center().x())


def after(current: Ref | None, places: Mapping[Ref, QRectF], step: int) -> Ref | None:
    """The next or the previous place in reading order; None past the ends."""
    order = in_order(places)
    if not order:
        return None
    if current is None or current not in places:
        return order[0] if step > 0 else order[-1]
    place = order.index(current) + step
    return order[place] if 0 <= place < len(order) else None
