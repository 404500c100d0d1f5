# SPDX-License-Identifier: GPL-3.0-or-later
"""The places of entries on the stack: the newest stands, older ones lie or are seals; unfolded they are lines, the oldest on top."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.table.layout import RATIO

MOST_CARDS = 3
"""So many entries are cards; with more, all but the newest are seals."""
_TALL, _LEAST_TALL = 208.0, 112.0
"""Greatest and least height of the newest entry (times the unit)."""
_WORDS, _FEW_WORDS = 210.0, 146.0
"""Least width for text beside its card, alone and beside others (times the unit)."""
_NEWEST = 296.0
"""Least width of the newest entry beside cards that lie (times the unit)."""
_LYING, _LEAST_LYING, _SLIP = 142.0, 78.0, 62.0
"""Greatest and least height of such a card, and height of the slip below it (times the unit)."""
_OLDER, _NARROWEST = 128.0, 120.0
"""Greatest and least width of a card that lies with its slip (times the unit)."""
_FREE = 55.0
"""How much is free at the right of them, so that a question has room beside them (times the unit)."""
_ARROW = 34.0
"""Width of the arrow to the answered entry (times the unit)."""
_SEAL, _LEAST_SEAL, _BENT = 44.0, 26.0, 12.0
"""Greatest and least size of a seal, and how much higher the outermost ones lie (times the unit)."""
_ALIKE = 3
"""From this many on, equal entries are coasters side by side."""
_EQUAL = ("drink", "loss", "gain")
"""Kinds of entries that can be equal for several players."""
_ROW, _COASTER, _GAP, _IN = 25.0, 78.0, 3.0, 15.0
"""Heights of a row and of coasters, distance of lines, and indentation of answers (times the unit)."""
_WIDE, _NARROW, _LOW = 100.0, 56.0, 62.0
"""Greatest and least width of a coaster; height in two rows (times the unit)."""
_COASTER_WORDS = 4.4
"""Least height of coasters (in the smallest letters)."""
_HEAD = 19.0
"""Height of the heading above coasters (times the unit)."""
DEEPEST = 5
"""Most levels of indentation."""
_COLUMNS = 5
"""Most columns when everything is unfolded."""
_COLUMN, _TIGHT = 17.0, 1.6
"""Least width of such a column, and height of a row if needed (in the smallest letters)."""


class EntryPlace(NamedTuple):
    """The place of an entry."""

    rect: QRectF
    shape: str
    """As in `EntryModel`."""
    level: int = 0
    """For a row: how many entries it answers, directly and indirectly."""
    card: tuple[float, float] = (0.0, 0.0)
    """The size of its card, if it has one."""


class Lines(NamedTuple):
    """The places of all entries by their ids, of the heading, and of headings above each group of coasters with the id of one of them."""

    places: dict[int, EntryPlace]
    head: QRectF
    heads: list[tuple[QRectF, int]]


class StackPlaces(NamedTuple):
    """The places of the lines of a stack, oldest first: the newest stands, older ones lie at its left or are seals along the rim."""

    places: list[EntryPlace]
    arrows: list[QRectF]
    """For each that lies, and the newest: the place of an arrow to the one at its left."""
    fold: QRectF
    """The button that unfolds all of it; empty: there are no seals."""


def standing(count: int, area: QRectF, unit: float) -> StackPlaces:
    """Places for that many lines in that area."""
    if not count:
        return StackPlaces([], [], QRectF())
    if count == 1:
        return StackPlaces([_stands(area, unit, _WORDS)], [], QRectF())
    return (_lying(count, area, unit) if count <= MOST_CARDS else None) or _seals(count, area, unit)


def _stands(area: QRectF, unit: float, words: float) -> EntryPlace:
    """The newest entry: its card with text beside it, so wide (times the unit), or just a row."""
    wide = min(area.width(), (_TALL * RATIO + words) * unit)
    tall = min(_TALL * unit, area.height(), (wide - words * unit) / RATIO)
    if tall < _LEAST_TALL * unit:
        row = min(row_height(unit), area.height())
        return EntryPlace(QRectF(area.left(), area.bottom() - row, area.width(), row), "row")
    rect = QRectF(area.center().x() - wide / 2, area.center().y() - tall / 2, wide, tall)
    return EntryPlace(rect, "single", 0, (tall * 0.94 * RATIO, tall * 0.94))


def _lying(count: int, area: QRectF, unit: float) -> StackPlaces | None:
    """One or two older cards at the left of the newest, each above a slip; None if they have no room."""
    older, gap = count - 1, _ARROW * unit
    slip = max(_SLIP * unit, letters.smallest() * 5.4)
    tall = min(_LYING * unit, area.height() - slip)
    each = min((area.width() - _NEWEST * unit) / older - gap, _OLDER * unit)
    if tall < _LEAST_LYING * unit or each < _NARROWEST * unit:
        return None
    newest = _stands(area.adjusted(older * (each + gap), 0, 0, 0), unit, _FEW_WORDS)
    if newest.shape != "single":
        return None
    whole = older * (each + gap) + newest.rect.width()
    left, top = area.center().x() - whole / 2, area.center().y() - (tall + slip) / 2
    left = max(area.left(), min(left, area.right() - _FREE * unit - whole))
    lefts = [left + place * (each + gap) for place in range(count)]
    places = [EntryPlace(QRectF(at, top, each, tall + slip), "card", 0, (tall * RATIO, tall)) for at in lefts[:-1]]
    places.append(newest._replace(rect=QRectF(QPointF(lefts[-1], newest.rect.top()), newest.rect.size())))
    tips = [QRectF(at - gap * 0.9, top + tall * 0.5 - gap * 0.3, gap * 0.8, gap * 0.6) for at in lefts]
    return StackPlaces(places, tips, QRectF())


def _seals(count: int, area: QRectF, unit: float) -> StackPlaces:
    """All but the newest in a row that follows the cloth's near rim; with no more room the oldest are left out."""
    gap = 6 * unit
    button = 5 * letters.smallest()
    room = area.width() - button - gap
    side = max(_SEAL * unit, 3 * letters.smallest())
    side = max(_LEAST_SEAL * unit, min(side, room / (count - 1) - gap / 2))
    step = side + gap / 2
    seen = min(count - 1, int(room / step))
    left = area.center().x() - (seen * step + button + gap) / 2
    places = [EntryPlace(QRectF(left, area.bottom() - side, side, side), "left_out")] * (count - 1 - seen)
    for place in range(seen):
        at = left + place * step
        off = (at + side / 2 - area.center().x()) / (area.width() / 2)
        places.append(EntryPlace(QRectF(at, area.bottom() - side - _BENT * unit * off * off, side, side), "seal"))
    places.append(_stands(area.adjusted(0, 0, 0, -side - gap), unit, _FEW_WORDS))
    high = letters.smallest() * 1.9
    fold = QRectF(left + seen * step + gap, area.bottom() - side / 2 - high / 2 - _BENT * unit * 0.3, button, high)
    return StackPlaces(places, [], fold)


