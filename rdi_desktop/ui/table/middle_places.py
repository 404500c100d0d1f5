# SPDX-License-Identifier: GPL-3.0-or-later
"""How the middle of the table is shared: Drinks, Inn and pot, the present play, and the last plays."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import cut_bottom, cut_left, cut_right

RATIO = THEME.metrics.card_ratio


_POT = 36
"""Height that the pot keeps below Drinks that lie in a low bar (times the unit)."""


class MiddleShares(NamedTuple):
    """The parts of the middle; the last plays may be empty."""

    bar: QRectF
    stack: QRectF
    history: QRectF


class MiddlePlaces(NamedTuple):
    """The common places in the middle."""

    drink_deck: QRectF
    drink_discard: QRectF
    inn: QRectF
    pot: QRectF


def common(bar: QRectF, chart: QRectF, unit: float, maps: int) -> MiddlePlaces:
    """Drink Deck, discards, Inn and pot in the bar, above the chart with so many maps."""
    gap, above = 8 * unit, chart.top() - bar.top()
    in_row = (bar.width() - 4 * gap) * 0.35
    card_height = min(above * (0.56 - 0.03 * maps), 150 * unit, in_row / RATIO, above - 4 * gap - _POT * unit)
    card_width = card_height * RATIO
    deck = QRectF(bar.left() + gap, bar.top() + gap, card_width, card_height)
    discard = deck.translated(card_width + gap, 0)
    inn = QRectF(discard.right() + gap, deck.top(), bar.right() - discard.right() - 2 * gap, card_height)
    under = deck.bottom() + 2 * gap
    pot = QRectF(bar.left() + gap, under, chart.width(), min(max(1.0, chart.top() - under - gap), 110 * unit))
    return MiddlePlaces(deck, discard, inn, pot)


def in_three(centre: QRectF, wide: float, gap: float) -> MiddleShares:
    """The present play `wide` in the middle, Drinks at its left, the last plays at its right."""
    beside = (centre.width() - wide) / 2 - gap
    bar, rest = cut_left(centre, beside, gap)
    right, stack = cut_right(rest, beside, gap)
    return MiddleShares(bar, stack, right)


def beside_mates(centre: QRectF, wide: float, history: float, gap: float) -> MiddleShares:
    """The present play at the left, `wide`; at the right Drinks, Inn and pot above the last plays, `history` high (0: none)."""
    stack, right = cut_left(centre, wide, gap)
    last, bar = cut_bottom(right, history, gap * 0.5 if history else 0.0)
    return MiddleShares(bar, stack, last if history else QRectF())
