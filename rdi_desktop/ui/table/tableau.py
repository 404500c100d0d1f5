# SPDX-License-Identifier: GPL-3.0-or-later
"""The animation at the end of a game: the winners stand in the light, drunk as they are, and the others sleep where they sit."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from rdi_desktop.director import Beat
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.great_moments import Person, bounced, enters, fades, leaves_chair
from rdi_desktop.ui.table.picture import Picture

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_SPARKS, _RAYS = 34, 20
_STANDS = 0.16
"""How much larger somebody is who stands."""


def end(stage: Stage, beat: Beat) -> None:
    """The game is over."""
    stage.sweep(beat)
    area, length = stage.boards.area, beat.seconds * 1000
    stage.dusk(area, beat.to)
    for seat in beat.to:
        person = great_moments.person(stage, seat)
        if person is not None:
            _rays(stage, person, length)
            at = person.rect.center() - QPointF(0, person.rect.height() * 0.2)
            great_moments.sparks(stage, at, _SPARKS, length * 0.7, length * 0.15)
            _stands(stage, seat, person, length)
    if stage.words is not None:
        colour = THEME.palette.gold_light if beat.to else THEME.palette.parchment_light
        great_moments.plate(stage, stage.words.called(beat), "", area.center(), length, length * 0.1, colour)


def _stands(stage: Stage, seat: int, person: Person, length: float) -> None:
    rect, still = person.rect, stage.motions.reduced

    def way(part: float) -> Pose:
        leaves_chair(stage, seat, empty=part < 1)
        up = 1.0 if still else bounced(enters(part, 0.04, 0.2)) * (1 - enters(part, 0.94, 0.06))
        sways = 0.0 if still else 3 * math.sin(part * 16) * up
        hop = abs(math.sin((part - 0.3) * 14)) * rect.height() * 0.04 if part > 0.3 and not still else 0.0
        high = rect.height() * _STANDS / 2 * up + hop * (1 - part)
        return Pose(rect.center() - QPointF(0, high), sways, 1 + _STANDS * up)

    stage.motions.let(person.picture.item, way, length)


def _rays(stage: Stage, person: Person, length: float) -> None:
    rays, still = Picture(z=person.picture.item.zValue() - 0.05), stage.motions.reduced
    side = person.rect.height() * 2.0
    rays.show("rays", (side, side), stage.drawing.dpr(), _paint_rays, centred=True)

    def shines(part: float) -> Pose:
        grown = 1.0 if still else 0.5 + 0.5 * enters(part, 0.05, 0.2)
        return Pose(person.rect.center(), scale=grown, opacity=fades(part, 0.2, 0.06))

    stage.motions.let(rays.item, shines, length)


def _paint_rays(painter: QPainter, _: str, rect: QRectF) -> None:
    """Light from behind somebody."""
    middle, far = rect.center(), rect.width() / 2
    fall = QRadialGradient(middle, far)
    for part, dense in ((0.0, 0.75), (0.35, 0.42), (1.0, 0.0)):
        shade = QColor(THEME.glow)
        shade.setAlphaF(dense)
        fall.setColorAt(part, shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    for number in range(_RAYS):
        angle, wide = 2 * math.pi * number / _RAYS, math.pi / _RAYS * (0.5 + 0.25 * (number % 2))
        path = QPainterPath(middle)
        for side in (-wide, wide):
            path.lineTo(middle + QPointF(math.cos(angle + side) * far, math.sin(angle + side) * far))
        path.closeSubpath()
        painter.drawPath(path)
