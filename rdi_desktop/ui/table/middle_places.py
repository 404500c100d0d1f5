# SPDX-License-Identifier: GPL-3.0-or-later
"""How the middle of the table is shared: Drinks, Inn and pot, the present play, and the last plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import below as cut_below
from rdi_desktop.ui.table.cut import cut_bottom, cut_left, cut_right, inset

RATIO = THEME.metrics.card_ratio


NO_HISTORY, _SOONER = 1.4, 0.2
"""From this size of letters on the last plays have no place beside teammates; with many seats so much earlier."""
_MORE_LINES = 1.6
"""How much higher they are there."""
PEEP = 50
"""Width of what is visible beside a drawer (times the unit)."""
_WIDEST = 1264
"""Greatest width of the middle (times the unit)."""
_CLOTH, _LARGE_CLOTH = (680, 236), (720, 250)
"""Width and height of the cloth, and before a machine (times the unit)."""
_ABOVE_RAIL = 22
"""Distance of the cloth from the line with the question (times the unit)."""
_QUIET_CARD = 150
"""Greatest height of the Drink Deck while nothing is being played (times the unit)."""
_MAP = 34
"""Height of a folded map (times the unit)."""
_MAP_NAME = 19
"""Additional height for its name (times the size of letters)."""
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


class MiddleLayout(NamedTuple):
    """The middle of the table (see `TableLayout`)."""

    centre: QRectF
    bar: QRectF
    stack: QRectF
    history: QRectF
    map: QRectF
    cloth: QRectF
    round: QRectF
    quiet: MiddlePlaces
    drink_deck: QRectF
    drink_discard: QRectF
    inn: QRectF
    pot: QRectF


def lay_middle(
    room: QRectF,
    rail: float,
    unit: float,
    letters: float,
    far: Sequence[QRectF],
    *,
    crowded: bool,
    maps: int,
    seen: float,
    mates: bool,
    large: bool,
) -> MiddleLayout:
    """Lay it out in that area above the rail, below the settings at the far side.

    `crowded`: whether there are many seats; `maps`: how many maps there are; `seen`: where a drawer begins; `mates`: whether the
    viewer's teammates have settings at the left; `large`: a large cloth.
    """
    gap, width = 8 * unit, room.right() + 8 * unit
    spare = max(0.0, room.width() - _WIDEST * unit) / 2
    centre = room.adjusted(spare, 0, -spare, 0)
    wide, high = (each * unit for each in (_LARGE_CLOTH if large else _CLOTH))
    edge = rail - _ABOVE_RAIL * unit - max(0.0, rail - 476 * unit) * 0.3  # extra height goes to both sides
    high = min(high, (edge - room.top()) * 1.2)  # settings lie on its far part
    cloth = QRectF((width - wide) / 2, edge - high, wide, high)
    if mates:
        last = _history(centre, unit, letters + _SOONER * crowded)
        shares = _beside_mates(centre, cloth.right() - centre.left(), last, gap)
    else:
        shares = _in_three(centre, wide, gap)
    bar, stack, history = (cut_below(each, far, gap) for each in shares)
    if seen < width:
        stack.setRight(max(stack.left() + 1, min(stack.right(), seen - (PEEP + 4) * unit)))
    strip = min(max(_MAP * unit, bar.height() * 0.15), 1.5 * _MAP * unit) * maps
    strip += _MAP_NAME * unit * letters * maps if letters < NO_HISTORY else 0.0
    foot = inset(cut_bottom(bar, strip * mates)[0], gap, 0)  # otherwise the pot needs the height below the Drinks
    chart = foot
    if not mates:
        chart, history = cut_bottom(history, strip, gap * 0.5 if maps else 0.0)
        chart = inset(chart, gap, 0)
    on_cloth = cloth.intersected(centre)
    around = on_cloth.adjusted(wide * 0.1, high * 0.06, -wide * 0.1, -high * 0.02)
    beside = _common(bar, foot, unit, maps * mates)
    return MiddleLayout(centre, bar, stack, history, chart, cloth, around, _quiet(on_cloth, unit), *beside)


def _quiet(cloth: QRectF, unit: float) -> MiddlePlaces:
    """Drinks in the middle of the cloth, the Inn to their left, the pot at the right."""
    tall = min(_QUIET_CARD * unit, cloth.height() * 0.62)
    card, gap = tall * RATIO, 10 * unit
    top, middle = cloth.center().y() - tall / 2, cloth.center().x()
    deck = QRectF(middle - card - gap / 2, top, card, tall)
    discard = deck.translated(card + gap, 0)
    beside = min(tall * 0.95, (cloth.width() * 0.86 - 2 * card - gap) / 2 - 2 * gap)
    inn = QRectF(deck.left() - 2 * gap - beside, top, beside, tall)
    pot = QRectF(discard.right() + 3 * gap, top, beside, tall)
    return MiddlePlaces(deck, discard, inn, pot)


def _history(centre: QRectF, unit: float, letters: float) -> float:
    """The height of the last plays; 0: the log shows them."""
    return 0.0 if letters >= NO_HISTORY else min(max(46 * unit, centre.height() * 0.2), 74 * unit) * _MORE_LINES


def _common(bar: QRectF, chart: QRectF, unit: float, maps: int) -> MiddlePlaces:
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


def _in_three(centre: QRectF, wide: float, gap: float) -> MiddleShares:
    """The present play `wide` in the middle, Drinks at its left, the last plays at its right."""
    beside = (centre.width() - wide) / 2 - gap
    bar, rest = cut_left(centre, beside, gap)
    right, stack = cut_right(rest, beside, gap)
    return MiddleShares(bar, stack, right)


def _beside_mates(centre: QRectF, wide: float, history: float, gap: float) -> MiddleShares:
    """The present play at the left, `wide`; at the right Drinks, Inn and pot above the last plays, `history` high (0: none)."""
    stack, right = cut_left(centre, wide, gap)
    last, bar = cut_bottom(right, history, gap * 0.5 if history else 0.0)
    return MiddleShares(bar, stack, last if history else QRectF())
