# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters on cards in play: on a track along an edge of the card, or as a token at its side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards.scale import paint_scale
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import adorn
from rdi_desktop.ui.words.on_cards import Scale, told_scales

_HEIGHT = 0.3
"""Height of a bead, relative to its card."""
_LEAST, _MOST = 18.0, 30.0
"""Least height of a bead, unless its card is very small, and greatest."""
_Z = 1.6


class CountersView:
    """The counters on the cards before one player."""

    def __init__(self, mat: QGraphicsItem, dpr: Callable[[], float]) -> None:
        self._mat = mat
        self._dpr = dpr
        self._tags: list[Picture] = []

    def show(self, cards: Sequence[tuple[tuple[Scale, ...], QRectF]], above: float = 0.0) -> None:
        """Show the counters of each card, with the part of it that is not covered. `above`: the room over it."""
        wanted = [
            (one, place_of(card, found, place, above)) for found, card in cards for place, one in enumerate(found)
        ]
        while len(self._tags) < len(wanted):
            self._tags.append(Picture(self._mat, _Z))
            adorn(self._tags[-1].item)
        for tag in self._tags[len(wanted) :]:
            tag.item.setVisible(False)
        for tag, (scale, rect) in zip(self._tags, wanted, strict=False):
            tag.show(scale, (rect.width(), rect.height()), self._dpr(), paint_scale)
            tag.item.setPos(rect.topLeft())
            tag.item.setToolTip(told_scales((scale,)))
            tag.item.setVisible(True)


def place_of(card: QRectF, found: Sequence[Scale], number: int, above: float = 0.0) -> QRectF:
    """The place of a counter: a track above its card if there is room, otherwise along the lower edge; a token at the left edge."""
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
