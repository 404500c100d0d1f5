# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of the table, computed only from the size of the viewport, the seats and what they need room for."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rdi_desktop.ui.cards.letters import count_size, scale_of
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import below as cut_below
from rdi_desktop.ui.table.cut import cut_bottom, inset
from rdi_desktop.ui.table.machine_layout import machine_layout
from rdi_desktop.ui.table.mat_places import FLAT, TALL, TOKENS, MatLayout, mat_layout, mats_around
from rdi_desktop.ui.table.middle_places import MiddlePlaces, beside_mates, common, in_three, in_two
from rdi_desktop.ui.table.round_places import MOST, Rim, RoundPlaces, machine_places, round_places, team_places
from rdi_desktop.ui.table.setting_places import SettingKey, setting_layout
from rdi_desktop.ui.table.team_layout import (
    ALONE_RISES,
    OWN_WIDTH,
    Company,
    Plate,
    Wing,
    company,
    lay_teams,
    near_person,
    wing_places,
    with_own_mat,
)

RATIO = THEME.metrics.card_ratio

_AROUND = {
    0: (0, 0, 0),
    1: (0, 1, 0),
    2: (0, 2, 0),
    3: (0, 3, 0),
    4: (0, 4, 0),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
}
"""How many of the others sit on the left, along the top, on the right."""


_FRONT = 0.76
"""Size of cards before the own seat, relative to the hand."""
_HAND = 7
"""How many cards of the hand fit without overlap: a full hand."""
_APART = 1.03
"""Distance between the middles of cards, in widths."""
_LITTLE_SMALLER = 0.8
"""Open cards are reduced to this size if that avoids overlap."""
_HEADROOM = 0.072
"""How far a raised card rises, in heights of a card."""
_SUNK = 0.145
"""Greatest part of a card in the hand below the window's edge, in heights of a card."""
_HAND_HEIGHT = 0.245
"""Height of the hand, relative to the window."""
_LEAST_HAND = 0.22
"""Least height of the hand, where its cards are narrow, relative to the window."""
_SLANT = 0.035
"""How much lower the outer cards of a full hand are, in heights of a card."""
_BROAD = {2: (620, 158), 3: (460, 152), 4: (372, 146), 5: (300, 138)}
"""Width and height of the others' mats at tables of so many seats, with large portraits (times the unit)."""
_RISES = {2: 22, 3: 22, 4: 18, 5: 15}
"""How far portraits extend above such mats (times the unit)."""
_OWN_RISES = 11
"""How far the own portrait extends above its mat (times the unit)."""
_CROWDED = (244, 112)
"""Width and height of the others' mats with more seats (times the unit)."""
_BAR, _NARROW_BAR = 0.4, 0.3
"""Greatest fraction of the middle's width for Drink Deck, Inn and pot beside the stack; the second with more than five seats."""
_OPEN = 1000
"""From this width of the middle on, Drinks are left of the cloth, and the last plays right of it (times the unit)."""
_WIDEST = 1264
"""Greatest width of the middle (times the unit)."""
_CLOTH, _FEW_CLOTH = (680, 236), (720, 250)
"""Width and height of the cloth, and with two or three seats (times the unit)."""
_ABOVE_RAIL = 22
"""Distance of the cloth from the line with the question (times the unit)."""
_QUIET_CARD = 150
"""Greatest height of the Drink Deck while nothing is being played (times the unit)."""
_MAT_WIDTH = 286
_MACHINE = (660, 214)
"""Width and height of the mat of a machine (times the unit)."""
_HEAD = 1.42
"""How much larger the head of a machine is than a face in the same place, so that it stands out above its mat."""
_SHELF, _LOW_SHELF = 64, 52
"""Height of the shelf for cards in play on others' mats, and with many seats (times the unit)."""
PEEP = 50
"""Width of what is visible beside a drawer (times the unit)."""
_MAP = 34
"""Height of a folded map (times the unit)."""
_MAP_NAME = 19
"""Additional height for its name (times the size of letters)."""
_LEAST = 165
"""Height that a mat keeps above its shelf, if it has as much without one (times the unit)."""


