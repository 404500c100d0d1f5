# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that count as Gold (allies-keet-and-nitrel, "Artifacts"): where they lie, who knows them, and that they always count."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from typing import Any

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.brief import numbers
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules import coins, losing
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.sampling import deal_unseen
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.engine.state.table import Table
from rdi_desktop.engine.views import purse
from tests.rules.deal import at, deal


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def game(content: Content, *characters: str, seed: int = 1, **options: Any) -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(who) for who in characters), seed, 0, options), content)


def artifacts(table: Table) -> list[int]:
    return [card for card, cdef in enumerate(table.cards) if cdef.coin]


def counted(table: Table) -> None:
    """Every card that counts as Gold lies where it is said to, and stashes and pot count just those and coins."""
    written = dict(table.coins)
    coins.count(table)
    assert written == table.coins
    lying = [card for pile in table.piles() for card in pile.cards if table.cards[card].coin]
    assert len(lying) == len(set(lying))
    for side in table.sides:
        assert side.gold >= sum(at in side.members for at in table.coins.values())
    assert table.pot_gold >= sum(at == "pot" for at in table.coins.values())


@pytest.mark.parametrize(("others", "n"), [(1, 8), (3, 10), (6, 12)])
def test_the_owner_begins_with_as_many_of_them_as_others_with_gold_and_the_rest_is_in_the_box(
    content: Content, others: int, n: int
) -> None:
    table = game(content, "keet", *["zot"] * others).table
    assert table.gold(0) == table.gold(1) == len(table.seats[0].piles["artifact"]) == n
    assert len(table.seats[0].box) == 18 - n
    assert table.inn_gold == 78 - n * others


def test_a_team_has_half_of_its_stash_in_them(content: Content) -> None:
    seats = tuple(
        SeatSetup(who, team=team) for who, team in (("keet", "a"), ("zot", "a"), ("fiona", "b"), ("gerki", "b"))
    )
    table = Game.new(GameSetup(seats, 1, 0, {}, "two-headed-dragon"), content).table
    assert table.gold(0) == 10
    assert len(table.seats[0].piles["artifact"]) == 5


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in range(1, 6))])
def test_they_are_counted_wherever_they_go_and_no_view_tells_a_hidden_one(content: Content, seed: int) -> None:
    """Random games with a thief, a Captain, Bombs and Prizes: after every decision, in every view, and in every sample."""
    played = game(content, "keet", "whitehawk", "gerki", "nitrel", seed=seed, prizes=True)
    bots = [make_bot("tipsy", seed * 4 + seat, content) for seat in range(4)]
    gold = 0
    for turn in range(400):
        if played.over is not None or played.pending is None:
            break
        counted(played.table)
        seat = played.pending.seat
        for viewer in (None, 0, 1):
            hidden = {card for pile in played.table.piles() if not pile.seen_by(viewer) for card in pile.cards}
            told = json.dumps(played.view(viewer), default=asdict)
            assert not any(f'"id": {card}, "definition"' in told for card in hidden & set(artifacts(played.table)))
        if turn % 40 == 5 and not played.table.stack:
            sample = played.sample(seat, turn)
            counted(sample.table)
            assert [side.gold for side in sample.table.sides] == [side.gold for side in played.table.sides]
        command = bots[seat].decide(
            lambda seat=seat: played.view(seat), played.pending, lambda seat=seat: played.playable(seat)
        )
        played.submit(command)
        gold = max(gold, len(played.table.coins))
    assert gold


def test_what_nobody_has_looked_at_is_dealt_again_in_samples(content: Content) -> None:
    """Keet himself does not know what lies there; nobody knows what is in the box."""
    played = game(content, "keet", "zot", "fiona")
    table = played.table
    true = set(table.seats[0].piles["artifact"])
    for viewer in (0, 1):
        seen = [frozenset(played.sample(viewer, seed).table.seats[0].piles["artifact"]) for seed in range(12)]
        assert len(set(seen)) > 4
        assert sum(each == true for each in seen) < 4


def test_a_game_with_them_is_opened_again(content: Content) -> None:
    """The commands alone lead to the same table."""
    played = game(content, "keet", "gerki", "zot", seed=3)
    bots = [make_bot("regular", seat, content) for seat in range(3)]
    log: list[Command] = []
    while played.over is None and played.pending is not None and len(log) < 120:
        seat = played.pending.seat
        command = bots[seat].decide(
            lambda seat=seat: played.view(seat), played.pending, lambda seat=seat: played.playable(seat)
        )
        log.append(command)
        played.submit(command)
    again = Game.replay(played.setup, content, log)
    assert again.view(None) == played.view(None)
    assert again.table.coins == played.table.coins
    assert played.fork().view(0) == played.view(0)


def test_hidden_ones_go_before_those_that_lie_open(content: Content) -> None:
    """In which order they go if nobody picks; which of the hidden ones, chance decides as it moves."""
    laid = game(content, "keet", "zot")
    where = laid.table.seats[0]
    shown = where.piles["artifact"].pop(0)
    where.in_play.append(shown)
    coins.count(laid.table)
    order = [card for _, card in coins.lying(laid, 0)]
    assert set(order) == {shown, *where.piles["artifact"]}
    assert order[-1] == shown


