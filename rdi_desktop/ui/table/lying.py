# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of open cards before players: hit, kept, offered for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.director import Beat, FaceUpCard
from rdi_desktop.ui.cards.brush import PALETTE, coin
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.picture import Picture

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_ARRIVED = 0.3
"""Size of a card from the middle as it arrives before a player."""


def hit(stage: Stage, beat: Beat) -> None:
    """The card strikes its target, which shakes; the loss rises from it."""
    length, body, at = beat.seconds * 1000, beat.args["body"], _place(stage, beat.args["body"], beat.to[0])
    lands = length * beat.moment(0)
    card, item = beat.card, stage.lying(body)
    stage.unpoint()
    if card is not None and card.owner is not None:
        striker = stage.fetch(card, beat)
        stage.motions.go(striker.item, Pose(at, 5, _ARRIVED), lands)
    if item is not None:
        stage.motions.shake(item, item.pos(), beat.args["n"], length * 0.5, lands)
    stage.motions.rise(beat.to[0], f"−{beat.args['n']}", "icons/fortitude", 0, length * 1.2, lands, at)
    stage.say(beat)


def keep(stage: Stage, beat: Beat) -> None:
    """A card from the middle goes before its keeper; one that is already there is highlighted."""
    card = beat.card
    if card is None:
        return
    sprite, item = stage.release(card), stage.lying(card)
    if sprite is not None:
        stage.send(sprite, Pose(_place(stage, card, beat.to[0]), 0, _ARRIVED, 0.6), beat.seconds * 800)
    elif item is not None:
        stage.motions.swell(item, beat.seconds * 1000)
    stage.say_aside(beat)


def offer(stage: Stage, beat: Beat) -> None:
    """A card is offered to another player, with its price on a tag."""
    card = beat.card
    if card is None or beat.seat is None:
        return
    sprite = stage.raise_up(card, _place(stage, card, beat.seat), beat)
    width, height = sprite.size
    tag = Picture(sprite.item, 1)
    size = (height * (0.2 + 0.1 * len(str(beat.args["n"]))), height * 0.2)
    tag.show(int(beat.args["n"]), size, stage.drawing.dpr(), _paint_price)
    tag.item.setPos(width / 2 - size[0] * 0.24, height * -0.3)  # beside the title, which stays readable
    stage.between(beat)
    stage.say(beat)


def _place(stage: Stage, card: FaceUpCard, seat: int) -> QPointF:
    """The place of a card, or where it is going."""
    item = stage.lying(card)
    return item.sceneBoundingRect().center() if item is not None else stage.motions.place("rest", seat)


def _paint_price(painter: QPainter, price: int, rect: QRectF) -> None:
    """The price on a round tag, for the corner of an offered card."""
    painter.setPen(QPen(QColor(PALETTE.gold_dark), rect.height() * 0.05))
    painter.setBrush(QColor(PALETTE.parchment_light))
    body = rect.adjusted(2, 2, -2, -2)
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
    coin(painter, body.adjusted(body.height() * 0.14, body.height() * 0.1, 0, -body.height() * 0.1), price)
