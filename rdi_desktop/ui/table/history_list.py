# SPDX-License-Identifier: GPL-3.0-or-later
"""The last plays, one below the other, the newest last: who, which card, and what it did to the viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.director import PastPlay
from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import LEFT, PALETTE, plank, seat_mark, words
from rdi_desktop.ui.cards.lettering import draw_lettering
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.words import terms
from rdi_desktop.words import translated

_HITS = 3
"""So many plays that hit the viewer since their last turn stay, however many came after them."""
_HIGH, _GAP, _WIDE = 31.0, 3.0, 200.0
"""Height of a row, distance between rows, least width of a column (times the unit)."""
_LINES = 2.4
"""Least height of a row (in the smallest letters)."""
_Z = 12.0


class HistoryRow(NamedTuple):
    """One play, and what it changed for the viewer since their last turn."""

    by: int | None
    title: str
    changes: tuple[tuple[str, int], ...]


class HistoryList:
    """A row for each of the last plays."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._scene, self._drawing, self._pieces = scene, drawing, pieces
        self._rows: dict[int, tuple[Picture, CardSprite]] = {}
        self._plays: dict[int, PastPlay] = {}
        self._marked: int | None = None

    @property
    def shown(self) -> list[HistoryRow]:
        """The rows, oldest first."""
        models = [self._rows[event][0].model for event in self._plays]
        return [model for model in models if isinstance(model, HistoryRow)]

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

    def show(
        self,
        plays: Sequence[PastPlay],
        hits: Sequence[PastPlay],
        seat: int | None,
        area: QRectF,
        unit: float,
        told: Callable[[PastPlay], str],
    ) -> None:
        """Show the last of these plays that have room there, the newest below; `told` describes one.

        `hits`: those that changed something for that seat since its last turn.
        """
        high, gap = max(_HIGH * unit, letters.smallest() * _LINES), _GAP * unit
        across = max(1, int(area.width() / (_WIDE * unit)))
        down = int(area.height() / (high + gap))
        chosen = told_of(plays, hits, across * down)
        self._plays = {play.event: play for play in chosen}
        for event in [event for event in self._rows if event not in self._plays]:
            self._pieces.drop(refs.past(event))
            self._scene.removeItem(self._rows.pop(event)[0].item)
        hit = {play.event for play in hits}
        across = min(across, -(-len(chosen) // max(1, down)))
        wide = (area.width() - gap * (across - 1)) / max(1, across)
        top = area.bottom() - (down if across > 1 else len(chosen)) * (high + gap)
        for place, play in enumerate(chosen):
            column, row = divmod(place, down)
            changes = tuple(play.felt(seat).items()) if seat is not None and play.event in hit else ()
            picture, sprite = self._row(play)
            rect = QRectF(area.left() + column * (wide + gap), top + row * (high + gap), wide, high)
            picture.lay(HistoryRow(play.seat, translated(play.card.title), changes), rect, self._drawing.dpr(), _paint)
            picture.item.setToolTip(told(play))
            size = (high * 0.92 * RATIO, high * 0.92)
            sprite.show(self._drawing.faces.face(play.card.data), size)
            sprite.item.setPos(high * 0.86 + size[0] / 2, high / 2)

    def _row(self, play: PastPlay) -> tuple[Picture, CardSprite]:
        found = self._rows.get(play.event)
        if found is None:
            picture = Picture(z=_Z)
            self._scene.addItem(picture.item)
            found = self._rows[play.event] = (picture, self._drawing.sprite(picture.item, 1))
            self._pieces.put(refs.past(play.event), picture.item)
        return found


def told_of(plays: Sequence[PastPlay], hits: Sequence[PastPlay], room: int) -> list[PastPlay]:
    """The newest plays, at most so many; the last ones that hit the viewer are among them, and so is the newest of all."""
    kept = {play.event: play for play in plays[-1:][:room]}
    for play in [*reversed(hits[-_HITS:]), *reversed(plays)]:
        if len(kept) >= room:
            break
        kept.setdefault(play.event, play)
    return [kept[event] for event in sorted(kept)]


def _paint(painter: QPainter, model: HistoryRow, rect: QRectF) -> None:
    """The player, a place for the card, its title, and what it did to the viewer in signs and numbers at the right."""
    high = rect.height()
    plank(painter, rect, high * 0.2, 205)
    if model.by is not None:
        side = high * 0.54
        seat_mark(painter, model.by, QRectF(rect.left() + high * 0.18, rect.center().y() - side / 2, side, side))
    font = letters.title(high * 0.45)
    right = rect.right() - high * 0.2
    for what, n in reversed(model.changes):
        said = terms.with_sign(n)
        wide = QFontMetricsF(font).horizontalAdvance(said)
        place = QRectF(right - wide, rect.top(), wide + 1, high)
        words(painter, place, said, font, "#ff9d8a" if (n < 0) == (what != "alcohol") else PALETTE.candle, LEFT)
        right = place.left() - high * 0.06
        if has_art(f"icons/{what}"):
            side = high * 0.5
            draw_art(painter, f"icons/{what}", QRectF(right - side, rect.center().y() - side / 2, side, side))
            right -= side + high * 0.2
    left = rect.left() + high * (1.0 + 0.92 * RATIO)
    title = QRectF(left, rect.top(), right - left - 4, high)
    painter.setPen(QColor(PALETTE.parchment_light))
    said_in = letters.wrapped(model.title, THEME.title_font, title, high * 0.45, leading=1.05)
    draw_lettering(painter, said_in, THEME.title_font, title, LEFT)
