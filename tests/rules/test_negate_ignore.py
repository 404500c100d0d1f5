# SPDX-License-Identifier: GPL-3.0-or-later
"""Section H: Negate, Ignore, reduce, redirect, hit back."""

from __future__ import annotations

from tests.rules.deal import at, deal
from tests.rules.test_timing import TINKER

HIT = "I told you not to distract me!"
STATIC = "Static! Terribly sorry."
RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
NO = "I don't think so!"
HIDE = "Hide in shadows"
FLOOR = "Dump it on the floor"
GODDESS = "My Goddess doesn't like that!"
SPINE = "You cracked the spine!"
THATS_ME = "That's me! No, that's me!"

DANCER = """
kind: character
id: dancer
name: The Dancer
traits: [hero]
tokens:
  grudge: {supply: 4, limit: 4, starts: 0, holders: self}
deck:
- title: Step aside
  type: sometimes
  copies: 5
  when: {play: {affects: [fortitude], causes: [lose_fortitude], by: another}}
  do: [{redirect: {loss: it, to: another}}]
- title: Step aside or jump
  type: sometimes
  copies: 5
  when: {play: {affects: [fortitude], causes: [lose_fortitude], by: another}}
  choose:
  - {label: aside, if: {players_left: 3+}, do: [{redirect: {loss: it, to: another}}]}
  - {label: jump, if: {players_left: 2}, do: [{ignore: it}]}
- title: Duck
  type: sometimes
  copies: 5
  when: {play: {type: [action, sometimes], affects: [fortitude], causes: [lose_fortitude]}}
  do: [{reduce: {what: it, who: self, fortitude: 2}}]
- {title: Not this party, type: sometimes, copies: 5, when: event, do: [{ignore: it}]}
- {title: No dodging, type: sometimes, copies: 5, when: {play: {is_ignore: true}}, do: [{negate: it}]}
- {title: Take the edge off, type: sometimes, copies: 5, when: {drink: {}}, do: [{reduce: {what: it, alcohol: 2, fortitude: 2}}]}
- {title: Kick and gulp, type: action, copies: 5, do: [{lose: {who: another, fortitude: 1}}, {gain: {who: them, alcohol: 2}}]}
- {title: The floor gives way, type: action, copies: 5, do: [{lose: {who: others, fortitude: 1}, by: nobody}]}
- {title: Pirouette, type: action, copies: 5, do: [{lose: {who: everyone, fortitude: 1}}, {gain: {grudge: 1}}]}
- {standard: hit-back, title: Heel, copies: 5}
- {standard: ignore-f, title: Leap, copies: 5}
- {standard: sweep-1, title: High kicks, copies: 5}
- {standard: hit-3, title: One high kick, copies: 5}
"""


def test_what_is_negated_does_not_resolve_and_is_discarded() -> None:
    t = deal(
        zot=at(["No, Pooky! That's my friend!"]), deirdre=at(["I'm not that kind of priestess!", NO]), turn="deirdre"
    )
    t.play("deirdre", "I'm not that kind of priestess!", on="zot").play("zot", "No, Pooky! That's my friend!").play(
        "deirdre", NO
    )
    assert (t.zot.fortitude, t.deirdre.fortitude) == (18, 20)
    assert t.zot.discard == ["No, Pooky! That's my friend!"]
    assert t.deirdre.discard == [NO, "I'm not that kind of priestess!"] or NO in t.deirdre.discard


def test_costs_of_a_negated_card_are_not_refunded() -> None:
    t = deal(tinker=at(["Shock"]), zot=at([HIT, NO]), turn="zot", extra=[TINKER])
    t.play("zot", HIT, on="tinker").play("tinker", "Shock", better=("hot",)).play("zot", NO)
    assert (t.tinker.tokens["spark"], t.zot.fortitude) == (1, 20)


def test_costs_of_an_ignored_card_are_not_refunded() -> None:
    t = deal(tinker=at(["Fling"]), gerki=at([HIDE]), extra=[TINKER])
    t.play("tinker", "Fling", on="gerki", better=("hot",)).play("gerki", HIDE)
    assert (t.tinker.tokens["spark"], t.gerki.fortitude, t.gerki.alcohol) == (1, 20, 0)


def test_what_is_ignored_resolves_for_everybody_else() -> None:
    t = deal(zot=at([RAMPAGE]), gerki=at([HIDE]), fiona=at()).play("zot", RAMPAGE).play("gerki", HIDE)
    assert (t.gerki.fortitude, t.fiona.fortitude) == (20, 19)


