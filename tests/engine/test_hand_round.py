# SPDX-License-Identifier: GPL-3.0-or-later
"""Drinks of the own pile that go to those of other players (red-dragon-inn-10, "Boss Otto's Choices", 9)."""

from __future__ import annotations

from rdi_desktop.engine.state.decisions import Answer
from tests.rules.deal import Deal, at, deal

BARKEEP = """
kind: character
id: barkeep
name: A Barkeep
size: 20
deck:
- {title: Two of these are yours, type: action, copies: 10, do: [{hand_round: 2}]}
- {title: You know whom, type: action, copies: 10, do: [{hand_round: {who: another}}]}
"""


def table(title: str) -> Deal:
    """A Barkeep with that card, Zot and Gerki."""
    return deal(extra=[BARKEEP], barkeep=at([title]), zot=at(), gerki=at())


def answered(t: Deal, *ids: str) -> None:
    """The seat that is asked picks these, one after the other."""
    for id in ids:
        assert t.game.pending is not None
        assert t.game.pending.prompt == "hand_round"
        t.game.submit(Answer(t.game.pending.seat, (id,)))


def piled(t: Deal, *drinks: list[int]) -> None:
    """So lie the Drinks, seat by seat, the last on top."""
    for seat, pile in zip(t.game.table.seats, drinks, strict=True):
        seat.drink_me[:] = pile


def test_the_top_drinks_go_to_whom_one_likes_and_nobody_sees_them() -> None:
    t = table("Two of these are yours")
    one, two, three = (t.game.table.drink_deck.pop() for _ in range(3))
    piled(t, [one, two, three], [], [])
    t.play("barkeep", "Two of these are yours")
    answered(t, "order:1", "order:2")
    assert [seat.drink_me for seat in t.game.table.seats] == [[one], [three], [two]]
    told = [event.args for event in t.game.events if event.key == "handed_round"]
    assert told == [{"pile": "drink_me", "to": to, "more": -1} for to in (1, 2)]


def test_nobody_has_to_and_with_an_empty_pile_nobody_is_asked() -> None:
    t = table("Two of these are yours")
    one = t.game.table.drink_deck.pop()
    piled(t, [one], [], [])
    t.play("barkeep", "Two of these are yours")
    answered(t, "no")
    assert t.game.table.seats[0].drink_me == [one]
    t = table("Two of these are yours")
    piled(t, [], [], [])
    t.play("barkeep", "Two of these are yours")
    assert t.game.pending is None or t.game.pending.prompt != "hand_round"


def test_whoever_is_meant_hands_on_what_lies_before_them() -> None:
    t = table("You know whom")
    one, two = (t.game.table.drink_deck.pop() for _ in range(2))
    piled(t, [], [one, two], [])
    t.play("barkeep", "You know whom", on="zot")
    assert t.game.pending is not None
    assert t.game.pending.seat == 1
    answered(t, "order:2")
    assert [seat.drink_me for seat in t.game.table.seats] == [[], [one], [two]]
