# SPDX-License-Identifier: GPL-3.0-or-later
"""Section D: losing the game."""

from __future__ import annotations

from tests.rules.deal import at, deal

HIT = "I told you not to distract me!"
COIN = "Alchemy for beginners: first, your coin"
HEAL = "One quick prayer. Where were we?"

BRUTE = """
kind: character
id: brute
name: The Brute
traits: [hero]
deck:
- {title: Rough them up, type: action, copies: 10, do: [{lose: {who: others, fortitude: 1}}, {pay: {who: others, gold: 1, to: self}}]}
- {title: Rough them all up, type: action, copies: 10, do: [{lose: {who: everyone, fortitude: 1}}]}
- {title: Give it all away, type: action, copies: 10, do: [{pay: {who: everyone, gold: 1}}]}
- {title: Nobody move, type: sometimes, copies: 10, when: last_chance, do: [{gain: {fortitude: 3}}]}
"""


def test_without_gold_a_player_is_out() -> None:
    t = deal(zot=at([COIN]), gerki=at(gold=1), fiona=at())
    t.play("zot", COIN, on="gerki").rest()
    assert (t.gerki.out, t.gerki.because, t.gerki.gold) == (True, "no_gold", 0)
    assert not t.fiona.out


def test_alcohol_content_equal_to_or_above_fortitude_is_passing_out() -> None:
    for alcohol, out in [(17, False), (18, True), (19, True)]:
        t = deal(zot=at([HIT]), gerki=at(alcohol=alcohol), fiona=at())
        t.play("zot", HIT, on="gerki").rest()
        assert t.gerki.out is out
        assert t.gerki.because == ("passed_out" if out else None)


def test_half_the_gold_rounded_up_and_every_remainder_is_the_inns() -> None:
    for gold, share, to_inn in [(7, 1, 5), (10, 2, 6), (1, 0, 1), (9, 2, 5)]:
        t = deal(zot=at([HIT]), gerki=at(alcohol=18, gold=gold), fiona=at())
        inn = t.inn
        t.play("zot", HIT, on="gerki").rest()
        assert (t.zot.gold, t.fiona.gold, t.inn - inn) == (10 + share, 10 + share, to_inn)


def test_what_is_played_but_unresolved_resolves_before_anybody_is_out() -> None:
    push = "We're at an inn, and you're not drinking. What's wrong with you!?"
    t = deal(
        gerki=at(drink_me=["Holy Water", "Dragon Breath Ale"], fortitude=4), fiona=at([push]), zot=at(), phase="drink"
    )
    t.drink("gerki").play("fiona", push).rest()
    assert "last_chance" not in [e.key for e in t.game.events]
    assert (t.gerki.out, t.gerki.fortitude, t.gerki.alcohol) == (False, 6, 4)  # 4 against 4 in between


def test_a_last_chance_to_save_oneself() -> None:
    t = deal(zot=at([HIT]), deirdre=at([HEAL], fortitude=2), fiona=at())
    t.play("zot", HIT, on="deirdre").rest()
    assert t.deirdre.out
    t = deal(zot=at([HIT]), deirdre=at([HEAL], fortitude=2), fiona=at())
    t.play("zot", HIT, on="deirdre")
    assert t.asked == ("deirdre", "last_chance")
    t.play("deirdre", HEAL).rest()
    assert (t.deirdre.out, t.deirdre.fortitude) == (False, 2)


def test_whoever_has_saved_himself_is_no_longer_said_to_be_about_to_be_out() -> None:
    more = "Her light does wonders for the skin"
    t = deal(zot=at([HIT]), deirdre=at([HEAL, more], fortitude=2), fiona=at())
    t.play("zot", HIT, on="deirdre")
    for about_to_be_out, heals in (([1], HEAL), ([], more)):
        assert t.asked == ("deirdre", "last_chance")
        assert [entry.seats for entry in t.game.view(0).stack] == [about_to_be_out]
        t.play("deirdre", heals)
    assert not t.deirdre.out


def test_a_last_chance_to_attack_others() -> None:
    coin = "You dropped this. Finder's fee?"
    t = deal(zot=at([COIN]), gerki=at([coin], gold=1), fiona=at(gold=1))
    t.play("zot", COIN, on="gerki").play("gerki", coin, on="fiona").rest()
    assert (t.gerki.out, t.gerki.gold) == (False, 1)
    assert (t.fiona.out, t.fiona.because) == (True, "no_gold")


