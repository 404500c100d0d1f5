# SPDX-License-Identifier: GPL-3.0-or-later
"""What a computer player is: something that sees a view, a question and what it may play, and gives a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from rdi_desktop.engine.asked import DecisionTold, PlayableTold
from rdi_desktop.engine.state.decisions import Answer, Command

View = Callable[[], dict[str, Any]]
"""Makes the view of the bot's seat when it is wanted, whole or brief: a bot that does not look costs nothing."""
Playables = Callable[[], Sequence[PlayableTold]]


class World(Protocol):
    """A game, true or possible, as far as a computer player deals with it: what seats see of it and do in it."""

    @property
    def pending(self) -> DecisionTold | None:
        """The question now asked."""
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

    def brief(self, seat: int | None) -> dict[str, Any]:
        """What that seat may see, as far as a position is judged by it."""
        ...

    def playable(self, seat: int, *, reasons: bool = True) -> Sequence[PlayableTold]:
        """What it may play; `reasons`: and why not the rest."""
        ...

    def fork(self) -> World:
        """An independent copy."""
        ...

    def sample(self, seat: int, seed: int) -> World:
        """One of the worlds that the seat holds possible."""
        ...


Worlds = Callable[[int], World]
"""Makes one of the worlds that the bot's seat holds possible, from a seed: what it cannot see is dealt again (`Game.sample`)."""

GROUNDS = (
    "waits", "hurts", "makes_drunk", "heals", "saves", "shares", "redirects", "passes_on", "spikes", "negates", "earns", "pays",
    "keeps_gold", "gambles", "wins_pot", "spoils", "leaves", "orders", "draws", "more", "digs", "keeps", "picks", "tries", "explores",
)  # fmt: skip
"""Why an answer is good or bad, as keys; words are made at the edge."""


class Weighed(NamedTuple):
    """One answer that was considered, and what it was thought to be worth."""

    picks: tuple[str, ...]
    value: float
    """In points: 1 is about one Fortitude of one's own when nobody is in danger. Doing nothing special is 0."""
    why: str
    """A key of GROUNDS (for a `pick`, the option's kind) that names the main ground."""


Judged = tuple[tuple[str, ...], float, str]
"""The same without names, as a player thinks: there is one for every option of every question, and few of them are ever explained."""
answer: Callable[[tuple[int, tuple[str, ...]]], Answer] = partial(tuple.__new__, Answer)
"""Makes an answer from its two values: a named tuple's own constructor takes three times as long."""


class Bot(Protocol):
    """A computer player of one seat."""

    name: str

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The command for the pending decision of its seat."""
        ...

    def explain(self) -> list[Weighed]:
        """The answers considered for the last decision, best first; empty for a bot that does not think."""
        ...


class Chair:
    """A computer player at a seat of a game, with all that it is handed at every question: made once, since it stays the same."""

    __slots__ = ("bot", "game", "look", "playable", "worlds")

    def __init__(self, bot: Bot, game: World, seat: int) -> None:
        self.bot = bot
        self.game = game
        self.look: View = partial(game.brief, seat)
        self.playable = partial(game.playable, seat, reasons=False)
        self.worlds = partial(game.sample, seat)

    def command(self) -> Command:
        """What it does about the question that its seat is asked now."""
        decision = self.game.pending
        assert decision is not None
        return self.bot.decide(self.look, decision, self.playable, self.worlds)


def decided(bot: Bot, game: World) -> Command:
    """What the computer player does about the question that its seat is asked now."""
    decision = game.pending
    assert decision is not None
    return Chair(bot, game, decision.seat).command()
