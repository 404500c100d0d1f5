# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules that hang on a single line: each of these tests fails if its line says something else (see tests/mutants)."""

from __future__ import annotations

from tests.rules.deal import Deal, at, deal

TESTER = """
kind: character
id: tester
name: A Tester
size: 100
deck:
- {title: Blow, type: action, copies: 10, do: [{lose: {who: another, fortitude: 2}}]}
- {title: Two blows, type: action, copies: 5, do: [{lose: {who: another, fortitude: 2}}, {then: [{lose: {who: them, fortitude: 2}}]}]}
- {title: Jab, type: anytime, copies: 5, do: [{lose: {who: another, fortitude: 2}}]}
- {title: Untouchable, type: action, copies: 5, cannot: [ignore], do: [{lose: {who: another, fortitude: 2}}]}
- {title: Bill, type: action, copies: 5, do: [{pay: {who: another, gold: 3, to: self}}]}
- {title: Fine, type: action, copies: 5, do: [{lose: {who: another, fortitude: 1}}, {lose: {who: them, gold: 1}, even_if: ignored}]}
- {title: Nectar, type: action, copies: 5, do: [{gain: {who: another, alcohol: 3}}]}
- {title: Cure, type: anytime, copies: 5, do: [{gain: {who: player, fortitude: 5}}]}
- {title: Cure for all, type: anytime, copies: 5, do: [{gain: {who: everyone, fortitude: 5}}]}
- {title: Hush, type: sometimes, copies: 10, when: {play: {}}, do: [{negate: it}]}
- {title: Leap, type: sometimes, copies: 10, when: {play: {affects: [fortitude]}}, do: [{ignore: it}]}
- {title: On the Inn, type: sometimes, copies: 10, when: pay, do: [{inn_pays: it}]}
- {title: Sip, type: sometimes, copies: 10, when: {play: {affects: [alcohol]}}, do: [{reduce: {what: it, alcohol: 2}}]}
- {title: Yours, type: sometimes, copies: 10, when: {drink: {mine: true}}, do: [{pass: {drink: it, to: another}}]}
- {title: Filler, type: action, copies: 5, do: [{draw: 1}]}
"""
ORC = TESTER.replace("deck:", "traits: [orc]\ndeck:", 1).replace("tester", "orc")
STRONG = TESTER.replace("deck:", "standing: [{caused: {lose_fortitude: 1, order: first}}]\ndeck:", 1).replace(
    "tester", "strong"
)
TOUGH = TESTER.replace("deck:", "standing: [{taken: {lose_fortitude: -2}}]\ndeck:", 1).replace("tester", "tough")


def seated(a: list[str], b: list[str], c: list[str], is_b: str = "tester", **more: object) -> Deal:
    """Three of them, a on turn."""
    return deal(
        extra=[TESTER, STRONG, TOUGH],
        a=at(a, is_="tester"),
        b=at(b, is_=is_b),
        c=at(c, is_="tester"),
        **more,  # type: ignore[arg-type]
    )


def test_a_negated_card_leaves_no_question_to_whoever_it_was_aimed_at() -> None:
    t = seated(["Blow"], ["Hush"], ["Hush"]).play("a", "Blow", on="b")
    t.play("c", "Hush")
    asked = []
    while t.stack:
        asked.append((t.asked, list(t.stack)))
        t.decline()
    assert all(stack[-1] == "Hush" for _, stack in asked)


def test_the_inn_pays_the_whole_payment() -> None:
    t = seated(["Bill"], ["On the Inn"], [])
    inn = t.inn
    t.play("a", "Bill", on="b").play("b", "On the Inn").rest()
    assert (t.a.gold, t.b.gold, t.inn) == (13, 10, inn - 3)


def test_an_ability_of_a_turn_is_there_again_in_the_next() -> None:
    t = deal(oozwald=at(tokens={"clone": 3}, fortitude=15), gerki=at())
    t.use("oozwald", "absorb-to-heal").rest()
    assert not t.can("oozwald", "absorb-to-heal")
    t.run_to("gerki", "action").run_to("oozwald", "action")
    assert t.can("oozwald", "absorb-to-heal")


