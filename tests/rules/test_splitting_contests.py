# SPDX-License-Identifier: GPL-3.0-or-later
"""Section K: splitting, copies, Drinking Contests."""

from __future__ import annotations

import pytest

from tests.rules.deal import at, deal

SIT = "Come, my friend, sit and drink with me!"
MICKEY = "Slip a mickey"
FLOOR = "Dump it on the floor"
CONTEST = "Drinking Contest!"
HOUSE = "Round on the House!"
MIXER = "Look who's a little mixologist!"
PASS = "You look like you need this more than I do!"
PUSH = "We're at an inn, and you're not drinking. What's wrong with you!?"
TOAST = "Let's toast the Goddess!"
WEAK = "Wine into Water"
WINE = "Water into Wine"


# ---- splitting


def test_a_split_makes_two_independent_drinks() -> None:
    t = deal(fiona=at([SIT], drink_me=["Elven Wine"]), gerki=at([MICKEY]), phase="drink").drink("fiona")
    t.play("fiona", SIT, on="gerki")
    assert (t.drink_of("fiona"), t.drink_of("gerki")) == ({"alcohol": 2}, {"alcohol": 2})
    t.play("gerki", MICKEY, answering="fiona")
    assert (t.fiona.alcohol, t.gerki.alcohol) == (4, 2)


def test_a_drink_altered_before_the_split_passes_it_on() -> None:
    t = deal(gerki=at([MICKEY]), fiona=at([SIT], drink_me=["Elven Wine"]), turn="fiona", phase="drink").drink("fiona")
    t.pass_("fiona").play("gerki", MICKEY).play("fiona", SIT, on="gerki")
    assert (t.fiona.alcohol, t.gerki.alcohol) == (3, 3)


def test_like_numbers_are_summed_before_they_are_halved() -> None:
    t = deal(
        fiona=at([SIT], drink_me=["Elven Wine with a Chaser", "Gnomish Inspirational Ale"]), gerki=at(), phase="drink"
    ).drink("fiona")
    t.play("fiona", SIT, on="gerki")
    assert (t.fiona.alcohol, t.gerki.alcohol) == (3, 3)
    assert (len(t.fiona.hand), len(t.gerki.hand)) == (1, 1)


def test_losses_of_fortitude_are_halved_up_too() -> None:
    t = deal(fiona=at([SIT], drink_me=["Wine with a Chaser", "Troll Swill"]), gerki=at(), phase="drink").drink("fiona")
    t.play("fiona", SIT, on="gerki")
    assert (t.fiona.alcohol, t.gerki.alcohol, t.fiona.fortitude, t.gerki.fortitude) == (2, 2, 19, 19)


def test_added_effects_are_on_both_halves() -> None:
    t = deal(fiona=at([SIT], drink_me=["Elven Wine"]), valeria=at([MIXER]), zot=at(), phase="drink").drink("fiona")
    t.pass_("fiona").play("valeria", MIXER).play("fiona", SIT, on="zot")
    assert (t.fiona.alcohol, t.zot.alcohol) == (2, 2)
    assert (t.fiona.tokens["corruption"], t.zot.tokens["corruption"]) == (1, 1)


def test_mead_is_answered_whole_then_split_then_its_halves_are_answered() -> None:
    t = deal(oozwald=at(drink_me=["Mead"]), dominique=at(), valeria=at([MIXER, MIXER]), phase="drink").drink("oozwald")
    assert t.asked == ("valeria", "respond")
    assert t.drink_of("oozwald") == {"alcohol": 3}
    t.pass_("valeria")
    assert t.asked == ("oozwald", "pick")
    t.choose("oozwald", "dominique")
    assert t.asked == ("valeria", "respond")
    t.play("valeria", MIXER, answering="dominique").rest()
    assert (t.oozwald.alcohol, t.dominique.alcohol) == (2, 3)
    assert (t.oozwald.tokens.get("corruption", 0), t.dominique.tokens["corruption"]) == (0, 1)
    assert t.drink_discard == ["Mead"]


def test_mead_need_not_be_split() -> None:
    t = deal(zot=at(drink_me=["Mead"]), gerki=at(), phase="drink").drink("zot").choose("zot", "no")
    assert (t.zot.alcohol, t.gerki.alcohol) == (3, 0)


def test_mead_as_a_chaser_or_by_an_event_is_taken_whole() -> None:
    t = deal(zot=at(drink_me=["Light Ale with a Chaser", "Mead"]), gerki=at(), phase="drink").drink("zot")
    assert (t.zot.alcohol, t.asked[0] if t.asked else "") == (4, "gerki")
    t = deal(zot=at(drink_me=[HOUSE]), gerki=at(), phase="drink", drinks=["Mead"]).drink("zot")
    assert (t.zot.alcohol, t.gerki.alcohol) == (3, 3)
    t = deal(zot=at(drink_me=[CONTEST]), gerki=at(), phase="drink", drinks=["Mead", "Light Ale"]).drink("zot")
    assert (t.zot.alcohol, t.gerki.alcohol) == (3, 1)
    t = (
        deal(zot=at(drink_me=["The Challenge"]), gerki=at(), phase="drink", drinks=["Mead", "Mead"])
        .drink("zot")
        .choose("zot", "yes")
    )
    assert (t.zot.alcohol, t.gerki.alcohol) == (6, 0)