def test_a_last_chance_of_somebody_else_may_be_used_and_answered() -> None:
    t = deal(zot=at([HIT]), brute=at(["Nobody move"], fortitude=2), gerki=at(["I don't think so!"]), extra=[BRUTE])
    t.play("zot", HIT, on="brute").play("brute", "Nobody move").play("gerki", "I don't think so!").rest()
    assert t.brute.out


def test_a_last_chance_is_given_once_and_before_anybody_is_out() -> None:
    t = deal(zot=at([HIT]), gerki=at(fortitude=2), fiona=at())
    t.play("zot", HIT, on="gerki").rest()
    assert [k for k, _ in t.keys("last_chance", "gold_divided", "passed_out")] == [
        "last_chance",
        "gold_divided",
        "passed_out",
    ]


def test_drink_me_cards_of_a_loser_are_discarded() -> None:
    t = deal(zot=at([HIT]), gerki=at(fortitude=2, drink_me=["Wine", "Mead"]), fiona=at())
    t.play("zot", HIT, on="gerki").rest()
    assert sorted(t.drink_discard) == ["Mead", "Wine"]
    assert t.gerki.drink_me == []


def test_who_passes_out_shares_with_those_who_do_not_and_a_share_may_rescue() -> None:
    t = deal(brute=at(["Rough them up"]), gerki=at(fortitude=1, gold=9), fiona=at(gold=1), extra=[BRUTE])
    t.play("brute", "Rough them up").rest()
    # Gerki pays 1 and passes out with 8: 4 to the Inn, 2 each; Fiona had paid her last coin
    assert (t.gerki.out, t.gerki.because) == (True, "passed_out")
    assert (t.fiona.out, t.fiona.gold) == (False, 2)
    assert t.brute.gold == 14


def test_a_share_too_small_rescues_nobody() -> None:
    t = deal(brute=at(["Rough them up"]), gerki=at(fortitude=1, gold=2), fiona=at(gold=1), zot=at(), extra=[BRUTE])
    t.play("brute", "Rough them up").rest()
    assert (t.fiona.out, t.fiona.because) == (True, "no_gold")


def test_several_who_pass_out_share_nothing_among_themselves() -> None:
    t = deal(
        brute=at(["Rough them up"]),
        gerki=at(fortitude=1, gold=9),
        fiona=at(fortitude=1, gold=5),
        zot=at(),
        extra=[BRUTE],
    )
    t.play("brute", "Rough them up").rest()
    # after paying 1 each: 8 -> 2 each for two, 4 -> 1 each for two
    assert (t.gerki.gold, t.fiona.gold) == (0, 0)
    assert (t.brute.gold, t.zot.gold) == (10 + 3 + 3, 9 + 3)


def test_all_remaining_at_the_same_moment_tie() -> None:
    t = deal(brute=at(["Rough them all up"], fortitude=1), gerki=at(fortitude=1), fiona=at(fortitude=1), extra=[BRUTE])
    t.play("brute", "Rough them all up").rest()
    assert t.winners == ["brute", "gerki", "fiona"]
    assert t.game.over is not None
    assert t.game.over.reason == "tie"


def test_a_tie_is_among_those_who_were_still_in() -> None:
    t = deal(
        brute=at(["Give it all away", "Rough them up"], gold=2), gerki=at(gold=3), fiona=at(fortitude=1), extra=[BRUTE]
    )
    t.play("brute", "Rough them up").rest()
    assert t.fiona.out
    t.brute.game.table.side(0).gold = t.gerki.game.table.side(1).gold = 1
    t.run_to("gerki", "action").run_to("brute", "action").play("brute", "Give it all away").rest()
    assert t.winners == ["brute", "gerki"]


def test_the_turn_of_somebody_who_is_out_is_over() -> None:
    back = "My Goddess doesn't like that!"
    t = deal(zot=at([HIT], fortitude=2), deirdre=at([back]), fiona=at())
    t.play("zot", HIT, on="deirdre").play("deirdre", back).rest()
    assert t.zot.out
    assert t.asked == ("deirdre", "discard")
