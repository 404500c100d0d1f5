# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of teams: each has one mat, with its players around what they share.

Other teams are side by side along the far edge. The viewer's teammates are above the own mat, with open hands; heart, mug and purse of
that team are on the own mat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.ui.cards.letters import count_size, scale_of
from rdi_desktop.ui.table.cut import cut_bottom, cut_right, cut_top, inset
from rdi_desktop.ui.table.mat_places import RATIO, TOKENS, MatLayout
from rdi_desktop.ui.table.round_places import RoundPlaces, person
from rdi_desktop.ui.table.setting_places import mug_width

OWN_WIDTH = 296
"""Width of the own mat of a viewer with teammates (times the unit)."""
_WIDTHS = {1: 770, 2: 622, 3: 414}
"""Widths of a mat for two, by the number of other teams (times the unit)."""
_FACES = {1: (108, 30), 2: (96, 22), 3: (76, 12)}
"""Sizes of its portraits, and how far they extend above it."""
_EACH = 330
"""Width of a mat for three and more, for each of them."""
_ALONE = (640, 158)
"""Width and height of the mat of a single player against a team."""
ALONE_RISES = 20
"""By how much that portrait is above the mat (times the unit)."""
_HEIGHTS = {1: 146, 2: 172, 3: 158}
"""Heights of a mat for two, by the number of other teams (times the unit)."""
_MANY = 140
"""The same for more than two."""
_TRACK = 330
"""Greatest width of the shared part (times the unit)."""
_NEAR, _NEARER = 284, 142
"""Greatest height of the place of a single teammate, and of each of several (times the unit)."""
_ROW_OF_MATE = 38
"""Height of the row of piles and tokens of a single teammate."""
_RIBBON = 22
_BESIDE = 118
"""Least width for names between a portrait and the shared part."""
_ROW = 112
"""With at least this much room in the row of piles, tokens are in it."""
_TRAY = 4
_FACE_OF_MATE, _PERSON_OF_MATE = 74.0, 100.0
"""Greatest width of the place of a teammate's face, and if a whole person is there (times the unit)."""
_NEAR_PERSON = 0.0048
"""Pixels for each unit of a teammate's field (in widths of the place of the face)."""


class Wing(NamedTuple):
    """The measures of one player's part of a team's mat (device-independent pixels)."""

    width: float
    height: float
    shelf: float
    """Height for cards in play."""
    strip: float
    """Height for tokens; 0: they are beside the piles."""
    shared: float
    """Height from the top that is beside the shared part."""
    portrait: float
    rises: float
    """How far the portrait extends above the mat; negative: it is inside."""
    beside: float
    """Width of the names between the portrait and the shared part; 0: they are below."""
    mirrored: bool = False
    """Whether it is mirrored: the portrait is at the right."""
    near: bool = False
    """Whether it is a teammate of the viewer, with an open hand."""
    badge: tuple[float, float] = (0.0, 0.0)
    """Width and height of the number beside a pile."""


class Plate(NamedTuple):
    """The mat of a team, in scene coordinates."""

    side: int
    seats: tuple[int, ...]
    """Its players from left to right; of the viewer's team the viewer is last."""
    own: bool
    rect: QRectF
    body: float
    """Its height without shelves."""
    ribbon: QRectF
    """Its name, over its upper edge."""
    shared: QRectF
    """Its shared part; for the viewer's team empty, since that is on the own mat."""
    purse: QRectF
    potions: QRectF
    track: QRectF
    """The track with heart and mug."""
    seated: bool = False
    """Whether persons sit behind it, and the track is a tankard."""


class Teams(NamedTuple):
    """All teams at the table."""

    mats: dict[int, QRectF]
    wings: dict[int, Wing]
    plates: tuple[Plate, ...]
    bottom: float
    """How far down the teams at the far edge extend, including absent shelves."""


class Company(NamedTuple):
    """Who is in which team."""

    own: int
    mates: tuple[int, ...]
    """The viewer's teammates."""
    groups: tuple[tuple[int, ...], ...]
    """The other teams, from left to right; some may be single players."""


