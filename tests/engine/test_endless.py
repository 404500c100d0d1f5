# SPDX-License-Identifier: GPL-3.0-or-later
"""Home-made content that would never end, in whichever way: the turn is cut, the log says where, and the game goes on to its end."""

from __future__ import annotations

import inspect
import random
import sys

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state import bounds
from rdi_desktop.engine.state.decisions import Interject
from rdi_desktop.engine.verbs.cards import Draw
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.words import said
from tests.engine.watching import check_cards, check_numbers, check_question, gold, legal_command, state, whole
from tests.rules.deal import at, deal, with_extra

OWN = """
kind: character
id: wheel
name: Wheel
size: 12
{extra}
deck:
- {{title: Turn, type: action, copies: 6, do: [{do}]}}
- {{title: Turn again, type: anytime, copies: 6, do: [{do}]}}
"""
LOSE, GAIN = "{lose: {fortitude: 1}}", "{gain: {fortitude: 1}}"
LOST, GAINED = "when: {lost: {fortitude: 1+}}", "when: {gained: {fortitude: 1+}}"
AGAIN = f"{{{LOST}, do: [{GAIN}, {{then: [{LOSE}]}}]}}"
TO_AND_FRO = f"{{{LOST}, do: [{GAIN}]}}, {{{GAINED}, do: [{LOSE}]}}"
TWICE = f"{{{LOST}, do: [{GAIN}, {{then: [{GAIN}]}}]}}, {{{GAINED}, do: [{LOSE}, {{then: [{LOSE}]}}]}}"
ROUND_AND_ROUND = {
    "a trigger sets itself off": (f"triggers: [{AGAIN}]", LOSE),
    "a trigger that counts as a card sets itself off": (
        f"triggers: [{{{LOST}, title: Hm, do: [{GAIN}, {{then: [{LOSE}]}}], counts_as: {{type: sometimes}}}}]",
        LOSE,
    ),
    "two set each other off": (f"triggers: [{TO_AND_FRO}]", LOSE),
    "what is drunk is drunk again": (
        "triggers: [{when: {drank: {}}, do: [{drink: {from: drink_deck}}]}]",
        "{drink: {from: drink_deck}}",
    ),
    "two places of a track lead to each other": (
        "tracks: {spin: {range: 0-3, starts: 0, at: {1: [{set: {spin: 2}}], 2: [{set: {spin: 1}}]}}}",
        "{shift: {spin: 1}}",
    ),
    "above a track it goes further up": (
        "tracks: {spin: {range: 0-3, starts: 0, above: [{shift: {spin: 1}}]}}",
        "{shift: {spin: 4}}",
    ),
    "below a track it goes further down": (
        "tracks: {spin: {range: 0-3, starts: 0, below: [{shift: {spin: -1}}]}}",
        "{shift: {spin: -1}}",
    ),
    "the beginning of each turn is its end": ("turn: {start: [{end_turn: self}]}", GAIN),
    "the end of a turn goes on": (f"turn: {{end: [{LOSE}]}}\ntriggers: [{AGAIN}]", GAIN),
    "reactions double": (f"triggers: [{TWICE}]", LOSE),
    "every Round opens another": (
        "triggers: [{when: round_over, do: [{open_round: {ante: 1}}]}]",
        "{open_round: {ante: 1}}",
    ),
    "set up for ever": (f"triggers: [{TO_AND_FRO}]\nsetup: [{LOSE}]", "{gain: {gold: 1}}"),
}


def wheel(which: str) -> str:
    extra, do = ROUND_AND_ROUND[which]
    return OWN.format(extra=extra, do=do)


@pytest.mark.parametrize("which", ROUND_AND_ROUND)
@pytest.mark.parametrize("everywhere", [False, True], ids=["beside others", "at every seat"])
def test_what_would_never_end_is_cut_and_the_game_ends(which: str, everywhere: bool) -> None:
    seats = ("wheel", "wheel", "wheel") if everywhere else ("zot", "wheel", "gerki")
    game = Game.new(GameSetup(tuple(SeatSetup(who) for who in seats), 4), with_extra(wheel(which)))
    chance, total = random.Random(4), gold(game.table)
    while game.pending is not None and len(game.log) < 20_000:
        check_cards(game)
        check_numbers(game, total)
        check_question(game)
        if len(game.log) % 40 == 0:
            assert state(game.fork()) == state(game)
        game.submit(legal_command(game, chance))
        if sum(event.key == "turn_cut_short" for event in game.events) > 12:
            break  # it goes on so: each of them takes a while
    assert game.over is not None or game.table.turn_number > 4
    assert game.levels == [] or game.pending is not None


