# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters without a mechanic: every card of theirs, played once in each of its forms, changes exactly what it says."""

from __future__ import annotations

import pytest

from tests.characters.situations import (
    C,
    Case,
    action,
    anteing,
    attacked,
    billed,
    cases_of,
    check,
    drinking,
    gambling,
    losing,
    ordering,
    pinched,
    renewing,
    tipping,
    watching,
)
from tests.rules.deal import at, content, deal

OWN: dict[str, list[Case]] = {
    "fleck": [
        C(
            "This one's on the house, for a song",
            ordering,
            {"fiona.drink_me": 1, "gerki.drink_me": 1},
            mode="order",
            then=(("me", "fiona"), ("me", "gerki")),
        ),
        C("This one's on the house, for a song", renewing, {"gerki.drink_me": 1}, mode="free"),
        C(
            "And now I'm going to play something really sad",
            action,
            {"me.gold": 2, "fiona.gold": -1, "gerki.gold": -1, "fiona.alcohol": -1, "me.alcohol": -1},
            me={"alcohol": 2},
            fiona={"alcohol": 3},
        ),
        C(
            "Stamp your feet! On theirs, if need be!",
            action,
            {
                "me.alcohol": 1,
                "fiona.alcohol": 1,
                "gerki.alcohol": 1,
                "fiona.fortitude": -1,
                "gerki.fortitude": -1,
                "me.gold": -1,
                "inn": 1,
            },
        ),
        C("A request? That will be two, please", action, {"gerki.gold": -2, "me.gold": 2}, on="gerki"),
        C("A request? That will be two, please", action, {}, on="me"),
    ],
    "bryn": [C("Stop hitting yourself!", attacked, {"fiona.fortitude": -2})],
    "eve": [
        C("Illusionary coin", anteing, {}),
        C("Illusionary coin", billed, {}),
        C("Funny, it tastes like Dragon Breath Ale", watching, {"fiona.alcohol": 4}),
        C("Look into my eyes—you're getting drunker!", action, {"gerki.alcohol": 2}, on="gerki"),
        C(
            "I've been working on a new spell. It's called Share Pain!",
            attacked,
            {"me.fortitude": -1, "fiona.fortitude": -1},
        ),
        C(
            "I've been working on a new spell. It's called Share Pain!",
            pinched,
            {"me.fortitude": -1, "fiona.fortitude": -1},
        ),
        C("I'm not Eve. She's over there", attacked, {"gerki.fortitude": -2}, on="gerki"),
    ],
    "sera": [
        C("I may have done this before", gambling, {"control": -1, "me.hand": 2}),
        C("I think these drinks might have been poisoned", drinking, {}),
        C(
            "I think these drinks might have been poisoned",
            drinking,
            {"me.drink_me": -1},
            me={"drink_me": ["Elven Wine", "Wine", "Mead"]},
        ),
        C("Cat-like Reflexes", attacked, {"me.fortitude": -1, "fiona.fortitude": -1}),
        C("Left! No, my other left!", action, {"gerki.fortitude": -1, "me.hand": 1}, on="gerki"),
        C("That blade was in the punch", action, {"gerki.fortitude": -1, "gerki.alcohol": 1}, on="gerki"),
        C("You'll notice in the morning", action, {"gerki.fortitude": -1}, on="gerki"),
        C(
            "One, two, three. You may bleed now.",
            action,
            {"gerki.fortitude": -1, "fiona.fortitude": -1},
            on=("fiona", "gerki"),
        ),
        C("One, two, three. You may bleed now.", action, {"gerki.fortitude": -1}, on="gerki"),
        C("Cheers. Was that your last card?", watching, {"gerki.alcohol": 1, "me.hand": 1}, on="gerki"),
    ],
    "dimli": [
        C(
            "Best two out of three?",
            losing,
            {"me.gold": -1, "fiona.gold": -1, "gerki.gold": -1, "pot": 3, "control": -1},
        ),
        C(
            "Never put it down half full!",
            watching,
            {"fiona.alcohol": 4, "fiona.drink_me": -1},
            fiona={"drink_me": ["Elven Wine", "Dark Ale"]},
        ),
    ],
    "jasper": [
        C("You're barred. Leave the coins.", gambling, {"players": -1}, on="gerki"),
        C("I think you need some fresh air", action, {}),
        C("I think you need some fresh air", attacked, {}),
        C("I think you need some fresh air", tipping, {}),
        C("I think you need some fresh air", drinking, {}),
        C("I think you need some fresh air", gambling, {"players": -1}),
        C("Confiscated. Yes, from myself.", drinking, {"me.alcohol": 2}),
        C("The door opens outward. So do you.", action, {"gerki.fortitude": -4}, on="gerki"),
        C("You've had enough. Give me that.", watching, {"fiona.fortitude": -2}),
        C(
            "Turn out your pockets",
            action,
            {"gerki.fortitude": -2, "gerki.hand": -1},
            on="gerki",
            gerki={"hand": ["I raise!"]},
        ),
    ],
    "joran": [
        C("My friend over there is paying", tipping, {"gerki.gold": -1, "inn": 1}, on="gerki"),
        C("Behind you! No, the other behind you!", attacked, {"gerki.fortitude": -2}, on="gerki"),
        C("Behind you! No, the other behind you!", attacked, {"fiona.fortitude": -2}, on="fiona"),
        C(
            "While I have your attention, and your purse",
            action,
            {"gerki.fortitude": -1, "gerki.gold": -1, "me.gold": 1},
            on="gerki",
        ),
        C(
            "Nothing up my sleeve. Something up yours!",
            action,
            {"gerki.hand": -1, "me.hand": 1},
            on="gerki",
            gerki={"hand": ["I raise!", "Winning Hand!"]},
        ),
    ],
    "gog": [
        C(
            "Gog turned around. Gog pays for table.",
            action,
            {"gerki.fortitude": -3, "me.gold": -1, "inn": 1},
            on="gerki",
        ),
        C("Gog wants to dance! You are floor!", action, {"gerki.fortitude": -4}, on="gerki"),
    ],
}


