# SPDX-License-Identifier: GPL-3.0-or-later
"""The animation at the start of a game: mats slide onto the table, cards are dealt, the candle moves to the starting player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import Beat
from rdi_desktop.ui.cards.face_cache import BackKind
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose, PoseAt
from rdi_desktop.ui.table.great_moments import enters
from rdi_desktop.ui.table.motions import Z
from rdi_desktop.ui.words import track_moves

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_SLIDES = 0.16
_FIRST, _LAST = 0.14, 0.74
"""Fractions of the beat at which the first and the last card start."""
_APART_MS, _FLIGHT_MS, _TURN_MS = 60.0, 300.0, 150.0
"""Longest time between cards, time of flight, and time to turn over."""
_CANDLE = 0.72
_HEIGHT = 76.0


def begin(stage: Stage, beat: Beat) -> None:
    """The table is set and the cards are dealt. Everything is already in place, and only appears."""
    stage.sweep(beat)
    dealt, length = stage.dealt(), beat.seconds * 1000
    if stage.motions.reduced:
        if stage.words is not None:
            at, colour = stage.boards.area.center(), THEME.palette.parchment_light
            great_moments.plate(stage, stage.words.called(beat), "", at, length, 0, colour)
        return
    hands = {
        seat: stage.motions.place("hand", seat) for seat in dealt.backs
    }  # while the mats still lie in their places
    _slide(stage, dealt.mats, length * _SLIDES)
    order = [seat for seat in _round_table(stage, beat) if seat in dealt.open or seat in dealt.backs]
    counts = {seat: len(dealt.open[seat]) if seat in dealt.open else len(dealt.backs[seat]) - 1 for seat in order}
    turns = [
        (seat, place) for place in range(max(counts.values(), default=0)) for seat in order if place < counts[seat]
    ]
    apart = min(_APART_MS, (_LAST - _FIRST) * length / max(1, len(turns)))
    middle = stage.motions.place("centre", None)
    for number, (seat, place) in enumerate(turns):
        starts = _FIRST * length + number * apart
        back = stage.drawing.faces.back_of(seat)
        if seat in dealt.open:
            sprite, home, lands = dealt.open[seat][place]
            _fly(stage, back, middle, lands, sprite.size[1], starts)
            stage.motions.act(
                sprite.item, _comes(sprite.item, home, (starts + _FLIGHT_MS) / length, _TURN_MS / length), length
            )
        else:
            item = dealt.backs[seat][place]
            _fly(stage, back, middle, Pose(hands[seat], 8), _HEIGHT * stage.motions.unit, starts)
            last = place == counts[seat] - 1
            for each in (item, *(dealt.backs[seat][-1:] if last else ())):
                stage.motions.act(each, _appears(each, (starts + _FLIGHT_MS) / length), length)
    for picture in dealt.candle:
        stage.motions.act(picture.item, _carried(middle, picture.item.pos()), length)


def first_turn(stage: Stage, beat: Beat) -> None:
    """Who begins, and the order of the others."""
    stage.sweep(beat)
    words = stage.words
    if words is None or beat.seat is None:
        return
    seats = stage.shown().seats
    alone = len({seat.side for seat in seats}) == len(seats) and not any(seat.facing for seat in seats)
    after = [stage.names[seat] if seat != stage.viewer else "" for seat in _round_table(stage, beat)[1:]]
    small = track_moves.follow(after) if alone and len(after) > 1 else ""
    at = stage.boards.area.center()
    length = beat.seconds * 1000
    great_moments.plate(stage, words.called(beat), small, at, length, 0, THEME.palette.parchment_light)


def _round_table(stage: Stage, beat: Beat) -> list[int]:
    """All seats, from the starting one to the left."""
    shown = stage.shown()
    seats, first = len(shown.seats), beat.seat if beat.seat is not None else shown.turn or 0
    return [(first + step) % seats for step in range(seats)]


def _slide(stage: Stage, mats: Sequence[tuple[QRectF, QGraphicsItem]], length: float) -> None:
    """Each mat slides in from the nearest edge."""
    wide, high = stage.layout.size
    for rect, item in mats:
        home = item.pos()
        ways = {
            rect.bottom(): QPointF(0, -rect.bottom() - 30),
            rect.right(): QPointF(-rect.right() - 30, 0),
            wide - rect.left(): QPointF(wide - rect.left() + 30, 0),
            high - rect.top(): QPointF(0, high - rect.top() + 30),
        }
        away = ways[min(ways)]

        def way(part: float, home: QPointF = home, away: QPointF = away) -> Pose:
            return Pose(home + away * (1 - part) ** 3)

        stage.motions.act(item, way, length)


def _fly(stage: Stage, back: BackKind, start: QPointF, end: Pose, height: float, delay: float) -> None:
    """A face-down card flies."""
    sprite = stage.drawing.sprite(z=Z)
    sprite.show(back, (height * THEME.metrics.card_ratio, height))
    small = min(1.0, _HEIGHT * stage.motions.unit / height)

    def way(part: float) -> Pose:
        eased = 1 - (1 - part) ** 2
        bow = QPointF(0, -24 * stage.motions.unit * math.sin(math.pi * part))
        return Pose(start + (end.at - start) * eased + bow, end.turn + 90 * (1 - eased), small + (1 - small) * eased)

    stage.motions.let(sprite.item, way, _FLIGHT_MS, delay)


def _comes(item: QGraphicsItem, home: Pose, lands: float, turns: float) -> PoseAt:
    """A card that the viewer sees: hidden, then turned over where it lands."""

    def way(part: float) -> Pose:
        item.setVisible(part >= lands)
        return Pose(home.at, home.turn, home.scale, wide=max(0.03, enters(part, lands, turns)))

    return way


def _appears(item: QGraphicsItem, lands: float) -> PoseAt:
    at, turn = item.pos(), item.rotation()
    return lambda part: Pose(at, turn, opacity=float(part >= lands))


def _carried(middle: QPointF, home: QPointF) -> PoseAt:
    """The candle is lit in the middle and moves to the starting player."""

    def way(part: float) -> Pose:
        far = enters(part, _CANDLE + 0.1, 1 - _CANDLE - 0.1)
        eased = far * far * (3 - 2 * far)
        return Pose(middle + (home - middle) * eased, opacity=enters(part, _CANDLE, 0.08))

    return way
