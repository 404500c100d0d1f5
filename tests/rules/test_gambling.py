# SPDX-License-Identifier: GPL-3.0-or-later
"""Section E: Rounds of Gambling."""

from __future__ import annotations

import pytest

from tests.rules.deal import Deal, at, deal

IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING = "Winning Hand!"
CHEAT = "Five aces? What a lucky deck."
ZOTS_CHEAT = "I foresaw this hand. I also drew it."
SLEEVE = "What's that up your sleeve?"
TIP = "Oh, I guess the Wench thought that was her tip..."
GODDESS = "They might not know you're cheating, but my Goddess does!"
THIEF = "Um...I know you think you won, but..."
COIN = "Grab a coin while no one's lookin'!"
POOR = "I'm saving this money for the poor"
ARSENAL = "Go away! I'm polishing my arsenal"
TILL = "The till was open anyway"
HIT = "I told you not to distract me!"
STARS = "The stars say, 'No!'"
HEAL = "One quick prayer. Where were we?"

CASUAL = """
kind: character
id: casual
name: The Casual
traits: [hero]
deck:
- {standard: im-in, copies: 5}
- {standard: i-raise, copies: 5}
- {title: This coin is not there, type: sometimes, copies: 10, when: ante, do: [{prevent: {what: it, counts: true}}]}
- {title: I win and that is that, type: gambling, copies: 10, do: [{win_round: self}]}
- {title: This debt is not there, type: sometimes, copies: 5, when: pay, do: [{prevent: it}]}
- {title: Punch under the table, type: cheating, copies: 10, do: [{lose: {who: another, fortitude: 3}}]}
"""


def opened(**seats: dict[str, object]) -> Deal:
    """Zot has opened a Round and everybody has anted."""
    t = deal(**seats)
    first = next(iter(seats))
    return t.play(first, IN)


# ---- opening


def test_opening_suspends_play_and_everybody_antes_one_apart_from_the_inn() -> None:
    t = deal(zot=at([IN, HIT]), gerki=at(), fiona=at())
    inn = t.inn
    t.play("zot", IN)
    assert (t.zot.gold, t.gerki.gold, t.fiona.gold, t.pot, t.inn) == (9, 9, 9, 3, inn)
    assert t.asked == ("gerki", "gamble")
    assert t.why("zot", HIT) == "round_running"


def test_the_ante_counts_as_losing_gold() -> None:
    t = deal(zot=at([IN]), gerki=at([TILL]), fiona=at())
    t.play("zot", IN)
    assert t.asked == ("gerki", "pay")
    assert t.game.view(None).stack[-1].outcome == {"1": {"gold": -1}}
    inn = t.inn
    t.play("gerki", TILL)
    assert (t.gerki.gold, t.pot, t.inn) == (10, 3, inn - 1)
    assert t.gerki.in_round


def test_a_round_cannot_be_ignored() -> None:
    t = deal(gerki=at([IN]), zot=at([STARS]), alaric=at(["A stand-up stand-in"]), asked="always")
    t.play("gerki", IN)
    for _ in range(3):
        assert not t.can("zot", STARS)
        assert not t.can("alaric", "A stand-up stand-in")
        t.decline()
    assert t.rest().pot == 3


def test_gambling_cards_that_demand_antes_do_not_affect_gold() -> None:
    t = deal(gerki=at([RAISE]), zot=at([STARS]), asked="always", gambling={"opener": "gerki"}, pot=2)
    t.play("gerki", RAISE)
    seen = 0
    while t.asked and t.asked[1] == "respond":
        assert not t.can("zot", STARS)
        seen += 1
        t.decline()
    assert seen >= 2


def test_the_opener_is_in_control_and_play_goes_clockwise() -> None:
    t = opened(zot=at([IN]), gerki=at([RAISE]), fiona=at())
    assert t.in_control == "zot"
    assert t.asked == ("gerki", "gamble")
    t.play("gerki", RAISE)
    assert t.in_control == "gerki"
    assert t.asked == ("fiona", "gamble")
    t.pass_("fiona")
    assert t.asked == ("zot", "gamble")


def test_in_ones_turn_only_gambling_and_cheating_cards_or_a_pass() -> None:
    t = opened(
        zot=at([IN]), gerki=at([RAISE, CHEAT, "Slip a mickey", "How did this get stuck in your back?"]), fiona=at()
    )
    pending = t.game.pending
    assert pending is not None
    held = t.table.cards
    assert {held[o.card].title for o in pending.options if o.card is not None} == {RAISE, CHEAT}
    assert [o.kind for o in pending.options if o.card is None] == ["pass"]
    assert not t.can("zot", IN)  # not Zot's turn of the Round