class TableLayout(NamedTuple):
    """The places on the table, in scene coordinates (device-independent pixels)."""

    size: tuple[float, float]
    unit: float
    """One pixel of the smallest table, 1280 by 720."""
    text: float
    """The same for text: the unit times the chosen size of letters."""
    mats: dict[int, QRectF]
    mat_inside: dict[int, MatLayout]
    own: int
    """The seat at the bottom."""
    path: QRectF
    """Whose turn it is, and the phases: the upper part of the line with the question."""
    centre: QRectF
    """Where cards without targets are dropped."""
    bar: QRectF
    """Drink Deck, its discards, the Inn."""
    drink_deck: QRectF
    drink_discard: QRectF
    inn: QRectF
    pot: QRectF
    map: QRectF
    """Folded maps; empty in a game without any."""
    stack: QRectF
    history: QRectF
    """The last plays, and what they did to the viewer; may be empty."""
    cloth: QRectF
    """The ellipse of the cloth, the same for all games in a window with so many players."""
    round: QRectF
    """A Round of Gambling while nothing is being played; empty if that has no more room."""
    quiet: MiddlePlaces | None
    """Places of Drinks, Inn and pot on the cloth while nothing is being played; None if they stay in place."""
    controls: QRectF
    """Buttons for the display and for help, above the own mat."""
    prompt: QRectF
    """The line with the question and its buttons."""
    hand: QRectF
    hand_card: tuple[float, float]
    hand_seen: float
    """The fraction of a card's height in the hand that is visible wherever it lies."""
    hand_letters: float
    """Pixels of titles in the hand."""
    front: QRectF
    """Cards before the own seat, beside the hand; empty if there are none."""
    front_card: tuple[float, float]
    plates: tuple[Plate, ...] = ()
    """The mats of teams, of which the mats of their players are parts."""
    wings: Mapping[int, Wing] = MappingProxyType({})
    """The measures of such parts."""
    rim: Rim | None = None
    """The far rim of the table, if persons sit at it."""
    settings: Mapping[int, SettingKey] = MappingProxyType({})
    """The measures of place settings, if persons sit before them."""
    persons: Mapping[int, QRectF] = MappingProxyType({})
    """The fields of those persons, on the scene."""


PLAIN_LETTERS = 1.4
"""From this size of letters on mats lie open at the far side, without persons."""
_LEAST_ROUND = (1024, 640)
"""The same in windows below this size."""
_OWN_SETTING = 250
_OWN_PERSON = 0.98
"""Width of the own setting, and pixels for each unit of the own person's field (times the unit)."""
_SIGNS = 38
"""Height of the buttons for display and help on the wall (times the unit)."""
_NAME = 16
"""Letters of names (times the size of letters)."""
_NO_HISTORY, _CROWD = 1.4, 5
"""From this size of letters on the last plays have no place below others; with more seats than that two steps earlier."""
_MORE_LINES = 1.6
"""How much higher they are beside a column of mates."""


