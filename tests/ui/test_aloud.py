# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the log is read aloud at each level."""

from __future__ import annotations

from functools import cache

from rdi_desktop.content import load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.look.settings import ALL, SHORT, USUAL
from rdi_desktop.ui.words.aloud import read_aloud
from rdi_desktop.ui.words.log import LogLine, LogTeller
from rdi_desktop.words import speaking

VIEWER = 0
COMMANDS = 160


@cache
def turns() -> list[list[LogLine]]:
    """The lines of some turns at a table of four, for the first player."""
    characters = ("fiona", "gerki", "zot", "deirdre")
    seats = tuple(SeatInfo(name, who, "bot:regular") for name, who in zip("ABCD", characters, strict=True))
    session = LocalSession.new(GamePlan(seats, 7, first=0), load_content())
    for _ in range(COMMANDS):
        if not session.over:
            session.step()
    found: list[list[LogLine]] = []
    for line in LogTeller([seat.name for seat in seats], VIEWER).lines(session.events(0, VIEWER)):
        if line.key == "turn_started":
            found.append([])
        if found:
            found[-1].append(line)
    return found


def words(level: str) -> int:
    """The words that are read at all turns of others."""
    others = [turn for turn in turns() if VIEWER not in turn[0].seats]
    assert len(others) > 3
    return sum(len(" ".join(read_aloud(turn, level, VIEWER)).split()) for turn in others)


def test_each_level_says_a_good_deal_less_than_the_next() -> None:
    assert words(SHORT) * 3 < words(USUAL) * 2
    assert words(USUAL) * 4 < words(ALL) * 3


def test_all_is_every_line_in_its_order_and_a_turn_a_sentence() -> None:
    lines = [line for turn in turns() for line in turn]
    told = read_aloud(lines, ALL, VIEWER)
    assert len(told) == len(lines)
    for line, sentence in zip(lines, told, strict=True):
        if line.key == "turn_started":
            assert sentence == ("Your turn." if VIEWER in line.seats else f"{line.parts[1].text} takes a turn.")
        else:
            assert sentence == line.text


def test_what_happens_to_oneself_is_said_at_every_level() -> None:
    mine = [
        line for turn in turns() for line in turn if VIEWER in line.seats and line.key in ("lost_fortitude", "drew")
    ]
    assert {line.key for line in mine} == {"lost_fortitude", "drew"}
    for line in mine:
        assert read_aloud([line], SHORT, VIEWER) == [line.text]


def test_one_blow_at_several_players_is_one_sentence_and_begins_with_oneself() -> None:
    lost = [line for turn in turns() for line in turn if line.key == "lost_fortitude" and line.n == 1]
    other = next(line for line in lost if VIEWER not in line.seats)
    mine = next(line for line in lost if VIEWER in line.seats)
    name = other.parts[0].text
    assert read_aloud([other, mine], USUAL, VIEWER) == [f"You and {name}: −1 Fortitude."]
    with speaking("de"):
        assert read_aloud([other, mine], USUAL, VIEWER)[0].endswith("−1 Ausdauer.")
    played = next(line for turn in turns() for line in turn if line.key == "played")
    between = read_aloud([other, played, mine], USUAL, VIEWER)
    assert between == [other.text, played.text, mine.text], "told together though something came between"
