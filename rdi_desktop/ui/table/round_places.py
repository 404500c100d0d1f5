# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits where at the round table: the far rim, persons behind it, and a place setting before each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.ui.table.cut import columns, cut_left
from rdi_desktop.ui.table.setting_places import mug_width

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
    teams: tuple[TeamPlaces, ...] = ()
    """Of teams, from left to right."""


class TeamPlaces(NamedTuple):
    """What lies before a team: what it shares at the left, beside it the settings of its players without a tankard."""

    whole: QRectF
    shared: QRectF
    """Empty for a single player, whose setting has everything."""


_WING = 190.0
"""Greatest width of a player's part of a team's setting (times the unit)."""
_PURSE = 56.0
"""Width for the Gold beside the tankard of a team (times the unit)."""
_FLAT = 14.0
"""How much lower the rim is at the outer persons of teams, whose settings are straight (times the unit)."""


def team_places(width: float, height: float, unit: float, groups: Sequence[int]) -> RoundPlaces:
    """The places of other teams with so many players each, from left to right, in a window of that size."""
    seating = _measured(SEATINGS[sum(groups)], width, height, unit)._replace(fall=_FLAT * unit, over=False)
    part = mug_width(seating.mug) + _PURSE * unit
    gap, edge = 16 * unit, _EDGE * unit
    alone, many = groups.count(1), sum(each for each in groups if each > 1)
    room = width - 2 * edge - gap * (len(groups) - 1) - part * (len(groups) - alone)
    wide = min(seating.wide, room / (many + 2 * alone) * 2)  # whoever plays alone has all numbers on the own setting
    wing = min(_WING * unit, (room - wide * alone) / max(1, many))
    widths = [wide if each == 1 else part + wing * each for each in groups]
    gap = min(60 * unit, (width - 2 * edge - sum(widths)) / max(1, len(groups) - 1))
    left = (width - sum(widths) - gap * (len(groups) - 1)) / 2
    rim = _rim(width, unit, seating._replace(spread=width / 2 - left - wing / 2))
    teams, settings, persons = [], list[QRectF](), list[QRectF]()
    for each, across in zip(groups, widths, strict=True):
        whole = QRectF(left, 0, across, seating.high)
        whole.moveTop(max(rim.at(whole.left() + wing / 2), rim.at(whole.right() - wing / 2)) + 5 * unit)
        shared, rest = cut_left(whole, part if each > 1 else 0.0)
        teams.append(TeamPlaces(whole, shared))
        for place in columns(rest, [1] * each):
            settings.append(place)
            persons.append(person(QPointF(place.center().x(), whole.top() + (BEHIND - 5) * unit), seating.person))
        left += across + gap
    return RoundPlaces(tuple(settings), tuple(persons), rim, seating, tuple(teams))


def machine_places(width: float, height: float, unit: float, mat: QRectF) -> RoundPlaces:
    """A machine alone at the far side, whose mat lies there."""
    seating = _measured(SEATINGS[1], width, height, unit)._replace(rim=mat.top() + 10 * unit, fall=_FLAT * unit)
    return RoundPlaces((mat,), (), _rim(width, unit, seating), seating, (TeamPlaces(mat, QRectF()),))


def round_places(width: float, height: float, unit: float, others: int) -> RoundPlaces:
    """The places of so many others in a window of that size."""
    seating = _measured(SEATINGS[others], width, height, unit)
    rim = _rim(width, unit, seating)
    settings, persons = [], []
    for place in range(others):
        part = 0.0 if others == 1 else (place - (others - 1) / 2) / ((others - 1) / 2)
        x = width / 2 + part * seating.spread
        left = min(max(x - seating.wide / 2, _EDGE * unit), width - _EDGE * unit - seating.wide)
        x, edge = left + seating.wide / 2, rim.at(left + seating.wide / 2)
        settings.append(QRectF(left, edge + 5 * unit, seating.wide, seating.high))
        persons.append(person(QPointF(x, edge + BEHIND * unit), seating.person))
    return RoundPlaces(tuple(settings), tuple(persons), rim, seating)


def _measured(usual: SeatingSizes, width: float, height: float, unit: float) -> SeatingSizes:
    """The measures in a window of that size; in a tall one the rim sinks, and persons and settings grow."""
    more = max(0.0, height / unit - 720)
    tall = 1 + more / 720 * 0.4
    return usual._replace(
        person=usual.person * unit * (1 + more / 720 * 0.5),
        wide=usual.wide * unit,
        high=usual.high * unit * tall,
        mug=usual.mug * unit * tall,
        back=usual.back * unit * tall,
        rim=(usual.rim + more * 0.26) * unit,
        fall=usual.fall * unit * (1 + more / 720),
        spread=usual.spread * width / 1280,
    )


def _rim(width: float, unit: float, seating: SeatingSizes) -> Rim:
    outer = max(seating.spread, 400 * unit)
    across = max(width * 0.62, outer * 1.25)
    depth = seating.fall / max(0.02, 1 - math.sqrt(1 - (outer / across) ** 2))
    return Rim(width / 2, seating.rim + depth, across, depth)


def person(foot: QPointF, scale: float) -> QRectF:
    """The field of a person whose lower edge has its middle there."""
    wide, high = FRAME_WIDE * scale, FRAME_HIGH * scale
    return QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)
