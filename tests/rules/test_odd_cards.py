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
        records.Event(3, 1),
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
