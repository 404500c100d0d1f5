# SPDX-License-Identifier: GPL-3.0-or-later
"""Places where cards lie aside, as a character's file declares them: who sees them, what is played from there, what lies there by itself.

character-compendium, "Petra the Devious", "Phyll Startusk", "Roxana".
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.rules import cards, losing
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from tests.engine.watching import check_cards, check_events, check_question, check_views, legal_command, note_played
from tests.rules.deal import Deal, at, deal, with_extra

HILDA = """
kind: character
id: hilda
name: Hilda the Shelver
size: 22
piles:
  rack: {deck: false, seen: all, gets: {drawn: {subtype: spice}}, plays: {subtype: spice}, accepts: {subtype: spice}}
  sleeve: {deck: false, plays: {subtype: trick}}
  grave: {deck: false, seen: nobody, accepts: own, when_out: discarded}
subtypes: {spice: Spice, trick: Trick}
deck:
- title: Pepper
  type: sometimes
  subtypes: [spice]
  copies: 6
  when: {drink: {unflagged: spiced}}
  announced: [{flag: spiced}]
  do: [{spike: {drink: it, alcohol: 1}}]
- title: Up my sleeve
  type: action
  subtypes: [trick]
  copies: 4
  better: [{if: {played_from: sleeve}, instead: [{lose: {who: another, fortitude: 4}}]}]
  do: [{lose: {who: another, fortitude: 2}}]
- {title: Into the sleeve, type: anytime, copies: 4, do: [{stow: {card: hand, to: sleeve}}]}
- {title: Into the grave, type: anytime, copies: 2, do: [{stow: {card: hand, to: grave, up_to: 2}}]}
- {title: Draw deep, type: anytime, copies: 4, do: [{draw: 3}]}
- title: For each spice
  type: action
  copies: 2
  if: {piles: {rack: 1+}}
  do: [{lose: {who: another, fortitude: {count: {of: {pile: rack}}}}}]
