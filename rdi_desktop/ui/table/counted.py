# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that lie on cards in play: tags at the edge of each, with the Fortitude that is left and whatever else is counted there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.table.brush import CENTRE, PALETTE, fitted, words
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.theme import THEME
from rdi_desktop.ui.words import thing

_HEIGHT = 0.25
"""Height of a tag (in heights of its card)."""
_LEAST = 19.0
"""No tag is lower than this, unless its card is very small."""
_WIDE = 1.75
"""Its width (in heights of its own)."""
_Z = 1.6

Numbers = tuple[tuple[str, int], ...]


def counted(counters: Mapping[str, int]) -> Numbers:
    """What is shown of the numbers on a card: Fortitude always, of everything else what there is."""
    return tuple((word, n) for word, n in counters.items() if n or word == "fortitude")


def told(numbers: Numbers) -> str:
    """The same in words."""
    return ", ".join(f"{thing(word)} {n}" for word, n in numbers)


class CountersView:
    """Tags on the cards before one player."""

    def __init__(self, mat: QGraphicsItem, dpr: Callable[[], float]) -> None:
        self._mat = mat
        self._dpr = dpr
        self._tags: list[Picture] = []

    def show(self, cards: Sequence[tuple[Numbers, QRectF]]) -> None:
        """The numbers of each card, and of the card as much as is not covered by the next."""
        wanted = [
            (one, place_of(card, place, len(numbers))) for numbers, card in cards for place, one in enumerate(numbers)
        ]
        while len(self._tags) < len(wanted):
            self._tags.append(Picture(self._mat, _Z))
        for tag in self._tags[len(wanted) :]:
            tag.item.setVisible(False)
        for tag, (number, rect) in zip(self._tags, wanted, strict=False):
            tag.show(number, (rect.width(), rect.height()), self._dpr(), paint)
            tag.item.setPos(rect.topLeft())
            tag.item.setToolTip(told((number,)))
            tag.item.setVisible(True)


def place_of(card: QRectF, number: int, of: int) -> QRectF:
    """Where a tag lies: on the upper edge of its card, which it leaves to be read; several side by side."""
    height = max(card.height() * _HEIGHT, min(_LEAST, card.height() * 0.4))
    width = min(height * _WIDE, card.width() / of)
    return QRectF(card.left() + number * width, card.top() - height * 0.62, width, height)


def paint(painter: QPainter, number: tuple[str, int], rect: QRectF) -> None:
    """One tag: a heart for Fortitude, a sign for what has one, else the first letter, and the number."""
    word, n = number
    edge = rect.height() * 0.06
    body = rect.adjusted(edge, edge, -edge, -edge)
    painter.setPen(QPen(QColor(PALETTE.wood_edge), max(1.0, edge)))
    painter.setBrush(QColor(PALETTE.parchment_light if word == "fortitude" else PALETTE.gold_light))
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
    sign = QRectF(body.left() + edge, body.top() + edge, body.height() - 2 * edge, body.height() - 2 * edge)
    art = next((name for name in (f"tokens/{word}", f"icons/{word}") if has_art(name)), "")
    if art:
        draw_art(painter, art, sign)
    else:
        words(painter, sign, thing(word)[:1], THEME.title_font(sign.height() * 0.8), PALETTE.ink, CENTRE)
    room = QRectF(sign.right(), body.top(), body.right() - sign.right() - edge * 2, body.height())
    font = fitted(THEME.title_font(body.height() * 0.8), str(n), room.width(), 0.5)
    words(painter, room, str(n), font, PALETTE.ink, CENTRE)
