# SPDX-License-Identifier: GPL-3.0-or-later
"""How often Challengers beat a machine, counted in games of computer players for each way to make it harder.

`rungs.json` is written by `python -m tools.ladder`, which says there who played, with which seed and at which commits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_suffix(".json")
"""What was counted."""


class Rung(NamedTuple):
    """How one way to play went."""

    games: int
    won: int
    """Games that the Challengers won."""

    @property
    def chance(self) -> float:
        """The share of games that they won."""
        return self.won / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these the true chance lies in 95 of 100 cases."""
        return wilson(self.chance, self.games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share of so many games (Wilson); all that is possible if there are none."""
    if not games:
        return (0.0, 1.0)
    z, n, p = 1.96, games, share
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return (max(0.0, centre - half), min(1.0, centre + half))


def name_of(challengers: int, knobs: Mapping[str, int | bool]) -> str:
    """How a way to play is called in the file: `2 skulls=1 tough_components=1`."""
    return " ".join([str(challengers), *(f"{key}={int(value)}" for key, value in sorted(knobs.items()) if value)])


def rung(challengers: int, knobs: Mapping[str, int | bool]) -> Rung | None:
    """What was counted for so many Challengers and these knobs; None if that combination was not played."""
    found = counted()["rungs"].get(name_of(challengers, knobs))
    return Rung(*found) if found else None


@cache
def counted() -> dict[str, Any]:
    """The file. ValueError if it cannot be read."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