def test_either_type_gives_control_and_then_its_other_effects_apply() -> None:
    for title, pot in [(RAISE, 6), (CHEAT, 3), (IN, 3)]:
        t = opened(zot=at([IN]), gerki=at([title]), fiona=at()).play("gerki", title)
        assert (t.in_control, t.pot) == ("gerki", pot)


def test_control_is_taken_before_the_other_effects() -> None:
    t = opened(zot=at([IN]), gerki=at([RAISE]), fiona=at()).play("gerki", RAISE)
    events = [k for k, _ in t.keys("took_control", "anted")]
    assert events[-4:] == ["took_control", "anted", "anted", "anted"]


def test_passing_is_allowed_with_a_card_in_hand_and_leaves_nobody_out() -> None:
    t = opened(zot=at([IN]), gerki=at([CHEAT]), fiona=at([RAISE]))
    t.pass_("gerki")
    assert t.gerki.in_round
    t.play("fiona", RAISE).pass_("zot").play("gerki", CHEAT)
    assert t.in_control == "gerki"


# ---- ending


def test_when_everybody_else_has_passed_the_round_is_over_and_control_takes_the_pot() -> None:
    t = opened(zot=at([IN]), gerki=at([RAISE]), fiona=at())
    t.play("gerki", RAISE).pass_("fiona").pass_("zot")
    assert (t.gerki.gold, t.zot.gold, t.fiona.gold, t.pot) == (14, 8, 8, 0)
    assert t.in_round is None


def test_after_the_last_pass_the_round_cannot_be_touched() -> None:
    for title in (TIP, COIN):
        t = opened(zot=at([IN]), gerki=at([title]), fiona=at(), deirdre=at([HEAL], fortitude=5))
        t.pass_("gerki").pass_("fiona")
        assert t.can("gerki", title)  # until then
        t.pass_("deirdre")
        assert not t.can("gerki", title)
        assert t.zot.gold == 13


def test_a_thief_of_pots_may_say_so_after_the_end() -> None:
    t = opened(zot=at([IN]), gerki=at([THIEF, TIP]), fiona=at())
    t.pass_("gerki").pass_("fiona")
    assert t.asked == ("gerki", "respond")
    assert not t.can("gerki", TIP)
    t.play("gerki", THIEF)
    assert (t.gerki.gold, t.zot.gold) == (12, 9)


def test_the_thief_may_have_left_but_steals_only_from_others() -> None:
    t = deal(
        zot=at(),
        gerki=at([THIEF]),
        fiona=at(),
        gambling={"opener": "zot", "players": ["zot", "fiona"], "in_control": "zot", "next": "fiona"},
        pot=2,
    )
    t.pass_("fiona").play("gerki", THIEF)
    assert t.gerki.gold == 12
    t = opened(gerki=at([IN, THIEF]), zot=at())
    t.pass_("zot")
    assert t.asked == ("gerki", "order")


def test_a_card_that_wins_the_round_ends_it_at_once() -> None:
    t = deal(zot=at([IN]), casual=at(["I win and that is that"]), fiona=at([RAISE]), extra=[CASUAL]).play("zot", IN)
    t.play("casual", "I win and that is that")
    assert (t.casual.gold, t.in_round, t.asked) == (12, None, ("zot", "order"))


def test_an_anti_cheat_negates_the_cheat_and_wins() -> None:
    t = opened(zot=at([IN]), gerki=at([CHEAT]), deirdre=at([GODDESS]))
    t.play("gerki", CHEAT).play("deirdre", GODDESS)
    assert (t.deirdre.gold, t.gerki.gold, t.zot.gold) == (12, 9, 9)
    assert t.asked == ("zot", "order")


def test_afterwards_comes_the_openers_order_phase() -> None:
    t = opened(zot=at([IN]), gerki=at([RAISE]), fiona=at())
    t.play("gerki", RAISE).pass_("fiona").pass_("zot")
    assert (t.turn, t.asked) == ("zot", ("zot", "order"))


# ---- what may follow what


def test_im_in_is_a_gambling_play_inside_a_round() -> None:
    t = opened(zot=at([IN]), gerki=at([IN]), fiona=at()).play("gerki", IN)
    assert (t.in_control, t.pot) == ("gerki", 3)  # nobody antes again


