# SPDX-License-Identifier: GPL-3.0-or-later
"""The tankard as a gauge: ale stands at the Alcohol Content, a red rim at the Fortitude, and a badge says how far apart they are.

The badge's shape tells as much as its colour: a circle from 6 on, a square from 3 on, an octagon below that.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, fitted, words
from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.models import NumbersToCome
from rdi_desktop.ui.table.setting_places import BADGE, GLASS

SPACES = 20
SAFE, NEAR = 6, 3
"""From these distances on nothing threatens, and little."""
VALUES = 0.2
"""Size of both values (in heights of the glass)."""


def glass_of(rect: QRectF) -> QRectF:
    """The glass in a tankard's place, which holds badge and handle as well."""
    high = rect.height()
    return QRectF(rect.left() + high * BADGE, rect.top(), high * GLASS, high)


def badge_of(rect: QRectF) -> QRectF:
    """The place of the badge there."""
    radius = rect.height() * 0.26
    return QRectF(rect.left(), rect.top() + rect.height() * 0.24 - radius, 2 * radius, 2 * radius)


def level(rect: QRectF, value: float, most: int = SPACES) -> float:
    """Where that number is in the tankard, from the top of the window."""
    glass = glass_of(rect)
    return glass.bottom() - glass.height() * 0.04 - glass.height() * 0.92 * min(1.0, max(0.0, value / most))


def mark_on(rect: QRectF, of: str, space: int) -> QRectF:
    """The place of a token on a space: at the glass's right side, beside it if Alcohol Content claims it."""
    side = rect.height() * 0.2
    glass = glass_of(rect)
    x = glass.right() + side * (-0.6 if of == "fortitude" else 0.45)
    return QRectF(x, level(rect, space) - side / 2, side, side)


def danger(left: int) -> tuple[str, str]:
    """The badge's colour and that of its number, for so many left; they can be read in the shade, too."""
    if left >= SAFE:
        return THEME.palette.safe, "#ffffff"
    return ("#e0922a", "#1a0b04") if left >= NEAR else ("#b3211a", "#ffffff")


def paint_tankard(
    painter: QPainter, rect: QRectF, fortitude: int, alcohol: int, drunk: int, coming: NumbersToCome | None = None
) -> None:
    """The tankard with both levels and the badge. `drunk`: the Alcohol Content with what is added to it; `coming`: what they come to."""
    glass, high = glass_of(rect), rect.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 95))
    painter.drawEllipse(QPointF(glass.center().x() + high * 0.04, glass.bottom()), glass.width() * 0.62, high * 0.08)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((INK, 0.115), ("#9fc0cd", 0.07)):
        painter.setPen(QPen(QColor(colour), high * wide))
        handle = QRectF(glass.right() - high * 0.15, glass.top() + high * 0.24, high * 0.31, high * 0.46)
        painter.drawArc(handle, -90 * 16, 180 * 16)
    paint_glass(painter, rect, (fortitude, alcohol, drunk), max(SPACES, fortitude), coming)


def paint_glass(
    painter: QPainter,
    rect: QRectF,
    numbers: tuple[int, int, int],
    most: int,
    coming: NumbersToCome | None = None,
    size: float = VALUES,
) -> None:
    """A glass with both levels and the badge, without handle.

    `numbers`: Fortitude, Alcohol Content, and the latter with what is added; `size`: of both values, in heights of the glass.
    """
    fortitude, alcohol, drunk = numbers
    glass, high = glass_of(rect), rect.height()
    left = fortitude - drunk
    body = QPainterPath()
    body.addRoundedRect(glass, high * 0.09, high * 0.09)
    painter.fillPath(body, QColor(31, 48, 57, 226))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    ale, red = level(rect, alcohol, most), level(rect, fortitude, most)
    full = level(rect, drunk, most)
    brew = QLinearGradient(0, ale, 0, glass.bottom())
    brew.setColorAt(0.0, QColor("#ffd45a"))
    brew.setColorAt(1.0, QColor("#b5670c"))
    painter.fillRect(QRectF(glass.left(), ale, glass.width(), glass.bottom() - ale), QBrush(brew))
    if drunk > alcohol:  # a counter that is added
        painter.fillRect(QRectF(glass.left(), full, glass.width(), ale - full), QColor("#a8683a"))
    painter.setPen(Qt.PenStyle.NoPen)
    if alcohol or drunk:
        painter.setBrush(QColor("#fff6df"))
        for bubble in range(6):
            at = QPointF(glass.left() + (bubble + 0.5) * glass.width() / 6, full)
            painter.drawEllipse(at, glass.width() * 0.11, high * 0.045)
    painter.fillRect(QRectF(glass.left(), glass.top(), glass.width(), red - glass.top()), QColor(18, 8, 5, 220))
    if coming is not None:
        _paint_levels_to_come(painter, rect, most, (fortitude, drunk), coming)
    painter.restore()
    shine = QRectF(glass.left() + glass.width() * 0.1, glass.top() + high * 0.1, glass.width() * 0.09, high * 0.72)
    painter.setBrush(QColor(255, 255, 255, 46))
    painter.drawRoundedRect(shine, shine.width() / 2, shine.width() / 2)
    painter.setPen(QPen(QColor("#e0423a"), max(2.0, high * 0.045) * THEME.bold))
    painter.drawLine(QPointF(glass.left() - high * 0.04, red), QPointF(glass.right() + high * 0.04, red))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((INK, 0.06), ("#d3e6ee", 0.03)):
        painter.setPen(QPen(QColor(colour), high * wide))
        painter.drawPath(body)
    _paint_values(painter, rect, (fortitude, alcohol), most, size)
    paint_badge(painter, badge_of(rect).center(), high * 0.26, left)
    if coming is not None:
        _paint_left_to_come(painter, rect, coming)