def company(sides: Sequence[int], own: int) -> Company | None:
    """The teams, clockwise from the left of the viewer; None if nobody shares a side."""
    if len(set(sides)) == len(sides):
        return None
    order = [(own + step) % len(sides) for step in range(1, len(sides))]
    groups: dict[int, list[int]] = {}
    for seat in order:
        if sides[seat] != sides[own]:
            groups.setdefault(sides[seat], []).append(seat)
    mates = tuple(seat for seat in order if sides[seat] == sides[own])
    return Company(own, mates, tuple(map(tuple, groups.values())))


def lay_teams(
    who: Company,
    sides: Sequence[int],
    room: QRectF,
    own_mat: QRectF,
    unit: float,
    letters: float,
    *,
    tokens: bool,
    shelf: float,
    shelves: Collection[int],
    bare: Collection[int],
    machine: QRectF | None = None,
    at_rim: RoundPlaces | None = None,
) -> Teams:
    """Lay them out in that area, which ends above the rail.

    `shelf`: the height of a place for cards in play; `machine`: the mat of the opponent, if that is a machine;
    `at_rim`: places of the other teams, if they sit there.
    """
    gap = 8 * unit
    found = Teams({}, {}, (), room.top())
    if at_rim is not None:
        found = _seated(who, sides, at_rim, unit, letters)
        return _with_mates(found, who, sides, room, own_mat, unit, letters, face=_PERSON_OF_MATE)
    across = _widths(who.groups, room, gap, unit * min(letters, 1.15))
    left = room.center().x() - (sum(across) + gap * (len(across) - 1)) / 2
    plates: list[Plate] = []
    bottom = above = room.top()
    shelves = shelves if machine is None else ()  # the mat of a machine has a place of its own for cards in play
    for seats, wide in zip(who.groups, across, strict=True):
        deep = shelf if set(seats) & set(shelves) else 0.0
        shown = shelf if set(seats) & (set(shelves) - set(bare)) else 0.0
        at = QRectF(left, room.top(), wide, 0)
        if machine is not None:
            at = found.mats[seats[0]] = machine
        elif len(seats) == 1:
            at.translate(0, ALONE_RISES * unit)
            at.setHeight(min((_ALONE[1] + TOKENS) * unit * min(letters, 1.2), room.height() * 0.42) + shown)
            found.mats[seats[0]] = at
        else:
            plate, wings = _far(seats, sides[seats[0]], at, len(who.groups), unit, letters, tokens, shown)
            plates.append(plate)
            found.wings.update(wings)
            found.mats.update(_parts(plate, seats))
            at = plate.rect
        lowest = at.bottom() - shown + deep
        bottom = max(bottom, lowest)
        if at.left() < own_mat.right() + gap - 1:
            above = max(above, lowest + gap)
        left += wide + gap
    room.setTop(above)
    found = found._replace(plates=tuple(plates), bottom=bottom)
    return _with_mates(found, who, sides, room, own_mat, unit, letters, face=_FACE_OF_MATE)


def _with_mates(
    found: Teams,
    who: Company,
    sides: Sequence[int],
    room: QRectF,
    own_mat: QRectF,
    unit: float,
    letters: float,
    *,
    face: float,
) -> Teams:
    """With the viewer's teammates above the own mat, below what lies there already."""
    if not who.mates:
        return found
    gap = 8 * unit
    lying = [*found.mats.values(), *(plate.rect for plate in found.plates)]
    above = [rect.bottom() + gap for rect in lying if rect.left() < own_mat.right() + gap - 1]
    top = max([room.top(), *above]) + _RIBBON * unit * min(letters, 1.4)
    beside = QRectF(own_mat.left(), top, own_mat.width(), room.bottom() - top)
    mats, wings = _near(who.mates, beside, unit, letters, face)
    tray = _tray(who, sides[who.own], mats, own_mat, unit, letters)
    return found._replace(mats={**found.mats, **mats}, wings={**found.wings, **wings}, plates=(*found.plates, tray))