def test_only_a_cheat_takes_control_from_a_winning_hand() -> None:
    t = opened(zot=at([IN]), gerki=at([WINNING]), fiona=at([RAISE, IN, WINNING]), z=at([ZOTS_CHEAT, RAISE], is_="zot"))
    t.play("gerki", WINNING)
    for title in (RAISE, IN, WINNING):
        assert not t.can("fiona", title)
        assert t.why("fiona", title) == "winning_hand"
    t.pass_("fiona")
    assert not t.can("z", RAISE)
    t.play("z", ZOTS_CHEAT)
    assert t.in_control == "z"


def test_after_a_cheat_everything_is_legal_again() -> None:
    t = opened(zot=at([IN, ZOTS_CHEAT]), gerki=at([WINNING, CHEAT]), fiona=at([RAISE, IN, WINNING]))
    t.play("gerki", WINNING).pass_("fiona").play("zot", ZOTS_CHEAT)
    assert t.can("gerki", CHEAT)  # a cheat follows a cheat
    t.pass_("gerki")
    assert all(t.can("fiona", title) for title in (RAISE, IN, WINNING))


def test_raising_makes_everybody_still_in_ante_one_more() -> None:
    t = deal(
        zot=at([RAISE]), gerki=at(), fiona=at(), pot=2,
        gambling={"opener": "zot", "players": ["zot", "gerki"], "in_control": "gerki", "next": "zot"},
    )  # fmt: skip
    t.play("zot", RAISE)
    assert (t.zot.gold, t.gerki.gold, t.fiona.gold, t.pot) == (9, 9, 10, 4)


# ---- leaving


def test_whoever_left_plays_no_more_gambling_or_cheating_cards_but_others() -> None:
    t = opened(zot=at([IN]), deirdre=at([POOR, RAISE, HEAL, TIP], fortitude=5), gerki=at())
    t.play("deirdre", POOR)
    assert t.in_round == ["zot", "gerki"]
    assert t.asked == ("gerki", "gamble")
    assert not t.can("deirdre", RAISE)
    assert t.why("deirdre", RAISE) == "not_in_round"
    assert t.can("deirdre", HEAL)
    assert t.can("deirdre", TIP)


def test_whoever_left_antes_no_more_and_what_was_anted_stays() -> None:
    t = opened(zot=at([IN]), gerki=at([RAISE]), deirdre=at([POOR]), fiona=at([RAISE]))
    assert t.asked == ("deirdre", "pay")
    t.pass_("deirdre")
    t.play("gerki", RAISE).play("deirdre", POOR)
    assert (t.deirdre.gold, t.pot) == (9, 4 + 3)
    t.play("fiona", RAISE)
    assert (t.deirdre.gold, t.pot) == (9, 7 + 3)


def test_leaving_in_answer_to_the_opening_avoids_the_first_ante() -> None:
    t = opened(zot=at([IN]), deirdre=at([POOR]), gerki=at())
    t.play("deirdre", POOR)
    assert (t.deirdre.gold, t.pot) == (10, 2)


def test_an_opener_who_leaves_at_once_leaves_nobody_in_control() -> None:
    t = opened(fiona=at([IN, ARSENAL]), gerki=at(), zot=at())
    t.play("fiona", ARSENAL)
    assert (t.in_control, t.in_round, t.pot, t.fiona.gold) == (None, ["gerki", "zot"], 2, 10)
    assert t.asked == ("gerki", "gamble")
    inn = t.inn
    t.pass_("gerki").pass_("zot")
    assert (t.inn, t.pot, t.gerki.gold, t.zot.gold) == (inn + 2, 0, 9, 9)
    assert t.asked == ("fiona", "order")


def test_somebody_may_still_take_control_of_such_a_round() -> None:
    t = opened(fiona=at([IN, ARSENAL]), gerki=at(), zot=at([IN]))
    t.play("fiona", ARSENAL).pass_("gerki").play("zot", IN).pass_("gerki")
    assert t.zot.gold == 11


