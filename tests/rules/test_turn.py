# SPDX-License-Identifier: GPL-3.0-or-later
"""Section B: the structure of a turn."""

from __future__ import annotations

from rdi_desktop.engine.state.decisions import IllegalCommand, Interject
from tests.rules.deal import at, deal

HIT = "I told you not to distract me!"
BRING = "Wench, bring some drinks for my friends!"
PLATE = "Boiler plate, best quality"


def test_four_phases_in_fixed_order() -> None:
    t = deal(gerki=at(), zot=at(), phase="start")
    seen = []
    while t.turn == "gerki":
        if not seen or seen[-1] != t.phase:
            seen.append(t.phase)
        t.decline()
    assert seen == ["discard_and_draw", "action", "order", "drink"]


def test_discard_any_number_then_draw_up_to_seven() -> None:
    t = deal(gerki=at(["Hide in shadows", "Tip the Wench", "Slip a mickey"]), zot=at(), phase="discard_and_draw")
    t.discard("gerki", "Tip the Wench", "Slip a mickey")
    assert len(t.gerki.hand) == 7
    assert t.gerki.hand[0] == "Hide in shadows"
    assert t.gerki.discard == ["Tip the Wench", "Slip a mickey"]


def test_seven_cards_or_more_may_all_be_kept() -> None:
    eight = ["Gambling? I'm in!"] * 6 + ["Hide in shadows", "Tip the Wench"]
    t = deal(gerki=at(eight), zot=at([*eight[:6], "Tip the Wench"]), phase="discard_and_draw").discard("gerki")
    assert t.gerki.hand == eight
    t.run_to("zot", "discard_and_draw").discard("zot")
    assert len(t.zot.hand) == 7
    assert "drew" not in [e.key for e in t.game.events]


def test_of_more_than_seven_some_may_go_without_a_draw() -> None:
    t = deal(
        gerki=at(["Gambling? I'm in!"] * 6 + ["Hide in shadows", "Tip the Wench"]), zot=at(), phase="discard_and_draw"
    )
    t.discard("gerki", "Tip the Wench")
    assert len(t.gerki.hand) == 7


def test_nothing_is_played_between_the_first_discard_and_the_last_draw() -> None:
    healing = "One quick prayer. Where were we?"
    t = deal(deirdre=at(fortitude=10), zot=at(["Tip the Wench"]), phase="discard_and_draw")
    assert t.can("zot", "Tip the Wench", on="zot")  # before
    t = deal(
        deirdre=at([healing, "Wine into Water"], fortitude=10), zot=at(["Tip the Wench"]), phase="discard_and_draw"
    )
    t.discard("deirdre", "Wine into Water")
    assert (t.asked, len(t.deirdre.hand)) == (("deirdre", "action"), 7)  # nobody was asked anything in between


def test_drawing_the_last_card_shuffles_the_discards_at_once() -> None:
    t = deal(gerki=at(["Hide in shadows"], deck=6), zot=at(), phase="discard_and_draw")
    left = 40 - 7
    t.discard("gerki")
    assert len(t.gerki.hand) == 7
    assert t.gerki.deck == left
    assert t.gerki.discard == []


def test_an_empty_deck_in_the_middle_of_a_draw_goes_on_from_the_new_one() -> None:
    t = deal(gerki=at(["Hide in shadows"], deck=2), zot=at(), phase="discard_and_draw").discard("gerki")
    assert (len(t.gerki.hand), t.gerki.deck) == (7, 33)


def test_one_action_card_at_most() -> None:
    t = deal(zot=at([HIT, HIT]), gerki=at())
    t.play("zot", HIT, on="gerki").rest()
    assert t.gerki.fortitude == 18
    assert t.phase == "order"
    assert not t.can("zot", HIT)
    assert t.why("zot", HIT) == "wrong_phase"


def test_no_action_card_is_needed() -> None:
    t = deal(zot=at([HIT]), gerki=at()).done("zot")
    assert t.asked == ("zot", "order")
    assert t.zot.hand == [HIT]


def test_an_action_is_announced_with_its_targets_then_answered_then_discarded() -> None:
    t = deal(zot=at([HIT]), gerki=at(["Hide in shadows"]), fiona=at(), asked="always")
    t.play("zot", HIT, on="gerki")
    entry = t.game.view(None).stack[-1]
    assert (entry.card.title, entry.by, entry.targets) == (HIT, 0, [1])
    assert (t.gerki.fortitude, t.zot.discard, t.zot.hand) == (20, [], [])  # waiting for responses
    t.rest()
    assert (t.gerki.fortitude, t.zot.discard) == (18, [HIT])


def test_a_round_of_gambling_suspends_the_turn_and_then_comes_the_order_phase() -> None:
    t = deal(zot=at(["Gambling? I'm in!", HIT]), gerki=at())
    t.play("zot", "Gambling? I'm in!").rest()
    assert t.asked == ("gerki", "gamble")
    assert not t.can("zot", HIT)
    t.pass_("gerki").rest()
    assert t.asked == ("zot", "order")


