# SPDX-License-Identifier: GPL-3.0-or-later
"""How a world is judged where it breaks off, and how long a search lasts."""

from __future__ import annotations

import random

import pytest

from rdi_desktop.bots import Chair, decided
from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.evaluation import long_odds
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.search import Search, TriedAnswer
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.tempers import REGULAR, SHARK, TEMPERS
from rdi_desktop.bots.worlds import kinds, outlook, play_on
from rdi_desktop.engine.game import Game
from tests.bots.moment import asked
from tests.engine.test_secrets import some_setup
from tests.rules.deal import content

ALIKE = """
    character: fiona, name: me, hand: [], fortitude: 15, gold: 8
    character: gerki, hand: [], fortitude: 15, gold: 8
    character: zot, hand: [], fortitude: 10, gold: 8
"""


def chances(seats: str) -> list[float]:
    """Of every seat, at the beginning of the first one's turn."""
    game, _, _ = asked(content(), seats, "  phase: action\nsteps: []\n", "action")
    return [outlook(game, content(), seat).chance for seat in range(len(game.table.seats))]


def test_the_chances_of_all_are_one_and_follow_what_is_left() -> None:
    mine, its, less = chances(ALIKE)
    assert abs(mine + its + less - 1.0) < 1e-9
    assert mine == its > less > 0.0


def test_the_last_coins_count_and_the_turn_in_a_duel() -> None:
    poor = chances(ALIKE.replace("gerki, hand: [], fortitude: 15, gold: 8", "gerki, hand: [], fortitude: 15, gold: 1"))
    assert poor[1] < poor[2], "broke is worse than bruised"
    duel = chances("\n".join(ALIKE.strip().splitlines()[:2]))
    assert duel[0] > duel[1], "whoever has the turn is a step ahead"


def test_what_one_holds_against_the_next_blow_counts_the_more_the_less_everybody_has_left() -> None:
    low = ALIKE.replace("fortitude: 15", "fortitude: 5").replace("fortitude: 10", "fortitude: 3")
    gained = []
    for table in (ALIKE, low):
        trifle, answer = (
            chances(table.replace("gerki, hand: []", f'gerki, hand: ["{title}"]'))[1]
            for title in ("Winning Hand!", "Hide in shadows")
        )
        gained.append(answer / trifle)
    assert 1.0 < gained[0] < gained[1]


def test_to_be_ahead_tells_less_than_what_is_left_says_while_three_are_there() -> None:
    mine, its, _ = chances(ALIKE.replace("gerki, hand: [], fortitude: 15", "gerki, hand: [], fortitude: 10"))
    assert 1.0 < mine / its < 0.9 * long_odds(15, 8) / long_odds(10, 8), "whoever is ahead is struck"


def test_the_others_of_a_world_are_regulars_and_strangers_as_often() -> None:
    drawn = [kinds(4, 0, seed) for seed in range(100)]
    assert all(kind[0] == SHARK for kind in drawn)
    others = [each for kind in drawn for each in kind[1:]]
    assert 0.4 < others.count(REGULAR) / len(others) < 0.6
    assert all(temper in others for temper in TEMPERS.values())


def test_a_world_is_judged_as_each_turn_begins() -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    world, turn, found = game.fork(), game.turn_number, []
    chairs = [
        Chair(RegularBot(5 + seat, content(), temper=kind), world, seat)
        for seat, kind in enumerate(kinds(len(game.table.seats), 0, 5))
    ]
    while len(found) < 3:
        decision = world.pending
        assert decision is not None
        if world.turn_number > turn + len(found):
            found.append(outlook(world, content(), 0).chance)
        world.submit(chairs[decision.seat].command())
    for turns in (1, 2, 3):
        assert play_on(game.fork(), content(), 0, 5, turns).chance == pytest.approx(sum(found[:turns]) / turns)


def test_a_world_that_ends_counts_as_it_ended() -> None:
    game = Game.new(some_setup(random.Random(8)), content())
    last = game.fork()
    bot = RegularBot(1, content())
    while game.pending is not None:
        last = game.fork() if game.turn_number > last.turn_number else last
        game.submit(decided(bot, game))
    assert game.over is not None
    seat = game.over.winners[0]
    seen = play_on(last, content(), seat, 1, 400)
    assert last.winners is not None
    won = 1 / len(last.winners) if seat in last.winners else 0.0
    assert seen.chance == pytest.approx(won, abs=0.05)


def test_work_is_bounded_at_any_table() -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    sense = RegularBot(1, content())
    while game.pending is not None and len(game.pending.options) < 4:
        game.submit(decided(sense, game))
    decision = game.pending
    assert decision is not None
    tried = [TriedAnswer((option.id,), 0.0) for option in decision.options[:3] if decision.max == 1]
    tried = tried or [TriedAnswer(picks, 0.0) for picks in ((), (decision.options[0].id,))]
    search = Search(content(), decision.seat, lambda seed: game.sample(decision.seat, seed), 5, 2, work=60)
    found = search.run(tried, 10_000)
    steps = [outlook.steps for each in found for outlook in each.outlooks]
    assert sum(steps) <= 60 + 3 * max(steps) * len(tried), "one world more at most in each round"
    assert len(steps) < 100


def test_every_number_of_discards_is_thought_of() -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, "Luckily for me, I was wearing my armor!", I raise!]
        character: zot, hand: []
    """
    game, seat, decision = asked(content(), seats, "  phase: discard_and_draw\nsteps: []\n", "discard")
    found = answers(Situation(lambda: game.brief(seat), seat, content()), decision, (), [])
    assert {len(picks) for picks in found} == set(range(decision.max + 1)) & set(range(5))
