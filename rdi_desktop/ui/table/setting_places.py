# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a place setting: tankard, name, Gold, piles, and what lies before a person, cut out of one rectangle."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import columns, cut_bottom, cut_left, cut_right, cut_top, inset, rows
from rdi_desktop.ui.table.mat_places import MatLayout

RATIO = THEME.metrics.card_ratio
BADGE = 0.28
"""How far the badge of a tankard stands out at its left, and its handle at its right (in heights of the tankard)."""
GLASS, HANDLE = 0.7, 0.2
"""Widths of glass and handle (in heights of the tankard)."""
_NUMBER = 3.0
"""How far a pile's number is below its card (times the unit)."""
PLATE = 1.42
"""Height of a name's plate (in heights of its letters)."""
_THING, _SHARE = 0.8, 0.42
"""The width of a counter or a token (in heights of its row), and how much of the row they have beside many cards."""
LEAST_SEEN = 0.3
"""Cards before others lie over each other until so much of each shows; only then they are smaller."""
_BESIDE_TRACKS = 0.34
"""How much of an automaton's setting lies beside its tracks."""
_CROWD = 236.0
"""Narrower settings have only the Drink Me! pile (times the unit)."""


class SettingKey(NamedTuple):
    """Everything that the places of a setting depend on besides its size."""

    own: bool
    mug: float
    """Height of the tankard (px)."""
    back: float
    """Width of the backs of the hand."""
    person: float
    """Pixels for each unit of the person's field."""
    over: bool
    """Whether the name lies over the tankard."""
    unit: float
    name: float
    """Height of names (px)."""
    tokens: bool
    """Whether there is anything besides cards."""
    raised: bool = False
    """Whether it is pointed at, and large."""
    shared: bool = False
    """Whether tankard and Gold are those of a team, and lie beside it."""
    tracks: int = 0
    """Of an automaton: how many tracks it has instead of a tankard."""
    plain: bool = False
    """Whether it is one of a plain table, which has room for everything."""
    mate: bool = False
    """Whether it is that of the viewer's teammate, with an open hand."""


def setting_layout(width: float, height: float, key: SettingKey) -> MatLayout:
    """The places on a setting of that size."""
    if key.mate:
        return _of_mate(width, height, key)
    if key.tracks:
        return _of_automaton(width, height, key)
    if key.plain:
        return _plain(width, height, key)
    return _own(width, height, key) if key.own else _of_other(width, height, key)


def divided(inside: MatLayout, things: int, lying: float) -> MatLayout:
    """With the row above Gold and piles shared by what there is: so many counters and kinds of tokens, and cards of so many widths."""
    row = inside.tokens.united(inside.rest)
    if inside.tokens.top() != inside.rest.top():  # raised: one above the other
        return inside if things else inside._replace(rest=row)
    if not lying:
        return inside._replace(tokens=row, rest=cut_right(row, 0)[0])
    gap = row.height() * 0.08 * bool(things)
    card = min(row.height() * RATIO, row.width())
    wanted = things * _THING * row.height()
    least = card * (1 + (lying - 1) * LEAST_SEEN)
    wide = max(
        min(wanted, row.width() - gap - card * lying),
        min(wanted, (row.width() - gap) * _SHARE, row.width() - gap - least),
        0.0,
    )
    tokens, rest = cut_left(row, wide, gap)
    return inside._replace(tokens=tokens, rest=rest)


def mug_width(mug: float) -> float:
    """The width of a tankard of that height with badge and handle."""
    return mug * (BADGE + GLASS + HANDLE)