def _seated(who: Company, sides: Sequence[int], places: RoundPlaces, unit: float, letters: float) -> Teams:
    """The other teams at the rim: before each one setting, with tankard and Gold at its left."""
    mats = dict(zip((seat for seats in who.groups for seat in seats), places.settings, strict=True))
    plates = []
    ribbon = _RIBBON * unit * min(letters, 1.4)
    for seats, (whole, shared) in zip(who.groups, places.teams, strict=True):
        if shared.isEmpty():
            continue
        mug = QRectF(0, 0, mug_width(places.seating.mug), places.seating.mug)
        mug.moveBottomLeft(shared.bottomLeft() + QPointF(4 * unit, -4 * unit))
        named = QRectF(shared.left() + 2 * unit, shared.top() - ribbon * 0.5, shared.width() - 6 * unit, ribbon)
        beside = cut_right(inset(shared, 4 * unit), shared.right() - mug.right() - 6 * unit)[0]
        potions, beside = cut_top(beside, beside.height() * 0.42)
        purse = cut_bottom(beside, 34 * unit)[0]
        plates.append(
            Plate(sides[seats[0]], seats, False, whole, whole.height(), named, shared, purse, potions, mug, True)
        )
    return Teams(mats, {}, tuple(plates), max(rect.bottom() for rect in mats.values()))


def _widths(groups: Sequence[Sequence[int]], room: QRectF, gap: float, unit: float) -> list[float]:
    usual = [
        (_ALONE[0] if len(seats) == 1 else _WIDTHS[min(3, len(groups))] if len(seats) == 2 else _EACH * len(seats))
        for seats in groups
    ]
    part = min(1.0, (room.width() - gap * (len(groups) - 1)) / (sum(usual) * unit))
    return [each * unit * part for each in usual]


def _far(
    seats: Sequence[int], side: int, at: QRectF, teams: int, unit: float, letters: float, tokens: bool, shelf: float
) -> tuple[Plate, dict[int, Wing]]:
    """A team along the far edge: two with the shared part between them, more with it above them."""
    much = min(letters, 1.2)
    ribbon = _RIBBON * unit * min(letters, 1.5)
    half = at.width() / len(seats)
    if len(seats) == 2:
        face, rises = (each * unit for each in _FACES[min(3, teams)])
        middle = min(260 * unit * much, at.width() - 2 * face - 4 * 6 * unit)
        beside = half - middle / 2 - face
        beside = beside if beside >= _BESIDE * unit * much else 0.0
        if not beside:
            middle = min(_TRACK * unit * much, at.width() - 2 * face - 4 * 6 * unit)
        plain = _HEIGHTS[min(3, teams)] * unit * much
        shared = plain * 0.58 if beside else max(plain * 0.4, face - rises + 3 * unit)
        above = max(rises, ribbon / 2)
    else:
        plain, rises, above = _MANY * unit * much, 0.0, ribbon / 2
        shared = ribbon / 2 + 34 * unit * much
        middle, beside = min(at.width() * 0.6, 470 * unit * much), 0.0
        face = plain - shared - 10 * unit
        rises = -shared - 4 * unit
    row = half - 20 * unit - (plain - shared) * 0.9 - (face if rises < 0 else 0.0)
    strip = TOKENS * unit * much if tokens and (row < _ROW * unit or rises < 0) else 0.0
    if rises < 0:
        face = min(face + strip, half * 0.3)
    rect = QRectF(at.left(), at.top() + above, at.width(), plain + strip + shelf)
    zone = QRectF(rect.center().x() - middle / 2, rect.top() + ribbon / 2, middle, shared - ribbon / 2)
    if len(seats) == 2:
        line = zone.height() * 0.42
        purse = QRectF(zone.left(), zone.top(), zone.width() * 0.5, line)
        potions = QRectF(zone.center().x(), zone.top(), zone.width() * 0.5, line)
        track = QRectF(zone.left(), zone.top() + line, zone.width(), zone.height() - line)
    else:
        purse = QRectF(zone.left(), zone.top(), zone.width() * 0.15, zone.height())
        potions = QRectF(purse.right(), zone.top(), zone.width() * 0.2, zone.height())
        track = QRectF(potions.right(), zone.top(), zone.right() - potions.right(), zone.height())
    room = at.width() - 2 * face - 12 * unit if len(seats) == 2 else middle
    named = QRectF(rect.center().x() - room / 2, rect.top() - ribbon / 2, room, ribbon)
    plate = Plate(side, tuple(seats), False, rect, plain + strip, named, zone, purse, potions, track)
    wing = Wing(half, rect.height(), shelf, strip, shared, face, rises, beside)
    turned = len(seats) == 2
    return plate, {seat: wing._replace(mirrored=turned and seat == seats[1]) for seat in seats}


