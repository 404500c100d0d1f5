# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of Drinks: ordered, revealed before their drinker with Chasers, changed, drunk from the tankard of the drinker."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import Beat
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.faces import DRINK_BACK, SERVED_BACK

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_Z, _Z_ASIDE = 245.0, 244.0
_LIPS, _TILT = (0.1, 0.16), 24.0
"""Where a tankard is put to the lips, from the middle of a person (times its size), and how it is tilted (degrees)."""
_UP_MS, _SWALLOWS_MS = 260.0, 1700.0
"""How long it takes up and down, and how long it stays there for its level to rise."""
_FOAM = 14


class Pouring:
    """Drinks before their drinkers."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._lifted: QGraphicsItem | None = None
        """The tankard at somebody's lips."""

    def clear(self) -> None:
        """Remove all Drinks."""
        self._stage.drinks = {}
        if self._lifted is not None:
            self._stage.motions.settle(self._lifted)
            self._lifted = None

    def make_room(self, duration: float) -> None:
        """Somebody answers: move the Drink aside meanwhile."""
        for ids in self._stage.drinks.values():
            for number, id in enumerate(ids):
                if id in self._stage.cards:
                    aside, shift = self._stage.boards.spot(1), self._stage.boards.card[0] * 0.12 * number
                    item = self._stage.cards[id].item
                    item.setZValue(_Z_ASIDE + 0.1 * number)
                    self._stage.motions.go(item, Pose(aside.at + QPointF(shift, 0), aside.turn, aside.scale), duration)

    def order(self, beat: Beat) -> None:
        """A card from the Drink Deck or a side deck goes face down to its drinker."""
        self._stage.sweep(beat)
        own = bool(beat.args.get("pile"))
        for seat in beat.to:
            place = self._stage.motions.place
            start = place("deck", beat.seat) if own else place("drink_deck", None)
            back = SERVED_BACK if own else DRINK_BACK
            self._stage.motions.fly(back, start, place("drink_me", seat), _ms(beat) * 0.85, 0, 8, 96)
        self._stage.say(beat)

    def reveal(self, beat: Beat) -> None:
        """A mug is revealed, large, before its drinker."""
        self._stage.sweep(beat)
        self.pour(beat)

    def pour(self, beat: Beat) -> None:
        """A Drink, or a Chaser on it, is revealed before its drinker."""
        card, seat = beat.card, beat.seat
        if card is None or seat is None:
            return
        mug = self._stage.drinks.setdefault(seat, [])
        pose = self._before(len(mug))
        sprite = self._stage.sprite(card, self._stage.boards.card)
        sprite.show(DRINK_BACK if card.owner is None else SERVED_BACK, self._stage.boards.card)
        sprite.item.setZValue(_Z + 0.1 * len(mug))
        mug.append(card.id)
        own = beat.args.get("source") == "drink_me"
        start = self._stage.motions.place("drink_me", seat) if own else self._stage.motions.place("drink_deck", None)
        face = self._stage.drawing.faces.face(card.data)
        part = 0.16 if beat.kind == "reveal" else 0.24
        turn = lambda: self._stage.motions.flip(sprite, face, _ms(beat) * part * 1.2)  # noqa: E731
        self._stage.motions.go(sprite.item, pose, _ms(beat) * part, start=Pose(start, 10, 0.3), done=turn)
        self._stage.say(beat)

    def stir(self, beat: Beat) -> None:
        """A Drink is changed, split, passed on or Ignored."""
        seat = beat.seat
        self._stage.say(beat)
        drink = next((ids for ids in self._stage.drinks.values() if ids), [])
        if beat.to and drink and seat is not None:
            for number, id in enumerate(drink):
                self._stage.motions.go(self._stage.cards[id].item, self._before(number), _ms(beat) * 0.7)
            if beat.args.get("how") == "drink_passed":
                self._stage.drinks = {beat.to[0]: drink}

    def drink(self, beat: Beat) -> None:
        """The Drink is drunk: the cards tip over, and the numbers follow."""
        seat = beat.seat
        ids = self._stage.drinks.get(seat, []) if seat is not None else []
        for card in beat.cards:
            if card.id not in ids and seat is not None:
                sprite = self._stage.sprite(card, self._stage.boards.card)
                sprite.item.setZValue(_Z + 0.1 * len(ids))
                sprite.item.setPos(self._before(len(ids)).at)
                self._stage.leave_row(card)
                ids = self._stage.drinks.setdefault(seat, [])
                ids.append(card.id)
        for number, id in enumerate(ids):
            if seat is not None and id in self._stage.cards:
                pose = self._before(number)
                self._stage.cards[id].item.setZValue(_Z + 0.1 * number)
                self._stage.motions.go(self._stage.cards[id].item, Pose(pose.at, pose.turn - 8, 0.96), _ms(beat) * 0.5)
        if seat is not None:
            self._lift(seat, _ms(beat))
            self._stage.say(beat)

    def _lift(self, seat: int, length: float) -> None:
        """The drinker puts the tankard to the lips, for so long and until the level has risen in it (ms)."""
        tankard, face, motions = self._stage.tankard(seat), self._stage.face(seat), self._stage.motions
        layout = self._stage.layout
        covered = layout.plain and seat == layout.own  # by the buttons and the name beside the person
        if tankard is None or face is None or motions.reduced or covered:
            return
        item, middle = tankard
        motions.settle(item)
        self._lifted, mat, home, put = item, item.parentItem(), item.pos(), item.pos()
        body = face.item.sceneBoundingRect()
        side = 1 if body.center().x() <= layout.size[0] / 2 + 1 else -1
        lips = body.center() + QPointF(side * body.width() * _LIPS[0], body.height() * _LIPS[1])
        whole_seen = math.hypot(item.boundingRect().width(), item.boundingRect().height()) / 2
        lips = QPointF(max(lips.x(), whole_seen), max(lips.y(), whole_seen))  # persons at a plain table are small
        drinks, whole = mat.mapFromScene(lips) - middle, length + _SWALLOWS_MS

        def way(part: float) -> Pose:
            nonlocal home, put
            if item.pos() != put:  # the setting has been laid out anew meanwhile
                home = item.pos()
            up = min(1.0, part * whole / _UP_MS, (1 - part) * whole / _UP_MS)
            up = up * up * (3 - 2 * up)
            turned = math.radians(-_TILT * side * up)
            about = QPointF(
                middle.x() * math.cos(turned) - middle.y() * math.sin(turned),
                middle.x() * math.sin(turned) + middle.y() * math.cos(turned),
            )
            put = home + (drinks - home) * up + (middle - about) * float(up > 0)
            return Pose(put, math.degrees(turned))

        motions.act(item, way, whole)
        great_moments.sparks(self._stage, lips - QPointF(0, middle.y()), _FOAM, length, rising=True)

    def place(self, seat: int) -> QPointF | None:
        """Where the numbers of a Drink start from."""
        ids = self._stage.drinks.get(seat) or next(iter(self._stage.drinks.values()), [])
        return self._stage.cards[ids[-1]].item.pos() if ids and ids[-1] in self._stage.cards else None

    def _before(self, number: int = 0) -> Pose:
        """The place of a Drink while it is drunk, with its Chasers slightly to the right."""
        spot, (width, height) = self._stage.boards.spot(), self._stage.boards.card
        return Pose(QPointF(spot.at.x() + number * width * 0.24, spot.at.y() + number * height * 0.03), 3.0 * number)


def _ms(beat: Beat) -> float:
    return beat.seconds * 1000
