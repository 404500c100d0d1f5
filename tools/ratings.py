# SPDX-License-Identifier: GPL-3.0-or-later
"""Ratings: how strong players are who met at tables of any size, and between which bounds that is known.

A player of strength s wins at a table with s divided by the sum of all strengths there (Bradley and Terry; with more than two, Luce).
400 points of rating are ten times the strength, as in chess; the mean is 0. Bounds come from drawing whole deals again, many times
(bootstrap): games of one deal are not independent of each other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, log10

from rdi_desktop.engine.state.rng import Random

Game = tuple[tuple[str, ...], tuple[int, ...]]
"""(who sat where, the seats that won)."""
Deal = list[Game]
"""All games that were played with the same cards."""

DRAWN = 200
"""How often the deals are drawn again."""
ROUNDS = 60
"""Steps towards the strengths that explain the games best: far more than it needs."""
HALF = 0.5
"""Wins everybody is given beforehand against an average player, so that who has won nothing has a rating all the same."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known about a player."""

    name: str
    seats: int
    """In how many seats it sat, over all games."""
    share: float
    """Part of them that won; a tie counts as its part."""
    share_interval: tuple[float, float]
    par: float
    """What pure luck would give."""
    rating: float
    interval: tuple[float, float]


class _Counts:
    """Games added up: what the strengths follow from."""

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
        """The strengths that explain the wins best (Hunter's minorize-maximize steps)."""
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
