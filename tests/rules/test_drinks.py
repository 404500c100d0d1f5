# SPDX-License-Identifier: GPL-3.0-or-later
"""Section F: Drinks, Chasers, Drink Events, ordering."""

from __future__ import annotations

import pytest

from tests.rules.deal import at, deal

BRING = "Wench, bring some drinks for my friends!"
FLOOR = "Dump it on the floor"
MICKEY = "Slip a mickey"
CHASER = "Wine with a Chaser"
HOUSE = "Round on the House!"

STILL = """
kind: drinks
id: still
name: The Still
cards:
- {title: Thinning Gin, type: drink, chaser: true, do: [{gain: {alcohol: 1}}, {discard: {cards: 1}}]}
- {title: Thickening Gin, type: drink, chaser: true, do: [{gain: {alcohol: 1}}, {draw: 1}]}
"""


# ---- the Drink Deck runs out


def test_when_the_last_drink_goes_everybody_pays_the_inn_and_the_discards_are_the_new_deck() -> None:
    t = deal(zot=at(), gerki=at(), fiona=at(), phase="order", drinks=["Wine"], drinks_left=1)
    inn, discards = t.inn, len(t.drink_discard)
    t.order("zot", "gerki")
    assert t.gerki.drink_me == ["Wine", "Water"]  # piles stay where they are
    assert (t.zot.gold, t.gerki.gold, t.fiona.gold, t.inn) == (9, 9, 9, inn + 3)
    assert (len(t.table.drink_deck), t.drink_discard) == (discards, [])


def test_such_a_payment_is_one_that_the_inn_may_pay() -> None:
    t = deal(zot=at(), gerki=at(["The till was open anyway"]), phase="order", drinks=["Wine"], drinks_left=1)
    t.order("zot", "gerki").play("gerki", "The till was open anyway")
    assert (t.zot.gold, t.gerki.gold) == (9, 10)


def test_whoever_breaks_into_that_payment_draws_from_the_new_deck_and_nobody_pays_twice() -> None:
    bring = "Wench, bring some drinks for my friends!"  # its Trap: two Drinks of the Drink Deck
    t = deal(
        zot=at(drink_me=[]),
        alaric=at(["I wouldn't lean on that", bring]),
        dominique=at(["It's only lost treasure until someone finds it"], drink_me=[]),
        drinks=["Wine"],
        drinks_left=1,
        phase="order",
    ).order("zot", "dominique")
    assert t.asked == ("dominique", "pay")
    t.play("alaric", "I wouldn't lean on that", on="zot").rest()
    assert (t.zot.gold, t.alaric.gold, t.dominique.gold) == (9, 9, 9)
    assert (t.dominique.drink_me, t.zot.drink_me) == (["Wine"], ["Water", "Water"])
    lying = [c for pile in t.table.piles() for c in pile.cards]
    assert sorted(lying) == list(range(len(t.table.cards)))


def test_a_reshuffle_is_not_free_for_the_poor() -> None:
    t = deal(zot=at(), gerki=at(gold=1), fiona=at(), phase="order", drinks=["Wine"], drinks_left=1)
    t.order("zot", "gerki").rest()
    assert (t.gerki.out, t.gerki.because) == (True, "no_gold")


# ---- Drink Events


def test_a_drink_event_is_followed_as_revealed_and_discarded() -> None:
    t = deal(zot=at(drink_me=["Fine Ambrosia, Nectar of the Gods"], fortitude=10), gerki=at(), phase="drink").drink(
        "zot"
    )
    assert (t.zot.fortitude, t.zot.alcohol, t.zot.gold) == (14, 1, 8)
    assert t.drink_discard == ["Fine Ambrosia, Nectar of the Gods"]


def test_cards_about_drinks_leave_drink_events_alone() -> None:
    t = deal(
        gerki=at([FLOOR, MICKEY], drink_me=["Barroom Brawl!"]),
        deirdre=at(["Water into Wine"]),
        asked="always",
        phase="drink",
    ).drink("gerki")
    asked = 0
    while t.stack:
        assert not t.can("gerki", FLOOR)
        assert not t.can("gerki", MICKEY)
        assert not t.can("deirdre", "Water into Wine")
        asked += 1
        t.decline()
    assert asked >= 2


# ---- Chasers


