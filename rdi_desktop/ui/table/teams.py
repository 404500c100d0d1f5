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
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, parchment, rounded, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.models import NumbersToCome, drunk, pieces
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.setting import paint_coins, paint_ground
from rdi_desktop.ui.table.shadows import MAT, Shadow
from rdi_desktop.ui.table.stack_forecast import SeatForecast, coming
from rdi_desktop.ui.table.tankard import paint_tankard
from rdi_desktop.ui.table.team_layout import Plate
from rdi_desktop.ui.table.tokens import POTION, TokenModel, paint_token
from rdi_desktop.ui.table.track import paint_track
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
    own: bool
    on_turn: bool
    out: str
    """Why it is out, as a key; '' while it plays."""
    body: float
    """Its height without shelves."""
    shared: MatRect
    """Its shared part: a lighter area, below which a line separates the players."""
    seated: bool = False
    """Whether it is a setting, before persons."""


class SharedModel(NamedTuple):
    """What a team shares."""

    fortitude: int
    alcohol: int
    drunk: int
    drunk_with: str
    gold: int
    coins: int
    """How much of the Gold is in cards."""
    potions: int
    purse: MatRect
    track: MatRect
    coming: NumbersToCome | None = None
    """What the numbers come to."""
    seated: bool = False
    """Whether they are shown by a tankard and coins."""


class RibbonModel(NamedTuple):
    """The name of a team: the longest that fits."""

    names: tuple[str, ...]
    seats: tuple[int, ...]


class TeamView:
    """The display of one team, without its players."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces, side: int) -> None:
        self._drawing, self._pieces, self._side = drawing, pieces, side
        self.plate, self.shared, self.ribbon = Picture(z=_Z), Picture(z=_Z_SHARED), Picture(z=_Z_RIBBON)
        for picture in self.pictures:
            scene.addItem(picture.item)
        self._shadow = Shadow(self.plate.item)

    @property
    def pictures(self) -> tuple[Picture, Picture, Picture]:
        """All pictures, the lowest first."""
        return self.plate, self.shared, self.ribbon

    def show(self, view: SeenTable, plate: Plate, layout: TableLayout, fates: Mapping[int, SeatForecast]) -> None:
        """Show the team of the view; `fates`: what the numbers of its players come to."""
        seats = [view.seats[seat] for seat in plate.seats]
        dpr = self._drawing.dpr()
        out = (seats[0].out_because or "out") if all(seat.out for seat in seats) else ""
        on_turn = view.on_turn in plate.seats
        inset = plate.shared.translated(-plate.rect.topLeft())
        place = (inset.x(), inset.y(), inset.width(), inset.height())
        model = PlateModel(plate.seats, plate.own, on_turn, "" if plate.own else out, plate.body, place, plate.seated)
        self.plate.lay(model, plate.rect, dpr, _paint_plate)
        if plate.seated:
            self.plate.item.setVisible(not plate.own)
            self._shadow.hide()
        else:
            self.plate.item.setVisible(True)
            self._shadow.show(QRectF(QPointF(), plate.rect.size()), MAT, layout.unit, dpr)
        names = [seat.name for seat in seats]
        you = plate.own and view.seat == layout.own
        ribbon = RibbonModel(terms.team_names(names, you=you), plate.seats)
        self.ribbon.lay(ribbon, plate.ribbon, dpr, _paint_ribbon)
        told = told_team(view, plate.seats)
        for picture in (self.plate, self.ribbon):
            picture.item.setToolTip(told)
        shown = not plate.own and not out
        self.shared.item.setVisible(shown)
        ref = refs.team(self._side)
        if not shown:
            self._pieces.drop(ref)
            return
        worst = max(seats, key=drunk)
        gold, coins = worst.gold, pieces(view, worst)
        at = plate.shared.topLeft()
        purse = plate.purse.united(plate.potions).translated(-at)
        track = plate.track.translated(-at)
        shared = SharedModel(
            worst.fortitude,
            worst.alcohol,
            drunk(worst),
            worst.drunk_with or "",
            gold,
            coins,
            worst.potions,
            (purse.x(), purse.y(), purse.width(), purse.height()),
            (track.x(), track.y(), track.width(), track.height()),
            coming(fates.get(worst.seat), worst) if plate.seated else None,
            plate.seated,
        )
        self.shared.show(shared, (plate.shared.width(), plate.shared.height()), dpr, _paint_shared)
        self.shared.item.setPos(at)
        self.shared.item.setToolTip(told)
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
    """Parchment with a frame in its players' colours, from left to right; behind the own mat a tray that joins them."""
    radius = min(model.body * 0.06, 12.0 * max(1.0, rect.width() / 600))
    edge = max(2.0, min(model.body, rect.width()) * 0.022)
    if model.own:
        _paint_tray(painter, model, rect, edge)
        return
    if model.seated:
        _paint_setting(painter, model, rect)
        return
    wide, parted = rect.width() / len(model.seats), model.shared[1] + model.shared[3]
    for place, seat in enumerate(model.seats):
        painter.save()
        painter.setClipRect(QRectF(rect.left() + place * wide, rect.top(), wide, rect.height()))
        body = rect.adjusted(2, 2, -2, -2)
        parchment(painter, body, radius, THEME.seat(seat).colour, light=model.on_turn, edge=edge)
        painter.restore()
    if model.on_turn:
        for step, alpha in ((0, 60), (1, 110), (2, 190)):
            painter.setPen(QPen(QColor(255, 213, 138, alpha), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(step, step, -step, -step), radius, radius)
    painter.setPen(QPen(QColor(107, 74, 47, 120), max(1.0, edge * 0.5), Qt.PenStyle.DashLine))
    for place in range(1, len(model.seats)):
        x = rect.left() + place * wide
        painter.drawLine(QPointF(x, rect.top() + parted + edge), QPointF(x, rect.bottom() - edge * 3))
    if not model.out:
        inset = QRectF(*model.shared).translated(rect.topLeft()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(107, 74, 47, 70), max(1.0, edge * 0.3)))
        painter.setBrush(QColor(PALETTE.parchment_light))
        painter.drawRoundedRect(inset, inset.height() * 0.12, inset.height() * 0.12)
    if model.out:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 10, 5, 165))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
        strip = QRectF(rect.left(), rect.top() + parted * 0.42, rect.width(), parted * 0.42)
        painter.fillRect(strip, QColor(PALETTE.wine))
        words(
            painter, strip, terms.out(model.out), letters.title(strip.height() * 0.62), PALETTE.parchment_light, CENTRE
        )


