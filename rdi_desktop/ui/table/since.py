# SPDX-License-Identifier: GPL-3.0-or-later
"""What hit the viewer since their last turn, as up to three pictures in the middle, while nothing is being played there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.director import PastPlay
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import LEFT, PALETTE, plank, seat_mark, words
from rdi_desktop.ui.cards.lettering import draw_lettering
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.words import terms as text
from rdi_desktop.words import translated

MOST = 3
"""The most that are shown, the latest ones."""
_HIGH, _HEAD, _GAP, _WIDE = 48.0, 24.0, 5.0, 420.0
"""Heights of a slip and of the heading, distance between slips, greatest width (times the unit)."""
_Z = 11.0


class SinceSlip(NamedTuple):
    """What one player has done since the viewer's last turn."""

    by: int | None
    title: str
    changes: tuple[tuple[str, int], ...]


class SinceView:
    """A heading and a slip for each of the last things that changed something for the viewer."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext) -> None:
        self._drawing = drawing
        self._head = Picture(z=_Z)
        self._slips = [Picture(z=_Z) for _ in range(MOST)]
        self._cards: list[CardSprite] = []
        for picture in (self._head, *self._slips):
            picture.item.setVisible(False)
            scene.addItem(picture.item)
        for picture in self._slips:
            self._cards.append(drawing.sprite(picture.item, 1))
        self.shown: tuple[SinceSlip, ...] = ()
        """The slips shown, oldest first."""

    def show(
        self, plays: Sequence[PastPlay], seat: int | None, area: QRectF, unit: float, told: Callable[[PastPlay], str]
    ) -> None:
        """Show these plays, all of which changed something for that seat, in that area from the top."""
        last = list(plays)[-MOST:] if seat is not None else []
        self.shown = tuple(
            SinceSlip(play.seat, translated(play.card.title), tuple(play.felt(seat or 0).items())) for play in last
        )
        self._head.item.setVisible(bool(last))
        width = min(area.width(), _WIDE * unit)
        high = min(_HIGH * unit * max(1.0, letters.grown()), (area.height() - _HEAD * unit) / MOST - _GAP * unit)
        if last:
            self._head.show(text.label("since"), (width, _HEAD * unit), self._drawing.dpr(), _paint_head)
            self._head.item.setPos(area.topLeft())
        for place, (slip, sprite) in enumerate(zip(self._slips, self._cards, strict=True)):
            slip.item.setVisible(place < len(last))
            if place >= len(last):
                continue
            play, hit = last[place], self.shown[place]
            slip.show(hit, (width, high), self._drawing.dpr(), _paint_slip)
            slip.item.setPos(area.left(), area.top() + (_HEAD + _GAP) * unit + place * (high + _GAP * unit))
            slip.item.setToolTip(told(play))
            size = (high * 0.9 * RATIO, high * 0.9)
            sprite.show(self._drawing.faces.face(play.card.data), size)
            sprite.item.setPos(high * 0.95 + size[0] / 2, high / 2)

    def hide(self, hidden: bool) -> None:
        """Make room for something held over the middle."""
        for place, picture in enumerate((self._head, *self._slips)):
            picture.item.setVisible(not hidden and 0 < len(self.shown) >= place)


def _paint_head(painter: QPainter, said: str, rect: QRectF) -> None:
    font = letters.title(rect.height() * 0.6)
    wide = QFontMetricsF(font).horizontalAdvance(said) + rect.height()
    plank(painter, QRectF(rect.left(), rect.top(), wide, rect.height()), rect.height() * 0.35, 200)
    words(painter, rect.adjusted(rect.height() * 0.5, 0, 0, 0), said, font, PALETTE.candle, LEFT)


def _paint_slip(painter: QPainter, hit: SinceSlip, rect: QRectF) -> None:
    """The player, a place for the card, its title, and its effect in signs and numbers at the right."""
    high = rect.height()
    plank(painter, rect, high * 0.2, 205)
    if hit.by is not None:
        side = high * 0.5
        seat_mark(painter, hit.by, QRectF(rect.left() + high * 0.22, rect.center().y() - side / 2, side, side))
    font = letters.title(high * 0.3)  # as large as the title
    right = rect.right() - high * 0.2
    for what, n in reversed(hit.changes):
        said = f"{n:+}".replace("-", "−")
        wide = QFontMetricsF(font).horizontalAdvance(said)
        place = QRectF(right - wide, rect.top(), wide + 1, high)
        words(painter, place, said, font, "#ff9d8a" if (n < 0) == (what != "alcohol") else PALETTE.candle, LEFT)
        right = place.left() - high * 0.08
        if has_art(f"icons/{what}"):
            side = high * 0.42
            draw_art(painter, f"icons/{what}", QRectF(right - side, rect.center().y() - side / 2, side, side))
            right -= side + high * 0.22
    left = rect.left() + high * (1.05 + 0.9 * RATIO)
    title = QRectF(left, rect.top(), right - left - 4, high)
    painter.setPen(QColor(PALETTE.parchment_light))
    said_in = letters.wrapped(hit.title, THEME.title_font, title, high * 0.3, leading=1.05)
    draw_lettering(painter, said_in, THEME.title_font, title, LEFT)
