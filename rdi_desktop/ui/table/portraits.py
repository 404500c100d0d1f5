# SPDX-License-Identifier: GPL-3.0-or-later
"""Round portraits that show the players' state: a person's look (`ui/cards/looks.py`) in a circle, and what Drinks and sleep lay over it.

The numbers are what counts; portraits only illustrate them.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from rdi_desktop.ui.cards.art import draw_emblem, has_art, portrait_image
from rdi_desktop.ui.cards.brush import rounded, seat_mark
from rdi_desktop.ui.cards.looks import FIELD, Look
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.machine_mat import crosshair
from rdi_desktop.ui.table.models import MatModel

MERRY, DRUNK = 4, 8
"""From this Alcohol Content on."""
UNSTEADY, SWAYING = 7, 3
"""At this distance between Fortitude and Alcohol Content, or less."""
PLASTER = 12
"""At this Fortitude or less a plaster is shown."""
_TILTS = {"sober": 0.0, "merry": 0.0, "drunk": -5.0, "swaying": 9.0}
_LYING = 74.0
AROUND = 0.16
"""How much larger than the portrait its picture is on each side, for what surrounds it."""
_INK = QColor("#2a160c")


class Mood(NamedTuple):
    """The mood of a player."""

    level: str = "sober"
    hurt: bool = False
    """Whether it wears a plaster."""
    out: bool = False


class FaceModel(NamedTuple):
    """Everything painted of somebody."""

    character: str
    name: str
    seat: int
    how: Mood
    target: bool
    asked: bool
    own: bool = False
    """Whether it sits on the viewer's side of the table."""
    on_turn: bool = False
    machine: bool = False
    """Whether it has a body of its own, and only the head is a person's."""
    gone: bool = False
    """Whether the chair is empty: out for want of Gold."""
    blink: bool = False
    feeling: str = ""
    gaze: str = ""
    scowls: bool = False
    """Whether it looks at somebody whom it resents."""


def face_model(mat: MatModel) -> FaceModel:
    """The person of that mat."""
    sober, apart = (
        bool(mat.facing),
        mat.setting is None or mat.setting.mate,
    )  # an automaton has two tracks, and shows no effects
    how = Mood(out=bool(mat.out)) if sober else mood(mat.fortitude, mat.alcohol, mat.drunk, out=bool(mat.out))
    return FaceModel(
        mat.emblem,
        mat.name,
        mat.seat,
        how,
        mat.target,
        mat.asked,
        own=mat.own or apart,
        on_turn=mat.on_turn,
        machine=bool(mat.threat),
        gone=mat.out not in ("", "passed_out"),
        gaze=mat.gaze,
        scowls=mat.scowls,
    )


def paint_portrait(painter: QPainter, model: FaceModel, rect: QRectF) -> None:
    """The portrait in its ring, with the seat's sign; `rect` is `AROUND` larger on each side."""
    side = rect.width() / (1 + 2 * AROUND)
    portrait = QRectF(rect.left() + side * AROUND, rect.top() + side * AROUND, side, side)
    ring = side * 0.045
    if model.asked:  # the asked player is lit
        for wide, dense in ((0.22, 0.25), (0.15, 0.4), (0.08, 1.0)):
            light = QColor(THEME.palette.candle)
            light.setAlphaF(dense)
            painter.setPen(QPen(light, side * wide))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(portrait)
    painter.setPen(QPen(QColor(THEME.seat(model.seat).colour), ring))
    painter.setBrush(QColor(THEME.palette.parchment_light))
    painter.drawEllipse(portrait.adjusted(ring * 0.6, ring * 0.6, -ring * 0.6, -ring * 0.6))
    inset = ring if has_art(f"portraits/{model.character}") else side * 0.13
    paint_face(painter, model.character, model.name, model.how, portrait.adjusted(inset, inset, -inset, -inset))
    mark = side * 0.27
    if model.target:
        crosshair(painter, portrait)
    seat_mark(painter, model.seat, QRectF(portrait.right() - mark * 0.72, portrait.bottom() - mark * 0.92, mark, mark))


def mood(fortitude: int, alcohol: int, drunk: int, *, out: bool) -> Mood:
    """The mood for these numbers; `drunk` is the number at which the player passes out."""
    left = fortitude - drunk
    if left <= SWAYING:
        level = "swaying"
    elif alcohol >= DRUNK or (left <= UNSTEADY and alcohol > 0):
        level = "drunk"
    else:
        level = "merry" if alcohol >= MERRY else "sober"
    return Mood(level, fortitude <= PLASTER, out)


def paint_face(painter: QPainter, character: str, name: str, how: Mood, rect: QRectF) -> None:
    """The portrait in its circle, which fills `rect`, in that mood; things above the head may extend beyond its edge."""
    side = rect.width()
    drawn = has_art(f"portraits/{character}")
    painter.save()
    if drawn:
        painter.setClipPath(rounded(rect, side / 2))
    painter.translate(rect.center())
    painter.rotate(_LYING if how.out else _TILTS[how.level])
    if drawn and (how.out or _TILTS[how.level]):
        painter.scale(1.04, 1.04)  # hides the edge of the rotated picture
    inner = QRectF(-side / 2, -side / 2, side, side)
    if not drawn:
        draw_emblem(painter, character, name, inner)
    else:
        pixels = max(1, round(side * painter.device().devicePixelRatioF()))
        image = portrait_image(character, Look(how.level, how.hurt, how.out), pixels)
        painter.drawImage(inner, _greyed(image) if how.out else image)
    painter.restore()
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(side / FIELD, side / FIELD)
    if how.out:
        sleep(painter)
    elif how.level in ("drunk", "swaying"):
        _bubble(painter, 3 if how.level == "swaying" else 2)
        if how.level == "swaying":
            _curl(painter)
    painter.restore()


def _bubble(painter: QPainter, count: int) -> None:
    for x, y, radius in ((158, 34, 12.0), (180, 16, 8.0), (146, 10, 6.5))[:count]:
        painter.setPen(QPen(_INK, 2.4))
        painter.setBrush(QColor(255, 250, 232, 200))
        painter.drawEllipse(QPointF(x, y), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255))
        painter.drawEllipse(QPointF(x - radius * 0.3, y - radius * 0.3), radius * 0.28, radius * 0.28)


def _curl(painter: QPainter) -> None:
    """A dizzy spiral."""
    path = QPainterPath()
    for step in range(40):
        angle, radius = step * 0.34, 3 + step * 0.42
        point = QPointF(36 + radius * math.cos(angle), 26 + radius * 0.7 * math.sin(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((_INK, 7.0), (QColor(THEME.palette.gold_light), 3.6)):
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)


def sleep(painter: QPainter) -> None:
    """Two letters Z, drawn as lines."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, size in ((134, 44, 26.0), (166, 20, 18.0)):
        path = QPainterPath(QPointF(x, y - size / 2))
        path.lineTo(x + size, y - size / 2)
        path.lineTo(x, y + size / 2)
        path.lineTo(x + size, y + size / 2)
        for colour, wide in ((_INK, 10.0), (QColor("#fdf3dc"), 5.0)):
            join = Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
            painter.drawPath(path)


def _greyed(image: QImage) -> QImage:
    """The picture with three quarters of its colour removed."""
    made = image.copy()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(0.75)
    painter.drawImage(0, 0, grey)
    painter.setOpacity(1.0)
    painter.fillRect(made.rect(), QColor(10, 6, 4, 60))
    painter.end()
    return made
