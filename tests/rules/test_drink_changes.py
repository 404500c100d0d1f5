# SPDX-License-Identifier: GPL-3.0-or-later
"""Section J: changing a Drink's effects, and the two cards with the Wench in their titles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.deal import Deal, at, content, deal

THINKS = "The Wench thinks you should stop playing with the drinks."
TIP = "Oh, I guess the Wench thought that was her tip..."
NO = "I don't think so!"
IN = "Gambling? I'm in!"
RAISE = "I raise!"
POOR = "I'm saving this money for the poor"

BARKEEP = """
kind: character
id: barkeep
name: The Barkeep
traits: [hero]
deck:
- {title: Closed, type: sometimes, copies: 10, when: {drink: {}}, do: [{negate: it}]}
- {title: One for you as well, type: sometimes, copies: 10, when: {drink: {of: another}}, do: [{gain: {who: drinker, alcohol: 1}}]}
- {title: Skip the party, type: sometimes, copies: 10, when: event, do: [{ignore: it}]}
- {title: Never mind, type: sometimes, copies: 10, when: {play: {type: sometimes}}, do: [{negate: it}]}
- {title: I win and that is that, type: gambling, copies: 5, do: [{win_round: self}]}
- title: Either way
  type: sometimes
  copies: 5
  when: [{drink: {of: another}}, {play: {type: action}}]
  choose: [{label: stronger, do: [{spike: {alcohol: 1}}]}, {label: health, do: [{gain: {fortitude: 1}}]}]
