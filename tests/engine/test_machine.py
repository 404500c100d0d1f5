# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games of random characters, with everything that is always true checked after every command."""

from __future__ import annotations

import json
import random
from dataclasses import asdict

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import (
    Answer,
    CommandError,
    IllegalCommand,
    Interject,
    MalformedCommand,
    OutOfTurn,
)
from tests.engine.watching import (
    BASE,
    DRINKS,
    TEN,
    check_cards,
    check_numbers,
    check_question,
    check_views,
    gold,
    legal_answer,
    state,
    whole,
)
from tests.rules.deal import content

CHANCE = st.integers(0, 2**32 - 1)
SEAT = st.tuples(st.sampled_from(BASE + TEN), st.sampled_from(("able", "always")))


class Games(RuleBasedStateMachine):
    """One game at a time, driven through commands alone."""

    @initialize(
        seats=st.lists(SEAT, min_size=2, max_size=6),
        seed=CHANCE,
        first=st.integers(0, 5),
        drinks=st.sampled_from(DRINKS),
        variants=st.sampled_from(({}, {}, {"prizes": True}, {"bar_deck": True})),
        ahead=st.integers(0, 500),
    )
    def begin(
        self, seats: list[tuple[str, str]], seed: int, first: int, drinks: str, variants: dict[str, bool], ahead: int
    ) -> None:
        """A new game, or one that has gone on for a while."""
        who = tuple(SeatSetup(character, "", asked) for character, asked in seats)
        self.setup = GameSetup(who, seed, first % len(who), {"drinks": drinks, **variants})
        self.game = Game.new(self.setup, content())
        self.total = gold(self.game.table)
        self.seen: set[int] = set()
        self.check()
        self.go_on(random.Random(seed), ahead)

    def check(self) -> None:
        check_cards(self.game)
        check_numbers(self.game, self.total)
        check_question(self.game)

    def go_on(self, chance: random.Random, times: int) -> None:
        for _ in range(times):
            if self.game.pending is None:
                return
            self.game.submit(legal_answer(self.game.pending, chance))
            self.check()

    def goes_on(self) -> bool:
        return self.game.over is None

    @precondition(goes_on)
    @rule(chance=CHANCE, times=st.integers(1, 25))
    def answer(self, chance: int, times: int) -> None:
        """Whoever is asked gives any legal answer, several times over."""
        self.go_on(random.Random(chance), times)

    @precondition(goes_on)
    @rule(chance=CHANCE)
    def interject(self, chance: int) -> None:
        """Somebody plays something over somebody's decision."""
        random_ = random.Random(chance)
        for seat in random_.sample(range(len(self.game.table.seats)), len(self.game.table.seats)):
            for playable in self.game.playable(seat):
                assert bool(playable.ways) != bool(playable.why)
            ways = [way for playable in self.game.playable(seat) for way in playable.ways]
            if not ways:
                continue
            before = whole(self.game)
            try:
                self.game.submit(Interject(seat, random_.choice(ways).id))
            except CommandError:
                assert whole(self.game) == before
            else:
                self.check()
                return

    @precondition(goes_on)
    @rule(chance=CHANCE)
    def refuse(self, chance: int) -> None:
        """Commands that cannot be carried out change nothing."""
        game, random_ = self.game, random.Random(chance)
        pending = game.pending
        assert pending is not None
        seats = len(game.table.seats)
        other = (pending.seat + random_.randint(1, seats - 1)) % seats
        good = legal_answer(pending, random_).picks
        many = tuple(f"x{i}" for i in range(pending.max + 1))
        before = whole(game)
        for command, error in [
            (Answer(other, good), OutOfTurn),
            (Answer(other, ()), OutOfTurn),
            (Answer(pending.seat, ("no-such-option",)), IllegalCommand),
            (Answer(pending.seat, many), IllegalCommand),
            (Answer(pending.seat, (pending.options[:1] and (pending.options[0].id,) * 2) or many), IllegalCommand),
            (Answer(seats, good), MalformedCommand),
            (Answer(-1, good), MalformedCommand),
            (Answer(True, good), MalformedCommand),
            (Answer(pending.seat, list(good)), MalformedCommand),  # type: ignore[arg-type]
            (Answer(pending.seat, (7,)), MalformedCommand),  # type: ignore[arg-type]
            (Interject(other, "play:9999"), (IllegalCommand, OutOfTurn)),
            (Interject(other, 5), MalformedCommand),  # type: ignore[arg-type]
            ("pass", MalformedCommand),
            (None, MalformedCommand),
        ]:
            with pytest.raises(error):
                game.submit(command)  # type: ignore[arg-type]
            assert whole(game) == before, command

    @rule()
    def look(self) -> None:
        """Views show what may be seen, as plain data."""
        check_views(self.game, self.seen)
        for viewer in (None, 0):
            assert json.loads(json.dumps(self.game.view(viewer), default=asdict))["seat"] == viewer

    @rule()
    def replay(self) -> None:
        """The log gives the same game."""
        again = Game.replay(self.setup, content(), self.game.log)
        assert state(again) == state(self.game)
        assert again.events == self.game.events

    @rule(chance=CHANCE)
    def fork(self, chance: int) -> None:
        """A fork, which restores the last checkpoint, is the same game, goes on the same, and touches nothing of the first."""
        before = whole(self.game)
        one, two = self.game.fork(), self.game.fork()
        assert state(one) == state(self.game)
        random_ = random.Random(chance)
        for _ in range(12):
            if one.pending is None:
                break
            command = legal_answer(one.pending, random_)
            one.submit(command)
            two.submit(command)
            assert state(one) == state(two)
        assert whole(self.game) == before

    @precondition(goes_on)
    @rule(chance=CHANCE)
    def sample(self, chance: int) -> None:
        """A world that the seat being asked holds possible looks the same to it, keeps every rule, and goes on."""
        pending = self.game.pending
        assert pending is not None
        before = whole(self.game)
        seat = pending.seat
        world = self.game.sample(seat, chance)
        assert world.view(seat) == self.game.view(seat)
        random_ = random.Random(chance)
        for _ in range(15):
            check_cards(world)
            check_numbers(world, self.total)
            check_question(world)
            if world.pending is None:
                break
            world.submit(legal_answer(world.pending, random_))
        assert whole(self.game) == before


TestGames = Games.TestCase
TestGames.settings = settings(
    # a failing game is replayed from its seeds; making it shorter takes minutes and explains little
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    max_examples=min(settings().max_examples, 10),  # each is a game
)
