# SPDX-License-Identifier: GPL-3.0-or-later
"""Totem Combos: a chain that is declared, answered and discarded as one play (character-compendium, "Halden the Unhinged")."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.language.spec import Problem
from tests.rules.deal import Deal, at, content, deal, with_extra

STOPPER = """
kind: character
id: stopper
name: Stopper
size: 10
deck:
- {title: Stop that, type: sometimes, when: {play: {type: action}}, do: [{negate: it}]}
- {title: Nothing in particular, type: action, copies: 9, do: []}
"""


def combo(t: Deal, *titles: str) -> Deal:
    """Halden declares these, and aims everything at the first who can be picked."""
    option = next(each for each in t.game.pending.options if each.ability == "totem-combo")  # type: ignore[union-attr]
    t.choose("halden", option.id)
    for title in titles:
        pending = t.game.pending
        assert pending is not None
        if pending.prompt != "chain":
            break  # only one could follow
        t.choose(
            "halden", next(o.id for o in pending.options if o.card is not None and t.table.cards[o.card].title == title)
        )
    return t


def test_a_combo_that_is_negated_is_discarded() -> None:
    """[453]"""
    t = deal(halden=at(in_play=["Splintered Totem", "Attentive Totem"]), stopper=at(["Stop that"]), extra=[STOPPER])
    combo(t, "Splintered Totem", "Attentive Totem")
    t.play("stopper", "Stop that").rest()
    assert t.stopper.fortitude == 20
    assert t.halden.in_play == []
    assert sorted(t.table.cards[card].title for card in t.table.seats[0].spent["totem"]) == [
        "Attentive Totem",
        "Splintered Totem",
    ]


def test_nobody_breaks_in_while_a_combo_is_declared() -> None:
    """[452]"""
    t = deal(halden=at(in_play=["Splintered Totem", "Attentive Totem", "Mossy Totem"]), gerki=at())
    combo(t, "Splintered Totem")
    assert t.game.pending is not None and not t.game.pending.interruptible


def test_what_does_not_follow_is_no_combo() -> None:
    """[451] Alertness needs something of damage behind it, and a Hollow Totem is of health."""
    t = deal(halden=at(in_play=["Alertness Totem", "Hollow Totem"]), gerki=at())
    assert not t.can("halden", "totem-combo")
    t = deal(halden=at(in_play=["Alertness Totem", "Raging Totem"]), gerki=at())
    assert t.can("halden", "totem-combo")


def test_every_totem_can_be_linked_with_others() -> None:
    totems = [card for card in content().characters["halden"].deck if card.pile]
    assert len(totems) == 18
    for totem in totems:
        assert any(other.needs == totem.kind for other in totems)
        assert not totem.needs or any(other.kind == totem.needs for other in totems)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("{title: Odd, pile: row, do: []}", "has a 'kind'"),
        ("{title: Odd, pile: row, kind: red, copies: 2, do: []}", "no second copy"),
        ("{title: Odd, pile: row, kind: green, do: []}", "no kind of a chain"),
        ("{title: Odd, pile: row, kind: red, needs: green, do: []}", "no kind of a chain"),
    ],
)
def test_what_cannot_be_chained_is_refused(card: str, message: str) -> None:
    text = STOPPER.replace("size: 10", "size: 10\npiles: {row: {revealed: collect, chain: [red, blue]}}").replace(
        "deck:\n", f"deck:\n- {card}\n"
    )
    with pytest.raises(Problem, match=message):
        with_extra(text)


@pytest.mark.parametrize("pile", ["revealed: line", "revealed: collect, spots: [Near, Far]"])
def test_a_line_has_places_and_nothing_else_has(pile: str) -> None:
    text = STOPPER.replace("size: 10", f"size: 10\npiles: {{row: {{{pile}}}}}").replace(
        "deck:\n", "deck:\n- {title: Odd, pile: row, do: []}\n"
    )
    with pytest.raises(Problem, match="a line has 'spots', and nothing else has"):
        with_extra(text)
