# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be read line by line without moving the focus: the card in the focus, its player, everybody, what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rdi_desktop.engine.seen import SeenSeat
from rdi_desktop.ui.table.models import drunk
from rdi_desktop.ui.table.spoken import SpokenGroup, SpokenThing, as_sentence, groups
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.ui.table.scene import TableScene

_SENTENCE = re.compile(r"(?<=[.!?…])\s+")
_TABLE = ("question", "stack", "middle")
"""The groups of the table itself."""


class Buffers:
    """Where somebody reads: in which buffer, and at which of its lines."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._at = 0
        self._line = 0

    def turn(self, way: int) -> str:
        """The next buffer, or the one before: its name and its first line."""
        found = list(buffers(self._scene))
        self._at, self._line = (self._at + way) % len(found), 0
        name, lines = found[self._at]
        return said("spoken-buffer-line", buffer=name, line=lines[0])

    def step(self, way: int) -> str:
        """The next line, or the one before; at the ends the same again."""
        found = list(buffers(self._scene))
        lines = found[min(self._at, len(found) - 1)][1]
        self._line = min(max(0, self._line + way), len(lines) - 1)
        return lines[self._line]


def buffers(scene: TableScene) -> Iterator[tuple[str, list[str]]]:
    """Every buffer that there is now: its name, and its lines."""
    found = groups(scene)
    focus = next((thing for group in found for thing in group.things if thing.ref and thing.ref == scene.focus), None)
    if focus is not None and focus.ref is not None and focus.ref.kind not in ("seat", "team"):
        yield said("spoken-buffer-card"), [focus.name, *sentences(focus.more)]
    seat = seat_meant(scene)
    whose = next((group for group in found if group.key == f"seat{seat}"), None)
    if whose is not None:
        yield said("spoken-buffer-player"), [numbers(scene, seat), *_lines(whose)]
    yield said("spoken-buffer-table"), [line for group in found if group.key in _TABLE for line in _headed(group)]
    yield said("spoken-buffer-everybody"), [numbers(scene, each.seat) for each in scene.view.seats]


def sentences(text: str) -> list[str]:
    """A text, cut into sentences."""
    return [each for each in _SENTENCE.split(text.strip()) if each]


def seat_meant(scene: TableScene) -> int:
    """Whose mat the focus is on; otherwise one's own."""
    focus = scene.focus
    return int(focus.of) if focus is not None and focus.kind == "seat" else scene.layout.own


def numbers(scene: TableScene, seat: int) -> str:
    """How somebody stands, in a sentence."""
    board = scene.showing.board(scene.view)
    each = board.seats[seat]
    return said(
        "spoken-numbers", name=_name(scene, each), out=each.out, fortitude=each.fortitude, alcohol=drunk(each),
        apart=each.fortitude - drunk(each), gold=each.gold, cards=each.hand_count,
    )  # fmt: skip


def how_far_apart(scene: TableScene) -> str:
    """Of everybody only how far heart and mug are apart."""
    board = scene.showing.board(scene.view)
    told = [
        said("spoken-apart", name=_name(scene, each), out=each.out, apart=each.fortitude - drunk(each))
        for each in board.seats
        if not each.facing
    ]
    return (
        said("spoken-how-far-apart", all=", ".join(told))
        if told
        else listed([isolated(each.name) for each in board.seats])
    )


def _name(scene: TableScene, seat: SeenSeat) -> str:
    return said("terms-you") if seat.seat == scene.seat else isolated(seat.name)


def _headed(group: SpokenGroup) -> list[str]:
    """A group with its name, unless it has nothing."""
    return [as_sentence(group.name), *_lines(group)] if group.things else []


def _lines(group: SpokenGroup) -> list[str]:
    return [_line(thing) for thing in group.things]


def _line(thing: SpokenThing) -> str:
    if thing.value is not None:
        return " ".join((thing.name, str(thing.value[0])))
    return " ".join(filter(None, (as_sentence(thing.name), thing.more)))
