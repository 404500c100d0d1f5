# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparing answers by look-ahead: flat Monte Carlo with sequential halving.

Every answer is tried in the same worlds; then the worse half is dropped and the rest tried in more of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, exp, log2, sqrt
from statistics import stdev
from typing import TYPE_CHECKING

from rdi_desktop.bots.evaluation import LONG_RUN
from rdi_desktop.bots.worlds import Outlook, play_on
from rdi_desktop.engine.state.decisions import Answer

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Worlds
    from rdi_desktop.content import Content

TRUST = 3.0
"""Weight of the first judgement, in worlds: without it, chance would decide between answers tried in few worlds."""
LEAST = 8
"""Worlds in which answers are tried before one may be considered settled."""
CLEAR, TRIFLE = 3.0, 0.02
"""It is settled if the best leads by so many standard errors; or, allowing for two of them, by less than this fraction of the chance."""
DOUBT = 6.0
"""Most points by which the first judgement sets one answer behind another."""


@dataclass(slots=True)
class TriedAnswer:
    """An answer and its results."""

    picks: tuple[str, ...]
    behind: float
    """How many points it is behind the best one by first judgement; 0 or less."""
    outlooks: list[Outlook] = field(default_factory=list)
    """One for each world in which it was tried, the same worlds for all answers."""
    chance: float = 0.0
    """The estimated chance to win."""

    def compare(self, first: TriedAnswer) -> None:
        """Estimate the chance: that of the first answer, plus the difference in the same worlds.

        Good and bad worlds are the same for both. With few worlds the difference is drawn toward the first judgement.
        """
        base = sum(outlook.chance for outlook in first.outlooks) / max(1, len(first.outlooks))
        guess = base * (exp(max(-DOUBT, self.behind) / LONG_RUN.point) - 1)
        gained = sum(mine.chance - its.chance for mine, its in zip(self.outlooks, first.outlooks, strict=False))
        self.chance = base + (gained + guess * TRUST) / (len(self.outlooks) + TRUST)


@dataclass(frozen=True, slots=True)
class Search:
    """The look-ahead of one seat."""

    content: Content
    seat: int
    worlds: Worlds
    seed: int
    turns: int
    """How many turns each world is played on."""
    work: int
    """The most decisions in all worlds together: some tables have four times as many in a turn as others."""
    enough: Callable[[], bool] = lambda: False
    """Whether time is up; the results until then are used."""

    def run(self, tried: list[TriedAnswer], rollouts: int) -> list[TriedAnswer]:
        """Try the answers in worlds, about `rollouts` times in all; the best first.

        The first answer is tried in every world: the others are compared with it.
        """
        first, rest = tried[0], tried[1:]
        dropped: list[TriedAnswer] = []
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

    def _try(self, alive: list[TriedAnswer], seed: int) -> bool:
        """Try each answer in one more world; False, without counting it, if time is up before all are tried."""
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


def is_settled(alive: list[TriedAnswer]) -> bool:
    """Whether the best is known, or it hardly matters which of the likely best ones is taken."""
    best = max(alive, key=lambda each: each.chance)
    return all(_is_settled(best, other) for other in alive if other is not best)


def _is_settled(best: TriedAnswer, other: TriedAnswer) -> bool:
    ahead = [mine.chance - its.chance for mine, its in zip(best.outlooks, other.outlooks, strict=False)]
    error = stdev(ahead) / sqrt(len(ahead))
    lead = sum(ahead) / len(ahead)
    return lead > CLEAR * error or abs(lead) + 2 * error < TRIFLE * best.chance