def _of_other(width: float, height: float, key: SettingKey) -> MatLayout:
    whole, unit = QRectF(0, 0, width, height), key.unit
    plate, gap = key.name * PLATE, (6 if key.raised else 3) * unit
    room = inset(whole, 4 * unit, 0).adjusted(0, 0, 0, -4 * unit)
    mug, beside = cut_left(room, 0.0 if key.shared else mug_width(key.mug), 0.0 if key.shared else gap)
    track = cut_bottom(mug, key.mug)[0]
    rise = plate * (0.62 if key.over else 0.34)
    line = room if key.over else beside
    head = QRectF(line.left(), -rise, line.width(), plate)
    beside = cut_top(beside, head.bottom() + gap)[1]
    most = 54 if key.raised else 34
    lower, upper = cut_bottom(beside, min(most * unit, beside.height() * 0.54), 2 * unit + gap * 0.5)
    card = lower.height() * 0.96 * RATIO
    crowded = width < (_CROWD * 0.5 if key.shared else _CROWD) * unit
    piles = 1 if crowded else 3
    step = max(card + 4 * unit, key.name * (1.1 if crowded else 1.45))
    lying, gold = cut_right(lower, min(step * piles, lower.width() * (0.5 if crowded else 0.66)), gap)
    places = [
        QRectF(slot.left(), slot.bottom() - card / RATIO - _NUMBER * unit, card, card / RATIO)
        for slot in columns(lying, [1] * piles)
    ]
    nothing = QRectF(places[-1].left(), places[-1].top(), 0, 0)
    deck, discard, drink_me = (nothing, nothing, places[0]) if crowded else places
    if key.raised:
        tokens, rest = rows(upper, (0.36, 0.64), gap) if key.tokens else (cut_left(upper, 0)[0], upper)
    else:
        tokens, rest = cut_left(upper, upper.width() * (0.42 if crowded else 0.5) * key.tokens, gap * key.tokens)
    backs = key.back / RATIO
    hand = QRectF(width / 2 - key.back, -rise - backs * 0.7, key.back * 2, backs)
    portrait = QRectF(0, 0, 256 * key.person, 242 * key.person)
    portrait.moveCenter(whole.center())
    portrait.moveBottom((16 - 5) * unit)
    return MatLayout((width, height), head, track, deck, discard, drink_me, tokens, rest, hand, portrait, gold)


RISE = 0.2
"""How far a name's plate stands out above a plain setting (in its heights)."""
_TALL = 1.9
"""A plain setting that is narrower than this (in heights) has its piles in a row of their own."""
_MUG = 116.0
"""The greatest height of a tankard there (times the unit)."""
_LEAST_PILE = 27.0
"""The least height of a teammate's piles (times the unit)."""
_PILES = (1.25, 1.05, 0.9, 0.8)
"""How a row is shared by deck, discards, Drink Me! and hand: the first have numbers of two digits."""
_COUNT = 0.56
"""How far a pile's number is below its card (in heights of names' letters)."""


def _plain(width: float, height: float, key: SettingKey) -> MatLayout:
    """A setting of a plain table: everything lies side by side, in the letters that are chosen."""
    whole, unit, gap = QRectF(0, 0, width, height), key.unit, 5 * key.unit
    plate, below = key.name * PLATE, max(_NUMBER * key.unit, key.name * _COUNT)
    room = inset(whole, 6 * unit, 0).adjusted(0, 0, 0, -4 * unit)
    portrait = QRectF(0, 0, 256 * key.person, 242 * key.person)
    if key.own:
        head, room = cut_top(room, plate, gap)
        portrait.moveBottomLeft(head.bottomLeft())
        head = cut_left(head, portrait.width() * 0.8)[1]
    else:
        head = QRectF(room.left(), -plate * RISE, room.width(), plate)
        portrait.moveCenter(whole.center())
        portrait.moveBottom((16 - 5) * unit)
        room = cut_top(room, head.bottom() + gap)[1]
    tall = width < height * _TALL
    if tall:
        lying, room = cut_bottom(room, room.height() * 0.36, gap)
    kept = not key.shared
    mug, room = cut_left(room, min(mug_width(min(room.height(), _MUG * unit)), width * 0.5) * kept, gap * kept)
    track = cut_bottom(mug, mug.width() / mug_width(1))[0]
    row, lower = rows(room, (0.56, 0.44) if tall else (0.45, 0.55), gap * 0.5) if kept or not tall else (room, room)
    gold, lower = cut_left(lower, lower.width() * (1.0 if tall else 0.26) * kept, gap * kept)
    lying = lying if tall else lower
    slots = columns(lying, _PILES[: 3 if key.own else 4], 3 * unit)
    card = min((slots[2].height() - below) * RATIO, slots[2].width() - key.name * 0.5)
    places = [QRectF(slot.left(), slot.top(), card, card / RATIO) for slot in slots]
    tokens, rest = cut_left(row, row.width() * 0.5 * key.tokens, gap * key.tokens)
    if key.own:
        tokens, rest = row, row
    deck, discard, drink_me, hand = [*places, QRectF(width, 0, 0, 0)][:4]
    return MatLayout((width, height), head, track, deck, discard, drink_me, tokens, rest, hand, portrait, gold)


