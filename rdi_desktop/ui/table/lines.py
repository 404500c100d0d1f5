# SPDX-License-Identifier: GPL-3.0-or-later
"""How a deep stack is laid out: the oldest on top, answers below what they answer, equal entries of several players side by side."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.cards import letters

Data = Mapping[str, Any]

WHOLE = 3
"""So many entries are drawn whole, one below the other."""
_ALIKE = 3
"""So many equal entries lie side by side as coasters."""
_EQUAL = ("drink", "loss", "gain")
"""What can be the same for several players."""
_ROW, _COASTER, _GAP, _IN = 25.0, 78.0, 3.0, 15.0
"""Heights of a row and of coasters, between two lines, and by how much an answer is moved in (times the unit)."""
_WIDE, _NARROW, _LOW = 100.0, 56.0, 62.0
"""A coaster is no wider, and no narrower; how high they are in two rows (times the unit)."""
_HEAD = 19.0
"""What coasters are about stands above them (times the unit)."""
DEEPEST = 5
"""Answers are moved in so often at most."""
_DOWN = 0.4
"""Which part of the room that is left is above them."""
_FIRST = 2
"""So many lines from the top stay where not all have room."""


class Place(NamedTuple):
    """Where an entry is drawn."""

    rect: QRectF
    shape: str
    """`row`, `coaster`, or `folded`: then the place is that of the line which stands for several."""
    level: int = 0


class Lines(NamedTuple):
    """Places of all entries by their ids, of the line that stands for those that have no room, with their number, and of headings."""

    places: dict[int, Place]
    folded: tuple[QRectF, int] | None
    heads: list[tuple[QRectF, int]]
    """Above each group of coasters: where it is said what they are, and the id of one."""


def deep(stack: Sequence[Data], title: Callable[[int], str]) -> bool:
    """Whether a stack is told in lines."""
    return len(stack) > WHOLE or any(len(line) > 1 for line in lines_of(stack, title))


def lines_of(stack: Sequence[Data], title: Callable[[int], str]) -> list[list[Data]]:
    """The lines from the oldest on: each one entry, or equal ones of several players, the next to come first."""
    alike: dict[tuple[str, str], list[Data]] = {}
    for entry in stack:
        if entry["kind"] in _EQUAL and entry["answers"] is None:
            alike.setdefault((entry["kind"], title(entry["id"])), []).append(entry)
    groups = {group[0]["id"]: group for group in alike.values() if len({_whose(each) for each in group}) >= _ALIKE}
    others = {each["id"] for group in groups.values() for each in group[1:]}
    return [groups.get(each["id"], [each])[::-1] for each in stack if each["id"] not in others]


def _whose(entry: Data) -> int | None:
    whose: int | None = entry["by"] if entry["drinker"] is None else entry["drinker"]
    return whose


def laid_lines(
    stack: Sequence[Data], area: QRectF, unit: float, title: Callable[[int], str], open_: Collection[int]
) -> Lines:
    """Every entry in that area; those in `open_`, which can be answered, are never folded away."""
    levels: dict[int, int] = {}
    for entry in stack:
        levels[entry["id"]] = levels[entry["answers"]] + 1 if entry["answers"] in levels else 0
    row = max(_ROW * unit, letters.smallest() * 2.1)
    gap = _GAP * unit
    lines = lines_of(stack, title)
    head = max(_HEAD * unit, letters.smallest() * 1.6)

    def columns(line: list[Data]) -> int:
        return len(line) if area.width() / len(line) >= _NARROW * unit else -(-len(line) // 2)

    def tall(line: list[Data]) -> float:
        return (_COASTER if columns(line) == len(line) else _LOW) * unit

    heights = [head + tall(line) * -(-len(line) // columns(line)) if len(line) > 1 else row for line in lines]
    spare = area.height() - sum(heights) - gap * (len(lines) - 1)
    hidden: list[int] = []
    if spare < 0:
        may = [n for n, line in enumerate(lines) if n >= _FIRST and len(line) == 1 and line[0]["id"] not in open_]
        may = may[:-1] if may and may[-1] == len(lines) - 1 else may  # the newest stays
        spare -= row + gap
        while spare < 0 and may:
            hidden.append(may.pop(0))
            spare += row + gap
    places: dict[int, Place] = {}
    folded: tuple[QRectF, int] | None = None
    heads: list[tuple[QRectF, int]] = []
    top = area.top() + max(0.0, spare) * _DOWN
    for number, (line, height) in enumerate(zip(lines, heights, strict=True)):
        if number in hidden:
            if folded is None:
                folded = (QRectF(area.left(), top, area.width(), row), len(hidden))
                top += row + gap
            places[line[0]["id"]] = Place(folded[0], "folded")
            continue
        if len(line) == 1:
            level = levels[line[0]["id"]]
            step = min(level, DEEPEST) * _IN * unit
            places[line[0]["id"]] = Place(QRectF(area.left() + step, top, area.width() - step, height), "row", level)
        else:
            heads.append((QRectF(area.left(), top, area.width(), head), line[0]["id"]))
            across, down = columns(line), tall(line)
            wide = min(_WIDE * unit, area.width() / across)
            for place, entry in enumerate(line):
                below, beside = divmod(place, across)
                at = QRectF(area.left() + beside * wide, top + head + below * down, wide - 2 * unit, down - unit)
                places[entry["id"]] = Place(at, "coaster")
        top += height + gap
    return Lines(places, folded, heads)
