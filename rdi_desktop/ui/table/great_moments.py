# SPDX-License-Identifier: GPL-3.0-or-later
"""Building blocks of great moments: a lamp's cone, a plate with large words, persons who get up.

They disappear by themselves after a while; a click that ends the beat ends all of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from rdi_desktop.director.beats import LANDING
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, fitted, lines
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.animation import Pose, PoseAt
from rdi_desktop.ui.table.persons import paint_person
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.portraits import FaceModel, Mood

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

Z = 236.0
_WORDS, _SMALL = 30.0, 16.0
"""Sizes of the lettering (times the unit)."""
_FACE = 120.0
"""How much stands above large words (times the unit)."""


def enters(part: float, at: float, length: float) -> float:
    """How visible something is, from 0 to 1, that appears at that fraction of a moment and takes `length` of it to do so."""
    return min(1.0, max(0.0, (part - at) / length)) if length > 0 else float(part >= at)


def fades(part: float, first: float = 0.08, last: float = 0.1) -> float:
    """Visible from `first` on, and fading at the end."""
    return min(enters(part, 0.0, first), 1.0 - enters(part, 1.0 - last, last))


def bounced(part: float) -> float:
    """From 0 to 1, with an overshoot."""
    return 1 - math.cos(part * math.pi * 1.5) * (1 - part) ** 1.6 if part < 1 else 1.0


def lamp(stage: Stage, length: float, whom: Person) -> None:
    """The light of the lamp falls on somebody, and swings as they land."""
    high, unit, still = whom.rect.bottom(), stage.layout.unit, stage.motions.reduced
    wide = whom.rect.width() * 1.3
    picture = Picture(z=Z + 1)
    picture.show(unit, (wide, high), stage.drawing.dpr(), _paint_cone)

    def swings(part: float) -> Pose:
        late = part - LANDING[0]
        degrees = 0.0 if still or late < 0 else 9 * math.sin(late * 26) * math.exp(-late * 5)
        turned = math.radians(degrees)
        hangs = QPointF(math.cos(turned) * wide / 2, math.sin(turned) * wide / 2)
        return Pose(QPointF(whom.rect.center().x(), 0) - hangs, degrees, opacity=fades(part))

    stage.motions.let(picture.item, swings, length)


def plate(stage: Stage, said: str, small: str, centre: QPointF, length: float, delay: float, colour: str) -> None:
    """Large words on a plate, with details in small letters on a slip below."""
    layout = stage.layout
    unit, room = layout.text, layout.size[0] * 0.8
    big, little = letters.title(_WORDS * unit), letters.title(_SMALL * unit)
    wide = min(room, max(340 * unit, QFontMetricsF(big).horizontalAdvance(said) + 80 * unit))
    picture = Picture(z=Z + 20)
    picture.show((said, colour), (wide, 56 * unit), stage.drawing.dpr(), _paint_plate, centred=True)
    grows = 0.0 if stage.motions.reduced else 0.25
    covers = QRectF(centre.x() - wide / 2, centre.y() - _FACE * unit, wide, (_FACE + 80) * unit)

    def pops(part: float) -> Pose:
        stage.gives_way(covers, part)
        there = enters(part, 0.0, 0.12)
        return Pose(centre, scale=1 - grows + grows * bounced(there), opacity=min(there, fades(part, 0.0)))

    stage.motions.let(picture.item, pops, length, delay)
    if small:
        box = QFontMetricsF(little).boundingRect(
            QRectF(0, 0, room, 400), int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter), small
        )
        slip = Picture(z=Z + 20)
        size = QSizeF(min(room, box.width() + 28 * unit), box.height() + 12 * unit)
        slip.show(
            (small, little.pixelSize()), (size.width(), size.height()), stage.drawing.dpr(), _paint_slip, centred=True
        )
        below = centre + QPointF(0, 28 * unit + 8 * unit + size.height() / 2)
        stage.motions.let(slip.item, lambda part: Pose(below, opacity=fades(part, 0.15)), length, delay)


class Person(NamedTuple):
    """Somebody in a great moment, without the chair."""

    picture: Picture
    rect: QRectF
    """Where they sit: the field of a person."""


def person(stage: Stage, seat: int, how: Mood | None = None) -> Person | None:
    """That player, who gets up from the chair."""
    face = stage.face(seat)
    if face is None or not isinstance(face.model, FaceModel):
        return None
    rect = face.item.sceneBoundingRect()
    picture = Picture(z=face.item.zValue() + 0.1)
    up = face.model._replace(own=True, asked=False, target=False, gone=False, how=how or face.model.how)
    picture.show(up, (rect.width(), rect.height()), stage.drawing.dpr(), paint_person, centred=True)
    return Person(picture, rect)


def leaves_chair(stage: Stage, seat: int, *, empty: bool) -> None:
    """Show the chair of somebody without them, or with them again."""
    face = stage.face(seat)
    if face is not None and isinstance(face.model, FaceModel) and face.model.gone != empty:
        face.again(face.model._replace(gone=empty))


def sparks(stage: Stage, centre: QPointF, count: int, length: float, delay: float = 0, rising: bool = False) -> None:
    """Sparks flying from a point, or foam rising from it."""
    if stage.motions.reduced:
        return
    unit = stage.motions.unit
    for number in range(count):
        angle = number * 2.399963  # the golden angle spreads them evenly
        reach = (60 + (number * 37) % 150) * unit
        big = (3.0 + (number * 7) % 5) * unit
        picture = Picture(z=Z + 12)
        picture.show("foam" if rising else "spark", (2 * big, 2 * big), stage.drawing.dpr(), _paint_dot, centred=True)
        late = delay + (number % 9) * length * 0.03
        stage.motions.let(picture.item, _flight(centre, angle, reach, rising), length * 0.7, late)


def _flight(centre: QPointF, angle: float, reach: float, rising: bool) -> PoseAt:
    def way(part: float) -> Pose:
        far = reach * (1 - (1 - part) ** 2)
        aside = QPointF(math.cos(angle) * far, math.sin(angle) * far)
        if rising:
            aside = QPointF(math.cos(angle) * reach * 0.5 + 6 * math.sin(part * 7 + angle), -far * 0.9)
        return Pose(centre + aside, scale=1 - 0.5 * part, opacity=1 - part**2)

    return way


def _paint_cone(painter: QPainter, unit: float, rect: QRectF) -> None:
    middle = rect.center().x()
    cone = QPainterPath(QPointF(middle - 20 * unit, 0))
    for x, y in ((middle + 20 * unit, 0.0), (rect.right(), rect.bottom()), (rect.left(), rect.bottom())):
        cone.lineTo(x, y)
    cone.closeSubpath()
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for part, dense in ((0.0, 0.34), (0.6, 0.2), (1.0, 0.06)):
        fall.setColorAt(part, QColor.fromRgbF(1.0, 0.87, 0.6, dense))
    painter.fillPath(cone, fall)


def _paint_plate(painter: QPainter, model: tuple[str, str], rect: QRectF) -> None:
    said, colour = model
    edge = rect.height() * 0.045
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawRoundedRect(rect.adjusted(0, edge, 0, 0), 10, 10)
    body = rect.adjusted(edge, edge, -edge, -2 * edge)
    ground = QLinearGradient(body.topLeft(), body.bottomLeft())
    light = QColor(colour).lightness() > 150
    for part, tone in ((0.0, 118), (0.5, 100), (1.0, 88)):
        ground.setColorAt(part, QColor(colour).lighter(tone) if tone > 100 else QColor(colour).darker(200 - tone))
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(PALETTE.copper if light else PALETTE.gold_light), edge))
    painter.drawRoundedRect(body, rect.height() * 0.16, rect.height() * 0.16)
    font = fitted(letters.title(rect.height() / 56 * _WORDS), said, body.width() - rect.height() * 0.5)
    ink = PALETTE.ink if light else PALETTE.parchment_light
    paint_words(painter, body, said, font, ink, CENTRE, None if light else PALETTE.shadow)


def _paint_slip(painter: QPainter, model: tuple[str, int], rect: QRectF) -> None:
    said, pixels = model
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 11, 4, 225))
    painter.drawRoundedRect(rect, pixels * 0.6, pixels * 0.6)
    font = THEME.title_font(pixels)
    lines(painter, rect, said, font, PALETTE.parchment_light, CENTRE)


def _paint_dot(painter: QPainter, kind: str, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "foam":
        painter.setPen(QPen(QColor(255, 255, 255, 200), 1.2))
        painter.setBrush(QColor(255, 250, 232, 170))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        return
    glow = QRadialGradient(rect.center(), rect.width() / 2)
    for part, colour in ((0.0, "#fffbe8"), (0.4, PALETTE.candle), (1.0, "#00ffbe5a")):
        glow.setColorAt(part, QColor(colour))
    painter.setBrush(glow)
    painter.drawEllipse(rect)
