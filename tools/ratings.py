# SPDX-License-Identifier: GPL-3.0-or-later
"""Ratings: the strength of players who met at tables of any size, with bounds.

A player of strength s wins at a table with s divided by the sum of all strengths there (Bradley and Terry; with more than two, Luce). 400
points of rating are ten times the strength, as in chess; the mean is 0. Bounds are computed by resampling whole deals many times
(bootstrap): games of one deal are not independent of each other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, log10

from rdi_desktop.engine.state.rng import Random

Game = tuple[tuple[str, ...], tuple[int, ...]]
"""(the players by seat, the seats that won)"""
Deal = list[Game]
"""All games that were played with the same cards."""

DRAWN = 200
"""How often the deals are resampled."""
ROUNDS = 60
"""Iterations towards the most likely strengths: far more than needed."""
HALF = 0.5
"""Wins given to everybody in advance against an average player, so that a player without a win has a rating as well."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The results of a player."""

    name: str
    seats: int
    """In how many seats it sat, over all games."""
    share: float
    """Fraction of them that won; a tie counts as a fraction of a win."""
    share_interval: tuple[float, float]
    par: float
    """The fraction expected by luck alone."""
    rating: float
    interval: tuple[float, float]


class _Counts:
    """Sums from which the strengths are computed."""

    def __init__(self, deals: Iterable[Deal]) -> None:
        self.wins: dict[str, float] = defaultdict(float)
        self.seats: Counter[str] = Counter()
        self.par: dict[str, float] = defaultdict(float)
        self.tables: Counter[tuple[str, ...]] = Counter()
        for deal in deals:
            for bots, winners in deal:
                self.tables[tuple(sorted(bots))] += 1
                self.seats.update(bots)
                for name in bots:
                    self.par[name] += 1 / len(bots)
                for seat in winners:
                    self.wins[bots[seat]] += 1 / len(winners)

    def strengths(self, names: list[str]) -> dict[str, float]:
        """The most likely strengths (Hunter's minorize-maximize iterations)."""
        strength = dict.fromkeys(names, 1.0)
        for _ in range(ROUNDS):
            weight = {name: 2 * HALF / (strength[name] + 1.0) for name in names}
            for table, games in self.tables.items():
                each = games / sum(strength[name] for name in table)
                for name in table:
                    weight[name] += each
            strength = {name: (self.wins[name] + HALF) / weight[name] for name in names}
            mean = exp(sum(log(value) for value in strength.values()) / len(names))
            strength = {name: value / mean for name, value in strength.items()}
        return strength


def rate(deals: list[Deal], seed: int) -> list[Rating]:
    """Everybody's rating, the strongest first."""
    whole = _Counts(deals)
    names = sorted(whole.seats)
    best = whole.strengths(names)
    chance = Random(seed)
    shares: dict[str, list[float]] = {name: [] for name in names}
    ratings: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(DRAWN):
        drawn = _Counts(deals[chance.below(len(deals))] for _ in deals)
        strengths = drawn.strengths(names)
        for name in names:
            shares[name].append(drawn.wins[name] / max(1, drawn.seats[name]))
            ratings[name].append(points(strengths[name]))
    found = [
        Rating(
            name,
            whole.seats[name],
            whole.wins[name] / whole.seats[name],
            middle(shares[name]),
            whole.par[name] / whole.seats[name],
            points(best[name]),
            middle(ratings[name]),
        )
        for name in names
    ]
    return sorted(found, key=lambda each: (-each.rating, each.name))


def points(strength: float) -> float:
    """A strength as a rating."""
    return 400 * log10(strength)


def middle(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ranked = sorted(values)
    return ranked[len(ranked) // 40], ranked[-1 - len(ranked) // 40]
