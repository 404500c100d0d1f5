# SPDX-License-Identifier: GPL-3.0-or-later
"""Players whose mats are below an open drawer are shown beside it: portrait, and distance from passing out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, parchment, rounded, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.faces_painted import paint_face
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.middle_places import PEEP
from rdi_desktop.ui.table.models import drunk
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.team_layout import plate_of
from rdi_desktop.ui.words.direction import isolated

_HIGH, _GAP = 74.0, 6.0
_COVERED = 0.45
"""Mats covered to this fraction are shown in this way."""
_Z = 34.0
_CLOSE = 3
"""With so little left the number is on red."""


class PeepModel(NamedTuple):
    """One such label."""

    seat: int
    name: str
    emblem: str
    margin: int
    on_turn: bool


class Peeps:
    """The labels of one table."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext) -> None:
        self._scene, self._drawing = scene, drawing
        self._pills: dict[int, Picture] = {}

    @property
    def places(self) -> dict[int, QRectF]:
        """The labels' rectangles by seat."""
        shown = {seat: pill.item for seat, pill in self._pills.items() if pill.item.isVisible()}
        return {seat: item.sceneBoundingRect() for seat, item in shown.items()}

    def show(self, view: SeenTable, layout: TableLayout, drawer: QRectF) -> None:
        """Show a label at the drawer's left edge for each mat below it, without overlap."""
        below = _once(covered(layout, drawer), layout)
        for seat, pill in self._pills.items():
            if seat not in below:
                pill.item.setVisible(False)
        unit = layout.unit
        wide, high = PEEP * unit, max(_HIGH * unit, PEEP * unit + letters.smallest() * 1.8)
        free = drawer.top() + _GAP * unit
        for seat in sorted(below, key=lambda each: layout.mats[each].center().y()):
            one = view.seats[seat]
            if one.out or one.facing:
                continue
            place = _clear(layout, seat, QRectF(drawer.left() - wide, free, wide, high), drawer)
            free = place.bottom() + _GAP * unit
            if seat not in self._pills:
                self._pills[seat] = Picture(z=_Z)
                self._scene.addItem(self._pills[seat].item)
            pill = self._pills[seat]
            margin = one.fortitude - drunk(one)
            model = PeepModel(seat, one.name, one.character, margin, view.on_turn == seat)
            pill.show(model, (wide, high), self._drawing.dpr(), _paint)
            pill.item.setPos(place.topLeft())
            pill.item.setToolTip(f"{isolated(one.name)}: {margin}")
            pill.item.setVisible(True)


def _clear(layout: TableLayout, seat: int, pill: QRectF, drawer: QRectF) -> QRectF:
    """The label as near to the mat as possible without covering any mat; searched downwards."""
    at = layout.mats[seat].center().y() - pill.height() / 2
    gap = _GAP * layout.unit
    tops = [pill.top(), at, *(mat.bottom() + gap for mat in layout.mats.values())]
    places = [pill.translated(0, max(top, pill.top()) - pill.top()) for top in tops]
    places = [place for place in places if place.bottom() <= drawer.bottom()] or [pill]

    def worse(place: QRectF) -> tuple[float, float]:
        hidden = [place.intersected(mat) for mat in layout.mats.values()]
        return sum(max(0.0, rect.width() * rect.height()) for rect in hidden if not rect.isEmpty()), abs(
            place.top() - at
        )

    return min(places, key=worse)


def _once(seats: Sequence[int], layout: TableLayout) -> list[int]:
    """Of each team only the first: they share their numbers."""
    teams = [(plate_of(layout.plates, seat), seat) for seat in seats]
    return [
        seat for place, (team, seat) in enumerate(teams) if team is None or team not in [t for t, _ in teams[:place]]
    ]


def covered(layout: TableLayout, drawer: QRectF) -> list[int]:
    """The seats whose mats are below the drawer."""
    if drawer.isEmpty():
        return []

    def part(mat: QRectF) -> float:
        shared = mat.intersected(drawer)
        return shared.width() * shared.height() / (mat.width() * mat.height()) if not mat.isEmpty() else 0.0

    return [seat for seat, mat in layout.mats.items() if seat != layout.own and part(mat) >= _COVERED]


def _paint(painter: QPainter, model: PeepModel, rect: QRectF) -> None:
    wide = rect.width()
    parchment(painter, rect, wide * 0.2, THEME.seat(model.seat).colour, light=model.on_turn, edge=2.5)
    side = wide * 0.84
    paint_face(
        painter, model.seat, model.emblem, model.name, QRectF(rect.left() + wide * 0.08, rect.top() + 3, side, side)
    )
    box = QRectF(rect.left() + wide * 0.14, rect.top() + side + 4, wide * 0.72, rect.height() - side - 10)
    close = model.margin <= _CLOSE
    painter.fillPath(rounded(box, box.height() * 0.25), QColor("#9c1f1f" if close else PALETTE.parchment_light))
    ink = PALETTE.parchment_light if close else PALETTE.ink
    words(painter, box, str(model.margin), letters.title(box.height() * 0.8), ink, CENTRE)
