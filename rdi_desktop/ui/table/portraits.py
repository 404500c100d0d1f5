# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown of a person: their mood follows the numbers, which are what counts; persons only illustrate them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.table.models import MatModel

MERRY, DRUNK = 4, 8
"""From this Alcohol Content on."""
UNSTEADY, SWAYING = 7, 3
"""At this distance between Fortitude and Alcohol Content, or less."""
PLASTER = 12
"""At this Fortitude or less a plaster is shown."""


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


def sleep(painter: QPainter) -> None:
    """Two letters Z, drawn as lines."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, size in ((134, 44, 26.0), (166, 20, 18.0)):
        path = QPainterPath(QPointF(x, y - size / 2))
        path.lineTo(x + size, y - size / 2)
        path.lineTo(x, y + size / 2)
        path.lineTo(x + size, y + size / 2)
        for colour, wide in ((INK, 10.0), ("#fdf3dc", 5.0)):
            join = Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
            painter.drawPath(path)
