# SPDX-License-Identifier: GPL-3.0-or-later
"""Section G: limits, and what affects an attribute."""

from __future__ import annotations

from tests.rules.deal import at, deal

HEAL = "One quick prayer. Where were we?"
PRAYER = "Prayer of Healing"
GUY = "Hey! Where'd the little guy go?"
STARS = "The stars say, 'No!'"
COIN = "You dropped this. Finder's fee?"
HIT = "I told you not to distract me!"

SAD = """
kind: character
id: sad
name: The Sad Singer
traits: [hero]
deck:
- {title: A sad song, type: action, copies: 10, do: [{lose: {who: everyone, alcohol: 1}}, {pay: {who: others, gold: 1, to: self}}]}
- {title: Rob and restore, type: action, copies: 5, do: [{lose: {who: another, fortitude: 2}}, {gain: {who: them, fortitude: 2}}]}
- {title: Cursed coin, type: action, copies: 5, do: [{lose: {fortitude: 1}}, {pay: {gold: 2}}, {gain: {who: others, alcohol: 1}}]}
- {title: A token of mine, type: action, copies: 5, do: [{give: {token: trinket, who: another}}]}
- title: Not me
  type: sometimes
  copies: 15
  when: {play: {type: [action, sometimes, anytime], affects: [fortitude, alcohol, gold]}}
  do: [{ignore: it}]
tokens:
  trinket: {supply: 4, limit: 4, starts: 0, holders: others}
"""


def test_fortitude_and_alcohol_content_stay_within_0_and_20() -> None:
    t = deal(deirdre=at([HEAL], fortitude=19), zot=at())
    t.play("deirdre", HEAL)
    assert t.deirdre.fortitude == 20
    t = deal(zot=at([HIT]), gerki=at(fortitude=1), fiona=at())
    t.play("zot", HIT, on="gerki").rest()
    assert t.gerki.fortitude == 0
    t = (
        deal(gerki=at(drink_me=["Dragon Breath Ale"], alcohol=18), zot=at(), fiona=at(), phase="drink")
        .drink("gerki")
        .rest()
    )
    assert t.gerki.alcohol == 20
    t = deal(gerki=at(drink_me=["Pot of Tea"]), zot=at(), phase="drink").drink("gerki").rest()
    assert t.gerki.alcohol == 0


def test_gold_is_never_below_zero_and_has_no_top() -> None:
    t = deal(sad=at(["Cursed coin"], gold=1), zot=at(gold=500), gerki=at([COIN]), extra=[SAD])
    inn = t.inn
    t.play("sad", "Cursed coin").rest()
    assert (t.sad.gold, t.inn) == (0, inn + 1)
    t.run_to("gerki", "action").play("gerki", COIN, on="zot")
    t = deal(gerki=at([COIN], gold=500), zot=at()).play("gerki", COIN, on="zot").rest()
    assert t.gerki.gold == 501


def test_a_card_does_as_much_as_it_can_and_the_rest_happens() -> None:
    t = deal(deirdre=at([PRAYER]), zot=at()).play("deirdre", PRAYER, on="zot").rest()
    assert (t.zot.fortitude, t.zot.gold, t.deirdre.gold) == (20, 9, 11)
    t = (
        deal(sad=at(["A sad song"]), zot=at(alcohol=0), gerki=at(alcohol=2), extra=[SAD])
        .play("sad", "A sad song")
        .rest()
    )
    assert (t.zot.alcohol, t.zot.gold, t.gerki.alcohol, t.gerki.gold, t.sad.gold) == (0, 9, 1, 9, 12)


def test_only_a_card_that_itself_changes_a_number_of_mine_affects_it() -> None:
    t = deal(gerki=at([GUY]), zot=at([HIT]), fiona=at(), turn="zot").play("zot", HIT, on="gerki")
    assert t.can("gerki", GUY)
    t = deal(gerki=at([GUY]), zot=at([HIT]), fiona=at(), turn="zot", asked="always").play("zot", HIT, on="fiona")
    t.pass_("zot").pass_("fiona")
    assert t.asked == ("gerki", "respond")
    assert not t.can("gerki", GUY)  # it is Fiona's Fortitude


