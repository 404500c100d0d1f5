# SPDX-License-Identifier: GPL-3.0-or-later
"""Shares of games won, with confidence intervals."""

from __future__ import annotations

from math import sqrt


class WinShare:
    """Games won of games played; a tie counts as a fraction of a win."""

    __slots__ = ("games", "par", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.par = 0.0
        """Wins expected by luck alone."""

    def add(self, won: float, seats: int) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.wins += won
        self.par += 1 / seats

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate (Wilson)."""
        if not self.games:
            return (0.0, 1.0)
        z, n, p = 1.96, self.games, self.rate
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, centre - half), min(1.0, centre + half))
