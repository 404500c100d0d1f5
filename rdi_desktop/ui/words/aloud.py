# SPDX-License-Identifier: GPL-3.0-or-later
"""What is read aloud of the log: its own lines, as many as somebody wants to hear (decisions/0700)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rdi_desktop.ui.look.settings import ALL, SHORT
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.log import LogLine
from rdi_desktop.ui.words.log_lines import QUIET
from rdi_desktop.words import listed, said

EVERYBODYS = frozenset(
    {"passed_out", "out_of_gold", "game_over", "round_opened", "round_won", "last_orders", "ghost_deed"}
)
"""Events that concern everybody."""
CHATTER = frozenset({"game_started", "took_control", "pot_taken", "drank", "drink_deck_renewed"})
"""Events that the lines around them tell, too: a revealed Drink is drunk, who has played last is in control."""
OTHERS = frozenset({"anted", "paid", "drink_ordered"})
"""Events that matter to those whom they concern."""
NUMBERS = {
    "lost_fortitude": ("fortitude", -1),
    "gained_fortitude": ("fortitude", 1),
    "lost_alcohol": ("alcohol", -1),
    "gained_alcohol": ("alcohol", 1),
}
"""Events that change a number of a player: which, and whether it grows."""


def read_aloud(lines: Sequence[LogLine], level: str, viewer: int | None) -> list[str]:
    """The sentences for these lines, in their order, for somebody in that seat."""
    wanted = [line for line in lines if _matters(line, level, viewer)]
    if level == ALL:
        return [_sentence(line, viewer) for line in wanted]
    alike = (tuple(group) for _, group in groupby(wanted, key=_blow))
    return [sentence for group in alike for sentence in _together(group, viewer)]


def _matters(line: LogLine, level: str, viewer: int | None) -> bool:
    """Whether the line is said at that level."""
    mine = viewer in line.seats
    if level == ALL or line.key in EVERYBODYS or line.key == "turn_started":
        return True
    if not line.key or line.key in CHATTER:
        return False
    if line.key == "drew":
        return mine
    if line.style == QUIET:
        return False
    return mine or (level != SHORT and line.key not in OTHERS)


def _blow(line: LogLine) -> tuple[str, int]:
    """Equal for lines that are said together: the same number of several players, changed by as much."""
    return (line.key, line.n or 0) if line.key in NUMBERS and line.n else (line.key, -line.index)


def _together(lines: tuple[LogLine, ...], viewer: int | None) -> Iterator[str]:
    """One sentence for a blow that has met several players, and for each of all other lines."""
    if len(lines) == 1 or lines[0].key not in NUMBERS:
        yield from (_sentence(line, viewer) for line in lines)
        return
    key, way = NUMBERS[lines[0].key]
    mine_first = sorted(lines, key=lambda line: viewer not in line.seats)
    who = listed([_name(line) for line in mine_first])
    yield said("spoken-together", who=who, change=terms.signed({key: way * (lines[0].n or 0)}))


def _sentence(line: LogLine, viewer: int | None) -> str:
    """A line as it is said: the heading of a turn is no sentence."""
    if line.key != "turn_started":
        return line.text
    if viewer in line.seats:
        return said("spoken-your-turn")
    return said("spoken-turn-of", who=_name(line))


def _name(line: LogLine) -> str:
    """Whom the line names first."""
    return next((part.text for part in line.parts if part.seat is not None), "")
