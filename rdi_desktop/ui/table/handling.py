# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of cards in hands: drawn, discarded, shown, checked for a Trap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rdi_desktop.director import Beat
from rdi_desktop.ui.table.animation import Pose

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_MOST_SHOWN = 7
"""The most cards shown side by side."""


def draw(stage: Stage, beat: Beat) -> None:
    """Cards fly from a deck into hands."""
    for seat, count in ((change.seat, change.n) for change in beat.changes if change.what == "hand"):
        if seat is None:
            continue
        side = next((change for change in beat.changes if change.what == "side_deck"), None)
        faces, flight = stage.drawing.faces, beat.seconds * 1000 * 0.6
        back = faces.back_of(seat) if side is None or side.seat is None else faces.side_back(side.seat, side.word)
        start = stage.from_hand(seat, "deck") if side is None else stage.from_hand(side.seat, "deck")
        for number in range(min(count, 4)):
            stage.motions.fly(back, start, stage.from_hand(seat), flight, number * flight * 0.2, 6)


def discard(stage: Stage, beat: Beat) -> None:
    """Cards fly to the discards."""
    seat = beat.seat
    for number, card in enumerate(beat.cards[:6]):
        face, flight = stage.drawing.faces.face(card.data), beat.seconds * 1000 * 0.7
        end = stage.from_hand(card.owner if card.owner is not None else seat, "discard")
        stage.motions.fly(face, stage.from_hand(seat), end, flight, number * flight * 0.12, 4, 96)


def held_up(stage: Stage, beat: Beat) -> None:
    """Cards of a hand are shown side by side, and go back."""
    shown = beat.cards[:_MOST_SHOWN]
    start, (width, _) = stage.from_hand(beat.seat), stage.boards.card
    for number, card in enumerate(shown):
        sprite = stage.sprite(card, stage.boards.card)
        spot = stage.boards.spot()
        aside = QPointF((number - (len(shown) - 1) / 2) * width * 0.8, 0)
        stage.motions.go(
            sprite.item, Pose(spot.at + aside, 0, 0.8), beat.seconds * 1000 * 0.3, start=Pose(start, 6, 0.34)
        )
    stage.say(beat)


def trap(stage: Stage, beat: Beat) -> None:
    """A card of the hand is turned over to check for a Trap."""
    card = beat.card
    if card is None:
        return
    sprite = stage.sprite(card, stage.boards.card)
    sprite.show(stage.drawing.faces.back_of(card.owner or 0), stage.boards.card)
    stage.enter_row(card)
    face = stage.drawing.faces.face(card.data)
    turn = lambda: stage.motions.flip(sprite, face, beat.seconds * 1000 * 0.2)  # noqa: E731
    start = Pose(stage.from_hand(beat.args.get("owner")), 6, 0.34)
    stage.motions.go(sprite.item, stage.boards.spot(), beat.seconds * 1000 * 0.2, start=start, done=turn)
    stage.say(beat)
