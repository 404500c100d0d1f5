# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of the table, computed only from the size of the viewport, the seats and what they need room for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rdi_desktop.ui.cards.letters import scale_of
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import cut_bottom, cut_left, cut_top
from rdi_desktop.ui.table.machine_layout import head_field, machine_layout
from rdi_desktop.ui.table.mat_places import MatLayout
from rdi_desktop.ui.table.middle_places import NO_HISTORY, MiddlePlaces, lay_middle
from rdi_desktop.ui.table.round_places import (
    MOST,
    Rim,
    RoundPlaces,
    SeatingSizes,
    machine_places,
    round_places,
    team_places,
)
from rdi_desktop.ui.table.setting_places import PLATE, SettingKey, setting_layout
from rdi_desktop.ui.table.team_layout import OWN_WIDTH, Company, Plate, company, lay_teams, with_own_mat

RATIO = THEME.metrics.card_ratio

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
_MACHINE = (860, 214)
"""Greatest width of a machine's body, and its height (times the unit)."""


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
    """A Round of Gambling while nothing is being played."""
    quiet: MiddlePlaces
    """Places of Drinks, Inn and pot on the cloth while nothing is being played."""
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
    rim: Rim
    """The far rim of the table."""
    plain: bool
    """Whether persons are small, and settings have their room."""
    settings: Mapping[int, SettingKey]
    """The measures of place settings; a machine has none."""
    persons: Mapping[int, QRectF]
    """The fields of persons, on the scene."""
    plates: tuple[Plate, ...] = ()
    """What lies before teams; the settings of their players are parts of it."""


PLAIN_LETTERS = 1.4
"""From this size of letters on a table is plain."""
_LEAST_ROUND = (1024, 640)
"""The same in windows below this size."""
_OWN_SETTING = 250
_OWN_PERSON = 0.98
"""Width of the own setting, and pixels for each unit of the own person's field (times the unit)."""
_SMALL_PERSON = 0.2
"""The same of the own person at a plain table."""
_SIGNS = 38
"""Height of the buttons for display and help on the wall (times the unit)."""
_CROWD = 5
"""From more seats than that on names and plays are many."""
_NAME = 16
"""Letters of names (times the size of letters)."""


@lru_cache(maxsize=16)
def table_layout(
    width: int,
    height: int,
    seats: int,
    own: int,
    tokens: bool = False,
    front: int = 0,
    letters: float = 1.0,
    maps: int = 0,
    machine: int | None = None,
    drawer: float = 0.0,
    sides: tuple[int, ...] = (),
    plain: bool = False,
) -> TableLayout:
    """The layout for that many seats, with `own` at the bottom.

    `tokens`: whether the game has any; `front`: how many cards are before the own seat; `letters`: the chosen size; `maps`: how many
    maps are below the pot, for which Drinks, Inn and pot make room; `machine`: the seat of a machine, at the far side; `drawer`: the
    width covered at the right, which the present play avoids; `sides`: the side of each seat, if several share one; `plain`: small
    persons, whose settings have their room; it is so in any case where large ones have none.
    """
    unit = max(0.5, min(width / 1280, height / 720))
    gap = 8 * unit
    who = company(sides, own)
    plain = plain or not _people_fit(width, height, seats, who, letters)
    mates = bool(who is not None and who.mates)
    own_width = min(_OWN_SETTING * unit, width * 0.2) if plain else _OWN_SETTING * unit
    if mates and letters < NO_HISTORY:  # with large letters the rail needs the width
        own_width = min(OWN_WIDTH * unit, width * 0.24)
    near, place = _near_side(width, height, unit, letters, own_width, front, plain=plain)
    room = QRectF(gap, gap, width - 2 * gap, near.prompt.top() - 1.5 * gap)
    if not plain:
        room.setTop(near.controls.bottom() + gap)
    at_rim = _places_at_rim(width, height, unit, seats, who, letters, plain=plain)
    if machine is not None:
        at_rim = machine_places(
            width, height, unit, _of_machine(room, unit, own_width + gap if who is not None else 0.0)
        )
    order = [(own + step) % seats for step in range(1, seats)]
    mats = {own: place, **dict(zip(order, at_rim.settings, strict=False))}
    scales, plates = dict[int, float](), tuple[Plate, ...]()
    if who is not None:
        laid = lay_teams(who, sides, room, place, at_rim, unit, letters, plain=plain)
        mats, scales, plates = {own: place, **laid.mats}, laid.mates, laid.plates

    room.setTop(_under(at_rim, 660 * unit, width, gap))
    if any(mats[mate].bottom() > room.top() + 1 for mate in scales):
        room.setLeft(place.right() + 1.5 * gap)
    middle = lay_middle(
        room,
        near.prompt.top(),
        unit,
        letters,
        at_rim.settings,
        crowded=seats > _CROWD,
        maps=maps,
        seen=width - drawer,
        mates=mates,
        large=machine is not None,
    )
    keys = _setting_keys(at_rim.seating, place, unit, letters, own, mats, scales, tokens=tokens, plain=plain)
    keys |= {seat: keys[seat]._replace(shared=True) for plate in plates for seat in plate.seats if seat != own}
    inside = {index: setting_layout(rect.width(), rect.height(), keys[index]) for index, rect in mats.items()}
    persons = {index: inside[index].portrait.translated(mats[index].topLeft()) for index in inside}
    if machine is not None:
        del keys[machine]
        face = machine_layout(mats[machine].width(), mats[machine].height())[1].portrait
        persons[machine] = head_field(face, small=plain).translated(mats[machine].topLeft())
    return TableLayout(
        size=(float(width), float(height)),
        unit=unit,
        text=unit * letters,
        mats=mats,
        mat_inside=inside,
        own=own,
        hand_letters=13 * max(1.0, unit) ** 0.6 * (1 + 0.6 * (letters - 1)),
        rim=at_rim.rim,
        plain=plain,
        settings=keys,
        persons=persons,
        plates=tuple(with_own_mat(plate, inside[own], place) if plate.own else plate for plate in plates),
        **near._asdict(),
        **middle._asdict(),
    )


