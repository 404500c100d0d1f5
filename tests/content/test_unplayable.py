# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules would never carry out is refused as it is read: moments without a question, moves to nowhere, seals on nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.broken import HEAD, REST, card, load, problem

WHEN = "title: Ow\ntype: sometimes\nwhen: {}\ndo: [{{gain: {{fortitude: 1}}}}]"
DO = "title: Ow\ntype: action\ndo: [{}]"

CARDS = {
    "a moment nobody is asked at": (WHEN.format("{announce: {by: self}}"), "nobody is asked at 'announce'"),
    "a change of a track": (WHEN.format("{shifted: {track: rust}}"), "nobody is asked at 'shifted'"),
    "a gain of Gold": (WHEN.format("{gained: {gold: 1+}}"), "nobody is asked at 'gained' of that"),
    "a phase without plays": (WHEN.format("{phase: end}"), "unknown word 'end'"),
    "a deck running out": (WHEN.format("reshuffle"), "unknown moment 'reshuffle'"),
    "no moment": ("title: Ow\ntype: sometimes\ndo: []", "a Sometimes card says when it is played"),
    "what joins and does more": (
        "title: Ow\ntype: sometimes\nwhen: {played_with: {}}\ndo: [{draw: 1}]",
        "can only 'boost' it",
    ),
    "what joins and costs": (
        "title: Ow\ntype: sometimes\nwhen: {played_with: {}}\ncost: {gold: 1}\ndo: [{boost: {fortitude_loss: 1}}]",
        "costs nothing",
    ),
    "an Ignore of what has happened": (
        "title: Ow\ntype: sometimes\nwhen: {lost: {fortitude: 1+}}\ndo: [{ignore: it}]",
        "'ignore' needs something to work on",
    ),
    "a Negate of nothing": (DO.format("{negate: it}"), "'negate' needs something to work on"),
    "a change of no Drink": (DO.format("{spike: {alcohol: 1}}"), "'spike' needs something to work on"),
    "a payment that is none": (
        "title: Ow\ntype: sometimes\nwhen: {play: {}}\ndo: [{inn_pays: it}]",
        "'inn_pays' needs something to work on",
    ),
    "a reduction of a payment": (
        "title: Ow\ntype: sometimes\nwhen: pay\ndo: [{reduce: {fortitude: 1}}]",
        "'reduce' needs something to work on",
    ),
    "a pot that nobody has won": (DO.format("{take_pot: {}}"), "'take_pot' needs something to work on"),
    "a boost of nothing": (DO.format("{boost: {fortitude_loss: 1}}"), "belongs to what joins a play"),
    "cards among Drinks": (DO.format("{move: {cards: {pile: hand, all: true}, to: drink_deck}}"), "do not move to"),
    "Drinks among cards": (DO.format("{move: {cards: {pile: drink_me, top: 1}, to: hand}}"), "do not move to"),
    "from a pile to itself": (DO.format("{move: {cards: {pile: hand, top: 1}, to: hand}}"), "do not move to 'hand'"),
    "the whole Drink Deck": (
        DO.format("{move: {cards: {pile: drink_deck, all: true}, to: drink_me}}"),
        "never the whole Drink Deck",
    ),
    "an Action at a moment": ("title: Ow\ntype: action\nwhen: round\ndo: [{draw: 1}]", "a condition stands under 'if'"),
    "nobody behind an Action": (DO.format("{lose: {who: source, fortitude: 1}}"), "this answers nothing"),
    "no play that is answered": (DO.format("{lose: {who: answered, fortitude: 1}}"), "this answers nothing"),
    "no victim": (DO.format("{lose: {who: victim, fortitude: 1}}"), "this answers nothing"),
    "nobody behind what one drank": (
        "title: Ow\ntype: sometimes\nwhen: drank\ndo: [{lose: {who: source, fortitude: 1}}]",
        "this answers nothing",
    ),
    "those named before, and nobody was": (DO.format("{lose: {who: them, fortitude: 1}}"), "nobody was"),
    "a payment that nobody reduces": (DO.format("{pay: {gold: 1}, cannot: [reduce]}"), "'pay' is sealed by"),
}


@pytest.mark.parametrize(("text", "message"), CARDS.values(), ids=CARDS)
def test_a_card_that_would_never_do_what_it_says_is_refused(tmp_path: Path, text: str, message: str) -> None:
    assert message in str(problem(tmp_path, card(text)))


ABILITIES = {
    "an answer to nothing": ("when: anytime, once: turn", "'ignore' needs something to work on"),
    "an Action at another moment": (
        "when: {play: {}}, once: turn, counts_as: {type: action}",
        "is done in the Action phase",
    ),
    "an Action in another phase": (
        "when: {phase: order}, once: turn, counts_as: {type: action}",
        "is done in the Action phase",
    ),
    "a moment nobody is asked at": ("when: {shifted: {track: rust}}, once: turn", "nobody is asked at 'shifted'"),
    "what joins without holders": ("when: {played_with: {}}, cost: {nail: 1}", "'for: holder'"),
    "holders without a play to join": ("for: holder, when: anytime, cost: {nail: 1}", "'for: holder'"),
    "what joins for nothing": ("for: holder, when: {played_with: {}}, once: turn", "costs a number of one kind"),
    "what joins and does more": ("for: holder, when: {played_with: {}}, cost: {nail: 1}", "can only 'boost' it"),
}


@pytest.mark.parametrize(("text", "message"), ABILITIES.values(), ids=ABILITIES)
def test_an_ability_that_would_never_do_what_it_says_is_refused(tmp_path: Path, text: str, message: str) -> None:
    do = "ignore: it" if "'ignore'" in message else "gain: {fortitude: 1}"
    ability = f"abilities: [{{id: act, {text}, do: [{{{do}}}]}}]\nsize: 10"
    broken = HEAD.replace("size: 10", ability) + "- {title: Ow, type: action, do: []}\n" + REST
    assert message in str(problem(tmp_path, broken))


def test_a_card_that_only_lies_there_says_no_deed(tmp_path: Path) -> None:
    """What lies open on such a side deck holds; a `do` was printed, and never done."""
    piles = "piles: {stage: {revealed: replace_top, empty: leave_top}}\nsetup: [{reveal: stage}]\nsize: 10"
    whole = HEAD.replace("size: 10", piles) + "- {title: Open, type: action, do: [{reveal: stage}]}\n" + REST
    lies = "- {title: Puppet, pile: stage, %s}\n"
    said = str(problem(tmp_path, whole + lies % "do: [{gain: {gold: 1}}]"))
    assert "what just lies there does nothing when it comes" in said
    assert not load(tmp_path, broken=whole + lies % "standing: [{orders: 1}]").problems


def test_what_can_be_played_is_not_refused(tmp_path: Path) -> None:
    """Each of these differs from a refused one in a single word."""
    fine = [
        WHEN.format("{gained: {fortitude: 1+}}"),
        WHEN.format("{phase: order}"),
        WHEN.format("turn_end"),
        "title: Ow\ntype: sometimes\nwhen: {played_with: {}}\ndo: [{boost: {fortitude_loss: 1}}]",
        DO.format("{move: {cards: {pile: drink_deck, top: 1}, to: drink_me}}"),
        DO.format("{pay: {gold: 1}, cannot: [prevent]}"),
    ]
    for text in fine:
        assert not load(tmp_path, bodkin=card(text)).problems, text
