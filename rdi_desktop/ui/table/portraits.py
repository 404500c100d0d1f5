# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits that show the players' state: the character's picture, with the effects of Drinks and blows over it.

The numbers are what counts; portraits only illustrate them. Effects are placed at marks of a picture (`assets/portraits/marks.yaml`):
cheeks, nose, eyes, and where a plaster goes; most have a face in the middle, and need no marks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from rdi_desktop.ui.cards.art import art_image, draw_emblem, has_art
from rdi_desktop.ui.cards.brush import rounded, seat_mark
from rdi_desktop.ui.look import assets
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.boiler import crosshair
from rdi_desktop.ui.table.boiler_places import MachineLayout
from rdi_desktop.ui.table.mat_places import MatLayout
from rdi_desktop.ui.table.models import MatModel

FIELD = 200.0
"""Marks are given on a field of this size."""
MERRY, DRUNK = 4, 8
"""From this Alcohol Content on."""
UNSTEADY, SWAYING = 7, 3
"""At this distance between Fortitude and Alcohol Content, or less."""
PLASTER = 12
"""At this Fortitude or less a plaster is shown."""
LEVELS = ("sober", "merry", "drunk", "swaying")
_TILTS = {"sober": 0.0, "merry": 0.0, "drunk": -5.0, "swaying": 9.0}
_LYING = 74.0
AROUND = 0.16
"""How much larger than the portrait its picture is on each side, for what surrounds it."""
_INK = QColor("#2a160c")

Point = tuple[float, float]


class FacePoints(NamedTuple):
    """The positions of features on a portrait."""

    eyes: tuple[tuple[float, float, float], ...] = ((83, 99, 10), (117, 99, 10))
    """Centres and half widths."""
    cheeks: tuple[Point, ...] = ((74, 119), (126, 119))
    nose: tuple[Point, ...] = ((100, 117),)
    plaster: Point = (126, 74)
    plain: bool = False
    """Whether it neither blushes nor wears plasters, like a machine or a skull."""


class Mood(NamedTuple):
    """The mood of a player."""

    level: str = "sober"
    hurt: bool = False
    """Whether it wears a plaster."""
    out: bool = False


class FaceModel(NamedTuple):
    """Everything painted in the portrait on a mat."""

    character: str
    name: str
    seat: int
    how: Mood
    broad: bool
    threat: bool
    target: bool
    asked: bool


def face_model(mat: MatModel) -> FaceModel:
    """The portrait of that mat."""
    sober = bool(mat.facing)  # an automaton has two tracks, and shows no effects
    how = Mood(out=bool(mat.out)) if sober else mood(mat.fortitude, mat.alcohol, mat.drunk, out=bool(mat.out))
    return FaceModel(mat.emblem, mat.name, mat.seat, how, mat.broad, bool(mat.threat), mat.target, mat.asked)


def portrait_place(inside: MatLayout, machine: MachineLayout | None) -> QRectF:
    """The place of the portrait on a mat."""
    if not inside.portrait.isEmpty():
        return inside.portrait
    if machine is not None:
        return machine.portrait
    side = inside.head.height()
    return QRectF(inside.head.left(), inside.head.top(), side, side)


def paint_portrait(painter: QPainter, model: FaceModel, rect: QRectF) -> None:
    """The portrait in its ring, with the seat's sign; `rect` is `AROUND` larger on each side."""
    side = rect.width() / (1 + 2 * AROUND)
    portrait = QRectF(rect.left() + side * AROUND, rect.top() + side * AROUND, side, side)
    ring = side * (0.045 if model.broad else 0.07)
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
    mark = side * (0.28 if model.threat else 0.27 if model.broad else 0.44)
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


@lru_cache(maxsize=1)
def _sheet() -> dict[str, Any]:
    from rdi_desktop.content.source import parse  # the start screen draws portraits, too, without reading content

    name = "portraits/marks.yaml"
    found = parse(assets.text(name), name)
    return dict(found) if isinstance(found, dict) else {}


