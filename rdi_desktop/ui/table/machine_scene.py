# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of a machine: glowing eyes, cards coming out, rising Threat, aiming, losing parts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from rdi_desktop.director import Beat, FaceUpCard
from rdi_desktop.engine.language.machine import WHIFF
from rdi_desktop.ui.cards.looks import FIELD, FRAME
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.machine_mat import crosshair
from rdi_desktop.ui.table.motions import Z
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.words import terms as text
from rdi_desktop.ui.words import track_moves

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_EYES = ((80.0, 82.0, 15.0), (121.0, 80.0, 17.0))
"""The eyes on its portrait, in a box of 200: x, y, radius."""
_INSET = 0.07
"""Margin of the portrait inside its rim, in portraits."""
HOT, WARM, STEAM, COG = "#ff3a1e", "#ffb02e", "#e9e2d6", "#d9a441"
_TEETH = 9
_SHARDS, _PUFFS = 9, 5


def deck_of(stage: Stage, card: FaceUpCard | None) -> str:
    """The machine's deck that a card is from; '' for other cards."""
    found = stage.drawing.faces.machine_card(card.definition) if card is not None else None
    return found.pile if found is not None else ""


def whiffs(stage: Stage, beat: Beat) -> bool:
    """Whether a machine's answer does not apply to what provoked it."""
    found = stage.drawing.faces.machine_card(beat.card.definition) if beat.card is not None else None
    return found is not None and bool(found.answers) and beat.args.get("mode") == WHIFF


def comes_out(stage: Stage, beat: Beat) -> bool:
    """A machine plays a card: its eyes glow, the card comes out face down and is turned over. Returns whether it was such a card."""
    card, seat = beat.card, beat.seat
    deck = deck_of(stage, card)
    if card is None or seat is None or not deck or beat.kind not in ("play", "answer"):
        return False
    length, motions = beat.seconds * 1000, stage.motions
    light_up(stage, seat, HOT if beat.kind == "answer" else WARM, length)
    if card.id in stage.cards or stage.lying(card) is not None:  # a Component is already in play
        return False
    start = motions.place("hand" if deck == "action" else deck, seat)
    sprite = stage.raise_up(card, start, beat)
    sprite.show(stage.drawing.faces.side_back(seat, deck), stage.boards.card)
    face = stage.drawing.faces.face(card.data)
    turn = lambda: motions.flip(sprite, face, length * 0.16)  # noqa: E731
    motions.go(sprite.item, stage.boards.spot(), length * 0.2, done=turn)
    if deck == "sometimes":
        spot = stage.boards.spot().at
        if whiffs(stage, beat):
            motions.rise(seat, text.label("whiff"), "", 0, length * 0.6, length * 0.4, spot)
            puff(stage, seat, length * 0.6, length * 0.4)
        else:
            ring(stage, spot, stage.boards.card[1] * 1.5, HOT, length * 0.5, length * 0.4)
    return True


def acts(stage: Stage, beat: Beat) -> None:
    """A thing in play acts: it is highlighted, and a machine's eyes glow."""
    card, length = beat.args.get("acting"), beat.seconds * 1000
    if not isinstance(card, FaceUpCard):
        return
    if beat.seat is not None and deck_of(stage, card):
        light_up(stage, beat.seat, WARM, length)
    item = stage.lying(card)
    if item is not None:
        rect = item.sceneBoundingRect()
        ring(stage, rect.center(), rect.height() * 1.5, WARM, length)
        stage.motions.swell(item, length)


def light_up(stage: Stage, seat: int, colour: str, length: float) -> None:
    """The eyes on its portrait glow for that long (ms)."""
    side = (
        stage.layout.persons[seat].width() / FRAME.width() * FIELD / (1 - 2 * _INSET)
    )  # the same field without a margin
    shine = Picture(z=Z)
    shine.show(colour, (side, side), stage.drawing.dpr(), _paint_eyes, centred=True)
    at = stage.motions.place("portrait", seat)
    stage.motions.let(shine.item, lambda part: Pose(at, opacity=math.sin(math.pi * part) ** 0.5), length)