def test_reducing_redirecting_and_passing_are_neither() -> None:
    t = deal(zot=at([HIT]), dancer=at(["Leap"]), d=at(["No dodging"], is_="dancer"), extra=[DANCER])
    t.play("zot", HIT, on="dancer").play("dancer", "Leap")
    assert t.can("d", "No dodging")
    for title, how in [("Duck", {}), ("Step aside", {"on": "zot"})]:
        t = deal(zot=at([HIT]), dancer=at([title]), d=at(["No dodging"], is_="dancer"), extra=[DANCER], asked="always")
        t.play("zot", HIT, on="dancer").play("dancer", title, **how)
        while title in t.stack:
            assert not t.can("d", "No dodging")
            t.decline()
    pass_on = "You look like you need this more than I do!"
    t = deal(
        deirdre=at([pass_on], drink_me=["Wine"]),
        zot=at(),
        d=at(["No dodging"], is_="dancer"),
        extra=[DANCER],
        asked="always",
        phase="drink",
    )
    t.drink("deirdre").play("deirdre", pass_on, on="zot")
    while pass_on in t.stack:
        assert not t.can("d", "No dodging")
        t.decline()


def test_only_ones_own_drink_may_be_ignored() -> None:
    t = deal(zot=at(drink_me=["Wine"]), gerki=at([FLOOR]), phase="drink", asked="always").drink("zot")
    while t.stack:
        assert not t.can("gerki", FLOOR)
        t.decline()
    assert t.zot.alcohol == 2


def test_a_drink_that_was_passed_or_split_may_be_ignored_by_its_new_drinker() -> None:
    pass_on = "You look like you need this more than I do!"
    t = deal(deirdre=at([pass_on], drink_me=["Wine"]), gerki=at([FLOOR]), phase="drink").drink("deirdre")
    t.play("deirdre", pass_on, on="gerki").play("gerki", FLOOR)
    assert (t.deirdre.alcohol, t.gerki.alcohol) == (0, 0)
    sit = "Come, my friend, sit and drink with me!"
    t = deal(fiona=at([sit], drink_me=["Wine"]), gerki=at([FLOOR]), phase="drink").drink("fiona")
    t.play("fiona", sit, on="gerki").play("gerki", FLOOR)
    assert (t.fiona.alcohol, t.gerki.alcohol) == (1, 0)


def test_an_event_may_be_ignored_by_a_card_that_says_so() -> None:
    t = deal(zot=at(drink_me=["Barroom Brawl!"]), dancer=at(["Not this party"]), extra=[DANCER], phase="drink").drink(
        "zot"
    )
    t.play("dancer", "Not this party")
    assert (t.zot.fortitude, t.dancer.fortitude) == (19, 20)


def test_whoever_ignores_an_event_owes_nothing_for_it() -> None:
    ambrosia = "Fine Ambrosia, Nectar of the Gods"
    t = deal(dancer=at(["Not this party"], drink_me=[ambrosia], fortitude=10), zot=at(), extra=[DANCER], phase="drink")
    t.drink("dancer").play("dancer", "Not this party")
    assert (t.dancer.fortitude, t.dancer.alcohol, t.dancer.gold) == (10, 0, 10)


def test_an_event_that_has_begun_is_not_ignored_any_more() -> None:
    t = deal(
        zot=at(drink_me=["Drinking Contest!"]), dancer=at(["Not this party", "Take the edge off"]), extra=[DANCER], phase="drink",
        drinks=["Wine", "Dragon Breath Ale"], asked="always",
    ).drink("zot")  # fmt: skip
    seen = False
    while t.stack:
        if "Wine" in t.stack:  # the Drinks of the contest are there
            seen = True
            assert not t.can("dancer", "Not this party")
        t.decline()
    assert seen


def test_ignoring_an_ignore_does_nothing_to_the_first_one() -> None:
    t = deal(oozwald=at([THATS_ME, THATS_ME]), zot=at([HIT]), turn="zot")
    t.play("zot", HIT, on="oozwald").play("oozwald", THATS_ME).play("oozwald", THATS_ME, answering=THATS_ME).rest()
    # the second Ignore costs its point; the first one's point is Ignored, its Ignore stands
    assert t.oozwald.fortitude == 19


def test_ignoring_ones_own_card_ignores_its_side_effects_too() -> None:
    t = (
        deal(dancer=at(["Pirouette", "Leap"]), zot=at(), extra=[DANCER])
        .play("dancer", "Pirouette")
        .play("dancer", "Leap")
    )
    assert (t.dancer.fortitude, t.zot.fortitude, t.dancer.tokens["grudge"]) == (20, 19, 0)


