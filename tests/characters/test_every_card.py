# SPDX-License-Identifier: GPL-3.0-or-later
"""Every card of the six decks is played once in each of its forms, and changes exactly what it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.characters.situations import (
    C,
    Case,
    action,
    attacked,
    cases_of,
    cheated,
    check,
    drinking,
    gambling,
    pinched,
    tipping,
    watching,
)
from tests.rules.deal import content

CLASSIC = "Can't beat the classics!"
"""A card with a Trap of 3 Fortitude."""
OUTSIDE = {"gambling": {"players": ["fiona", "gerki"], "in_control": "fiona", "opener": "fiona"}}

OWN: dict[str, list[Case]] = {
    "alaric": [
        C("I have a killer hand", gambling, {"control": -1, "fiona.fortitude": -2}, on="fiona"),
        C("A stand-up stand-in", attacked, {}),
        C("A stand-up stand-in", attacked, {"fiona.fortitude": -3, "me.hand": -1}, hand=(CLASSIC,)),
        C("A stand-up stand-in", tipping, {}, hand=("I raise!",)),
        C(CLASSIC, action, {"fiona.fortitude": -3}, on="fiona"),
        C("So... yeah. Poison darts are, ya know, poisonous", action, {"gerki.fortitude": -2}, on="gerki"),
        C("Spike trap coaster", drinking, {"me.alcohol": 1}, mode="drink"),
        C("Spike trap coaster", attacked, {}, mode="fortitude"),
        C("Mind the squeaky floorboard", action, {"fiona.fortitude": -1}, on="fiona"),
        C("Mind the squeaky floorboard", action, {"fiona.fortitude": -4, "me.hand": -1}, on="fiona", hand=(CLASSIC,)),
        C("Everybody pick a door!", action, {}),
        C(
            "Everybody pick a door!",
            action,
            {"fiona.fortitude": -3, "gerki.fortitude": -3, "me.hand": -2},
            hand=(CLASSIC, CLASSIC),
        ),
        C("Funny, there used to be a chair there", action, {"gerki.fortitude": -2}, on="gerki"),
        C(
            "There are two safe tiles, and I sell the map",
            action,
            {"fiona.gold": -1, "me.gold": 1, "gerki.fortitude": -3, "me.hand": -1},
            hand=(CLASSIC,),
            then=(("fiona", "yes"), ("gerki", "no")),
        ),
        C("You touched it. There was a sign!", attacked, {"fiona.fortitude": -1}),
        C("You touched it. There was a sign!", attacked, {"fiona.fortitude": -4, "me.hand": -1}, hand=(CLASSIC,)),
        C("The olive is pressure-sensitive", watching, {"fiona.alcohol": 4}),
        C(
            "The olive is pressure-sensitive",
            watching,
            {"fiona.alcohol": 4, "fiona.fortitude": -3, "me.hand": -1},
            hand=(CLASSIC,),
        ),
        C("I wouldn't lean on that", action, {}, on="fiona", hand=("I raise!",)),
        C("I wouldn't lean on that", watching, {"gerki.fortitude": -3, "me.hand": -1}, on="gerki", hand=(CLASSIC,)),
    ],
    "karl": [
        C("I'm too clever for your befuddlements", drinking, {}),
        C("Excuse me, that play is technically inaccurate", cheated, {}),
        C(
            "Excuse me, that play is technically inaccurate",
            cheated,
            {"control": -1},
            more={"gambling": {"in_control": "fiona"}},
        ),
        C(
            "Excuse me, that play is technically inaccurate",
            cheated,
            {"pot": -6, "fiona.gold": 6, "players": -2, "control": -2},
            more=OUTSIDE,
        ),
        C("You cracked the spine!", attacked, {"fiona.fortitude": -2}),
        C("You cracked the spine!", attacked, {"fiona.fortitude": -3, "me.buff": -1}, boost=True),
        C("Okay, who opened the cursed tome?", action, {"fiona.fortitude": -1, "gerki.fortitude": -1}),
        C(
            "Okay, who opened the cursed tome?",
            action,
            {"fiona.fortitude": -2, "gerki.fortitude": -2, "me.buff": -1},
            boost=True,
        ),
        C(
            "Anyone interested in some special editions?",
            action,
            {"fiona.gold": -1, "me.gold": 1, "fiona.hand": 1, "me.hand": 1},
            then=(("fiona", "yes"), ("gerki", "no")),
        ),
        C("Leg day comes after library day", action, {"fiona.fortitude": -2}, on="fiona"),
        C(
            "Leg day comes after library day",
            action,
            {"fiona.fortitude": -2, "me.buff": 1},
            on="fiona",
            me={"tokens": {"buff": 0}},
        ),
        C("Leg day comes after library day", action, {"fiona.fortitude": -3}, on="fiona", boost=True),
        C("Spot me! No? Then catch.", action, {"fiona.fortitude": -3, "fiona.buff": 1}, on="fiona"),
        C(
            "Spot me! No? Then catch.",
            action,
            {"fiona.fortitude": -4, "fiona.buff": 1, "me.buff": -1},
            on="fiona",
            boost=True,
        ),
        C("Five hundred pages, hardback", action, {"gerki.fortitude": -2}, on="gerki"),
        C("The unabridged edition", action, {"gerki.fortitude": -3}, on="gerki"),
        C(
            "First lesson, one Gold. Bring a towel.",
            action,
            {"me.gold": 2, "fiona.gold": -1, "gerki.gold": -1, "fiona.buff": 1, "gerki.buff": 1},
        ),
        C(
            "Raw eggs and a good index",
            action,
            {"me.fortitude": 1, "me.buff": 1},
            me={"fortitude": 18, "tokens": {"buff": 0}},
        ),
        C("It's just a spoonful of protein powder", watching, {"fiona.alcohol": 5, "fiona.buff": 1}),
        C("The abs took most of it", attacked, {"me.buff": 1}, me={"tokens": {"buff": 0}}),
    ],
    "eisinder": [
        C("This game doesn't have physical challenges?", gambling, {"control": -1, "gerki.fortitude": -2}, on="gerki"),
        C("CHUFF!", drinking, {"me.alcohol": 1}),
        C("CHUFF!", drinking, {"me.fire": -1}, better=("fire",), spend={"fire": 1}, me={"claimed": {"fire": 2}}),
        C(
            "CHUFF!",
            drinking,
            {"me.alcohol": 1, "me.fortitude": 1, "me.ice": -1},
            better=("ice",),
            spend={"ice": 1},
            me={"claimed": {"ice": 1}, "fortitude": 19},
        ),
        C(
            "CHUFF!",
            drinking,
            {"me.fortitude": 1, "me.fire": -2, "me.ice": -1},
            better=("fire", "ice"),
            spend={"fire": 2, "ice": 1},
            me={"claimed": {"fire": 2, "ice": 1}, "fortitude": 19, "drink_me": ["Dragon Breath Ale"]},
        ),
        C("Remember to stretch!", action, {"me.fortitude": 1}, me={"fortitude": 19}),
        C(
            "Remember to stretch!",
            action,
            {"me.fortitude": 1, "me.hand": 1},
            me={"fortitude": 19, "claimed": {"fire": 2, "ice": 1}},
        ),
        C(
            "Remember to stretch!",
            action,
            {"me.fortitude": 1, "me.alcohol": -1},
            me={"fortitude": 19, "alcohol": 1, "claimed": {"ice": 2}},
        ),
        C(
            "Remember to stretch!",
            action,
            {"me.fortitude": 1, "me.alcohol": -1, "me.hand": 1},
            me={"fortitude": 19, "alcohol": 1, "claimed": {"fire": 2, "ice": 2}},
        ),
        C("Inner peace... Inner peace...", action, {"me.ice": 1}, then=(("me", "ice"),)),
        C("Blistering blows", action, {"fiona.fortitude": -2}, on="fiona", me={"claimed": {"fire": 1}}),
        C(
            "Blistering blows",
            action,
            {"fiona.fortitude": -2, "fiona.alcohol": 1},
            on="fiona",
            me={"claimed": {"fire": 2}},
        ),
        C(
            "Breath of the forge's flame",
            action,
            {"fiona.fortitude": -1, "gerki.fortitude": -1},
            me={"claimed": {"fire": 2}},
        ),
        C(
            "Breath of the forge's flame",
            action,
            {"fiona.fortitude": -2, "gerki.fortitude": -2, "me.fortitude": -1},
            me={"claimed": {"fire": 3}},
        ),
        C("Tail whip! It's super effective", action, {"fiona.fortitude": -2}, on="fiona", me={"claimed": {"fire": 1}}),
        C("Tail whip! It's super effective", action, {"fiona.fortitude": -3}, on="fiona", me={"claimed": {"fire": 2}}),
        C("Oh ho ho... you're on", attacked, {"fiona.fortitude": -2, "me.hand": 1}),
        C(
            "Oh ho ho... you're on",
            attacked,
            {"fiona.fortitude": -2, "me.hand": 1, "me.alcohol": -1},
            me={"alcohol": 1, "claimed": {"ice": 1}},
        ),
        C("Oh ho ho... you're on", pinched, {"fiona.fortitude": -2}),
        C("The cold shoulder. Also the cold elbow.", action, {"fiona.fortitude": -1, "fiona.alcohol": 1}, on="fiona"),
        C(
            "The cold shoulder. Also the cold elbow.",
            action,
            {"fiona.fortitude": -1, "fiona.alcohol": 1, "fiona.hand": -1},
            on="fiona",
            fiona={"hand": ["I raise!", "I raise!"]},
            me={"claimed": {"ice": 2}},
        ),
        C("Slow roast", action, {"gerki.fortitude": -2}, on="gerki"),
        C("Slow roast", action, {"gerki.fortitude": -5}, on="gerki", me={"claimed": {"fire": 3, "ice": 1}}),
        C("From zero to absolute zero", action, {"gerki.fortitude": -2}, on="gerki"),
        C(
            "From zero to absolute zero",
            action,
            {"gerki.fortitude": -4},
            on="gerki",
            me={"claimed": {"fire": 3, "ice": 2}},
        ),
        C("On the rocks, please. Mine are bigger.", drinking, {"me.alcohol": 1}),
    ],
    "dominique": [
        C("Danger! High voltage!", attacked, {"fiona.fortitude": -1}),
        C(
            "Danger! High voltage!",
            attacked,
            {"fiona.fortitude": -3, "me.energy": -1},
            better=("energized",),
            spend={"energy": 1},
        ),
        C("The Recombobulator", action, {"me.hand": 2}, hand=("I raise!", "I raise!")),
        C("Static cling is only the beginning", action, {"fiona.fortitude": -2, "me.energy": 1}, on="fiona"),
        C(
            "Static cling is only the beginning",
            action,
            {"fiona.fortitude": -2},
            on="fiona",
            me={"tokens": {"energy": 4}},
        ),
        C("The dial says eleven", action, {"fiona.fortitude": -1}, on="fiona"),
        C(
            "The dial says eleven",
            action,
            {"fiona.fortitude": -3, "me.energy": -2},
            on="fiona",
            better=("energized",),
            spend={"energy": 2},
        ),
        C(
            "The dial says eleven",
            action,
            {"fiona.fortitude": -3, "me.energy": -1, "me.hand": -2},
            on="fiona",
            better=("energized",),
            spend={"energy": 1, "cards": 2},
            hand=("I raise!", "I raise!"),
        ),
        C(
            "The dial says eleven",
            action,
            {"fiona.fortitude": -2, "me.hand": -2},
            on="fiona",
            better=("energized",),
            spend={"cards": 2},
            hand=("I raise!", "I raise!", "Winning Hand!"),
            then=(("me", "I raise!", "Winning Hand!"),),
        ),
        C("Automatic tankard launcher", action, {"fiona.fortitude": -2}, on="fiona"),
        C(
            "Automatic tankard launcher",
            action,
            {"fiona.fortitude": -2, "fiona.alcohol": 2, "me.energy": -1},
            on="fiona",
            better=("energized",),
            spend={"energy": 1},
        ),
        C("Steam vent! Heads down!", action, {"fiona.fortitude": -1, "gerki.fortitude": -1}),
        C(
            "Steam vent! Heads down!",
            action,
            {"fiona.fortitude": -2, "gerki.fortitude": -2, "me.energy": -2},
            better=("energized",),
            spend={"energy": 2},
        ),
        C("Spring-loaded handshake", action, {"gerki.fortitude": -2}, on="gerki"),
        C(
            "Spring-loaded handshake",
            action,
            {"gerki.fortitude": -5, "me.energy": -2},
            on="gerki",
            better=("energized",),
            spend={"energy": 2},
        ),
        C("Spare battery, behind the other spare battery", action, {"me.energy": 2}),
        C("Spare battery, behind the other spare battery", action, {"me.energy": 1}, me={"tokens": {"energy": 3}}),
        C("Thank you, that recharged the hull", attacked, {"me.energy": 1}),
        C("Triple-filtered through the bilge pump", drinking, {"me.alcohol": 1}),
        C(
            "Triple-filtered through the bilge pump",
            drinking,
            {"me.energy": -1},
            better=("energized",),
            spend={"energy": 1},
        ),
        C("Steam-powered back massage", action, {"me.fortitude": 2}, me={"fortitude": 12}),
    ],
    "oozwald": [
        C("I guess the clone thought that was her tip...", gambling, {"control": -1, "pot": -1, "me.gold": 1}),
        C("You bumped into me!", action, {"fiona.fortitude": -2}, on="fiona"),
        C("That's me! No, that's me!", tipping, {"me.fortitude": -1}),
        C("That's me! No, that's me!", attacked, {"me.clone": -1}, better=("absorb",), me={"tokens": {"clone": 1}}),
        C("This'd probably hurt if I had organs", attacked, {"me.fortitude": -1, "me.clone": 1}),
        C("I'm my own drinking buddy!", drinking, {"me.alcohol": 2, "me.fortitude": -1, "me.clone": 1}),
        C("Careful, I splatter!", action, {"fiona.fortitude": -2, "me.clone": 1}, on="fiona"),
        C("He started it. No, me. No, him.", action, {"fiona.fortitude": -3}, on="fiona", me={"tokens": {"clone": 1}}),
        C(
            "He started it. No, me. No, him.",
            action,
            {"fiona.fortitude": -5, "me.clone": -1},
            on="fiona",
            better=("absorb",),
            me={"tokens": {"clone": 1}},
        ),
        C("Oozwalds, assemble!", action, {"fiona.fortitude": -1, "gerki.fortitude": -1}),
        C(
            "Oozwalds, assemble!",
            action,
            {"fiona.fortitude": -2, "gerki.fortitude": -2, "me.clone": -1},
            better=("absorb",),
            me={"tokens": {"clone": 3}},
        ),
        C("Everyone who is me, pile on!", action, {"gerki.fortitude": -4}, on="gerki", me={"tokens": {"clone": 2}}),
        C("Everyone who is me, pile on!", action, {"gerki.fortitude": -5}, on="gerki", me={"tokens": {"clone": 4}}),
        C("You split it, you bought it", attacked, {"fiona.fortitude": -2, "me.clone": 1}),
        C("Pull yourselves together, me", action, {"me.fortitude": 2}, me={"fortitude": 9}),
        C(
            "Pull yourselves together, me",
            action,
            {"me.fortitude": 4, "me.clone": -1},
            better=("absorb",),
            me={"fortitude": 9, "tokens": {"clone": 1}},
        ),
        C("You split it, you bought it", attacked, {"fiona.fortitude": -2}, me={"tokens": {"clone": 4}}),
        C("Five of a kind, and all of them me", gambling, {"control": -1, "me.hand": 2}),
    ],
    "valeria": [
        C("Look who's a little mixologist!", watching, {"fiona.alcohol": 4, "fiona.corruption": 1}),
        C("Look who's a little mixologist!", drinking, {"me.alcohol": 4}),
        C("PROTECT", attacked, {"gerki.fortitude": -2}, on="gerki"),
        C("SCORN the unbeliever!", action, {"fiona.fortitude": -2, "fiona.corruption": 1}, on="fiona"),
        C(
            "SCORN the unbeliever!",
            action,
            {"gerki.fortitude": -2, "gerki.corruption": 1},
            fiona={"tokens": {"corruption": 1}},
        ),
        C("Let us PLAY", gambling, {"control": -1, "me.hand": 3}, on="fiona", fiona={"tokens": {"corruption": 3}}),
        C("Let us PLAY", gambling, {"control": -1}, on="me", fiona={"tokens": {"corruption": 3}}),
        C("I think you should LEAVE", gambling, {"players": -1}, gerki={"tokens": {"corruption": 1}}),
        C("A dark priestess can make money just about anywhere!", tipping, {}),
        C(
            "A dark priestess can make money just about anywhere!",
            tipping,
            {"gerki.gold": -1, "inn": 1},
            gerki={"tokens": {"corruption": 3}},
        ),
        C("Join us. There is cake.", action, {"fiona.fortitude": -2, "fiona.corruption": 2}, on="fiona"),
        C(
            "Join us. There is cake.",
            action,
            {"fiona.fortitude": -2, "fiona.corruption": 1},
            on="fiona",
            fiona={"tokens": {"corruption": 3}},
        ),
        C(
            "The shadow collects its interest",
            action,
            {"fiona.fortitude": -2},
            on="fiona",
            gerki={"tokens": {"corruption": 4}},
        ),
        C(
            "The shadow collects its interest",
            action,
            {"fiona.fortitude": -5},
            on="fiona",
            fiona={"tokens": {"corruption": 3}},
        ),
        C("Sacrificial dagger? Letter opener!", action, {"gerki.fortitude": -3}, on="gerki"),
        C("All the candles go out at once", action, {"fiona.fortitude": -1, "gerki.fortitude": -1}),
        C("Violence is how the dark gets in", attacked, {"fiona.fortitude": -2, "fiona.corruption": 2}),
        C(
            "A tithe from the flock",
            action,
            {"fiona.gold": -1, "me.gold": 1, "gerki.corruption": 1},
            fiona={"tokens": {"corruption": 2}},
        ),
        C("The hungry one sends his regards", action, {"me.fortitude": 3}, me={"fortitude": 12}),
        C("Kneel", action, {"fiona.fortitude": -3}, on="fiona"),
        C(
            "A choir of thin voices",
            action,
            {"fiona.fortitude": -1, "gerki.fortitude": -1, "fiona.corruption": 1, "gerki.corruption": 1},
        ),
        C("All that you have given me", action, {"fiona.fortitude": -1}, on="fiona"),
        C(
            "All that you have given me",
            action,
            {"fiona.fortitude": -3},
            on="fiona",
            fiona={"tokens": {"corruption": 1}},
            gerki={"tokens": {"corruption": 3}},
        ),
        C(
            "The sermon goes on",
            action,
            {"fiona.alcohol": 1, "gerki.corruption": 1},
            fiona={"tokens": {"corruption": 1}},
        ),
        C("Their faith restores me", action, {"me.fortitude": 1}, me={"fortitude": 12}),
        C(
            "Their faith restores me",
            action,
            {"me.fortitude": 4},
            me={"fortitude": 12},
            fiona={"tokens": {"corruption": 3}},
            gerki={"tokens": {"corruption": 3}},
        ),
        C(
            "You struck one of the faithful",
            attacked,
            {"fiona.fortitude": -1, "fiona.corruption": 1, "gerki.corruption": 1},
        ),
        C("The altar takes coin as well", action, {"fiona.gold": -1, "gerki.gold": -1, "me.gold": 2}),
    ],
}


def cases(character: str) -> list[Case]:
    """Those of every card, with the Boss cards dealt where they are needed."""
    return [boss_dealt(character, case) for case in cases_of(character, OWN[character])]


def boss_dealt(character: str, case: Case) -> Case:
    """The case, with the Boss cards dealt if the card is one of them."""
    card = content().find(character, case.card)
    return replace(case, me={**case.me, "boss": True}) if card is not None and card.boss else case


@pytest.mark.parametrize("character", OWN)
def test_a_card_changes_exactly_what_it_says(character: str) -> None:
    check(character, cases(character))


@pytest.mark.parametrize("character", OWN)
def test_no_card_and_no_improvement_is_left_out(character: str) -> None:
    played = [(content().find(character, case.card), case) for case in cases(character)]
    for card in content().characters[character].deck:
        mine = [case for found, case in played if found is card]
        assert mine, f"{card.title} is never played"
        for better in card.modes[0].betters:
            if better.cost is not None:
                assert any(better.id in case.better for case in mine), f"{card.title}: {better.id} is never paid for"
                assert any(better.id not in case.better for case in mine), f"{card.title}: always improved"
        assert len(mine) > len([b for b in card.modes[0].betters if b.cost is None]), f"{card.title}: too few cases"


@pytest.mark.parametrize("character", OWN)
def test_a_deck_has_forty_cards(character: str) -> None:
    assert sum(card.copies for card in content().characters[character].deck if not card.boss) == 40