def ring(stage: Stage, at: QPointF, width: float, colour: str, length: float, delay: float = 0.0) -> None:
    """A ring of light spreads from there."""
    picture = Picture(z=Z - 20)
    picture.show(colour, (width, width), stage.drawing.dpr(), _paint_ring, centred=True)
    far = 0.0 if stage.motions.reduced else 0.9
    way = lambda part: Pose(at, scale=0.4 + 0.6 * (1 - far) + far * part, opacity=1 - part)  # noqa: E731
    stage.motions.let(picture.item, way, length, delay)


def puff(stage: Stage, seat: int, length: float, delay: float = 0.0) -> None:
    """Steam comes out of it: nothing happens."""
    at, unit = stage.motions.place("portrait", seat), stage.motions.unit
    for place in range(1 if stage.motions.reduced else _PUFFS):
        picture = Picture(z=Z + 1)
        side = (18 + 5 * place) * unit
        picture.show(STEAM, (side, side), stage.drawing.dpr(), _paint_puff, centred=True)
        aside = QPointF((place - (_PUFFS - 1) / 2) * 13 * unit, -26 * unit)

        def way(part: float, aside: QPointF = aside) -> Pose:
            return Pose(
                at + aside * (1.0 if stage.motions.reduced else part), scale=0.5 + part, opacity=0.9 * (1 - part)
            )

        stage.motions.let(picture.item, way, length, delay + place * length * 0.06)


def threat(stage: Stage, seat: int, track: str, before: int, now: int, length: float) -> None:
    """The Threat changes: the new level rises from the dial, which glows if it has grown."""
    at = stage.motions.place("threat", seat)
    stage.motions.rise(seat, track_moves.moved(track, before, now), "", 0, length * 1.6, at=at)
    if now > before:
        ring(stage, at, stage.layout.mats[seat].height() * 0.75, HOT, length * 1.6)
        light_up(stage, seat, WARM, length * 1.2)


def prepare(stage: Stage, beat: Beat) -> None:
    """It puts down its Actions, face down, one after the other, behind the doors of its case, which then open."""
    stage.sweep(beat)
    seat, length = beat.seat, beat.seconds * 1000
    if seat is not None:
        light_up(stage, seat, WARM, length)
        if (works := stage.works(seat)) is not None:
            works.close_for(length)
        back = stage.drawing.faces.side_back(seat, "action")
        count = min(6, int(beat.args.get("n", 1)))
        for number in range(count):
            start, end = stage.motions.place("action", seat), stage.motions.place("hand", seat)
            stage.motions.fly(back, start, end, length * 0.4, number * length * 0.5 / count, 4)
    stage.say(beat)


def aim(stage: Stage, beat: Beat) -> None:
    """The crosshair moves onto the new Priority Target."""
    stage.sweep(beat)
    if beat.to:
        side = 60 * stage.motions.unit
        picture = Picture(z=Z + 5)
        picture.show("", (side, side), stage.drawing.dpr(), _paint_crosshair, centred=True)
        end = Pose(stage.motions.place("portrait", beat.to[0]))
        start = Pose(stage.boards.spot().at, turn=-90, scale=4.0, opacity=0.0)
        start = Pose(end.at, opacity=0.0) if stage.motions.reduced else start
        way = lambda part: start.toward(end, min(1.0, 1.6 * part * (2 - part) / 1.2))  # noqa: E731
        stage.motions.let(picture.item, way, beat.seconds * 1000)
    stage.say(beat)


def mend(stage: Stage, beat: Beat) -> None:
    """It Repairs: a cog turns over its portrait, once for each time."""
    stage.sweep(beat)
    seat, length = beat.seat, beat.seconds * 1000
    if seat is not None:
        at, times = stage.motions.place("portrait", seat), int(beat.args.get("n", 1))
        side = 74 * stage.motions.unit
        picture = Picture(z=Z + 4)
        picture.show(COG, (side, side), stage.drawing.dpr(), _paint_cog, centred=True)
        turns = 0.0 if stage.motions.reduced else 360.0 * times
        way = lambda part: Pose(at, turn=turns * part, opacity=math.sin(math.pi * part) ** 0.4)  # noqa: E731
        stage.motions.let(picture.item, way, length)
        light_up(stage, seat, WARM, length)
    stage.say(beat)


