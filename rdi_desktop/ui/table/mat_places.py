# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of one mat: portrait, names, track, tokens, piles, and cards in play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.look.theme import THEME

RATIO = THEME.metrics.card_ratio
FLAT, TALL = 0.6, 0.7
"""Height of a mat relative to its width, without and with a strip for tokens."""
TOKENS = 25
"""Height of the strip for tokens on a mat with a large portrait (times the unit)."""
_PLAIN = 138
"""Height of such a mat without it (times the unit)."""

_COUNTERS = 0.365
"""Least part of the own mat's width for tokens and counters beside the piles."""
_ARC = 14
"""How much lower the outer mats of a row are (times the unit)."""


class MatLayout(NamedTuple):
    """The places on a mat, in its own coordinates."""

    size: tuple[float, float]
    head: QRectF
    """Portrait, names, Gold."""
    track: QRectF
    deck: QRectF
    discard: QRectF
    drink_me: QRectF
    tokens: QRectF
    """Tokens; on others' mats in a strip of their own, in games that have any."""
    rest: QRectF
    """Cards in play; on others' mats on a shelf, if their character has any."""
    hand: QRectF
    """The backs of the hand; empty on the player's own mat."""
    shelf: float = 0.0
    """Height of the shelf below everything, for cards in play."""
    portrait: QRectF = QRectF()
    """A large portrait beside names and track; empty if it is part of the head."""
    rises: float = 0.0
    """By how much it is above the mat."""
    gold: QRectF = QRectF()
    """The Gold of a place setting; empty: on a mat it is in the head."""

    @property
    def purse(self) -> QRectF:
        """Where the Gold lies."""
        return self.head if self.gold.isEmpty() else self.gold


def mat_layout(
    width: float,
    height: float,
    own: bool,
    tokens: bool = False,
    shelf: float = 0.0,
    *,
    broad: bool = False,
    rises: float = 0.0,
    apart: float = 0.0,
) -> MatLayout:
    """The places on a mat of that size; `shelf`: how much of its height belongs to what lies before this player.

    `broad`: with a large portrait at the left, beside it names and track; `rises`: by how much a portrait is above the mat;
    `apart`: how far piles should be apart, so that their numbers have room.
    """
    if broad and not own:
        return _broad_layout(width, height, tokens, shelf, rises, apart)
    full, height = height, height - shelf
    strip = height * (1 - FLAT / TALL) if tokens and not own else 0.0
    body = height - strip
    pad = body * 0.055
    head = QRectF(pad, pad, width - 2 * pad, body * (0.26 if own else 0.28))
    portrait = QRectF()
    track = QRectF(pad, head.bottom() + pad * 0.3, width - 2 * pad, body * 0.24)
    if own and rises:
        side = head.bottom() - pad * 0.6 + rises
        portrait = QRectF(pad * 0.7, head.bottom() + pad * 0.1 - side, side, side)
        head.setLeft(portrait.right() + pad)
    row = QRectF(pad * 1.2, track.bottom() + pad * 0.2, width - 2.4 * pad, strip)
    top = track.bottom() + pad * 0.7 + strip
    row_height = height - top - pad * 1.35
    card_width = row_height * RATIO
    if own:  # on a mat that is narrow for its height
        card_width = min(card_width, (width * (1 - _COUNTERS) - pad * 1.2) / 3 - pad)
    card_height = card_width / RATIO
    step = card_width + pad
    deck = QRectF(pad * 1.2, top, card_width, card_height)
    hand_width = 0.0 if own else card_width * 1.9
    hand = QRectF(width - pad * 1.2 - hand_width, top, hand_width, card_height)
    rest_left = deck.left() + 3 * step
    rest = QRectF(rest_left, top, (hand.left() if not own else width - pad * 0.4) - pad - rest_left, row_height)
    if shelf:
        rest = QRectF(pad * 1.9, height - pad * 0.5, width - pad * 3.8, shelf - pad * 1.3)
    return MatLayout(
        (width, full),
        head,
        track,
        deck,
        deck.translated(step, 0),
        deck.translated(2 * step, 0),
        rest if own else row,
        rest,
        hand,
        shelf,
        portrait,
        rises if own else 0.0,
    )


def _broad_layout(width: float, height: float, tokens: bool, shelf: float, rises: float, apart: float) -> MatLayout:
    body = height - shelf
    strip = body * TOKENS / (_PLAIN + TOKENS) if tokens else 0.0
    plain = body - strip
    pad = plain * 0.05
    side = min(plain - 2 * pad, width * 0.3)
    whole = side > plain * 0.75
    if not whole:
        side = min(side, plain * 0.58)
    portrait = QRectF(pad, pad - rises, side + rises, side + rises)
    left = portrait.right() + pad * 1.6
    head = QRectF(left, pad * 1.2, width - left - pad * 1.5, plain * 0.3)
    track = QRectF(left, head.bottom() + pad * 0.2, head.width(), plain * 0.25)
    row = QRectF(left, track.bottom(), head.width(), strip)
    top = track.bottom() + strip + pad * 0.6
    card_height = body - top - pad * 1.6
    card_width = card_height * RATIO
    start = (
        left + min(rises * 0.4, pad) if whole else max(pad * 1.6, left if portrait.bottom() + pad * 0.5 > top else 0.0)
    )
    deck = QRectF(start, top, card_width, card_height)
    backs = card_width * 1.9
    hand = QRectF(width - pad * 1.6 - backs, top, backs, card_height)
    step = max(card_width + pad * 1.4, min(apart, (hand.left() - pad - card_width - start) / 2))
    rest_left = deck.left() + 3 * step
    rest = QRectF(rest_left, top, hand.left() - pad - rest_left, card_height)
    if shelf:
        rest = QRectF(pad * 1.9, height - pad * 0.5 - shelf + pad, width - pad * 3.8, shelf - pad * 1.8)
    discard, drink_me = deck.translated(step, 0), deck.translated(2 * step, 0)
    return MatLayout((width, height), head, track, deck, discard, drink_me, row, rest, hand, shelf, portrait, rises)