def test_order_gives_the_top_drink_unseen_and_free_to_another_player() -> None:
    t = deal(zot=at(), gerki=at(drink_me=["Wine"]), fiona=at(), phase="order", drinks=["Dragon Breath Ale"])
    pending = t.game.pending
    assert pending is not None
    assert [o.targets for o in pending.options if o.kind == "order"] == [(1,), (2,)]  # never oneself
    t.order("zot", "gerki")
    assert t.gerki.drink_me == ["Dragon Breath Ale", "Wine"]  # on top
    assert (t.zot.gold, t.gerki.gold) == (10, 10)
    assert all("Dragon Breath Ale" not in str(t.game.view(seat)) for seat in (None, 0, 1, 2))


def test_the_top_of_the_own_pile_is_revealed_followed_and_discarded() -> None:
    t = deal(zot=at(drink_me=["Wine", "Dragon Breath Ale"]), gerki=at(), phase="drink").drink("zot").rest()
    assert t.zot.alcohol == 2
    assert t.zot.drink_me == ["Dragon Breath Ale"]
    assert t.drink_discard == ["Wine"]


def test_with_an_empty_pile_the_player_sobers_up() -> None:
    t = deal(zot=at(drink_me=[], alcohol=3), gerki=at(drink_me=[], alcohol=0), phase="drink").drink("zot").rest()
    assert t.zot.alcohol == 2
    t.run_to("gerki", "drink")
    t.gerki.seat.drink_me.clear()
    t.drink("gerki").rest()
    assert t.gerki.alcohol == 0


def test_what_the_icons_of_drinks_say() -> None:
    for drink, fortitude, alcohol in [
        ("Holy Water", 17, 5),
        ("Dirty Dishwater", 14, 5),
        ("Wine", 15, 7),
        ("Wizard's Brew", 17, 7),
    ]:
        t = deal(zot=at(drink_me=[drink], fortitude=15, alcohol=5), gerki=at(), phase="drink").drink("zot").rest()
        assert (t.zot.fortitude, t.zot.alcohol) == (fortitude, alcohol), drink
    t = deal(zot=at(drink_me=["Light Ale with a Chaser", "Wine"]), gerki=at(), phase="drink").drink("zot").rest()
    assert t.zot.alcohol == 3


def test_after_the_drink_phase_the_turn_passes_to_the_left() -> None:
    t = deal(zot=at(), gerki=at(), fiona=at(), turn="gerki", phase="drink").drink("gerki").rest()
    assert (t.turn, t.phase) == ("fiona", "discard_and_draw")
    t.run_to("zot", "discard_and_draw")


def test_the_turn_skips_whoever_is_out() -> None:
    t = deal(zot=at(["I wonder what this wand does"]), gerki=at(fortitude=2), fiona=at())
    t.play("zot", "I wonder what this wand does", on="gerki").rest()
    assert t.gerki.out
    t.run_to("fiona", "discard_and_draw")


def test_a_beginning_of_turn_comes_before_discard_and_draw_and_its_end_after_the_drink() -> None:
    t = deal(zot=at(), gerki=at(), phase="drink").drink("zot").rest()
    order = [e.key for e in t.game.events if e.key in ("drank", "turn_ended", "turn_started", "phase_started")]
    tail = order[order.index("drank") :]
    assert tail == ["drank", "phase_started", "turn_ended", "turn_started", "phase_started"]
    assert t.game.events[-1].args == {"phase": "discard_and_draw"}


def test_nobody_discards_down_because_of_a_big_hand() -> None:
    t = deal(
        zot=at(["Tip the Wench"], drink_me=["Gnomish Inspirational Ale"], deck=30), gerki=at(), phase="discard_and_draw"
    )
    t.discard("zot")
    t.drink("zot").rest()
    assert len(t.zot.hand) == 9
    t.run_to("gerki", "drink").drink("gerki").run_to("zot", "discard_and_draw")
    assert len(t.zot.hand) == 9
    t.discard("zot")
    assert len(t.zot.hand) == 9


def test_an_action_card_is_no_interjection() -> None:
    t = deal(zot=at([HIT]), gerki=at(), phase="order")
    card = t.zot.seat.hand[0]
    assert t.refused(Interject(0, f"play:{card}:t1"), IllegalCommand)
    assert t.gerki.fortitude == 20


def test_cards_of_a_phase_fit_only_that_phase() -> None:
    t = deal(zot=at([BRING]), gerki=at())
    assert not t.can("zot", BRING)
    assert t.why("zot", BRING) == "wrong_phase"
    t.done("zot")
    assert t.can("zot", BRING)


def test_in_a_turn_that_has_ended_at_once_nothing_more_is_played_and_all_that_is_due_happens() -> None:
    dart = "Silly me! I didn't realize my dart shooter was loaded!"
    wizgille = at([dart, PLATE], piles={"gear": ["Uh oh! I'd better fix that right now"]}, tokens={"scarab": 1})
    t = deal(wizgille=wizgille, amundyr=at(), zot=at(), asked="always").play("wizgille", dart, on="zot")
    for who in ("wizgille", "amundyr", "zot"):
        t.pass_(who)
    assert t.wizgille.fortitude == 19  # the Scarab has bitten, and nobody was asked
    assert PLATE in t.wizgille.hand
    assert t.asked == ("amundyr", "discard")
