# SPDX-License-Identifier: GPL-3.0-or-later
"""What the books note about single cards of the six [617-634], where playing the card once does not show it."""

from __future__ import annotations

import pytest

from tests.rules.deal import Deal, at, deal

WRONG = "Excuse me, that play is technically inaccurate"


def cheat(players: list[str], **seats: dict[str, object]) -> Deal:
    """Gerki cheats in a Round that Fiona controls; Zot sits at his left."""
    cheating = at(hand=["I marked them so they wouldn't get lost", "I raise!"])
    t = deal(
        fiona=at(),
        gerki=cheating,
        zot=at(hand=["I raise!"]),
        karl=at(hand=[WRONG]),
        pot=4,
        gambling={"opener": "fiona", "in_control": "fiona", "next": "gerki", "players": players},
    )
    return t.play("gerki", "I marked them so they wouldn't get lost").play("karl", WRONG)


def test_karl_takes_control_if_he_is_in() -> None:
    """[619] And the cheater may try again when his turn comes."""
    t = cheat(["fiona", "gerki", "zot", "karl"])
    assert t.in_control == "karl"
    assert t.asked == ("zot", "gamble")
    t.pass_("zot").pass_("fiona")
    assert t.asked == ("gerki", "gamble")


def test_karl_outside_stops_the_cheater_and_no_more() -> None:
    """[619] No control for either; play goes on at the cheater's left."""
    t = cheat(["fiona", "gerki", "zot"])
    assert t.in_control == "fiona"
    assert t.asked == ("zot", "gamble")
    t.pass_("zot")
    assert t.fiona.gold == 14


def test_cleverness_answers_drinks_that_affect_alcohol_only() -> None:
    """[623]"""
    clever = "I'm too clever for your befuddlements"
    for drink, can in (("Wine", True), ("Dirty Dishwater", False), ("Orcish Rotgut", False), ("Pot of Tea", True)):
        t = deal(karl=at(hand=[clever], drink_me=[drink]), fiona=at(), phase="drink", asked="always").drink("karl")
        assert t.can("karl", clever) == can, drink


def test_cleverness_answers_a_card_that_makes_one_drunk() -> None:
    """[623]"""
    clever = "I'm too clever for your befuddlements"
    t = deal(eisinder=at(hand=["Blistering blows"], claimed={"fire": 2}), karl=at(hand=[clever]), fiona=at())
    t.play("eisinder", "Blistering blows", on="karl").play("karl", clever).rest()
    assert (t.karl.fortitude, t.karl.alcohol) == (20, 0)


@pytest.mark.parametrize(
    ("character", "title"),
    [("alaric", "I have a killer hand"), ("eisinder", "This game doesn't have physical challenges?")],
)
def test_a_cheating_cards_blow_is_hard_to_ignore(character: str, title: str) -> None:
    """[620] Defences against Actions do not help; Protection against any loss does."""
    t = deal(
        cheat=at(hand=[title], is_=character),
        gerki=at(hand=["Hide in shadows", "Hey! Where'd the little guy go?"]),
        valeria=at(hand=["PROTECT"]),
        asked="always",
        pot=3,
        gambling={"opener": "gerki", "in_control": "gerki", "next": "cheat"},
    )
    t.play("cheat", title, on="gerki")
    t._decline_until(lambda: t.asked == ("gerki", "respond"), "Gerki is asked")
    assert not t.can("gerki", "Hide in shadows")
    assert not t.can("gerki", "Hey! Where'd the little guy go?")
    t.rest()
    assert (t.gerki.fortitude, t.in_control) == (18, "cheat")


def test_protection_covers_a_cheating_cards_blow() -> None:
    t = deal(
        alaric=at(hand=["I have a killer hand"]),
        valeria=at(hand=["PROTECT"]),
        gerki=at(),
        pot=3,
        gambling={"opener": "gerki", "in_control": "gerki", "next": "alaric"},
    )
    t.play("alaric", "I have a killer hand", on="valeria").play("valeria", "PROTECT").rest()
    assert (t.valeria.fortitude, t.gerki.fortitude) == (20, 18)


