# SPDX-License-Identifier: GPL-3.0-or-later
"""Corruption [611-614] and the cards that ask who has it."""

from __future__ import annotations

import pytest

from tests.rules.deal import Deal, at, deal

HIT = "Who says I'm not a lady?"


def corrupted(**held: int) -> dict[str, dict[str, object]]:
    return {name: at(tokens={"corruption": n}) for name, n in held.items()}


def test_corruption_stops_at_four() -> None:
    """[611] The rest of the card still happens."""
    t = deal(valeria=at(hand=["Join us. There is cake."]), **corrupted(fiona=4, gerki=0))
    t.play("valeria", "Join us. There is cake.", on="fiona").rest()
    assert (t.fiona.tokens["corruption"], t.fiona.fortitude) == (4, 18)


def test_with_too_few_left_she_takes_back() -> None:
    """[611] Ten in all: two are taken back, from whom she likes, even from the one who gets them."""
    t = deal(valeria=at(hand=["Join us. There is cake."]), **corrupted(fiona=1, gerki=4, zot=4, deirdre=1))
    t.play("valeria", "Join us. There is cake.", on="fiona").choose("valeria", "zot").choose("valeria", "gerki").rest()
    assert [getattr(t, n).tokens.get("corruption", 0) for n in t.names[1:]] == [3, 3, 3, 1]

    t = deal(valeria=at(hand=["Join us. There is cake."]), **corrupted(fiona=2, gerki=4, zot=4))
    t.play("valeria", "Join us. There is cake.", on="fiona").choose("valeria", "fiona").choose(
        "valeria", "fiona"
    ).rest()
    assert [getattr(t, n).tokens.get("corruption", 0) for n in t.names[1:]] == [2, 4, 4]


def test_nothing_that_was_just_given_is_taken_back() -> None:
    """[611] First she takes back what all of them are to get, then she gives it out."""
    tithe = "A tithe from the flock"
    t = deal(valeria=at(hand=[tithe]), **corrupted(fiona=0, gerki=4, zot=4, deirdre=0, karl=2))
    t.play("valeria", tithe).choose("valeria", "karl")
    assert [o.targets for o in t.game.pending.options] == [(2,), (3,), (5,)]  # neither Fiona nor Deirdre has any yet
    t.choose("valeria", "karl").rest()
    assert [getattr(t, n).tokens.get("corruption", 0) for n in t.names[1:]] == [1, 4, 4, 1, 0]


def test_whoever_may_hold_no_more_costs_nobody_a_token() -> None:
    """[611] Four at the most: she needs as many as there is room for."""
    t = deal(valeria=at(hand=["Join us. There is cake."]), **corrupted(fiona=3, gerki=4, zot=3))
    t.play("valeria", "Join us. There is cake.", on="fiona").choose("valeria", "gerki").rest()
    assert [getattr(t, n).tokens.get("corruption", 0) for n in t.names[1:]] == [4, 3, 3]
    t = deal(valeria=at(hand=["Join us. There is cake."]), **corrupted(fiona=4, gerki=4, zot=2))
    t.play("valeria", "Join us. There is cake.", on="fiona").rest()
    assert [getattr(t, n).tokens.get("corruption", 0) for n in t.names[1:]] == [4, 4, 2]


def test_valeria_is_never_corrupted() -> None:
    """[612] Not by her own spiked Drink either."""
    t = deal(valeria=at(hand=["Look who's a little mixologist!"], drink_me=["Wine"]), fiona=at(), phase="drink")
    t.drink("valeria").play("valeria", "Look who's a little mixologist!").rest()
    assert (t.valeria.alcohol, t.valeria.tokens.get("corruption", 0)) == (3, 0)


@pytest.mark.parametrize(("title", "fortitude"), [("Hide in shadows", 20)])
def test_ignoring_the_card_avoids_its_corruption(title: str, fortitude: int) -> None:
    """[612]"""
    t = deal(valeria=at(hand=["Join us. There is cake."]), gerki=at(hand=[title]), fiona=at())
    t.play("valeria", "Join us. There is cake.", on="gerki").play("gerki", title).rest()
    assert (t.gerki.fortitude, t.gerki.tokens.get("corruption", 0)) == (fortitude, 0)


def test_negating_the_mixture_avoids_its_corruption() -> None:
    """[612]"""
    t = deal(
        valeria=at(hand=["Look who's a little mixologist!"]),
        gerki=at(hand=["I don't think so!"], drink_me=["Wine"]),
        turn="gerki",
        phase="drink",
    ).drink("gerki")
    t.play("valeria", "Look who's a little mixologist!", answering="gerki").play("gerki", "I don't think so!").rest()
    assert (t.gerki.alcohol, t.gerki.tokens.get("corruption", 0)) == (2, 0)


