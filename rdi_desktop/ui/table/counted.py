# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that lie on cards in play: each on a track along an edge of its card, or as a token at its side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.on_cards import FORTITUDE, Scale, told_scales
from rdi_desktop.ui.table.brush import CENTRE, PALETTE, fitted, words
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import adorn
from rdi_desktop.ui.theme import THEME

_HEIGHT = 0.3
"""Height of a bead (in heights of its card)."""
_LEAST, _MOST = 18.0, 30.0
"""No bead is lower than this, unless its card is very small, and none is higher."""
_READ = 11.0
"""Numbers along a track are written where there is room for letters of that size."""
_Z = 1.6


class CountersView:
    """The numbers on the cards before one player."""

    def __init__(self, mat: QGraphicsItem, dpr: Callable[[], float]) -> None:
        self._mat = mat
        self._dpr = dpr
        self._tags: list[Picture] = []

    def show(self, cards: Sequence[tuple[tuple[Scale, ...], QRectF]], above: float = 0.0) -> None:
        """The numbers of each card, and of the card as much as is not covered by the next. `above`: the room over it."""
        wanted = [
            (one, place_of(card, found, place, above)) for found, card in cards for place, one in enumerate(found)
        ]
        while len(self._tags) < len(wanted):
            self._tags.append(Picture(self._mat, _Z))
            adorn(self._tags[-1].item)
        for tag in self._tags[len(wanted) :]:
            tag.item.setVisible(False)
        for tag, (scale, rect) in zip(self._tags, wanted, strict=False):
            tag.show(scale, (rect.width(), rect.height()), self._dpr(), paint)
            tag.item.setPos(rect.topLeft())
            tag.item.setToolTip(told_scales((scale,)))
            tag.item.setVisible(True)


def place_of(card: QRectF, found: Sequence[Scale], number: int, above: float = 0.0) -> QRectF:
    """Where a number lies: a track over its card where there is room, else along the lower edge, a token at the left edge."""
    bead = min(max(card.height() * _HEIGHT, min(_LEAST, card.height() * 0.4)), _MOST)
    if found[number].steps:
        if above:
            bead = min(bead, above * 1.25)
        return QRectF(
            card.left(), card.top() - bead * 0.86 if above else card.bottom() - bead * 0.86, card.width(), bead
        )
    before = sum(not each.steps for each in found[:number])
    top = card.center().y() - bead / 2 - before * bead * 0.9
    return QRectF(card.left() - 1, top, bead, bead)


def paint(painter: QPainter, scale: Scale, rect: QRectF) -> None:
    """A track with its bead, or the token alone, with its number on it."""
    side = rect.height()
    if not scale.steps:
        _bead(painter, scale, QRectF(rect.left(), rect.top(), side, side))
        return
    groove = QRectF(rect.left() + 1, rect.top() + side * 0.32, rect.width() - 2, side * 0.4)
    painter.setPen(QPen(QColor(PALETTE.wood_edge), 1))
    painter.setBrush(QColor(30, 17, 9, 225))
    painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2)
    room = groove.width() - side
    gap = room / max(1, len(scale.steps) - 1)
    at = groove.left() + side / 2 + scale.at * gap
    full = QRectF(groove.left() + 1, groove.top() + 1, at - groove.left(), groove.height() - 2)
    painter.setPen(QPen(QColor(0, 0, 0, 0)))
    painter.setBrush(QColor("#a9c56c") if scale.word == FORTITUDE else QColor("#8f6a35"))
    painter.drawRoundedRect(full, full.height() / 2, full.height() / 2)
    legible = groove.height() >= _READ * 0.9 and gap >= _READ
    font = THEME.title_font(max(_READ, groove.height() * 0.86))
    for place, number in enumerate(scale.steps):
        x = groove.left() + side / 2 + place * gap
        if legible and scale.word != FORTITUDE:
            words(
                painter, QRectF(x - gap / 2, groove.top(), gap, groove.height()), str(number), font, "#fff4d6", CENTRE
            )
        else:
            dot = groove.height() * 0.16
            painter.setBrush(QColor(255, 240, 205, 190))
            painter.drawEllipse(QPointF(x, groove.center().y()), dot, dot)
    _bead(painter, scale, QRectF(at - side / 2, rect.top(), side, side))


def _bead(painter: QPainter, scale: Scale, rect: QRectF) -> None:
    """A heart for Fortitude, the token of what has one, else a plain disc, with the number on it."""
    art = next((name for name in (f"icons/{scale.word}", f"tokens/{scale.word}") if has_art(name)), "")
    if art:
        draw_art(painter, art, rect)
    else:
        painter.setPen(QPen(QColor(PALETTE.wood_edge), max(1.0, rect.height() * 0.06)))
        painter.setBrush(QColor(PALETTE.copper))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    number = str(scale.value)
    font = fitted(THEME.title_font(rect.height() * 0.68), number, rect.width() * 0.86, 0.5)
    step = max(0.8, rect.height() * 0.05)
    for dx in (-step, 0, step):
        for dy in (-step, 0, step):
            if dx or dy:
                words(painter, rect.translated(dx, dy), number, font, "#2a0f08", CENTRE)
    words(painter, rect, number, font, PALETTE.parchment_light, CENTRE)
