# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that lie open before their player until they are paid for and taken up (character-compendium, "Doctor Terci")."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Interject, OutOfTurn
from tests.rules.deal import Deal, at, content, deal, with_extra

STALL = """
kind: character
id: ula
name: Ula of the Market Stall
size: 10
tokens: {nail: {supply: 3, limit: 3}}
piles: {ware: {revealed: collect, slots: {any: 2}}}
setup: [{reveal: {pile: ware, fill: true}}]
turn: {start: [{reveal: {pile: ware, fill: true}}]}
deck:
- {title: Hammer away, type: action, copies: 10, after: [{gain: {nail: 1}}], do: [{lose: {who: another, fortitude: 1}}]}
- title: A birdhouse
  pile: ware
  type: anytime
  copies: 4
  abilities: [{id: build, cost: {nail: 1}, do: [{take_up: this}]}]
  do: [{gain: {fortitude: 2}}]
"""


def laid(**seats: object) -> Deal:
    return deal(extra=[STALL], **seats)  # type: ignore[arg-type]


def test_a_card_is_paid_for_at_any_time_and_is_one_of_the_hand_from_then_on() -> None:
    """[561]"""
    t = laid(zot=at(), ula=at(tokens={"nail": 1}, fortitude=15), gerki=at())
    assert t.ula.in_play == ["A birdhouse"] * 2
    assert not t.can("ula", "A birdhouse"), "it is only played once it has been taken up"
    first = t.table.seats[1].in_play[0]
    build = f"ability:build:{first}"
    t.game.submit(Interject(1, build))
    assert (t.ula.hand, t.ula.in_play, t.ula.tokens["nail"]) == (["A birdhouse"], ["A birdhouse"], 0)
    assert [event.args for event in t.game.events if event.key == "taken_up"] == [{"card": first}]
    assert t.asked == ("zot", "action"), "nobody is asked what they say to it"
    assert t.refused(Interject(1, f"ability:build:{t.table.seats[1].in_play[0]}"), Exception), "there is no nail left"
    t.play("ula", "A birdhouse").rest()
    assert t.ula.fortitude == 17 and len(t.table.seats[1].spent["ware"]) == 1


def test_it_is_not_taken_up_between_discarding_and_drawing() -> None:
    """[15]"""
    asking = STALL.replace("setup:", "xx:", 0).replace(
        "turn: {", "turn: {after_discard: [{choose: {of: [{label: a, do: []}, {label: b, do: []}]}}], "
    )
    t = deal(extra=[asking], ula=at(tokens={"nail": 2}), zot=at(), phase="discard_and_draw")
    build = f"ability:build:{t.table.seats[0].in_play[0]}"
    assert build in {option.id for option, _ in t._options("ula")}
    t.discard("ula")
    assert t.asked == ("ula", "pick") and t.refused(Interject(0, build), OutOfTurn)


def test_empty_places_are_filled_as_far_as_there_are_cards() -> None:
    """[562]"""
    t = laid(ula=at(in_play=[]), zot=at(), phase="end")
    t.table.seats[0].piles["ware"] = t.table.seats[0].piles["ware"][:1]
    t.run_to("ula", "discard_and_draw")
    assert t.ula.in_play == ["A birdhouse"] and not t.table.seats[0].piles["ware"]


def test_whoever_is_out_takes_nothing_along() -> None:
    t = laid(zot=at(["I told you not to distract me!"]), ula=at(fortitude=2), gerki=at())
    t.play("zot", "I told you not to distract me!", on="ula").rest()
    assert t.ula.out and not t.ula.in_play and len(t.table.seats[1].spent["ware"]) == 2


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("revealed: collect", "joins: own", "lies open before its player"),
        ("slots: {any: 2}", "name: Wares", "has places to fill"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: str, right: str, said: str) -> None:
    with pytest.raises(Problem, match=said):
        with_extra(STALL.replace(wrong, right))


def test_a_mushroom_is_planted_before_the_first_turn() -> None:
    """[417]: at its first number; the turn of somebody else makes nothing of it."""
    game = Game.new(GameSetup((SeatSetup("zot"), SeatSetup("dale")), 1, 0, {}), content())
    dale = game.table.seats[1]
    assert [game.table.cards[card].pile for card in dale.in_play] == ["mushroom"]
    assert dale.counter(dale.in_play[0], "rake") == 0
