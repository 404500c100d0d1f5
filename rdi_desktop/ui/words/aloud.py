# SPDX-License-Identifier: GPL-3.0-or-later
"""What is read aloud of the log: its own lines, as many as somebody wants to hear, in as few words as will do (decisions/0700, 0702)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rdi_desktop.ui.look.settings import ALL, SHORT
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.log import LogLine, LogPart, stopped
from rdi_desktop.ui.words.log_lines import QUIET
from rdi_desktop.words import listed, said

EVERYBODYS = frozenset(
    {"passed_out", "out_of_gold", "game_over", "round_opened", "round_won", "last_orders", "ghost_deed"}
)
"""Events that concern everybody."""
CHATTER = frozenset(
    {"game_started", "took_control", "pot_taken", "drank", "drink_deck_renewed", "resolved", "contest_scores"}
)
"""Events that the lines around them tell, too: a revealed Drink is drunk, who has played last is in control, what takes effect is felt,
and whoever had most in the mug wins."""
OTHERS = frozenset({"anted", "paid", "drink_ordered"})
"""Events that matter to those whom they concern."""
NUMBERS = {
    "lost_fortitude": ("fortitude", -1),
    "gained_fortitude": ("fortitude", 1),
    "lost_alcohol": ("alcohol", -1),
    "gained_alcohol": ("alcohol", 1),
}
"""Events that change a number of a player: which, and whether it grows."""
_AFTER_A_PLAY = frozenset({"negated", "ignored", "drink_ignored", "round_opened"})
"""Events that are told without who and what, right behind the play that causes them: `spoken-KEY`."""
_OF_THE_SAME = frozenset({"drink_revealed", "chaser_revealed", *NUMBERS})
"""Lines behind which a change of a number names nobody, if it is that of the same player."""
_MOST = 3
"""The most words of a card's title that are read."""


class Aloud:
    """Reads lines as they come; what was read last need not be said again."""

    def __init__(self) -> None:
        self._before: LogLine | None = None
        self._seat: int | None = None
        """Whom the last line was about."""

    def read(self, lines: Sequence[LogLine], level: str, viewer: int | None) -> list[str]:
        """The sentences for these lines, in their order, for somebody in that seat."""
        wanted = [line for line in lines if _matters(line, level, viewer)]
        if level == ALL:
            return [_whole(line, viewer) for line in wanted]
        found: list[str] = []
        for _, group in groupby(wanted, key=_blow):
            found += self._together(tuple(group), viewer)
        return found

    def _together(self, lines: tuple[LogLine, ...], viewer: int | None) -> Iterator[str]:
        """One sentence for a blow that has met several players, and for each of all other lines."""
        if lines[0].key == "paid" and viewer is not None and all(line.goals == (viewer,) for line in lines):
            yield said("spoken-paid-you", who=listed([line.who for line in lines]), n=lines[0].n or 0)
            self._before = self._seat = None
            return
        if len(lines) == 1 or lines[0].key not in NUMBERS:
            for line in lines:
                if not (line.key == "contest_started" and self._before and self._before.key == "event_revealed"):
                    yield self._brief(line, viewer)
                self._before, self._seat = line, line.seat if line.seat is not None else self._seat
            return
        mine_first = sorted(lines, key=lambda line: viewer not in line.seats)
        yield said("spoken-together", who=listed([line.who for line in mine_first]), change=_change(lines[0]))
        self._before = self._seat = None

    def _brief(self, line: LogLine, viewer: int | None) -> str:
        """A line in few words: whoever listens knows what was said before."""
        before, same = self._before, self._seat is not None and line.seat == self._seat
        after = before is not None and before.key == "played" and same
        if line.key in NUMBERS and line.n:
            if before is not None and (_meant(before) == line.seat or (same and before.key in _OF_THE_SAME)):
                return said("spoken-change", change=_change(line))
            return said("spoken-together", who=line.who, change=_change(line))
        if line.key in _AFTER_A_PLAY and after:
            return said(f"spoken-{line.key}")
        if line.now:
            return said("spoken-drink_changed", now=line.now)
        if line.key == "drink_ordered" and viewer in line.seats and line.seat != viewer:
            again = before is not None and before.key == line.key and same
            return said("spoken-drink-for-you", again=again)
        if line.brief:
            text = _cut(line.brief)
            return text if stopped(text) else f"{text}."
        return _whole(line, viewer, brief=viewer not in line.seats)


def read_aloud(lines: Sequence[LogLine], level: str, viewer: int | None) -> list[str]:
    """The sentences for these lines, for somebody who has heard nothing before."""
    return Aloud().read(lines, level, viewer)


def brief_title(title: str) -> str:
    """The beginning of a title: its first sentences, if they are short, or its first words."""
    words = title.split()
    if len(words) <= _MOST:
        return title
    ends = [n for n in range(1, _MOST + 2) if words[n - 1].endswith((".", "!", "?", "…")) and n < len(words)]
    return " ".join(words[: ends[-1]]) if ends else " ".join(words[:_MOST]).rstrip(",;:") + "…"


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
    """Equal for lines that are said together: the same number of several players, changed by as much; as much paid to one of them."""
    if line.key == "paid" and line.n and line.goals:
        return f"paid:{line.goals[0]}", line.n
    return (line.key, line.n or 0) if line.key in NUMBERS and line.n else (line.key, -line.index)


def _change(line: LogLine) -> str:
    key, way = NUMBERS[line.key]
    return terms.signed({key: way * (line.n or 0)})


def _whole(line: LogLine, viewer: int | None, *, brief: bool = False) -> str:
    """A line as it is said: the heading of a turn is no sentence. `brief`: titles of cards are shortened."""
    if line.key == "turn_started":
        return said("spoken-your-turn") if viewer in line.seats else said("spoken-turn-of", who=line.who)
    return _cut(line.parts) if brief else line.text


def _cut(parts: Sequence[LogPart]) -> str:
    """Parts of a line, with the titles of cards shortened."""
    return "".join(part.text if part.card is None else _brief_card(part) for part in parts)


def _brief_card(part: LogPart) -> str:
    """A card that a line names, in quotation marks, by the beginning of its title."""
    before, after = terms.quoted("\0").split("\0")
    title = part.text.removeprefix(before).removesuffix(after)
    return terms.quoted(brief_title(title))


def _meant(line: LogLine) -> int | None:
    """Whom a play is aimed at, or whose it is if it is aimed at nobody; None: several, or it is no play."""
    if line.key != "played" or len(line.goals) > 1:
        return None
    return line.goals[0] if line.goals else line.seat