def _paint_levels_to_come(
    painter: QPainter, rect: QRectF, most: int, now: tuple[int, int], coming: NumbersToCome
) -> None:
    """Where Fortitude and Alcohol Content will stand: a line at both sides of the glass, and the ale between now and then."""
    glass = glass_of(rect)
    before, after = level(rect, now[1], most), level(rect, coming.alcohol, most)
    painter.fillRect(QRectF(glass.left(), after, glass.width(), before - after).normalized(), QColor(255, 212, 90, 105))
    for value, old, colour in ((coming.fortitude, now[0], "#ff9c92"), (coming.alcohol, now[1], "#fff6df")):
        if value != old:
            painter.setPen(QPen(QColor(colour), max(2.0, rect.height() * 0.04)))
            at, wide = level(rect, value, most), glass.width()
            for left, right in ((0.0, 0.2), (0.86, 1.0)):  # the numbers are between them
                painter.drawLine(QPointF(glass.left() + wide * left, at), QPointF(glass.left() + wide * right, at))


def _paint_left_to_come(painter: QPainter, rect: QRectF, coming: NumbersToCome) -> None:
    """Below the badge a tag: how much will be left, in the colours of that badge; a question mark if that is open."""
    left, high = max(0, coming.fortitude - coming.alcohol), rect.height()
    colour, ink = danger(left) if coming.sure else ("#f0e2c4", INK)
    said = f"→ {left}" if coming.sure else "→ ?"
    font = letters.title(high * 0.2)
    tall = font.pixelSize() * 1.2
    wide = min(QFontMetricsF(font).horizontalAdvance(said) + tall * 0.5, high * 0.56)
    tag = QRectF(rect.left(), rect.top() + high * 0.55, wide, tall)
    painter.setPen(QPen(QColor("#fff3d6"), max(1.0, high * 0.02)))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(tag, tall * 0.25, tall * 0.25)
    words(painter, tag, said, letters.narrowed(font, said, wide - tall * 0.2), ink, CENTRE)


def value_places(
    rect: QRectF, fortitude: int, alcohol: int, most: int = SPACES, size: float = VALUES
) -> tuple[QRectF, QRectF]:
    """The places of both numbers at their levels, Fortitude first, apart from each other."""
    glass, most = glass_of(rect), max(most, fortitude)
    red, ale = level(rect, fortitude, most), level(rect, alcohol, most)
    line = letters.title(rect.height() * size).pixelSize() * 1.16
    top, low = glass.top() + 1, glass.bottom() - line
    upper = red - line if red - line >= top else red + 1
    lower = ale + rect.height() * 0.03
    lower = lower if lower <= low else ale - line - rect.height() * 0.04
    if abs(lower - upper) < line:  # close together: Fortitude above, Alcohol Content below
        middle = min(max((red + ale) / 2, top + line), low)
        upper, lower = middle - line, middle
    left, wide = glass.left() + glass.width() * 0.2, glass.width() * 0.8
    return QRectF(left, upper, wide, line), QRectF(left, lower, wide, line)


def _paint_values(painter: QPainter, rect: QRectF, values: tuple[int, int], most: int, size: float) -> None:
    font = letters.title(rect.height() * size)
    places = value_places(rect, *values, most, size)
    for number, at, colour in zip(values, places, ("#ffb3a8", "#fff3cf"), strict=True):
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            words(painter, at.translated(dx, dy), str(number), font, "#1a0b04", CENTRE)
        words(painter, at, str(number), font, colour, CENTRE)


def paint_badge(painter: QPainter, at: QPointF, radius: float, left: int) -> None:
    """How much is left, in a shape and colour that say how near the end is."""
    colour, ink = danger(left)
    painter.setPen(QPen(QColor("#fff3d6"), max(1.5, radius * 0.12)))
    painter.setBrush(QColor(colour))
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    if left >= SAFE:
        painter.drawEllipse(box)
    elif left >= NEAR:
        painter.drawRoundedRect(box, radius * 0.3, radius * 0.3)
    else:
        eight = (math.pi / 8 + math.pi / 4 * corner for corner in range(8))
        around = [at + QPointF(math.cos(each), math.sin(each)) * radius * 1.1 for each in eight]
        painter.drawPolygon(QPolygonF(around))
    said = str(max(0, left))
    words(painter, box, said, fitted(letters.title(radius * 1.3), said, box.width() * 0.9), ink, CENTRE)
