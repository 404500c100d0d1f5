# SPDX-License-Identifier: GPL-3.0-or-later
"""Section C: Sometimes and Anytime cards."""

from __future__ import annotations

import pytest

from tests.rules.deal import at, deal

HIT = "I told you not to distract me!"
BRING = "Wench, bring some drinks for my friends!"
HEAL = "One quick prayer. Where were we?"


def test_a_sometimes_card_needs_its_own_condition() -> None:
    t = deal(zot=at([HIT]), gerki=at(["Hide in shadows", "Dump it on the floor"]))
    assert not t.can("gerki", "Hide in shadows")
    t.play("zot", HIT, on="gerki")
    assert t.can("gerki", "Hide in shadows")
    assert not t.can("gerki", "Dump it on the floor")  # that one is for Drinks


def test_copies_on_one_event_one_at_a_time_each_open_to_responses() -> None:
    negate = "I don't think so!"
    t = deal(
        zot=at(drink_me=["Light Ale"]),
        deirdre=at(["Water into Wine", "Water into Wine"]),
        fiona=at([negate]),
        phase="drink",
    ).drink("zot")
    t.play("deirdre", "Water into Wine")
    assert t.asked == ("fiona", "respond")  # to the first copy
    t.pass_("fiona")
    assert t.drink_of("zot") == {"alcohol": 3}
    t.play("deirdre", "Water into Wine")
    assert t.drink_of("zot") == {"alcohol": 3}  # the second waits for responses as well
    t.play("fiona", negate).rest()
    assert t.zot.alcohol == 3


@pytest.mark.parametrize(
    ("turn", "phase"),
    [("zot", "discard_and_draw"), ("zot", "action"), ("zot", "order"), ("zot", "drink"), ("deirdre", "action")],
)
def test_an_anytime_card_at_any_moment(turn: str, phase: str) -> None:
    t = deal(zot=at(), deirdre=at([HEAL], fortitude=10), turn=turn, phase=phase)
    asked = t.asked
    t.play("deirdre", HEAL)
    assert t.deirdre.fortitude == 12
    assert t.asked == asked  # what it interrupted goes on


def test_an_anytime_card_interrupts_a_round_and_a_response() -> None:
    t = deal(zot=at(["Gambling? I'm in!"]), deirdre=at([HEAL], fortitude=10), gerki=at())
    t.play("zot", "Gambling? I'm in!").rest()
    assert t.asked == ("deirdre", "gamble")
    t.pass_("deirdre")
    t.play("deirdre", HEAL)  # while Gerki is asked
    assert (t.deirdre.fortitude, t.asked) == (12, ("gerki", "gamble"))
    t = deal(zot=at([HIT]), deirdre=at([HEAL], fortitude=2), gerki=at(["Hide in shadows"]))
    t.play("zot", HIT, on="gerki")
    assert t.asked == ("gerki", "respond")
    t.play("deirdre", HEAL)
    assert (t.deirdre.fortitude, t.asked) == (4, ("gerki", "respond"))


@pytest.mark.parametrize("before", [True, False])
def test_cards_of_a_phase_before_or_after_its_own_action(before: bool) -> None:
    t = deal(zot=at([BRING]), gerki=at(drink_me=[]), fiona=at(drink_me=[]), phase="order")
    if before:
        t.play("zot", BRING).choose("zot", "gerki").choose("zot", "fiona").order("zot", "gerki")
    else:
        t.order("zot", "gerki").play("zot", BRING).choose("zot", "gerki").choose("zot", "fiona")
    assert (len(t.gerki.drink_me), len(t.fiona.drink_me), t.zot.gold) == (2, 1, 9)


def test_who_is_asked_again_after_ordering_holds_a_card_to_order_more_with() -> None:
    """That a question tells is marked: no computer player pauses there before it says no (decisions/0280)."""
    t = deal(zot=at([BRING]), gerki=at(), phase="order")
    assert t.game.pending is not None
    assert not t.game.pending.tells
    t.order("zot", "gerki")
    assert t.asked == ("zot", "order")
    assert t.game.pending.tells


def test_a_card_lying_before_a_player_is_played_and_answered_like_a_hand_card() -> None:
    t = deal(zot=at(), gerki=at(["I don't think so!"]), drinks=["The Howler"], phase="drink")
    howler = t.table.drink_deck.pop()
    t.zot.seat.in_play.append(howler)
    t.run_to("gerki", "discard_and_draw").run_to("zot", "action")
    t.play("zot", "The Howler", on="gerki")  # while kept, a Sometimes card of its holder
    assert t.asked == ("gerki", "respond")
    t.play("gerki", "I don't think so!")
    assert t.gerki.fortitude == 20
    assert t.drink_discard.count("The Howler") == 1
