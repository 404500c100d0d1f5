# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether one can tell who plays by how they play: naive Bayes over the habits of one seat in one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log, sqrt
from statistics import fmean, pvariance

from rdi_desktop.commands.matches import schedule
from rdi_desktop.content import Content
from tools.blunders import Watched, play_watched

HABITS = (
    "struck", "choice", "struck_back", "healed", "spiked", "negated", "ignored", "ignored_two", "answers", "played", "cheated", "thrown",
    "idle", "forced", "knockout", "controlled", "left_round", "earned", "ended",
)  # fmt: skip
"""What is counted for each turn. Not Rounds opened, nor Gambling cards discarded: these two tell a gambler at once."""

Seat = tuple[str, list[float]]
"""Who plays there, and the habits."""


def habits(counts: Mapping[str, int]) -> list[float]:
    """The habits of a seat in one game, a turn; roots, since counts spread the more the larger they are."""
    turns = max(1, counts.get("turns", 0))
    return [sqrt(counts.get(habit, 0) / turns) for habit in HABITS]


def seats(games: int, content: Content, seed: int) -> list[Seat]:
    """Every seat of games among all kinds of strangers."""
    kinds = ["careful", "gambler", "brawler"]
    matches = schedule(games, 4, sorted(content.characters), kinds, seed)
    return [seat for match in matches for seat in told(play_watched(match, content))]


def told(game: Watched) -> Iterable[Seat]:
    """The seats of a game."""
    return zip(game.match.bots, map(habits, game.counts), strict=True)


def named(known: list[Seat], unknown: list[Seat]) -> float:
    """Which part of the unknown seats is named right by somebody who has seen the known ones."""
    kinds = sorted({kind for kind, _ in known})
    spread: dict[str, list[tuple[float, float]]] = {}
    for kind in kinds:
        columns = zip(*(found for name, found in known if name == kind), strict=True)
        spread[kind] = [(fmean(column), pvariance(column) + 1e-3) for column in columns]

    def likely(kind: str, found: list[float]) -> float:
        return -sum(
            (value - mean) ** 2 / var + log(var) for value, (mean, var) in zip(found, spread[kind], strict=True)
        )

    right = [kind == max(kinds, key=lambda one: likely(one, found)) for kind, found in unknown]
    return sum(right) / len(right)
