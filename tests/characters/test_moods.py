# SPDX-License-Identifier: GPL-3.0-or-later
"""What sets a mood off: once for everything that one card does, at once, and also by a Round that is cut short."""

from __future__ import annotations

from tests.rules.deal import Deal, at, deal

BULLY = """
kind: character
id: bully
name: A bully
size: 10
deck:
- {title: One and two, type: action, copies: 5, do: [{lose: {who: another, fortitude: 1}}, {then: [{lose: {who: them, fortitude: 1}}]}]}
- title: Push and ask
  type: action
  copies: 4
  do: [{lose: {who: another, fortitude: 1}}, {choose: {by: them, of: [[{lose: {alcohol: 1}}], [{draw: 1}]]}}]
- {title: Everybody out, type: anytime, do: [{end_turn: active}]}
"""
CALM = "Pooky enjoys the 'company' of other animals"


def mood(t: Deal) -> int:
    return int(t.pooky.tracks["mood"])


def test_a_card_of_two_blows_worsens_a_mood_once() -> None:
    t = deal(me=at(hand=["One and two"], is_="bully"), pooky=at(), extra=(BULLY,))
    t.play("me", "One and two", on="pooky").rest()
    assert (t.pooky.fortitude, mood(t)) == (18, 1)


def test_two_cards_worsen_it_twice() -> None:
    t = deal(me=at(hand=["One and two"], is_="bully"), pooky=at(tokens={"mood": 1}), extra=(BULLY,))
    t.play("me", "One and two", on="pooky").rest()
    assert mood(t) == 2


def test_nobody_plays_between_the_blow_and_the_mood_that_it_brings() -> None:
    """Pooky is asked something while the card resolves, and may not calm himself before it has upset him."""
    t = deal(me=at(hand=["Push and ask"], is_="bully"), pooky=at(hand=[CALM]), extra=(BULLY,))
    t.play("me", "Push and ask", on="pooky")
    while t.asked != ("pooky", "pick"):
        t.decline()
    assert not t.can("pooky", CALM)
    t.rest()
    assert mood(t) == 1


def test_a_round_that_is_cut_short_was_not_won() -> None:
    t = deal(
        me=at(hand=["Gambling? I'm in!"], is_="fiona"),
        other=at(hand=["Everybody out"], is_="bully"),
        pooky=at(),
        extra=(BULLY,),
    )
    t.play("me", "Gambling? I'm in!").play("other", "Everybody out").rest()
    assert t.game.table.round is None
    assert mood(t) == 1
