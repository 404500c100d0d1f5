# SPDX-License-Identifier: GPL-3.0-or-later
"""Places by cutting: a rectangle gives a part of itself away and keeps the rest, so that parts never overlap and leave nothing over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF


def cut_top(rect: QRectF, high: float, gap: float = 0.0) -> tuple[QRectF, QRectF]:
    """The upper part, so high, and what is left below it and a gap."""
    high = min(max(0.0, high), rect.height())
    top = QRectF(rect.left(), rect.top(), rect.width(), high)
    return top, rect.adjusted(0, min(high + gap, rect.height()), 0, 0)


def cut_bottom(rect: QRectF, high: float, gap: float = 0.0) -> tuple[QRectF, QRectF]:
    """The lower part, so high, and what is left above it and a gap."""
    high = min(max(0.0, high), rect.height())
    low = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
    return low, rect.adjusted(0, 0, 0, -min(high + gap, rect.height()))


def cut_left(rect: QRectF, wide: float, gap: float = 0.0) -> tuple[QRectF, QRectF]:
    """The left part, so wide, and what is left beside it and a gap."""
    wide = min(max(0.0, wide), rect.width())
    left = QRectF(rect.left(), rect.top(), wide, rect.height())
    return left, rect.adjusted(min(wide + gap, rect.width()), 0, 0, 0)


def cut_right(rect: QRectF, wide: float, gap: float = 0.0) -> tuple[QRectF, QRectF]:
    """The right part, so wide, and what is left beside it and a gap."""
    wide = min(max(0.0, wide), rect.width())
    right = QRectF(rect.right() - wide, rect.top(), wide, rect.height())
    return right, rect.adjusted(0, 0, -min(wide + gap, rect.width()), 0)


def columns(rect: QRectF, shares: Sequence[float], gap: float = 0.0) -> list[QRectF]:
    """The rectangle from left to right in parts with these shares of its width."""
    room, whole = rect.width() - gap * (len(shares) - 1), sum(shares)
    made, left = [], rect.left()
    for share in shares:
        made.append(QRectF(left, rect.top(), room * share / whole, rect.height()))
        left = made[-1].right() + gap
    return made


def rows(rect: QRectF, shares: Sequence[float], gap: float = 0.0) -> list[QRectF]:
    """The rectangle from top to bottom in parts with these shares of its height."""
    room, whole = rect.height() - gap * (len(shares) - 1), sum(shares)
    made, top = [], rect.top()
    for share in shares:
        made.append(QRectF(rect.left(), top, rect.width(), room * share / whole))
        top = made[-1].bottom() + gap
    return made


def inset(rect: QRectF, across: float, down: float | None = None) -> QRectF:
    """The rectangle without so much at each side."""
    down = across if down is None else down
    return rect.adjusted(across, down, -across, -down)


def below(rect: QRectF, others: Sequence[QRectF], gap: float) -> QRectF:
    """The rectangle without what lies beside or above those that it meets."""
    met = [other.bottom() + gap for other in others if other.intersects(rect)]
    return rect.adjusted(0, max(0.0, max(met, default=rect.top()) - rect.top()), 0, 0)
