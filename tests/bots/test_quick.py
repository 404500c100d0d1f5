# SPDX-License-Identifier: GPL-3.0-or-later
"""The player of possible worlds: rules of thumb, legal at any table."""

from __future__ import annotations

import random
from functools import partial

import pytest

from rdi_desktop.bots import decided
from rdi_desktop.bots.quick import QuickBot
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from tests.bots.moment import asked
from tests.bots.test_regular import HIT_ME
from tests.engine.test_secrets import some_setup
from tests.rules.deal import content

LAST_BLOW = """
    character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
    character: fiona, name: me, fortitude: 7, alcohol: 5, hand: ["Luckily for me, I was wearing my armor!"]
    character: zot, hand: []
"""


def does(seats: str, rest: str, kind: str) -> list[str]:
    """What it plays, picks or orders: titles of cards with their targets; the option's id where there is no card."""
    game, seat, decision = asked(content(), seats, rest, kind)
    command = QuickBot().decide(partial(game.view, seat, brief=True), decision, partial(game.playable, seat))
    words = []
    for option in map(decision.option, command.picks):
        assert option is not None
        on = "".join(f" on {game.table.seats[target].name}" for target in option.targets)
        words.append(option.id if option.card is None else game.table.cards[option.card].title + on)
    return words


def test_wards_off_what_would_be_the_last_blow() -> None:
    assert does(LAST_BLOW, HIT_ME, "respond") == ["Luckily for me, I was wearing my armor!"]


def test_hits_whom_it_throws_out() -> None:
    seats = """
        character: gerki, name: me, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, fortitude: 20, alcohol: 0, hand: []
        character: zot, fortitude: 6, alcohol: 4, hand: []
    """
    assert does(seats, "  phase: action\nsteps: []\n", "action") == ["Somebody loosened that chandelier, eh? on zot"]


def test_keeps_what_is_better_than_an_unseen_card() -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, "Luckily for me, I was wearing my armor!"]
        character: zot, hand: []
    """
    gone = does(seats, "  phase: discard_and_draw\nsteps: []\n", "discard")
    assert "Luckily for me, I was wearing my armor!" not in gone


@pytest.mark.parametrize("seed", range(3))
def test_plays_any_game_by_the_rules(seed: int) -> None:
    chance = random.Random(40 + seed)
    game = Game.new(some_setup(chance), content())
    bots = [QuickBot() for _ in game.table.seats]
    for _ in range(400):
        if game.pending is None:
            break
        command = decided(bots[game.pending.seat], game)
        assert isinstance(command, Answer)
        game.submit(command)
    assert game.turn_number > 3, "it comes forward"