def lines_of(stack: Sequence[SeenEntry], title: Callable[[int], str]) -> list[list[SeenEntry]]:
    """The lines from the oldest: each one entry, or equal ones of several players, the oldest first."""
    alike: dict[tuple[str, str], list[SeenEntry]] = {}
    for entry in stack:
        if entry.kind in _EQUAL and entry.answers is None:
            alike.setdefault((entry.kind, title(entry.id)), []).append(entry)
    groups = {group[0].id: group for group in alike.values() if len({whose(each) for each in group}) >= _ALIKE}
    others = {each.id for group in groups.values() for each in group[1:]}
    return [groups.get(each.id, [each]) for each in stack if each.id not in others]


def whose(entry: SeenEntry) -> int | None:
    """Whom an entry concerns: its drinker, or its player."""
    seat: int | None = entry.by if entry.drinker is None else entry.drinker
    return seat


class _Line(NamedTuple):
    """A line for a place of some width: its entries, height, and arrangement of coasters."""

    entries: list[SeenEntry]
    height: float
    across: int
    down: float


def unfolded_lines(stack: Sequence[SeenEntry], area: QRectF, unit: float, title: Callable[[int], str]) -> Lines:
    """Every entry in that area, none folded: in as many columns as needed, top to bottom, with room for a heading."""
    row, gap = row_height(unit), _GAP * unit
    head = QRectF(area.left(), area.top(), area.width(), row)
    body = area.adjusted(0, row + gap, 0, 0)
    found = Lines({}, head, [])
    levels = _levels(stack)
    most = max(1, min(_COLUMNS, int(body.width() / (_COLUMN * letters.smallest()))))
    for columns, high in (
        (columns, high) for high in (row, _TIGHT * letters.smallest()) for columns in range(1, most + 1)
    ):
        wide = (body.width() - 3 * gap * (columns - 1)) / columns
        lines = [_line(line, wide, unit, high) for line in lines_of(stack, title)]
        shared, fits = _shared(lines, body.height(), gap, columns)
        if fits:
            break
    for column, each in enumerate(shared):
        left, top = body.left() + column * (wide + 3 * gap), body.top()
        least = min((levels[line.entries[0].id] for line in each), default=0)
        for line in each:
            rect = QRectF(left, top, wide, line.height)
            _put(found, line, rect, {id: level - least for id, level in levels.items()}, unit)
            top += line.height + gap
    return found


