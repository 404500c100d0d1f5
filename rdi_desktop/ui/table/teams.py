# SPDX-License-Identifier: GPL-3.0-or-later
"""The mats of teams: what their players share (heart, mug, purse, Potions), and the parchment that joins their parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, rounded, words
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.mat_picture import NUMBERS_MORE, around
from rdi_desktop.ui.table.models import NumbersToCome, drunk, pieces
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.setting import paint_coins, paint_ground
from rdi_desktop.ui.table.stack_forecast import SeatForecast, coming
from rdi_desktop.ui.table.tankard import paint_tankard
from rdi_desktop.ui.table.team_layout import Plate
from rdi_desktop.ui.table.tokens import POTION, TokenModel, paint_token
from rdi_desktop.ui.words import holdings, terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_Z, _Z_SHARED, _Z_RIBBON = 9.0, 11.0, 12.0
"""Below the players' parts; above them; above portraits that extend over the edge."""
_POTION = 0.66
"""Distance of Potion Tokens (in tokens)."""

MatRect = tuple[float, float, float, float]


class PlateModel(NamedTuple):
    """The mat of a team without its players' own parts; places in its own coordinates."""

    seats: tuple[int, ...]
    on_turn: bool
    out: str
    """Why it is out, as a key; '' while it plays."""
    beside: float
    """The width of its shared part, at its left."""
    raised: bool
    """Whether nothing shines through."""


class SharedModel(NamedTuple):
    """What a team shares, besides its tankard."""

    gold: int
    coins: int
    """How much of the Gold is in cards."""
    potions: int
    purse: MatRect
    beside: MatRect
    """Where its Potions lie."""


class SharedTankard(NamedTuple):
    """The tankard of a team, in its own coordinates."""

    fortitude: int
    alcohol: int
    drunk: int
    track: MatRect
    coming: NumbersToCome | None
    """What the numbers come to."""


class TeamView:
    """The display of one team, without its players."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces, side: int) -> None:
        self._drawing, self._pieces, self._side = drawing, pieces, side
        self.plate, self.shared, self.ribbon = Picture(z=_Z), Picture(z=_Z_SHARED), Picture(z=_Z_RIBBON)
        for picture in self.pictures:
            scene.addItem(picture.item)
        self.tankard = Picture(self.shared.item)

    @property
    def pictures(self) -> tuple[Picture, Picture, Picture]:
        """All pictures, the lowest first."""
        return self.plate, self.shared, self.ribbon

    def show(self, view: SeenTable, plate: Plate, layout: TableLayout, fates: Mapping[int, SeatForecast]) -> None:
        """Show the team of the view; `fates`: what the numbers of its players come to."""
        seats = [view.seats[seat] for seat in plate.seats]
        dpr = self._drawing.dpr()
        out = (seats[0].out_because or "out") if all(seat.out for seat in seats) else ""
        told, ref, shown = told_team(view, plate.seats), refs.team(self._side), not plate.own and not out
        for picture, seen in ((self.ribbon, plate.own), (self.plate, not plate.own), (self.shared, shown)):
            picture.item.setVisible(seen)
            picture.item.setToolTip(told)
        if plate.own:
            names = terms.team_names([seat.name for seat in seats], you=view.seat == layout.own)
            self.ribbon.lay(names, plate.ribbon, dpr, _paint_ribbon)
        else:
            model = PlateModel(plate.seats, view.on_turn in plate.seats, out, plate.shared.width(), layout.plain)
            self.plate.lay(model, plate.rect, dpr, _paint_plate)
        if not shown:
            self._pieces.drop(ref)
            return
        worst = max(seats, key=drunk)
        gold, coins = worst.gold, pieces(view, worst)
        at = plate.shared.topLeft()
        purse, beside, track = (rect.translated(-at) for rect in (plate.purse, plate.potions, plate.track))
        shared = SharedModel(gold, coins, worst.potions, _at(purse), _at(beside))
        box = around(track, NUMBERS_MORE)
        lies, fate = _at(track.translated(-box.topLeft())), coming(fates.get(worst.seat), worst)
        tankard = SharedTankard(worst.fortitude, worst.alcohol, drunk(worst), lies, fate)
        self.tankard.lay(tankard, box, dpr, _paint_tankard)
        self.shared.show(shared, (plate.shared.width(), plate.shared.height()), dpr, _paint_shared)
        self.shared.item.setPos(at)
        self._pieces.put(ref, self.shared.item)

    def remove(self, scene: QGraphicsScene) -> None:
        self._pieces.drop(refs.team(self._side))
        for picture in self.pictures:
            scene.removeItem(picture.item)


class TeamsView:
    """All teams of one table."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._scene, self._drawing, self._pieces = scene, drawing, pieces
        self.teams: dict[int, TeamView] = {}
        """By side."""

    def show(self, view: SeenTable, layout: TableLayout, fates: Mapping[int, SeatForecast]) -> None:
        """Show the teams that the layout has places for; `fates`: what the numbers of players come to."""
        wanted = {plate.side for plate in layout.plates}
        for side in [side for side in self.teams if side not in wanted]:
            self.teams.pop(side).remove(self._scene)
        for plate in layout.plates:
            if plate.side not in self.teams:
                self.teams[plate.side] = TeamView(self._scene, self._drawing, self._pieces, plate.side)
            self.teams[plate.side].show(view, plate, layout, fates)

    def items(self, layout: TableLayout) -> list[tuple[QRectF, QGraphicsItem]]:
        """Everything shown, with the rectangle of its mat."""
        return [
            (plate.rect, picture.item)
            for plate in layout.plates
            if plate.side in self.teams
            for picture in self.teams[plate.side].pictures
        ]

    def clear(self) -> None:
        """Remove all of them."""
        for team in self.teams.values():
            team.remove(self._scene)
        self.teams.clear()


