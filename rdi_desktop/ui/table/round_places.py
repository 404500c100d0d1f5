# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits where at the round table: the far rim, persons behind it, and a place setting before each."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

FRAME_WIDE, FRAME_HIGH = 256.0, 242.0
"""The field of a person (`ui/cards/looks.py`)."""
BEHIND = 16.0
"""How much of a person is hidden below the rim (times the unit)."""
_EDGE = 6.0
"""The least distance of a setting from the window's sides (times the unit)."""


class SeatingSizes(NamedTuple):
    """The measures of a table with so many others (at 1280 by 720)."""

    person: float
    """Pixels for each unit of a person's field."""
    wide: float
    high: float
    """Of a place setting."""
    mug: float
    """Height of a tankard."""
    back: float
    """Width of the backs of a hand."""
    rim: float
    """Where the rim is in the middle."""
    fall: float
    """How much lower it is at the outer persons."""
    spread: float
    """How far from the middle the outer persons sit."""
    over: bool
    """Whether the name lies over the tankard, for want of room beside it."""


SEATINGS = {
    1: SeatingSizes(0.90, 380, 94, 80, 34, 188, 40, 0, over=False),
    2: SeatingSizes(0.90, 290, 94, 80, 36, 186, 18, 356, over=False),
    3: SeatingSizes(0.82, 272, 92, 78, 32, 174, 40, 486, over=False),
    4: SeatingSizes(0.77, 246, 90, 76, 30, 166, 44, 478, over=False),
    5: SeatingSizes(0.74, 214, 90, 75, 28, 160, 46, 512, over=True),
    6: SeatingSizes(0.70, 184, 88, 70, 25, 150, 50, 532, over=True),
    7: SeatingSizes(0.67, 172, 88, 68, 24, 145, 52, 546, over=True),
}
"""By the number of the others."""
MOST = max(SEATINGS)


class Rim(NamedTuple):
    """The far rim of the table: the upper half of an ellipse, and straight sides below it."""

    x: float
    y: float
    """Its middle."""
    across: float
    down: float
    """Its half axes."""

    def at(self, x: float) -> float:
        """Where the rim is above that place."""
        part = min(1.0, abs(x - self.x) / self.across)
        return self.y - self.down * math.sqrt(1 - part * part)


class RoundPlaces(NamedTuple):
    """Everything at the far side, the next player first."""

    settings: tuple[QRectF, ...]
    persons: tuple[QRectF, ...]
    rim: Rim
    seating: SeatingSizes
    """The measures, for this window."""


def round_places(width: float, height: float, unit: float, others: int) -> RoundPlaces:
    """The places of so many others in a window of that size."""
    usual = SEATINGS[others]
    more = max(0.0, height / unit - 720)  # a tall window: the rim sinks, persons and settings grow
    tall = 1 + more / 720 * 0.4
    seating = usual._replace(
        person=usual.person * unit * (1 + more / 720 * 0.5),
        wide=usual.wide * unit,
        high=usual.high * unit * tall,
        mug=usual.mug * unit * tall,
        back=usual.back * unit * tall,
        rim=(usual.rim + more * 0.26) * unit,
        fall=usual.fall * unit * (1 + more / 720),
        spread=usual.spread * width / 1280,
    )
    outer = max(seating.spread, 400 * unit)
    across = max(width * 0.62, outer * 1.25)
    depth = seating.fall / max(0.02, 1 - math.sqrt(1 - (outer / across) ** 2))
    rim = Rim(width / 2, seating.rim + depth, across, depth)
    settings, persons = [], []
    for place in range(others):
        part = 0.0 if others == 1 else (place - (others - 1) / 2) / ((others - 1) / 2)
        x = width / 2 + part * seating.spread
        left = min(max(x - seating.wide / 2, _EDGE * unit), width - _EDGE * unit - seating.wide)
        x, edge = left + seating.wide / 2, rim.at(left + seating.wide / 2)
        settings.append(QRectF(left, edge + 5 * unit, seating.wide, seating.high))
        persons.append(person(QPointF(x, edge + BEHIND * unit), seating.person))
    return RoundPlaces(tuple(settings), tuple(persons), rim, seating)


def person(foot: QPointF, scale: float) -> QRectF:
    """The field of a person whose lower edge has its middle there."""
    wide, high = FRAME_WIDE * scale, FRAME_HIGH * scale
    return QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)