@lru_cache(maxsize=16)
def table_layout(
    width: int,
    height: int,
    seats: int,
    own: int,
    tokens: bool = False,
    front: int = 0,
    letters: float = 1.0,
    shelves: frozenset[int] = frozenset(),
    maps: int = 0,
    machine: int | None = None,
    drawer: float = 0.0,
    bare: frozenset[int] = frozenset(),
    sides: tuple[int, ...] = (),
    plain: bool = False,
) -> TableLayout:
    """The layout for that many seats, with `own` at the bottom.

    `tokens`: whether the game has any; `front`: how many cards are before the own seat; `letters`: the chosen size; `shelves`: seats that
    may have cards in play; `maps`: how many maps are below the pot, for which Drinks, Inn and pot make room; `machine`: the seat of a
    machine, at the far side; `drawer`: the width covered at the right, which the present play avoids; `bare`: seats of `shelves` without
    cards now, whose mats end above the shelf; `sides`: the side of each seat, if several share one; `plain`: mats instead of persons.
    """
    unit = max(0.5, min(width / 1280, height / 720))
    gap = 8 * unit
    left, top, right = _AROUND[seats - 1] if seats <= 8 else (2, seats - 5, 2)
    broad: tuple[int, int] | None = _BROAD.get(seats, _CROWDED)
    if machine is not None:
        left, top, right, broad = 0, 1, 0, None
    text = unit * letters
    apart = count_size(scale_of(unit, letters))[0]
    before = 0.0
    who = company(sides, own)
    at_rim = None if plain else _places_at_rim(width, height, unit, seats, who, letters)
    own_width = min(250 * unit, width * 0.2) if at_rim is None else _OWN_SETTING * unit
    if who is not None and who.mates and letters < _NO_HISTORY:  # with large letters the rail needs the width
        own_width = min(OWN_WIDTH * unit, width * 0.24)
    hand_height = height * _HAND_HEIGHT
    hand_width = width - own_width - 3.5 * gap
    tall = hand_height / (1 - _SUNK + _HEADROOM)
    if front:
        before = tall * RATIO * _FRONT * (1 + (min(front, 4) - 1) * 0.5) + 3 * gap
    tall = min(tall, (hand_width - before) / (_HAND * _APART + 0.1) / RATIO)
    hand_height = max(min(hand_height, tall * (1 + _HEADROOM)), height * _LEAST_HAND)
    prompt_height = 48 * unit * min(letters, 1.5)
    bottom = height - hand_height
    controls = QRectF(gap, bottom - prompt_height - gap * 0.5, own_width, prompt_height)
    prompt = QRectF(controls.right() + gap, controls.top(), width - controls.right() - 2 * gap, prompt_height)
    if at_rim is not None:
        controls = QRectF(gap, gap * 0.5, 250 * unit, _SIGNS * unit)
    room = QRectF(gap, gap, width - 2 * gap, prompt.top() - 1.5 * gap)

    columns = top + (1 if left else 0) + (1 if right else 0)
    widest = (broad[0] if broad else _MAT_WIDTH) * unit * min(letters, max(1.15, width / (1280 * unit)))
    few = columns if broad else max(columns, 3.5)
    mat_width = min(widest, (room.width() - gap * (max(columns, 1 if broad else 4) - 1)) / few)
    strip = (TOKENS if tokens else 0) * unit * min(letters, 1.2)
    high = broad[1] * unit * min(letters, 1.2) + strip if broad else mat_width * (TALL if tokens else FLAT)
    mat_height = min(high, (room.height() - gap) / (2.05 if max(left, right) > 1 else 2.2))
    most = (room.height() - gap) / 2 if max(left, right) > 1 else room.height() * 0.6
    board = (_SHELF if seats < 6 else _LOW_SHELF) * unit
    with_shelf = min(max(mat_height, min(mat_height, _LEAST * unit) + board), most)
    shelf = min(board, with_shelf * 0.3)
    rises = (_RISES.get(seats, 0) if who is None else ALONE_RISES) * unit if broad else 0.0
    order = [(own + step) % seats for step in range(1, seats)]
    mats = {own: QRectF(gap, bottom, own_width, hand_height - gap * 0.5)}
    plates: tuple[Plate, ...] = ()
    wings: Mapping[int, Wing] = {}
    column, lowest = False, room.top()
    if at_rim is not None:
        mats[own] = QRectF(gap * 0.5, prompt.top(), own_width, height - prompt.top() - gap * 0.25)
        room.setTop(controls.bottom() + gap)
        if machine is not None:
            beside = own_width + gap if who is not None else 0.0
            at_rim = machine_places(width, height, unit, _of_machine(room, unit, beside))
    if at_rim is not None and who is None:
        mats |= dict(zip(order, at_rim.settings, strict=True))
        left, top, mat_width = 0, 0, at_rim.seating.wide
    elif who is not None:
        laid = lay_teams(
            who,
            sides,
            room,
            mats[own],
            unit,
            letters,
            tokens=tokens,
            shelf=shelf,
            shelves=shelves,
            bare=bare,
            machine=_of_machine(room, unit, own_width + gap) if machine is not None else None,
            at_rim=at_rim,
        )
        mats, plates, wings, lowest = {**mats, **laid.mats}, laid.plates, laid.wings, laid.bottom
        left, order, column = len(who.mates), [*who.mates, *itertools.chain(*who.groups)], bool(who.mates)
        top, mat_width = len(order) - left, own_width
    else:
        heights = (mat_height, with_shelf, shelf)
        mats |= mats_around(order, (left, top), room, mat_width, heights, shelves, unit, rises if broad else None)
        if machine is not None:
            mats[machine] = _of_machine(room, unit, 0.0)

    side = mat_width + 1.5 * gap
    lowest = max([lowest, *(mats[index].bottom() for index in order[left : left + top])])
    inner_top = lowest + gap if top else room.top()
    inner_left, inner_right = room.left(), room.right()
    if at_rim is not None:
        inner_top = _under(at_rim, 660 * unit, width, gap)
    if at_rim is None or who is not None:
        inner_left += _taken(mats, order[:left], inner_top, side)
        inner_right -= _taken(mats, order[left + top :], inner_top, side)
    for index in (shelves & bare) - {own, machine} if who is None and at_rim is None else ():
        mats[index].setHeight(mats[index].height() - shelf)
    spare = max(0.0, inner_right - inner_left - _WIDEST * unit) / 2
    inner_left, inner_right = inner_left + spare, inner_right - spare
    path = QRectF(prompt.left(), prompt.top(), prompt.width(), prompt_height * 0.38)
    centre = QRectF(inner_left, inner_top, inner_right - inner_left, room.bottom() - inner_top)
    open_ = column or centre.width() >= _OPEN * unit
    wide, high = (
        each * unit for each in (_FEW_CLOTH if (seats <= 3 and at_rim is None) or machine is not None else _CLOTH)
    )
    edge = (
        prompt.top() - _ABOVE_RAIL * unit - max(0.0, prompt.top() - 476 * unit) * 0.3
    )  # extra height goes to both sides
    if at_rim is not None:
        high = min(high, (edge - inner_top) * 1.2)  # settings lie on its far part
    cloth = QRectF((width - wide) / 2, edge - high, wide, high)
    history_height = _history(centre, unit, seats, letters)
    if column:
        shares = beside_mates(centre, cloth.right() - centre.left(), history_height * _MORE_LINES, gap)
    elif open_:
        shares = in_three(centre, wide, gap)
    else:
        most = 420 * unit
        shares = in_two(centre, min(centre.width() * (_NARROW_BAR if seats > 5 else _BAR), most), history_height, gap)
    far = at_rim.settings if at_rim is not None else ()
    bar, stack, history = (cut_below(each, far, gap) for each in shares)
    if drawer:
        _clear_of(width - drawer - (PEEP + 4) * unit, stack, *(() if open_ else (history,)))
    strip = min(max(_MAP * unit, bar.height() * 0.15), 1.5 * _MAP * unit) * maps
    strip += _MAP_NAME * text * maps if open_ and letters < _NO_HISTORY else 0.0
    in_bar = at_rim is None or column  # before persons the pot needs the height below the Drinks
    foot = QRectF(bar.left() + gap, bar.bottom() - strip * in_bar, bar.width() - 2 * gap, strip * in_bar)
    chart = foot
    if not in_bar:
        chart, history = cut_bottom(history, strip, gap * 0.5 if maps else 0.0)
        chart = inset(chart, gap, 0)
    below = not open_ and seats > 5  # the Inn is below the Drinks
    deck, discard, inn, pot = common(bar, foot, unit, maps * in_bar, below=below, low=at_rim is not None)
    on_cloth = cloth.intersected(centre)
    around = on_cloth.adjusted(cloth.width() * 0.1, high * 0.06, -cloth.width() * 0.1, -high * 0.02)
    if not open_:
        around = QRectF()
    quiet = _quiet(on_cloth, unit) if open_ else None
    hand = QRectF(own_width + 2.5 * gap, bottom, hand_width, hand_height)
    card = (tall * RATIO, tall)
    front_card = (card[0] * _FRONT, card[1] * _FRONT)
    before_own = QRectF(hand.left(), hand.top(), 0, hand.height() - gap * 0.5)
    if front:
        before_own.setWidth(before - gap)
        hand.setLeft(before_own.right() + gap)
    sitting = {
        own: mats[own],
        **{index: rect for index, rect in mats.items() if index not in wings and index != machine},
    }
    keys = _setting_keys(at_rim, sitting, own, unit, letters, tokens=tokens) if at_rim is not None else {}
    keys |= {seat: keys[seat]._replace(shared=True) for plate in plates for seat in plate.seats if plate.seated}
    inside = {
        index: setting_layout(rect.width(), rect.height(), keys[index])
        if index in keys
        else mat_layout(
            rect.width(),
            rect.height(),
            index == own,
            tokens or (who is not None and index not in wings),
            shelf if index in shelves - bare and index != own else 0.0,
            broad=broad is not None and index != own,
            rises=_OWN_RISES * unit if index == own else rises,
            apart=apart,
        )
        for index, rect in mats.items()
    }
    inside |= {index: wing_places(wing) for index, wing in wings.items()}
    plates = tuple(with_own_mat(plate, inside[own], mats[own]) if plate.own else plate for plate in plates)
    size = (float(width), float(height))
    return TableLayout(
        size,
        unit,
        text,
        mats,
        inside,
        own,
        path,
        centre,
        bar,
        deck,
        discard,
        inn,
        pot,
        chart,
        stack,
        history,
        cloth,
        around,
        quiet,
        controls,
        prompt,
        hand,
        card,
        min(1.0, max(1 - _SUNK, hand_height / tall - _HEADROOM)) - _SLANT,
        13 * max(1.0, unit) ** 0.6 * (1 + 0.6 * (letters - 1)),
        before_own,
        front_card,
        plates,
        wings,
        at_rim.rim if at_rim is not None else None,
        keys,
        _persons(mats, inside, keys, machine) if at_rim is not None else {},
    )