def _at(rect: QRectF) -> MatRect:
    return rect.x(), rect.y(), rect.width(), rect.height()


def told_team(view: SeenTable, seats: Sequence[int]) -> str:
    """What a team has, in lines, beginning with its players."""
    people = [view.seats[seat] for seat in seats]
    worst = max(people, key=drunk)
    gap = worst.fortitude - drunk(worst)
    numbers = f"{terms.thing('fortitude')} {worst.fortitude}, {terms.thing('alcohol')} {worst.alcohol}"
    lines = [terms.one_team([isolated(each.name) for each in people]), said("around-apart", numbers=numbers, gap=gap)]
    lines.append(holdings.purse(worst.gold, pieces(view, worst)))
    if worst.potions:
        lines.append(f"{terms.label('potions')}: {worst.potions}")
    return "\n".join(lines)


def _paint_plate(painter: QPainter, model: PlateModel, rect: QRectF) -> None:
    """One parchment on the table before the whole team, in its players' colours from left to right; with a ribbon once it is out."""
    left, wide = rect.left(), (rect.width() - model.beside) / len(model.seats)
    for place, seat in enumerate(model.seats):
        across = wide + (0.0 if place else model.beside)
        painter.save()
        painter.setClipRect(QRectF(left, rect.top() - 2, across, rect.height() + 8))
        paint_ground(painter, rect, seat, on_turn=model.on_turn, raised=model.raised)
        painter.restore()
        left += across
        if place < len(model.seats) - 1:
            painter.setPen(QPen(QColor(107, 74, 47, 120), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(left, rect.top() + rect.height() * 0.2), QPointF(left, rect.bottom() - 4))
    if model.out:
        painter.fillRect(rect.adjusted(4, 2, -4, -2), QColor(20, 10, 5, 150))
        strip = QRectF(rect.left(), rect.top() + rect.height() * 0.3, rect.width(), rect.height() * 0.27)
        painter.fillRect(strip, QColor(PALETTE.wine))
        font = letters.title(strip.height() * 0.62)
        words(painter, strip, terms.out(model.out), font, PALETTE.parchment_light, CENTRE)


def _paint_ribbon(painter: QPainter, names: tuple[str, ...], rect: QRectF) -> None:
    """A wine-red ribbon with the longest of a team's names that fits."""
    pad = rect.height() * 0.6
    usual, small = letters.title(rect.height() * 0.6), letters.title(1)
    tries = [(name, font) for font, names in ((usual, names), (small, names[1:])) for name in names]
    tries.sort(key=lambda each: names.index(each[0]))
    fitting = [each for each in tries if letters.fits(each[1], each[0], rect.width() - 2 * pad)]
    name, font = fitting[0] if fitting else (names[-1], small)
    if not fitting:
        font = letters.fitted(font, name, rect.width() - 2 * pad)
    wide = min(rect.width(), QFontMetricsF(font).horizontalAdvance(name) + 2 * pad)
    body = QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height()).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(PALETTE.gold_dark), 1.2))
    painter.setBrush(QColor(PALETTE.wine))
    painter.drawPath(rounded(body, rect.height() * 0.22))
    words(painter, body, name, font, PALETTE.parchment_light, CENTRE)


def _paint_tankard(painter: QPainter, model: SharedTankard, _: QRectF) -> None:
    paint_tankard(painter, QRectF(*model.track), model.fortitude, model.alcohol, model.drunk, model.coming)


def _paint_shared(painter: QPainter, model: SharedModel, rect: QRectF) -> None:
    """Coins and Potions."""
    purse, beside = (QRectF(*at).translated(rect.topLeft()) for at in (model.purse, model.beside))
    high = min(beside.height(), beside.width() * 0.62)
    step = min(high * _POTION, (beside.width() - high) / max(1, model.potions - 1))
    for place in range(model.potions):
        at = QPointF(beside.left() + place * step, beside.top())
        paint_token(painter, TokenModel(POTION), QRectF(at.x(), at.y(), high, high))
    paint_coins(painter, purse, model.gold, model.coins)
