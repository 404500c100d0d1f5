# SPDX-License-Identifier: GPL-3.0-or-later
"""The Drinks and Drink Events of the tenth deck: kept, borrowed, halved, dear to refuse, and a way out of the room."""

from __future__ import annotations

import pytest

from tests.rules.deal import Deal, at, content, deal


def test_the_deck_has_thirty_cards_and_fits_the_others() -> None:
    assert len(content().drink_deck("deck-10")) == 30


def fiona_drinks(*pile: str, hand: tuple[str, ...] = (), **seats: dict[str, object]) -> Deal:
    """Fiona reveals the first of these Drinks."""
    others = seats or {"gerki": at(), "zot": at()}
    return deal(fiona=at(hand=list(hand), drink_me=list(pile)), **others, phase="drink").drink("fiona")


def test_the_ale_of_intrigue_deals_cards() -> None:
    t = fiona_drinks("Ale of Intrigue").rest()
    assert (t.fiona.alcohol, len(t.fiona.hand)) == (2, 2)


@pytest.mark.parametrize(
    ("pile", "alcohol"),
    [(("Jelly Tower",), 2), (("Jelly Tower", "Wine"), 2), (("Wine with a Chaser", "Jelly Tower"), 3)],
    ids=["alone", "what lies below stays", "as a Chaser: half of all"],
)
def test_the_jelly_tower_halves_what_one_takes(pile: tuple[str, ...], alcohol: int) -> None:
    """[158]"""
    assert fiona_drinks(*pile).rest().fiona.alcohol == alcohol


def test_a_contest_counts_the_whole_tower() -> None:
    """[158] 2 and 3 are 5, of which Fiona drinks 3, against Gerki's 4."""
    t = deal(
        fiona=at(drink_me=["Drinking Contest!"]),
        gerki=at(),
        drinks=["Wine with a Chaser", "Jelly Tower", "Dragon Breath Ale"],
        phase="drink",
    )
    t.drink("fiona").rest()
    assert (t.fiona.alcohol, t.gerki.alcohol, t.fiona.gold) == (3, 4, 11)


def test_refusing_koolerade_costs_two_cards() -> None:
    t = fiona_drinks(
        "Kobold Koolerade", hand=("My helmet was thirstier than I am", "I raise!", "I raise!", "Winning Hand!")
    )
    t.play("fiona", "My helmet was thirstier than I am").choose("fiona", "I raise!", "Winning Hand!").rest()
    assert (t.fiona.alcohol, t.fiona.hand) == (0, ["I raise!"])


def test_a_negated_refusal_costs_none() -> None:
    """[625]"""
    t = fiona_drinks(
        "Kobold Koolerade",
        hand=("My helmet was thirstier than I am", "I raise!", "I raise!"),
        gerki=at(hand=["The Wench thinks you should stop playing with the drinks."]),
    )
    t.play("fiona", "My helmet was thirstier than I am")
    t.play("gerki", "The Wench thinks you should stop playing with the drinks.").rest()
    assert (t.fiona.alcohol, t.fiona.hand) == (2, ["I raise!", "I raise!"])


def test_the_chaser_comes_from_the_left() -> None:
    """[90] Gerki's pile gives it, and Fiona's own is not touched."""
    t = fiona_drinks(
        "Tele-port with a Chaser", "Dwarven Firewater", gerki=at(drink_me=["Wine", "Light Ale"]), zot=at()
    ).rest()
    assert t.fiona.alcohol == 3
    assert (t.fiona.drink_me, t.gerki.drink_me) == (["Dwarven Firewater"], ["Light Ale"])


def test_a_chaser_of_that_chaser_comes_from_there_too() -> None:
    """[77, 90] The next card is revealed from where the last one was."""
    t = fiona_drinks(
        "Tele-port with a Chaser",
        "Dwarven Firewater",
        gerki=at(drink_me=["Wine with a Chaser", "Elven Wine"]),
        zot=at(),
    ).rest()
    assert t.fiona.alcohol == 6
    assert (t.fiona.drink_me, t.gerki.drink_me) == (["Dwarven Firewater"], [])


def test_an_empty_pile_at_the_left_is_no_chaser() -> None:
    """[79, 90]"""
    t = fiona_drinks("Tele-port with a Chaser", "Dwarven Firewater", gerki=at(drink_me=[]), zot=at()).rest()
    assert (t.fiona.alcohol, t.fiona.drink_me) == (1, ["Dwarven Firewater"])


