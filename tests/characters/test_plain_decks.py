# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters without a mechanic: every card of theirs, played once in each of its forms, changes exactly what it says."""

from __future__ import annotations

import pytest

from tests.characters.situations import (
    STANDARD,
    C,
    Case,
    action,
    attacked,
    drinking,
    gambling,
    losing,
    ordering,
    renewing,
    tipping,
    watching,
)
from tests.rules.deal import content

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


def cases() -> list[tuple[str, Case]]:
    """Every card's cases: its own, or those of the standard card that it is a form of."""
    found = [(character, case) for character, own in OWN.items() for case in own]
    for character in OWN:
        for card in content().characters[character].deck:
            found += [
                (character, make(card.title)) for kin in sorted(card.kin & STANDARD.keys()) for make in STANDARD[kin]
            ]
    return found


@pytest.mark.parametrize(("character", "case"), cases(), ids=lambda v: v.card if isinstance(v, Case) else str(v))
def test_a_card_changes_exactly_what_it_says(character: str, case: Case) -> None:
    assert case.run(character) == case.changes


@pytest.mark.parametrize("character", OWN)
def test_no_card_is_left_out(character: str) -> None:
    played = {content().find(character, case.card) for who, case in cases() if who == character}
    assert [card.title for card in content().characters[character].deck if card not in played] == []
