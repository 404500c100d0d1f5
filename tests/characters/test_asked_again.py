# SPDX-License-Identifier: GPL-3.0-or-later
"""`repeat … may`: somebody is asked again as long as there is something left to decide."""

from __future__ import annotations

import pytest

from tests.rules.deal import at, deal

GIVER = """
kind: character
id: obo
name: Obo the Open-Handed
size: 10
deck:
- {{title: One more for luck, type: anytime, copies: 10, do: [{{repeat: {{times: 3, may: true, do: {do}}}}}]}}
"""
PAYS = "[{pay: {gold: 1}}, {gain: {fortitude: 1}}]"
CHOOSES = "[{choose: {of: [{label: pay, do: [{pay: {gold: 1}}]}]}}, {gain: {fortitude: 1}}]"


@pytest.mark.parametrize("do", [PAYS, CHOOSES], ids=["a payment", "a choice"])
def test_nobody_is_asked_again_when_nothing_is_left(do: str) -> None:
    t = deal(extra=[GIVER.format(do=do)], obo=at(["One more for luck"], gold=2, fortitude=10), zot=at(), turn="obo")
    t.play("obo", "One more for luck")
    asked = 0
    while t.asked == ("obo", "pick"):
        asked += 1
        t.choose("obo", "yes")
    assert asked == 2, "a third time there is no coin left"


def test_somebody_who_cannot_pay_at_all_is_not_asked() -> None:
    t = deal(
        extra=[GIVER.format(do="[{pay: {gold: 5}}, {gain: {fortitude: 1}}]")],
        obo=at(["One more for luck"], gold=7, fortitude=10),
        zot=at(),
        turn="obo",
    )
    t.play("obo", "One more for luck")
    assert t.asked == ("obo", "pick")
    t.choose("obo", "yes")
    assert t.asked != ("obo", "pick")
    assert (t.obo.gold, t.obo.fortitude) == (2, 11)
