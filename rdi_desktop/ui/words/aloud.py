# SPDX-License-Identifier: GPL-3.0-or-later
"""What is read aloud of the log: its own lines, as many as somebody wants to hear, in as few words as will do (decisions/0700, 0702)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rdi_desktop.ui.look.settings import ALL, SHORT
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.log import LogLine, LogPart
from rdi_desktop.ui.words.log_lines import QUIET
from rdi_desktop.words import listed, said

EVERYBODYS = frozenset(
    {"passed_out", "out_of_gold", "game_over", "round_opened", "round_won", "last_orders", "ghost_deed"}
)
"""Events that concern everybody."""
CHATTER = frozenset({"game_started", "took_control", "pot_taken", "drank", "drink_deck_renewed", "resolved"})
"""Events that the lines around them tell, too: a revealed Drink is drunk, who has played last is in control, what takes effect is felt."""
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
_BY_TITLE = frozenset({"played", "chaser_revealed"})
"""Events of which not much more than the card is told: `spoken-KEY`."""
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
        if lines[0].key == "paid" and viewer is not None and all(_payee(line) == viewer for line in lines):
            yield said("spoken-paid-you", who=listed([_name(line) for line in lines]), n=lines[0].n or 0)
            self._before = self._seat = None
            return
        if len(lines) == 1 or lines[0].key not in NUMBERS:
            for line in lines:
                yield self._brief(line, viewer)
                self._before, self._seat = line, _subject(line) if _subject(line) is not None else self._seat
            return
        mine_first = sorted(lines, key=lambda line: viewer not in line.seats)
        yield said("spoken-together", who=listed([_name(line) for line in mine_first]), change=_change(lines[0]))
        self._before = self._seat = None

    def _brief(self, line: LogLine, viewer: int | None) -> str:
        """A line in few words: whoever listens knows what was said before."""
        before, same = self._before, self._seat is not None and _subject(line) == self._seat
        after = before is not None and before.key == "played" and same
        if line.key in NUMBERS and line.n:
            if before is not None and (_meant(before) == _subject(line) or (same and before.key in _OF_THE_SAME)):
                return said("spoken-change", change=_change(line))
            return said("spoken-together", who=_name(line), change=_change(line))
        if line.key in _AFTER_A_PLAY and after:
            return said(f"spoken-{line.key}")
        if line.now:
            return said("spoken-drink_changed", now=line.now)
        if line.key == "drink_ordered" and viewer in line.seats and _subject(line) != viewer:
            again = before is not None and before.key == line.key and same
            return said("spoken-drink-for-you", again=again)
        if line.key == "last_chance":
            return said("spoken-last_chance", who=_name(line))
        if line.key == "round_won" and line.n:
            return said("spoken-pot", who=_name(line), n=line.n)
        if (card := _card(line)) is not None and line.key in _BY_TITLE:
            rest = "".join(part.text for part in line.parts[line.parts.index(card) + 1 :])
            return said(f"spoken-{line.key}", who=_name(line), card=_brief_card(card), rest=rest)
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
    if line.key == "paid" and line.n:
        return f"paid:{_payee(line)}", line.n
    return (line.key, line.n or 0) if line.key in NUMBERS and line.n else (line.key, -line.index)


def _change(line: LogLine) -> str:
    key, way = NUMBERS[line.key]
    return terms.signed({key: way * (line.n or 0)})


def _whole(line: LogLine, viewer: int | None, *, brief: bool = False) -> str:
    """A line as it is said: the heading of a turn is no sentence. `brief`: titles of cards are shortened."""
    if line.key == "turn_started":
        return said("spoken-your-turn") if viewer in line.seats else said("spoken-turn-of", who=_name(line))
    if not brief:
        return line.text
    return "".join(part.text if part.card is None else _brief_card(part) for part in line.parts)


def _brief_card(part: LogPart) -> str:
    """A card that a line names, in quotation marks, by the beginning of its title."""
    before, after = terms.quoted("\0").split("\0")
    title = part.text.removeprefix(before).removesuffix(after)
    return terms.quoted(brief_title(title))


def _card(line: LogLine) -> LogPart | None:
    """The card that the line names first."""
    return next((part for part in line.parts if part.card is not None), None)


def _name(line: LogLine) -> str:
    """Whom the line names first."""
    return next((part.text for part in line.parts if part.seat is not None), "")


def _named(line: LogLine) -> list[int]:
    """Everybody whom it names, by seat, in its order."""
    return [part.seat for part in line.parts if part.seat is not None]


def _meant(line: LogLine) -> int | None:
    """Whom a play is aimed at, or whose it is if it is aimed at nobody; None: several, or it is no play."""
    named = _named(line)
    return named[-1] if line.key == "played" and len(named) in (1, 2) else None


def _payee(line: LogLine) -> int | None:
    """Who is paid; None: the Inn."""
    named = _named(line)
    return named[1] if len(named) == 2 else None


def _subject(line: LogLine) -> int | None:
    """Whom it names first, by seat; None: nobody."""
    return next((part.seat for part in line.parts if part.seat is not None), None)
