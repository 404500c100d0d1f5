# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages that are sketches: what they say follows their grammar, and what they lack is English as a whole."""

from __future__ import annotations

import re
from functools import cache

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.words import OFFERED, language, languages, speaking
from tests.golden import transcripts
from tests.rules.deal import content

FIRST = ("deirdre", "fiona", "gerki", "zot")
SKETCHES = sorted(set(languages()) - set(OFFERED))
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
