# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the engine: medians, and ratios to the targets: `dev.py bench`.

python -m tools.bench [--seed S] [--games N]
python -m tools.bench --against PATH     another checkout, measured alternately with this one
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from rdi_desktop import console
from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.seen import SeenTable
from tools import beside

CHARACTERS = ("deirdre", "fiona", "gerki", "zot")
FIRST_TEN = ("alaric", "deirdre", "dominique", "eisinder", "fiona", "gerki", "karl", "oozwald", "valeria", "zot")
"""Later characters have more mechanics, and their games may take twice as long."""
BATCHES = 15
"""Short batches: the median of many is hardly affected by moments in which another process has the core."""
ADDITIONS = 1_000_000
QUIET = 0.05
"""Seconds that a loop of additions takes on an idle machine of the kind on which the targets were set."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured figure and its target."""

    name: str
    found: float
    wanted: float
    unit: str
    more_is_better: bool = False

    @property
    def ratio(self) -> float:
        """Result relative to the target: 1 or more is good."""
        return self.found / self.wanted if self.more_is_better else self.wanted / max(self.found, 1e-9)

    @property
    def line(self) -> str:
        """The figure in one line."""
        sign = "≥" if self.more_is_better else "≤"
        verdict = "holds" if self.ratio >= 1 else "MISSED"
        found, wanted = f"{self.found:.2f} {self.unit}", f"{sign} {self.wanted:g} {self.unit}"
        return f"{self.name:<32} {found:>14}   wanted {wanted:<12} ×{self.ratio:<7.2f} {verdict}"


def unseen() -> SeenTable:
    """What random players see."""
    raise AssertionError("they do not look")


def run(seed: int, games: int) -> int:
    """Measure and print. 0 if every figure reaches its target."""
    figures, machine = measure(seed, games)
    for figure in figures:
        print(figure.line)
    print(
        f"meanwhile the machine took {machine:.3f} s for a loop of {ADDITIONS:,} additions (median); {QUIET} s when quiet."
    )
    return 0 if all(figure.ratio >= 1 for figure in figures) else 1


def measure(seed: int, games: int) -> tuple[list[Figure], float]:
    """The figures: content, whole games, single decisions, forks; and how fast the machine was (seconds)."""
    load_content()
    loading = median(_seconds(_sit_down) for _ in range(9))
    content = load_content()
    per_batch = max(1, games // BATCHES)
    speeds: list[tuple[float, float]] = []
    machine: list[float] = []
    later: list[float] = []
    for batch in range(BATCHES):
        machine.append(_seconds(_additions))
        speeds.append(_batch(content, seed + batch * per_batch, per_batch))
        later.append(_later(content, seed + batch * per_batch, per_batch))
    submits, forks = _single(content, seed, max(3, per_batch // 4))
    return [
        Figure("whole games, 4 seats", median(s[0] for s in speeds), 100, "/s", more_is_better=True),
        Figure("decisions", median(s[1] for s in speeds), 20_000, "/s", more_is_better=True),
        Figure("games of later characters", median(later), 0.5, "of the ten's", more_is_better=True),
        Figure("submit, 99th percentile", 1000 * submits[len(submits) * 99 // 100], 2, "ms"),
        Figure("submit, median", 1000 * median(submits), 2, "ms"),
        Figure("fork in mid-resolution, median", 1000 * median(forks), 0.3, "ms"),
        Figure("content for four who sit down", 1000 * loading, 50, "ms"),
    ], median(machine)


def _setup(seed: int, characters: Sequence[str] = CHARACTERS) -> GameSetup:
    return GameSetup(tuple(SeatSetup(character) for character in characters), seed, seed % len(characters))


def _later(content: Content, seed: int, games: int) -> float:
    """Speed of whole games of four later characters, relative to those of four of the first ten."""
    chance = Random(seed)
    others = [id for id in content.characters if id not in FIRST_TEN]
    early, late = chance.sample(FIRST_TEN, 4), chance.sample(others, 4)
    for character in (*early, *late):
        len(content.characters[character].deck)
    return _batch(content, seed, games, late)[0] / _batch(content, seed, games, early)[0]


def _batch(content: Content, seed: int, games: int, characters: Sequence[str] = CHARACTERS) -> tuple[float, float]:
    """(games per second, decisions per second) over some whole games, in CPU time."""
    decisions = 0
    started = time.process_time()
    for number in range(games):
        game = Game.new(_setup(seed + number, characters), content)
        bot = make_bot("tipsy", seed + number, content)
        while (decision := game.pending) is not None:
            game.submit(bot.decide(unseen, decision, list))
            decisions += 1
    seconds = time.process_time() - started
    return games / seconds, decisions / seconds


def _single(content: Content, seed: int, games: int) -> tuple[list[float], list[float]]:
    """Sorted seconds of each submit, and of forks taken while something is resolving."""
    submits: list[float] = []
    forks: list[float] = []
    for number in range(games):
        game = Game.new(_setup(seed + number), content)
        bot = make_bot("tipsy", seed + number, content)
        while (decision := game.pending) is not None:
            command = bot.decide(unseen, decision, list)
            started = time.process_time()
            game.submit(command)
            submits.append(time.process_time() - started)
            if len(submits) % 5 == 0 and game.table.stack:
                started = time.process_time()
                game.fork()
                forks.append(time.process_time() - started)
    return sorted(submits), forks or [0.0]


def _sit_down() -> None:
    """Load all content from the cache, with the decks of four characters, and their Drinks."""
    content = load_content()
    for character in CHARACTERS:
        len(content.characters[character].deck)
    content.drink_deck("deck-1")


def _additions() -> None:
    total = 0
    for number in range(ADDITIONS):
        total += number


def _seconds(do: Callable[[], object]) -> float:
    started = time.process_time()
    do()
    return time.process_time() - started


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for. Returns the exit status: 1 if a target is missed, 2 if there is no such checkout."""
    reader = argparse.ArgumentParser(prog="dev.py bench")
    reader.add_argument(
        "--seed", type=int, default=1, metavar="S", help="everything random follows from it (default 1)"
    )
    reader.add_argument("--games", type=int, default=300, metavar="N", help="how many whole games (default 300)")
    reader.add_argument("--against", type=Path, metavar="PATH", help="measure another checkout in turns with this one")
    asked = reader.parse_args(arguments)
    if asked.against is None:
        return run(asked.seed, asked.games)
    try:
        return beside.run(asked.against.resolve())
    except ValueError as error:
        print(f"dev.py bench: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(console.run(main))