def test_a_number_at_its_limit_is_affected_all_the_same() -> None:
    t = deal(deirdre=at([PRAYER]), zot=at(["Shield spell! I learned it Tuesday."])).play("deirdre", PRAYER, on="zot")
    assert t.can("zot", "Shield spell! I learned it Tuesday.")  # 20 Fortitude, and yet
    t = deal(sad=at(["A sad song"]), deirdre=at(["Her hand is over me. Try next door."], alcohol=0), extra=[SAD]).play(
        "sad", "A sad song"
    )
    assert t.can("deirdre", "Her hand is over me. Try next door.")


def test_changing_a_drink_does_not_affect_its_drinker() -> None:
    t = deal(zot=at([STARS], drink_me=["Wine"]), gerki=at(["Slip a mickey"]), phase="drink", asked="always").drink(
        "zot"
    )
    t.play("gerki", "Slip a mickey")
    while "Slip a mickey" in t.stack:
        assert not t.can("zot", STARS)
        t.decline()
    assert t.rest().zot.alcohol == 4


def test_negating_an_ignore_does_not_affect_the_drinker() -> None:
    bad = "Bad Pooky! Don't drink that!"
    t = deal(
        zot=at([STARS, bad], drink_me=["Dragon Breath Ale"]),
        deirdre=at(["I don't think so!"]),
        phase="drink",
        asked="always",
    )
    t.drink("zot").play("zot", bad).play("deirdre", "I don't think so!")
    while "I don't think so!" in t.stack:
        assert not t.can("zot", STARS)
        t.decline()
    assert t.rest().zot.alcohol == 4


def test_changing_the_outcome_of_a_round_does_not_affect_gold() -> None:
    t = deal(
        zot=at([STARS]), gerki=at(["Um...I know you think you won, but..."]), fiona=at(), pot=3, asked="always",
        gambling={"opener": "zot", "in_control": "zot", "next": "fiona", "passed": ["gerki"]},
    )  # fmt: skip
    t.pass_("fiona").play("gerki", "Um...I know you think you won, but...")
    while "Um...I know you think you won, but..." in t.stack:
        assert not t.can("zot", STARS)
        t.decline()
    assert t.rest().gerki.gold == 13


def test_ones_own_payment_is_not_avoided_by_an_ignore() -> None:
    t = deal(gerki=at(["Tip the Wench", GUY]), zot=at(), asked="always").play("gerki", "Tip the Wench", on="gerki")
    while t.stack:
        assert not t.can("gerki", GUY)
        t.decline()
    assert t.gerki.gold == 9
    t = (
        deal(sad=at(["Cursed coin", "Not me"]), zot=at(), extra=[SAD])
        .play("sad", "Cursed coin")
        .play("sad", "Not me")
        .rest()
    )
    assert (t.sad.fortitude, t.sad.gold) == (20, 8)  # the Fortitude is saved, the coins are not


def test_ones_own_payment_may_come_from_the_inn() -> None:
    t = deal(gerki=at(["Tip the Wench", "The till was open anyway"]), zot=at())
    t.play("gerki", "Tip the Wench", on="gerki").play("gerki", "The till was open anyway").rest()
    assert t.gerki.gold == 10


def test_effects_on_one_player_that_cancel_out_affect_nothing() -> None:
    t = deal(sad=at(["Rob and restore"]), zot=at([STARS], fortitude=10), extra=[SAD], asked="always").play(
        "sad", "Rob and restore", on="zot"
    )
    while t.stack:
        assert not t.can("zot", STARS)
        t.decline()
    assert t.zot.fortitude == 10


def test_giving_only_a_token_affects_no_number() -> None:
    t = deal(sad=at(["A token of mine"]), zot=at([STARS]), extra=[SAD], asked="always").play(
        "sad", "A token of mine", on="zot"
    )
    while t.stack:
        assert not t.can("zot", STARS)
        t.decline()
    assert t.zot.tokens["trinket"] == 1
