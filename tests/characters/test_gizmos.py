# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies with Fortitude of their own that wear out (character-compendium, "Wrench"): what a scenario cannot look at."""

from __future__ import annotations

import pytest

from rdi_desktop.engine import sampling
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.lazy import view
from rdi_desktop.engine.rules import pools
from rdi_desktop.engine.state.decisions import Answer
from tests.rules.deal import Deal, at, content, deal, with_extra

LIGHTNING, OIL = "Lightning Generator", "Automated Oil Can"
BOB = """
kind: character
id: bob
name: Bob
size: 10
subtypes: {kite: Kite}
bodies: {kite: {pool: printed}}
deck:
- {title: A kite, type: action, subtypes: [kite], stays: body, fortitude: 2, copies: 10}
"""


def workshop(*gizmos: str) -> Deal:
    """Wrench with these Gizmos."""
    return deal(wrench=at(in_play=gizmos), zot=at(), gerki=at())


def test_each_ticks_once_and_he_is_asked_in_which_order() -> None:
    t = workshop(LIGHTNING, OIL)
    t.done("wrench")
    pending = t.game.pending
    assert pending is not None
    assert (pending.seat, pending.prompt) == (0, "tick")
    assert [t.table.cards[o.card].title for o in pending.options if o.card is not None] == [LIGHTNING, OIL]
    assert (pending.min, pending.max, len(pending.default)) == (2, 2, 2)
    while (pending := t.game.pending) is not None and pending.kind == "pick":
        t.game.submit(Answer(0, pending.default))
    assert t.table.phase == "order"
    assert sorted(each["fortitude"] for each in t.table.seats[0].counters.values()) == [2, 2]


def test_the_order_is_one_list_and_one_gizmo_needs_none() -> None:
    t = workshop(LIGHTNING, OIL, "Repeating Dart Organ")
    t.done("wrench")
    pending = t.game.pending
    assert pending is not None
    t.game.submit(Answer(0, tuple(option.id for option in reversed(pending.options))))
    acted = []
    while (pending := t.game.pending) is not None and pending.kind == "pick":
        acted.append(t.table.cards[pending.args["card"]].title)
        t.game.submit(Answer(0, ("no",)))
    assert acted == ["Repeating Dart Organ", OIL, LIGHTNING]
    alone = workshop(LIGHTNING)
    alone.done("wrench")
    assert alone.game.pending is not None
    assert alone.game.pending.prompt == "ticked"


def test_whoever_breaks_in_while_he_orders_them_is_seen_in_what_is_asked_then() -> None:
    t = deal(wrench=at(in_play=[LIGHTNING, OIL]), zot=at(hand=["Tip the Wench"]), gerki=at())
    t.done("wrench")
    t.play("zot", "Tip the Wench", on="gerki")
    pending = t.game.pending
    while pending is not None and pending.prompt != "tick":
        t.game.submit(Answer(pending.seat, pending.default))
        pending = t.game.pending
    assert pending is not None
    assert len(pending.options) == 2


def test_the_turn_goes_on_after_a_gizmo_that_somebody_breaks_in_upon() -> None:
    """The question is asked anew, and it has ticked down once."""
    t = deal(wrench=at(in_play=[LIGHTNING]), zot=at(hand=["Tip the Wench"]), gerki=at())
    t.done("wrench")
    t.play("zot", "Tip the Wench", on="gerki")
    t.rest()
    (left,) = t.table.seats[0].counters.values()
    assert left["fortitude"] == 2


def test_what_lay_on_a_gizmo_is_gone_as_it_breaks() -> None:
    t = workshop(LIGHTNING, OIL)
    where = t.table.seats[0]
    card, other = where.in_play
    where.counters[card]["plus"] = 1
    pools.break_down(t.game, 0, card)
    assert list(where.counters) == [other]
    assert [e.args["card"] for e in t.game.events if e.key == "body_broken"] == [card]


def test_everybody_sees_its_fortitude_and_a_sample_keeps_it() -> None:
    t = workshop(LIGHTNING)
    for viewer in (0, 1, None):
        (shown,) = view(t.game, viewer).seats[0].in_play
        assert shown.counters == {"fortitude": 3}
    game = t.game.fork()
    sampling.deal_unseen(game.table, 1, 5)
    assert game.table.seats[0].counters == t.table.seats[0].counters


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("fortitude: 2, ", "", "has the 'fortitude' that is printed on it"),
        ("{pool: printed}", "{pool: printed, hit: [{discard: {card: this}}]}", "has Fortitude of its own loses it"),
        ("{pool: printed}", "{ticks: 1}", "says what its owner does when one is 'hit'"),
        ("copies: 10", "copies: 10, abilities: [{id: act, when: ticked, do: [{draw: 1}]}]", "of a kind that 'ticks'"),
    ],
)
def test_a_kind_of_body_that_makes_no_sense_is_refused(wrong: str, right: str, says: str) -> None:
    assert with_extra(BOB).card("bob/a-kite").fortitude == 2
    with pytest.raises(Problem, match=says):
        with_extra(BOB.replace(wrong, right))


def test_what_a_passive_one_holds_is_read_with_what_lies_on_it() -> None:
    assert "Fortitude 4" in content().text("wrench/buckler-in-a-box")
    t = deal(zot=at(hand=["I told you not to distract me!"]), wrench=at(in_play=["Buckler in a Box"]), gerki=at())
    (card,) = t.table.seats[1].in_play
    t.table.seats[1].counters = {card: {"fortitude": 4, "plus": 1}}
    t.play("zot", "I told you not to distract me!", on="wrench")
    t.rest()
    assert t.wrench.fortitude == 20
