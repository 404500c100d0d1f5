# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a deep stack: the oldest on top, answers below what they answer, equal entries of several players side by side."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.ui.cards import letters

WHOLE = 3
"""Up to this many entries are drawn in full, one below the other."""
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
_DOWN = 0.4
"""Fraction of the free room that is above the lines."""
_COLUMNS = 5
"""Most columns when everything is unfolded."""
_COLUMN, _TIGHT = 17.0, 1.6
"""Least width of such a column, and height of a row if needed (in the smallest letters)."""
_FIRST = 2
"""How many lines stay at the top if not all have room."""


class EntryPlace(NamedTuple):
    """The place of an entry."""

    rect: QRectF
    shape: str
    """`row`, `coaster`, or `folded`: then the place is that of the line for several."""
    level: int = 0


class Lines(NamedTuple):
    """The places of all entries by their ids, of the line for folded ones with their number, and of headings."""

    places: dict[int, EntryPlace]
    folded: tuple[QRectF, int] | None
    heads: list[tuple[QRectF, int]]
    """Above each group of coasters: a heading, and the id of one of them."""


def deep(stack: Sequence[SeenEntry], title: Callable[[int], str]) -> bool:
    """Whether a stack is shown in lines."""
    return len(stack) > WHOLE or any(len(line) > 1 for line in lines_of(stack, title))


def lines_of(stack: Sequence[SeenEntry], title: Callable[[int], str]) -> list[list[SeenEntry]]:
    """The lines from the oldest: each one entry, or equal ones of several players, the oldest first."""
    alike: dict[tuple[str, str], list[SeenEntry]] = {}
    for entry in stack:
        if entry.kind in _EQUAL and entry.answers is None:
            alike.setdefault((entry.kind, title(entry.id)), []).append(entry)
    groups = {group[0].id: group for group in alike.values() if len({_whose(each) for each in group}) >= _ALIKE}
    others = {each.id for group in groups.values() for each in group[1:]}
    return [groups.get(each.id, [each]) for each in stack if each.id not in others]


def _whose(entry: SeenEntry) -> int | None:
    whose: int | None = entry.by if entry.drinker is None else entry.drinker
    return whose


class _Line(NamedTuple):
    """A line for a place of some width: its entries, height, and arrangement of coasters."""

    entries: list[SeenEntry]
    height: float
    across: int
    down: float


def laid_lines(
    stack: Sequence[SeenEntry], area: QRectF, unit: float, title: Callable[[int], str], open_: Collection[int]
) -> Lines:
    """Every entry in that area; those in `open_`, which can be answered, are never folded."""
    row, gap = _row(unit), _GAP * unit
    lines = [_line(line, area.width(), unit, row) for line in lines_of(stack, title)]
    spare = area.height() - sum(line.height for line in lines) - gap * (len(lines) - 1)
    hidden: list[int] = []
    if spare < 0:
        may = [n for n, line in enumerate(lines) if n >= _FIRST and _foldable(line, open_)]
        may = may[:-1] if may and may[-1] == len(lines) - 1 else may  # the newest stays
        spare -= row + gap
        while spare < 0 and may:
            hidden.append(may.pop(0))
            spare += row + gap
    found = Lines({}, None, [])
    levels = _levels(stack)
    top = area.top() + max(0.0, spare) * _DOWN
    for number, line in enumerate(lines):
        if number in hidden:
            if found.folded is None:
                found = found._replace(folded=(QRectF(area.left(), top, area.width(), row), len(hidden)))
                top += row + gap
            assert found.folded is not None
            found.places[line.entries[0].id] = EntryPlace(found.folded[0], "folded")
            continue
        _put(found, line, QRectF(area.left(), top, area.width(), line.height), levels, unit)
        top += line.height + gap
    return found


def unfolded_lines(stack: Sequence[SeenEntry], area: QRectF, unit: float, title: Callable[[int], str]) -> Lines:
    """Every entry in that area, none folded: in as many columns as needed, top to bottom, with room for a heading."""
    row, gap = _row(unit), _GAP * unit
    head = QRectF(area.left(), area.top(), area.width(), row)
    body = area.adjusted(0, row + gap, 0, 0)
    found = Lines({}, (head, len(stack)), [])
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


def _row(unit: float) -> float:
    return max(_ROW * unit, letters.smallest() * 2.1)


def _head(unit: float) -> float:
    return max(_HEAD * unit, letters.smallest() * 1.6)


def _foldable(line: _Line, open_: Collection[int]) -> bool:
    return len(line.entries) == 1 and line.entries[0].id not in open_


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
    """Place a line there."""
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