def test_reducing_stops_at_zero() -> None:
    t = deal(zot=at([STATIC]), dancer=at(["Duck"], fortitude=10), extra=[DANCER])
    t.play("zot", STATIC, on="dancer").play("dancer", "Duck")
    assert t.dancer.fortitude == 10
    t = deal(deirdre=at(["Wine into Water"], drink_me=["Light Ale"], alcohol=5), zot=at(), phase="drink").drink(
        "deirdre"
    )
    t.play("deirdre", "Wine into Water")
    assert t.deirdre.alcohol == 5


def test_reducing_ones_own_part_changes_nobody_elses() -> None:
    t = (
        deal(zot=at([RAMPAGE]), dancer=at(["Duck"]), fiona=at(), extra=[DANCER])
        .play("zot", RAMPAGE)
        .play("dancer", "Duck")
    )
    assert (t.dancer.fortitude, t.fiona.fortitude) == (20, 19)


def test_reducing_a_drink_moves_every_number_toward_zero() -> None:
    for drink, fortitude, alcohol in [
        ("Orcish Rotgut", 10, 5),
        ("Pot of Tea", 10, 5),
        ("Wizard's Brew", 10, 5),
        ("Dragon Breath Ale", 10, 7),
    ]:
        t = deal(
            dancer=at(["Take the edge off"], drink_me=[drink], fortitude=10, alcohol=5),
            zot=at(),
            extra=[DANCER],
            phase="drink",
        ).drink("dancer")
        t.play("dancer", "Take the edge off")
        assert (t.dancer.fortitude, t.dancer.alcohol) == (fortitude, alcohol), drink


def test_a_redirected_loss_keeps_its_source() -> None:
    t = deal(zot=at([HIT]), dancer=at(["Step aside"]), deirdre=at([GODDESS]), extra=[DANCER])
    t.play("zot", HIT, on="dancer").play("dancer", "Step aside", on="deirdre").play("deirdre", GODDESS)
    assert (t.dancer.fortitude, t.deirdre.fortitude, t.zot.fortitude) == (20, 18, 18)


def test_only_the_fortitude_loss_is_redirected() -> None:
    t = deal(a=at(["Kick and gulp"], is_="dancer"), b=at(["Step aside"], is_="dancer"), zot=at(), extra=[DANCER])
    t.play("a", "Kick and gulp", on="b").play("b", "Step aside", on="zot")
    assert (t.b.fortitude, t.b.alcohol, t.zot.fortitude, t.zot.alcohol) == (20, 2, 19, 0)


def test_each_of_several_redirections_applies_once_in_the_order_played() -> None:
    t = deal(
        zot=at([HIT]),
        a=at(["Step aside"], is_="dancer"),
        b=at(["Step aside"], is_="dancer"),
        gerki=at(),
        extra=[DANCER],
    )
    t.play("zot", HIT, on="a").play("a", "Step aside", on="b").play("b", "Step aside", on="gerki")
    assert (t.a.fortitude, t.b.fortitude, t.gerki.fortitude) == (20, 20, 18)
    t = deal(zot=at([HIT]), a=at(["Step aside"], is_="dancer"), b=at(["Step aside"], is_="dancer"), extra=[DANCER])
    t.play("zot", HIT, on="a").play("a", "Step aside", on="b").play("b", "Step aside", on="a").rest()
    assert (t.a.fortitude, t.b.fortitude) == (18, 20)  # back to the first, whose own one has applied


def test_a_redirection_may_have_a_clause_for_the_last_two() -> None:
    t = deal(zot=at([HIT]), dancer=at(["Step aside or jump"]), gerki=at(), extra=[DANCER]).play("zot", HIT, on="dancer")
    assert not t.can("dancer", "Step aside or jump", mode="jump")
    assert t.can("dancer", "Step aside or jump", mode="aside", on="gerki")
    t = deal(zot=at([HIT]), dancer=at(["Step aside or jump"]), extra=[DANCER]).play("zot", HIT, on="dancer")
    assert not t.can("dancer", "Step aside or jump", mode="aside")
    t.play("dancer", "Step aside or jump", mode="jump")
    assert (t.dancer.fortitude, t.zot.fortitude) == (20, 20)


