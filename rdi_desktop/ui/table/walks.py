# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations on a map: a token or the party moves, a tavern closes, a reward is gained."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import Beat
from rdi_desktop.ui.cards.art import draw_scene
from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.great_moments import enters, fades
from rdi_desktop.ui.table.map_view import TRICK, MapView, Seats, Z
from rdi_desktop.ui.table.maps import CRAWL, DUNGEON, PARTY
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.stage import ON_MAP, Stage

_ARRIVES = 0.42
"""Fraction of a beat after which a token has arrived, when the shown table changes."""
_LARGE = 1.3
"""Scale of the stop at which a token has arrived."""
_HOUSE, _WALKER = 0.14, 0.62
"""Width of a house (times that of the street), and height of a person in front of it (times its height)."""
_OUT, _LATE = 0.08, 0.3
"""When the first comes out, and how much later the last, in fractions of the way."""
_MEANWHILE = ON_MAP | {"rest", "strike", "pay", "token", "draw"}
"""Beats during which the map stays open: the effect of a room or an Event is shown beside it."""


def fold(stage: Stage, beat: Beat | None) -> None:
    """The map stays open only while something happens on it."""
    if stage.map_views is not None and (beat is None or beat.kind not in _MEANWHILE):
        stage.map_views.act(None)


def walk(stage: Stage, beat: Beat) -> None:
    """A token moves to another room, whose text is then shown large."""
    view = _opened(stage, beat, DUNGEON)
    if view is None or view.model is None:
        return
    seats = next((seats for stop in view.model.stops for seats in stop.pieces if beat.seat in seats), ())
    _go(stage, beat, view, seats, beat.args["room"], large=beat.kind == "walk")


def crawl(stage: Stage, beat: Beat) -> None:
    """The party moves to another tavern, whose Event is then shown large."""
    view = _opened(stage, beat, CRAWL)
    if view is not None:
        _go(stage, beat, view, PARTY, beat.args["tavern"], large=True)
        _street(stage, beat, view)


def _street(stage: Stage, beat: Beat, view: MapView) -> None:
    """Over the map until the party has arrived: all who are left come out of one house, go along the street and into the other."""
    model, rect, length, motions = view.model, view.rect, beat.seconds * 1000 * _ARRIVES, stage.motions
    there = model.stop(beat.args["tavern"]) if model is not None else None
    left = next((stop for stop in model.stops if PARTY in stop.pieces), None) if model is not None else None
    if there is None or left is None or rect.isEmpty() or motions.reduced:
        return
    street = Picture(z=great_moments.Z + 2)
    street.show((left.scene, there.scene), (rect.width(), rect.height()), stage.drawing.dpr(), _paint_street)
    motions.let(street.item, lambda part: Pose(rect.topLeft(), opacity=fades(part, 0.06, 0.08)), length)
    going = [seat.seat for seat in stage.shown().seats if not seat.out]
    high, doors = rect.height() * _WALKER, rect.width() * (1 - _HOUSE)
    for place, seat in enumerate(going):
        person = great_moments.person(stage, seat)
        if person is None:
            continue
        walker, late = person.picture, _LATE * place / max(1, len(going) - 1)
        walker.item.setZValue(great_moments.Z + 3)
        small = high / person.rect.height()

        def way(part: float, late: float = late, small: float = small) -> Pose:
            gone = enters(part, _OUT + late, 1 - 2 * _OUT - _LATE)
            bob = abs(math.sin(gone * 22)) * high * 0.05
            at = QPointF(rect.left() + rect.width() * _HOUSE / 2 + gone * doors, rect.bottom() - high * 0.62 - bob)
            return Pose(at, 3 * math.sin(gone * 22), small, min(enters(gone, 0.0, 0.06), 1 - enters(gone, 0.94, 0.06)))

        motions.let(walker.item, way, length)


