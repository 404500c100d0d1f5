# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of teams: others sit side by side at the far rim, before each team one setting with what its players share.

The viewer's teammates are above the own place, with open hands; tankard and purse of that team are the own ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.ui.table.cut import columns, cut_bottom, cut_right, cut_top, inset, rows
from rdi_desktop.ui.table.mat_places import MatLayout
from rdi_desktop.ui.table.round_places import FRAME_HIGH, RoundPlaces
from rdi_desktop.ui.table.setting_places import mug_width

OWN_WIDTH = 296
"""Width of the own mat of a viewer with teammates (times the unit)."""
_NEAR, _NEARER = 284, 142
"""Greatest height of the place of a single teammate, and of each of several (times the unit)."""
_RIBBON = 22
_TRAY = 4
_PERSON_OF_MATE = 0.48
"""The most pixels for each unit of a teammate's field (times the unit)."""


class Plate(NamedTuple):
    """What lies before a team, in scene coordinates."""

    side: int
    seats: tuple[int, ...]
    """Its players from left to right; of the viewer's team the viewer is last."""
    own: bool
    rect: QRectF
    ribbon: QRectF
    """The names of the viewer's team, above it; empty for another, on whose setting each name stands already."""
    shared: QRectF
    """Its shared part; for the viewer's team empty, since that is on the own mat."""
    purse: QRectF
    potions: QRectF
    track: QRectF
    """The tankard."""


class Teams(NamedTuple):
    """All teams at the table."""

    mats: dict[int, QRectF]
    mates: dict[int, float]
    """The viewer's teammates, with the pixels for each unit of their persons' fields."""
    plates: tuple[Plate, ...]


class Company(NamedTuple):
    """Who is in which team."""

    own: int
    mates: tuple[int, ...]
    """The viewer's teammates."""
    groups: tuple[tuple[int, ...], ...]
    """The other teams, from left to right; some may be single players."""


def company(sides: Sequence[int], own: int) -> Company | None:
    """The teams, clockwise from the left of the viewer; None if nobody shares a side."""
    if len(set(sides)) == len(sides):
        return None
    order = [(own + step) % len(sides) for step in range(1, len(sides))]
    groups: dict[int, list[int]] = {}
    for seat in order:
        if sides[seat] != sides[own]:
            groups.setdefault(sides[seat], []).append(seat)
    mates = tuple(seat for seat in order if sides[seat] == sides[own])
    return Company(own, mates, tuple(map(tuple, groups.values())))


def lay_teams(
    who: Company,
    sides: Sequence[int],
    room: QRectF,
    own_mat: QRectF,
    places: RoundPlaces,
    unit: float,
    letters: float,
    *,
    plain: bool,
) -> Teams:
    """Lay them out in that area, which ends above the rail: the other teams at those places, mates above the own mat."""
    ribbon = _RIBBON * unit * min(letters, 1.4)
    mats = dict(zip((seat for seats in who.groups for seat in seats), places.settings, strict=True))
    plates = [
        _plate(seats, sides[seats[0]], *at, places.seating.mug, unit, plain=plain)
        for seats, at in zip(who.groups, places.teams, strict=True)
        if len(seats) > 1
    ]
    if not who.mates:
        return Teams(mats, {}, tuple(plates))
    gap, edge = 8 * unit, _TRAY * unit
    lying = [*mats.values(), *(plate.rect for plate in plates)]
    above = [rect.bottom() + gap for rect in lying if rect.left() < own_mat.right() + gap - 1]
    column = QRectF(own_mat.left(), room.top(), own_mat.width(), room.height())
    column.setTop(max([room.top(), *above]) + ribbon)
    most = (_NEAR if len(who.mates) == 1 else _NEARER) * unit * min(letters, 1.2)
    high = min(most, (column.height() - 5 * unit * (len(who.mates) - 1)) / len(who.mates))
    used = cut_bottom(column, len(who.mates) * (high + 5 * unit) - 5 * unit)[0]
    near = dict(zip(who.mates, rows(used, [1] * len(who.mates), 5 * unit), strict=True))
    whole = used.united(own_mat).adjusted(-edge, -edge, edge, edge)
    named = QRectF(whole.left() + 8 * unit, whole.top() - ribbon + edge, whole.width() - 16 * unit, ribbon)
    nothing = QRectF()
    tray = Plate(sides[who.own], (*who.mates, who.own), True, whole, named, nothing, nothing, nothing, nothing)
    scale = min(_PERSON_OF_MATE * unit, high * 0.42 / FRAME_HIGH)
    return Teams({**mats, **near}, dict.fromkeys(who.mates, scale), (*plates, tray))


def _plate(
    seats: tuple[int, ...],
    side: int,
    whole: QRectF,
    shared: QRectF,
    mug: float,
    unit: float,
    *,
    plain: bool,
) -> Plate:
    """What lies before a team at the rim: its tankard, and beside or below that Potions and Gold."""
    if plain:
        track, low = cut_top(inset(shared, 4 * unit, 6 * unit), mug, 4 * unit)
        potions, purse = columns(low, (1, 1), 4 * unit)
    else:
        track = QRectF(0, 0, mug_width(mug), mug)
        track.moveBottomLeft(shared.bottomLeft() + QPointF(4 * unit, -4 * unit))
        beside = cut_right(inset(shared, 4 * unit), shared.right() - track.right() - 6 * unit)[0]
        potions, beside = cut_top(beside, beside.height() * 0.42)
        purse = cut_bottom(beside, 34 * unit)[0]
    return Plate(side, seats, False, whole, QRectF(), shared, purse, potions, track)


def with_own_mat(plate: Plate, inside: MatLayout, mat: QRectF) -> Plate:
    """The plate of the viewer's team, with the numbers on the own mat."""
    return plate._replace(
        rect=QRectF(plate.rect.topLeft(), QPointF(plate.rect.right(), mat.bottom())),
        purse=inside.gold.translated(mat.topLeft()),
        potions=inside.tokens.translated(mat.topLeft()),
        track=inside.track.translated(mat.topLeft()),
    )


def plate_of(plates: Sequence[Plate], seat: int) -> Plate | None:
    """The mat of that seat's team, if it has one."""
    return next((plate for plate in plates if seat in plate.seats), None)