def _places_at_rim(
    width: int, height: int, unit: float, seats: int, who: Company | None, letters: float
) -> RoundPlaces | None:
    """Where persons sit at the far side of the table; None if they cannot."""
    groups = [*map(len, who.groups)] if who is not None else [1] * (seats - 1)
    large = width >= _LEAST_ROUND[0] and height >= _LEAST_ROUND[1]
    if not large or not 1 <= sum(groups) <= MOST or letters >= PLAIN_LETTERS:
        return None
    return round_places(width, height, unit, seats - 1) if who is None else team_places(width, height, unit, groups)


def _persons(
    mats: Mapping[int, QRectF], inside: Mapping[int, MatLayout], keys: Mapping[int, SettingKey], machine: int | None
) -> dict[int, QRectF]:
    """The fields of all persons, on the scene."""
    fields = {
        index: places.portrait if index in keys else near_person(places.portrait) for index, places in inside.items()
    }
    if machine is not None:
        fields[machine] = near_person(
            machine_layout(mats[machine].width(), mats[machine].height())[1].portrait, larger=_HEAD
        )
    return {index: field.translated(mats[index].topLeft()) for index, field in fields.items()}


def _setting_keys(
    places: RoundPlaces, mats: Mapping[int, QRectF], own: int, unit: float, letters: float, *, tokens: bool
) -> dict[int, SettingKey]:
    """The measures of all settings."""
    seating, name = places.seating, _NAME * scale_of(unit, letters)
    other = SettingKey(False, seating.mug, seating.back, seating.person, seating.over, unit, name, tokens)
    tall = mats[own].height() / (224 * unit)
    mine = other._replace(own=True, mug=84 * unit * min(1.0, tall), person=_OWN_PERSON * unit * tall)
    return {index: mine if index == own else other for index in mats}


