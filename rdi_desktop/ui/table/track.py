# SPDX-License-Identifier: GPL-3.0-or-later
"""Fortitude and Alcohol Content on one track from 0 to 20, showing at a glance how close they are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, rounded, words

SPACES = 20
CLOSE = 3
"""At this distance and below the track warns."""
NEAR = 7
"""At this distance and below it changes its colour."""
_BESIDE = 0.72
"""Size of the bead of an addition, relative to the others."""
_TAG, _BEAD = 1.12, 0.82
"""Width of the number at the end, and size of a bead (in heights of the track)."""


def groove_of(rect: QRectF) -> QRectF:
    """The groove of the beads, from 0 to 20."""
    tag, bead = rect.height() * _TAG, rect.height() * _BEAD
    groove = QRectF(rect.left() + bead * 0.6, 0, rect.width() - tag - bead * 1.12, rect.height() * 0.36)
    groove.moveTop(rect.center().y() - groove.height() / 2)
    return groove


def bead_places(rect: QRectF, fortitude: int, alcohol: int) -> tuple[QRectF, QRectF]:
    """The places of both beads, Fortitude's first: where they meet it lies above the other."""
    groove, bead = groove_of(rect), rect.height() * _BEAD
    step, middle = groove.width() / SPACES, groove.center().y()
    apart = min(1.0, abs(fortitude - alcohol) * step / (bead * 0.92))
    lift = (1.0 - apart) * (rect.height() - bead) * 0.5 + (1.0 - apart) * bead * 0.34

    def at(value: int, y: float) -> QRectF:
        return QRectF(groove.left() + value * step - bead / 2, y - bead / 2, bead, bead)

    return at(fortitude, middle - lift), at(alcohol, middle + lift)


def paint_track(
    painter: QPainter,
    rect: QRectF,
    fortitude: int,
    alcohol: int,
    drunk: int | None = None,
    beside: str = "",
) -> None:
    """The track with both beads, and their distance as a number at its right end.

    `drunk`: the number at which the player passes out, if a counter `beside` is added to the Alcohol Content; that gets a bead of its own.
    """
    drunk = alcohol if drunk is None else drunk
    gap = fortitude - drunk
    tag_width = rect.height() * _TAG
    bead = rect.height() * _BEAD
    groove = groove_of(rect)
    step = groove.width() / SPACES
    low, high = groove.left() + alcohol * step, groove.left() + fortitude * step
    reached = groove.left() + min(drunk, SPACES) * step

    painter.setPen(QPen(QColor(PALETTE.wood_edge), 1))
    painter.setBrush(QColor(PALETTE.wood_edge).lighter(150))
    end = groove.height() / 2
    bed = rounded(groove.adjusted(-end, 0, end, 0), end)
    painter.drawPath(bed)
    painter.save()
    painter.setClipPath(bed)
    painter.fillRect(
        QRectF(groove.left() - end, groove.top(), low - groove.left() + end, groove.height()), _ale(groove)
    )
    if drunk > alcohol:
        painter.fillRect(QRectF(low, groove.top(), reached - low, groove.height()), QColor("#a8683a"))
    if gap > 0:
        painter.fillRect(QRectF(reached, groove.top(), high - reached, groove.height()), _left(groove, gap))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(PALETTE.wood_edge), 1))
    painter.drawPath(bed)
    painter.setPen(QPen(QColor(20, 10, 5, 150), max(1.0, groove.height() / 14)))
    for space in range(SPACES + 1):
        x = groove.left() + space * step
        tall = groove.height() * (0.5 if space % 5 == 0 else 0.24)
        painter.drawLine(QPointF(x, groove.bottom() - tall), QPointF(x, groove.bottom()))
    heart, mug = bead_places(rect, fortitude, alcohol)
    middle = groove.center().y()
    _bead(painter, mug.center(), bead, alcohol, -0.1, "#5d3505", "icons/alcohol")
    if beside:
        icon = f"tokens/{beside}" if has_art(f"tokens/{beside}") else "icons/alcohol"
        _bead(painter, QPointF(reached, middle + bead * 0.26), bead * _BESIDE, drunk, 0.0, "#3d1c08", icon)
    _bead(painter, heart.center(), bead, fortitude, 0.0, "#560c0a", "icons/fortitude")
    _tag(painter, QRectF(rect.right() - tag_width, rect.top(), tag_width, rect.height()), gap, gap <= CLOSE)


def _ale(groove: QRectF) -> QBrush:
    brew = QLinearGradient(groove.topLeft(), groove.bottomLeft())
    brew.setColorAt(0.0, QColor("#f4c064"))
    brew.setColorAt(0.35, QColor("#c67d14"))
    brew.setColorAt(1.0, QColor("#7c4706"))
    return QBrush(brew)


def _left(groove: QRectF, gap: int) -> QBrush:
    if gap <= CLOSE:
        colours = ("#ff9d84", "#d33a26", "#7d1410")
    elif gap <= NEAR:
        colours = ("#fff6c9", "#f0d75e", "#ad8d1c")
    else:
        colours = ("#e9f5cf", "#a5c877", "#5f8638")
    life = QLinearGradient(groove.topLeft(), groove.bottomLeft())
    for place, colour in zip((0.0, 0.4, 1.0), colours, strict=True):
        life.setColorAt(place, QColor(colour))
    return QBrush(life)


def _bead(painter: QPainter, at: QPointF, size: float, value: int, shift: float, dark: str, icon: str) -> None:
    """An icon with its number; `shift` moves the number off the icon's middle (a mug has a handle)."""
    rect = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    draw_art(painter, icon, rect.adjusted(-size * 0.06, -size * 0.06, size * 0.06, size * 0.06))
    around = rect.translated(size * shift, size * 0.02).adjusted(-9, 0, 9, 0)
    number, step = str(value), size * 0.05
    painter.setFont(letters.title(size * 0.54))
    painter.setPen(QColor(dark))
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)):
        painter.drawText(around.translated(dx * step, dy * step), CENTRE, number)
    painter.setPen(QColor(PALETTE.parchment_light))
    painter.drawText(around, CENTRE, number)


def _tag(painter: QPainter, rect: QRectF, gap: int, close: bool) -> None:
    """The distance left; with a warning sign when it is small."""
    box = rect.adjusted(rect.width() * 0.06, rect.height() * 0.08, 0, -rect.height() * 0.08)
    painter.setPen(QPen(QColor(PALETTE.fortitude if close else PALETTE.ink_soft), max(1.0, rect.height() / 20)))
    painter.setBrush(QColor("#a81d17") if close else QColor(255, 250, 232, 200))
    painter.drawRoundedRect(box, box.height() * 0.28, box.height() * 0.28)
    text = f"{max(0, gap)}!" if close else str(gap)
    words(painter, box, text, letters.title(box.height() * 0.8), "#fff4d6" if close else PALETTE.ink, CENTRE)