@pytest.mark.parametrize(
    "which", ["a trigger sets itself off", "what is drunk is drunk again", "two set each other off"]
)
def test_the_log_says_where_a_turn_went_round_in_circles(which: str) -> None:
    game = Game.new(GameSetup((SeatSetup("wheel"), SeatSetup("zot")), 4), with_extra(wheel(which)))
    chance = random.Random(1)
    while not any(event.key == "turn_cut_short" for event in game.events) and game.pending is not None:
        game.submit(legal_command(game, chance))
    cut = next(event for event in game.events if event.key == "turn_cut_short")
    content = with_extra(wheel(which))
    told = told_events([cut], game, None)[0]
    line = LogTeller(["Ann", "Bob"], 0).line(told).text
    assert said(f"log-loop-{cut.args['loop']}") in line
    if cut.args["card"] is not None:
        assert content.cards[game.table.cards[cut.args["card"]].id].title in line


def test_python_has_room_for_all_that_may_go_on_within_each_other() -> None:
    """The deepest that is allowed takes less than half of what Python allows, so that it does not matter who calls."""
    game = Game.new(
        GameSetup((SeatSetup("wheel"), SeatSetup("zot")), 4), with_extra(wheel("what is drunk is drunk again"))
    )
    chance = random.Random(1)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + limit // 2)
    try:
        while game.pending is not None and game.table.turn_number < 6:
            game.submit(legal_command(game, chance))
    finally:
        sys.setrecursionlimit(limit)
    assert any(event.key == "turn_cut_short" for event in game.events)
    assert bounds.DEPTH >= 30


NOOK = """
kind: character
id: nook
name: Nook
size: 12
piles: {nook: {deck: false, name: Nook}}
deck:
- {title: Out with it, type: action, copies: 6, do: [{move: {cards: {of: another, pile: nook, all: true}, to: discard}}]}
- {title: In with it, type: action, copies: 6, do: [{move: {cards: {of: everyone, pile: deck, top: 1}, to: nook}}]}
"""


def test_places_that_another_character_does_not_have_stay_empty() -> None:
    game = Game.new(GameSetup(tuple(SeatSetup(who) for who in ("nook", "zot", "gerki")), 4), with_extra(NOOK))
    chance = random.Random(4)
    while game.pending is not None and len(game.log) < 3000:
        check_cards(game)
        game.submit(legal_command(game, chance))
    assert len(game.table.seats[0].piles["nook"]) > 0


def test_what_was_going_on_in_a_game_that_is_taken_back_leaves_its_windows_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A rule breaks down while somebody breaks in: what was going on beneath is closed after the game stands as before."""
    t = deal(
        zot=at(["I told you not to distract me!"]),
        gerki=at(["Hide in shadows"]),
        wheel=at(["Turn again"]),
        extra=[OWN.format(extra="", do="{draw: 1}")],
    )
    t.play("zot", "I told you not to distract me!", on="gerki")
    before = whole(t.game)
    assert len(t.game.windows) == 1
    with monkeypatch.context() as patch:
        patch.setattr(Draw, "perform", lambda *_: 1 / 0)
        way = next(way for each in t.game.playable(2) for way in each.ways)
        kept = list(t.game._flows)
        with pytest.raises(ZeroDivisionError):
            t.game.submit(Interject(2, way.id))
    for flow in kept:
        flow.close()
    assert len(t.game.windows) == 1
    assert whole(t.game) == before


@pytest.mark.parametrize(
    "extra",
    ["setup: [{contest: %s}]", "turn: {start: [{contest: %s}]}", "triggers: [{when: {lost: {fortitude: 1+}}, do: [{contest: %s}]}]"],
    ids=["before the first turn", "at the beginning of a turn", "set off"],
)  # fmt: skip
def test_a_contest_needs_no_card(extra: str) -> None:
    contest = "{who: everyone, prize: [{pay: {who: others, gold: 1, to: winner}}]}"
    content = with_extra(OWN.format(extra=extra % contest, do=LOSE))
    game = Game.new(GameSetup((SeatSetup("wheel"), SeatSetup("zot")), 4), content)
    chance = random.Random(4)
    while game.pending is not None and len(game.log) < 300:
        check_cards(game)
        game.submit(legal_command(game, chance))
    assert any(event.key == "contest_won" for event in game.events)