@pytest.mark.parametrize("character", OWN)
def test_a_card_changes_exactly_what_it_says(character: str) -> None:
    check(character, cases_of(character, OWN[character]))


@pytest.mark.parametrize("character", OWN)
def test_no_card_is_left_out(character: str) -> None:
    played = {content().find(character, case.card) for case in cases_of(character, OWN[character])}
    assert [card.title for card in content().characters[character].deck if card not in played] == []


SHARE = "I've been working on a new spell. It's called Share Pain!"
TWICE = """
kind: character
id: twice
name: One Who Strikes Twice
traits: [hero]
deck:
- {title: And again, type: action, copies: 10, do: [{lose: {who: another, fortitude: 1}}, {then: [{lose: {who: them, fortitude: 1}}]}]}
- {title: Thrice, type: action, copies: 10, do: [{lose: {who: another, fortitude: 2}}, {then: [{lose: {who: them, fortitude: 1}}]}]}
"""


@pytest.mark.parametrize(("card", "both"), [("And again", 19), ("Thrice", 18)])
def test_a_card_with_two_blows_is_shared_as_a_whole(card: str, both: int) -> None:
    t = deal(twice=at([card]), eve=at([SHARE]), gerki=at(), extra=[TWICE])
    t.play("twice", card, on="eve").play("eve", SHARE).rest()
    assert (t.twice.fortitude, t.eve.fortitude) == (both, both)


def test_a_card_with_two_blows_is_limited_as_a_whole() -> None:
    cat = "Cat-like Reflexes"
    t = deal(twice=at(["Thrice"]), sera=at([cat]), gerki=at(), extra=[TWICE])
    t.play("twice", "Thrice", on="sera").play("sera", cat).rest()
    assert (t.twice.fortitude, t.sera.fortitude) == (19, 19)


def test_what_is_shared_is_neither_ignored_nor_reduced_any_further() -> None:
    blow, believe = "Gog wants to dance! You are floor!", "I choose not to believe in this"
    t = deal(gog=at([blow]), eve=at([SHARE, believe]), gerki=at(), asked="always").play("gog", blow, on="eve")
    t._decline_until(lambda: t.asked == ("eve", "respond"), "Eve is asked")
    assert t.can("eve", believe)
    t.play("eve", SHARE)
    t._decline_until(lambda: t.stack == [blow] and t.asked == ("eve", "respond"), "Eve is asked once more")
    assert not t.can("eve", believe)
    assert t.why("eve", believe) == "cannot_be_ignore"


def test_another_action_after_a_quick_one_but_not_in_anybody_elses_turn() -> None:
    left, lesson = "Left! No, my other left!", "Lesson one is free"
    t = deal(sera=at([left, left, lesson, lesson]), gerki=at(), fiona=at())
    t.play("sera", left, on="gerki").play("sera", left, on="gerki").play("sera", lesson, on="gerki")
    t._decline_until(lambda: t.asked == ("sera", "order"), "she has no Action left")
    assert t.gerki.fortitude == 16


def test_nobody_left_over_there() -> None:
    """[116] With two players left Eve Ignores cards, but no blow of a Cheating card."""
    over_there, round_ = "I'm not Eve. She's over there", {"in_control": "eve", "next": "alaric"}
    t = deal(alaric=at(["I have a killer hand"]), eve=at([over_there]), gambling=round_, pot=2)
    t.play("alaric", "I have a killer hand", on="eve")
    assert not t.can("eve", over_there)


def test_a_round_does_not_go_on_once_its_pot_is_carried_off() -> None:
    thief, best = "Um...I know you think you won, but...", "Best two out of three?"
    round_ = {"opener": "fiona", "in_control": "fiona", "next": "gerki", "passed": ["dimli"]}
    t = deal(fiona=at(), dimli=at([best]), gerki=at([thief]), gambling=round_, pot=3, asked="always").pass_("gerki")
    t._decline_until(lambda: t.asked == ("dimli", "respond"), "Dimli is asked")
    assert t.can("dimli", best)
    t.play("gerki", thief)
    t._decline_until(lambda: t.stack == ["win_round"] and t.asked == ("dimli", "respond"), "Dimli is asked once more")
    assert not t.can("dimli", best)
