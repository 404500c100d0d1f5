# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages that are sketches: what they say follows their grammar, and what they lack is English as a whole."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.words import WHOLE, Language, fluent, language, languages, speaking
from tests.engine.watching import legal_command
from tests.golden import transcripts
from tests.rules.deal import content
from tests.words.table_talk import told

FIRST = ("deirdre", "fiona", "gerki", "zot")
SKETCHES = sorted(set(languages()) - WHOLE)
GAMES = sorted(transcripts.FOLDER.glob("*.txt"))[::17]


def lines(code: str, viewer: int | None) -> list[list[str]]:
    """The log of some whole games in a language."""
    found = []
    for path in GAMES:
        setup, *moves = path.read_text(encoding="utf-8").splitlines()
        game = Game.new(transcripts.set_up(setup), content())
        for line in moves:
            if not line.startswith((" ", "=")):
                game.submit(transcripts.commanded(line))
        names = [f"Anna{n}" for n, _ in enumerate(transcripts.set_up(setup).seats)]
        with speaking(code):
            found.append(
                [line.text for line in LogTeller(names, viewer).lines(told_events(game.events[:], game, viewer))]
            )
    return found


def plain(text: str) -> str:
    """A line without titles, which stay as they are, and without what is linked."""
    return re.sub("[“„«][^”“»]*[”“»]", "T", text)


@pytest.mark.parametrize("code", SKETCHES)
def test_a_whole_log_follows_its_grammar_and_says_the_same_numbers(code: str) -> None:
    never = [re.compile(rule) for rule in language(code).grammar["never"]]
    spoken = 0
    for english, other in zip(lines("en", 0), lines(code, 0), strict=True):
        assert len(english) == len(other)
        for ours, theirs in zip(english, other, strict=True):
            if theirs == ours:  # what it lacks, or a name alone
                continue
            spoken += 1
            said = plain(theirs)
            assert re.findall(r"\d+", said) == re.findall(r"\d+", plain(ours)), (ours, theirs)
            assert [rule.pattern for rule in never if rule.search(said)] == [], theirs
    assert spoken > 0.7 * sum(map(len, lines("en", 0)))


@cache
def cards(code: str) -> dict[str, str]:
    """The text of every card in a language."""
    with speaking(code):
        return {id: content().text(card) for id, card in content().cards.items()}


def breaches(code: str, text: str) -> list[str]:
    """What a language forbids and a text has."""
    said = plain(text)
    return [rule for rule in language(code).grammar["never"] for line in said.split("\n") if re.search(rule, line)]


@pytest.mark.parametrize("code", SKETCHES)
def test_every_card_of_the_first_four_is_told_as_a_whole(code: str) -> None:
    decks = {id: text for id, text in cards(code).items() if id.partition("/")[0] in FIRST}
    assert len(decks) > 100
    assert [id for id, text in decks.items() if text == cards("en")[id]] == []


@pytest.mark.parametrize("code", SKETCHES)
def test_whatever_card_is_told_follows_its_grammar_and_says_the_same_numbers(code: str) -> None:
    """Of all decks: a message that the first four have may be said on any other card."""
    told = {id: text for id, text in cards(code).items() if text != cards("en")[id]}
    assert len(told) > 300
    assert {text: found for text in told.values() if (found := breaches(code, text))} == {}
    digits = {id: sorted(re.findall(r"\d+", plain(text))) for id, text in cards("en").items()}
    assert [text for id, text in told.items() if sorted(re.findall(r"\d+", plain(text))) != digits[id]] == []


def evenings() -> Iterator[tuple[GameSetup, list[Command]]]:
    """Games of the first four, played by whoever answers at random."""
    for seed in range(3):
        setup, chance = GameSetup(tuple(SeatSetup(each) for each in FIRST), seed), random.Random(seed)
        game, commands = Game.new(setup, content()), list[Command]()
        while game.pending is not None and len(commands) < 250:
            commands.append(legal_command(game, chance))
            game.submit(commands[-1])
        yield setup, commands


@pytest.mark.parametrize("code", SKETCHES)
def test_the_table_of_the_first_four_says_nothing_in_english(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log, questions, answers and hints: nothing lacks a message, and all of it follows the grammar."""
    every = {card.title for card in content().cards.values()} | {each.name for each in content().characters.values()}
    titles = re.compile("|".join(re.escape(each) for each in sorted(every, key=len, reverse=True)))
    missing, pattern = set[str](), Language.pattern

    def noted(spoken: Language, id: str) -> fluent.Pattern:
        if spoken.code == code and not spoken.has(id) and language("en").has(id):
            missing.add(id)
        return pattern(spoken, id)

    monkeypatch.setattr(Language, "pattern", noted)
    with speaking(code):
        said = {text for setup, moves in evenings() for text in told(setup, moves, ["Ada", "Bo", "Cy", "Di"])}
    assert len(said) > 300
    assert missing == set()
    bare = {titles.sub("T", plain(text)).replace(" ·  · ", " · ") for text in said}
    assert {text: found for text in bare if (found := breaches(code, text))} == {}


TABLE = (
    "docks",
    "ending",
    "inspector-rules",
    "out-sheet",
    "people-bar",
    "table-buttons-take",
    "answer-clock",
    "countdown",
)
"""Bars, buttons and panels round the table, by the beginnings of their messages."""


@pytest.mark.parametrize("code", SKETCHES)
def test_facts_are_those_that_english_is_given(code: str) -> None:
    """And what stands round the table is there."""
    english, other = language("en"), language(code)
    own = {"case", "who", "you", "number", "n", "not", "answers"}
    odd = {id: other.facts(id) - english.facts(id) - own for id in other.ids & english.ids if "." not in id}
    assert {id: facts for id, facts in odd.items() if facts} == {}
    assert all(any(id.startswith(each) for id in other.ids) for each in TABLE)
    assert {
        id for id in other.ids if id.startswith(("log-", "terms-labels-", "asking-", "hints-", "docks-"))
    } <= english.ids
