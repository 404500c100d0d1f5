# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the log is read aloud at each level."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from rdi_desktop.content import load_content
from rdi_desktop.engine.told import EventTold, NamedCard
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.look.settings import ALL, SHORT, USUAL
from rdi_desktop.ui.words.aloud import Aloud, brief_title, read_aloud
from rdi_desktop.ui.words.log import LogLine, LogTeller
from rdi_desktop.words import speaking

VIEWER = 0
COMMANDS = 160
MOST_WORDS = 45
"""In a turn of somebody else's, on the average, at the usual level."""


@cache
def turns(seed: int = 7, commands: int = COMMANDS, code: str = "en") -> list[list[LogLine]]:
    """The lines of some turns at a table of four, for the first player."""
    characters = ("fiona", "gerki", "zot", "deirdre")
    seats = tuple(SeatInfo(name, who, "bot:regular") for name, who in zip("ABCD", characters, strict=True))
    session = LocalSession.new(GamePlan(seats, seed, first=0), load_content())
    for _ in range(commands):
        if not session.over:
            session.step()
    found: list[list[LogLine]] = []
    with speaking(code):
        lines = LogTeller([seat.name for seat in seats], VIEWER).lines(session.events(0, VIEWER))
    for line in lines:
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
            assert sentence == ("Your turn." if VIEWER in line.seats else f"{line.parts[1].text}'s turn.")
        else:
            assert sentence == line.text


def test_what_happens_to_oneself_is_said_at_every_level() -> None:
    mine = [
        line for turn in turns() for line in turn if VIEWER in line.seats and line.key in ("lost_fortitude", "drew")
    ]
    assert {line.key for line in mine} == {"lost_fortitude", "drew"}
    for line in mine:
        assert read_aloud([line], SHORT, VIEWER) == [line.text if line.key == "drew" else f"You: −{line.n} Fortitude."]


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
    assert len(between) == 3 and between[2] == "You: −1 Fortitude.", "told together though something came between"


def test_what_was_just_said_is_not_said_again() -> None:
    lines = [line for turn in turns() for line in turn if read_aloud([line], USUAL, VIEWER)]

    def pair(key: str, of: str) -> list[LogLine]:
        """The first line with that key right behind one of another, of the same player."""
        return next(
            [before, line]
            for before, line in pairwise(lines)
            if line.key == key and before.key == of and before.parts[0].seat == line.parts[0].seat
        )

    drunk = pair("gained_alcohol", "drink_revealed")
    assert read_aloud(drunk, USUAL, VIEWER)[1] == f"+{drunk[1].n} Alcohol Content.", "who drinks is said twice"
    assert read_aloud(drunk[1:], USUAL, VIEWER)[0].startswith(f"{drunk[1].parts[0].text}: "), "nobody is named"
    reader = Aloud()
    apart = [sentence for line in drunk for sentence in reader.read([line], USUAL, VIEWER)]
    assert apart == read_aloud(drunk, USUAL, VIEWER), "what comes one by one is told otherwise"
    opened = pair("round_opened", "played")
    assert read_aloud(opened, USUAL, VIEWER)[1] == "A Round of Gambling."
    negated = pair("negated", "played")
    assert read_aloud(negated, USUAL, VIEWER)[1] == "Negated."
    with speaking("de"):
        assert read_aloud(negated, USUAL, VIEWER)[1] == "Aufgehoben."


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Slip a mickey", "Slip a mickey"),
        ("Oh no! Not again! Pooky's on a drunken rampage!", "Oh no! Not again!"),
        ("I don't think so!", "I don't think…"),
        ("Just a tiny, tiny penance", "Just a tiny…"),
    ],
)
def test_of_a_title_the_beginning_is_read(title: str, told: str) -> None:
    assert brief_title(title) == told


CARDS = {
    1: NamedCard("wrench/x", "Lightning Generator", "action", 1),
    2: NamedCard("zot/y", "Hush!", "anytime", 2),
}


def spoken(*events: EventTold, language: str = "en") -> list[str]:
    with speaking(language):
        return read_aloud(LogTeller(["Ann", "Bert", "Cleo"], VIEWER).lines(events), USUAL, VIEWER)


def event(key: str, seat: int, **args: Any) -> EventTold:
    return EventTold(0, key, seat, None, 0, args, CARDS)


def test_a_play_is_told_by_its_facts_in_each_language() -> None:
    on_cleo = event("played", 1, card=1, entry=5, targets=[2])
    assert spoken(on_cleo) == ["Bert: “Lightning Generator” on Cleo."]
    assert spoken(on_cleo, language="de") == ["Bert: „Lightning Generator“ auf Cleo."]
    answer = event("played", 2, card=2, entry=6, on=5)
    assert spoken(on_cleo, answer)[1:] == ["Cleo: “Hush!”"]
    acts = event("played", 1, cards=[1], entry=5, ability="machine", targets=[2])
    assert spoken(acts) == ["Bert's “Lightning Generator” on Cleo."]
    assert spoken(acts, language="de") == ["„Lightning Generator“ von Bert auf Cleo."]
    assert spoken(event("paid", 1, n=2, to=VIEWER, payer="inn")) == ["The Inn pays 2 Gold to you for Bert."]
    assert spoken(event("paid", 1, n=2, to=VIEWER)) == ["Bert: 2 Gold for you."]
    assert spoken(event("drink_passed", 1, to=2), language="de") == ["Das Getränk an Cleo."]


@pytest.mark.parametrize(
    "seed", [4, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in range(20) if seed != 4)]
)
@pytest.mark.parametrize("code", ["en", "de"])
def test_a_turn_of_somebody_else_has_few_words(seed: int, code: str) -> None:
    with speaking(code):
        others = [turn for turn in turns(seed, 10_000, code) if VIEWER not in turn[0].seats]
        told = sum(len(" ".join(read_aloud(turn, USUAL, VIEWER)).split()) for turn in others)
    assert told / len(others) <= MOST_WORDS
