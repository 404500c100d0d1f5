# SPDX-License-Identifier: GPL-3.0-or-later
"""The candle: it stands beside the active player, moves to the next, and its light moves with it.

The light is one picture below the mats. Nothing flickers, so an idle table uses no processor time.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.team_layout import plate_of

CARRIED_MS = 420
_SIZE = (34.0, 46.0)
_LIGHT = (380.0, 300.0)
"""Sizes of the candle and of its light (times the unit)."""
_FLAME = 0.2
"""The position of its flame, from its top."""
_Z, _Z_LIGHT = 4.0, 2.0
"""Below everything with text, which it never covers."""
_GAP = 3.0


class Candle:
    """The candle and its light."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator) -> None:
        self._drawing, self._animator = drawing, animator
        self.stick, self.light = Picture(z=_Z), Picture(z=_Z_LIGHT)
        for picture in (self.light, self.stick):
            picture.item.setVisible(False)
            scene.addItem(picture.item)
        self._at: QRectF | None = None
        self._worn = -1
        self.seat: int | None = None
        """The seat it stands beside."""

    def show(self, seat: int | None, layout: TableLayout) -> None:
        """Stand beside that player, moving there from another. None: it is out."""
        for picture in (self.light, self.stick):
            picture.item.setVisible(seat is not None)
        if seat is None:
            self.seat = self._at = None
            return
        at = spot(seat, layout)
        if (seat, at, THEME.worn) == (self.seat, self._at, self._worn):
            return
        carried = self.seat is not None and seat != self.seat
        self.seat, self._at, self._worn = seat, at, THEME.worn
        unit, dpr = layout.unit, self._drawing.dpr()
        self.stick.show("candle", (at.width(), at.height()), dpr, _paint_candle, centred=True)
        wide, high = _LIGHT
        self.light.show(THEME.glow, (wide * unit, high * unit), dpr, _paint_light, centred=True)
        flame = QPointF(at.center().x(), at.top() + at.height() * _FLAME)
        length = CARRIED_MS if carried else 0
        lift = 26 * unit if carried else 0.0
        for picture, end in ((self.light, flame), (self.stick, at.center())):
            start = picture.item.pos()

            def way(part: float, start: QPointF = start, end: QPointF = end) -> Pose:
                eased = part * part * (3 - 2 * part)
                sways = 1 + 0.04 * math.sin(part * 9 * math.pi) * (1 - part)
                return Pose(start + (end - start) * eased - QPointF(0, lift * math.sin(math.pi * part)), scale=sways)

            self._animator.act(picture.item, way, 0 if self._animator.reduced else length)


def spot(seat: int, layout: TableLayout) -> QRectF:
    """Its place beside that player: at or below a lower corner of the mat, where it covers least."""
    plate = plate_of(layout.plates, seat)
    if plate is not None and plate.own:
        seat = layout.own
    unit, mat = layout.unit, layout.mats[seat] if plate is None or plate.own else plate.rect
    shared = plate.seats if plate is not None else (seat,)
    wide, high = _SIZE[0] * unit, _SIZE[1] * unit
    gap = _GAP * unit
    foot = mat.bottom() - high
    places = [
        QRectF(mat.right() + gap, foot, wide, high),
        QRectF(mat.left() - gap - wide, foot, wide, high),
        QRectF(mat.right() - wide - 12 * unit, mat.bottom() + gap, wide, high),
        QRectF(mat.left() + 12 * unit, mat.bottom() + gap, wide, high),
        QRectF(mat.right() - wide * 0.4, foot, wide, high),
    ]
    high_up = mat.top() - high * 0.86  # on the rim, beside whoever sits there
    places += [QRectF(x, high_up, wide, high) for x in (mat.right() - wide * 0.9, mat.left() - wide * 0.1)]
    if seat == layout.own:
        edge = mat.right() if plate is None else plate.rect.right()
        hand = QRectF(layout.front if not layout.front.isEmpty() else layout.hand)
        between = QRectF(edge + (hand.left() - edge - wide) / 2, foot, wide, high)
        if plate is not None:
            return between
        return min((places[0], between), key=lambda place: abs(place.center().x() - between.center().x()))
    table = QRectF(0, 0, *layout.size)
    others = [rect.adjusted(-2, -2, 2, 2) for index, rect in layout.mats.items() if index not in shared]
    read = [layout.path, layout.bar, layout.stack, layout.history, layout.prompt, layout.controls]

    def worse(place: QRectF) -> float:
        """How much it would cover; cards on mats count more, and the table's edge most."""
        on_mats = sum(_area(place & rect) for rect in others)
        hidden = sum(_area(place & rect) for rect in read)
        return hidden + 1.2 * _area(place & mat) + 20 * on_mats + 8 * (_area(place) - _area(place & table))

    return min(places, key=worse)


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def _paint_candle(painter: QPainter, _: str, rect: QRectF) -> None:
    side = rect.height()
    draw_art(painter, "parts/candle", QRectF(rect.center().x() - side / 2, rect.top(), side, side))


def _paint_light(painter: QPainter, colour: str, rect: QRectF) -> None:
    light = QRadialGradient(QPointF(0, 0), 1.0)
    for part, bright in ((0.0, 0.62), (0.42, 0.22), (0.75, 0.07), (1.0, 0.0)):
        shade = QColor(colour)
        shade.setAlphaF(bright)
        light.setColorAt(part, shade)
    brush = QBrush(light)
    transform = brush.transform()
    transform.translate(rect.center().x(), rect.center().y())
    transform.scale(rect.width() / 2, rect.height() / 2)
    brush.setTransform(transform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(rect, brush)
