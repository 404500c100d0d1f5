# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of an automaton's cards: the top one is turned over, and sometimes does not apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.director import Beat
from rdi_desktop.ui.table.animation import Pose

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage


def turn_over(stage: Stage, beat: Beat) -> None:
    """The top card moves to the middle face down, and is turned over."""
    card = beat.card
    if card is None:
        return
    length = beat.seconds * 1000
    stage.drawing.faces.boxes[card.id] = beat.args["box"]
    face = stage.drawing.faces.face(card.data)
    sprite = stage.raise_up(card, stage.motions.place("deck", beat.seat), beat)
    sprite.show(stage.drawing.faces.back_of(card.owner or 0), stage.boards.card)
    stage.motions.flip(sprite, face, length * 0.4)
    stage.say(beat)


def whiff(stage: Stage, beat: Beat) -> None:
    """The card does not apply: it is shown for a while, and goes to the discards."""
    card = beat.card
    if card is None:
        return
    stage.say(beat)
    length = beat.seconds * 1000
    sprite = stage.release(card)
    if sprite is not None:
        end = Pose(stage.motions.place("discard", card.owner), -6, 0.32, 0.5)
        stage.motions.go(
            sprite.item, stage.boards.spot(), length * 0.6, done=lambda: stage.send(sprite, end, length * 0.35)
        )