def _shared(lines: Sequence[_Line], room: float, gap: float, most: int) -> tuple[list[list[_Line]], bool]:
    """The lines in that many columns of at most that height, and whether they fit."""
    columns: list[list[_Line]] = [[]]
    used = 0.0
    for line in lines:
        if columns[-1] and used + line.height > room and len(columns) < most:
            columns.append([])
            used = 0.0
        columns[-1].append(line)
        used += line.height + gap
    return columns, used - gap <= room + 0.5


def row_height(unit: float) -> float:
    """The height of a row (px)."""
    return max(_ROW * unit, letters.smallest() * 2.1)


def _head(unit: float) -> float:
    return max(_HEAD * unit, letters.smallest() * 1.6)


def _levels(stack: Sequence[SeenEntry]) -> dict[int, int]:
    """How many entries each one answers, directly and indirectly."""
    levels: dict[int, int] = {}
    for entry in stack:
        levels[entry.id] = levels[entry.answers] + 1 if entry.answers in levels else 0
    return levels


def _line(entries: list[SeenEntry], width: float, unit: float, row: float) -> _Line:
    """A line for that width; `row`: the height of one entry."""
    count = len(entries)
    if count == 1:
        return _Line(entries, row, 1, 0.0)
    across = count if width / count >= _NARROW * unit else -(-count // 2)
    down = max((_COASTER if across == count else _LOW) * unit, _COASTER_WORDS * letters.smallest())
    return _Line(entries, _head(unit) + down * -(-count // across), across, down)


def _put(found: Lines, line: _Line, at: QRectF, levels: Mapping[int, int], unit: float) -> None:
    """Place a line there: a row, or coasters below a heading."""
    if len(line.entries) == 1:
        id = line.entries[0].id
        step = min(levels[id], DEEPEST) * _IN * unit
        found.places[id] = EntryPlace(at.adjusted(step, 0, 0, 0), "row", levels[id])
        return
    head = _head(unit)
    found.heads.append((QRectF(at.left(), at.top(), at.width(), head), line.entries[0].id))
    wide = min(_WIDE * unit, at.width() / line.across)
    for place, entry in enumerate(line.entries):
        below, beside = divmod(place, line.across)
        left, top = at.left() + beside * wide, at.top() + head + below * line.down
        found.places[entry.id] = EntryPlace(QRectF(left, top, wide - 2 * unit, line.down - unit), "coaster")