def test_a_chaser_is_the_next_card_of_the_same_pile_and_adds_up() -> None:
    t = deal(
        zot=at(drink_me=[CHASER, "Dragon Breath Ale", "Elven Wine"]), gerki=at(), phase="drink", drinks=["Mead"]
    ).drink("zot")
    assert t.zot.alcohol == 6
    assert t.zot.drink_me == ["Elven Wine"]


def test_a_chaser_of_the_drink_deck_comes_from_the_drink_deck() -> None:
    t = deal(
        deirdre=at(["Let's toast the Goddess!"], drink_me=["Mead"]),
        zot=at(),
        drinks=[CHASER, "Dragon Breath Ale", "Light Ale"],
    )
    t.play("deirdre", "Let's toast the Goddess!").rest()
    assert (t.deirdre.alcohol, t.zot.alcohol) == (6, 1)
    assert t.deirdre.drink_me == ["Mead"]


def test_chasers_go_on_through_chasers() -> None:
    t = deal(
        zot=at(drink_me=[CHASER, "Light Ale with a Chaser", "Dark Ale with a Chaser", "Wizard's Brew"], fortitude=10),
        gerki=at(),
        phase="drink",
    ).drink("zot")
    assert (t.zot.alcohol, t.zot.fortitude) == (2 + 1 + 1 + 2, 12)
    assert len(t.drink_discard) == 4


def test_an_empty_pile_or_an_event_ends_the_chain_unused() -> None:
    t = deal(zot=at(drink_me=[CHASER]), gerki=at(), phase="drink").drink("zot")
    assert t.zot.alcohol == 2
    t = deal(zot=at(drink_me=[CHASER, "Barroom Brawl!", "Wine"]), gerki=at(), phase="drink").drink("zot")
    assert (t.zot.alcohol, t.zot.fortitude, t.gerki.fortitude) == (2, 20, 20)
    assert t.zot.drink_me == ["Wine"]
    assert sorted(t.drink_discard) == ["Barroom Brawl!", CHASER]


def test_nobody_sobers_up_because_the_pile_ran_dry_for_a_chaser() -> None:
    t = deal(zot=at(drink_me=[CHASER], alcohol=5), gerki=at(), phase="drink").drink("zot")
    assert t.zot.alcohol == 7
    assert not t.keys("sobered_up")


def test_the_drink_deck_running_out_among_chasers_is_paid_for_and_the_chain_goes_on() -> None:
    t = deal(deirdre=at(["Let's toast the Goddess!"]), zot=at(), drinks=[CHASER], drinks_left=1)
    t.play("deirdre", "Let's toast the Goddess!").rest()
    assert (t.deirdre.gold, t.zot.gold) == (9, 9)
    assert [k for k, _ in t.keys("drink_deck_renewed", "chaser_revealed")] == ["drink_deck_renewed", "chaser_revealed"]
    assert t.deirdre.alcohol == 2  # its Chaser was Water


def test_one_ignore_covers_a_drink_and_all_its_chasers() -> None:
    t = (
        deal(gerki=at([FLOOR], drink_me=[CHASER, "Troll Swill"]), zot=at(), phase="drink")
        .drink("gerki")
        .play("gerki", FLOOR)
    )
    assert (t.gerki.alcohol, t.gerki.fortitude) == (0, 20)
    assert sorted(t.drink_discard) == ["Troll Swill", CHASER]


def test_nobody_responds_before_the_whole_chain_is_revealed() -> None:
    t = deal(gerki=at([FLOOR], drink_me=[CHASER, "Elven Wine with a Chaser", "Wine"]), zot=at(), phase="drink").drink(
        "gerki"
    )
    assert t.asked == ("gerki", "respond")
    assert t.drink_of("gerki") == {"alcohol": 7}
    assert t.gerki.drink_me == []


@pytest.mark.parametrize(("first", "left"), [("discard", ["Static! Terribly sorry."]), ("draw", ["Tip the Wench"])])
def test_draws_and_discards_of_one_drink_are_in_the_drinkers_order(first: str, left: list[str]) -> None:
    t = deal(
        zot=at(["Tip the Wench"], drink_me=["Thinning Gin", "Thickening Gin", "Water"], deck=["Static! Terribly sorry."]),
        gerki=at(), phase="drink", extra=[STILL],
    ).drink("zot")  # fmt: skip
    t.choose("zot", first)
    if first == "draw":
        assert t.zot.hand == ["Tip the Wench", "Static! Terribly sorry."]  # done before the discard begins
        t.choose("zot", "Static! Terribly sorry.")
    assert t.zot.hand == left


