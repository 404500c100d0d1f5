# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits where at the round table: the far rim, persons behind it, and a place setting before each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.ui.table.cut import columns, cut_left
from rdi_desktop.ui.table.setting_places import RISE, mug_width

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
"""So many persons have room at the far side."""
_PEEP, _FOOT = 44.0, 238.0
"""At a plain table: how much of persons is above their settings, and how far down these reach (times the unit)."""
_WIDEST = 420.0
"""The greatest width of such a setting (times the unit)."""


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
_PLAIN_WING, _TEAM_MUG = 260.0, 0.58
"""The same at a plain table, and the height of a team's tankard there (in heights of its setting)."""
_PURSE = 56.0
"""Width for the Gold beside the tankard of a team (times the unit)."""
_FLAT = 14.0
"""How much lower the rim is at the outer persons of teams, whose settings are straight (times the unit)."""


def team_places(
    width: float, height: float, unit: float, groups: Sequence[int], plate: float = 0.0, left: float = 0.0
) -> RoundPlaces:
    """The places of other teams with so many players each, from left to right, in a window of that size.

    `plate`: as in `round_places`; `left`: so much of the width is the viewer's teammates'.
    """
    others, edge, gap = sum(groups), _EDGE * unit, 16 * unit
    if plate:
        seating = _plain(width, height, unit, others, plate)
        seating = seating._replace(mug=seating.high * _TEAM_MUG, wide=_WIDEST * unit)
        part, widest = mug_width(seating.mug) + 8 * unit, _PLAIN_WING * unit
    else:
        seating = _measured(SEATINGS[others], width, height, unit)._replace(fall=_FLAT * unit, over=False)
        part, widest = mug_width(seating.mug) + _PURSE * unit, _WING * unit
    alone, many = groups.count(1), sum(each for each in groups if each > 1)
    whole = width - left - 2 * edge
    room = whole - gap * (len(groups) - 1) - part * (len(groups) - alone)
    wide = min(seating.wide, room / (many + 2 * alone) * 2)  # whoever plays alone has all numbers on the own setting
    wing = min(widest, (room - wide * alone) / max(1, many))
    widths = [wide if each == 1 else part + wing * each for each in groups]
    gap = min(60 * unit, (whole - sum(widths)) / max(1, len(groups) - 1))
    at = left + edge + (whole - sum(widths) - gap * (len(groups) - 1)) / 2
    rim = _rim(width, unit, seating._replace(spread=width / 2 - (at - left) - wing / 2))
    teams, settings, persons = [], list[QRectF](), list[QRectF]()
    for each, across in zip(groups, widths, strict=True):
        lies = QRectF(at, 0, across, seating.high)
        lies.moveTop(max(rim.at(lies.left() + wing / 2), rim.at(lies.right() - wing / 2)) + 5 * unit)
        shared, rest = cut_left(lies, part if each > 1 else 0.0)
        teams.append(TeamPlaces(lies, shared))
        for place in columns(rest, [1] * each):
            settings.append(place)
            persons.append(person(QPointF(place.center().x(), lies.top() + (BEHIND - 5) * unit), seating.person))
        at += across + gap
    return RoundPlaces(tuple(settings), tuple(persons), rim, seating, tuple(teams))


def machine_places(width: float, height: float, unit: float, mat: QRectF) -> RoundPlaces:
    """A machine alone at the far side: its shoulders rise behind the rim."""
    seating = _measured(SEATINGS[1], width, height, unit)._replace(
        rim=mat.top() + mat.height() * 0.42, fall=_FLAT * unit
    )
    return RoundPlaces((mat,), (), _rim(width, unit, seating), seating, (TeamPlaces(mat, QRectF()),))


def round_places(width: float, height: float, unit: float, others: int, plate: float = 0.0) -> RoundPlaces:
    """The places of so many others in a window of that size; `plate`: at a plain table, the height of names' plates."""
    seating = _plain(width, height, unit, others, plate) if plate else _measured(SEATINGS[others], width, height, unit)
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


def _plain(width: float, height: float, unit: float, others: int, plate: float) -> SeatingSizes:
    """The measures of a plain table: small persons look over their settings, which have all the room."""
    gap, room = 8 * unit, width - 2 * _EDGE * unit
    wide = min(_WIDEST * unit, (room - gap * (others - 1)) / others)
    rim = _PEEP * unit + plate * RISE
    foot = (_FOOT + max(0.0, height / unit - 720) * 0.3) * unit
    apart = min(wide + 5 * gap, (room - wide) / max(1, others - 1))
    return SeatingSizes(
        person=(_PEEP + BEHIND) / FRAME_HIGH * unit,
        wide=wide,
        high=foot - rim - 5 * unit,
        mug=0.0,
        back=0.0,
        rim=rim,
        fall=4 * unit,
        spread=apart * (others - 1) / 2,
        over=False,
    )


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