def _parts(plate: Plate, seats: Sequence[int]) -> dict[int, QRectF]:
    """Which part of the mat belongs to which player."""
    wide = plate.rect.width() / len(seats)
    return {
        seat: QRectF(plate.rect.left() + place * wide, plate.rect.top(), wide, plate.rect.height())
        for place, seat in enumerate(seats)
    }


def _near(
    mates: Sequence[int], room: QRectF, unit: float, letters: float, face_most: float
) -> tuple[dict[int, QRectF], dict[int, Wing]]:
    """The places of teammates, one above the other, down to the rail; `face_most`: the greatest width of a face (times the unit)."""
    count, gap = len(mates), 5 * unit
    number = count_size(scale_of(unit, letters))
    most = (_NEAR if count == 1 else _NEARER) * unit * min(letters, 1.2)
    high = min(most, (room.height() - gap * (count - 1)) / count)
    strip = _ROW_OF_MATE * unit * min(letters, 1.2) if count == 1 and face_most < _PERSON_OF_MATE else 0.0
    mats, wings = {}, {}
    for place, seat in enumerate(mates):
        top = room.bottom() - (count - place) * high - (count - 1 - place) * gap
        mats[seat] = QRectF(room.left(), top, room.width(), high)
        face = min(face_most * unit, high * 0.4)
        wings[seat] = Wing(room.width(), high, 0.0, strip, 0.0, face, 0.0, 0.0, near=True, badge=number)
    return mats, wings


def _tray(who: Company, side: int, mats: dict[int, QRectF], own_mat: QRectF, unit: float, letters: float) -> Plate:
    """What joins teammates to the own mat, behind the buttons between them."""
    edge, ribbon = _TRAY * unit, _RIBBON * unit * min(letters, 1.4)
    top = min(rect.top() for rect in mats.values()) - edge
    rect = QRectF(own_mat.left() - edge, top, own_mat.width() + 2 * edge, own_mat.bottom() + edge - top)
    named = QRectF(rect.left() + 8 * unit, rect.top() - ribbon + edge, rect.width() - 16 * unit, ribbon)
    nothing = QRectF()
    seats = (*who.mates, who.own)
    return Plate(side, seats, True, rect, rect.height(), named, nothing, nothing, nothing, nothing)


def with_own_mat(plate: Plate, inside: MatLayout, mat: QRectF) -> Plate:
    """The plate of the viewer's team, with the numbers on the own mat."""
    purse = QRectF(inside.head.center(), inside.head.bottomRight()).translated(0, -inside.head.height() / 2)
    if not inside.gold.isEmpty():
        whole = QRectF(plate.rect.topLeft(), QPointF(plate.rect.right(), mat.bottom()))
        plate, purse = plate._replace(seated=True, rect=whole), inside.gold
    return plate._replace(
        purse=purse.translated(mat.topLeft()),
        potions=inside.tokens.translated(mat.topLeft()),
        track=inside.track.translated(mat.topLeft()),
    )


def near_person(face: QRectF, larger: float = 1.0) -> QRectF:
    """The field of a teammate of the viewer, whose face is there on the mat; `larger`: by that much, upwards."""
    return person(
        QPointF(face.center().x(), face.bottom() + face.height() * 0.06), face.width() * _NEAR_PERSON * larger
    )


def plate_of(plates: Sequence[Plate], seat: int) -> Plate | None:
    """The mat of that seat's team, if it has one."""
    return next((plate for plate in plates if seat in plate.seats), None)


