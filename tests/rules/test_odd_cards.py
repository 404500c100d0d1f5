# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that no printed deck has (yet): the same words in other company must do what they say."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.state import records
from tests.rules.deal import Deal, at, deal


def odd(card: str) -> str:
    """A character with one card of that text and thirty-nine that do nothing of note."""
    return f"""
kind: character
id: odd
name: Odd
deck:
- {{title: The odd one, type: action, {card}}}
- {{title: Filler, type: action, copies: 39, do: [{{gain: {{fortitude: 1}}}}]}}
"""


def odd_table(card: str, **more: Any) -> Deal:
    return deal(odd=at(["The odd one"]), fiona=at(**more), gerki=at(), extra=[odd(card)])


def test_each_of_several_picks_another_player_anew() -> None:
    t = odd_table("do: [{for_each: {who: others, do: [{lose: {who: another, fortitude: 2}}]}}]")
    t.play("odd", "The odd one").choose("fiona", "odd").choose("gerki", "fiona")
    assert (t.odd.fortitude, t.fiona.fortitude, t.gerki.fortitude) == (18, 18, 20)


def test_each_repetition_picks_anew() -> None:
    t = odd_table("do: [{repeat: {times: 2, do: [{lose: {who: another, fortitude: 3}}]}}]")
    t.play("odd", "The odd one").choose("odd", "fiona").choose("odd", "gerki")
    assert (t.fiona.fortitude, t.gerki.fortitude) == (17, 17)


def test_them_is_whoever_was_picked_last() -> None:
    t = odd_table(
        "do: [{repeat: {times: 2, do: [{lose: {who: another, fortitude: 1}}, {gain: {who: them, alcohol: 1}}]}}]"
    )
    t.play("odd", "The odd one").choose("odd", "fiona").choose("odd", "gerki")
    assert (t.fiona.alcohol, t.gerki.alcohol) == (1, 1)


def test_an_author_may_choose_any_name_for_a_pick() -> None:
    for name in ("kept", "winner", "trap", "spent", "drink"):
        t = odd_table(f"do: [{{pick: {{{name}: another}}}}, {{lose: {{who: {{named: {name}}}, fortitude: 2}}}}]")
        t.play("odd", "The odd one", on="fiona").rest()
        assert (t.fiona.fortitude, t.odd.in_play, t.odd.discard) == (18, [], ["The odd one"])


def test_every_record_tells_what_it_is() -> None:
    told = [
        records.Play(1, 0),
        records.Drink(2, None),
        records.RevealedEvent(3, 1),
        records.Payment(4, 0, 2, "pot", "ante"),
        records.Loss(5, 1, 3, "fortitude", 0),
        records.Gain(6, 1, 1, "alcohol", None),
        records.ForcedOut(7, 2, 0),
        records.RoundWon(8, 2, 5),
        records.LastChance(9, [1, 2]),
        records.Rule(0, 1),
    ]
    assert len({repr(record) for record in told}) == len(told)
    assert repr(told[3]) == "Payment(4, by=0, amount=2, to='pot', why='ante')"
    assert repr(told[8]) == "LastChance(9, seats=[1, 2])"


TWO_BLOWS = "do: [{lose: {who: another, fortitude: 2}}, {then: [{lose: {who: target, fortitude: 2}}]}]"
SHIELD = """
kind: character
id: shielded
name: Shielded
deck:
- title: Shield
  type: sometimes
  when: {play: {affects: [fortitude]}}
  do: [{reduce: {fortitude: 2}}]
- {title: Hit back, type: sometimes, when: {lost: {fortitude: 1+, by: another}}, do: [{lose: {who: source, fortitude: 1}}]}
- {title: Filler, type: action, copies: 38, do: [{gain: {fortitude: 1}}]}
"""


def shielded_table(card: str, *hand: str) -> Deal:
    return deal(odd=at(["The odd one"]), shielded=at(hand), gerki=at(), extra=[odd(card), SHIELD])


def test_a_reduction_counts_once_for_the_card_as_a_whole() -> None:
    t = shielded_table(TWO_BLOWS, "Shield")
    t.play("odd", "The odd one", on="shielded").play("shielded", "Shield").rest()
    assert t.shielded.fortitude == 18


def test_what_one_blow_leaves_of_a_reduction_serves_for_the_next() -> None:
    t = shielded_table(TWO_BLOWS.replace("2", "1", 1), "Shield")
    t.play("odd", "The odd one", on="shielded").play("shielded", "Shield").rest()
    assert t.shielded.fortitude == 19


def test_what_nobody_does_is_only_the_part_that_says_so() -> None:
    part = "do: [{lose: {who: another, fortitude: 1}}, {lose: {who: target, fortitude: 2}, by: nobody}]"
    t = shielded_table(part, "Hit back")
    t.play("odd", "The odd one", on="shielded")
    assert t.shielded.fortitude == 17
    assert [(e.args["n"], e.args["source"]) for e in t.game.events if e.key == "lost_fortitude"] == [(1, 0), (2, None)]
    t.play("shielded", "Hit back").rest()
    assert t.odd.fortitude == 19


def test_nobody_hits_back_at_what_nobody_did() -> None:
    t = shielded_table("do: [{lose: {who: another, fortitude: 2}, by: nobody}]", "Hit back")
    t.play("odd", "The odd one", on="shielded")
    assert (t.shielded.fortitude, t.asked) == (18, ("odd", "order"))


def test_a_trap_waits_until_the_play_and_what_hits_back_at_it_are_over() -> None:
    t = deal(odd=at(["The odd one", "Snare"]), shielded=at(["Hit back"]), gerki=at(), extra=[trapper(), SHIELD])
    t.play("odd", "The odd one", on="shielded")
    assert t.asked == ("shielded", "respond")
    assert t.keys("trap_checked", "resolved") == [("resolved", "odd")]
    t.play("shielded", "Hit back").rest()
    assert t.keys("trap_checked", "resolved") == [
        ("resolved", "odd"),
        ("resolved", "shielded"),
        ("trap_checked", "shielded"),
    ]
    assert (t.shielded.fortitude, t.odd.fortitude) == (17, 19)


def trapper() -> str:
    """The odd character with a card that hits and then has its victim check for a Trap."""
    return (
        odd("do: [{lose: {who: another, fortitude: 2}}, {use_as: {card: CARD, box: trap, who: target}}]")
        .replace("CARD", "{pile: hand, of: owner, random: true, kind: {of: own}}")
        .replace(
            "- {title: Filler, type: action, copies: 39,",
            "- {title: Snare, type: action, do: [{gain: {fortitude: 1}}], trap: [{lose: {fortitude: 1}}]}\n"
            "- {title: Filler, type: action, copies: 38,",
        )
    )
