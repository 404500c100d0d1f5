# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparing answers by look-ahead: flat Monte Carlo with sequential halving.

Every answer is tried in the same worlds; then the worse half is dropped and the rest tried in more of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, exp, log2, sqrt
from statistics import stdev
from typing import TYPE_CHECKING

from rdi_desktop.bots.worlds import TriedAnswer, play_on

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Worlds
    from rdi_desktop.content import Content

TRUST = 3.0
"""Weight of the first judgement, in worlds: without it, chance would decide between answers tried in few worlds."""
LEAST = 8
"""Worlds in which answers are tried before one may be considered settled."""
CLEAR, TRIFLE = 3.0, 0.02
"""It is settled if the best leads by so many standard errors; or, allowing for two of them, by less than this fraction of the chance."""
POINT = 10.0
"""So many points are a factor of e in the chance to win: one is about one Fortitude when nobody is in danger."""
DOUBT = 6.0
"""Most points by which the first judgement sets one answer behind another."""
WORK = 40
"""The most decisions for each rollout, on average: the cost of an answer, at any table."""


@dataclass(frozen=True, slots=True)
class Search:
    """The look-ahead of one seat."""

    content: Content
    worlds: Worlds
    seed: int
    turns: int
    """How many turns each world is played on."""
    enough: Callable[[], bool] = lambda: False
    """Whether time is up; the results until then are used."""

    def run(self, tried: Sequence[TriedAnswer], rollouts: int) -> list[TriedAnswer]:
        """Try the answers in worlds, about `rollouts` times in all; the best first, of equals the earlier.

        The first answer is tried in every world: the others are compared with it.
        """
        first, rest = tried[0], list(tried[1:])
        dropped: list[TriedAnswer] = []
        world = steps = 0
        rounds = max(1, ceil(log2(len(tried))))
        settled = False
        for round_ in range(1, rounds + 1):
            for _ in range(max(1, rollouts // (rounds * (1 + len(rest))))):
                alive = [first, *rest]
                if settled or steps * rounds > WORK * rollouts * round_ or not self._try(alive, self.seed + world):
                    break
                world += 1
                steps += sum(each.outlooks[-1].steps for each in alive)
                for each in alive:
                    compare(each, first)
                settled = world >= LEAST and is_settled(alive)
            rest.sort(key=lambda each: -each.chance)
            keep = max(1, (1 + len(rest)) // 2)
            rest, dropped = rest[:keep], [*rest[keep:], *dropped]
        for each in dropped:
            compare(each, first)
        return [*sorted((first, *rest), key=lambda each: -each.chance), *dropped]

    def _try(self, alive: list[TriedAnswer], seed: int) -> bool:
        """Try each answer in one more world; False, without counting it, if time is up before all are tried."""
        found = []
        world = self.worlds(seed)
        for each in alive:
            if self.enough():
                return False
            game = world if each is alive[-1] else world.fork()
            game.submit(each.command)
            found.append(play_on(game, self.content, each.command.seat, seed, self.turns))
        for each, outlook in zip(alive, found, strict=True):
            each.outlooks.append(outlook)
        return True


def compare(tried: TriedAnswer, first: TriedAnswer) -> None:
    """Estimate an answer's chance: that of the first one, plus the difference in the same worlds.

    Good and bad worlds are the same for both. With few worlds the difference is drawn toward the first judgement.
    """
    base = sum(outlook.chance for outlook in first.outlooks) / max(1, len(first.outlooks))
    guess = base * (exp(max(-DOUBT, tried.behind) / POINT) - 1)
    gained = sum(mine.chance - its.chance for mine, its in zip(tried.outlooks, first.outlooks, strict=False))
    tried.chance = base + (gained + guess * TRUST) / (len(tried.outlooks) + TRUST)


def is_settled(alive: list[TriedAnswer]) -> bool:
    """Whether the best is known, or it hardly matters which of the likely best ones is taken."""
    best = max(alive, key=lambda each: each.chance)
    return all(_is_settled(best, other) for other in alive if other is not best)


def _is_settled(best: TriedAnswer, other: TriedAnswer) -> bool:
    ahead = [mine.chance - its.chance for mine, its in zip(best.outlooks, other.outlooks, strict=False)]
    error = stdev(ahead) / sqrt(len(ahead))
    lead = sum(ahead) / len(ahead)
    return lead > CLEAR * error or abs(lead) + 2 * error < TRIFLE * best.chance
