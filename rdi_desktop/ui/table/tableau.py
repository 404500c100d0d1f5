# SPDX-License-Identifier: GPL-3.0-or-later
"""The animation at the end of a game: the winners in the light, the others asleep around them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rdi_desktop.director import Beat
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.drinker import paint_rays
from rdi_desktop.ui.table.great_moments import bounced, enters, fades
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.portraits import Mood

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_LARGE, _SMALL = 180.0, 84.0
"""Sizes of the portraits of the winners, and of the others (times the unit)."""
_SPARKS = 34


def end(stage: Stage, beat: Beat) -> None:
    """The game is over."""
    stage.sweep(beat)
    layout, area, length = stage.layout, stage.boards.area, beat.seconds * 1000
    winners = list(beat.to)
    others = [seat for seat in sorted(layout.mats) if seat not in winners]
    unit = layout.unit
    large = min(_LARGE * unit, area.height() * 0.52, area.width() / max(1, len(winners)) / 1.15)
    small = min(_SMALL * unit, area.height() * 0.24, area.width() / max(1, len(others)) / 1.2)
    at = QPointF(area.center().x(), area.top() + large * 0.58)
    stage.dusk(stage.boards.area, beat.to)
    if winners:
        _rays(stage, at, large * 2.6, length)
        great_moments.sparks(stage, at, _SPARKS, length * 0.7, length * 0.15)
    for place, seat in enumerate(winners):
        aside = QPointF((place - (len(winners) - 1) / 2) * large * 1.12, 0)
        _sits(stage, seat, large, at + aside, length, 0.02 + 0.05 * place, hops=True)
    row = QPointF(at.x(), area.bottom() - small * 0.62)
    for place, seat in enumerate(others):
        aside = QPointF((place - (len(others) - 1) / 2) * small * 1.2, 0)
        _sits(stage, seat, small, row + aside, length, 0.12 + 0.04 * place, hops=False)
    if stage.words is not None:
        between = (at.y() + large * 0.5 + row.y() - small * 0.55) / 2
        colour = THEME.palette.gold_light if winners else THEME.palette.parchment_light
        great_moments.plate(stage, stage.words.called(beat), "", QPointF(at.x(), between), length, length * 0.1, colour)


def _sits(stage: Stage, seat: int, side: float, at: QPointF, length: float, comes: float, *, hops: bool) -> None:
    asleep = Mood(out=True) if any(each.seat == seat and each.out for each in stage.shown().seats) else None
    picture = great_moments.portrait(stage, seat, side, asleep, z=12 if hops else 8)
    if picture is None:
        return
    start, small = stage.motions.place("portrait", seat), stage.face_side(seat) / side
    still, high = stage.motions.reduced, side * 0.08

    def way(part: float) -> Pose:
        if still:
            return Pose(at, opacity=fades(part))
        far = bounced(enters(part, comes, 0.16))
        hop = abs(math.sin((part - 0.3) * 14)) * high * (1 - part) if hops and part > 0.3 else 0.0
        place = start + (at - start) * far - QPointF(0, hop)
        return Pose(place, 0, small + (1 - small) * far, min(enters(part, 0.0, 0.03), fades(part, 0.0, 0.06)))

    stage.motions.let(picture.item, way, length)


def _rays(stage: Stage, at: QPointF, side: float, length: float) -> None:
    rays = Picture(z=great_moments.Z + 1)
    floor = (stage.layout.prompt.top() - 6 * stage.layout.unit - at.y()) / (side / 2)
    rays.show(round(floor, 2), (side, side), stage.drawing.dpr(), paint_rays, centred=True)
    still = stage.motions.reduced
    stage.motions.let(
        rays.item,
        lambda part: Pose(
            at, scale=1.0 if still else 0.5 + 0.5 * enters(part, 0.05, 0.2), opacity=fades(part, 0.2, 0.06)
        ),
        length,
    )