def _paint_street(painter: QPainter, signs: tuple[str, str], rect: QRectF) -> None:
    """A street at night between two houses with signs and open doors."""
    wide, high = rect.width(), rect.height()
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0.0, QColor("#0c1430"))
    sky.setColorAt(1.0, QColor("#2c3f6b"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sky)
    painter.drawRoundedRect(rect, high * 0.04, high * 0.04)
    ground = rect.top() + high * 0.8
    for step in range(9):  # houses across the street
        tall = high * (0.34 + 0.22 * ((step * 7) % 5) / 4)
        house = QRectF(rect.left() + wide * (0.14 + step * 0.08), ground - tall, wide * 0.075, tall)
        painter.fillRect(house, QColor("#131b38"))
        window = QRectF(house.left() + house.width() * 0.3, house.top() + tall * 0.3, house.width() * 0.3, tall * 0.2)
        painter.fillRect(window, QColor("#ffcf6a" if step % 3 else "#22305a"))
    painter.fillRect(QRectF(rect.left(), ground, wide, rect.bottom() - ground), QColor("#37343c"))
    painter.setBrush(QColor("#4b4752"))
    for stone in range(40):
        at = QPointF(rect.left() + wide * (stone % 20 + 0.5) / 20, ground + high * (0.05 if stone < 20 else 0.13))
        painter.drawEllipse(at, wide * 0.018, high * 0.025)
    for sign, x in zip(signs, (rect.left(), rect.right() - wide * _HOUSE), strict=True):
        house = QRectF(x, rect.top() + high * 0.06, wide * _HOUSE, ground - rect.top() + high * 0.02)
        painter.fillRect(house, QColor("#4a2b14"))
        painter.fillRect(QRectF(x, house.top(), house.width(), high * 0.04), QColor(INK))
        door = QRectF(house.center().x() - wide * 0.035, house.bottom() - high * 0.42, wide * 0.07, high * 0.42)
        painter.fillRect(door, QColor("#ffcf6a"))
        side = min(house.width() * 0.8, high * 0.34)
        board = QRectF(house.center().x() - side / 2, house.top() + high * 0.06, side, side)
        painter.setBrush(QColor(PALETTE.parchment_light))
        painter.drawRoundedRect(board, side * 0.1, side * 0.1)
        draw_scene(painter, sign, board.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06))


def closing(stage: Stage, beat: Beat) -> None:
    """A tavern closes: its board shakes, and is labelled."""
    view = _opened(stage, beat, CRAWL)
    item = view.item(beat.args["tavern"]) if view is not None else None
    if item is not None:
        stage.motions.shake(item, item.pos(), 1, beat.seconds * 500, beat.seconds * 1000 * _ARRIVES)


def reward(stage: Stage, beat: Beat) -> None:
    """A reward comes from the goal: an open card is shown and goes to its new owner, a hidden one goes there at once."""
    length, start = beat.seconds * 1000, stage.motions.place("map", None)
    if beat.seat is None:
        return
    home = stage.motions.place("rest", beat.seat)
    card = beat.card
    if card is None:
        stage.motions.fly(TRICK, start, home, length * 0.7)
        stage.say(beat)
        return
    stage.sweep(beat)
    sprite = stage.raise_up(card, start, beat)
    stage.say(beat)
    stage.leave_row(card)
    stage.release(card)
    end = Pose(home, 4, 0.3, 0.6)
    wait = lambda: stage.send(sprite, end, length * 0.25)  # noqa: E731
    stage.motions.go(sprite.item, stage.boards.spot(), length * 0.7, start=Pose(start, 6, 0.34), done=wait)


ACTS: dict[str, Callable[[Stage, Beat], None]] = {
    "walk": walk,
    "sent_back": walk,
    "crawl": crawl,
    "closing": closing,
    "reward": reward,
}


def _opened(stage: Stage, beat: Beat, kind: str) -> MapView | None:
    """The open map, with the beat's text at its head."""
    stage.sweep(beat)
    view = stage.map_views.act(kind) if stage.map_views is not None else None
    if view is not None and stage.words is not None:
        view.say(stage.words.said(beat).line, beat.seat)
    return view


def _go(stage: Stage, beat: Beat, view: MapView, seats: Seats, to: str, *, large: bool) -> None:
    """A token moves to its new place; then the stop there is enlarged for reading."""
    length = beat.seconds * 1000
    pawn, item = view.walks(seats), view.item(to)
    if pawn is None or item is None:
        return
    pawn.setZValue(Z + 9)
    end = view.spot(to, seats)
    grow = (lambda: _enlarge(stage, view, to, (pawn, end), length * 0.2)) if large else None
    stage.motions.go(pawn, Pose(end), length * _ARRIVES, done=grow)


def _enlarge(stage: Stage, view: MapView, to: str, arrived: tuple[QGraphicsItem, QPointF], duration: float) -> None:
    """Enlarge a stop, within the map, with the things on it."""
    item = view.enlarged(to, _LARGE)
    standing = dict([arrived])
    standing.update(view.standing(to))
    if item is None:
        return
    large, room, start = item.boundingRect(), view.rect, item.pos()
    corner = start - QPointF(large.width(), large.height()) * ((1 - 1 / _LARGE) / 2)
    left = min(max(corner.x(), room.left()), room.right() - large.width())
    top = min(max(corner.y(), room.top()), room.bottom() - large.height())
    corner = QPointF(left, top)
    stage.motions.go(item, Pose(corner), duration)
    for pawn, at in standing.items():
        stage.motions.go(pawn, Pose(corner + (at - start) * _LARGE), duration)
