# SPDX-License-Identifier: GPL-3.0-or-later
"""The animation of a player going out: one who passes out goes down onto the table, one without Gold goes out of the door."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from rdi_desktop.director import Beat
from rdi_desktop.director.beats import LANDING
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.great_moments import Person, enters, fades, leaves_chair
from rdi_desktop.ui.table.persons import LIES
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.portraits import Mood

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_STARS = 5
_LANDS = LANDING[0]
"""When somebody lies on the table, or has left the chair, in fractions of the beat: then they are out."""
_TIPS = 0.2
_WALKS, _THERE = 0.44, 0.7
"""When somebody begins to walk to the door, and is there."""
_PURSE = 0.42
"""Size of a purse (times the height of a person)."""
_DOOR = (0.46, 0.92)
"""Width and height of the door (the same)."""


def falls(stage: Stage, beat: Beat) -> None:
    """A player is out, or a whole team; the reason stands in the middle."""
    if not beat.to:
        return
    stage.sweep(beat)
    length, passed = beat.seconds * 1000, beat.kind == "falls"
    area = stage.boards.area
    stage.dusk(area, beat.to)
    if passed:
        stage.shake_table(250.0, length * _LANDS)
    for seat in beat.to:
        person = great_moments.person(stage, seat, Mood("swaying") if passed else None)
        if person is None:
            continue
        if seat != stage.layout.own:
            great_moments.lamp(stage, length, person)
        (_goes_down if passed else _goes_out)(stage, seat, person, length)
    below = QPointF(area.center().x(), min(area.center().y(), area.bottom() - 74 * stage.layout.text))
    if stage.words is not None:
        line, called = stage.words.said(beat).line, stage.words.called(beat)
        late = length * (_LANDS + 0.02)
        great_moments.plate(stage, called, line, below, length - late, late, PALETTE.wine)


def _goes_down(stage: Stage, seat: int, person: Person, length: float) -> None:
    """Somebody sways, and falls onto the table; the table itself shows them lying there, and stars circle."""
    motions, still = stage.motions, stage.motions.reduced
    rect = person.rect
    lying = rect.center() + QPointF(rect.width() * LIES[2], rect.height() * LIES[1])

    def goes(part: float) -> Pose:
        fallen = part >= _LANDS or still
        leaves_chair(stage, seat, empty=not fallen)
        if fallen:
            return Pose(lying, opacity=0.0)
        sways = 7 * math.sin(part / _TIPS * math.pi * 2) * (1 - enters(part, _TIPS * 0.6, _TIPS * 0.6))
        far = enters(part, _TIPS, _LANDS - _TIPS) ** 2
        at = rect.center() + (lying - rect.center()) * far
        return Pose(at, sways + LIES[0] * far)

    motions.let(person.picture.item, goes, length)
    for number in range(_STARS):
        star = Picture(z=great_moments.Z + 16)
        side = rect.width() * 0.1
        star.show("star", (side, side), stage.drawing.dpr(), _paint_star, centred=True)

        def circles(part: float, number: int = number) -> Pose:
            turned = 0.0 if still else part * 4.2
            angle = math.pi * 2 * number / _STARS + turned
            high = QPointF(math.cos(angle) * rect.width() * 0.36, (math.sin(angle) * 0.3 - 1) * rect.height() * 0.26)
            seen = min(enters(part, _LANDS, 0.06), fades(part, 0.0))
            return Pose(lying + high, turned * 30, 0.85 + 0.15 * math.sin(angle), seen)

        motions.let(star.item, circles, length)


def _goes_out(stage: Stage, seat: int, person: Person, length: float) -> None:
    """Somebody turns the purse inside out, and leaves by the door, which still swings behind them."""
    motions, still, dpr = stage.motions, stage.motions.reduced, stage.drawing.dpr()
    rect, own = person.rect, seat == stage.layout.own
    high, z = rect.height(), person.picture.item.zValue()
    purse, side = Picture(z=great_moments.Z + 11), high * _PURSE
    held = rect.center() + QPointF(0, high * 0.2)

    def turns(part: float) -> Pose:
        out = part > 0.18 or still
        purse.show("inside" if out else "purse", (side, side), dpr, _paint_purse, centred=True)
        wide = 1.0 if still else max(0.05, abs(math.cos(enters(part, 0.12, 0.12) * math.pi)))
        shaken = 9 * math.sin(part * 90) * (1 - enters(part, 0.3, 0.1)) if out and not still else 0.0
        return Pose(held, shaken, opacity=min(enters(part, 0.0, 0.06), 1 - enters(part, 0.4, 0.05)), wide=wide)

    motions.let(purse.item, turns, length)
    far = stage.layout.rim if own else None
    if far is not None:  # out of sight, and round the table to the far wall
        high = min(high, far.at(stage.layout.size[0] * 0.3))
    wide, tall = high * _DOOR[0], high * _DOOR[1]
    toward = 1 if rect.center().x() <= stage.layout.size[0] / 2 + 1 else -1
    door = QRectF(rect.center().x() + toward * rect.width() * 0.62 - wide / 2, rect.bottom() - tall, wide, tall)
    if far is not None:
        door.moveTo(stage.layout.size[0] * 0.3, far.at(stage.layout.size[0] * 0.3) + 4 - tall)
        z = 2.9
    frame, leaf = Picture(z=z - 0.2), Picture(z=z - 0.15)
    frame.show("frame", (wide, tall), dpr, _paint_door)
    leaf.show("leaf", (wide, tall), dpr, _paint_door)
    motions.let(frame.item, lambda part: Pose(door.topLeft(), opacity=fades(part, 0.2, 0.06)), length)

    def swings(part: float) -> Pose:
        late = part - _THERE
        opened = enters(part, _WALKS, _THERE - _WALKS)
        if late > 0:
            opened = 1 - enters(late, 0.0, 0.08) + 0.7 * math.exp(-late * 6) * abs(math.sin(late * 28)) * (late > 0.08)
        turned = 0.6 if still else 0.8 * min(1.0, opened)
        return Pose(door.topLeft(), opacity=fades(part, 0.2, 0.06), wide=1 - turned)

    motions.let(leaf.item, swings, length)
    through = QPointF(-rect.width(), rect.center().y()) if own else door.center() + QPointF(0, high * 0.06)

    def goes(part: float) -> Pose:
        left = part >= 1 or still
        leaves_chair(stage, seat, empty=not left or any(each.seat == seat and each.out for each in stage.shown().seats))
        walked = enters(part, _WALKS, _THERE - _WALKS)
        bobs = abs(math.sin(walked * 12)) * high * 0.03
        at = rect.center() + (through - rect.center()) * walked - QPointF(0, bobs)
        gone = 0.0 if own else enters(part, _THERE, 0.04)
        return Pose(at, 0, 1 - (0.0 if own else 0.2) * walked, 0.0 if still else 1 - gone)

    motions.let(person.picture.item, goes, length)


def _paint_purse(painter: QPainter, side: str, rect: QRectF) -> None:
    """A purse, or its lining, which hangs out of it with nothing in it but a moth."""
    if side == "purse":
        draw_art(painter, "pictures/purse", rect)
        return
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.setPen(QPen(QColor(INK), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for corners, colour in (
        (((32, 30), (14, 62), (30, 82), (50, 92), (68, 84), (84, 64), (68, 30)), "#d98a80"),
        (((34, 12), (66, 12), (72, 32), (28, 32)), "#82501f"),
    ):
        painter.setBrush(QColor(colour))
        painter.drawPolygon([QPointF(x, y) for x, y in corners])
    painter.setPen(QPen(QColor("#8a4a44"), 2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(50, 36), QPointF(50, 84))
    painter.setPen(QPen(QColor(INK), 2))
    painter.setBrush(QColor("#f2ead6"))
    for x in (78.0, 92.0):  # the moth
        painter.drawEllipse(QPointF(x, 22), 7, 9)
    painter.drawLine(QPointF(85, 16), QPointF(85, 32))


def _paint_door(painter: QPainter, part: str, rect: QRectF) -> None:
    """The night behind a door in its frame, or its leaf."""
    edge = rect.width() * 0.08
    hole = rect.adjusted(edge, edge, -edge, 0)
    if part == "frame":
        painter.fillRect(rect, QColor("#3a2110"))
        night = QLinearGradient(hole.topLeft(), hole.bottomLeft())
        night.setColorAt(0.0, QColor("#101c3c"))
        night.setColorAt(1.0, QColor("#3a4a72"))
        painter.fillRect(hole, night)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#f6e7b4"))
        painter.drawEllipse(QPointF(hole.right() - hole.width() * 0.3, hole.top() + hole.width() * 0.36), edge, edge)
        return
    painter.setPen(QPen(QColor(INK), edge * 0.4))
    painter.setBrush(QColor("#6d4019"))
    painter.drawRect(hole)
    for step in (1, 2, 3):
        x = hole.left() + hole.width() * step / 4
        painter.drawLine(QPointF(x, hole.top()), QPointF(x, hole.bottom()))
    painter.setBrush(QColor(PALETTE.gold))
    painter.drawEllipse(QPointF(hole.right() - edge * 1.4, hole.center().y()), edge * 0.7, edge * 0.7)


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
    pen = QPen(QColor("#4a3408"), rect.width() * 0.07, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(PALETTE.gold_light))
    painter.drawPath(path)