def test_the_howler_is_kept_and_used_once() -> None:
    """[85] It lies before its drinker until the own Action phase, counts as a Sometimes card and is then discarded as a Drink."""
    t = fiona_drinks("The Howler").rest()
    assert (t.fiona.alcohol, t.fiona.in_play) == (2, ["The Howler"])
    assert "The Howler" not in t.drink_discard
    t.run_to("gerki", "action")
    assert not t.can("gerki", "The Howler")
    assert not t.can("fiona", "The Howler")
    t.run_to("fiona", "action")
    t.play("fiona", "The Howler", on="zot").rest()
    assert (t.zot.fortitude, t.fiona.in_play) == (19, [])
    assert "The Howler" in t.drink_discard


def test_a_kept_howler_can_be_negated() -> None:
    t = fiona_drinks("The Howler", gerki=at(hand=["I don't think so!"]), zot=at()).rest()
    t.run_to("fiona", "action")
    t.play("fiona", "The Howler", on="zot").play("gerki", "I don't think so!").rest()
    assert (t.zot.fortitude, t.fiona.in_play) == (20, [])
    assert "The Howler" in t.drink_discard


@pytest.mark.parametrize("ignored_by", ["", "fiona", "zot"])
def test_of_two_who_share_it_the_first_keeps_the_card(ignored_by: str) -> None:
    """[85, 86] In turn order from whoever revealed it; who Ignored the own half is skipped."""
    hand = ["Come, my friend, sit and drink with me!", "My helmet was thirstier than I am"]
    t = deal(
        fiona=at(hand=hand, drink_me=["The Howler"]),
        gerki=at(),
        zot=at(hand=["Bad Pooky! Don't drink that!"]),
        phase="drink",
    )
    t.drink("fiona").play("fiona", "Come, my friend, sit and drink with me!", on="zot")
    if ignored_by == "fiona":
        t.play("fiona", "My helmet was thirstier than I am")
    elif ignored_by == "zot":
        t.play("zot", "Bad Pooky! Don't drink that!")
    t.rest()
    keeper = "zot" if ignored_by == "fiona" else "fiona"
    assert [n for n in t.names if getattr(t, n).in_play] == [keeper]


def test_nobody_drinks_it_nobody_keeps_it() -> None:
    """[86]"""
    t = fiona_drinks("The Howler", hand=("My helmet was thirstier than I am",))
    t.play("fiona", "My helmet was thirstier than I am").rest()
    assert t.fiona.in_play == []
    assert "The Howler" in t.drink_discard


def test_on_the_house_the_first_player_keeps_the_only_card() -> None:
    """[85] All drink; the active player is first."""
    t = deal(fiona=at(drink_me=["Round on the House!"]), gerki=at(), zot=at(), drinks=["The Howler"], phase="drink")
    t.drink("fiona").rest()
    assert [p.alcohol for p in (t.fiona, t.gerki, t.zot)] == [2, 2, 2]
    assert [p.in_play for p in (t.fiona, t.gerki, t.zot)] == [["The Howler"], [], []]


def test_a_bottled_wind_waits_for_a_blow() -> None:
    t = deal(
        fiona=at(drink_me=["Bottled Second Wind"], fortitude=15),
        gerki=at(hand=["How did this get stuck in your back?"]),
        zot=at(),
        phase="drink",
    )
    t.drink("fiona").rest()
    assert t.fiona.in_play == ["Bottled Second Wind"]
    t.run_to("gerki", "action")
    t.play("gerki", "How did this get stuck in your back?", on="fiona").play("fiona", "Bottled Second Wind").rest()
    assert (t.fiona.fortitude, t.fiona.in_play) == (15, [])


def test_what_somebody_kept_is_discarded_when_they_are_out() -> None:
    t = deal(
        fiona=at(fortitude=3, drink_me=["The Howler"]),
        gerki=at(hand=["How did this get stuck in your back?"]),
        zot=at(),
        phase="drink",
    )
    t.drink("fiona").rest()
    t.run_to("gerki", "action")
    t.play("gerki", "How did this get stuck in your back?", on="fiona").rest()
    assert t.fiona.out
    assert "The Howler" in t.drink_discard


@pytest.mark.parametrize(
    ("drink", "alcohol", "fortitude"), [("Magic Apple Cider", 1, 20), ("Aledritch Portale", 3, 19)]
)
def test_some_drinks_take_one_out_of_reach(drink: str, alcohol: int, fortitude: int) -> None:
    """[231] Nothing affects the drinker and the drinker plays nothing, until the own next turn."""
    t = deal(
        fiona=at(drink_me=[drink], hand=["That scar is going to look fantastic", "I don't think so!"]),
        gerki=at(
            hand=["How did this get stuck in your back?", "For my next trick, watch your purses", "Gambling? I'm in!"]
        ),
        zot=at(hand=["Oh no! Not again! Pooky's on a drunken rampage!"]),
        phase="drink",
        asked="always",
    )
    t.drink("fiona").rest()
    assert (t.fiona.alcohol, t.fiona.fortitude) == (alcohol, fortitude)
    assert t.game.view(None).seats[0].withdrawn
    t.run_to("gerki", "action")
    assert t.can("gerki", "How did this get stuck in your back?", on="fiona")  # and it would be Ignored
    assert not t.can("fiona", "That scar is going to look fantastic")
    assert t.why("fiona", "That scar is going to look fantastic") == "withdrawn"
    t.play("gerki", "For my next trick, watch your purses").rest()
    assert (t.fiona.gold, t.zot.gold) == (10, 9)
    t.run_to("zot", "action")
    t.play("zot", "Oh no! Not again! Pooky's on a drunken rampage!").rest()
    assert t.fiona.fortitude == fortitude
    t.run_to("fiona", "action")
    assert t.can("fiona", "That scar is going to look fantastic")


