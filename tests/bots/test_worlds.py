# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes of answers in possible worlds."""

from __future__ import annotations

import random

import pytest

from rdi_desktop.bots import Chair, decided
from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.odds import open_chances
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.worlds import LONGEST, play_on, try_out
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from tests.bots.moment import asked
from tests.engine.test_secrets import some_setup
from tests.rules.deal import content


@pytest.mark.parametrize("turns", [1, 2])
def test_a_world_is_judged_as_a_turn_begins(turns: int) -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    world = game.fork()
    chairs = [Chair(RegularBot(5 + seat, content()), world, seat) for seat in range(len(game.table.seats))]
    while (decision := world.pending) is not None and world.turn_number < game.turn_number + turns:
        world.submit(chairs[decision.seat].command())
    assert play_on(game.fork(), content(), 0, 5, turns).chance == open_chances(world, content())[0]


def test_a_world_that_ends_counts_as_it_ended() -> None:
    game = Game.new(some_setup(random.Random(8)), content())
    last = game.fork()
    bot = RegularBot(1, content())
    while game.pending is not None:
        last = game.fork() if game.turn_number > last.turn_number else last
        game.submit(decided(bot, game))
    seen = play_on(last, content(), 0, 1, 400)
    assert last.winners is not None
    assert seen.chance == open_chances(last, content())[0]
    for seat in last.table.seats:
        assert (seen.room[seat.index] == 0) >= seat.out


def test_work_is_bounded_at_any_table() -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    before = len(game.log)
    play_on(game, content(), 0, 5, 10_000)
    assert len(game.log) - before <= LONGEST


def test_all_answers_are_tried_in_the_same_worlds_and_the_best_comes_first() -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    sense = RegularBot(1, content())
    while (decision := game.pending) is not None and not (decision.max == 1 and len(decision.options) > 2):
        game.submit(decided(sense, game))
    assert decision is not None
    commands = [Answer(decision.seat, (option.id,)) for option in decision.options[:3]]
    made: list[int] = []

    def worlds(seed: int) -> Game:
        made.append(seed)
        return game.sample(decision.seat, seed)

    tried = try_out(commands, content(), worlds, 7, 3, 1)
    assert made == [7, 8, 9]
    assert {each.command for each in tried} == set(commands)
    assert [len(each.outlooks) for each in tried] == [3, 3, 3]
    assert [each.chance for each in tried] == sorted((each.chance for each in tried), reverse=True)


def test_a_world_for_which_there_was_no_time_does_not_count() -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    decision = game.pending
    assert decision is not None
    left = iter([False, False, False, True, True])
    commands = [Answer(decision.seat, decision.default)] * 2
    tried = try_out(commands, content(), lambda seed: game.sample(decision.seat, seed), 1, 8, 1, lambda: next(left))
    assert [len(each.outlooks) for each in tried] == [1, 1]


def test_every_number_of_discards_is_thought_of() -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, "Luckily for me, I was wearing my armor!", I raise!]
        character: zot, hand: []
    """
    game, seat, decision = asked(content(), seats, "  phase: discard_and_draw\nsteps: []\n", "discard")
    found = answers(Situation(lambda: game.brief(seat), seat, content()), decision, Answer(seat, ()), list)
    numbers = {len(each.picks) for each in found if isinstance(each, Answer)}
    assert numbers == set(range(decision.max + 1)) & set(range(5))
