# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a machine's mat and its Threat dial."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rdi_desktop.ui.table.mat_places import RATIO, MatLayout


class MachineLayout(NamedTuple):
    """Places that only a machine's mat has."""

    portrait: QRectF
    threat: QRectF
    decks: tuple[tuple[QRectF, QRectF], ...]
    """For each deck, its place and that of its discards."""
    names: tuple[QRectF, ...]
    """The names of the decks, of its Drink Me! pile and of its cards in play."""


def machine_layout(width: float, height: float) -> tuple[MatLayout, MachineLayout]:
    """The places on the mat of a machine.

    Portrait, head and track, the Threat dial from left to right; below them decks, Drinks, and cards in play.
    """
    pad = height * 0.045
    label, tall = height * 0.085, height * 0.345
    top = height - pad * 1.5 - tall
    upper = top - label - pad * 0.3
    side = upper - pad * 1.2
    portrait = QRectF(pad * 1.2, pad * 1.2, side, side)
    dial = QRectF(0, pad * 0.9, min(width * 0.27, upper * 1.75), upper - pad * 0.9)
    dial.moveRight(width - pad * 1.2)
    left = portrait.right() + pad
    head = QRectF(left, pad * 1.2, dial.left() - pad - left, height * 0.2)
    track = QRectF(left, head.bottom() + pad * 0.4, head.width(), upper - head.bottom() - pad * 0.5)
    card = QSizeF(tall * RATIO, tall)
    decks, names, left = [], [], 1.4 * pad
    for _ in range(3):
        deck = QRectF(QPointF(left, top), card)
        decks.append((deck, deck.translated(card.width() + pad * 0.3, 0)))
        names.append(QRectF(left, top - label, 2 * card.width() + pad * 0.3, label))
        left = decks[-1][1].right() + pad
    drink_me = QRectF(QPointF(left, top), card)
    names.append(QRectF(left - pad * 0.9, top - label, card.width() + pad * 1.8, label))
    rest = QRectF(drink_me.right() + pad * 1.2, top, width - drink_me.right() - pad * 2.6, tall)
    names.append(QRectF(rest.left(), top - label, rest.width(), label))
    gold = QRectF(head.right() - head.width() * 0.2, head.top(), head.width() * 0.2, head.height())
    tokens = QRectF(head.left(), head.center().y(), head.width() * 0.7, head.height() * 0.5)
    head = QRectF(head.left(), head.top(), head.width() * 0.78, head.height() * 0.5)
    nothing = QRectF(head.right(), head.bottom(), 0, 0)
    usual = MatLayout(
        (width, height), head, track, decks[0][0], decks[0][1], drink_me, tokens, rest, nothing, gold=gold
    )
    return usual, MachineLayout(portrait, dial, tuple(decks), tuple(names))


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
