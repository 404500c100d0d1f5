# SPDX-License-Identifier: GPL-3.0-or-later
"""The interface of computer players: from a view, a question and what may be played to a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from rdi_desktop.engine.state.decisions import Answer, Command

if TYPE_CHECKING:  # the start screen knows no rules and sees no table
    from rdi_desktop.engine.asked import DecisionTold, PlayableTold
    from rdi_desktop.engine.brief import BriefView
    from rdi_desktop.engine.seen import SeenTable

View = Callable[[], "SeenTable"]
"""Makes the view of the player's seat, whole or brief, only when needed."""
Playables = Callable[[], Sequence["PlayableTold"]]


class World(Protocol):
    """A game, real or possible, as computer players use it."""

    @property
    def pending(self) -> DecisionTold | None:
        """The pending question."""
        ...

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, if it is over."""
        ...

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        ...

    def submit(self, command: Command) -> None:
        """Carry out a command."""
        ...

    def brief(self, seat: int | None) -> BriefView:
        """What that seat may see, as far as positions are judged by it."""
        ...

    def playable(self, seat: int, *, reasons: bool = True) -> Sequence[PlayableTold]:
        """What it may play; with `reasons` also why not the rest."""
        ...

    def fork(self) -> World:
        """An independent copy."""
        ...

    def sample(self, seat: int, seed: int) -> World:
        """A possible world for that seat."""
        ...


Worlds = Callable[[int], World]
"""Makes possible worlds for the player's seat from a seed: what it cannot see is dealt again (`Game.sample`)."""

GROUNDS = (
    "waits", "hurts", "makes_drunk", "heals", "saves", "shares", "redirects", "passes_on", "spikes", "negates", "earns", "pays",
    "keeps_gold", "gambles", "wins_pot", "spoils", "leaves", "orders", "draws", "more", "digs", "keeps", "picks", "tries", "explores",
)  # fmt: skip
"""Why an answer is good or bad, as keys; the user interface has the words."""


class Weighed(NamedTuple):
    """One answer that was considered, with its estimated value."""

    picks: tuple[str, ...]
    value: float
    """In points: 1 is about one Fortitude of the player when nobody is in danger. Passing is 0."""
    why: str
    """The main reason: a key of GROUNDS (for a `pick`, the option's kind)."""


Judged = tuple[tuple[str, ...], float, str]
"""(option ids, value, ground): the compact form of `Weighed`, since there is one for every option of every question, and few are
explained."""
answer: Callable[[tuple[int, tuple[str, ...]]], Answer] = partial(tuple.__new__, Answer)
"""Makes an answer from its two values; the named tuple's own constructor takes three times as long."""


class Bot(Protocol):
    """The interface of a computer player of one seat."""

    name: str

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The command for the pending decision of its seat."""
        ...

    def explain(self) -> list[Weighed]:
        """The answers considered for the last decision, best first; empty for a player that does not compare answers."""
        ...


class ThinkingBot(Bot):
    """A player that takes its time about some questions, and can be stopped."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        """How long it may think about one answer; None: unlimited."""
        self.hurried = Event()
        """Once set, from any thread, it answers at once with the best found; one for each question, by whoever may set it."""

    def thinks(self, decision: DecisionTold) -> bool:
        """Whether it takes its time about that question; this must not depend on what only its seat sees."""
        raise NotImplementedError

    def begin(self) -> Callable[[], bool]:
        """Begin to think about a question; returns what tells that time is up."""
        hurried = self.hurried
        ends = None if self.seconds is None else perf_counter() + self.seconds
        return lambda: hurried.is_set() or (ends is not None and perf_counter() > ends)


class Chair:
    """A computer player at a seat of a game, with the functions it is given at every question, made only once."""

    __slots__ = ("bot", "game", "look", "playable", "worlds")

    def __init__(self, bot: Bot, game: World, seat: int) -> None:
        self.bot = bot
        self.game = game
        self.look: View = partial(game.brief, seat)
        self.playable = partial(game.playable, seat, reasons=False)
        self.worlds = partial(game.sample, seat)

    def command(self) -> Command:
        """Its command for the pending question."""
        decision = self.game.pending
        assert decision is not None
        return self.bot.decide(self.look, decision, self.playable, self.worlds)


def decided(bot: Bot, game: World) -> Command:
    """The computer player's command for the pending question of its seat."""
    decision = game.pending
    assert decision is not None
    return Chair(bot, game, decision.seat).command()
