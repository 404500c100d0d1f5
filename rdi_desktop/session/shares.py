# SPDX-License-Identifier: GPL-3.0-or-later
"""How many of how many games were won, and how far that is to be believed."""

from __future__ import annotations

from math import sqrt


class Share:
    """How many of how many games were won; a tie counts as its part of a win."""

    __slots__ = ("games", "par", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.par = 0.0
        """Wins that pure luck would give."""

    def add(self, won: float, seats: int) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.wins += won
        self.par += 1 / seats

    @property
    def rate(self) -> float:
        """Part of the games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence (Wilson's interval)."""
        if not self.games:
            return (0.0, 1.0)
        z, n, p = 1.96, self.games, self.rate
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, centre - half), min(1.0, centre + half))
