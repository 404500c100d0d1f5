# SPDX-License-Identifier: GPL-3.0-or-later
"""Every loop of the rules ends: with nothing left to drink, in contests that nothing can part, and with content that never would."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rdi_desktop.engine import game
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.bounds import COMMANDS
from rdi_desktop.engine.state.decisions import Answer
from tests.engine.watching import check_cards, check_numbers, gold, legal_answer
from tests.rules.deal import Deal, at, deal, with_extra

CONTEST, HOUSE = "Drinking Contest!", "Round on the House!"
EVENTS = [CONTEST, HOUSE, CONTEST, HOUSE]
DARE, TASK, CIDER = "The Wench Dares You", "The Challenge", "Magic Apple Cider"
BUFF_TEA = "Pot of Tea"


def all_drinks_stand_on_piles(hand: list[str], first: list[str], events: list[str], **how: Any) -> Deal:
    """Thirty cards: `events` are the Drink Deck, and every Drink is on a Drink Me! pile."""
    left = 30 - len(events) - len(first)
    return deal(
        deirdre=at(hand, drink_me=[*first, *["Wine"] * (left // 2)]),
        gerki=at(drink_me=["Wine"] * (left - left // 2)),
        drinks=events,
        **how,
    )


def purses(t: Deal) -> tuple[int, int]:
    return t.deirdre.gold, t.gerki.gold


@pytest.mark.parametrize("asked", ["able", "always"])
@pytest.mark.parametrize("events", [EVENTS, EVENTS[:1], []])
def test_a_toast_without_drinks(events: list[str], asked: str) -> None:
    toast = "Let's toast the Goddess!"
    t = all_drinks_stand_on_piles([toast], [], events, asked=asked).play("deirdre", toast).rest()
    assert (t.deirdre.alcohol, t.gerki.alcohol, t.phase) == (0, 0, "order")
    assert purses(t) == (10, 10)  # nobody pays for a deck of Events
    assert len(t.table.drink_deck) + len(t.table.drink_discard) == len(events)


@pytest.mark.parametrize("asked", ["able", "always"])
@pytest.mark.parametrize("event", [HOUSE, CONTEST])
def test_an_event_without_drinks(event: str, asked: str) -> None:
    t = all_drinks_stand_on_piles([], [event], EVENTS, phase="drink", asked=asked).drink("deirdre").rest()
    assert (t.deirdre.alcohol, t.gerki.alcohol, t.turn, purses(t)) == (0, 0, "gerki", (10, 10))


@pytest.mark.parametrize(("event", "prompt", "gold"), [(TASK, "accept", (11, 9)), (DARE, "again", (13, 10))])
def test_a_task_without_drinks(event: str, prompt: str, gold: tuple[int, int]) -> None:
    """As much of it as can be done is done [93]; nobody hangs in looking for a Drink."""
    t = all_drinks_stand_on_piles([], [event], EVENTS, phase="drink").drink("deirdre")
    while t.turn == "deirdre":
        yes = t.game.pending is not None and t.game.pending.prompt == prompt
        t.choose("deirdre", "yes") if yes else t.decline()
    assert (t.deirdre.alcohol, purses(t)) == (0, gold)


def test_a_search_goes_on_as_long_as_there_is_a_drink_somewhere() -> None:
    t = all_drinks_stand_on_piles(["Let's toast the Goddess!"], [], EVENTS)
    t.table.drink_discard.append(t.table.seats[1].drink_me.pop())
    t.play("deirdre", "Let's toast the Goddess!").rest()
    assert t.deirdre.alcohol == 2
    assert purses(t)[0] < 10  # for that one they all paid


def test_events_that_are_left_may_be_ordered_and_cost_nothing() -> None:
    t = all_drinks_stand_on_piles([], [], [HOUSE], phase="order", turn="gerki")
    pile = t.deirdre.drink_me
    t.game.submit(Answer(1, ("order:0",)))
    assert t.deirdre.drink_me == [HOUSE, *pile]
    assert purses(t) == (10, 10)


@pytest.mark.parametrize("worthless", [["Water"], ["Water", "Holy Water", CONTEST], [BUFF_TEA, "Water", HOUSE]])
def test_a_contest_that_nothing_can_part_has_no_winner(worthless: list[str]) -> None:
    left = 30 - len(worthless) - 1
    t = deal(
        deirdre=at(drink_me=[CONTEST, *["Wine"] * (left // 2)]),
        gerki=at(drink_me=["Wine"] * (left - left // 2)),
        drinks=worthless,
        phase="drink",
    ).drink("deirdre")
    t.rest()
    assert ("contest_without_winner", None) in t.keys("contest_without_winner", "contest_won")
    assert (t.turn, t.keys("turn_cut_short")) == ("gerki", [])


def test_a_contest_goes_on_while_something_may_part_them() -> None:
    t = deal(
        deirdre=at(drink_me=[CONTEST]), gerki=at(), drinks=["Water", "Water", CONTEST, "Water", "Wine"], phase="drink"
    ).drink("deirdre")
    assert (t.deirdre.gold, t.gerki.gold) == (11, 9)


def test_whoever_finds_no_card_has_revealed_nothing() -> None:
    """A Light Ale wins against an empty deck, and an Event does not."""
    for last, golds in (("Light Ale", (11, 9)), (HOUSE, (10, 10))):
        t = all_drinks_stand_on_piles([], [CONTEST], [last], phase="drink").drink("deirdre")
        assert purses(t) == golds


def test_nobody_is_there_for_the_contest() -> None:
    t = deal(gerki=at(drink_me=[CONTEST]), fiona=at(), phase="drink")
    for seat in t.table.seats:
        seat.withdrawn = seat.silent = True
    t.drink("gerki").rest()
    assert (t.gerki.gold, t.fiona.gold, t.turn) == (10, 10, "fiona")


def test_whoever_is_away_neither_contests_nor_pays() -> None:
    t = deal(gerki=at(drink_me=[CONTEST]), fiona=at(), zot=at(), drinks=["Elven Wine", "Wine"], phase="drink")
    t.fiona.seat.withdrawn = t.fiona.seat.silent = True
    t.drink("gerki")
    assert (t.gerki.gold, t.fiona.gold, t.zot.gold) == (11, 10, 9)
    assert (t.fiona.alcohol, t.zot.alcohol) == (0, 2)


def test_whoever_steps_out_of_a_contest_breaks_no_tie_and_pays_nothing() -> None:
    t = deal(gerki=at(drink_me=[CONTEST]), fiona=at(), zot=at(), drinks=["Light Ale", CIDER, "Water"], phase="drink")
    t.drink("gerki")
    assert (t.gerki.gold, t.fiona.gold, t.zot.gold) == (11, 10, 9)


# ---- content that would never end

MACHINE = """
kind: character
id: machine
name: Perpetual Machine
abilities:
- {id: more, when: {phase: action}, if: {stat: {fortitude: 1+}}, do: [{extra: {action: 1}}]}
- id: crawl
  when: {phase: action}
  if: {stat: {fortitude: 1+}}
  do: [{repeat: {times: 20, do: [{gain: {fortitude: 1}}, {lose: {fortitude: 1}}]}}]
