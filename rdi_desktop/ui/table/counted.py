# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters on cards in play: on a track along an edge of the card, or as a token at its side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from rdi_desktop.ui.words.on_cards import Scale

_HEIGHT = 0.3
"""Height of a bead, relative to its card."""
_LEAST, _MOST = 18.0, 30.0
"""Least height of a bead, unless its card is very small, and greatest."""


def laid(cards: Sequence[tuple[tuple[Scale, ...], QRectF]], above: float) -> list[tuple[Scale, QRectF]]:
    """All counters of some cards, with their places. The cards: the part that is not covered; `above`: the room over each."""
    return [(one, place_of(card, found, place, above)) for found, card in cards for place, one in enumerate(found)]


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
