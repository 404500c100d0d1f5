# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of Drinks: ordered, revealed before their drinker with Chasers, changed, drunk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rdi_desktop.director import Beat
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.drinker import Drinker
from rdi_desktop.ui.table.faces import DRINK_BACK, SERVED_BACK

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_Z, _Z_ASIDE = 245.0, 244.0
_FOAM = 14


class Pouring:
    """Drinks before their drinkers."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.beside = Drinker(stage)

    def clear(self) -> None:
        """Remove all Drinks."""
        self._stage.drinks = {}
        self.beside.clear()

    def make_room(self, duration: float) -> None:
        """Somebody answers: move the Drink aside meanwhile."""
        self.beside.step_back()
        for ids in self._stage.drinks.values():
            for number, id in enumerate(ids):
                if id in self._stage.cards:
                    aside, shift = self._stage.boards.spot(1), self._stage.boards.card[0] * 0.12 * number
                    item = self._stage.cards[id].item
                    item.setZValue(_Z_ASIDE + 0.1 * number)
                    self._stage.motions.go(item, Pose(aside.at + QPointF(shift, 0), aside.turn, aside.scale), duration)

    def follow(self) -> None:
        """The numbers have changed."""
        self.beside.follow()

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
        self.beside.show(seat, beat, self._before().at)
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
                self.beside.show(beat.to[0], beat, self._before().at)

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
            at = self._before().at
            self.beside.show(seat, beat, at)
            self.beside.told(beat.args.get("numbers", {}))
            foam = at - QPointF(0, self._stage.boards.card[1] * 0.3)
            great_moments.sparks(self._stage, foam, _FOAM, _ms(beat), rising=True)
            self._stage.say(beat)

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
