# SPDX-License-Identifier: GPL-3.0-or-later
"""Trapmaster Alaric: Check for Traps [392-397]."""

from __future__ import annotations

import pytest

from tests.characters.situations import facts
from tests.rules.deal import Deal, at, content, deal

LEAN = "I wouldn't lean on that"
DOORS = "Everybody pick a door!"
CLASSIC = "Can't beat the classics!"

TRAPS = {
    "Are you saying rogues can't play fair?": {"fiona.gold": -1, "alaric.gold": 1},
    "I have a killer hand": {"fiona.fortitude": -2},
    "Wench, bring some drinks for my friends!": {"fiona.drink_me": 2},
    "That wasn't my purse. That was bait.": {"fiona.gold": -1, "alaric.gold": 1, "fiona.fortitude": -1},
    CLASSIC: {"fiona.fortitude": -3},
    "So... yeah. Poison darts are, ya know, poisonous": {"fiona.fortitude": -1, "fiona.hand": -1},
    "Spike trap coaster": {"fiona.fortitude": -1, "fiona.alcohol": 1},
    DOORS: {"fiona.fortitude": -1, "alaric.hand": 1},
    "Funny, there used to be a chair there": {"fiona.fortitude": -2, "alaric.hand": 1},
    "There are two safe tiles, and I sell the map": {"fiona.gold": -1, "alaric.gold": 1},
    LEAN: {"fiona.alcohol": 2},
}
"""What each Trap does to whoever reveals it (and to Alaric)."""


def test_every_trap_of_the_deck_is_here() -> None:
    trapped = {card.title for card in content().characters["alaric"].deck if card.trap is not None}
    assert trapped == set(TRAPS)


@pytest.mark.parametrize("title", TRAPS)
def test_a_trap_does_only_what_its_box_says_and_is_played_by_it(title: str) -> None:
    """[392, 393] A Trap resolves as though Alaric had played the card, with only the box, on whoever checks."""
    t = deal(
        alaric=at(hand=["Mind the squeaky floorboard", title]), fiona=at(hand=["I raise!", "I raise!"]), gerki=at()
    )
    before = facts(t)
    t.play("alaric", "Mind the squeaky floorboard", on="fiona").rest()
    after = facts(t)
    after["fiona.fortitude"] += 1
    after["alaric.hand"] += 2
    assert {k: after[k] - before[k] for k in before if after[k] != before[k]} == TRAPS[title]
    assert title in t.alaric.discard


@pytest.mark.parametrize("hand", [[], ["I raise!"]], ids=["empty hand", "no Trap"])
def test_without_a_trap_nothing_happens_and_the_card_goes_back(hand: list[str]) -> None:
    """[392]"""
    t = deal(alaric=at(hand=[LEAN, *hand]), fiona=at(), gerki=at())
    before = facts(t)
    t.play("alaric", LEAN, on="fiona").rest()
    after = facts(t)
    assert t.alaric.hand == hand
    assert {k for k in before if before[k] != after[k]} == {"alaric.hand"}


def test_the_revealed_card_is_shown_to_all() -> None:
    t = deal(alaric=at(hand=[LEAN, "I raise!"]), fiona=at(), gerki=at())
    t.play("alaric", LEAN, on="fiona").rest()
    (event,) = [e for e in t.game.events if e.key == "trap_checked"]
    assert t.names[event.seat or 0] == "fiona"
    assert t.game.table.cards[event.args["card"]].title == "I raise!"


def test_chance_picks_the_card() -> None:
    """[392] Over many deals every card of the hand comes up."""
    seen = set()
    for seed in range(40):
        t = deal(alaric=at(hand=[LEAN, "I raise!", "Winning Hand!", CLASSIC]), fiona=at(), gerki=at(), seed=seed)
        t.play("alaric", LEAN, on="fiona").rest()
        seen |= {t.game.table.cards[e.args["card"]].title for e in t.game.events if e.key == "trap_checked"}
    assert seen == {"I raise!", "Winning Hand!", CLASSIC}


def test_a_trap_is_an_action_of_alarics() -> None:
    """[393] It is Ignored by what Ignores Actions, and hit back at Alaric."""
    t = deal(alaric=at(hand=[LEAN, CLASSIC]), fiona=at(hand=["Luckily for me, I was wearing my armor!"]), gerki=at())
    t.play("alaric", LEAN, on="fiona").play("fiona", "Luckily for me, I was wearing my armor!").rest()
    assert t.fiona.fortitude == 20

    t = deal(alaric=at(hand=[LEAN, CLASSIC]), fiona=at(hand=["Oh good, you started it!"]), gerki=at())
    t.play("alaric", LEAN, on="fiona").play("fiona", "Oh good, you started it!").rest()
    assert (t.fiona.fortitude, t.alaric.fortitude) == (17, 18)