_RAISED = (348, 196)
"""Size of a place setting that is pointed at (times the unit)."""


def enlarged(layout: TableLayout, seat: int) -> TableLayout:
    """The layout with that place setting large, over what lies around it; the same if it has none."""
    key = layout.settings.get(seat)
    if key is None or seat == layout.own:
        return layout
    unit, rest = layout.unit, layout.mats[seat]
    wide, high = max(_RAISED[0] * unit, rest.width()), max(_RAISED[1] * unit, rest.height())
    left = min(max(rest.center().x() - wide / 2, 6 * unit), layout.size[0] - wide - 6 * unit)
    rect = QRectF(left, rest.top(), wide, high)
    large = key._replace(mug=min(high * 0.64, key.mug * 1.5), over=False, raised=True, shared=False)
    inside = {**layout.mat_inside, seat: setting_layout(wide, high, large)}
    return layout._replace(
        mats={**layout.mats, seat: rect}, mat_inside=inside, settings={**layout.settings, seat: large}
    )


def _under(places: RoundPlaces, wide: float, width: float, gap: float) -> float:
    """Where the middle begins: below the settings that lie above the cloth, which is so wide, and below the rim."""
    edge = (width - wide) / 2
    above = [rect.bottom() for rect in places.settings if rect.right() > edge and rect.left() < width - edge]
    return max([places.seating.rim + 3 * gap, *above]) + gap


