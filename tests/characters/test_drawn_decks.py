# SPDX-License-Identifier: GPL-3.0-or-later
"""Side decks from which one draws into the hand (character-compendium, "Murgath", "Piper", "Baron von Vlazlo")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from rdi_desktop.engine import sampling
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.rules.cards import draw_from
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.seen import SeenBack
from rdi_desktop.engine.state.decisions import Interject, OutOfTurn
from tests.rules.deal import Deal, at, deal, with_extra

SLAP, SALVE, ARROW, CLAW, LETTER = "Slap and kiss", "A dab of salve", "An arrow", "A claw", "A letter from home"
IDA = f"""
kind: character
id: ida
name: Ida of the Three Drawers
size: 20
start: {{hand: -1}}
piles:
  gift: {{joins: own}}
  arrow: {{joins: own, empty: never}}
  form: {{joins: mine}}
turn:
  before_discard: [{{draw: {{from: arrow}}}}]
  after_discard:
  - choose:
      of:
      - {{id: "no", label: no form, do: []}}
      - {{id: "yes", label: a form, do: [{{draw: {{from: form}}}}]}}
setup: [{{draw: {{from: arrow}}}}]
deck:
- title: {SLAP}
  type: action
  copies: 10
  do: [{{lose: {{who: another, fortitude: 2}}}}, {{then: [{{draw: {{from: gift, who: lost_fortitude}}}}]}}]