def _paint_setting(painter: QPainter, model: PlateModel, rect: QRectF) -> None:
    """One parchment on the table before the whole team, in its players' colours from left to right; with a ribbon once it is out."""
    left, wide = rect.left(), (rect.width() - model.shared[2]) / len(model.seats)
    for place, seat in enumerate(model.seats):
        across = wide + (0.0 if place else model.shared[2])
        painter.save()
        painter.setClipRect(QRectF(left, rect.top() - 2, across, rect.height() + 8))
        paint_ground(painter, rect, seat, on_turn=model.on_turn, raised=False)
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


def _paint_tray(painter: QPainter, model: PlateModel, rect: QRectF, edge: float) -> None:
    radius = 11.0 * max(1.0, rect.width() / 300)
    body = rect.adjusted(edge, edge, -edge, -edge)
    ground = QColor(PALETTE.rail_dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(body, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    high = rect.height() / len(model.seats)
    for place, seat in enumerate(model.seats):
        painter.save()
        painter.setClipRect(QRectF(rect.left(), rect.top() + place * high, rect.width(), high))
        painter.setPen(QPen(QColor(THEME.seat(seat).colour), edge * 1.5 * THEME.bold))
        painter.drawRoundedRect(body, radius, radius)
        painter.restore()


def _paint_ribbon(painter: QPainter, model: RibbonModel, rect: QRectF) -> None:
    """A wine-red ribbon with the team's name."""
    pad = rect.height() * 0.6
    usual, small = letters.title(rect.height() * 0.6), letters.title(1)
    tries = [(name, font) for font, names in ((usual, model.names), (small, model.names[1:])) for name in names]
    tries.sort(key=lambda each: model.names.index(each[0]))
    fitting = [each for each in tries if letters.fits(each[1], each[0], rect.width() - 2 * pad)]
    name, font = fitting[0] if fitting else (model.names[-1], small)
    if not fitting:
        font = letters.fitted(font, name, rect.width() - 2 * pad)
    wide = min(rect.width(), QFontMetricsF(font).horizontalAdvance(name) + 2 * pad)
    body = QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height()).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(PALETTE.gold_dark), 1.2))
    painter.setBrush(QColor(PALETTE.wine))
    painter.drawPath(rounded(body, rect.height() * 0.22))
    words(painter, body, name, font, PALETTE.parchment_light, CENTRE)


def _paint_shared(painter: QPainter, model: SharedModel, rect: QRectF) -> None:
    """Purse and Potions side by side in the middle, and the track."""
    purse = QRectF(*model.purse).translated(rect.topLeft())
    track = QRectF(*model.track).translated(rect.topLeft())
    if model.seated:
        high = min(purse.height() * 0.4, purse.width() * 0.62)
        step = min(high * _POTION, (purse.width() - high) / max(1, model.potions - 1))
        for place in range(model.potions):
            at = QPointF(purse.left() + place * step, purse.top())
            paint_token(painter, TokenModel(POTION), QRectF(at.x(), at.y(), high, high))
        paint_coins(painter, purse.adjusted(0, purse.height() * 0.5, 0, 0), model.gold, model.coins)
        paint_tankard(painter, track, model.fortitude, model.alcohol, model.drunk, model.coming)
        return
    said_gold = f"{model.gold - model.coins} + {model.coins}" if model.coins else str(model.gold)
    side = min(purse.height() * 0.82, purse.width() * 0.2)
    font = letters.title(side * 0.9)
    spoken = QFontMetricsF(font).horizontalAdvance(said_gold)
    token = side * 1.04
    potions = token * (1 + (model.potions - 1) * _POTION) if model.potions else 0.0
    gap = side * 0.6 if model.potions else 0.0
    left = purse.center().x() - (side * 1.15 + spoken + gap + potions) / 2
    draw_art(painter, "icons/gold", QRectF(left, purse.center().y() - side / 2, side, side))
    number = QRectF(left + side * 1.15, purse.top(), spoken + 2, purse.height())
    words(painter, number, said_gold, font, PALETTE.ink, LEFT)
    for place in range(model.potions):
        at = QPointF(number.right() - 2 + gap + place * token * _POTION, purse.center().y() - token / 2)
        paint_token(painter, TokenModel(POTION), QRectF(at.x(), at.y(), token, token))
    paint_track(painter, track, model.fortitude, model.alcohol, model.drunk, model.drunk_with)