def test_mead_by_an_action_card_may_be_split() -> None:
    t = deal(deirdre=at([TOAST]), zot=at(), gerki=at(), drinks=["Mead", "Light Ale", "Light Ale"]).play(
        "deirdre", TOAST
    )
    t.choose("deirdre", "zot")
    assert (t.deirdre.alcohol, t.zot.alcohol, t.gerki.alcohol) == (2, 3, 1)


def test_one_half_may_end_up_different() -> None:
    t = deal(fiona=at([SIT], drink_me=["Dragon Breath Ale"]), gerki=at([FLOOR]), phase="drink").drink("fiona")
    t.play("fiona", SIT, on="gerki").play("gerki", FLOOR)
    assert (t.fiona.alcohol, t.gerki.alcohol) == (2, 0)


# ---- Round on the House


def test_everybody_gets_an_independent_copy_at_once() -> None:
    t = deal(
        zot=at(drink_me=[HOUSE]),
        gerki=at([MICKEY, FLOOR]),
        deirdre=at([PASS]),
        phase="drink",
        drinks=["Wine with a Chaser", "Dark Ale"],
    ).drink("zot")
    assert [t.drink_of(who) for who in ("zot", "gerki", "deirdre")] == [
        {"alcohol": 3}
    ] * 3  # nobody was asked before that
    t.play("gerki", MICKEY, answering="zot").play("gerki", FLOOR).play("deirdre", PASS, on="zot")
    assert (t.zot.alcohol, t.gerki.alcohol, t.deirdre.alcohol) == (5 + 3, 0, 0)
    assert sorted(t.drink_discard) == ["Dark Ale", HOUSE, "Wine with a Chaser"]


def test_a_drink_event_is_no_drink_for_the_house() -> None:
    t = deal(zot=at(drink_me=[HOUSE]), gerki=at(), phase="drink", drinks=["Barroom Brawl!", "Wine"]).drink("zot")
    assert (t.zot.alcohol, t.gerki.alcohol, t.gerki.fortitude) == (2, 2, 20)


def test_copies_are_not_halves() -> None:
    t = deal(zot=at(drink_me=[HOUSE]), gerki=at(), phase="drink", drinks=["Elven Wine"]).drink("zot")
    assert (t.zot.alcohol, t.gerki.alcohol) == (3, 3)
    assert not t.keys("drink_split")


# ---- Drinking Contest


def test_everybody_reveals_from_the_drink_deck_and_the_highest_takes_a_coin_from_each() -> None:
    t = deal(
        gerki=at(), zot=at(drink_me=[CONTEST, "Dragon Breath Ale"]), fiona=at(), turn="zot", phase="drink",
        drinks=["Wine", "Light Ale with a Chaser", "Wine", "Dark Ale"],
    ).drink("zot")  # fmt: skip
    assert [name for _, name in t.keys("drink_revealed")] == ["zot", "fiona", "gerki"]
    assert (t.zot.alcohol, t.fiona.alcohol, t.gerki.alcohol) == (2, 3, 1)
    assert (t.zot.gold, t.fiona.gold, t.gerki.gold) == (9, 12, 9)
    assert t.zot.drink_me == ["Dragon Breath Ale"]
    assert len(t.drink_discard) == 5


def test_a_drink_event_counts_as_no_alcohol_content_and_does_nothing() -> None:
    t = deal(zot=at(drink_me=[CONTEST]), gerki=at(), phase="drink", drinks=["Barroom Brawl!", "Light Ale"]).drink("zot")
    assert (t.zot.alcohol, t.zot.fortitude, t.gerki.fortitude) == (0, 20, 20)
    assert (t.zot.gold, t.gerki.gold) == (9, 11)


def test_the_tied_go_on_until_one_wins() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST]),
        gerki=at(),
        fiona=at(),
        phase="drink",
        drinks=["Wine", "Wine", "Light Ale", "Dark Ale", "Light Ale", "Wine", "Elven Wine"],
    ).drink("zot")
    assert (t.zot.alcohol, t.gerki.alcohol, t.fiona.alcohol) == (2 + 1 + 2, 2 + 1 + 3, 1)
    assert (t.zot.gold, t.gerki.gold, t.fiona.gold) == (9, 12, 9)


