# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations on a map: a token or the party moves, a tavern closes, a reward is gained."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import Beat
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.map_view import TRICK, MapView, Seats, Z
from rdi_desktop.ui.table.maps import CRAWL, DUNGEON, PARTY
from rdi_desktop.ui.table.stage import ON_MAP, Stage

_ARRIVES = 0.42
"""Fraction of a beat after which a token has arrived, when the shown table changes."""
_LARGE = 1.3
"""Scale of the stop at which a token has arrived."""
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
        view.say(stage.words.said(beat).line)
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