def test_whoever_raises_and_leaves_is_not_in_control_either() -> None:
    t = opened(zot=at([IN]), gerki=at(), fiona=at([RAISE, ARSENAL]))
    t.pass_("fiona").pass_("gerki").play("fiona", RAISE).play("fiona", ARSENAL)
    assert (t.in_control, t.in_round) == (None, ["zot", "gerki"])
    assert (t.zot.gold, t.gerki.gold, t.fiona.gold, t.pot) == (8, 8, 9, 5)  # the others ante all the same
    inn = t.inn
    t.pass_("zot").pass_("gerki")
    assert t.inn == inn + 5


# ---- being forced out


def test_a_forced_exit_may_be_answered_by_everybody_the_victim_included() -> None:
    for who in ("deirdre", "fiona"):
        t = deal(
            gerki=at([SLEEVE]),
            deirdre=at([TIP]),
            fiona=at([TIP]),
            gambling={"opener": "gerki", "in_control": "fiona"},
            pot=3,
        )
        t.play("gerki", SLEEVE, on="deirdre")
        inn = t.inn
        while t.stack[-1:] != ["forced_out"]:
            t.decline()
        t.play(who, TIP)
        assert (t.inn, t.pot, t.in_round) == (inn + 3, 0, None)


def test_the_victim_may_answer_the_cheat_itself_with_an_anti_cheat() -> None:
    t = deal(
        gerki=at([SLEEVE]),
        deirdre=at([GODDESS]),
        fiona=at(),
        gambling={"opener": "gerki", "in_control": "fiona"},
        pot=3,
    )
    t.play("gerki", SLEEVE, on="deirdre").play("deirdre", GODDESS)
    assert t.deirdre.gold == 13


def test_who_is_forced_out_has_left() -> None:
    t = deal(
        gerki=at([SLEEVE]), deirdre=at([RAISE]), fiona=at(), gambling={"opener": "gerki", "in_control": "fiona"}, pot=3
    )
    t.play("gerki", SLEEVE, on="deirdre").rest()
    assert t.in_round == ["gerki", "fiona"]
    assert t.asked == ("fiona", "gamble")
    assert t.why("deirdre", RAISE) == "not_in_round"


def test_only_another_player_in_the_round_is_forced_out() -> None:
    t = deal(
        gerki=at([SLEEVE]), deirdre=at(), fiona=at(), zot=at(), pot=3,
        gambling={"opener": "gerki", "players": ["gerki", "deirdre", "zot"], "in_control": "zot"},
    )  # fmt: skip
    assert {o.targets for o, _ in t.ways("gerki", SLEEVE)} == {(1,), (3,)}


def test_the_only_one_left_in_the_round_wins_it_after_a_chance_to_respond() -> None:
    t = deal(gerki=at([SLEEVE]), deirdre=at([TIP]), gambling={"opener": "gerki", "in_control": "deirdre"}, pot=2)
    t.play("gerki", SLEEVE, on="deirdre")
    assert t.asked == ("deirdre", "respond")
    t.rest()
    assert (t.gerki.gold, t.in_round) == (12, None)


def test_the_only_one_left_wins_without_control() -> None:
    t = opened(fiona=at([IN, ARSENAL]), deirdre=at([POOR]), zot=at())
    t.play("fiona", ARSENAL).play("deirdre", POOR)
    assert (t.zot.gold, t.pot, t.in_round) == (10, 0, None)


# ---- without Gold


def test_without_gold_a_player_stays_until_the_round_is_over_and_pays_nothing() -> None:
    t = opened(zot=at([IN], gold=1), gerki=at([RAISE]), fiona=at())
    assert (t.zot.gold, t.zot.out, t.zot.in_round) == (0, False, True)
    t.play("gerki", RAISE)
    assert (t.pot, t.zot.gold, t.zot.out) == (5, 0, False)
    t.pass_("fiona").pass_("zot").rest()
    assert (t.zot.out, t.zot.because) == (True, "no_gold")


def test_without_gold_but_winning_the_player_is_not_out() -> None:
    t = opened(zot=at([IN, ZOTS_CHEAT], gold=1), gerki=at([RAISE]), fiona=at())
    t.play("gerki", RAISE).pass_("fiona").play("zot", ZOTS_CHEAT).pass_("gerki").pass_("fiona").rest()
    assert (t.zot.out, t.zot.gold) == (False, 5)


def test_without_gold_even_after_leaving_the_player_stays_till_the_end() -> None:
    t = opened(zot=at([IN]), deirdre=at(gold=1), gerki=at([SLEEVE]), fiona=at())
    t.pass_("deirdre").play("gerki", SLEEVE, on="deirdre").rest()
    assert (t.deirdre.out, t.deirdre.in_round, t.deirdre.gold) == (False, False, 0)
    t.pass_("fiona").pass_("zot").rest()
    assert t.deirdre.out


