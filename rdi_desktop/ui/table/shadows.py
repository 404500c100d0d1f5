# SPDX-License-Identifier: GPL-3.0-or-later
"""Soft shadows below cards and mats: painted once for each size, then stretched and moved with their casters."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.table.picture import pixmap_item
from rdi_desktop.ui.table.pieces import adorn


class Height(NamedTuple):
    """How high something lies above the table."""

    down: float
    """How far below it its shadow falls (times the unit)."""
    soft: float
    """Width of the shadow's soft edge (times the unit)."""
    dark: float = 0.6


CARD = Height(5, 12)

_CORNER = 8.0
"""How far a shadow continues below its caster, which has round corners (times the unit)."""


class Shadow:
    """The shadow of one item, which moves with it: its left, right and bottom strips; the rest would be hidden."""

    def __init__(self, caster: QGraphicsItem) -> None:
        self.items = [pixmap_item(caster) for _ in range(3)]
        for item in self.items:
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            adorn(item)
        self._key: object = None

    def show(self, rect: QRectF, height: Height, unit: float, dpr: float) -> None:
        """Fall below that part of the item, in its own coordinates."""
        key = (rect.getRect(), height, unit, dpr)
        if key != self._key:
            self._key = key
            soft, down, corner = (max(1, round(each * unit)) for each in (height.soft, height.down, _CORNER))
            parts = strips(round(rect.width()), round(rect.height()), soft, down, corner, height.dark, dpr)
            for item, (pixmap, x, y) in zip(self.items, parts, strict=True):
                item.setPixmap(pixmap)
                item.setOffset(rect.topLeft() + QPointF(x - soft, y + down - soft))

    def hide(self) -> None:
        """There is none, until it is shown again."""
        if self._key is not None:
            self._key = None
            for item in self.items:
                item.setPixmap(QPixmap())


@lru_cache(maxsize=48)
def strips(
    width: int, height: int, soft: int, down: int, corner: int, dark: float, dpr: float
) -> list[tuple[QPixmap, int, int]]:
    """The visible strips of the shadow of a card of that size, with their positions in the whole shadow."""
    whole = shadow(width, height, soft, dark, dpr)
    side, wide, high = soft + corner, width + 2 * soft, height + 2 * soft
    foot = soft - down + height - corner
    found = []
    for x, y, w, h in ((0, 0, side, high), (wide - side, 0, side, high), (side, foot, wide - 2 * side, high - foot)):
        part = whole.copy(round(x * dpr), round(y * dpr), math.ceil(w * dpr), math.ceil(h * dpr))
        part.setDevicePixelRatio(dpr)
        found.append((part, x, y))
    return found


def shadow(width: int, height: int, soft: int, dark: float, dpr: float) -> QPixmap:
    """The shadow of a card of that size (device-independent pixels), with `soft` more on each side."""
    wide, high = width + 2 * soft, height + 2 * soft
    pixmap = QPixmap(math.ceil(wide * dpr), math.ceil(high * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(2, min(soft, 12))
    whole = 1 - (1 - dark) ** (1 / steps)  # so many layers of this add up to `dark`
    for step in range(steps):
        inset = soft * (0.25 + 1.5 * step / steps) * 0.75
        painter.setBrush(QColor.fromRgbF(0, 0, 0, whole))
        rect = QRectF(0, 0, wide, high).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, max(2.0, soft * 1.4 - inset * 0.6), max(2.0, soft * 1.4 - inset * 0.6))
    painter.end()
    return pixmap
