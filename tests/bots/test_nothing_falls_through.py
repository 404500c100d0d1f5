# SPDX-License-Identifier: GPL-3.0-or-later
"""Every word of the language means something to the computer players, or stands among those that are worth so much by name."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots.base import GROUNDS
from rdi_desktop.bots.plays import WEIGHED, seats_of
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.deeds import Deed
from rdi_desktop.engine.language.estimate import Part
from rdi_desktop.engine.language.who import KEYS, WORDS
from rdi_desktop.engine.verbs.vocabulary import VERBS
from tests.bots.moment import asked
from tests.cases import in_one_test
from tests.rules.deal import content, with_extra

SPIKER = """
kind: character
id: spiker
name: Spiker
deck:
- {title: Strong, type: sometimes, copies: 10, when: {drink: {}}, do: [{spike: {alcohol: 1, adds: [{draw: {who: drinker}}]}}]}
- {title: Bracing, type: sometimes, copies: 10, when: {drink: {}}, do: [{spike: {fortitude: 1, adds: [{draw: {who: drinker}}]}}]}
- {title: Odd, type: sometimes, copies: 10, when: {drink: {}}, do: [{spike: {adds: [{draw: {who: drinker}}]}}]}
- {title: Nothing, type: sometimes, copies: 10, when: {drink: {}}, do: [{spike: {}}]}
"""
TABLE = """
    character: zot, name: me, hand: []
    character: fiona, hand: []
    character: gerki, hand: []
"""


@pytest.fixture(scope="module")
def situation() -> Situation:
    game, seat, _ = asked(content(), TABLE, "  turn: me\n  phase: action\nsteps: []\n", "action")
    return Situation(partial(game.view, seat), seat, content())


def test_every_deed_that_is_looked_closer_at_is_what_some_verb_comes_to() -> None:
    done = {verb.DEED for verb in VERBS.values()}
    assert WEIGHED.keys() <= done
    assert all(deed in done for deed in vars(deeds).values() if isinstance(deed, Deed))


def check_weighing(verb: type[Effect]) -> None:
    """Its deed is valued by its numbers, by what becomes of what it answers, or as it is played."""
    deed = verb.DEED
    assert not deed.played or not (deed.counted or deed.plain or deed.becomes), (
        "its numbers count, or what becomes of what it answers"
    )
    assert not deed.answers or deed.becomes or deed is deeds.NEGATE
    assert bool(deed.ground) == (deed.becomes is not None)
    assert not deed.ground or deed.ground in GROUNDS


@in_one_test("verb", VERBS.values(), called=lambda verb: verb.VERB)
def test_every_deed_is_weighed_in_one_way(verb: type[Effect]) -> None:
    check_weighing(verb)


@in_one_test("word", [*WORDS, *KEYS])
def test_everybody_knows_whom_a_word_means(situation: Situation, word: str) -> None:
    part = Part(deeds.LOSE, word, None, fortitude=-2.0)
    assert set(seats_of(situation, part, {}, None)) <= {0, 1, 2}


def test_a_word_that_is_none_is_no_word_for_oneself(situation: Situation) -> None:
    with pytest.raises(ValueError, match="nobody-in-particular"):
        seats_of(situation, Part(deeds.LOSE, "nobody-in-particular", None), {}, None)


def test_whoever_is_picked_later_is_whoever_it_suits(situation: Situation) -> None:
    assert seats_of(situation, Part(deeds.GAIN, "player", None, fortitude=-0.0, alcohol=-3.0), {}, None) is not None
    assert len(seats_of(situation, Part(deeds.LOSE, "another", None, fortitude=-2.0), {}, None)) == 1


def test_a_drink_is_spiked_with_numbers_if_there_are_any_and_with_what_comes_besides() -> None:
    parts = {card.title: parts_of(card) for card in with_extra(SPIKER).characters["spiker"].deck}
    assert {title: [(part.deed.word, part.fortitude, part.alcohol) for part in parts[title]] for title in parts} == {
        "Strong": [("spike", 0, 1), ("draw", 0, 0)],
        "Bracing": [("spike", 1, 0), ("draw", 0, 0)],
        "Odd": [("draw", 0, 0)],
        "Nothing": [("spike", 0, 0)],
    }