def test_without_gold_other_demands_to_pay_are_ignored_in_a_round() -> None:
    coin = "Alchemy for beginners: first, your coin"
    t = opened(gerki=at([IN], gold=1), zot=at([coin]), fiona=at())
    t.play("zot", coin, on="gerki").rest()
    assert (t.gerki.out, t.zot.gold) == (False, 9)


def test_when_the_raiser_cannot_ante_nobody_does() -> None:
    t = opened(zot=at([IN]), gerki=at([RAISE], gold=1), fiona=at())
    t.play("gerki", RAISE)
    assert (t.pot, t.zot.gold, t.fiona.gold) == (3, 9, 9)
    assert t.in_control == "gerki"


@pytest.mark.parametrize(
    ("who", "title"),
    [
        ("gerki", TILL),
        ("casual", "This coin is not there"),
        ("dominique", "It's only lost treasure until someone finds it"),
    ],
)
def test_a_substitute_counts_as_being_able_to_ante(who: str, title: str) -> None:
    seats = {"zot": at([IN]), who: at([RAISE, title], gold=1), "fiona": at()}
    t = deal(**seats, extra=[CASUAL]).play("zot", IN).pass_(who)
    assert getattr(t, who).gold == 0
    t.play(who, RAISE).play(who, title)
    assert (t.zot.gold, t.fiona.gold) == (8, 8)
    assert t.pot == 3 + (2 if title == "This coin is not there" else 3)


def test_gold_of_a_follower_stands_in_for_an_ante() -> None:
    purse = "A dark priestess can make money just about anywhere!"
    t = (
        deal(zot=at([IN]), valeria=at([RAISE, purse], gold=1), fiona=at(tokens={"corruption": 3}))
        .play("zot", IN)
        .pass_("valeria")
    )
    t.play("valeria", RAISE).play("valeria", purse, on="fiona").rest()
    assert (t.fiona.gold, t.zot.gold, t.pot) == (7, 8, 6)


def test_antes_are_paid_in_turn_order_so_a_stolen_one_may_come_first() -> None:
    purse = "A dark priestess can make money just about anywhere!"
    t = deal(zot=at([IN]), valeria=at([purse]), fiona=at(gold=1, tokens={"corruption": 3}), gerki=at())
    t.play("zot", IN).play("valeria", purse, on="fiona")
    assert [name for key, name in t.keys("anted")] == ["zot", "valeria", "gerki"]  # nothing was left of Fiona's
    assert (t.valeria.gold, t.fiona.gold, t.pot) == (10, 0, 3)


def test_passing_out_in_a_round_does_not_wait_for_its_end() -> None:
    t = deal(
        zot=at([IN]), casual=at(["Punch under the table"]), fiona=at(fortitude=3), gerki=at(), extra=[CASUAL]
    ).play("zot", IN)
    t.play("casual", "Punch under the table", on="fiona").rest()
    assert (t.fiona.out, t.in_round, t.pot) == (True, ["zot", "casual", "gerki"], 4)  # what was anted stays
    assert (t.zot.gold, t.asked) == (9 + 1, ("gerki", "gamble"))


def test_an_opener_who_passes_out_ends_the_turn_but_not_the_round() -> None:
    t = deal(zot=at([IN], fortitude=3), casual=at(["Punch under the table"]), gerki=at(), extra=[CASUAL]).play(
        "zot", IN
    )
    t.play("casual", "Punch under the table", on="zot").rest()
    assert (t.zot.out, t.asked) == (True, ("gerki", "gamble"))
    t.pass_("gerki")
    assert t.casual.gold == 9 + 2 + 3
    assert t.asked == ("casual", "discard")


def test_whoever_wins_and_passes_out_at_once_takes_the_pot_and_shares_it_out() -> None:
    goddess = "They might not know you're cheating, but my Goddess does!"
    cheat, lean, bait = (
        "Are you saying rogues can't play fair?",
        "I wouldn't lean on that",
        "That wasn't my purse. That was bait.",
    )
    t = deal(
        zot=at(),
        gerki=at(),
        deirdre=at([goddess], fortitude=5, alcohol=4, gold=6),
        alaric=at([cheat, lean, bait]),
        pot=8,
        gambling={"in_control": "zot", "next": "alaric", "opener": "zot"},
        asked="always",
    )
    t.play("alaric", cheat).play("deirdre", goddess).play("alaric", lean, on="deirdre").rest()
    assert (t.deirdre.fortitude, t.deirdre.out, t.pot) == (4, True, 0)
    # she pays the trapper 1, wins 8, and of her 13 the Inn keeps seven: two for each of the others
    assert (t.zot.gold, t.gerki.gold, t.alaric.gold) == (12, 12, 13)
    assert t.keys("pot_taken", "passed_out") == [("pot_taken", "deirdre"), ("passed_out", "deirdre")]


