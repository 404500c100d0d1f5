# SPDX-License-Identifier: GPL-3.0-or-later
"""The drinker beside a revealed Drink: portrait, and the track as the mug approaches the heart."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from rdi_desktop.director import Beat
from rdi_desktop.engine.seen import SeenSeat
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, fitted, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.models import drunk
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.portraits import AROUND, FaceModel, mood, paint_portrait
from rdi_desktop.ui.table.track import paint_track
from rdi_desktop.ui.words import terms
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage


_SIDE, _PANEL = 170.0, (240.0, 138.0)
"""Sizes of the portrait and of the panel with the track (times the unit)."""
_RAYS, _SPARKS = 20, 26
_WARNING = "#ff9d8a"


class PanelModel(NamedTuple):
    """The panel at the right of a Drink."""

    fortitude: int
    alcohol: int
    drunk: int
    drunk_with: str
    before: int
    """Alcohol Content when the Drink was revealed."""
    more: tuple[tuple[str, int], ...] | None
    """What the Drink does, once that is known."""


class Drinker:
    """Rays, portrait and track around a Drink."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._parts = [Picture(z=great_moments.Z + z) for z in (1.0, 10.0, 10.0)]
        self._rays, self._face, self._panel = self._parts
        self.seat: int | None = None
        self._before = 0
        self._more: tuple[tuple[str, int], ...] | None = None

    def clear(self) -> None:
        """Remove everything."""
        self.seat, self._more = None, None
        for picture in self._parts:
            if picture.item.scene() is not None:
                self._stage.motions.forget(picture.item)
                picture.item.setVisible(False)

    def step_back(self) -> None:
        """Somebody answers."""
        for picture in self._parts:
            picture.item.setVisible(False)

    def show(self, seat: int, beat: Beat, card: QPointF) -> None:
        """That player is about to drink this Drink."""
        stage = self._stage
        if seat == self.seat and self._face.item.isVisible():
            return
        fresh = self.seat is None
        if seat != self.seat:
            self.seat, self._more = seat, None
            self._before = int(self._data.alcohol)
        layout, dpr, length = stage.layout, stage.drawing.dpr(), beat.seconds * 1000
        unit, motions, (wide, high) = layout.unit, stage.motions, stage.boards.card
        for picture in self._parts:
            if picture.item.scene() is None:
                stage.add(picture.item)
            motions.forget(picture.item)
            picture.item.setVisible(True)
        rays = high * 2.1
        cut = (layout.prompt.top() - 6 * unit - card.y()) / (rays / 2)  # light falls on the table, not on the rail
        self._rays.show(round(cut, 2), (rays, rays), dpr, paint_rays, centred=True)
        grown = Pose(card)
        motions.go(self._rays.item, grown, length * 0.2, length * 0.3 if fresh else 0, Pose(card, 0, 0.4, 0.0))
        if fresh:
            great_moments.sparks(stage, card, _SPARKS, length * 0.6, length * 0.34)
        room = (layout.size[0] - wide) / 2
        side = min(_SIDE * unit, room * 0.5, high * 0.6)
        left = QPointF(card.x() - wide * 0.62 - side * 0.62, card.y() - side * 0.1)
        face = stage.face(seat)
        if face is not None and isinstance(face.model, FaceModel):
            self._show_face(face.model, side)
            start = Pose(motions.place("portrait", seat), scale=stage.face_side(seat) / side)
            motions.go(self._face.item, Pose(left), length * 0.16, start=start)
        self._panel_to(QPointF(card.x() + wide * 0.95, card.y()))
        self.follow()

    def told(self, numbers: Mapping[str, int]) -> None:
        """Show what the Drink does."""
        found = {"alcohol": numbers.get("alcohol", 0), "fortitude": numbers.get("fortitude", 0)}
        self._more = tuple((thing, n) for thing, n in found.items() if n)
        self.follow()

    def follow(self) -> None:
        """Update portrait and track from the shown table."""
        if self.seat is None or not self._panel.item.isVisible():
            return
        seat = self._data
        held = drunk(seat)
        model = PanelModel(
            int(seat.fortitude), int(seat.alcohol), held, seat.drunk_with or "", self._before, self._more
        )
        unit = self._stage.layout.unit
        size = (_PANEL[0] * unit, _PANEL[1] * unit)
        self._panel.show(model, size, self._stage.drawing.dpr(), _paint_panel)
        if isinstance(self._face.model, FaceModel):
            how = mood(model.fortitude, model.alcohol, held, out=False)
            side = self._face.item.boundingRect().width() / (1 + 2 * AROUND)
            self._show_face(self._face.model._replace(how=how), side)

    @property
    def _data(self) -> SeenSeat:
        return next(each for each in self._stage.shown().seats if each.seat == self.seat)

    def _show_face(self, model: FaceModel, side: float) -> None:
        whole = side * (1 + 2 * AROUND)
        lit = model._replace(asked=False, target=False)
        self._face.show(lit, (whole, whole), self._stage.drawing.dpr(), paint_portrait, centred=True)

    def _panel_to(self, left: QPointF) -> None:
        unit, room = self._stage.layout.unit, self._stage.layout.size[0]
        x = min(left.x(), room - _PANEL[0] * unit - 6 * unit)
        self._panel.item.setPos(x, left.y() - _PANEL[1] * unit / 2)


def paint_rays(painter: QPainter, cut: float, rect: QRectF) -> None:
    """Light from behind a card; below its middle only to that extent (1: completely)."""
    painter.setClipRect(rect.adjusted(0, 0, 0, -max(0.0, 1 - cut) * rect.height() / 2))
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


def _paint_panel(painter: QPainter, model: PanelModel, rect: QRectF) -> None:
    """The Drink, the track, and its change."""
    unit = rect.height() / _PANEL[1]
    painter.setPen(QPen(QColor(PALETTE.copper), 1.6 * unit))
    painter.setBrush(QColor(24, 11, 4, 228))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9 * unit, 9 * unit)
    head = QRectF(rect.left(), rect.top() + 10 * unit, rect.width(), 40 * unit)
    shown = model.more or (("alcohol", 0),)
    each = head.width() / len(shown)
    for place, (thing, n) in enumerate(shown):
        box = QRectF(head.left() + place * each, head.top(), each, head.height())
        spoken = "?" if model.more is None else terms.with_sign(n) if n else "0"
        wide = 38 * unit + QFontMetricsF(letters.title(30 * unit)).horizontalAdvance(spoken)
        draw_art(
            painter, f"icons/{thing}", QRectF(box.center().x() - wide / 2, box.top() + 4 * unit, 32 * unit, 32 * unit)
        )
        at = QRectF(box.center().x() - wide / 2 + 38 * unit, box.top(), wide, box.height())
        words(painter, at, spoken, letters.title(30 * unit), PALETTE.gold_light, LEFT)
    track = QRectF(rect.left() + 12 * unit, head.bottom() + 4 * unit, rect.width() - 24 * unit, 44 * unit)
    paint_track(painter, track, model.fortitude, model.alcohol, model.drunk, model.drunk_with)
    out = model.drunk >= model.fortitude
    if model.alcohol != model.before or out:
        meets = said("around-meets", before=model.before, now=model.alcohol)
        spoken = meets if out else f"{model.before} → {model.alcohol}"
        foot = QRectF(rect.left(), track.bottom() + 2 * unit, rect.width(), 24 * unit)
        font = fitted(letters.title(15 * unit), spoken, foot.width() - 12 * unit)
        words(painter, foot, spoken, font, _WARNING if out else PALETTE.candle, CENTRE)
