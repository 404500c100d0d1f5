# SPDX-License-Identifier: GPL-3.0-or-later
"""Side decks: Wulfric's moods, and Doppelgangers (character-compendium, "Kaylin the Renegade", "Evil Pooky")."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language import piles
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.rules import side_decks
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from tests.rules.deal import Deal, at, content, deal, with_extra

MOODS = 12


def dealt(*characters: str, seed: int = 1) -> Game:
    """A game as the rules deal it."""
    return Game.new(GameSetup(tuple(map(SeatSetup, characters)), seed), content())


def test_a_side_deck_lies_apart_and_its_first_card_is_open_before_the_first_turn() -> None:
    game = dealt("gerki", "kaylin")
    seat = game.table.seats[1]
    assert len(seat.hand) + len(seat.deck) == 40
    assert len(seat.piles["wulfric"]) == MOODS - 1
    assert [game.table.cards[card].pile for card in seat.in_play] == ["wulfric"]
    assert all(not game.table.cards[card].pile for card in seat.hand + seat.deck)
    assert game.table.phase == "discard_and_draw"


def test_side_decks_are_shuffled() -> None:
    assert len({dealt("gerki", "kaylin", seed=seed).table.seats[1].in_play[0] for seed in range(8)}) > 3


def test_nobody_sees_what_lies_in_a_side_deck_but_its_discards_are_open() -> None:
    t = (
        deal(kaylin=at(in_play=["Loyal"], piles={"wulfric": ["Clumsy"]}), gerki=at(), phase="drink")
        .drink("kaylin")
        .run_to("gerki", "discard_and_draw")
    )
    hidden = set(t.table.seats[0].piles["wulfric"])
    for viewer in (0, 1, None):
        seat = t.game.view(viewer).seats[0]
        assert [card.title for card in seat.piles["wulfric"].discard] == ["Loyal"]
        assert seat.piles["wulfric"].count == len(hidden)
        assert seat.piles["wulfric"].cards is None
        assert [card.title for card in seat.in_play] == ["Clumsy"]


def test_in_a_sample_a_side_deck_has_another_order_and_the_same_cards() -> None:
    game = dealt("gerki", "kaylin")
    orders = {tuple(game.sample(1, seed).table.seats[1].piles["wulfric"]) for seed in range(6)}
    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset(game.table.seats[1].piles["wulfric"])}


def test_when_the_last_mood_is_revealed_the_open_one_stays_out_of_the_new_deck() -> None:
    """[457]"""
    t = deal(kaylin=at(in_play=["Loyal"], piles={"wulfric": ["Clumsy"]}), gerki=at(), phase="drink")
    seat = t.table.seats[0]
    last = seat.piles["wulfric"].pop()
    seat.spent["wulfric"], seat.piles["wulfric"] = seat.piles["wulfric"], [last]
    t.drink("kaylin").run_to("gerki", "discard_and_draw")
    seat = t.table.seats[0]
    assert t.kaylin.in_play == ["Clumsy"]
    assert seat.spent["wulfric"] == []
    assert len(seat.piles["wulfric"]) == MOODS - 1
    assert last not in seat.piles["wulfric"]


def test_a_fork_in_the_midst_of_a_turn_has_the_same_side_decks() -> None:
    game = dealt("gerki", "kaylin")
    other = game.fork()
    assert other.table.seats[1].piles == game.table.seats[1].piles
    other.table.seats[1].piles["wulfric"].pop()
    assert len(game.table.seats[1].piles["wulfric"]) == MOODS - 1


def test_a_mood_is_not_played() -> None:
    t = deal(kaylin=at(in_play=["Loyal"]), gerki=at())
    open_card = t.table.seats[0].in_play[0]
    found = next(each for each in t.game.playable(0) if each.card == open_card)
    assert found.ways == []
    assert found.why is not None
    assert found.why.key == "lies_open"


BOXER = """
kind: character
id: boxer
name: Boxer
size: 10
deck:
- {title: One two, type: action, do: [{lose: {who: another, fortitude: 1}}, {then: [{lose: {who: them, fortitude: 2}}]}]}
- {title: Nothing in particular, type: action, copies: 9, do: []}
"""


def test_a_mood_changes_the_card_as_a_whole_and_not_each_of_its_blows() -> None:
    """[458]"""
    t = deal(boxer=at(["One two"]), kaylin=at(in_play=["Loyal"]), extra=[BOXER])
    t.play("boxer", "One two", on="kaylin").rest()
    assert t.kaylin.fortitude == 18


DODGER = """
kind: character
id: dodger
name: Dodger
size: 10
deck:
- {title: Not me, type: sometimes, when: {play: {affects: [fortitude]}}, do: [{redirect: {loss: it, to: another}}]}
- {title: Nothing in particular, type: action, copies: 9, do: []}
"""


def test_a_mood_eases_a_card_that_is_turned_to_its_holder_once_as_well() -> None:
    """[458]"""
    t = deal(boxer=at(["One two"]), dodger=at(["Not me"]), kaylin=at(in_play=["Loyal"]), extra=[BOXER, DODGER])
    t.play("boxer", "One two", on="dodger").play("dodger", "Not me", on="kaylin").rest()
    assert (t.dodger.fortitude, t.kaylin.fortitude) == (20, 18)


def test_every_word_for_what_is_revealed_is_carried_out() -> None:
    assert set(piles.REVEALED) - {piles.SERVED} == set(side_decks.REVEALED), "Drinks are served, not revealed"


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("{title: Odd, type: static}", "only a card of a side deck is 'static'"),
        ("{title: Odd, do: []}", "a card has a type"),
        ("{title: Odd, type: action, pile: cellar, do: []}", "unknown pile 'cellar'"),
        ("{title: Odd, type: action, pile: attic, do: []}", "it has no other type"),
        ("{title: Odd, type: action, pile: cave, do: []}", "when it is 'given'"),
        ("{title: Odd, type: action, do: [], given: {when: turn_start, do: []}}", "only a card of a side deck"),
    ],
)
def test_what_no_side_deck_can_do_is_refused(card: str, message: str) -> None:
    text = BOXER.replace(
        "size: 10", "size: 10\npiles: {attic: {revealed: replace_top}, cave: {revealed: split_or_now}}"
    ).replace("deck:\n", f"deck:\n- {card}\n")
    with pytest.raises(Problem, match=message):
        with_extra(text)


PORTAL = "Mind the gap between the worlds"


def last_of_the_deck(t: Deal, title: str) -> None:
    """The side deck of the first seat holds only that card; the others are its discards."""
    seat = t.table.seats[0]
    cards = seat.piles["doppelganger"]
    last = next(card for card in cards if t.table.cards[card].title == title)
    cards.remove(last)
    seat.spent["doppelganger"], seat.piles["doppelganger"] = cards, [last]


def pooky() -> Deal:
    """Evil Pooky in his Action phase, with a portal."""
    return deal(bunny=at([PORTAL], is_="evil-pooky"), gerki=at(), fiona=at())


def test_an_immediate_card_that_is_the_last_one_stays_out_of_the_new_deck() -> None:
    """[436]"""
    t = pooky()
    last_of_the_deck(t, "Goodtime Gog")
    t.play("bunny", PORTAL, on="gerki").rest()
    seat = t.table.seats[0]
    assert [t.table.cards[card].title for card in seat.spent["doppelganger"]] == ["Goodtime Gog"]
    assert len(seat.piles["doppelganger"]) == 14
    assert (t.gerki.alcohol, t.fiona.alcohol, t.bunny.alcohol) == (1, 1, 1)


def test_nobody_breaks_in_while_a_revealed_card_is_kept_or_given() -> None:
    t = pooky()
    last_of_the_deck(t, "Brutal Bryn")
    t.play("bunny", PORTAL, on="gerki")
    while t.game.pending is not None and t.game.pending.prompt != "split":
        t.decline()
    assert t.game.pending is not None
    assert not t.game.pending.interruptible
    assert [option.id for option in t.game.pending.options] == ["keep", "give:1", "give:2"]


def test_what_is_given_away_goes_to_a_player_and_never_to_a_minion() -> None:
    """[438]"""
    t = deal(
        bunny=at([PORTAL], is_="evil-pooky", piles={"doppelganger": ["Brutal Bryn"]}),
        torglesnarf=at(),
        fiona=at(),
        drinks=[],
    )
    boss = t.table.seats[1]
    minion = next(card for card in boss.deck if t.table.cards[card].body)
    boss.deck.remove(minion)
    boss.in_play.append(minion)
    t.play("bunny", PORTAL, on="fiona")
    t._decline_until(lambda: t.game.pending is not None and t.game.pending.prompt == "split", "it is given away")
    assert t.game.pending is not None
    assert [option.id for option in t.game.pending.options] == ["keep", "give:1", "give:2"]


def test_an_immediate_card_that_has_not_begun_is_discarded_with_a_turn_that_ends() -> None:
    t = pooky()
    seat = t.table.seats[0]
    card = next(card for card in seat.piles["doppelganger"] if "immediate" in t.table.cards[card].types)
    seat.piles["doppelganger"].remove(card)
    seat.in_play.append(card)
    side_decks.clear(t.game)
    assert (seat.in_play, seat.spent["doppelganger"]) == ([], [card])