def breaks(stage: Stage, beat: Beat) -> None:
    """A part of it breaks."""
    stage.say_aside(beat)
    card, length, unit = beat.card, beat.seconds * 1000, stage.motions.unit
    item = stage.lying(card) if card is not None else None
    at = item.sceneBoundingRect().center() if item is not None else stage.motions.place("rest", beat.to[0])
    if deck_of(stage, card):
        light_up(stage, beat.to[0], HOT, length)
    for place in range(0 if stage.motions.reduced else _SHARDS):
        shard = Picture(z=Z + 2)
        side = (9 + 2 * (place % 4)) * unit
        shard.show(place, (side, side), stage.drawing.dpr(), _paint_shard, centred=True)
        speed = QPointF(math.cos(place * 2.4) * 95 * unit, -(60 + 22 * (place % 3)) * unit)

        def way(part: float, speed: QPointF = speed, place: int = place) -> Pose:
            fall = QPointF(0, 190 * unit * part * part)
            return Pose(at + speed * part + fall, turn=300 * part * (1 if place % 2 else -1), opacity=1 - part**3)

        stage.motions.let(shard.item, way, length)


def _paint_eyes(painter: QPainter, colour: str, rect: QRectF) -> None:
    inner = rect.width() * (1 - 2 * _INSET) / 200
    painter.setPen(Qt.PenStyle.NoPen)
    for across, down, radius in _EYES:
        at = QPointF(rect.width() * _INSET + across * inner, rect.width() * _INSET + down * inner)
        light = QRadialGradient(at, radius * 1.9 * inner)
        for place, shade, alpha in (
            (0.0, "#fff6d8", 255),
            (0.28, "#fff0b8", 235),
            (0.45, colour, 190),
            (1.0, colour, 0),
        ):
            glow = QColor(shade)
            glow.setAlpha(alpha)
            light.setColorAt(place, glow)
        painter.setBrush(light)
        painter.drawEllipse(at, radius * 1.9 * inner, radius * 1.9 * inner)


def _paint_ring(painter: QPainter, colour: str, rect: QRectF) -> None:
    for wide, alpha in ((0.09, 70), (0.05, 150), (0.018, 255)):
        glow = QColor(colour)
        glow.setAlpha(alpha)
        painter.setPen(QPen(glow, rect.width() * wide))
        painter.drawEllipse(rect.center(), rect.width() * 0.44, rect.width() * 0.44)


def _paint_puff(painter: QPainter, colour: str, rect: QRectF) -> None:
    light = QRadialGradient(rect.center(), rect.width() / 2)
    for place, alpha in ((0.0, 235), (0.6, 170), (1.0, 0)):
        steam = QColor(colour)
        steam.setAlpha(alpha)
        light.setColorAt(place, steam)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(rect)


def _paint_cog(painter: QPainter, colour: str, rect: QRectF) -> None:
    radius, centre = rect.width() / 2 - 2, rect.center()
    wheel = QPainterPath()
    for step in range(4 * _TEETH):
        angle = math.pi * step / (2 * _TEETH)
        far = radius * (1.0 if step % 4 in (0, 1) else 0.78)
        point = centre + QPointF(math.cos(angle), math.sin(angle)) * far
        wheel.moveTo(point) if step == 0 else wheel.lineTo(point)
    wheel.closeSubpath()
    wheel.addEllipse(centre, radius * 0.34, radius * 0.34)
    light = QRadialGradient(centre - QPointF(radius, radius) * 0.35, radius * 1.7)
    light.setColorAt(0.0, QColor(colour).lighter(135))
    light.setColorAt(1.0, QColor(colour).darker(170))
    painter.setPen(QPen(QColor("#3a1f0a"), max(1.0, radius * 0.06)))
    painter.setBrush(light)
    painter.drawPath(wheel)


def _paint_crosshair(painter: QPainter, _: str, rect: QRectF) -> None:
    crosshair(painter, rect.adjusted(3, 3, -3, -3))


def _paint_shard(painter: QPainter, place: int, rect: QRectF) -> None:
    painter.setPen(QPen(QColor("#4a230a"), 1))
    painter.setBrush(QColor(("#bf7339", "#b9b3ab", "#e8b73a")[place % 3]))
    body = rect.adjusted(1, 1, -1, -1)
    if place % 3 == 2:
        painter.drawEllipse(body)
    else:
        painter.drawPolygon(
            [body.topLeft(), QPointF(body.right(), body.top() + body.height() * 0.3), body.bottomLeft()]
        )