def wing_places(wing: Wing, *, lying: bool = False, tokens: bool = False) -> MatLayout:
    """The places on one player's part.

    `lying` and `tokens`: whether a teammate with an open hand has cards in play, or tokens; both make the hand smaller.
    """
    if wing.near:
        return _near_places(wing, lying=lying, tokens=tokens)
    width, body = wing.width, wing.height - wing.shelf
    plain = body - wing.strip
    pad = plain * 0.045
    face = QRectF(pad, -wing.rises, wing.portrait, wing.portrait)
    beside = face.right() + pad * 1.2
    if wing.beside:
        head = QRectF(beside, plain * 0.1, wing.beside - pad * 2.4, plain * 0.4)
        top = max(wing.shared, face.bottom()) + pad * 0.8
        start = pad * 1.8
    else:
        low = face.bottom() > wing.shared + pad * 1.5
        head_left = beside if low else pad * 1.8
        head = QRectF(head_left, wing.shared + pad * 0.2, width - head_left - pad * 1.8, plain * 0.25)
        top = head.bottom() + pad * 0.6
        start = beside if face.bottom() > top + pad else pad * 1.8
    row = QRectF(start, top, width - start - pad * 1.8, wing.strip)
    top += wing.strip
    tall = body - top - pad * 1.8
    deck = QRectF(start, top, tall * RATIO, tall)
    step = deck.width() + pad * 1.1
    discard, drink_me = deck.translated(step, 0), deck.translated(2 * step, 0)
    backs = deck.width() * 1.9
    hand = QRectF(width - pad * 2.2 - backs, top, backs, tall)
    between = drink_me.right() + pad * 2.4
    middle = QRectF(between, top, hand.left() - pad - between, tall)
    board = QRectF(pad * 2.2, wing.height - wing.shelf - pad * 0.2, width - pad * 4.4, wing.shelf - pad * 1.2)
    rest = board if wing.shelf else middle
    row = row if wing.strip else middle
    nothing = QRectF(head.center().x(), head.center().y(), 0, 0)
    usual = MatLayout((width, body), head, nothing, deck, discard, drink_me, row, rest, hand, wing.shelf, face)
    if not wing.mirrored:
        return usual
    deck, discard, drink_me, hand, face = (_turned(each, width) for each in (deck, discard, drink_me, hand, face))
    head, row, rest = (_turned(each, width) for each in (head, row, rest))
    return MatLayout((width, body), head, nothing, deck, discard, drink_me, row, rest, hand, wing.shelf, face)


def _turned(rect: QRectF, width: float) -> QRectF:
    """The rectangle mirrored within that width."""
    return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())


def _near_places(wing: Wing, *, lying: bool, tokens: bool) -> MatLayout:
    """Portrait, names and piles in a row; below it tokens, the hand, and cards in play."""
    width, height = wing.width, wing.height
    pad = width * 0.022
    face = QRectF(pad * 1.2, pad, wing.portrait, wing.portrait)
    tall = wing.strip or wing.portrait * 0.5
    card = tall * RATIO
    step = max(card + pad * 1.3, wing.badge[0])
    deck = QRectF(
        pad * 2.2, face.bottom() + pad * 1.4, card, tall
    )  # with enough room piles and tokens have a row of their own
    row = QRectF(deck.left() + 3 * step + pad * 2, deck.top(), width - deck.left() - 3 * step - pad * 4, tall)
    top = deck.bottom() + pad * 1.6
    if not wing.strip:
        deck.moveTo(width - pad * 2.6 - 2 * step - card, face.bottom() - tall)  # below the name
        top = face.bottom() + pad * 1.2
    head = QRectF(face.right() + pad * 1.3, pad, width - pad * 2.9 - face.right(), wing.portrait * 0.9)
    below = QRectF(pad * 1.6, top, width - 3.2 * pad, height - top - pad * 1.6)
    if tokens and not wing.strip:
        row = QRectF(below.right() - below.width() * 0.24, below.top(), below.width() * 0.24, below.height())
        row.setTop(max(row.top(), deck.bottom() + wing.badge[1] * 0.6))  # below the numbers
        below.setRight(row.left() - pad)
    hand, rest = QRectF(below), QRectF(below)
    if lying and below.height() > below.width() * 0.4:
        hand.setHeight(below.height() * 0.52)
        rest.setTop(hand.bottom() + below.height() * 0.06)
    elif lying:
        hand.setWidth(below.width() * 0.6)
        rest.setLeft(hand.right() + pad)
    nothing = QRectF(head.center().x(), head.center().y(), 0, 0)
    discard, drink_me = deck.translated(step, 0), deck.translated(2 * step, 0)
    return MatLayout((width, height), head, nothing, deck, discard, drink_me, row, rest, hand, 0.0, face)