def test_a_round_is_played_without_whoever_is_away() -> None:
    """[231] No ante, no place in the Round."""
    t = deal(fiona=at(drink_me=["Magic Apple Cider"]), gerki=at(hand=["Gambling? I'm in!"]), zot=at(), phase="drink")
    t.drink("fiona").run_to("gerki", "action")
    t.play("gerki", "Gambling? I'm in!").rest()
    assert t.in_round == ["gerki", "zot"]
    assert (t.fiona.gold, t.pot) == (10, 2)


def test_a_mead_may_be_shared_with_whoever_is_away() -> None:
    """Whoever Ignores all effects may be picked (docs/decisions/0022), and half of the Mead is gone."""
    t = deal(fiona=at(drink_me=["Magic Apple Cider"]), gerki=at(drink_me=["Mead"]), zot=at(), phase="drink")
    t.drink("fiona").run_to("gerki", "drink")
    t.decline()._decline_until(lambda: t.asked == ("gerki", "pick"), "the Mead is shared", ("respond",))
    assert t.game.pending is not None
    assert [o.targets for o in t.game.pending.options] == [(2,), (0,), ()]


def test_whoever_goes_away_in_the_own_turn_still_sobers_up() -> None:
    """A Drink that somebody forces on the player on turn is the last of the pile."""
    t = deal(gerki=at(), fiona=at(drink_me=["Magic Apple Cider"], alcohol=3), phase="drink", turn="fiona")
    t.table.seats[1].withdrawn = t.table.seats[1].silent = True
    t.table.drink_discard.append(t.table.seats[1].drink_me.pop())
    t.drink("fiona").rest()
    assert t.fiona.alcohol == 2


def test_a_contest_goes_on_without_whoever_is_away() -> None:
    t = deal(
        fiona=at(drink_me=["Magic Apple Cider"]),
        gerki=at(drink_me=["Drinking Contest!"]),
        zot=at(),
        drinks=["Water", "Light Ale", "Wine"],
        phase="drink",
    )
    t.drink("fiona").run_to("gerki", "drink")
    t.drink("gerki").rest()
    assert (t.fiona.alcohol, t.fiona.gold, t.gerki.gold + t.zot.gold) == (1, 10, 20)


@pytest.mark.parametrize("times", [0, 1, 3])
def test_the_wench_dares_as_often_as_one_dares(times: int) -> None:
    """Asked before each Drink, three times at most; every Drink is worth a Gold."""
    t = deal(
        fiona=at(drink_me=["The Wench Dares You"]),
        gerki=at(),
        drinks=["Wine", "Round on the House!", "Light Ale", "Elven Wine"],
        phase="drink",
    )
    t.drink("fiona")
    for _ in range(times):
        t.choose("fiona", "yes")
    t.rest()
    assert (t.fiona.gold, t.fiona.alcohol) == (10 + times, [0, 2, 3, 6][times])
    assert t.gerki.alcohol == 0


def test_ten_fingers_order_three_drinks_for_others() -> None:
    t = deal(
        fiona=at(drink_me=["Ten Finger Discount"]),
        gerki=at(drink_me=[]),
        zot=at(drink_me=[]),
        drinks=["Wine", "Light Ale", "Dark Ale"],
        phase="drink",
    )
    t.drink("fiona").choose("fiona", "zot").choose("fiona", "gerki").choose("fiona", "zot").rest()
    assert (t.gerki.drink_me, t.zot.drink_me) == (["Light Ale"], ["Dark Ale", "Wine"])
    assert t.fiona.gold == 10


def test_helmet_pong_is_an_even_chance_for_each() -> None:
    drunk = 0
    for seed in range(60):
        t = (
            deal(fiona=at(drink_me=["Helmet Pong"]), gerki=at(), zot=at(), phase="drink", seed=seed)
            .drink("fiona")
            .rest()
        )
        alcohol = [p.alcohol for p in (t.fiona, t.gerki, t.zot)]
        assert set(alcohol) <= {0, 1}
        drunk += sum(alcohol)
    assert 60 < drunk < 120