def automaton_layout(
    width: float, height: float, tokens: bool = False, *, broad: bool = False, rises: float = 0.0
) -> MatLayout:
    """The places on the mat of an automaton: deck and discards, its tracks one above the other, no hand.

    `broad`: with a large portrait at the left, and the piles at the right; otherwise the piles are at the left.
    """
    usual = mat_layout(width, height, False, tokens, broad=broad, rises=rises)
    if broad:
        return _broad_automaton(usual)
    pad = usual.head.left()
    strip = usual.tokens.height()
    top, bottom = usual.track.top() + pad * 0.4, height - pad * 1.35 - (strip + pad * 0.4 if strip else 0.0)
    tall = min(bottom - top, width * 0.165 / RATIO)
    deck = QRectF(pad * 1.2, top + (bottom - top - tall) / 2, tall * RATIO, tall)
    discard = deck.translated(deck.width() + pad, 0)
    left = discard.right() + pad * 1.4
    tracks = QRectF(left, top, width - pad - left, bottom - top)
    nothing = QRectF(discard.right(), bottom, 0, 0)
    row = QRectF(pad * 1.2, bottom + pad * 0.4, width - 2.4 * pad, strip)
    return usual._replace(
        track=tracks, deck=deck, discard=discard, drink_me=nothing, tokens=row, rest=row, hand=nothing
    )


def _broad_automaton(usual: MatLayout) -> MatLayout:
    width, height = usual.size
    strip, pad = usual.tokens.height(), usual.portrait.left()
    body = height - strip
    tall = body * 0.5
    wide = tall * RATIO
    discard = QRectF(width - pad * 2 - wide, body - pad * 2 - tall, wide, tall)
    deck = discard.translated(-wide - pad, 0)
    head = QRectF(usual.head.left(), usual.head.top(), usual.head.width(), body * 0.27)
    tracks = QRectF(head.left(), head.bottom() + pad * 0.4, deck.left() - pad * 1.6 - head.left(), 0)
    tracks.setBottom(body - pad * 1.6)
    nothing = QRectF(discard.right(), discard.bottom(), 0, 0)
    row = QRectF(head.left(), height - strip, head.width(), strip)
    return usual._replace(
        head=head, track=tracks, deck=deck, discard=discard, drink_me=nothing, tokens=row, rest=row, hand=nothing
    )


def mats_around(
    order: Sequence[int],
    sides: tuple[int, int],
    room: QRectF,
    wide: float,
    heights: tuple[float, float, float],
    shelves: Collection[int],
    unit: float,
    rises: float | None,
) -> dict[int, QRectF]:
    """Mats around the table, so many at the left and along the top, the rest at the right.

    `heights`: without a shelf, with one, and of the shelf; `rises`: how far portraits extend above those with large ones.
    """
    (left, top), gap, (plain, with_shelf, shelf) = sides, 8 * unit, heights
    right = len(order) - left - top
    side_top = 0.0 if left > 1 or top > 1 or left == 0 else room.height() * 0.22
    alone = min(plain + shelf, room.height() - side_top) if max(left, right) == 1 else with_shelf
    deep = {index: alone if index in (*order[:left], *order[left + top :]) else with_shelf for index in shelves}
    heights_of = {index: deep.get(index, plain) for index in order}
    mats = {}
    for place, index in enumerate(order[:left]):
        down = room.height() - heights_of[index] if place == 0 and left > 1 else 0.0
        mats[index] = QRectF(room.left(), room.top() + side_top + down, wide, heights_of[index])
    spread = room.width() - 2 * (wide + gap) if left else room.width()
    if rises is not None:
        spread = min(spread, top * (wide + 40 * unit))
    for place, index in enumerate(order[left : left + top]):
        middle = room.center().x() + spread * ((place + 0.5) / top - 0.5)
        down = _ARC * unit if rises is not None and not left and top > 2 and place in (0, top - 1) else 0.0
        mats[index] = QRectF(middle - wide / 2, room.top() + (rises or 0.0) + down, wide, heights_of[index])
    for place, index in enumerate(order[left + top :]):
        down = room.height() - heights_of[index] if place == 1 else 0.0
        mats[index] = QRectF(room.right() - wide, room.top() + side_top + down, wide, heights_of[index])
    return mats