- {{title: {LETTER}, type: anytime, copies: 10, do: [{{draw: 1}}]}}
- {{title: {SALVE}, pile: gift, type: anytime, copies: 2, do: [{{gain: {{fortitude: 3}}}}]}}
- {{title: {ARROW}, pile: arrow, type: action, copies: 3, do: [{{lose: {{who: another, fortitude: 1}}}}]}}
- {{title: {CLAW}, pile: form, type: action, copies: 4, do: [{{lose: {{who: another, fortitude: 3}}}}]}}
"""


def laid(**seats: object) -> Deal:
    """A table with Ida at it."""
    return deal(extra=[IDA], **seats)  # type: ignore[arg-type]


def backs(t: Deal | Game, cards: Iterable[int]) -> Counter[str]:
    table = t.table
    return Counter(table.cards[card].pile for card in cards)


def dealt(*characters: str, seed: int = 1) -> Game:
    return Game.new(GameSetup(tuple(map(SeatSetup, characters)), seed), with_extra(IDA))


def test_the_first_hand_is_as_large_as_any_other_though_one_card_is_from_elsewhere() -> None:
    """[533, 572]"""
    hand = (game := dealt("zot", "ida")).table.seats[1].hand
    assert backs(game, hand) == {"": 6, "arrow": 1}
    assert len(game.table.seats[0].hand) == 7


def test_whoever_is_hurt_draws_from_the_deck_of_whoever_hurt_them() -> None:
    """[490, 491]"""
    t = laid(ida=at([SLAP]), zot=at(), gerki=at()).play("ida", SLAP, on="zot").rest()
    assert (t.zot.hand, t.zot.fortitude, t.ida.hand) == ([SALVE], 18, [])
    t.play("zot", SALVE).rest()
    assert (t.zot.fortitude, t.zot.hand, t.zot.discard) == (20, [], [])
    assert backs(t, t.table.seats[0].spent["gift"]) == {"gift": 1}, "it goes to the discards of its own deck"


def test_when_the_last_one_is_drawn_the_discards_are_the_new_deck_and_with_all_in_hands_there_is_none() -> None:
    """[492]"""
    t = laid(ida=at([SLAP, SLAP, SLAP]), zot=at(), gerki=at())
    t.play("ida", SLAP, on="zot").rest().run_to("ida", "action")
    t.play("zot", SALVE).play("ida", SLAP, on="gerki").rest()
    assert len(t.table.seats[0].piles["gift"]) == 1 and not t.table.seats[0].spent["gift"]
    t.run_to("ida", "action").play("ida", SLAP, on="zot").rest()
    assert (t.table.seats[0].piles["gift"], t.gerki.hand[-1], t.zot.hand[-1]) == ([], SALVE, SALVE)
    told = len(t.game.events.facts)
    draw_from(t.game, 0, "gift", 1, 1)
    assert len(t.game.events.facts) == told, "nobody is told who would have had one"


def test_what_is_drawn_from_a_deck_that_is_never_made_anew_is_gone_once_played() -> None:
    """[535]"""
    t = laid(ida=at(), zot=at(), phase="action")
    quiver = t.table.seats[0].piles["arrow"]
    start = len(quiver)
    for left in range(start - 1, -1, -1):
        t.run_to("ida", "discard_and_draw")
        assert len(quiver) == left
        t.discard("ida").choose("ida", "no form").run_to("ida", "action")
        t.play("ida", ARROW, on="zot").rest()
        t.table.side(1).fortitude = 20
    assert len(t.table.seats[0].spent["arrow"]) == start
    t.run_to("ida", "discard_and_draw")
    assert not quiver and ARROW not in t.ida.hand


def test_a_card_that_joins_is_shuffled_into_the_own_deck_with_the_other_discards() -> None:
    """[572]"""
    t = laid(ida=at([], deck=1), zot=at(), phase="discard_and_draw").discard("ida").choose("ida", "a form")
    assert CLAW in t.ida.hand
    t.run_to("ida", "action").play("ida", CLAW, on="zot").rest()
    table = t.table
    assert backs(t, table.seats[0].deck + table.seats[0].discard)["form"] == 1 and not table.seats[0].spent["form"]


def test_nobody_plays_anything_between_discarding_and_drawing_whoever_is_asked() -> None:
    """[15, 574]"""
    t = laid(ida=at([LETTER]), zot=at(), phase="discard_and_draw")
    assert t.can("ida", LETTER), "before discarding anybody may"
    t.discard("ida")
    assert t.asked == ("ida", "pick")
    assert not t.can("ida", LETTER)
    card = t.table.seats[0].hand[0]
    assert t.refused(Interject(0, f"play:{card}"), OutOfTurn)
    assert not t.game.fork().pending.interruptible  # type: ignore[union-attr]
    t.choose("ida", "no form")
    assert t.can("ida", LETTER), "and afterwards"


def test_everybody_sees_the_backs_of_a_hand_and_nobody_more() -> None:
    """[574]"""
    t = laid(ida=at([SLAP]), zot=at(), gerki=at()).play("ida", SLAP, on="zot").rest().run_to("ida", "action")
    for viewer in (0, 1, 2, None):
        ida, zot, gerki = t.game.view(viewer).seats
        assert ida.hand_backs == [SeenBack(0, "arrow")]
        assert zot.hand_backs == [SeenBack(0, "gift")]
        assert gerki.hand_backs == []
        assert (zot.hand is None) == (viewer != 1)
    drew = [event for event in t.game.events if event.key == "drew" and event.args.get("pile") == "gift"]
    assert [(event.seat, event.args) for event in drew] == [(1, {"count": 1, "pile": "gift", "of": 0})]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_in_a_sample_every_hand_keeps_its_backs_and_any_card_of_a_back_may_be_the_one(viewer: int) -> None:
    t = laid(ida=at([SLAP] * 3, deck=5, discard=[]), zot=at(), gerki=at())
    t.play("ida", SLAP, on="zot").rest().run_to("ida", "discard_and_draw").discard("ida").choose("ida", "a form")
    t.run_to("ida", "action")
    before = t.table
    zots, decks = set[tuple[int, ...]](), set[tuple[str, ...]]()
    before.seats[0].deck.insert(0, before.seats[0].piles["form"].pop())  # one has been shuffled in
    for seed in range(40):
        table = before.clone()
        sampling.deal_unseen(table, viewer, seed)
        for seat, was in zip(table.seats, before.seats, strict=True):
            for lying, lay in ((seat.hand, was.hand), (seat.deck, was.deck), (seat.piles.get("gift", []), [])):
                assert not lay or Counter(map(table.back, lying)) == Counter(map(table.back, lay))
        zots.add(tuple(card for card in table.seats[1].hand if table.cards[card].pile))
        decks.add(tuple(table.cards[card].pile for card in table.seats[0].deck))
        everything = sorted(card for pile in table.piles() for card in pile.cards)
        assert everything == sorted(card for pile in before.piles() for card in pile.cards), "a card is lost or doubled"
    assert (len(zots) == 1) == (viewer == 1), "the gift is known to whoever holds it, and to nobody else"
    assert len(decks) > 1, "where in a deck the other backs lie is not known"


def test_what_a_sample_says_does_not_depend_on_what_is_hidden() -> None:
    t = laid(ida=at([SLAP]), zot=at(), gerki=at()).play("ida", SLAP, on="zot").rest().run_to("gerki", "action")
    true, other = t.table.clone(), t.table.clone()
    zot, ida = other.seats[1], other.seats[0]
    gift = next(card for card in zot.hand if other.cards[card].pile)
    zot.hand[zot.hand.index(gift)], ida.piles["gift"][0] = ida.piles["gift"][0], gift
    zot.hand.reverse()
    for table in (true, other):
        sampling.deal_unseen(table, 2, 5)
    assert [pile.cards for pile in true.piles()] == [pile.cards for pile in other.piles()]


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("gift: {joins: own}", "gift: {joins: own, empty: leave_top}", "no card lies open"),
        ("draw: {from: gift,", "draw: {from: gifts,", "unknown drawn deck 'gifts'"),
        ("{draw: {from: gift, who: lost_fortitude}}", "{move: {cards: {pile: gift, top: 1}, to: hand}}", "unknown word 'gift'"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(wrong: str, right: str, said: str) -> None:
    assert wrong in IDA
    with pytest.raises(Problem, match=said):
        with_extra(IDA.replace(wrong, right))


def test_one_more_action_after_a_volley_is_any_action_again() -> None:
    """[534], decision 0246"""
    barbed, steady, split = "Barbed arrow", "A steady hand", "Split the arrow that split the arrow"
    t = deal(piper=at([barbed, split, steady, barbed]), zot=at(), gerki=at())
    t.play("piper", barbed, on="zot").rest()
    assert not t.can("piper", steady, on="zot") and t.why("piper", steady) == "only_more_of_kind"
    t.table.actions_left += 1  # something grants one
    t.game.ask_again()
    assert t.can("piper", steady, on="zot") and t.can("piper", split, on="zot")
    fork = t.game.fork()
    assert fork.table.many == t.table.many == "arrow"
    t.play("piper", split, on="zot").rest()
    assert t.can("piper", steady, on="zot"), "the volley has not used it up"
    t.play("piper", steady, on="zot").rest()
    assert t.phase == "order", "and then that was all"
    assert t.zot.fortitude == 20 - 1 - 2 - 2


def test_a_seat_is_asked_for_more_only_if_it_has_more_or_is_always_asked() -> None:
    for asked, phase in (("able", "order"), ("always", "action")):
        t = deal(piper=at(["Split the arrow that split the arrow"]), zot=at(), gerki=at(), asked=asked)
        t.play("piper", "Split the arrow that split the arrow", on="zot").rest()
        assert t.phase == phase


JUSTICE, COURAGE = "Blessing of justice", "Blessing of courage"


def test_a_heart_is_an_anytime_card_and_its_text_keeps_its_moment() -> None:
    """[491]"""
    t = deal(murgath=at([JUSTICE, COURAGE], fortitude=10), zot=at(["I don't think so!"]), gerki=at(), turn="gerki")
    assert t.can("murgath", JUSTICE, mode="heart") and not t.can("murgath", JUSTICE, mode="text")
    assert t.can("murgath", COURAGE, mode="heart") and not t.can("murgath", COURAGE, mode="text")
    t.play("murgath", COURAGE, mode="heart")
    assert not t.can("zot", "I don't think so!"), "an Anytime card is no Sometimes card"
    t.rest().run_to("murgath", "action")
    assert t.murgath.fortitude == 13
    t.play("murgath", JUSTICE, mode="text", on="zot").rest()
    assert t.zot.fortitude == 17 and t.phase == "order", "by its text it was the Action of the turn"


def test_a_heart_in_the_own_action_phase_is_no_action() -> None:
    t = deal(murgath=at([JUSTICE, JUSTICE], fortitude=10), zot=at(), gerki=at())
    t.play("murgath", JUSTICE, mode="heart").rest()
    assert t.murgath.fortitude == 12 and t.phase == "action"
    t.play("murgath", JUSTICE, mode="text", on="zot").rest()
    assert t.zot.fortitude == 17


@pytest.mark.parametrize("more", ["cost: {gold: 1}", "if: {my_turn: true}"])
def test_a_card_with_a_heart_has_a_text_and_nothing_else(more: str) -> None:
    plain = f"{{title: {SALVE}, pile: gift, type: anytime, copies: 2, do:"
    assert plain in IDA
    with pytest.raises(Problem, match="heart"):
        with_extra(IDA.replace(plain, plain.replace("copies: 2", f"copies: 2, heart: 2, {more}")))
