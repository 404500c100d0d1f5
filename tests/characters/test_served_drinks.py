# SPDX-License-Identifier: GPL-3.0-or-later
"""Drinks of a side deck (character-compendium, "The Wench"): they float on top of Drink Me! piles, and have a home of their own."""

from __future__ import annotations

import pytest

from rdi_desktop.engine import sampling
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.lazy import view
from rdi_desktop.engine.rules import drink_piles
from tests.rules.deal import Deal, at, deal, with_extra

SPECIAL = "Something special, just for you"


@pytest.fixture
def inn() -> Deal:
    return deal(**{"the-wench": at(hand=[SPECIAL]), "zot": at(drink_me=["Wine", "Light Ale"]), "gerki": at()})


def titles(t: Deal, seat: int) -> list[str]:
    """A Drink Me! pile, the top first."""
    table = t.game.table
    return [table.cards[card].title for card in reversed(table.seats[seat].drink_me)]


def test_whatever_is_laid_or_shuffled_what_was_served_stays_on_top(inn: Deal) -> None:
    t, table = inn, inn.game.table
    drink_piles.serve(t.game, 0, "reserve", 1)
    top = table.seats[1].drink_me[-1]
    drink_piles.lay(table, 1, table.drink_deck.pop())
    assert table.seats[1].drink_me[-1] == top
    assert drink_piles.floating(table, table.seats[1].drink_me) == 1
    table.shuffle(table.seats[1].drink_me)
    drink_piles.float_up(table, 1)
    assert table.seats[1].drink_me[-1] == top
    drink_piles.serve(t.game, 0, "reserve", 1)
    assert table.seats[1].drink_me[-2] == top


def test_everybody_sees_that_it_is_hers_and_nobody_which(inn: Deal) -> None:
    t = inn
    t.play("the-wench", SPECIAL, on="zot")
    t.rest()
    for viewer in (0, 1, 2, None):
        seen = view(t.game, viewer)
        assert seen.seats[1].served == 1
        assert seen.seats[1].drink_me == 3
        assert seen.seats[2].served == 0
        assert seen.seats[0].piles["reserve"].cards is None
    told = [event for event in t.game.events if event.key == "served"]
    assert [event.args for event in told] == [{"to": 1, "pile": "reserve"}]
    assert all(event.secret is None for event in told)


def test_samples_lay_hers_where_hers_lie_and_any_of_them(inn: Deal) -> None:
    t = inn
    t.play("the-wench", SPECIAL, on="zot")
    t.rest()
    found = set()
    for seed in range(40):
        game = t.game.fork()
        sampling.deal_unseen(game.table, 0, seed)
        pile = game.table.seats[1].drink_me
        assert [game.table.owners[card] for card in pile] == [None, None, 0]
        found.add(game.table.cards[pile[-1]].title)
    assert len(found) > 5, "she does not know herself which one she has poured"


def test_a_side_deck_of_drinks_holds_nothing_else() -> None:
    ann = """
    kind: character
    id: ann
    name: Ann
    size: 10
    piles: {shelf: {revealed: served}}
    deck:
    - {title: A cup, pile: shelf, type: drink, do: [{gain: {alcohol: 1}}]}
    - {title: Have a cup, type: anytime, copies: 10, do: [{pour: {pile: shelf, to: another}}]}
    """
    assert with_extra(ann).character_text("ann").startswith("Shelf deck: Drinks")
    with pytest.raises(Problem, match="holds Drinks and Drink Events"):
        with_extra(ann.replace("type: drink", "type: action"))
    with pytest.raises(Problem, match="'pour' puts them on a pile"):
        with_extra(ann.replace("pour: {pile: shelf, to: another}", "reveal: shelf"))
    with pytest.raises(Problem, match="unknown deck of Drinks"):
        with_extra(ann.replace("pour: {pile: shelf", "pour: {pile: self"))


def test_with_two_of_her_each_drink_goes_to_its_own_deck() -> None:
    t = deal(**{"the-wench": at(), "other": at(is_="the-wench"), "zot": at(drink_me=[])})
    table = t.game.table
    drink_piles.serve(t.game, 0, "reserve", 2)
    drink_piles.serve(t.game, 1, "reserve", 2)
    assert [table.owners[card] for card in table.seats[2].drink_me] == [0, 1]
    for card in table.seats[2].drink_me:
        assert drink_piles.deck_of(table, card) is table.seats[table.owners[card] or 0].piles["reserve"]
        assert table.home(card) is table.seats[table.owners[card] or 0].spent["reserve"]
    assert len(titles(t, 2)) == 2
