# SPDX-License-Identifier: GPL-3.0-or-later
"""Which of several answers leads furthest: flat Monte Carlo with sequential halving.

Every answer is tried in the same worlds; then the worse half is dropped and the rest tried in more of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, exp, log2, sqrt
from statistics import stdev
from typing import TYPE_CHECKING

from rdi_desktop.bots.standing import LONG_RUN
from rdi_desktop.bots.worlds import Outlook, play_on
from rdi_desktop.engine.state.decisions import Answer

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Worlds
    from rdi_desktop.content import Content

TRUST = 3.0
"""What the judgement of a player with sense counts for, in worlds: without it, chance decides between answers tried in few worlds."""
LEAST = 8
"""Worlds in which answers are tried before one may be taken for settled."""
CLEAR, TRIFLE = 3.0, 0.02
"""It is settled if the best is ahead by so many standard errors; or, two of them allowed for, by less than that part of the chance."""
DOUBT = 6.0
"""Points at most that this judgement sets one answer behind another."""


@dataclass(slots=True)
class Tried:
    """An answer and what came of it."""

    picks: tuple[str, ...]
    behind: float
    """By how many points it is behind the best one at first sight; 0 or less."""
    outlooks: list[Outlook] = field(default_factory=list)
    """One for each world that it was tried in, the same worlds for all."""
    chance: float = 0.0
    """The chance to win that it leads to, as far as one looked ahead."""

    def compare(self, first: Tried) -> None:
        """Find the chance: that of the first answer, and what is better or worse with this one in the same worlds.

        Good worlds and bad ones are the same for both. The difference leans to what it was at first sight while there is little else to
        go by.
        """
        base = sum(outlook.chance for outlook in first.outlooks) / max(1, len(first.outlooks))
        guess = base * (exp(max(-DOUBT, self.behind) / LONG_RUN.point) - 1)
        gained = sum(mine.chance - its.chance for mine, its in zip(self.outlooks, first.outlooks, strict=False))
        self.chance = base + (gained + guess * TRUST) / (len(self.outlooks) + TRUST)


@dataclass(frozen=True, slots=True)
class Search:
    """How a seat looks ahead."""

    content: Content
    seat: int
    worlds: Worlds
    seed: int
    turns: int
    """How far each world is played on."""
    work: int
    """So many decisions at most are taken in all worlds together: some tables have four times as many in a turn as others."""
    enough: Callable[[], bool] = lambda: False
    """Whether time is up; what was found until then stands."""

    def run(self, tried: list[Tried], rollouts: int) -> list[Tried]:
        """Try the answers in worlds, about so often in all; the best first.

        The first of them is tried in every world: the others are compared to it.
        """
        first, rest = tried[0], tried[1:]
        dropped: list[Tried] = []
        world = 0
        rounds = max(1, ceil(log2(len(tried))))
        steps = 0
        settled = False
        for round_ in range(1, rounds + 1):
            for _ in range(max(1, rollouts // (rounds * (1 + len(rest))))):
                if settled or steps * rounds > self.work * round_ or not self._try([first, *rest], self.seed + world):
                    break
                world += 1
                steps += sum(each.outlooks[-1].steps for each in (first, *rest))
                for each in (first, *rest):
                    each.compare(first)
                settled = world >= LEAST and is_settled([first, *rest])
            rest.sort(key=lambda each: -each.chance)
            keep = max(1, (1 + len(rest)) // 2)
            rest, dropped = rest[:keep], [*rest[keep:], *dropped]
        for each in dropped:
            each.compare(first)
        return [*sorted((first, *rest), key=lambda each: -each.chance), *dropped]

    def _try(self, alive: list[Tried], seed: int) -> bool:
        """Each answer in one more world; False, and nothing counted, if time is up before all are tried."""
        found = []
        world = self.worlds(seed)
        for each in alive:
            if self.enough():
                return False
            game = world if each is alive[-1] else world.fork()
            game.submit(Answer(self.seat, each.picks))
            found.append(play_on(game, self.content, self.seat, seed, self.turns))
        for each, outlook in zip(alive, found, strict=True):
            each.outlooks.append(outlook)
        return True


def is_settled(alive: list[Tried]) -> bool:
    """Whether the best is known, or it hardly matters which of those that may be it is taken."""
    best = max(alive, key=lambda each: each.chance)
    return all(_is_settled(best, other) for other in alive if other is not best)


def _is_settled(best: Tried, other: Tried) -> bool:
    ahead = [mine.chance - its.chance for mine, its in zip(best.outlooks, other.outlooks, strict=False)]
    error = stdev(ahead) / sqrt(len(ahead))
    lead = sum(ahead) / len(ahead)
    return lead > CLEAR * error or abs(lead) + 2 * error < TRIFLE * best.chance
