# SPDX-License-Identifier: GPL-3.0-or-later
"""What everything on the table needs for drawing: faces, card pictures, the screen's pixel ratio, whether keys may be named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import PALETTE, badge
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.picture import Picture, turn
from rdi_desktop.ui.table.sprites import CardPictures, CardSprite, SpriteSubject


@dataclass(slots=True)
class DrawingContext:
    """Shared by all parts of one table."""

    faces: Faces
    pictures: CardPictures
    dpr: Callable[[], float]
    touchy: Callable[[], Sequence[int]] = tuple
    """Seats of computer players that bear grudges."""
    keyed: bool = True
    """Whether keys reach the table."""
    pointed: bool = True
    """Whether a mouse is used; otherwise what is asked names keys."""

    def named(self, key: str) -> str:
        """A key as a text of the table may name it: not at all while something else has the keyboard."""
        return key if self.keyed else ""

    def sprite(self, parent: QGraphicsItem | None = None, z: float = 0.0, *, exact: bool = False) -> CardSprite:
        """A new card; an `exact` one is sharp from the first frame."""
        made = CardSprite(self.pictures, parent, z)
        made.exact = exact
        return made


_NUMBER_FITS = 0.7
"""A pile narrower than this, in widths of its number, has one only if the next pile is far enough away not to be covered."""


class PileView:
    """A pile: its top card, and the number of cards."""

    def __init__(self, drawing: DrawingContext, parent: QGraphicsItem, z: float = 0.0, *, shadow: bool = False) -> None:
        """`shadow`: it lies on the table itself."""
        self._drawing = drawing
        self.sprite = drawing.sprite(parent, z)
        self._under = [drawing.sprite(parent, z - 0.1 * step) for step in (1, 2)]
        if shadow:
            self.sprite.cast()
        self._badge = Picture(parent, z + 0.2)
        self._special = Picture(parent, z + 0.2)

    @property
    def parts(self) -> tuple[CardSprite | Picture, ...]:
        """Its cards and its numbers."""
        return (self.sprite, *self._under, self._badge, self._special)

    def show(
        self,
        top: SpriteSubject | None,
        count: int,
        rect: QRectF,
        below: SpriteSubject | None = None,
        special: int = 0,
        apart: float = 0.0,
    ) -> None:
        """Show the pile in that place; an empty one is hidden.

        `below`: what lies below the top card, if different; `special`: how many on top are like it, if not all;
        `apart`: the distance of the next pile.
        """
        size = (rect.width(), rect.height())
        visible = top is not None and count > 0
        self.sprite.item.setVisible(visible)
        if top is not None and visible:
            self.sprite.show(top, size)
            self.sprite.item.setPos(rect.center())
        thick = (count > 1, count > 6)
        for step, (under, seen) in enumerate(zip(self._under, thick, strict=True), 1):
            under.item.setVisible(visible and seen)
            if top is not None and visible and seen:
                under.show(below or top, size)
                shift = rect.width() * 0.022 * step
                under.item.setPos(rect.center().x() - shift, rect.center().y() - shift)
        height = max(letters.smallest() * 1.36, rect.height() * 0.18)
        width = height * (1.0 if count < 10 else 1.45)
        counted = visible and (rect.width() > width * _NUMBER_FITS or apart + 0.5 >= width)
        self._badge.item.setVisible(counted)
        if counted:
            self._badge.show(count, (width, height), self._drawing.dpr(), _paint_count)
            self._badge.item.setPos(rect.right() - width * 0.5, rect.bottom() - height * 0.4)
        self._special.item.setVisible(visible and special > 0)
        if visible and special:
            self._special.show(special, (height, height), self._drawing.dpr(), _paint_special)
            self._special.item.setPos(rect.left() - height * 0.2, rect.top() - height * 0.2)


class BacksView:
    """A hand seen from behind: a small fan of backs, and their number."""

    MOST = 6

    def __init__(self, drawing: DrawingContext, parent: QGraphicsItem, z: float = 0.0) -> None:
        self._drawing = drawing
        self.sprites = [drawing.sprite(parent, z + 0.01 * place) for place in range(self.MOST)]
        self._badge = Picture(parent, z + 0.2)
        self._held = False

    def lie(self, z: float, *, held: bool) -> None:
        """At that height from now on; `held`: by a person, behind whose name's plate the lower edge may be."""
        self._held = held
        for place, sprite in enumerate(self.sprites):
            sprite.item.setZValue(z + 0.001 * place)
        self._badge.item.setZValue(z + 0.02)

    def show(self, backs: Sequence[SpriteSubject], rect: QRectF) -> None:
        """Show these backs in that place; of many the last ones."""
        height = rect.height() * 0.94
        width = height * THEME.metrics.card_ratio
        count = len(backs)
        seen = min(count, self.MOST)
        step = min(width * 0.4, (rect.width() - width) / max(1, seen - 1))
        for place, sprite in enumerate(self.sprites):
            sprite.item.setVisible(place < seen)
            if place < seen:
                off = place - (seen - 1) / 2
                sprite.show(backs[count - seen + place], (width, height))
                sprite.item.setPos(rect.center().x() + off * step, rect.center().y() + off * off * height * 0.012)
                turn(sprite.item, off * 4.0)
        self._badge.item.setVisible(seen > 0)
        if seen:
            side = max(letters.smallest() * 1.36, rect.height() * 0.3)
            self._badge.show(count, (side * (1.0 if count < 10 else 1.45), side), self._drawing.dpr(), _paint_count)
            at = QPointF(rect.center().x() - side / 2, rect.bottom() - side * 0.8)
            if self._held:
                right = rect.center().x() + ((seen - 1) * step + width) / 2
                at = QPointF(right - side * 0.4, rect.center().y() - side * 0.9)
            self._badge.item.setPos(at)

    @property
    def seen(self) -> list[QGraphicsItem]:
        """The visible backs, and last their number; empty if there are none."""
        backs = [sprite.item for sprite in self.sprites if sprite.item.isVisible()]
        return [*backs, self._badge.item] if backs else []


def _paint_special(painter: QPainter, count: int, rect: QRectF) -> None:
    badge(painter, rect.adjusted(1, 1, -1, -1), str(count), PALETTE.gold_light, PALETTE.ink)


def _paint_count(painter: QPainter, count: int, rect: QRectF) -> None:
    badge(painter, rect.adjusted(1, 1, -1, -1), str(count), PALETTE.parchment_light, PALETTE.ink)