@lru_cache(maxsize=128)
def marks(character: str) -> FacePoints:
    """The marks of that portrait, or the defaults."""
    told = _sheet().get(character, {})
    given: dict[str, Any] = {key: value for key, value in told.items() if key in FacePoints._fields}
    for key in ("cheeks", "nose", "eyes"):
        if key in given:
            given[key] = tuple(tuple(float(each) for each in place) for place in given[key])
    if "plaster" in given:
        given["plaster"] = (float(given["plaster"][0]), float(given["plaster"][1]))
    return FacePoints(**given)


def paint_face(painter: QPainter, character: str, name: str, how: Mood, rect: QRectF) -> None:
    """The portrait in its circle, which fills `rect`, in that mood; things above the head may extend beyond its edge."""
    side = rect.width()
    at = marks(character)
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
        image = art_image(f"portraits/{character}", pixels, pixels)
        painter.drawImage(inner, _greyed(image) if how.out else image)
        painter.translate(inner.topLeft())
        painter.scale(side / FIELD, side / FIELD)
        if how.out:
            _close_eyes(painter, at, image)
        elif not at.plain:
            _redden(painter, at, how.level)
        if how.hurt and not at.plain:
            _stick(painter, at)
    painter.restore()
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(side / FIELD, side / FIELD)
    if how.out:
        _sleep(painter)
    elif how.level in ("drunk", "swaying"):
        _bubble(painter, 3 if how.level == "swaying" else 2)
        if how.level == "swaying":
            _curl(painter)
    painter.restore()


def _redden(painter: QPainter, at: FacePoints, level: str) -> None:
    if level == "sober":
        return
    strong = {"merry": 0.42, "drunk": 0.56, "swaying": 0.66}[level]
    spots = [(*cheek, 18.0) for cheek in at.cheeks]
    if level != "merry":
        spots += [(*nose, 11.0) for nose in at.nose]
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, radius in spots:
        red = QRadialGradient(QPointF(x, y), radius)
        for part, dense in ((0.0, strong), (0.45, strong * 0.85), (1.0, 0.0)):
            red.setColorAt(part, QColor.fromRgbF(0.90, 0.13, 0.11, dense))
        painter.setBrush(red)
        painter.drawEllipse(QPointF(x, y), radius, radius * 0.8)


def _stick(painter: QPainter, at: FacePoints) -> None:
    """A plaster across the brow."""
    painter.save()
    painter.translate(*at.plaster)
    painter.rotate(-24)
    painter.setPen(QPen(_INK, 2.6))
    painter.setBrush(QColor("#f3d9b0"))
    painter.drawRoundedRect(QRectF(-21, -8.5, 42, 17), 8, 8)
    painter.setBrush(QColor("#fdf0d6"))
    painter.setPen(QPen(QColor("#c9a06c"), 1.4))
    painter.drawRect(QRectF(-8, -7, 16, 14))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b88a58"))
    for x in (-15, 15):
        for y in (-3, 3):
            painter.drawEllipse(QPointF(x, y), 1.3, 1.3)
    painter.restore()


def _close_eyes(painter: QPainter, at: FacePoints, image: QImage) -> None:
    """Eyelids in the colour of the skin around, with a line below each."""
    skin = [*at.cheeks, *at.nose, *((x, y + wide + 4) for x, y, wide in at.eyes)]
    lid = _grey(_usual(image, skin))
    for x, y, wide in at.eyes:
        high = wide * 0.9
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(lid)
        painter.drawEllipse(QPointF(x, y), wide, high)
        line = QPainterPath(QPointF(x - wide * 0.9, y))
        line.quadTo(QPointF(x, y + high * 1.1), QPointF(x + wide * 0.9, y))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_INK, 4.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(line)


def _usual(image: QImage, places: Sequence[Point]) -> QColor:
    """The median by brightness of the colours at these places, which avoids beards and highlights."""
    across, down = image.width() - 1, image.height() - 1
    found = [QColor(image.pixel(int(x / FIELD * across), int(y / FIELD * down))) for x, y in places]
    return sorted(found, key=QColor.lightness)[len(found) // 2]


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


def _sleep(painter: QPainter) -> None:
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


def _grey(colour: QColor) -> QColor:
    light = 0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()
    return QColor(
        *(round(each + (light * 0.8 - each) * 0.75) for each in (colour.red(), colour.green(), colour.blue()))
    )


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