def test_the_clones_tip_is_no_sometimes_card() -> None:
    """[620] It beats a Winning Hand, and I don't think so! does not touch it."""
    tip = "I guess the clone thought that was her tip..."
    t = deal(
        fiona=at(hand=["Winning Hand!", "I don't think so!"]),
        oozwald=at(hand=[tip]),
        gerki=at(),
        asked="always",
        pot=3,
        gambling={"opener": "gerki", "in_control": "gerki", "next": "fiona"},
    )
    t.play("fiona", "Winning Hand!").play("oozwald", tip)
    t._decline_until(lambda: t.asked == ("fiona", "respond"), "Fiona is asked")
    assert not t.can("fiona", "I don't think so!")
    t.rest()
    assert (t.in_control, t.pot, t.oozwald.gold) == ("oozwald", 2, 11)


def test_special_editions_count_whoever_did_not_pay() -> None:
    """[618] One Ignores, one pays, one declines: two cards for Karl."""
    t = deal(
        karl=at(hand=["Anyone interested in some special editions?"]),
        gerki=at(hand=["Hey! Where'd the little guy go?"]),
        fiona=at(),
        zot=at(),
    )
    t.play("karl", "Anyone interested in some special editions?").play("gerki", "Hey! Where'd the little guy go?")
    t.choose("fiona", "yes").choose("zot", "no").rest()
    assert (len(t.karl.hand), t.karl.gold) == (2, 11)
    assert [len(p.hand) for p in (t.gerki, t.fiona, t.zot)] == [0, 1, 0]


def test_the_inn_may_pay_for_a_special_edition() -> None:
    """[618] Then it was paid."""
    t = deal(karl=at(hand=["Anyone interested in some special editions?"]), gerki=at(hand=["The till was open anyway"]))
    t.play("karl", "Anyone interested in some special editions?").choose("gerki", "yes").play(
        "gerki", "The till was open anyway"
    ).rest()
    assert (len(t.karl.hand), t.karl.gold, t.gerki.gold) == (0, 11, 10)


def test_the_coaster_stops_at_zero() -> None:
    """[110, 632] Light Ale and a poke of 1 become nothing, and a poke of 1 is no gain."""
    t = deal(
        alaric=at(hand=["Spike trap coaster"], drink_me=["Light Ale"], alcohol=3), fiona=at(), phase="drink"
    ).drink("alaric")
    t.play("alaric", "Spike trap coaster").rest()
    assert t.alaric.alcohol == 3
    t = deal(
        alaric=at(hand=["Spike trap coaster"], fortitude=9),
        fiona=at(hand=["You wanna arm wrestle?"]),
        gerki=at(),
        turn="fiona",
    )
    t.play("fiona", "You wanna arm wrestle?", on="alaric").play("alaric", "Spike trap coaster").rest()
    assert t.alaric.fortitude == 9


def test_the_coaster_moves_a_sobering_drink_toward_zero() -> None:
    """[112, 632] Tea becomes a Drink of no Alcohol Content."""
    t = deal(
        alaric=at(hand=["Spike trap coaster"], drink_me=["Pot of Tea"], alcohol=3), fiona=at(), phase="drink"
    ).drink("alaric")
    t.play("alaric", "Spike trap coaster").rest()
    assert t.alaric.alcohol == 3


def test_what_was_reduced_for_one_is_whole_for_the_others() -> None:
    """[111]"""
    t = deal(valeria=at(hand=["All the candles go out at once"]), alaric=at(hand=["Spike trap coaster"]), fiona=at())
    t.play("valeria", "All the candles go out at once").play("alaric", "Spike trap coaster").rest()
    assert (t.alaric.fortitude, t.fiona.fortitude) == (20, 19)


def test_playing_with_oneself_draws_nothing() -> None:
    """[626]"""
    t = deal(
        valeria=at(hand=["Let us PLAY"]),
        fiona=at(tokens={"corruption": 4}),
        pot=2,
        gambling={"opener": "fiona", "in_control": "fiona", "next": "valeria"},
    )
    t.play("valeria", "Let us PLAY", on="valeria").rest()
    assert (t.valeria.hand, t.in_control) == ([], "valeria")


def test_a_buff_is_in_the_blow_that_is_reduced() -> None:
    """[129] Declared with the card, before anybody responds: 3 + 1, less 2."""
    t = deal(karl=at(hand=["The unabridged edition"]), alaric=at(hand=["Spike trap coaster"]), fiona=at())
    t.play("karl", "The unabridged edition", on="alaric", boost=True).play("alaric", "Spike trap coaster").rest()
    assert t.alaric.fortitude == 18