# ---- Drinks that are not discarded


def test_a_kept_drink_stays_before_its_drinker() -> None:
    t = deal(zot=at(drink_me=["The Howler"]), gerki=at(), phase="drink").drink("zot")
    assert (t.zot.in_play, t.drink_discard, t.zot.alcohol) == (["The Howler"], [], 2)


def test_of_several_drinkers_the_first_in_turn_order_keeps_the_card() -> None:
    t = deal(zot=at(drink_me=[HOUSE]), gerki=at(), fiona=at(), phase="drink", drinks=["The Howler"]).drink("zot").rest()
    assert (t.zot.in_play, t.gerki.in_play, t.fiona.in_play) == (["The Howler"], [], [])
    assert (t.zot.alcohol, t.gerki.alcohol, t.fiona.alcohol) == (2, 2, 2)


def test_whoever_ignored_the_drink_is_skipped() -> None:
    t = deal(gerki=at([FLOOR], drink_me=[HOUSE]), zot=at(), fiona=at(), phase="drink", drinks=["The Howler"]).drink(
        "gerki"
    )
    t.play("gerki", FLOOR).rest()
    assert (t.gerki.in_play, t.zot.in_play, t.fiona.in_play) == ([], ["The Howler"], [])
    t = deal(gerki=at([FLOOR], drink_me=["The Howler"]), zot=at(), phase="drink").drink("gerki").play("gerki", FLOOR)
    assert (t.gerki.in_play, t.drink_discard) == ([], ["The Howler"])


def test_whoever_passed_the_drink_on_is_skipped() -> None:
    t = deal(
        deirdre=at(["You look like you need this more than I do!"], drink_me=["The Howler"]),
        zot=at(),
        gerki=at(),
        phase="drink",
    ).drink("deirdre")
    t.play("deirdre", "You look like you need this more than I do!", on="gerki").rest()
    assert (t.deirdre.in_play, t.gerki.in_play) == ([], ["The Howler"])


# ---- ordering


def test_additional_drinks_go_to_other_players_in_any_distribution() -> None:
    for first, second in [("gerki", "gerki"), ("gerki", "fiona")]:
        t = deal(zot=at([BRING]), gerki=at(drink_me=[]), fiona=at(drink_me=[]), phase="order", drinks=["Wine", "Mead"])
        t.play("zot", BRING)
        pending = t.game.pending
        assert pending is not None
        assert [o.targets for o in pending.options] == [(1,), (2,)]
        t.choose("zot", first).choose("zot", second)
        assert (t.gerki.drink_me, t.fiona.drink_me) == (
            (["Mead", "Wine"], []) if first == second else (["Wine"], ["Mead"])
        )


def test_ordering_drinks_is_nothing_to_ignore() -> None:
    t = deal(gerki=at([BRING]), zot=at(["The stars say, 'No!'"]), asked="always", phase="order").play("gerki", BRING)
    seen = 0
    while t.stack:
        assert not t.can("zot", "The stars say, 'No!'")
        seen += 1
        t.decline()
    assert seen >= 3


def test_a_borrowed_chaser_comes_from_the_left_neighbours_pile() -> None:
    t = deal(
        zot=at(drink_me=["Tele-port with a Chaser", "Water"]),
        gerki=at(drink_me=["Dragon Breath Ale", "Wine"]),
        fiona=at(),
        phase="drink",
    ).drink("zot")
    assert t.zot.alcohol == 5
    assert (t.zot.drink_me, t.gerki.drink_me) == (["Water"], ["Wine"])


@pytest.mark.parametrize("drink", ["Orcish Rotgut", "Troll Swill"])
def test_an_acquired_taste_for_those_who_have_it(drink: str) -> None:
    orc = """
kind: character
id: orc
name: The Orc
traits: [orc, troll]
deck: [{standard: hit-1, copies: 40}]
"""
    t = deal(orc=at(drink_me=[drink]), gerki=at(), phase="drink", extra=[orc]).drink("orc")
    assert (t.orc.fortitude, t.orc.alcohol) == (20, 2)
    t = deal(gerki=at(drink_me=[drink]), zot=at(), phase="drink").drink("gerki")
    assert t.gerki.fortitude < 20