def test_corruption_of_whoever_is_out_can_be_given_again() -> None:
    """[612]"""
    t = deal(
        valeria=at(hand=["Join us. There is cake."], drink_me=["Water"]),
        fiona=at(fortitude=1, alcohol=1, tokens={"corruption": 4}),
        gerki=at(tokens={"corruption": 3}),
        zot=at(tokens={"corruption": 3}),
        turn="gerki",
    )
    t.run_to("valeria", "action")
    assert t.fiona.out
    t.play("valeria", "Join us. There is cake.", on="zot").rest()
    assert (t.zot.tokens["corruption"], t.gerki.tokens["corruption"], t.fiona.tokens.get("corruption", 0)) == (4, 3, 0)


def targets(t: Deal, title: str) -> set[str]:
    """Whom Valeria may pick now."""
    return {t.names[s] for o, _ in t.ways("valeria", title) for s in o.targets}


def test_most_and_least_are_hers_to_pick_at_a_tie() -> None:
    """[613, 631]"""
    t = deal(valeria=at(hand=["SCORN the unbeliever!"]), **corrupted(fiona=1, gerki=0, zot=0))
    assert targets(t, "SCORN the unbeliever!") == {"gerki", "zot"}
    t = deal(valeria=at(hand=["SCORN the unbeliever!"]), **corrupted(fiona=1, gerki=3, zot=2))
    assert targets(t, "SCORN the unbeliever!") == {"fiona"}


def test_whoever_must_leave_is_sought_among_the_participants() -> None:
    """[621] Zot has more but is not in the Round; a tie among the others is hers to break."""
    t = deal(
        valeria=at(hand=["I think you should LEAVE"]),
        **corrupted(fiona=2, gerki=2, zot=4),
        pot=3,
        gambling={
            "in_control": "fiona",
            "next": "gerki",
            "opener": "valeria",
            "players": ["valeria", "fiona", "gerki"],
        },
    )
    assert targets(t, "I think you should LEAVE") == {"fiona", "gerki"}
    t.play("valeria", "I think you should LEAVE", on="fiona").rest()
    assert t.in_round == ["valeria", "gerki"]


def test_protect_never_aims_at_the_attacker() -> None:
    """[628] Even if that one has the most; ties among the rest are hers."""
    t = deal(
        valeria=at(hand=["PROTECT"]),
        fiona=at(hand=[HIT], tokens={"corruption": 4}),
        gerki=at(tokens={"corruption": 1}),
        zot=at(tokens={"corruption": 1}),
        turn="fiona",
    )
    t.play("fiona", HIT, on="valeria")
    assert targets(t, "PROTECT") == {"gerki", "zot"}
    t.play("valeria", "PROTECT", on="zot").rest()
    assert (t.valeria.fortitude, t.zot.fortitude, t.fiona.fortitude) == (20, 18, 20)


def test_a_redirected_blow_is_hit_back_at_its_source() -> None:
    """[113] Zot's rabbit bites Fiona, not Valeria."""
    t = deal(
        valeria=at(hand=["PROTECT"]), fiona=at(hand=[HIT]), zot=at(hand=["No, Pooky! That's my friend!"]), turn="fiona"
    )
    t.play("fiona", HIT, on="valeria").play("valeria", "PROTECT").play("zot", "No, Pooky! That's my friend!").rest()
    assert (t.valeria.fortitude, t.zot.fortitude, t.fiona.fortitude) == (20, 18, 18)


def test_nobody_to_protect_her_from_the_only_other_player() -> None:
    t = deal(valeria=at(hand=["PROTECT"]), fiona=at(hand=[HIT]), turn="fiona", asked="always")
    t.play("fiona", HIT, on="valeria")
    assert not t.can("valeria", "PROTECT")


def test_gold_from_whoever_is_corrupt_enough() -> None:
    """[617] Three or more, her pick; else the Inn."""
    t = deal(
        valeria=at(hand=["A dark priestess can make money just about anywhere!", "Tip the Wench"]),
        **corrupted(fiona=3, gerki=4, zot=2),
    )
    t.play("valeria", "Tip the Wench", on="valeria")
    assert targets(t, "A dark priestess can make money just about anywhere!") == {"fiona", "gerki"}
    t.play("valeria", "A dark priestess can make money just about anywhere!", on="gerki").rest()
    assert (t.valeria.gold, t.gerki.gold, t.fiona.gold) == (10, 9, 10)


def test_the_last_coin_of_somebody_still_to_ante() -> None:
    """[617] Gone before Gerki's own ante, but he takes part."""
    t = deal(
        valeria=at(hand=["A dark priestess can make money just about anywhere!", "Gambling? I'm in!"]),
        fiona=at(),
        gerki=at(gold=1, tokens={"corruption": 3}),
    )
    t.play("valeria", "Gambling? I'm in!").play(
        "valeria", "A dark priestess can make money just about anywhere!", on="gerki"
    ).rest()
    assert (t.valeria.gold, t.fiona.gold, t.gerki.gold, t.pot) == (10, 9, 0, 2)
    assert t.in_round == ["valeria", "fiona", "gerki"]
    assert not t.gerki.out
