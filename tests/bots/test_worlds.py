# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes of answers in possible worlds."""

from __future__ import annotations

import random
from functools import partial

import pytest

from rdi_desktop.bots import Chair, decided
from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.odds import open_chances
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.search import Search, compare, is_settled
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.worlds import LONGEST, Outlook, TriedAnswer, play_on
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from tests.bots.moment import asked
from tests.engine.test_secrets import some_setup
from tests.rules.deal import content


@pytest.mark.parametrize("turns", [1, 2])
def test_a_world_is_judged_as_each_turn_begins(turns: int) -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    world, judged = game.fork(), []
    bots = [RegularBot(5 + seat, content()) for seat in range(len(game.table.seats))]
    chairs = [Chair(bot, world, seat) for seat, bot in enumerate(bots)]
    for turn in range(game.turn_number + 1, game.turn_number + turns + 1):
        while (decision := world.pending) is not None and world.turn_number < turn:
            world.submit(chairs[decision.seat].command())
        judged.append(open_chances(world, content())[0])
    assert play_on(game.fork(), content(), 0, 5, turns).chance == sum(judged) / turns


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

    found = [TriedAnswer(command) for command in commands]
    tried = Search(content(), worlds, 7, 1).run(found, 18)
    assert made == list(range(7, 7 + len(made))), "nobody has worlds of its own"
    assert {each.command for each in tried} == set(commands)
    assert found[0].outlooks and all(0 < len(each.outlooks) <= len(found[0].outlooks) for each in tried)
    alive = [each for each in tried if len(each.outlooks) == len(made)]
    assert [each.chance for each in alive] == sorted((each.chance for each in alive), reverse=True)


def test_a_world_for_which_there_was_no_time_does_not_count() -> None:
    game = Game.new(some_setup(random.Random(12)), content())
    decision = game.pending
    assert decision is not None
    left = iter([False, False, False, True, True])
    found = [TriedAnswer(Answer(decision.seat, decision.default)) for _ in range(2)]
    worlds = partial(game.sample, decision.seat)
    tried = Search(content(), worlds, 1, 1, lambda: next(left)).run(found, 8)
    assert [len(each.outlooks) for each in tried] == [1, 1]


def outlooks(*chances: float) -> list[Outlook]:
    return [Outlook(chance, (), ()) for chance in chances]


def test_with_few_worlds_the_first_judgement_counts() -> None:
    first = TriedAnswer(Answer(0, ("a",)), outlooks(0.2, 0.3))
    alike = TriedAnswer(Answer(0, ("b",)), outlooks(0.21, 0.31), behind=-3.0)
    for each in (first, alike):
        compare(each, first)
    assert alike.chance < first.chance
    alike.outlooks, first.outlooks = outlooks(*[0.23] * 60), outlooks(*[0.2] * 60)
    for each in (first, alike):
        compare(each, first)
    assert alike.chance > first.chance


def test_it_looks_no_further_when_one_is_surely_better() -> None:
    first = TriedAnswer(Answer(0, ("a",)), outlooks(0.2, 0.3, 0.25, 0.28))
    surely, perhaps = outlooks(0.5, 0.6, 0.55, 0.59), outlooks(0.5, 0.1, 0.3, 0.2)
    for seen, settled in ((surely, True), (perhaps, False)):
        other = TriedAnswer(Answer(0, ("b",)), seen)
        for each in (first, other):
            compare(each, first)
        assert is_settled([first, other]) is settled


def test_every_number_of_discards_is_thought_of() -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, "Luckily for me, I was wearing my armor!", I raise!]
        character: zot, hand: []
    """
    game, seat, decision = asked(content(), seats, "  phase: discard_and_draw\nsteps: []\n", "discard")
    found = answers(Situation(lambda: game.brief(seat), seat, content()), decision, Answer(seat, ()), list)
    numbers = {len(each.picks) for each in found if isinstance(each, Answer)}
    assert numbers == set(range(decision.max + 1)) & set(range(5))