def test_the_last_of_the_tied_to_stand_wins_without_drinking_on() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], fortitude=2),
        gerki=at(),
        fiona=at(),
        phase="drink",
        drinks=["Wine", "Wine", "Light Ale", "Dragon Breath Ale"],
    )
    t.drink("zot").rest()
    assert t.zot.out
    assert t.gerki.alcohol == 2
    assert t.gerki.gold == 10 + 2 + 2  # two coins, and half of the half of Zot's nine
    assert t.fiona.gold == 9 + 2


def test_if_all_the_tied_pass_out_nobody_wins() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], fortitude=2),
        gerki=at(fortitude=2),
        fiona=at(),
        deirdre=at(),
        phase="drink",
        drinks=["Wine", "Wine", "Light Ale", "Dark Ale"],
    )
    t.drink("zot").rest()
    assert (t.zot.out, t.gerki.out) == (True, True)
    assert (t.fiona.gold, t.deirdre.gold) == (10 + 2 + 2, 10 + 2 + 2)


def test_a_winner_who_passes_out_collects_first() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], fortitude=4),
        gerki=at(),
        fiona=at(),
        phase="drink",
        drinks=["Dragon Breath Ale", "Wine", "Wine"],
    )
    inn = t.inn
    t.drink("zot").rest()
    assert t.zot.out
    # 12 are divided: 6 to the Inn, 3 each
    assert (t.gerki.gold, t.fiona.gold, t.inn) == (12, 12, inn + 6)


def test_whoever_passes_out_pays_the_winner_and_shares_out_afterwards() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], fortitude=2),
        gerki=at(),
        fiona=at(),
        phase="drink",
        drinks=["Wine", "Elven Wine", "Light Ale"],
    )
    inn = t.inn
    t.drink("zot").rest()
    keys = [k for k, _ in t.keys("contest_won", "paid", "gold_divided", "passed_out")]
    assert keys == ["contest_won", "paid", "paid", "gold_divided", "passed_out"]
    # Zot had 9: 5 to the Inn, 2 each
    assert (t.gerki.gold, t.fiona.gold, t.inn) == (14, 11, inn + 5)


def test_whoever_has_passed_out_in_a_contest_is_not_saved_by_its_end() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], fortitude=2), gerki=at(), deirdre=at(), phase="drink",
        drinks=["Light Ale", "Wine", "Wine", "Dark Ale", "Elven Wine"],
    ).drink("zot")  # fmt: skip
    t.rest()
    assert not t.zot.out  # 1 against 2
    t = deal(
        zot=at(drink_me=[CONTEST], fortitude=1), gerki=at(), deirdre=at(), phase="drink",
        drinks=["Light Ale", "Wine", "Wine", "Dark Ale", "Elven Wine"],
    ).drink("zot").rest()  # fmt: skip
    assert t.zot.out


def test_whoever_has_passed_out_in_a_contest_has_no_part_in_the_rounds_that_follow() -> None:
    prayer = "You look like you need this more than I do!"
    t = deal(
        zot=at(drink_me=["Drinking Contest!"]),
        gerki=at(["Slip a mickey"], fortitude=2),
        deirdre=at([prayer]),
        drinks=["Elven Wine", "Wine", "Elven Wine", "Light Ale", "Wine"],
        phase="drink",
        asked="always",
    ).drink("zot")
    t._decline_until(lambda: len(t.keys("contest_tied")) == 1, "a tie", ("respond", "last_chance"))
    assert (t.gerki.alcohol, t.gerki.out) == (2, False)  # gone to sleep, but the Gold is shared out later
    assert t.asked == ("zot", "respond")
    assert (t.can("gerki", "Slip a mickey"), t.why("gerki", "Slip a mickey")) == (False, "out")
    t._decline_until(lambda: t.asked == ("deirdre", "respond"), "Deirdre is asked")
    assert t.can("deirdre", prayer, on="zot")
    assert not t.can("deirdre", prayer, on="gerki")  # nobody wakes to drink it
    t.rest()
    assert (t.gerki.out, t.gerki.hand, t.deirdre.alcohol, t.zot.alcohol) == (True, ["Slip a mickey"], 5, 4)


def test_without_gold_a_contestant_stays_and_is_saved_only_by_winning() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], gold=1),
        gerki=at(gold=1),
        fiona=at(),
        phase="drink",
        drinks=["Dragon Breath Ale"],
        drinks_left=1,
    )
    t.drink("zot").rest()  # the deck runs out: everybody pays; the new deck is Water
    assert (t.zot.out, t.zot.gold) == (False, 1)  # from Fiona alone
    assert (t.gerki.out, t.gerki.because) == (True, "no_gold")
    assert t.fiona.gold == 8


