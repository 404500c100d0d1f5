# SPDX-License-Identifier: GPL-3.0-or-later
"""Costs that are paid with cards of a place, or that lie open before their player (character-compendium, "Roxana", "Dale")."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.language.spec import Problem
from tests.rules.deal import Deal, at, deal, with_extra

STELLA = """
kind: character
id: stella
name: Stella the Stallholder
size: 12
piles:
  stall: {deck: false, seen: all}
  pot: {revealed: collect, worth: stands, name: Pot}
icons: {red: {name: Red}, green: {name: Green}}
subtypes: {plant: Plant}
counters: {stands: {kind: plant}}
abilities:
- {id: barter, title: Barter, when: anytime, cost: {from: stall, kinds: [red, [red, green]]}, do: [{gain: {fortitude: 1}}]}
- {id: clear, title: Clear, when: anytime, cost: {from: stall, pick: 2}, do: [{draw: 1}], counts_as: {type: anytime}}
deck:
- {title: Tomato, type: none, icons: [red], copies: 3, do: []}
- {title: Sprout, type: none, icons: [green], copies: 3, do: []}
- {title: Apple, type: none, icons: [red, green], copies: 2, do: []}
- title: A thorn
  type: action
  copies: 4
  better: [{id: pick, cost: {from: pot, worth: 4}, instead: [{lose: {who: another, fortitude: 5}}]}]
  do: [{lose: {who: another, fortitude: 1}}]
- {title: Cactus, pile: pot, subtypes: [plant], values: [1, 3]}
- {title: Fern, pile: pot, subtypes: [plant], values: [2]}
- {title: Moss, pile: pot, subtypes: [plant], values: [1]}
""".replace("type: none", "type: anytime")


def table(**stella: object) -> Deal:
    me = {"fortitude": 10, "in_play": [], **stella}
    return deal(stella=at(**me), zot=at(), extra=[STELLA])  # type: ignore[arg-type]


def stall(t: Deal) -> list[str]:
    return sorted(t.table.cards[card].title for card in t.table.seats[0].piles["stall"])


def test_what_is_only_asked_of_different_cards_is_not_asked() -> None:
    t = table(piles={"stall": ["Tomato", "Sprout"]})
    t.use("stella", "barter")
    t.rest()
    assert (t.stella.fortitude, stall(t), sorted(t.stella.discard)) == (11, [], ["Sprout", "Tomato"])


def test_each_price_takes_a_card_of_its_own_and_leaves_enough_for_the_others() -> None:
    t = table(piles={"stall": ["Apple", "Sprout"]})
    t.use("stella", "barter")  # the Apple must pay for the red one
    t.rest()
    assert t.stella.fortitude == 11
    assert not table(piles={"stall": ["Sprout", "Sprout"]}).can("stella", "barter")
    assert not table(piles={"stall": ["Apple"]}).can("stella", "barter")


def test_which_of_several_go_is_asked_one_by_one_and_nobody_plays_anything_meanwhile() -> None:
    t = table(piles={"stall": ["Tomato", "Apple", "Sprout"]})
    t.use("stella", "barter")
    asked = t.game.pending
    assert (asked.prompt, asked.interruptible, len(asked.options)) == ("spend", False, 2)
    t.choose("stella", "Apple").choose("stella", "Tomato")
    t.rest()
    assert stall(t) == ["Sprout"]
    assert [len(event.args["cards"]) for event in t.game.events if event.key == "gave_up"] == [2]


def test_what_counts_as_a_card_for_any_time_may_be_answered_and_is_not_refunded() -> None:
    t = deal(
        stella=at(piles={"stall": ["Tomato", "Sprout"]}, in_play=[]),
        whitehawk=at(hand=["That's quite enough of your shenanigans!"]),
        extra=[STELLA],
    )
    t.use("stella", "clear").play("whitehawk", "That's quite enough of your shenanigans!")
    t.rest()
    assert (stall(t), t.stella.hand, len(t.stella.discard)) == ([], [], 2)


def test_cards_are_worth_the_number_at_which_they_stand() -> None:
    for stands, able in ((0, False), (1, True)):
        t = deal(
            stella=at(hand=["A thorn"], in_play=["Cactus", "Fern"]), zot=at(), extra=[STELLA], phase="discard_and_draw"
        )
        t.table.seats[0].counters[t.table.seats[0].in_play[0]] = {"stands": stands}
        t.discard("stella")
        assert t.can("stella", "A thorn", better=("pick",)) is able


def test_by_default_as_little_goes_as_will_do_and_more_may() -> None:
    def thorn(*more: str) -> Deal:
        t = deal(
            stella=at(hand=["A thorn"], in_play=["Cactus", "Fern", "Moss"]),
            zot=at(),
            extra=[STELLA],
            phase="discard_and_draw",
        )
        t.table.seats[0].counters[t.table.seats[0].in_play[0]] = {"stands": 1}
        t.discard("stella").play("stella", "A thorn", on="zot", better=("pick",))
        for title in more:
            t.choose("stella", title)
        return t.rest()

    assert thorn().stella.in_play == ["Fern"]
    t = thorn("Cactus", "Fern", "Moss")
    assert (t.stella.in_play, t.zot.fortitude, t.table.seats[0].counters) == ([], 15, {})


@pytest.mark.parametrize(
    ("cost", "why"),
    [
        ("{from: stall}", "of 'kinds', or a 'pick', or 'worth'"),
        ("{from: stall, worth: 2}", "that says their 'worth'"),
        ("{from: pot, pick: 2}", "paid from a place"),
    ],
)
def test_a_cost_that_makes_no_sense_is_refused(cost: str, why: str) -> None:
    with pytest.raises(Problem, match=why):
        with_extra(STELLA.replace("{from: stall, pick: 2}", cost))