deck: [{title: Do it again, type: action, copies: 40, do: [{drink: {from: drink_deck, events: discard, count: 20}}]}]
"""


def test_a_turn_that_never_ends_is_cut_short() -> None:
    t = deal(machine=at(), zot=at(), extra=[MACHINE])
    for _ in range(COMMANDS + 2):
        if t.turn != "machine":
            break
        t.use("machine", "more")
    assert (t.turn, t.asked) == ("zot", ("zot", "discard"))
    assert t.keys("turn_cut_short") == [("turn_cut_short", "machine")]


@pytest.mark.parametrize("what", ["crawl", "Do it again"])
def test_a_command_that_never_ends_cuts_the_turn_short(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "STEPS", 12)
    t = deal(machine=at(["Do it again"]), zot=at(gold=1000), extra=[MACHINE])
    cards = sum(len(pile.cards) for pile in t.table.piles())
    t.play("machine", what)
    assert t.turn == "zot" or t.machine.out
    assert sum(len(pile.cards) for pile in t.table.piles()) == cards
    assert t.stack == []


def test_a_fork_cuts_the_turn_short_where_its_original_does() -> None:
    t = deal(machine=at(), zot=at(), extra=[MACHINE])
    for _ in range(20):
        t.use("machine", "more")
    t.table.commands = COMMANDS - 10
    t.game.fork()
    for _ in range(20):
        if t.turn == "machine":
            t.use("machine", "more")
    assert t.game.fork().table.turn == t.game.table.turn == 1


# ---- no game of the content gets there


@pytest.mark.parametrize("seed", range(4))
def test_games_with_nothing_but_events_left_come_to_an_end(seed: int) -> None:
    """Two kegs of Water and Events for eight: most turns find nothing to drink, and nobody waits for ever."""
    shelf = ", ".join(f"{{drink: {id}, copies: 10}}" for id in ("drinking-contest", "round-on-the-house", "water"))
    cellar = f"kind: drinks\nid: dry\nname: Dry\ndeck: [{shelf}]"
    who = ["gerki", "zot", "fiona", "deirdre", "karl", "alaric", "oozwald", "eisinder"]
    content = with_extra(cellar)
    game = Game.new(GameSetup(tuple(SeatSetup(c, "", "able") for c in who), seed, 0, {"drinks": "dry"}), content)
    chance, total = random.Random(seed), gold(game.table)
    for _ in range(1500):
        if game.pending is not None:
            game.submit(legal_answer(game.pending, chance))
            check_cards(game)
    assert not [e for e in game.events if e.key == "turn_cut_short"]
    check_numbers(game, total)
