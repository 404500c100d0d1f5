# SPDX-License-Identifier: GPL-3.0-or-later
"""Everybody's chance to win: what it follows, at every kind of table, with open hands and with hidden ones."""

from __future__ import annotations

import random

import pytest

from rdi_desktop.bots import Chair, make_bot, odds
from rdi_desktop.bots.odds import COMPANIES, TERMS, Mat, WeighedTable, chances, judge, open_chances, position, terms
from rdi_desktop.commands.matches import schedule
from rdi_desktop.engine.game import Game
from tests.bots.moment import asked
from tests.engine.test_secrets import some_setup
from tests.rules.deal import content

ALIKE = """
    character: fiona, name: me, hand: [], fortitude: 15, gold: 8
    character: gerki, hand: [], fortitude: 15, gold: 8
    character: zot, hand: [], fortitude: 10, gold: 8
"""


def seen(seats: str) -> tuple[float, ...]:
    """The chances at the beginning of the first seat's turn."""
    game, _, _ = asked(content(), seats, "  phase: action\nsteps: []\n", "action")
    return open_chances(game, content())


def test_the_chances_of_all_are_one_and_follow_what_is_left() -> None:
    mine, its, less = seen(ALIKE)
    assert mine + its + less == pytest.approx(1.0)
    assert min(mine, its) > less > 0.0


def test_the_last_coins_count() -> None:
    poor = seen(ALIKE.replace("gerki, hand: [], fortitude: 15, gold: 8", "gerki, hand: [], fortitude: 15, gold: 1"))
    assert poor[1] < 0.8 * seen(ALIKE)[1]


def test_the_turn_counts_in_a_duel() -> None:
    duel = seen("\n".join(ALIKE.strip().splitlines()[:2]))
    assert duel[0] > duel[1], "whoever has the turn is a step ahead"


def test_what_one_holds_against_the_next_blow_counts_the_more_the_less_everybody_has_left() -> None:
    low = ALIKE.replace("fortitude: 15", "fortitude: 5").replace("fortitude: 10", "fortitude: 3")
    gained = []
    for table in (ALIKE, low):
        trifle, answer = (
            seen(table.replace("gerki, hand: []", f'gerki, hand: ["{title}"]'))[1]
            for title in ("Winning Hand!", "Hide in shadows")
        )
        gained.append(answer / trifle)
    assert 1.0 < gained[0] < gained[1]


@pytest.mark.parametrize("variant", ["two-headed-dragon", "boss-battle", "leaders-and-lackeys", "boss-otto"])
def test_a_side_counts_once_however_many_sit_there(variant: str) -> None:
    way = content().variant(variant)
    match = next(schedule(1, 4, sorted(content().characters), ["tipsy"], 4, {}, way, content().villains))
    game = Game.new(match.setup, content())
    found = open_chances(game, content())
    by_side = {seat.side: chance for seat, chance in zip(game.table.seats, found, strict=True)}
    assert sum(by_side.values()) == pytest.approx(1.0)
    assert all(by_side[seat.side] == chance for seat, chance in zip(game.table.seats, found, strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_a_view_tells_everybodys_chance_by_what_it_shows(seed: int) -> None:
    game = Game.new(some_setup(random.Random(seed)), content())
    chairs = [Chair(make_bot("regular", seat, content()), game, seat) for seat in range(len(game.table.seats))]
    for _ in range(60):
        if (decision := game.pending) is None:
            break
        game.submit(chairs[decision.seat].command())
    for seat in (None, *range(len(chairs))):
        known = chances(game.view(seat), content())
        assert known == pytest.approx(chances(game.brief(seat), content()))
        for mat in position(game.view(seat), content()).mats:
            where = game.table.seats[mat.seat]
            if seat is None or where.side != game.table.seats[seat].side:
                usual = odds.usual(where.character)
                assert mat.kinds == tuple(len(where.hand) * n for n in usual), "an unseen hand is an average one"
        assert sum({mat.side: known[mat.seat] for mat in game.view(seat).seats}.values()) == pytest.approx(1.0)


def test_a_game_that_is_over_is_known() -> None:
    game = Game.new(some_setup(random.Random(8)), content())
    bot = make_bot("regular", 1, content())
    while (decision := game.pending) is not None:
        game.submit(Chair(bot, game, decision.seat).command())
    assert game.over is not None
    won = {game.table.seats[seat].side for seat in game.over.winners}
    shares = tuple(1 / len(won) if seat.side in won else 0.0 for seat in game.table.seats)
    assert open_chances(game, content()) == shares


def test_every_weight_belongs_to_a_term_and_every_company_has_some() -> None:
    import json

    stored = json.loads(odds.FILE.read_text(encoding="utf-8"))["weights"]
    assert set(stored) == set(COMPANIES)
    assert len(set(TERMS)) == len(TERMS)
    for company, weights in stored.items():
        assert weights, company
        assert set(weights) <= set(TERMS), company


def mat(seat: int, room: float, gold: float) -> Mat:
    return Mat(seat, seat, room, gold, 0, 4, 0, 0, False, 0, (0.0,) * len(odds.KINDS))


def test_places_are_counted_from_the_turn_among_those_who_are_left() -> None:
    for turn, order in ((0, (1, 2)), (2, (1, 2)), (4, (4, 1)), (1, (2, 4))):
        found = terms(WeighedTable(turn, 5, (mat(1, 10, 5), mat(2, 10, 5), mat(4, 10, 5))))
        second, third = (TERMS.index(f"{n} after, of 3") for n in (1, 2))
        after = {side: (row[second], row[third]) for side, row in found.items()}
        first = next(side for side, places in after.items() if places == (0.0, 0.0))
        if turn in (1, 2, 4):
            assert first == turn
        else:
            assert first == order[0], "whoever acts next, if it is somebody's turn who cannot lose"


def test_nobody_left_has_no_chance() -> None:
    assert judge(WeighedTable(0, 3, ()), "alone") == {}