def test_a_loss_is_redirected_to_whoever_has_most_but_not_to_its_source() -> None:
    t = deal(
        zot=at([HIT], tokens={"corruption": 3}), valeria=at(["PROTECT"]), gerki=at(tokens={"corruption": 1}), fiona=at()
    )
    t.play("zot", HIT, on="valeria")
    assert not t.can("valeria", "PROTECT", on="zot")
    t.play("valeria", "PROTECT")
    t.rest()
    assert (t.valeria.fortitude, t.gerki.fortitude, t.zot.fortitude) == (20, 18, 20)


def test_a_hit_back_needs_a_real_loss() -> None:
    abs_ = "The abs took most of it"
    t = deal(dancer=at(["One high kick"]), karl=at([SPINE, abs_]), extra=[DANCER])
    t.play("dancer", "One high kick", on="karl").play("karl", abs_).play("karl", SPINE)
    assert (t.karl.fortitude, t.dancer.fortitude) == (19, 19)  # what was left of the blow, and back
    t = deal(zot=at([HIT]), karl=at([SPINE, abs_])).play("zot", HIT, on="karl").play("karl", abs_)
    assert not t.can("karl", SPINE)
    assert t.asked == ("zot", "order")
    t = deal(zot=at([HIT]), karl=at([SPINE, "Well, that's one way to finish a book"]))
    t.play("zot", HIT, on="karl").play("karl", "Well, that's one way to finish a book")
    assert t.asked == ("zot", "order")


def test_a_fortitude_of_zero_loses_nothing_to_hit_back_for() -> None:
    t = deal(zot=at([HIT]), deirdre=at([GODDESS], fortitude=0), gerki=at(), phase="action", turn="zot")
    assert t.play("zot", HIT, on="deirdre").keys("lost_fortitude") == [("lost_fortitude", "deirdre")]
    assert not t.can("deirdre", GODDESS)


def test_the_common_hit_back_is_not_for_those_who_reduced_the_loss() -> None:
    t = deal(a=at(["One high kick"], is_="dancer"), b=at(["Heel", "Duck"], is_="dancer"), extra=[DANCER])
    t.play("a", "One high kick", on="b").play("b", "Duck")
    assert (t.b.fortitude, t.asked) == (19, ("a", "order"))


def test_hit_backs_of_different_players_answer_the_same_attack() -> None:
    t = deal(zot=at([RAMPAGE]), deirdre=at([GODDESS]), karl=at([SPINE]), dancer=at(["Heel"]), extra=[DANCER])
    t.play("zot", RAMPAGE).play("deirdre", GODDESS).play("karl", SPINE).play("dancer", "Heel")
    assert t.zot.fortitude == 20 - 2 - 1 - 2


def test_a_hit_back_may_be_hit_back() -> None:
    t = (
        deal(zot=at([HIT, "No, Pooky! That's my friend!"]), deirdre=at([GODDESS]))
        .play("zot", HIT, on="deirdre")
        .play("deirdre", GODDESS)
    )
    t.play("zot", "No, Pooky! That's my friend!")
    assert (t.zot.fortitude, t.deirdre.fortitude) == (18, 16)


def test_damage_without_a_player_as_its_source_is_not_hit_back() -> None:
    t = deal(dancer=at(["The floor gives way"]), karl=at([SPINE]), extra=[DANCER]).play("dancer", "The floor gives way")
    assert (t.karl.fortitude, t.asked) == (19, ("dancer", "order"))
    for drink in ("Dirty Dishwater", "Barroom Brawl!"):
        t = deal(
            zot=at(drink_me=[drink]), karl=at([SPINE], drink_me=[drink], deck=["Gambling? I'm in!"] * 6), phase="drink"
        )
        t.drink("zot").rest().run_to("karl", "drink").drink("karl")
        assert t.karl.hand.count(SPINE) == 1
        assert t.zot.fortitude >= 18


def test_the_blow_of_a_cheating_card_is_hard_to_ignore() -> None:
    cheat = "This game doesn't have physical challenges?"
    t = deal(
        eisinder=at([cheat]), gerki=at([HIDE, "Hey! Where'd the little guy go?"]), fiona=at(["Luckily for me, I was wearing my armor!"]),
        gambling={"opener": "eisinder", "in_control": "gerki"}, pot=3, asked="always",
    )  # fmt: skip
    t.play("eisinder", cheat, on="gerki")
    while cheat in t.stack:
        assert not t.can("gerki", HIDE)
        assert not t.can("gerki", "Hey! Where'd the little guy go?")
        t.decline()
    assert t.gerki.fortitude == 18
