# SPDX-License-Identifier: GPL-3.0-or-later
"""The last plays as small cards, the newest at the right, to look at and to see what they did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.director import PastPlay
from rdi_desktop.director.play_history import KEPT
from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.ui.cards.brush import plank, seat_mark
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.sprites import CardSprite

_Z = 12.0


class HistoryStrip:
    """A row of small cards, which can be pointed at and clicked."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces
        self._ground = Picture(z=_Z - 1)
        scene.addItem(self._ground.item)
        self._cards: dict[int, tuple[CardSprite, Picture]] = {}
        self._plays: dict[int, PastPlay] = {}
        self._marked: int | None = None

    @property
    def marked(self) -> PastPlay | None:
        """The selected play."""
        return self._plays.get(self._marked) if self._marked is not None else None

    def mark(self, event: int) -> PastPlay | None:
        """Select a play; the same again: none."""
        self._marked = None if self._marked == event else event
        return self.marked

    def card(self, event: object) -> SeenCard | None:
        """The card of that play."""
        play = self._plays.get(event) if isinstance(event, int) else None
        return play.card.data if play is not None else None

    def show(self, plays: Sequence[PastPlay], rect: QRectF, unit: float, told: Callable[[PastPlay], str]) -> None:
        """Show these plays, oldest first; `told` describes one."""
        known = self._plays = {play.event: play for play in plays}
        for event in [event for event in self._cards if event not in known]:
            sprite, mark = self._cards.pop(event)
            self._pieces.drop(refs.past(event))
            self._scene.removeItem(sprite.item)
            del mark
        step = (rect.width() - 10 * unit) / KEPT
        width = min((rect.height() - 8 * unit) * RATIO, step * 0.94, THEME.metrics.tiny_card_width)
        height, step = width / RATIO, min(step, width * 1.12)
        wide = min(rect.width(), 10 * unit + width + step * (len(plays) - 1))
        self._ground.item.setVisible(bool(plays) and not rect.isEmpty())
        self._ground.show("strip", (wide, rect.height()), self._drawing.dpr(), _paint_ground)
        self._ground.item.setPos(rect.right() - wide, rect.top())
        for place, play in enumerate(reversed(plays)):
            sprite, mark = self._card(play)
            sprite.show(self._drawing.faces.face(play.card.data), (width, height))
            sprite.item.setPos(rect.right() - 5 * unit - width / 2 - place * step, rect.center().y())
            sprite.item.setZValue(_Z + 1 - 0.01 * place)
            sprite.item.setToolTip(told(play))
            side = 13 * unit
            mark.item.setVisible(play.seat is not None)
            if play.seat is not None:
                mark.show(play.seat, (side, side), self._drawing.dpr(), _paint_mark)
                mark.item.setPos(QPointF(-width / 2 - 1 * unit, height / 2 + 1 * unit - side))  # numbers are at the top

    def _card(self, play: PastPlay) -> tuple[CardSprite, Picture]:
        found = self._cards.get(play.event)
        if found is None:
            sprite = self._drawing.sprite(z=_Z)
            self._scene.addItem(sprite.item)
            found = self._cards[play.event] = (sprite, Picture(sprite.item, 1))
            self._pieces.put(refs.past(play.event), sprite.item)
        return found


def _paint_ground(painter: QPainter, model: str, rect: QRectF) -> None:
    plank(painter, rect, rect.height() * 0.16, 110)


def _paint_mark(painter: QPainter, seat: int, rect: QRectF) -> None:
    seat_mark(painter, seat, rect)
