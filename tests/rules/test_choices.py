# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody may choose who has to pay for it (docs/decisions/0111, 0148), and what is left to choose once somebody has broken in."""

from __future__ import annotations

import pytest

from tests.rules.deal import Deal, at, deal

GRUNT = "Grunt the Brawler"
TOLL = """
kind: character
id: collector
name: The Collector
deck:
- title: Toll
  type: action
  copies: 20
  do: [{for_each: {who: others, do: [{unless: {do: [{pay: {gold: 3}}], else: [{lose: {fortitude: 4}}]}}]}}]
- {title: Fine, type: action, copies: 10, do: [{choose: {by: {another: 1}, of: [[{lose: {fortitude: 4}}], [{pay: {gold: 3}}]]}}]}
- {title: Slap, type: action, copies: 5, do: [{lose: {who: others, fortitude: 1}}]}
- {title: Pinch, type: anytime, copies: 10, do: [{take: {gold: 1, from: another}}]}
"""


def minion(gold: int) -> Deal:
    t = deal(collector=at(["Slap"]), torglesnarf=at(in_play=[GRUNT], gold=gold), zot=at(), extra=[TOLL])
    return t.play("collector", "Slap")


def test_wages_are_paid_in_full_or_not_at_all() -> None:
    assert minion(2).choose("torglesnarf", "yes").torglesnarf.gold == 0
    t = minion(1)
    assert t.asked == ("collector", "order")  # nobody was asked
    assert (t.torglesnarf.gold, t.torglesnarf.in_play) == (1, [])


@pytest.mark.parametrize("card", ["Toll", "Fine"])
def test_what_has_to_be_paid_is_chosen_by_whoever_has_all_of_it(card: str) -> None:
    for gold, fortitude in ((3, 20), (2, 16)):
        t = deal(collector=at([card]), zot=at(gold=gold), extra=[TOLL])
        t.play("collector", card, **({"on": "zot"} if card == "Fine" else {}))
        if gold == 3:
            t.choose("zot", "yes" if card == "Toll" else "mode:1")
        assert t.zot.fortitude == fortitude
        assert t.asked is None or t.asked[1] != "pick"


@pytest.mark.parametrize("card", ["Toll", "Fine"])
def test_whoever_is_robbed_before_answering_cannot_pay_any_more(card: str) -> None:
    t = deal(collector=at([card, "Pinch"]), zot=at(gold=3), gerki=at(gold=10), extra=[TOLL])
    t.play("collector", card, **({"on": "zot"} if card == "Fine" else {}))
    assert t.asked == ("zot", "pick")
    t.play("collector", "Pinch", on="zot")
    assert t.zot.gold == 2
    assert t.zot.fortitude == 16
