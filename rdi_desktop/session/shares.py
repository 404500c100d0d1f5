# SPDX-License-Identifier: GPL-3.0-or-later
"""Shares of games won, with confidence intervals."""

from __future__ import annotations

from rdi_desktop.bots.rungs import wilson


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
        return wilson(self.rate, self.games)
