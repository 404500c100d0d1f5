# SPDX-License-Identifier: GPL-3.0-or-later
"""Section A: components and setup."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from tests.rules.deal import at, content, deal, with_extra

BASE = ("deirdre", "fiona", "gerki", "zot")
TEN = ("alaric", "karl", "eisinder", "dominique", "oozwald", "valeria")

FRAIL = """
kind: character
id: frail
name: Somebody Frail
traits: [hero]
start: {fortitude: 13, alcohol: 2}
deck: [{standard: hit-1, copies: 40}]
"""


def new(*characters: str, seed: int = 5, first: int = 0, **options: object) -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(c) for c in characters), seed, first, options), content())


def test_everybody_has_deck_and_numbers_and_all_share_one_drink_deck() -> None:
    table = new(*BASE).table
    assert [len(s.hand) + len(s.deck) for s in table.seats] == [40] * 4
    assert len({id(table.side(i)) for i in range(4)}) == 4
    assert len(table.drink_deck) + sum(len(s.drink_me) for s in table.seats) == 30
    assert all(table.owners[c] is None for c in table.drink_deck)


@pytest.mark.parametrize("character", [*BASE, *TEN])
def test_a_character_deck_has_forty_cards(character: str) -> None:
    assert sum(card.copies for card in content().characters[character].deck if not card.boss) == 40


@pytest.mark.parametrize("deck", ["deck-1", "deck-2", "deck-3", "deck-4", "deck-5", "deck-10"])
def test_a_drink_deck_has_thirty_cards_and_is_shuffled(deck: str) -> None:
    assert len(content().drink_deck(deck)) == 30
    orders = set()
    for seed in range(4):
        table = new("gerki", "zot", seed=seed, drinks=deck).table
        orders.add(tuple(table.cards[c].id for c in table.drink_deck))
        assert table.drink_discard == []
    assert len(orders) == 4


def test_drinks_go_to_a_discard_pile_of_their_own() -> None:
    t = deal(gerki=at(drink_me=["Light Ale"]), zot=at()).drink("gerki").rest()
    assert t.drink_discard == ["Light Ale"]
    assert t.gerki.discard == []


def test_each_character_deck_is_shuffled_apart_and_discards_go_to_its_own_pile() -> None:
    orders = {tuple(new("zot", "zot", seed=seed).table.seats[0].deck) for seed in range(4)}
    assert len(orders) == 4
    t = deal(a=at(["Static! Terribly sorry."], is_="zot"), b=at(is_="zot"))
    t.play("a", "Static! Terribly sorry.", on="b").rest()
    assert (t.a.discard, t.b.discard) == (["Static! Terribly sorry."], [])


@pytest.mark.parametrize(("players", "gold"), [(2, 8), (3, 10), (4, 10), (6, 10), (7, 12), (8, 12)])
def test_start_gold_depends_on_the_number_of_players(players: int, gold: int) -> None:
    game = new(*(BASE * 2)[:players])
    assert [game.table.gold(i) for i in range(players)] == [gold] * players


def test_the_rest_of_the_gold_is_the_inns_and_the_inn_never_runs_out() -> None:
    assert new(*BASE).table.inn_gold > 0
    t = deal(
        gerki=at(["The till was open anyway"]), zot=at(["Alchemy for beginners: first, your coin"]), turn="zot", inn=0
    )
    t.play("zot", "Alchemy for beginners: first, your coin", on="gerki").play(
        "gerki", "The till was open anyway"
    ).rest()
    assert (t.gerki.gold, t.zot.gold) == (10, 11)


def test_start_fortitude_and_alcohol_content() -> None:
    table = new(*BASE).table
    assert [(table.side(i).fortitude, table.side(i).alcohol) for i in range(4)] == [(20, 0)] * 4


def test_a_character_may_say_otherwise_about_the_start() -> None:
    table = Game.new(GameSetup((SeatSetup("frail"), SeatSetup("zot"))), with_extra(FRAIL)).table
    assert (table.side(0).fortitude, table.side(0).alcohol) == (13, 2)
    assert (table.side(1).fortitude, table.side(1).alcohol) == (20, 0)


def test_one_face_down_drink_for_everybody_which_nobody_sees() -> None:
    game = new(*BASE)
    drinks = {seat.drink_me[0] for seat in game.table.seats}
    assert [len(seat.drink_me) for seat in game.table.seats] == [1] * 4
    assert len(drinks) == 4
    for viewer in (None, 0, 1, 2, 3):
        seen = game.view(viewer)
        assert [s.drink_me for s in seen.seats] == [1] * 4
        assert not any(f"'id': {c}," in str(seen) for c in drinks)


def test_seven_cards_in_a_hand_that_only_its_owner_sees() -> None:
    game = new(*BASE)
    for viewer in range(4):
        seats = game.view(viewer).seats
        assert [s.hand_count for s in seats] == [7] * 4
        assert [s.hand is not None for s in seats] == [s == viewer for s in range(4)]
    assert all(s.hand is None for s in game.view(None).seats)


@pytest.mark.parametrize("first", [0, 2, 3])
def test_whoever_is_chosen_goes_first_and_turns_go_to_the_left(first: int) -> None:
    game = new(*BASE, first=first, seed=3)
    turns = []
    while len(turns) < 5:
        if not turns or turns[-1] != game.table.turn:
            turns.append(game.table.turn)
        from rdi_desktop.engine.state.decisions import Answer

        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert turns == [(first + i) % 4 for i in range(5)]


def test_the_last_one_left_wins() -> None:
    t = deal(gerki=at(["How did this get stuck in your back?"]), zot=at(fortitude=2, alcohol=1))
    t.play("gerki", "How did this get stuck in your back?", on="zot").rest()
    assert t.winners == ["gerki"]
    assert t.game.over is not None
    assert t.game.over.reason == "last"
    assert t.asked is None
