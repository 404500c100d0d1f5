# SPDX-License-Identifier: GPL-3.0-or-later
"""Section I: timing."""

from __future__ import annotations

from tests.rules.deal import Deal, at, deal

HIT = "I told you not to distract me!"
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
NO = "I don't think so!"
HIDE = "Hide in shadows"
FLOOR = "Dump it on the floor"
WINE = "Water into Wine"
GODDESS = "My Goddess doesn't like that!"
HEAL = "One quick prayer. Where were we?"

TINKER = """
kind: character
id: tinker
name: The Tinker
traits: [hero]
tokens:
  spark: {supply: 4, limit: 4, starts: 2, holders: self}
deck:
- title: Fling
  type: action
  copies: 10
  better: [{id: hot, cost: {spark: 1}, add: [{gain: {who: them, alcohol: 2}}]}]
  do: [{lose: {who: another, fortitude: 2}}]
- title: Shock
  type: sometimes
  copies: 10
  when: {lost: {fortitude: 1+, by: another, through: card}}
  better: [{id: hot, cost: {spark: 1}, instead: [{lose: {who: source, fortitude: 3}}]}]
  do: [{lose: {who: source, fortitude: 1}}]
- {title: All of it, type: action, copies: 5, do: [{lose: {who: another, fortitude: {sum: [1, {spark: self}]}}}]}
- {title: Rub hands, type: anytime, copies: 10, do: [{draw: 1}], after: [{gain: {spark: 1}}]}
- {title: Elbow, type: action, copies: 5, do: [{lose: {who: another, fortitude: 1}}], after: [{gain: {spark: 1}}]}
"""


def asked_in_turn(t: Deal) -> list[str]:
    """Everybody declines; who was asked, in order."""
    names = []
    while t.stack and t.asked is not None:
        names.append(t.asked[0])
        t.decline()
    return names


def test_a_window_goes_round_from_whoever_played_the_card() -> None:
    t = deal(gerki=at(), zot=at(["Tip the Wench"]), fiona=at(), deirdre=at(), asked="always")
    t.play("zot", "Tip the Wench", on="zot")  # in Gerki's turn
    assert asked_in_turn(t)[:4] == ["zot", "fiona", "deirdre", "gerki"]


def test_a_window_on_a_drink_goes_round_from_whoever_revealed_it() -> None:
    t = deal(gerki=at(), zot=at(drink_me=["Wine"]), fiona=at(), turn="zot", phase="drink", asked="always").drink("zot")
    assert asked_in_turn(t)[:3] == ["zot", "fiona", "gerki"]
    t = deal(
        gerki=at(), zot=at(drink_me=["Barroom Brawl!"]), fiona=at(), turn="zot", phase="drink", asked="always"
    ).drink("zot")
    assert asked_in_turn(t)[:3] == ["zot", "fiona", "gerki"]


def test_without_a_response_the_card_resolves() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE])).play("zot", HIT, on="gerki")
    assert t.gerki.fortitude == 20
    t.pass_("gerki")
    assert (t.gerki.fortitude, t.stack) == (18, [])


def test_after_each_response_everybody_gets_another_chance() -> None:
    t = deal(gerki=at([FLOOR], drink_me=["Light Ale"]), deirdre=at([WINE]), phase="drink").drink("gerki")
    t.pass_("gerki")
    t.play("deirdre", WINE)
    assert t.asked == ("gerki", "respond")  # who had declined
    t.play("gerki", FLOOR)
    assert t.gerki.alcohol == 0


def test_a_negated_response_gives_another_chance_with_a_second_copy() -> None:
    armor = "Luckily for me, I was wearing my armor!"
    t = (
        deal(zot=at([HIT, NO]), fiona=at([armor, armor]))
        .play("zot", HIT, on="fiona")
        .play("fiona", armor)
        .play("zot", NO)
    )
    t.play("fiona", armor)
    assert t.fiona.fortitude == 20


def test_last_in_first_out() -> None:
    t = (
        deal(zot=at([HIT, NO]), gerki=at([HIDE, NO]))
        .play("zot", HIT, on="gerki")
        .play("gerki", HIDE)
        .play("zot", NO)
        .play("gerki", NO)
    )
    # the last negates the one before, so hiding works
    assert t.gerki.fortitude == 20
    assert [name for key, name in t.keys("resolved", "negated")] == ["gerki", "gerki", "gerki", "zot"]


def test_who_drinks_at_the_same_time_reveals_first_then_all_respond_then_all_drink() -> None:
    t = deal(
        deirdre=at(["Let's toast the Goddess!", WINE]), zot=at(), gerki=at([FLOOR]),
        drinks=["Light Ale with a Chaser", "Wine", "Dark Ale", "Elven Wine"],
    )  # fmt: skip
    t.play("deirdre", "Let's toast the Goddess!")
    assert t.asked == ("deirdre", "respond")
    assert (t.drink_of("deirdre"), t.drink_of("zot"), t.drink_of("gerki")) == (
        {"alcohol": 3},
        {"alcohol": 1},
        {"alcohol": 3},
    )
    assert (t.deirdre.alcohol, t.zot.alcohol) == (0, 0)
    t.play("deirdre", WINE, answering="zot").play("gerki", FLOOR)
    assert (t.deirdre.alcohol, t.zot.alcohol, t.gerki.alcohol) == (3, 3, 0)
    assert [k for k, _ in t.keys("drink_revealed", "drink_changed", "drank")] == ["drink_revealed"] * 3 + [
        "drink_changed"
    ] + ["drank"] * 2