def test_changes_of_alcohol_content_count_for_the_contest() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST]),
        deirdre=at([WEAK, WINE]),
        phase="drink",
        drinks=["Elven Wine", "Light Ale", "Water", "Dark Ale"],
    ).drink("zot")
    t.play("deirdre", WEAK, answering="zot")
    t.play("deirdre", WINE, answering="deirdre")
    assert (t.zot.alcohol, t.deirdre.alcohol, t.zot.gold, t.deirdre.gold) == (1, 3, 9, 11)


def test_giving_away_splitting_and_ignoring_do_not_change_the_count() -> None:
    t = deal(
        deirdre=at([PASS], drink_me=[CONTEST]), gerki=at(), phase="drink", drinks=["Dragon Breath Ale", "Dark Ale"]
    ).drink("deirdre")
    t.play("deirdre", PASS, on="gerki")
    assert (t.gerki.alcohol, t.deirdre.gold, t.gerki.gold) == (5, 11, 9)
    gotta = "You've gotta try this! It was in the Mordrinkia Maxima!"
    t = deal(
        karl=at([gotta], drink_me=[CONTEST]), dominique=at(), phase="drink", drinks=["Dragon Breath Ale", "Elven Wine"]
    ).drink("karl")
    t.play("karl", gotta, on="dominique")
    assert (t.karl.alcohol, t.dominique.alcohol, t.karl.gold) == (2, 5, 11)
    t = deal(
        gerki=at([FLOOR], drink_me=[CONTEST]), zot=at(), phase="drink", drinks=["Dragon Breath Ale", "Dark Ale"]
    ).drink("gerki")
    t.play("gerki", FLOOR)
    assert (t.gerki.alcohol, t.gerki.gold) == (0, 11)


def test_extra_drinks_during_a_contest_do_not_count() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST, "Dragon Breath Ale"]), fiona=at([PUSH]), phase="drink", drinks=["Light Ale", "Wine"]
    ).drink("zot")
    t.play("fiona", PUSH, answering="zot")
    assert (t.zot.alcohol, t.fiona.alcohol, t.fiona.gold) == (5, 2, 11)


def test_below_zero_counts_as_zero_but_sobers() -> None:
    t = deal(
        zot=at(drink_me=[CONTEST], alcohol=5),
        gerki=at(),
        phase="drink",
        drinks=["Pot of Tea", "Water", "Light Ale", "Water"],
    ).drink("zot")
    # -1 and 0 tie at 0, then 1 beats 0
    assert (t.zot.alcohol, t.gerki.alcohol, t.zot.gold) == (5, 0, 11)


def test_a_drink_that_is_halved_for_its_drinker_counts_in_full() -> None:
    t = deal(zot=at(drink_me=[CONTEST]), gerki=at(), phase="drink", drinks=["Jelly Tower", "Wine"]).drink("zot")
    assert (t.zot.alcohol, t.zot.gold) == (2, 11)


@pytest.mark.parametrize("drink", ["Wine", "Dragon Breath Ale"])
def test_a_broke_contestant_ignores_the_payment_of_the_prize(drink: str) -> None:
    t = deal(
        zot=at(drink_me=[CONTEST]),
        gerki=at(gold=1),
        fiona=at(),
        phase="drink",
        drinks=[drink, "Light Ale", "Light Ale"],
    )
    t.drink("zot").rest()
    assert t.gerki.out  # pays the last coin and has not won
    assert t.zot.gold == 12


def test_only_a_drink_that_another_player_revealed_calls_for_one_more() -> None:
    """Halves and copies of a Drink were revealed by nobody: only the Drink itself was, by one player."""
    t = deal(gerki=at([], drink_me=[HOUSE, "Light Ale"]), fiona=at([PUSH]), zot=at(), drinks=["Wine"], phase="drink")
    t.drink("gerki")
    assert not t.can("fiona", PUSH, answering="zot")
    t.play("fiona", PUSH)
    assert (t.rest().gerki.alcohol, t.zot.alcohol, t.fiona.alcohol) == (2 + 1, 2, 2)
    t = deal(fiona=at([PUSH], drink_me=[HOUSE]), zot=at(drink_me=["Wine"]), drinks=["Wine"], phase="drink")
    t.drink("fiona")
    assert (t.asked, t.zot.alcohol) != (("fiona", "respond"), 0)  # hers, whoever drinks of it
    t = deal(karl=at(["You've gotta try this! It was in the Mordrinkia Maxima!"], drink_me=["Elven Wine", "Wine"]),
             fiona=at([PUSH, PUSH][:1]), zot=at(drink_me=["Wine"]), phase="drink").drink("karl")  # fmt: skip
    t.play("karl", "You've gotta try this! It was in the Mordrinkia Maxima!", on="zot")
    assert not t.can("fiona", PUSH, answering="zot")
    t.play("fiona", PUSH)
    assert (t.rest().karl.alcohol, t.zot.alcohol) == (2 + 2, 2)