def _of_machine(room: QRectF, unit: float, column: float) -> QRectF:
    """The mat of a machine in the middle of the far edge; `column`: the width beside it on each side for the viewer's teammates."""
    wide, high = min(_MACHINE[0] * unit, room.width() - 2 * column), min(_MACHINE[1] * unit, room.height() * 0.5)
    return QRectF(room.center().x() - wide / 2, room.top(), wide, high)


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


def in_lines(rect: QRectF, count: int) -> list[QRectF]:
    """So many places of equal height, one below the other."""
    gap = rect.height() * 0.04 if count > 1 else 0.0
    high = (rect.height() - gap * (count - 1)) / max(1, count)
    return [QRectF(rect.left(), rect.top() + place * (high + gap), rect.width(), high) for place in range(count)]


def _history(centre: QRectF, unit: float, seats: int, letters: float) -> float:
    """The height of the last plays; 0: the log shows them."""
    gone = letters >= (_NO_HISTORY if seats <= _CROWD else _NO_HISTORY - 0.2)
    return 0.0 if gone else min(max(46 * unit, centre.height() * 0.2), 74 * unit)


def _clear_of(free: float, stack: QRectF, *others: QRectF) -> None:
    """The present play ends before a drawer, and so do others as long as they are anything at all."""
    stack.setRight(max(stack.left() + 1, min(stack.right(), free)))
    for other in others:
        if not other.isEmpty():
            other.setRight(stack.right())


def _taken(mats: dict[int, QRectF], seats: list[int], top: float, side: float) -> float:
    """How much of the middle's width, which begins there, the mats at one side take."""
    return side if any(mats[index].bottom() > top + 1 for index in seats) else 0.0


def fan(places: int, area: QRectF, card: tuple[float, float]) -> list[tuple[QPointF, float]]:
    """Centres and rotations (degrees) of so many hand cards, overlapping if needed."""
    if places == 0:
        return []
    width, height = card
    step = min(width * _APART, (area.width() - width * 1.06) / max(1, places - 1))
    turn = 0.7 if places > 1 else 0.0
    found = []
    for place in range(places):
        off = place - (places - 1) / 2
        sag = min(off * off, 9.0) * height * 0.0035
        at = max(area.top() + height * (_HEADROOM + 0.5), area.bottom() - height / 2) + sag
        found.append((QPointF(area.center().x() + off * step, at), off * turn))
    return found


def in_rows(
    count: int, area: QRectF, card: tuple[float, float], most: int = 1
) -> tuple[tuple[float, float], list[QRectF]]:
    """The size of open cards in an area, in at most so many rows, and the uncovered part of each.

    They are not covered as long as that makes them little smaller; otherwise they overlap. The number of rows is chosen to show most of
    each.
    """
    if not count or min(card) <= 0:  # an automaton has no hand
        return card, [QRectF(area) for _ in range(count)]
    size, wide, columns, apart = card, 0.0, count, 0.0
    for rows in range(1, most + 1):
        in_row = -(-count // rows)
        gap = card[1] * (_APART - 1) * 2
        full = min(1.0, (area.height() - gap * (rows - 1)) / rows / card[1])
        whole = min(full, area.width() / card[0] / (1 + (in_row - 1) * _APART))
        part = whole if whole >= full * _LITTLE_SMALLER else full
        width = card[0] * part
        step = min(width * _APART, (area.width() - width) / max(1, in_row - 1))
        if min(width, step) > wide:
            wide, size, columns, apart = min(width, step), (width, card[1] * part), in_row, step
    rows = -(-count // columns)
    down = min(size[1] * _APART, (area.height() - size[1]) / max(1, rows - 1))
    top = area.center().y() - (down * (rows - 1) + size[1]) / 2
    places = []
    for place in range(count):
        row, column = divmod(place, columns)
        covered = column < columns - 1 and place < count - 1
        corner = QPointF(area.left() + column * apart, top + row * down)
        places.append(QRectF(corner, QSizeF(min(size[0], apart) if covered else size[0], size[1])))
    return size, places


def raised(at: QPointF, card: tuple[float, float], part: float = 1.0) -> QPointF:
    """The position of a raised card of the hand, never over the line above it."""
    return at - QPointF(0, card[1] * _HEADROOM * part)