"""


def table(**hilda: Any) -> Deal:
    return deal(hilda=at(**hilda), gerki=at(), zot=at(), extra=[HILDA])


def piles(game: Game, viewer: int | None, pile: str) -> Any:
    """The cards of a place of hers as somebody sees them; None if he does not."""
    seen = game.view(viewer).seats[0].piles[pile].cards
    return None if seen is None else [card.title for card in seen]


def test_what_lies_there_by_itself_goes_there_as_it_is_drawn_and_nothing_is_drawn_instead() -> None:
    """[530]"""
    t = table(hand=["Draw deep"], deck=["Pepper", "Into the sleeve", "Pepper"])
    t.play("hilda", "Draw deep")
    t.rest()
    assert t.hilda.hand == ["Into the sleeve"]
    assert [piles(t.game, viewer, "rack") for viewer in (0, 1, None)] == [["Pepper", "Pepper"]] * 3
    told = [event for event in t.game.events if event.key == "stowed"]
    assert [event.args["to"] for event in told] == ["rack", "rack"]
    assert all("card" in event.args for event in told), "what lies open is told by its title"


def test_the_opening_hand_is_laid_out_as_well() -> None:
    """[530]"""
    for seed in range(6):
        game = Game.new(GameSetup((SeatSetup("hilda"), SeatSetup("zot")), seed), with_extra(HILDA))
        seat = game.table.seats[0]
        assert len(seat.hand) + len(seat.piles["rack"]) == 7
        assert all("spice" not in game.table.cards[card].subtypes for card in seat.hand)


def test_it_is_played_from_there_as_from_the_hand_and_goes_to_the_discards() -> None:
    t = deal(
        hilda=at(piles={"rack": ["Pepper", "Pepper"]}),
        gerki=at(drink_me=["Wine"]),
        turn="gerki",
        phase="drink",
        extra=[HILDA],
    )
    t.drink("gerki")
    t.play("hilda", "Pepper")
    played = [event for event in t.game.events if event.key == "played"][-1]
    assert (played.seat, played.args.get("aside")) == (0, True)
    assert not t.can("hilda", "Pepper")
    t.rest()
    assert t.hilda.discard == ["Pepper"]
    assert piles(t.game, None, "rack") == ["Pepper"]


def test_a_drink_keeps_its_mark_though_the_card_was_negated_and_so_do_its_halves() -> None:
    """[531]"""
    t = deal(
        hilda=at(piles={"rack": ["Pepper", "Pepper"]}),
        zot=at(hand=["I don't think so!"]),
        fiona=at(hand=["Come, my friend, sit and drink with me!"], drink_me=["Wine"]),
        turn="fiona",
        phase="drink",
        extra=[HILDA],
    )
    t.drink("fiona")
    t.play("hilda", "Pepper")
    t.play("zot", "I don't think so!")
    t.play("fiona", "Come, my friend, sit and drink with me!", on="zot")
    assert not t.can("hilda", "Pepper")


def test_what_lies_face_down_is_its_owners_to_see_and_only_some_of_it_is_played() -> None:
    """[522, 523]"""
    t = table(piles={"sleeve": ["Up my sleeve", "Draw deep"]})
    assert [piles(t.game, viewer, "sleeve") for viewer in (0, 1, None)] == [["Draw deep", "Up my sleeve"], None, None]
    assert [card.hidden for card in t.game.view(0).seats[0].in_play] == [True, True]
    assert t.game.view(1).seats[0].in_play == []
    assert not t.can("hilda", "Draw deep")
    t.play("hilda", "Up my sleeve", on="gerki")
    t.rest()
    assert t.gerki.fortitude == 16


def test_from_the_hand_the_same_card_does_what_it_says_by_itself() -> None:
    """[523]"""
    t = table(hand=["Up my sleeve"])
    t.play("hilda", "Up my sleeve", on="gerki")
    t.rest()
    assert t.gerki.fortitude == 18


def test_only_cards_of_the_own_deck_are_laid_there() -> None:
    """[522]"""
    t = table(hand=["Into the sleeve", "Draw deep"])
    seat, other = t.table.seats[0], t.table.seats[1]
    foreign = other.deck.pop()
    seat.hand.append(foreign)
    t.play("hilda", "Into the sleeve")
    asked = t.game.pending
    while asked.prompt != "stow":
        t.default()
        asked = t.game.pending
    assert foreign not in [option.card for option in asked.options]
    assert len(asked.options) == 2


def test_what_nobody_sees_is_not_even_its_owners_and_is_discarded_when_she_is_out() -> None:
    t = table(piles={"grave": ["Draw deep", "Pepper"]})
    assert [piles(t.game, viewer, "grave") for viewer in (0, 1, None)] == [None] * 3
    known = {tuple(sorted(t.game.sample(0, seed).table.seats[0].piles["grave"])) for seed in range(9)}
    assert len(known) > 1, "a place that nobody looks into is known in her own worlds"
    losing.put_out(t.game, 0, "passed_out")
    assert (sorted(t.hilda.discard), t.table.seats[0].piles["grave"]) == (["Draw deep", "Pepper"], [])


def test_cards_are_counted_where_they_lie() -> None:
    t = table(hand=["For each spice"], piles={"rack": ["Pepper", "Pepper", "Pepper"]})
    t.play("hilda", "For each spice", on="zot")
    t.rest()
    assert t.zot.fortitude == 17
    assert not table(hand=["For each spice"]).can("hilda", "For each spice")


def test_in_a_sample_nobody_holds_what_would_lie_open() -> None:
    t = table(hand=["Draw deep", "Draw deep", "Into the sleeve"])
    for seed in range(20):
        seat = t.game.sample(1, seed).table.seats[0]
        assert not cards.lying_by_itself(t.table, seat, seat.hand)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in (1, 2))])
def test_whole_games_with_such_places_show_nothing_that_is_hidden(seed: int) -> None:
    content: Content = with_extra(HILDA)
    game = Game.new(GameSetup((SeatSetup("hilda"), SeatSetup("cormac"), SeatSetup("zot")), seed), content)
    chance, seen, told = random.Random(seed), set[int](), 0
    for _ in range(250):
        if game.pending is None:
            break
        check_cards(game)
        check_question(game)
        new = list(game.events)[told:]
        note_played(new, seen)
        check_views(game, seen)
        check_events(new)
        told = len(game.events)
        game.submit(legal_command(game, chance))


@pytest.mark.parametrize(
    ("declared", "why"),
    [
        ("{revealed: collect, seen: all}", "only a place that is no deck"),
        ("{deck: false, gets: {drawn: {subtype: spice}}}", "lies open there"),
    ],
)
def test_a_place_that_makes_no_sense_is_refused(declared: str, why: str) -> None:
    with pytest.raises(Problem, match=why):
        with_extra(HILDA.replace("piles:\n", f"piles:\n  odd: {declared}\n"))


DOUBLE, OATS = "A double shot. Of what? Yes", "Oat milk. The oats did not suffer"


@pytest.mark.parametrize("no", [True, False])
def test_a_mug_takes_one_mix_in_negated_or_not(no: bool) -> None:
    """[531]: while the same Drink may still be answered, by whoever has played one and by nobody else of them."""
    t = deal(
        phyll=at(piles={"shelf": [DOUBLE, OATS]}),
        zot=at(hand=["I don't think so!"], drink_me=["Wine"]),
        gerki=at(),
        turn="zot",
        phase="drink",
        asked="always",
    )
    t.drink("zot")
    while t.game.pending is not None and t.game.pending.seat != 0:
        t.decline()
    assert t.can("phyll", OATS)
    t.play("phyll", DOUBLE)
    if no:
        t.play("zot", "I don't think so!")
    while len(t.game.table.stack) > 1 or (t.game.pending is not None and t.game.pending.seat != 0):
        t.decline()
    assert t.stack == ["Wine"] or [entry.kind for entry in t.game.table.stack] == ["drink"]
    assert not t.can("phyll", OATS)
    t.rest()
    assert t.zot.alcohol == (2 if no else 4)


CIRCLE = """
kind: character
id: wheel
name: A Wheel
size: 10
tracks: {turns: {name: Turns, range: 0-1, starts: 0, around: [{lose: {who: others, fortitude: 1}}]}}
deck:
- {title: Spin, type: anytime, copies: 10, do: [{shift: {turns: 5}}]}
"""


def test_what_goes_round_twice_at_once_fires_twice() -> None:
    """[525]: and goes on to where it was to go."""
    t = deal(wheel=at(hand=["Spin"]), zot=at(), extra=[CIRCLE])
    t.play("wheel", "Spin").rest()
    assert t.zot.fortitude == 18
    assert t.game.table.seats[0].tracks["turns"] == 1


def test_a_cleaver_offers_ingredients_and_nothing_else() -> None:
    """[549]"""
    t = deal(roxana=at(hand=["No soup for you!", "This one's some mean cuisine!", "Tip the Wench"]), zot=at())
    t.play("roxana", "No soup for you!", on="zot")
    while t.asked != ("roxana", "pick"):
        t.decline()
    assert t.game.pending is not None
    cards_offered = [option.card for option in t.game.pending.options if option.card is not None]
    assert [t.game.table.cards[card].title for card in cards_offered] == ["This one's some mean cuisine!"]