def _of_mate(width: float, height: float, key: SettingKey) -> MatLayout:
    """The setting of the viewer's teammate: the person beside name, piles and tokens, below them the open hand."""
    unit, gap = key.unit, 5 * key.unit
    plate, below = key.name * PLATE, max(_NUMBER * unit, key.name * _COUNT)
    portrait = QRectF(0, 0, 256 * key.person, 242 * key.person)
    room = inset(QRectF(0, 0, width, height), gap, gap * 0.8)
    upper = min(max(portrait.height() * 0.86, plate + below + _LEAST_PILE * unit), room.height() * 0.62)
    top, hand = cut_top(room, upper, gap)
    face, beside = cut_left(top, portrait.width() * 0.66, gap)
    portrait.moveCenter(face.center())
    portrait.moveBottom(face.bottom())
    head, beside = cut_top(beside, plate, gap * 0.6)
    lying, tokens = cut_left(beside, beside.width() * 0.72, gap * 0.5)
    slots = columns(lying, _PILES[:3], 3 * unit)
    card = max(0.0, min((slots[2].height() - below) * RATIO, slots[2].width() - key.name * 0.4))
    deck, discard, drink_me = (QRectF(slot.left(), slot.top(), card, card / RATIO) for slot in slots)
    nothing = QRectF(head.center().x(), head.center().y(), 0, 0)
    return MatLayout((width, height), head, nothing, deck, discard, drink_me, tokens, QRectF(hand), hand, portrait)


def beside_hand(inside: MatLayout) -> MatLayout:
    """With the room for an open hand shared with the cards that lie before a teammate."""
    room, gap = inside.hand, inside.hand.height() * 0.06
    if room.height() > room.width() * 0.4:
        hand, rest = rows(room, (0.54, 0.46), gap)
    else:
        hand, rest = columns(room, (0.6, 0.4), gap)
    return inside._replace(hand=hand, rest=rest)


def _of_automaton(width: float, height: float, key: SettingKey) -> MatLayout:
    """The name above everything, below it its tracks side by side, and at the right what it holds above deck and discards."""
    usual = _plain(width, height, key) if key.plain else _of_other(width, height, key._replace(over=True))
    unit = key.unit
    gap = (6 if key.raised else 3) * unit
    room = inset(QRectF(0, 0, width, height), 6 * unit, 0).adjusted(0, usual.head.bottom() + gap, 0, -4 * unit)
    beside, tracks = cut_right(room, room.width() * _BESIDE_TRACKS, 2 * gap)
    lower, upper = cut_bottom(beside, beside.height() * 0.56, gap)
    tall = min(lower.height() - _NUMBER * unit, lower.width() * 0.46 / RATIO)
    deck, discard = (
        QRectF(slot.left(), lower.bottom() - tall - _NUMBER * unit, tall * RATIO, tall)
        for slot in columns(lower, [1, 1])
    )
    nothing = QRectF(discard.right(), discard.top(), 0, 0)
    tokens, rest = cut_left(upper, upper.width() * 0.5, gap)
    return usual._replace(
        track=tracks, deck=deck, discard=discard, drink_me=nothing, tokens=tokens, rest=rest, hand=nothing, gold=nothing
    )


def _own(width: float, height: float, key: SettingKey) -> MatLayout:
    whole, unit = QRectF(0, 0, width, height), key.unit
    plate, gap = key.name * PLATE, 4 * unit
    portrait = QRectF(0, 0, 256 * key.person, 242 * key.person)
    portrait.moveBottom(height + 2 * unit)
    portrait.moveLeft(width * 0.27 - portrait.width() / 2)
    room = inset(whole, 2 * unit, 2 * unit)
    head, room = cut_bottom(cut_right(room, width * 0.63)[0], plate, gap)
    tokens, room = cut_top(room, room.height() * 0.24, gap)
    tokens = cut_right(tokens, width * 0.56)[0]
    lower, row = cut_bottom(room, key.mug, gap)
    mug, gold = cut_left(lower, mug_width(key.mug), gap)
    gold = cut_bottom(gold, min(34 * unit, gold.height() * 0.5))[0]
    card_high = row.height() * 0.94
    slots = columns(cut_right(row, width * 0.46)[0], [1, 1, 1])
    card = min(card_high * RATIO, slots[0].width() - 4 * unit)
    piles = [QRectF(slot.left(), slot.top(), card, card / RATIO) for slot in slots]
    nothing = QRectF(width, 0, 0, 0)
    return MatLayout(
        (width, height),
        head,
        mug,
        piles[0],
        piles[1],
        piles[2],
        tokens,
        QRectF(tokens),
        nothing,
        portrait,
        gold,
    )
