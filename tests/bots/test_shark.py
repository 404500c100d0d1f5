# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that looks ahead: by what its seat may know, at any table, within its time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from time import perf_counter

import pytest

from rdi_desktop.bots import decided, make_bot
from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.shark import SharkBot
from rdi_desktop.bots.situation import Situation
from rdi_desktop.content.checked import Checked
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Decision
from tests.bots.test_regular import HIT_ME, Asked
from tests.engine.test_secrets import some_setup
from tests.engine.watching import legal_answer
from tests.rules.deal import content


def questions(seed: int, every: int = 1) -> Iterator[tuple[Game, Decision]]:
    """The questions with a choice in a game of anybody, played by players with sense."""
    game = Game.new(some_setup(random.Random(seed)), content())
    sense = make_bot("regular", seed, content())
    asked = 0
    while (decision := game.pending) is not None:
        if len(decision.options) > 1:
            asked += 1
            if asked % every == 0:
                yield game, decision
        game.submit(decided(sense, game))


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.weekly)])
def test_what_is_hidden_makes_no_difference(seed: int) -> None:
    tried = 0
    for number, (game, decision) in enumerate(questions(seed, every=50)):
        found = []
        for world in (game, game.sample(decision.seat, 1000 + number)):
            bot = SharkBot(seed, content(), rollouts=2)
            found.append((decided(bot, world), [(each.picks, each.outlooks) for each in bot.tried]))
        assert found[0] == found[1]
        tried += len(found[0][1]) > 1
    assert tried > 0


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in (1, 2))])
def test_any_question_at_any_table(seed: int) -> None:
    chance = random.Random(seed)
    game = Game.new(some_setup(chance), content())
    bot = SharkBot(seed, content(), rollouts=1)
    for step in range(160):
        if (decision := game.pending) is None:
            return
        if step % 4:
            game.submit(legal_answer(decision, chance))
            continue
        game.submit(decided(bot, game))


@pytest.mark.weekly
def test_a_game_among_sharks_comes_to_its_end() -> None:
    game = Game.new(some_setup(random.Random(3)), content())
    bot = SharkBot(1, content(), rollouts=1)
    while game.pending is not None:
        game.submit(decided(bot, game))
    assert game.over is not None


def test_several_answers_are_tried_in_the_same_worlds() -> None:
    for game, _ in questions(4, every=30):
        bot = SharkBot(1, content(), rollouts=3)
        command = decided(bot, game)
        if len(bot.tried) > 1:
            best, *others = bot.tried
            assert isinstance(command, Answer)
            assert command.picks == best.picks
            assert all(len(each.outlooks) <= len(best.outlooks) for each in others)
            assert [each.picks for each in bot.tried[:1]] == [each.picks for each in bot.explain()[:1]]


def test_one_of_several_copies_is_enough() -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, I raise!]
        character: zot, hand: []
    """
    asked = Asked(content(), seats, "  phase: action\nsteps: []\n", "action")
    advised = Answer(0, asked.decision.default)
    found = answers(Situation(lambda: asked.game.view(0), 0, content()), asked.decision, advised, list)
    words = {asked.words(each.picks[0]) for each in found if isinstance(each, Answer)}
    assert len(found) == len(words) < len(asked.decision.options)


def test_a_blow_that_would_be_the_last_is_ignored() -> None:
    seats = """
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, name: me, fortitude: 7, alcohol: 5, hand: ["Luckily for me, I was wearing my armor!"]
        character: zot, hand: []
    """
    asked = Asked(content(), seats, HIT_ME, "respond")
    command = decided(SharkBot(1, content(), rollouts=40), asked.game)
    assert isinstance(command, Answer)
    assert [asked.words(pick) for pick in command.picks] == ["Luckily for me, I was wearing my armor!"]


BLOW_FOR_THE_TEAM = """
  variant: two-headed-dragon
steps:
  - alaric: {play: "Can't beat the classics!", target: oozwald}
"""


def test_what_would_be_the_last_of_a_team_is_warded_off_by_a_teammate() -> None:
    seats = """
        character: alaric, team: a, hand: ["Can't beat the classics!"]
        character: fiona, team: a, hand: []
        character: oozwald, team: b, fortitude: 2, alcohol: 1, hand: []
        character: karl, name: me, team: b, hand: ["Well, that's one way to finish a book"]
    """
    asked = Asked(content(), seats, BLOW_FOR_THE_TEAM.strip("\n"), "respond")
    bot = SharkBot(1, content(), rollouts=40)
    command = decided(bot, asked.game)
    assert isinstance(command, Answer)
    assert command.picks != ("pass",), "with a card or a potion"


HOMEMADE = """\
kind: character
id: bodkin
name: Bodkin
size: 10
tracks: {fuse: {name: Fuse, range: 0-3}}
deck:
- {title: Everybody holds a rocket, type: action, copies: 5, do: [{lose: {who: self, fortitude: 2}}, {lose: {who: others, fortitude: 3}}]}
- {title: The fuse is wet, type: action, copies: 5, do: [{gain: {fortitude: 1}}], after: [{shift: {fuse: 1}}]}
"""


@pytest.mark.parametrize(("mine", "plays"), [(6, "Everybody holds a rocket"), (2, "The fuse is wet")])
def test_a_character_made_today_is_played_with_sense(tmp_path: Path, mine: int, plays: str) -> None:
    """What ends it for the other is played, unless it ends it for the player first."""
    file = tmp_path / "bodkin.yaml"
    file.write_text(HOMEMADE, encoding="utf-8")
    known = Checked(file, content()).content
    seats = f"""
        character: bodkin, name: me, fortitude: {mine}, hand: [Everybody holds a rocket, The fuse is wet]
        character: zot, fortitude: 3, hand: []
    """
    asked = Asked(known, seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
    command = decided(SharkBot(1, known, rollouts=24), asked.game)
    assert isinstance(command, Answer)
    assert [asked.words(pick) for pick in command.picks] == [plays]


def test_it_answers_when_time_is_up_or_somebody_wants_to_go_on() -> None:
    for game, decision in questions(5, every=9):
        hurried = SharkBot(1, content(), rollouts=100_000, seconds=0.02)
        endless = SharkBot(1, content(), rollouts=100_000)
        Timer(0.05, endless.hurried.set).start()
        for bot in (hurried, endless):
            begun = perf_counter()
            command = decided(bot, game)
            assert perf_counter() - begun < 20, "a search of that size would take minutes"
            assert isinstance(command, Answer)
            assert all(decision.option(pick) is not None for pick in command.picks)
        if hurried.tried:
            return
