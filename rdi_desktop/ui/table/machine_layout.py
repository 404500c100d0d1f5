# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a machine's body and its Threat dial."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rdi_desktop.ui.table.cut import cut_bottom, cut_left, cut_right, inset
from rdi_desktop.ui.table.mat_places import RATIO, MatLayout
from rdi_desktop.ui.table.setting_places import mug_width


class MachineLayout(NamedTuple):
    """Places that only a machine has: its body is at the same time its mat, with the head in the middle of the upper edge."""

    portrait: QRectF
    """Between the shoulders."""
    shoulders: tuple[QRectF, QRectF]
    """The parchments at both sides of the head: with tankard and Gold, and with the dial."""
    chest: QRectF
    """The case below them, with decks and cards in play."""
    scope: QRectF
    """Whom it aims at."""
    threat: QRectF
    decks: tuple[tuple[QRectF, QRectF], ...]
    """For each deck, its place and that of its discards."""
    names: tuple[QRectF, ...]
    """The names of the decks, of its Drink Me! pile and of its cards in play."""


COLLAR = 0.375
"""Half the width of the room for the head (in heights of the body)."""
NECK = 173 / 242
"""Where a machine's neck ends (in heights of a person's field)."""
_HEAD, _SMALL_HEAD = 0.0118, 0.0076
"""Pixels for each unit of the field of a head that rises above the shoulders, and of one between them (in widths of the portrait)."""


def head_field(portrait: QRectF, *, small: bool = False) -> QRectF:
    """The field of the person whose neck stands at the lower edge of that place; `small`: it does not rise above it."""
    scale = portrait.width() * (_SMALL_HEAD if small else _HEAD)
    field = QRectF(0, 0, 256 * scale, 242 * scale)
    field.moveCenter(portrait.center())
    field.moveTop(portrait.bottom() - field.height() * NECK)
    return field


def machine_layout(width: float, height: float) -> tuple[MatLayout, MachineLayout]:
    """The places on a machine's body.

    At the left of the head name, tankard, tokens and Gold, at its right whom it aims at and the Threat dial; below them decks, Drinks,
    and cards in play.
    """
    pad, plate = height * 0.045, height * 0.125
    label, tall = height * 0.085, height * 0.345
    top = height - pad * 1.5 - tall
    upper = top - label - pad * 0.3
    side = upper - pad * 0.6
    portrait = QRectF((width - side) / 2, pad * 0.2, side, side)
    body = QRectF(pad * 1.1, pad * 0.9, width - pad * 2.2, upper - pad * 1.4)
    wide = width / 2 - height * COLLAR - body.left()
    left, right = cut_left(body, wide)[0], cut_right(body, wide)[0]
    head = QRectF(left.left() + pad * 0.3, left.top() - plate * 0.6, left.width() - pad * 0.6, plate)
    inner = inset(left, pad * 0.5, 0).adjusted(0, head.bottom() + pad * 0.2 - left.top(), 0, -pad * 0.4)
    track, beside = cut_left(inner, mug_width(inner.height()), pad * 0.6)
    gold, tokens = cut_bottom(beside, beside.height() * 0.5, pad * 0.3)
    dial_wide = min(right.width() * 0.72, right.height() * 2.1)
    threat, scope = cut_right(inset(right, pad * 0.5, pad * 0.3), dial_wide, pad * 0.9)
    card = QSizeF(tall * RATIO, tall)
    decks, names, start = [], [], 1.4 * pad
    for _ in range(3):
        deck = QRectF(QPointF(start, top), card)
        decks.append((deck, deck.translated(card.width() + pad * 0.3, 0)))
        names.append(QRectF(start, top - label, 2 * card.width() + pad * 0.3, label))
        start = decks[-1][1].right() + pad
    drink_me = QRectF(QPointF(start, top), card)
    names.append(QRectF(start - pad * 0.9, top - label, card.width() + pad * 1.8, label))
    rest = QRectF(drink_me.right() + pad * 1.2, top, width - drink_me.right() - pad * 2.6, tall)
    names.append(QRectF(rest.left(), top - label, rest.width(), label))
    chest = QRectF(pad * 0.7, upper + pad * 0.2, width - pad * 1.4, height - upper - pad * 0.9)
    nothing = QRectF(beside.right(), beside.bottom(), 0, 0)
    usual = MatLayout(
        (width, height), head, track, decks[0][0], decks[0][1], drink_me, tokens, rest, nothing, gold=gold
    )
    return usual, MachineLayout(portrait, (left, right), chest, scope, threat, tuple(decks), tuple(names))


def shared_rest(rest: QRectF, prepared: int, lying: int) -> tuple[QRectF, QRectF]:
    """Parts of a shared place: for face-down Actions, and for cards in play beside them."""
    if not prepared:
        return QRectF(), rest
    card = rest.height() * RATIO
    wide = rest.width() if not lying else min(rest.width() * 0.5, card * (1 + 0.4 * (prepared - 1)))
    actions = QRectF(rest.left(), rest.top(), wide, rest.height())
    return actions, rest.adjusted(wide + rest.height() * 0.06, 0, 0, 0)


class Dial(NamedTuple):
    """A half circle that is filled from the left."""

    middle: QPointF
    outer: float
    """Radii of the ring of cells."""
    inner: float
    said: QRectF
    """The line of text below it."""


def dial(rect: QRectF) -> Dial:
    """The Threat dial in that place."""
    line = rect.height() * 0.17
    outer = min(rect.width() / 2 - line * 0.9, rect.height() - line * 2.1)
    middle = QPointF(rect.center().x(), rect.bottom() - line * 1.15)
    return Dial(middle, outer, outer * 0.66, QRectF(rect.left(), rect.bottom() - line, rect.width(), line))


def on_dial(at: Dial, part: float, radius: float) -> QPointF:
    """A point of the dial: fraction of the half circle (0 left, 1 right), and distance from its centre."""
    turn = math.pi * (1 - part)
    return at.middle + QPointF(math.cos(turn) * radius, -math.sin(turn) * radius)