def test_a_buff_strengthens_a_card_once_for_each_of_its_targets() -> None:
    """[608] However many blows it has."""
    t = deal(extra=[TESTER], tester=at(["Two blows"], tokens={"buff": 1}), karl=at(tokens={"buff": 0}), gerki=at())
    t.play("tester", "Two blows", on="gerki", boost=True).rest()
    assert t.gerki.fortitude == 20 - 2 - 2 - 1


def test_whoever_has_no_gold_stays_in_a_round_while_another_passes_out() -> None:
    """[66]"""
    t = deal(
        extra=[TESTER],
        a=at(["Jab"], is_="tester"),
        b=at(is_="tester", gold=0),
        c=at(is_="tester", fortitude=2, gold=1),
        d=at(is_="tester"),
        pot=4,
        gambling={"opener": "a", "in_control": "d", "next": "a"},
    )
    t.play("a", "Jab", on="c")
    t._decline_until(lambda: bool(t.c.out), "c is out")
    assert (t.b.out, t.in_round) == (False, ["a", "b", "d"])


def test_one_action_card_in_a_turn_that_began_with_discarding() -> None:
    """[17]"""
    t = seated(["Blow", "Blow"], [], [], phase="discard_and_draw").discard("a")
    t.play("a", "Blow", on="b").rest()
    assert t.asked == ("a", "order")


def test_a_card_that_nobody_may_ignore_is_not_ignored() -> None:
    t = seated(["Untouchable"], ["Leap"], []).play("a", "Untouchable", on="b")
    assert not t.can("b", "Leap")
    assert t.rest().b.fortitude == 18


def test_an_ignore_does_not_take_away_what_happens_all_the_same() -> None:
    t = seated(["Fine"], ["Leap"], []).play("a", "Fine", on="b").play("b", "Leap").rest()
    assert (t.b.fortitude, t.b.gold) == (20, 9)


def test_alcohol_content_of_a_card_can_be_reduced() -> None:
    t = seated(["Nectar"], ["Sip"], []).play("a", "Nectar", on="b").play("b", "Sip").rest()
    assert t.b.alcohol == 1


def test_a_standing_addition_counts_once_for_a_card() -> None:
    t = deal(extra=[STRONG], a=at(["Two blows"], is_="strong"), gerki=at()).play("a", "Two blows", on="gerki").rest()
    assert t.gerki.fortitude == 20 - 3 - 2


def test_a_standing_reduction_counts_once_for_a_card() -> None:
    t = seated(["Two blows"], [], [], is_b="tough").play("a", "Two blows", on="b").rest()
    assert t.b.fortitude == 18


def test_a_drink_that_is_passed_on_is_what_it_is_for_its_new_drinker() -> None:
    t = deal(
        extra=[TESTER, ORC],
        a=at(["Yours"], is_="tester", drink_me=["Orcish Rotgut"]),
        b=at(is_="orc"),
        c=at(is_="tester"),
        phase="drink",
    ).drink("a")
    t.play("a", "Yours", on="b").rest()
    assert (t.b.alcohol, t.b.fortitude) == (2, 20)


def test_whoever_has_passed_out_in_a_contest_is_out_even_if_healed_before_its_end() -> None:
    """[153]"""
    t = deal(
        extra=[TESTER],
        zot=at(drink_me=["Drinking Contest!"]),
        gerki=at(fortitude=2),
        c=at(["Cure for all"], is_="tester"),
        drinks=["Elven Wine", "Wine", "Elven Wine", "Light Ale", "Wine"],
        phase="drink",
        asked="always",
    ).drink("zot")
    t._decline_until(lambda: len(t.keys("contest_tied")) == 1, "a tie", ("respond", "last_chance"))
    t.play("c", "Cure for all").rest()
    assert (t.gerki.out, t.gerki.because) == (True, "passed_out")


def test_fortitude_stays_at_twenty() -> None:
    """[91]"""
    t = seated(["Cure"], [], []).play("a", "Cure", on="a").rest()
    assert t.a.fortitude == 20