def test_open_harmful_ones_are_no_gold_to_computer_players(content: Content) -> None:
    """They are Gold, but nobody is ahead for an Idol and a Gem."""
    table = game(content, "keet", "zot").table
    where = table.seats[0]
    ids = {table.cards[card].id: card for card in artifacts(table)}
    for name in ("cursed-idol-of-doom", "gleaming-gem-of-inebriation", "rusty-nail"):
        card = ids[f"keet/{name}"]
        for pile in (where.box, where.piles["artifact"]):
            if card in pile:
                pile.remove(card)
        where.in_play.append(card)
    coins.count(table)
    table.side(0).gold = len(table.coins)
    assert purse(table, 0) == table.gold(0) - 3
    table.side(0).gold = 3
    assert purse(table, 0) == 1, "and yet nobody is thought to be thrown out who is not"


def test_who_antes_one_face_down_knows_it_and_nobody_else(content: Content) -> None:
    table = game(content, "keet", "zot", "fiona").table
    card = table.seats[0].piles["artifact"].pop()
    table.seats[0].anted.append(card)
    places = [pile for pile in table.piles() if card in pile.cards]
    assert [pile.seen_by(0) for pile in places] == [True]
    assert [pile.seen_by(1) for pile in places] == [False]


def test_they_are_no_deck(content: Content) -> None:
    """What is discarded of them stays there, also once none is left."""
    played = game(content, "keet", "gerki", seed=5)
    bots = [make_bot("tipsy", seat, content) for seat in range(2)]
    gone: set[int] = set()
    hidden = len(played.table.seats[0].piles["artifact"])
    while played.over is None and played.pending is not None:
        assert len(played.table.seats[0].piles["artifact"]) <= hidden, "none comes back face down"
        hidden = len(played.table.seats[0].piles["artifact"])
        spent = set(played.table.seats[0].spent["artifact"])
        assert gone <= spent | {c for seat in played.table.seats for c in seat.in_play}, (
            "only a card that catches one brings it back"
        )
        gone = spent
        seat = played.pending.seat
        played.submit(
            bots[seat].decide(
                lambda seat=seat: played.view(seat), played.pending, lambda seat=seat: played.playable(seat)
            )
        )
    assert gone


def test_whoever_passes_out_with_them_does_not_say_who_gets_which(content: Content) -> None:
    """They are shuffled before they are divided [471]: which ones go to the Inn is chance, how many is not."""
    gone: set[frozenset[int]] = set()
    for seed in range(12):
        played = game(content, "keet", "zot", "fiona")
        table = played.table
        table.rng = seed
        before = sorted(card for _, card in coins.cards_in(played, 0) if isinstance(card, int))
        losing.divide(played, 0, [1, 2])
        spent = frozenset(table.seats[0].spent["artifact"])
        assert len(before) == 10
        assert len(spent) == 6, "half to the Inn, and the one that is left over"
        gone.add(spent)
    assert len(gone) > 6


def test_one_that_is_played_counts_no_more() -> None:
    """[462]"""
    t = deal(keet=at(in_play=["Feather of a Very Surprised Phoenix", "Old Coin"], fortitude=10), zot=at())
    coins.count(t.game.table)
    t.game.checkpoint_here()
    before = t.game.table.gold(0)
    t.play("keet", "Feather of a Very Surprised Phoenix").rest()
    assert t.keet.fortitude == 13
    assert t.game.table.gold(0) == before - 1
    counted(t.game.table)


@pytest.mark.parametrize("seed", range(2))
def test_how_much_gold_counts_does_not_tell_what_lies_face_down(content: Content, seed: int) -> None:
    """An Idol that lies open is no Gold to anybody, one face down is: twin games, which differ in what a seat cannot see."""

    def arrange(table: Table) -> None:
        """The Idol lies open, and the Gem face down."""
        where = table.seats[0]
        for name in ("cursed-idol-of-doom", "gleaming-gem-of-inebriation"):
            card = next(card for card in artifacts(table) if table.cards[card].id == f"keet/{name}")
            if card in where.box:
                where.box[where.box.index(card)] = where.piles["artifact"].pop()
            else:
                where.piles["artifact"].remove(card)
            where.piles["artifact"].insert(0, card)
        where.lay_open(where.piles["artifact"].pop(1))
        coins.count(table)

    setup = GameSetup(tuple(SeatSetup(who) for who in ("keet", "gerki", "fiona")), seed)
    played = Game.from_table(setup, content, arrange)
    bots = [make_bot("tipsy", seed * 3 + seat, content) for seat in range(3)]
    lay, differed = 0, 0
    for step in range(60):
        if played.pending is None:
            break
        for viewer in range(3):
            twin = played.fork()
            deal_unseen(twin.table, viewer, step)
            views = [each.view(viewer) for each in (played, twin)]
            assert [seat.purse for seat in views[0].seats] == [seat.purse for seat in views[1].seats]
            assert [seat.gold for seat in views[0].seats] == [seat.gold for seat in views[1].seats]
            assert numbers(played, viewer) == numbers(twin, viewer)
            lay += views[0].seats[0].purse < views[0].seats[0].gold
            mine = [set(each.table.seats[0].piles["artifact"]) for each in (played, twin)]
            differed += mine[0] != mine[1]
        seat = played.pending.seat
        view, playable = partial(played.view, seat), partial(played.playable, seat)
        played.submit(bots[seat].decide(view, played.pending, playable))
    assert lay
    assert differed