def test_a_trap_is_no_sometimes_card() -> None:
    """[393] I don't think so! has nothing to Negate, whatever type the card has."""
    coaster = "Spike trap coaster"
    t = deal(alaric=at(hand=[LEAN, coaster]), fiona=at(hand=["I don't think so!"]), gerki=at(), asked="always")
    t.play("alaric", LEAN, on="fiona")
    t._decline_until(lambda: t.stack[-1:] == ["play"], "the Trap is sprung")
    t._decline_until(lambda: t.asked == ("fiona", "respond"), "Fiona is asked")
    assert not t.can("fiona", "I don't think so!")


def test_gold_of_a_trap_may_come_from_the_inn() -> None:
    t = deal(
        alaric=at(hand=[LEAN, "There are two safe tiles, and I sell the map"]),
        gerki=at(hand=["The till was open anyway"]),
    )
    t.play("alaric", LEAN, on="gerki").play("gerki", "The till was open anyway").rest()
    assert (t.alaric.gold, t.gerki.gold) == (11, 10)


def test_foreign_cards_are_never_revealed() -> None:
    """[394] What is not from Alaric's deck stays out of it."""
    t = deal(alaric=at(hand=[LEAN]), fiona=at(deck=["Who says I'm not a lady?"]), gerki=at())
    foreign = t.fiona.seat.deck.pop()
    t.alaric.seat.hand.append(foreign)
    t.play("alaric", LEAN, on="fiona").rest()
    assert t.keys("trap_checked") == []
    assert t.alaric.seat.hand == [foreign]


def trap_with_buff(hand: str) -> Deal:
    """Alaric with a Buff and one more card, about to make Fiona check."""
    t = deal(alaric=at(hand=[LEAN, hand], tokens={"buff": 1}), fiona=at(), karl=at(tokens={"buff": 0}))
    return t.play("alaric", LEAN, on="fiona")


def test_a_buff_may_strengthen_a_trap() -> None:
    """[395] Asked of Alaric before anybody responds; for a Trap that costs Fortitude only."""
    t = trap_with_buff(CLASSIC).choose("alaric", "yes").rest()
    assert (t.fiona.fortitude, t.alaric.tokens["buff"]) == (16, 0)
    t = trap_with_buff(CLASSIC).choose("alaric", "no").rest()
    assert (t.fiona.fortitude, t.alaric.tokens["buff"]) == (17, 1)
    t = trap_with_buff("There are two safe tiles, and I sell the map").rest()
    assert (t.fiona.gold, t.alaric.tokens["buff"]) == (9, 1)


def test_a_stand_in_makes_the_player_of_the_card_check() -> None:
    t = deal(dominique=at(hand=["Tip the Wench"]), alaric=at(hand=["A stand-up stand-in", CLASSIC]))
    t.play("dominique", "Tip the Wench", on="alaric").play("alaric", "A stand-up stand-in").rest()
    assert (t.alaric.gold, t.dominique.fortitude) == (10, 17)


def test_no_check_by_a_negated_stand_in() -> None:
    t = deal(
        dominique=at(hand=["Tip the Wench", "I don't think so!"]),
        alaric=at(hand=["A stand-up stand-in", CLASSIC]),
    )
    t.play("dominique", "Tip the Wench", on="alaric").play("alaric", "A stand-up stand-in")
    t.play("dominique", "I don't think so!").rest()
    assert (t.alaric.gold, t.dominique.fortitude) == (9, 20)


def test_whoever_ignores_the_blow_need_not_check() -> None:
    t = deal(
        alaric=at(hand=["Mind the squeaky floorboard", CLASSIC]),
        fiona=at(hand=["Luckily for me, I was wearing my armor!"]),
        gerki=at(),
    )
    t.play("alaric", "Mind the squeaky floorboard", on="fiona")
    t.play("fiona", "Luckily for me, I was wearing my armor!").rest()
    assert t.keys("trap_checked") == []


def test_the_map_is_bought_by_one_and_not_by_the_other() -> None:
    """Each decides alone, and only who did not pay checks."""
    t = deal(
        alaric=at(hand=["There are two safe tiles, and I sell the map", "I raise!"]),
        fiona=at(),
        gerki=at(),
        deirdre=at(),
    )
    t.play("alaric", "There are two safe tiles, and I sell the map")
    t.choose("fiona", "yes").choose("gerki", "no").choose("deirdre", "yes").rest()
    assert t.keys("trap_checked") == [("trap_checked", "gerki")]
    assert (t.alaric.gold, t.fiona.gold, t.gerki.gold) == (12, 9, 10)