"""


def answered(t: Deal, title: str, who: str, with_: str) -> bool:
    """Whether `who` can answer the play of `title` with a card."""
    while title in t.stack:
        if t.can(who, with_, answering=title):
            return True
        t.decline()
    return False


CHANGES = [
    ("gerki", "Dump it on the floor", {}),
    ("gerki", "Slip a mickey", {}),
    ("deirdre", "Wine into Water", {}),
    ("deirdre", "You look like you need this more than I do!", {"on": "zot"}),
    ("fiona", "Come, my friend, sit and drink with me!", {"on": "zot"}),
    ("fiona", "Nothing like a little belt of liquid courage!", {}),
    ("barkeep", "Closed", {}),
]


@pytest.mark.parametrize(("who", "title", "how"), CHANGES, ids=[c[1] for c in CHANGES])
def test_a_change_of_a_drink_may_be_answered(who: str, title: str, how: dict[str, Any]) -> None:
    seats = {who: at([title], drink_me=["Elven Wine"]), "zot": at([THINKS])}
    t = deal(**seats, phase="drink", extra=[BARKEEP], asked="always").drink(who).play(who, title, **how)
    assert answered(t, title, "zot", THINKS)
    t.play("zot", THINKS).rest()
    assert (getattr(t, who).alcohol, t.zot.alcohol) == (3, 0)  # as if nothing had been played


def test_what_changes_a_drink_is_offered_at_a_drink_only() -> None:
    either = "Either way"
    t = deal(gerki=at(drink_me=["Wine"]), barkeep=at([either]), phase="drink", extra=[BARKEEP]).drink("gerki")
    assert (t.can("barkeep", either, mode="stronger"), t.can("barkeep", either, mode="health")) == (True, True)
    t = deal(zot=at(["Static! Terribly sorry."]), barkeep=at([either]), extra=[BARKEEP])
    t.play("zot", "Static! Terribly sorry.", on="barkeep")
    assert (t.can("barkeep", either, mode="stronger"), t.can("barkeep", either, mode="health")) == (False, True)


def test_ordering_forcing_to_drink_and_raising_alcohol_content_are_no_changes() -> None:
    bring = "Wench, bring some drinks for my friends!"
    t = deal(gerki=at([bring]), zot=at([THINKS]), phase="order", asked="always").play("gerki", bring)
    assert not answered(t, bring, "zot", THINKS)
    push = "We're at an inn, and you're not drinking. What's wrong with you!?"
    t = deal(
        gerki=at(drink_me=["Wine", "Dark Ale"]), fiona=at([push]), zot=at([THINKS]), phase="drink", asked="always"
    ).drink("gerki")
    t.play("fiona", push)
    assert not answered(t, push, "zot", THINKS)
    assert t.rest().gerki.alcohol == 3
    t = deal(
        gerki=at(drink_me=["Wine"]),
        barkeep=at(["One for you as well"]),
        zot=at([THINKS]),
        phase="drink",
        asked="always",
        extra=[BARKEEP],
    )
    t.drink("gerki").play("barkeep", "One for you as well")
    assert not answered(t, "One for you as well", "zot", THINKS)
    assert t.rest().gerki.alcohol == 3


def test_touching_a_drink_event_is_no_change() -> None:
    t = deal(
        gerki=at(drink_me=["Barroom Brawl!"]),
        barkeep=at(["Skip the party"]),
        zot=at([THINKS]),
        phase="drink",
        asked="always",
        extra=[BARKEEP],
    )
    t.drink("gerki").play("barkeep", "Skip the party")
    assert not answered(t, "Skip the party", "zot", THINKS)


def test_negating_a_change_is_no_change() -> None:
    t = deal(
        gerki=at(["Slip a mickey"], drink_me=["Wine"]), barkeep=at(["Never mind"]), zot=at([THINKS]), phase="drink", asked="always",
        extra=[BARKEEP],
    )  # fmt: skip
    t.drink("gerki").play("gerki", "Slip a mickey").play("barkeep", "Never mind", answering="Slip a mickey")
    assert not answered(t, "Never mind", "zot", THINKS)


def test_she_is_never_answered_by_another_copy_of_herself() -> None:
    t = deal(
        zot=at([THINKS]),
        gerki=at(["Slip a mickey", THINKS], drink_me=["Wine"]),
        fiona=at([NO]),
        turn="gerki",
        phase="drink",
        asked="always",
    ).drink("gerki")
    t.play("gerki", "Slip a mickey").play("zot", THINKS)
    while t.asked != ("gerki", "respond"):
        t.decline()
    assert not t.can("gerki", THINKS, answering=THINKS)
    t.play("fiona", NO, answering=THINKS).rest()
    assert t.gerki.alcohol == 4


def test_only_an_i_dont_think_so_answers_her() -> None:
    t = deal(
        gerki=at(["Slip a mickey"], drink_me=["Wine"]), zot=at([THINKS]), barkeep=at(["Never mind"]), phase="drink", asked="always",
        extra=[BARKEEP],
    )  # fmt: skip
    t.drink("gerki").play("gerki", "Slip a mickey").play("zot", THINKS)
    assert not answered(t, THINKS, "barkeep", "Never mind")


# ---- ... that was her tip


def test_the_tip_ends_the_round_and_the_antes_are_the_inns() -> None:
    t = deal(zot=at([IN]), gerki=at([TIP]), fiona=at()).play("zot", IN)
    inn = t.inn
    t.play("gerki", TIP)
    assert (t.inn, t.pot, t.in_round, t.gerki.gold) == (inn + 3, 0, None, 9)
    assert t.asked == ("zot", "order")


def test_the_tip_may_come_out_of_turn_and_from_outside_of_the_round() -> None:
    t = deal(zot=at([IN]), fiona=at(), deirdre=at([POOR, TIP])).play("zot", IN).play("deirdre", POOR)
    assert t.asked == ("fiona", "gamble")
    assert not t.deirdre.in_round
    t.play("deirdre", TIP)
    assert t.in_round is None


def test_the_tip_dodges_no_ante() -> None:
    t = deal(zot=at([IN, RAISE]), gerki=at([TIP]), deirdre=at([POOR]), fiona=at(), asked="always").play("zot", IN)
    while t.asked != ("gerki", "gamble"):
        assert not t.can("gerki", TIP), t.stack
        t.decline()
    for card in (IN, RAISE):
        t = deal(
            zot=at([IN]), fiona=at([card]), gerki=at([TIP]), deirdre=at([POOR]), pot=4,
            gambling={"opener": "zot", "in_control": "zot", "next": "fiona"}, asked="always",
        )  # fmt: skip
        t.play("fiona", card)
        seen = [t.can("gerki", TIP)]
        while t.stack:
            t.decline()
            seen.append(bool(t.stack) and t.can("gerki", TIP))
        assert any(seen) is (card == IN)  # in a running Round 'Gambling? I'm in!' demands no ante


def test_the_tip_dodges_no_ante_by_answering_what_answers_the_ante() -> None:
    t = deal(zot=at([IN]), deirdre=at([POOR]), gerki=at([TIP]), asked="always").play("zot", IN).play("deirdre", POOR)
    assert t.stack[-1] == POOR
    while POOR in t.stack:
        assert not t.can("gerki", TIP)
        t.decline()
    t.rest()
    assert t.gerki.gold == 9


def test_the_tip_does_not_answer_what_ends_the_round() -> None:
    goddess = "They might not know you're cheating, but my Goddess does!"
    t = deal(
        zot=at(), gerki=at(["Five aces? What a lucky deck."]), deirdre=at([goddess]), fiona=at([TIP]), pot=4, asked="always",
        gambling={"opener": "zot", "in_control": "zot", "next": "gerki"},
    )  # fmt: skip
    t.play("gerki", "Five aces? What a lucky deck.").play("deirdre", goddess)
    assert not answered(t, goddess, "fiona", TIP)
    t = deal(
        zot=at(), barkeep=at(["I win and that is that"]), fiona=at([TIP]), pot=3, extra=[BARKEEP],
        gambling={"opener": "zot", "in_control": "zot", "next": "barkeep"}, asked="always",
    )  # fmt: skip
    t.play("barkeep", "I win and that is that")
    assert not answered(t, "I win and that is that", "fiona", TIP)


def test_the_tip_is_not_for_after_the_last_pass() -> None:
    t = deal(zot=at([IN]), gerki=at([TIP]), asked="always").play("zot", IN).rest().pass_("gerki")
    assert not t.can("gerki", TIP)
    assert t.rest().zot.gold == 11


def test_the_tip_answers_a_forced_exit_even_of_the_second_last() -> None:
    sleeve = "What's that up your sleeve?"
    t = deal(gerki=at([sleeve]), zot=at([TIP]), pot=2, gambling={"opener": "gerki", "in_control": "zot"})
    inn = t.inn
    t.play("gerki", sleeve, on="zot").pass_("zot")
    assert t.stack[-1] == "forced_out"
    t.play("zot", TIP)
    assert (t.inn, t.gerki.gold) == (inn + 2, 10)


def test_before_a_drink_is_revealed_no_card_about_drinks_fits() -> None:
    """Every card of every deck that answers a Drink: in the Drink Phase it waits until there is one [121]."""
    for character in content().characters.values():
        cards = [c for c in character.deck if "drink" in c.moments and not c.pile and not c.boss]
        t = deal(
            me=at([c.title for c in cards], is_=character.id, drink_me=["Wine"]), other=at(is_="zot"), phase="drink"
        )
        assert t.asked == ("me", "drink")
        assert [way for c in cards for way, _ in t.ways("me", c.title)] == []
        assert all(t.why("me", c.title) == "needs_moment" for c in cards)


def test_a_card_of_the_drink_phase_needs_no_drink() -> None:
    hero = """
kind: character
id: sipper
name: Sipper
deck: [{title: A deep breath, type: sometimes, copies: 40, when: {phase: drink}, do: [{gain: {fortitude: 1}}]}]
"""
    t = deal(sipper=at(["A deep breath"], fortitude=10), zot=at(), phase="drink", extra=[hero])
    t.play("sipper", "A deep breath")
    assert (t.sipper.fortitude, t.asked) == (11, ("sipper", "drink"))