class _NearSide(NamedTuple):
    """The viewer's side of the table (see `TableLayout`)."""

    path: QRectF
    prompt: QRectF
    controls: QRectF
    front: QRectF
    hand: QRectF
    hand_card: tuple[float, float]
    front_card: tuple[float, float]
    hand_seen: float


def _near_side(
    width: float, height: float, unit: float, letters: float, own_width: float, front: int, *, plain: bool
) -> tuple[_NearSide, QRectF]:
    """The hand at the lower edge, the line with the question above it, and left of both the place of the own setting, so wide."""
    gap, high = 8 * unit, height * _HAND_HEIGHT
    hand_width = width - own_width - 3.5 * gap
    tall, before = high / (1 - _SUNK + _HEADROOM), 0.0
    if front:
        before = tall * RATIO * _FRONT * (1 + (min(front, 4) - 1) * 0.5) + 3 * gap
    tall = min(tall, (hand_width - before) / (_HAND * _APART + 0.1) / RATIO)
    high = max(min(high, tall * (1 + _HEADROOM)), height * _LEAST_HAND)
    lower, upper = cut_bottom(QRectF(0, 0, width, height), high, gap * 0.5)
    line = cut_bottom(upper, 48 * unit * min(letters, 1.5))[0]
    prompt = line.adjusted(own_width + 2 * gap, 0, -gap, 0)
    place = QRectF(gap * 0.5, prompt.top(), own_width, height - prompt.top() - gap * 0.25)
    controls = QRectF(gap, gap * 0.5, min(own_width, _OWN_SETTING * unit), _SIGNS * unit)
    if plain:  # the far side belongs to settings
        controls.moveTop(prompt.top())
        place = cut_top(place, _SIGNS * unit, gap * 0.5)[1]
    hand = lower.adjusted(own_width + 2.5 * gap, 0, -gap, 0)
    before_own, hand = cut_left(hand, before - gap if front else 0.0, gap if front else 0.0)
    before_own.setHeight(hand.height() - gap * 0.5)
    seen = min(1.0, max(1 - _SUNK, high / tall - _HEADROOM)) - _SLANT
    path, card = cut_top(prompt, prompt.height() * 0.38)[0], (tall * RATIO, tall)
    return _NearSide(path, prompt, controls, before_own, hand, card, (card[0] * _FRONT, tall * _FRONT), seen), place