def test_the_last_one_left_in_a_round_wins_it_before_passing_out() -> None:
    leave, lean, bait = "I think you should LEAVE", "I wouldn't lean on that", "That wasn't my purse. That was bait."
    t = deal(
        zot=at(tokens={"corruption": 1}),
        gerki=at(fortitude=5, alcohol=4, gold=6),
        valeria=at([leave]),
        alaric=at([lean, bait]),
        pot=8,
        gambling={"in_control": "gerki", "next": "zot", "opener": "zot", "players": ["zot", "gerki"]},
        asked="always",
    )
    t.play("valeria", leave, on="zot").play("alaric", lean, on="gerki").rest()
    assert (t.gerki.out, t.pot) == (True, 0)
    # one to the trapper, eight won: of thirteen the Inn keeps seven, two each for the others
    assert (t.zot.gold, t.valeria.gold, t.alaric.gold) == (12, 12, 13)


# ---- payments that are settled

BARKEEP, BRAWL = "Barkeep! Same deal as with the chandelier!", "I broke up a brawl here once. We're even."
COLLECT = "You dropped this. Finder's fee?"


@pytest.mark.parametrize("asked", ["able", "always"])
@pytest.mark.parametrize(
    ("first", "second", "in_round"),
    [(BARKEEP, BRAWL, True), (BARKEEP, ARSENAL, True), (ARSENAL, BARKEEP, False), (ARSENAL, ARSENAL, False)],
)
def test_an_ante_that_is_settled_cannot_be_answered_again(first: str, second: str, in_round: bool, asked: str) -> None:
    hand = [first, second] if first != second else [first, "Cards? There isn't a single axe on them!"]
    second = hand[1]
    t = deal(zot=at([IN]), fiona=at(hand), gerki=at(), asked=asked).play("zot", IN)
    t.play("fiona", first)
    while t.asked != ("gerki", "gamble"):
        assert not t.can("fiona", second)
        t.decline()
    assert (t.fiona.in_round, t.fiona.gold, t.fiona.hand) == (in_round, 10, [second])


@pytest.mark.parametrize(
    ("who", "hand"),
    [
        ("deirdre", ["The temple has a tab here", "The collection plate will cover that"]),
        ("casual", ["This debt is not there", "This debt is not there"]),
    ],
)
def test_a_demand_that_is_settled_cannot_be_answered_again(who: str, hand: list[str]) -> None:
    t = deal(gerki=at([COLLECT]), fiona=at(), extra=[CASUAL], **{who: at(hand)})
    t.play("gerki", COLLECT, on=who).play(who, hand[0])
    while t.game.table.stack:
        assert not any(t.can(who, title) for title in getattr(t, who).hand)
        t.decline()
    assert (getattr(t, who).gold, getattr(t, who).hand) == (10, hand[1:])


def test_an_inn_that_was_kept_from_paying_leaves_the_demand_open() -> None:
    t = deal(gerki=at([COLLECT, "I don't think so!"]), fiona=at([BARKEEP, BRAWL]))
    t.play("gerki", COLLECT, on="fiona").play("fiona", BARKEEP).play("gerki", "I don't think so!").play("fiona", BRAWL)
    assert (t.rest().fiona.gold, t.gerki.gold) == (10, 11)


# ---- before the antes


@pytest.mark.parametrize(
    ("who", "title"),
    [("valeria", "I think you should LEAVE"), ("gerki", COIN), ("gerki", TIP), ("deirdre", TIP)],
)
@pytest.mark.parametrize("asked", ["able", "always"])
def test_nobody_touches_a_round_before_everybody_has_anted(who: str, title: str, asked: str) -> None:
    t = deal(
        zot=at([IN, "I turned your spoons to gold last week"], tokens={"corruption": 1}),
        fiona=at([BARKEEP, ARSENAL]),
        **{who: at([title])},
        asked=asked,
        options={"prizes": True},
    )
    t.play("zot", IN)
    while t.asked != ("fiona", "gamble"):
        assert not t.can(who, title)
        t.decline()
    assert t.can(who, title)
    assert t.pot == 3


