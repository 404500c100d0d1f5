# SPDX-License-Identifier: GPL-3.0-or-later
"""Motions across the table: flying cards and coins, rising numbers, shaking mats.

This module knows places, not events. With reduced motion flights and shakes become fades.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.sprites import CardSprite, SpriteSubject

PlaceOf = Callable[[str, int | None], QPointF]
"""The middle of a place on the scene, by its name, and the seat for a place on a mat."""

Z = 250.0


class Motions:
    """Starts motions; durations and delays in ms of the stage's time."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator, place: PlaceOf) -> None:
        self._scene = scene
        self._drawing = drawing
        self._animator = animator
        self.place = place
        self.reduced = False
        """Whether flights and shakes become fades."""
        self.layout: TableLayout | None = None
        self._flying: set[QGraphicsItem] = set()
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)

    @property
    def unit(self) -> float:
        """One pixel of the smallest table."""
        assert self.layout is not None
        return self.layout.unit

    def clear(self) -> None:
        """Remove everything that is flying."""
        for item in list(self._flying):
            self._animator.forget(item)
            self._gone(item)

    def forget(self, item: QGraphicsItem) -> None:
        """Leave something where it is."""
        self._animator.forget(item)

    def go(
        self,
        item: QGraphicsItem,
        end: Pose,
        duration: float,
        delay: float = 0,
        start: Pose | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move something on the stage, or let it fade in at its end."""
        if self.reduced:
            start = Pose(end.at, end.turn, end.scale, 0.0 if start is not None else item.opacity())
        self._animator.move(item, end, duration, delay, start, done)

    def fly(
        self,
        subject: SpriteSubject,
        start: QPointF,
        end: QPointF,
        duration: float,
        delay: float = 0,
        turn: float = 0,
        height: float = 76,
    ) -> None:
        """A card flies from one place to another, and disappears."""
        sprite = self._drawing.sprite(z=Z)
        height *= self.unit
        sprite.show(subject, (height * THEME.metrics.card_ratio, height))
        self._launch(sprite.item, Pose(start, -turn, 0.9), Pose(end, turn, 0.75), duration, delay)

    def toss(
        self,
        start: QPointF,
        end: QPointF,
        amount: int,
        duration: float,
        delay: float = 0,
        icon: str = "icons/gold",
    ) -> None:
        """A coin, or a handful, flies in an arc."""
        side = 28 * self.unit
        picture = Picture(z=Z)
        picture.show((icon, amount), (side, side), self._drawing.dpr(), _paint_coin, centred=True)
        rise = min(60 * self.unit, 0.25 * math.hypot((end - start).x(), (end - start).y()))

        def way(part: float) -> Pose:
            eased = self._ease.valueForProgress(part)
            bow = QPointF(0, -rise * math.sin(math.pi * eased))
            return Pose(start + (end - start) * eased + bow, turn=140 * eased)

        if self.reduced:
            self._launch(picture.item, Pose(end), Pose(end, opacity=0.0), duration, delay)
            return
        self._add(picture.item)
        picture.item.setVisible(delay <= 0)
        self._animator.act(picture.item, _shown(picture.item, way), duration, delay, lambda: self._gone(picture.item))

    def rise(
        self, seat: int, text: str, icon: str, row: int, duration: float, delay: float = 0, at: QPointF | None = None
    ) -> None:
        """Text or a change rises beside the numbers of a mat, which stay free to be seen, or from that point, and fades."""
        height = 38 * self.unit
        picture = Picture(z=Z + 10)
        size = ((4.6 if icon else 9.5) * height, height * 1.1)
        picture.show((text, icon), size, self._drawing.dpr(), _paint_rising, centred=True)
        at = (at or self.place("rise", seat)) + QPointF(0, -row * height * 0.9)
        start = Pose(at, scale=0.7, opacity=1.0)
        end = Pose(at - QPointF(0, height * 1.3), scale=1.12, opacity=0.0)
        if self.reduced:
            start, end = Pose(at), Pose(at, opacity=0.0)
        self._launch(picture.item, start, end, duration, delay)

    def run(self, seat: int, text: str, icon: str, start: QPointF, duration: float, delay: float = 0) -> None:
        """A number moves from a card to where it belongs on a mat."""
        height = 44 * self.unit
        picture = Picture(z=Z + 12)
        picture.show((text, icon), (4.6 * height, height * 1.1), self._drawing.dpr(), _paint_rising, centred=True)
        self._launch(
            picture.item,
            Pose(start, scale=1.25),
            Pose(self.place("rise", seat), scale=0.6, opacity=0.3),
            duration,
            delay,
        )

    def flip(self, sprite: CardSprite, face: SpriteSubject, duration: float) -> None:
        """A card is turned over in place."""
        size, item = sprite.size, sprite.item
        if self.reduced:
            sprite.show(face, size)
            self._animator.move(item, Pose.of(item), duration, start=Pose(item.pos(), item.rotation(), opacity=0.0))
            return
        base = Pose.of(item)

        def way(part: float) -> Pose:
            if part >= 0.5 and sprite.subject != face:
                sprite.show(face, size)
            wide = max(0.03, abs(math.cos(math.pi * part)))
            return Pose(base.at, base.turn, base.scale * (1 + 0.12 * math.sin(math.pi * part)), base.opacity, wide)

        self._animator.act(item, way, duration)

    def shake(self, item: QGraphicsItem, home: QPointF, strength: int, duration: float, delay: float = 0) -> None:
        """Shake something that is hit, once."""
        far = min(5 + 2.5 * strength, 20) * self.unit

        def way(part: float) -> Pose:
            swing = math.sin(part * math.pi * 7) * (1 - part) ** 1.5
            return Pose(home + QPointF(far * swing, far * 0.35 * swing), turn=1.6 * swing)

        if self.reduced:
            self._animator.act(item, lambda part: Pose(home, opacity=0.45 + 0.55 * part), duration, delay)
        else:
            self._animator.act(item, way, duration, delay)

    def jolt(self, duration: float, delay: float = 0) -> None:
        """The whole table jumps: its picture is moved, and returns."""
        scene, whole, far = self._scene, self._scene.sceneRect(), 6 * self.unit
        nothing = Picture().item  # carries no picture; only its motion is used

        def way(part: float) -> Pose:
            swing = math.sin(part * math.pi * 5) * (1 - part) ** 1.5 if part < 1 else 0.0
            scene.setSceneRect(whole.translated(far * swing, far * 0.5 * swing))
            return Pose(QPointF())

        self._add(nothing)
        self._animator.act(nothing, way, duration, delay, lambda: self._gone(nothing))

    def swell(self, item: QGraphicsItem, duration: float) -> None:
        """Enlarge something for a moment, in place."""
        home, scale = item.pos(), item.scale()
        far = 0.0 if self.reduced else 0.3
        self._animator.act(item, lambda part: Pose(home, scale=scale * (1 + far * math.sin(math.pi * part))), duration)

    def settle(self, item: QGraphicsItem) -> None:
        """End what something was doing."""
        self._animator.end(item)

    def act(self, item: QGraphicsItem, way: Callable[[float], Pose], duration: float, delay: float = 0) -> None:
        """Something on the table moves that way, and is back at the end."""
        self._animator.act(item, way, duration, delay)

    def let(self, item: QGraphicsItem, way: Callable[[float], Pose], duration: float, delay: float = 0) -> None:
        """Something is shown for that long, moves that way, and disappears."""
        self._add(item)
        item.setVisible(delay <= 0)
        self._animator.act(item, _shown(item, way), duration, delay, lambda: self._gone(item))

    # inside

    def _launch(self, item: QGraphicsItem, start: Pose, end: Pose, duration: float, delay: float) -> None:
        if self.reduced:
            start, end = Pose(end.at, 0, end.scale, 1.0), Pose(end.at, 0, end.scale, 0.0)
        self._add(item)
        ease = self._ease

        def way(part: float) -> Pose:
            return start.toward(end, ease.valueForProgress(part))

        item.setVisible(delay <= 0)
        self._animator.act(item, _shown(item, way), duration, delay, lambda: self._gone(item))

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._flying.add(item)

    def _gone(self, item: QGraphicsItem) -> None:
        if item in self._flying:
            self._flying.discard(item)
            self._scene.removeItem(item)


def _shown(item: QGraphicsItem, way: Callable[[float], Pose]) -> Callable[[float], Pose]:
    """That way, invisible before it begins."""

    def seen(part: float) -> Pose:
        if part > 0:
            item.setVisible(True)
        return way(part)

    return seen


def _paint_coin(painter: QPainter, model: tuple[str, int], rect: QRectF) -> None:
    icon, amount = model
    draw_art(painter, icon, rect)
    if amount > 1:
        paint_words(painter, rect, str(amount), letters.title(rect.height() * 0.6), PALETTE.ink, CENTRE)


def _paint_rising(painter: QPainter, model: tuple[str, str], rect: QRectF) -> None:
    text, icon = model
    height = rect.height()
    body = QRectF(rect)
    if icon:
        body.setLeft(rect.center().x() - height * 0.1)
        draw_art(painter, icon, QRectF(rect.center().x() - height * 1.15, rect.top(), height, height))
    font = letters.title(height * 0.72)
    align = CENTRE if not icon else LEFT
    for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5), (1, 1), (-1, -1), (1, -1), (-1, 1)):
        paint_words(painter, body.translated(dx, dy), text, font, PALETTE.shadow, align)
    paint_words(painter, body, text, font, PALETTE.candle, align)