def _people_fit(width: int, height: int, seats: int, who: Company | None, letters: float) -> bool:
    """Whether persons have room at the far side of the table."""
    others = seats - 1 if who is None else sum(map(len, who.groups))
    large = width >= _LEAST_ROUND[0] and height >= _LEAST_ROUND[1]
    return large and 1 <= others <= MOST and letters < PLAIN_LETTERS


def _places_at_rim(
    width: int, height: int, unit: float, seats: int, who: Company | None, letters: float, *, plain: bool
) -> RoundPlaces:
    """Where people sit at the far side of the table."""
    plate = PLATE * _NAME * scale_of(unit, letters) * plain
    if who is None:
        return round_places(width, height, unit, seats - 1, plate)
    left = OWN_WIDTH * unit if plain and len(who.mates) > 1 else 0.0
    return team_places(width, height, unit, [*map(len, who.groups)], plate, left)


def _setting_keys(
    seating: SeatingSizes,
    place: QRectF,
    unit: float,
    letters: float,
    own: int,
    seats: Iterable[int],
    mates: Mapping[int, float],
    *,
    tokens: bool,
    plain: bool,
) -> dict[int, SettingKey]:
    """The measures of all settings; `place`: that of the viewer."""
    name = _NAME * scale_of(unit, letters)
    other = SettingKey(False, seating.mug, seating.back, seating.person, seating.over, unit, name, tokens, plain=plain)
    tall = place.height() / (224 * unit)
    scale = _SMALL_PERSON * unit if plain else _OWN_PERSON * unit * tall
    mine = other._replace(own=True, mug=84 * unit * min(1.0, tall), person=scale)
    near = {seat: other._replace(mate=True, person=scale) for seat, scale in mates.items()}
    return {**dict.fromkeys(seats, other), own: mine, **near}


_RAISED = (348, 196)
"""Size of a place setting that is pointed at (times the unit)."""


def enlarged(layout: TableLayout, seat: int) -> TableLayout:
    """The layout with that place setting large, over what lies around it; the same if it has none."""
    key = layout.settings.get(seat)
    if key is None or key.own or key.mate:
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


def in_lines(rect: QRectF, count: int) -> list[QRectF]:
    """So many places of equal height, one below the other."""
    gap = rect.height() * 0.04 if count > 1 else 0.0
    high = (rect.height() - gap * (count - 1)) / max(1, count)
    return [QRectF(rect.left(), rect.top() + place * (high + gap), rect.width(), high) for place in range(count)]


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
    count: int, area: QRectF, card: tuple[float, float], most: int = 1, *, apart: bool = False
) -> tuple[tuple[float, float], list[QRectF]]:
    """The size of open cards in an area, in at most so many rows, and the uncovered part of each.

    They are not covered as long as that makes them little smaller; otherwise they overlap, unless they have to lie `apart`. The number of
    rows is chosen to show most of each.
    """
    if not count or min(card) <= 0:  # an automaton has no hand
        return card, [QRectF(area) for _ in range(count)]
    size, wide, columns, stride = card, 0.0, count, 0.0
    for rows in range(1, most + 1):
        in_row = -(-count // rows)
        gap = card[1] * (_APART - 1) * 2
        full = min(1.0, (area.height() - gap * (rows - 1)) / rows / card[1])
        whole = min(full, area.width() / card[0] / (1 + (in_row - 1) * _APART))
        part = whole if apart or whole >= full * _LITTLE_SMALLER else full
        width = card[0] * part
        step = min(width * _APART, (area.width() - width) / max(1, in_row - 1))
        if min(width, step) > wide:
            wide, size, columns, stride = min(width, step), (width, card[1] * part), in_row, step
    rows = -(-count // columns)
    down = min(size[1] * _APART, (area.height() - size[1]) / max(1, rows - 1))
    top = area.center().y() - (down * (rows - 1) + size[1]) / 2
    places = []
    for place in range(count):
        row, column = divmod(place, columns)
        covered = column < columns - 1 and place < count - 1
        corner = QPointF(area.left() + column * stride, top + row * down)
        places.append(QRectF(corner, QSizeF(min(size[0], stride) if covered else size[0], size[1])))
    return size, places


def raised(at: QPointF, card: tuple[float, float], part: float = 1.0) -> QPointF:
    """The position of a raised card of the hand, never over the line above it."""
    return at - QPointF(0, card[1] * _HEADROOM * part)