# ---- where the books are silent (docs/decisions/0036)

PURSE = "A dark priestess can make money just about anywhere!"
LEAVE = "I think you should LEAVE"


@pytest.mark.parametrize("asked", ["able", "always"])
def test_without_gold_nobody_is_asked_about_the_raise_of_another(asked: str) -> None:
    t = deal(zot=at([IN]), gerki=at([RAISE]), fiona=at([BARKEEP, ARSENAL], gold=1), asked=asked).play("zot", IN)
    while t.asked != ("gerki", "gamble"):
        t.decline()
    t.play("gerki", RAISE)
    while t.asked != ("fiona", "gamble"):
        assert t.asked != ("fiona", "pay")
        assert not t.can("fiona", BARKEEP)
        t.decline()
    assert (t.pot, t.fiona.in_round, t.fiona.gold) == (5, True, 0)


def test_what_a_follower_cannot_pay_the_priestess_pays() -> None:
    t = deal(zot=at([IN]), valeria=at([PURSE]), fiona=at(gold=1, tokens={"corruption": 3}), gerki=at([RAISE]))
    t.play("zot", IN).pass_("valeria").pass_("valeria").pass_("fiona")
    assert t.fiona.gold == 0
    t.play("gerki", RAISE).play("valeria", PURSE, on="fiona")
    assert (t.valeria.gold, t.fiona.gold, t.pot) == (8, 0, 4 + 3)


def test_a_raiser_who_is_thrown_out_meanwhile_leaves_nobody_in_control() -> None:
    t = deal(
        zot=at(), karl=at([RAISE], tokens={"corruption": 1}), valeria=at([LEAVE]), pot=3,
        gambling={"opener": "zot", "in_control": "zot", "next": "karl"},
    )  # fmt: skip
    t.play("karl", RAISE).play("valeria", LEAVE).rest()
    assert (t.in_control, t.in_round, t.pot, t.karl.gold) == (None, ["zot", "valeria"], 5, 10)


def test_a_raiser_who_is_thrown_out_by_the_last_rival_has_lost() -> None:
    t = deal(
        karl=at([RAISE], tokens={"corruption": 1}), valeria=at([LEAVE]), pot=2,
        gambling={"opener": "karl", "in_control": "valeria", "next": "karl"},
    )  # fmt: skip
    t.play("karl", RAISE).play("valeria", LEAVE).rest()
    assert (t.in_round, t.valeria.gold, t.karl.gold) == (None, 12, 10)


def test_an_extra_action_is_left_after_a_round() -> None:
    t = deal(oozwald=at([IN, "You bumped into me!"], tokens={"clone": 1}), zot=at())
    t.use("oozwald", "absorb-to-act").play("oozwald", IN).pass_("zot")
    assert t.asked == ("oozwald", "action")
    t.play("oozwald", "You bumped into me!", on="zot")
    assert (t.zot.fortitude, t.asked) == (18, ("oozwald", "order"))


def test_an_unused_prize_of_somebody_who_is_out_is_back_in_the_inn() -> None:
    t = deal(zot=at([IN]), gerki=at([RAISE]), fiona=at(), options={"prizes": True})
    prize = t.table.prizes[0]
    t.table.prizes.remove(prize)
    t.gerki.seat.in_play.append(prize)
    t.table.side(1).alcohol = 20
    t.play("zot", IN).rest()
    assert t.gerki.out
    assert (prize in t.table.prizes, prize in t.table.prize_bin) == (True, False)


@pytest.mark.parametrize("title", [TIP, COIN])
def test_at_the_last_chance_in_a_round_its_cards_may_be_played(title: str) -> None:
    """Also by a seat that is asked only when it holds an answer: there is no other decision that it could break into."""
    t = deal(
        zot=at([IN]), casual=at(["Punch under the table"]), fiona=at(fortitude=3), gerki=at([title]), extra=[CASUAL]
    ).play("zot", IN)
    t.play("casual", "Punch under the table", on="fiona")
    while t.asked != ("gerki", "last_chance"):
        t.decline()
    t.play("gerki", title)
    assert (t.rest().fiona.out, t.gerki.hand) == (True, [])