def test_those_who_drink_together_are_asked_in_turn_order() -> None:
    t = deal(gerki=at(), deirdre=at(["Let's toast the Goddess!"]), zot=at(), turn="deirdre", asked="always")
    t.play("deirdre", "Let's toast the Goddess!")
    while "Water" not in t.stack:
        t.decline()
    assert asked_in_turn(t)[:3] == ["deirdre", "zot", "gerki"]


def test_an_anytime_card_comes_before_every_sometimes_answer() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE]), deirdre=at([HEAL], fortitude=10)).play("zot", HIT, on="gerki")
    assert t.asked == ("gerki", "respond")  # whose Sometimes card would resolve next
    t.play("deirdre", HEAL)
    assert (t.deirdre.fortitude, t.asked) == (12, ("gerki", "respond"))
    t.play("gerki", HIDE)
    assert t.gerki.fortitude == 20


def test_a_deadlock_is_broken_by_declaring_in_turn_order() -> None:
    t = deal(
        zot=at(["Bad Pooky! Don't drink that!"], drink_me=["Elven Wine"], fortitude=12, alcohol=10),
        gerki=at([NO]),
        fiona=at([NO]),
        phase="drink",
    )
    t.drink("zot").play("zot", "Bad Pooky! Don't drink that!")
    assert t.asked == ("gerki", "respond")
    t.pass_("gerki")
    assert t.asked == ("fiona", "respond")
    t.pass_("fiona")
    assert (t.zot.alcohol, t.zot.out) == (10, False)
    assert (t.gerki.hand, t.fiona.hand) == ([NO], [NO])


def test_successive_events_are_answered_in_their_order() -> None:
    t = deal(zot=at([RAMPAGE]), deirdre=at([GODDESS]), gerki=at([HIDE])).play("zot", RAMPAGE)
    assert not t.can("deirdre", GODDESS)  # nobody has lost anything yet
    assert t.asked == ("gerki", "respond")
    t.play("gerki", HIDE)
    assert (t.deirdre.fortitude, t.gerki.fortitude) == (19, 20)
    t.play("deirdre", GODDESS)
    assert t.zot.fortitude == 18


def test_optional_costs_are_declared_while_playing() -> None:
    t = deal(tinker=at(["Fling"]), gerki=at([HIDE]), extra=[TINKER])
    t.play("tinker", "Fling", on="gerki", better=("hot",))
    assert (t.asked, t.tinker.tokens["spark"]) == (("gerki", "respond"), 1)  # paid before anybody responds
    entry = t.game.view(1).stack[-1]
    assert entry.outcome["1"] == {"fortitude": -2, "alcohol": 2}
    t.rest()
    assert (t.gerki.fortitude, t.gerki.alcohol) == (18, 2)


def test_what_depends_on_the_state_is_read_as_the_card_resolves() -> None:
    t = deal(tinker=at(["All of it", "Rub hands"]), gerki=at([HIDE]), extra=[TINKER]).play(
        "tinker", "All of it", on="gerki"
    )
    t.play("tinker", "Rub hands").rest()
    assert t.gerki.fortitude == 20 - 1 - 3  # the third spark came after the announcement


def test_chasers_are_revealed_before_any_response_and_are_one_card_with_the_drink() -> None:
    t = deal(gerki=at([FLOOR], drink_me=["Wine with a Chaser", "Dark Ale"]), zot=at(), phase="drink").drink("gerki")
    assert len(t.stack) == 1
    assert t.asked == ("gerki", "respond")
    assert len(t.game.view(1).stack[0].cards) == 2


def test_what_comes_after_all_else_comes_before_anybody_acts_again() -> None:
    t = deal(tinker=at(["Elbow"]), deirdre=at([GODDESS]), extra=[TINKER]).play("tinker", "Elbow", on="deirdre")
    assert t.asked == ("deirdre", "respond")
    assert t.tinker.tokens["spark"] == 3  # already there when the loss may be answered
    lost = [e.key for e in t.game.events if e.key in ("lost_fortitude", "token_changed")]
    assert lost == ["lost_fortitude", "token_changed"]


def test_nothing_comes_after_a_negated_card() -> None:
    t = deal(zot=at([NO]), tinker=at(["Rub hands", "Shock"]), extra=[TINKER], turn="tinker")
    t.play("tinker", "Rub hands")
    assert t.tinker.tokens["spark"] == 3
    bought = "You split it, you bought it"
    t = (
        deal(zot=at([HIT, NO]), oozwald=at([bought]))
        .play("zot", HIT, on="oozwald")
        .play("oozwald", bought)
        .play("zot", NO)
    )
    assert t.oozwald.tokens["clone"] == 0
