# SPDX-License-Identifier: GPL-3.0-or-later
"""The animation of a player going out: one who passes out tips over, one without Gold slides off the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from rdi_desktop.director import Beat
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.great_moments import bounced, enters, fades
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.portraits import Mood

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_SIDE = 190.0
_LYING = 74.0
_APART = 1.16
"""Distance of the portraits of a team (times their size)."""
_STARS = 5
_PUDDLE = (
    ((0.0, 0.1), (0.3, -0.05), (0.5, 0.16)),
    ((0.8, 0.0), (1.02, 0.3), (0.97, 0.6)),
    ((0.9, 1.0), (0.6, 0.9), (0.5, 0.92)),
    ((0.25, 1.02), (0.08, 0.9), (0.04, 0.5)),
)
"""The edge of the spilt ale in its box, clockwise from the left."""
_TIPS, _LIES = 0.13, 0.3
"""When the portrait begins and ends tipping over, in fractions of the beat."""


def falls(stage: Stage, beat: Beat) -> None:
    """A player is out, or a whole team: shown large in the middle, with the reason below."""
    if not beat.to:
        return
    stage.sweep(beat)
    length = beat.seconds * 1000
    unit, boards = stage.layout.unit, stage.boards
    whole = min(_SIDE * unit, boards.area.height() * 0.6)
    side = min(whole, boards.area.width() / (len(beat.to) * _APART + 0.6))
    place = QPointF(boards.area.center().x(), boards.area.top() + whole * 0.56)
    stage.dusk(boards.area, beat.to)
    great_moments.lamp(stage, length, place)
    if beat.kind == "falls":
        stage.shake_table(250.0)
    last = place
    for number, seat in enumerate(beat.to):
        last = place + QPointF((number - (len(beat.to) - 1) / 2) * side * _APART, 0)
        (_pass_out if beat.kind == "falls" else _leave)(stage, seat, side, last, length)
    if beat.kind == "falls":
        _spill(stage, side, last, length)
    below = QPointF(place.x(), place.y() + whole * 0.56 + 40 * unit)
    below.setY(min(below.y(), boards.area.bottom() - 74 * stage.layout.text))
    if stage.words is not None:
        said = stage.words.said(beat)
        plate = stage.words.called(beat)
        great_moments.plate(stage, plate, said.line, below, length * 0.72, length * 0.26, PALETTE.wine)


def _pass_out(stage: Stage, seat: int, side: float, place: QPointF, length: float) -> None:
    """The portrait tips over, and stars circle."""
    motions = stage.motions
    awake = great_moments.portrait(stage, seat, side, Mood("swaying"))
    asleep = great_moments.portrait(stage, seat, side, Mood(out=True))
    if awake is None or asleep is None:
        return
    start = motions.place("portrait", seat)
    small = stage.face_side(seat) / side

    def comes(part: float) -> Pose:
        far = bounced(enters(part, 0.0, _TIPS))
        leans = enters(part, _TIPS, _LIES - _TIPS) ** 2
        gone = enters(part, _LIES - 0.05, 0.05)
        at = start + (place - start) * far
        return Pose(at, _LYING * leans, small + (1 - small) * far, (1 - gone) * enters(part, 0.0, 0.02))

    def lies(part: float) -> Pose:
        there = enters(part, _LIES - 0.05, 0.05)
        rocks = 7 * math.sin((part - _LIES) * 40) * math.exp(-(part - _LIES) * 16) if part > _LIES else 0.0
        return Pose(place, rocks, 1.0, min(there, fades(part, 0.0)))

    still = motions.reduced
    if not still:
        motions.let(awake.item, comes, length)
    motions.let(asleep.item, (lambda part: Pose(place, opacity=fades(part))) if still else lies, length)
    _stars(stage, side, place, length)


def _spill(stage: Stage, side: float, place: QPointF, length: float) -> None:
    """The mug falls over, and its contents run over the cloth."""
    motions, still = stage.motions, stage.motions.reduced
    ale = Picture(z=great_moments.Z + 5)
    ale.show("ale", (side * 2.3, side * 0.5), stage.drawing.dpr(), _paint_ale, centred=True)
    at = place + QPointF(side * 0.12, side * 0.5)

    def runs(part: float) -> Pose:
        out = enters(part, 0.32, 0.22)
        return Pose(at, scale=1.0 if still else 0.25 + 0.75 * out**0.5, opacity=min(out * 2, fades(part, 0.0)))

    motions.let(ale.item, runs, length)
    mug = Picture(z=great_moments.Z + 14)
    mug.show("mug", (side * 0.46, side * 0.46), stage.drawing.dpr(), _paint_mug, centred=True)
    stands = place + QPointF(side * 0.86, side * 0.22)
    lands = place + QPointF(side * 0.8, side * 0.42)

    def topples(part: float) -> Pose:
        over = 1.0 if still else bounced(enters(part, 0.2, 0.14))
        return Pose(
            stands + (lands - stands) * min(1.0, over), 96 * over, 1.0, min(enters(part, 0.08, 0.06), fades(part, 0.0))
        )

    motions.let(mug.item, topples, length)


def _stars(stage: Stage, side: float, place: QPointF, length: float) -> None:
    motions = stage.motions
    for number in range(_STARS):
        star = Picture(z=great_moments.Z + 16)
        star.show("star", (side * 0.15, side * 0.15), stage.drawing.dpr(), _paint_star, centred=True)

        def circles(part: float, number: int = number) -> Pose:
            turned = 0.0 if motions.reduced else part * 4.2
            angle = math.pi * 2 * number / _STARS + turned
            at = place + QPointF(math.cos(angle) * side * 0.62, -side * 0.5 + math.sin(angle) * side * 0.16)
            return Pose(
                at, turned * 30, 0.85 + 0.15 * math.sin(angle), min(enters(part, _LIES, 0.06), fades(part, 0.0))
            )

        motions.let(star.item, circles, length)


def _leave(stage: Stage, seat: int, side: float, place: QPointF, length: float) -> None:
    """A player without Gold slides off the table."""
    motions = stage.motions
    picture = great_moments.portrait(stage, seat, side)
    if picture is None:
        return
    start, small = motions.place("portrait", seat), stage.face_side(seat) / side
    door = QPointF(stage.layout.size[0] + side, place.y() - side * 0.4)

    def goes(part: float) -> Pose:
        if motions.reduced:
            return Pose(place, opacity=fades(part))
        far, off = bounced(enters(part, 0.0, _TIPS)), enters(part, 0.62, 0.36) ** 2
        at = start + (place - start) * far
        at = at + (door - at) * off
        return Pose(
            at,
            12 * math.sin(part * 22) * (1 - off) * 0.4 + 50 * off,
            small + (1 - small) * far,
            enters(part, 0.0, 0.02),
        )

    motions.let(picture.item, goes, length)


def _paint_ale(painter: QPainter, _: str, rect: QRectF) -> None:

    def box(x: float, y: float) -> QPointF:
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)

    path = QPainterPath(box(0.04, 0.5))
    for one, other, end in _PUDDLE:
        path.cubicTo(box(*one), box(*other), box(*end))
    ale = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ale.setColorAt(0.0, QColor(PALETTE.alcohol).lighter(112))
    ale.setColorAt(1.0, QColor(PALETTE.alcohol).darker(135))
    painter.setPen(QPen(QColor(PALETTE.alcohol).darker(170), 2))
    painter.setBrush(ale)
    painter.setOpacity(0.88)
    painter.drawPath(path)
    painter.setOpacity(0.7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#fff1b8"), rect.height() * 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    shine = QPainterPath(box(0.12, 0.36))
    shine.quadTo(box(0.22, 0.18), box(0.38, 0.2))
    painter.drawPath(shine)


def _paint_mug(painter: QPainter, _: str, rect: QRectF) -> None:
    draw_art(painter, "icons/alcohol", rect)


def _paint_star(painter: QPainter, _: str, rect: QRectF) -> None:
    path = QPainterPath()
    for step in range(10):
        angle = -math.pi / 2 + math.pi * step / 5
        radius = rect.width() * (0.46 if step % 2 == 0 else 0.2)
        point = rect.center() + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.setPen(
        QPen(
            QColor("#4a3408"),
            rect.width() * 0.07,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(QColor(PALETTE.gold_light))
    painter.drawPath(path)
