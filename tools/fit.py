# SPDX-License-Identifier: GPL-3.0-or-later
"""`dev.py fit`: fit the weights by which everybody's chance is judged (`rdi_desktop/bots/odds.json`) to who won.

Games of every kind of table are played by regular players and stored in a folder; the same command goes on where it was broken off, and
parts that were played elsewhere add up. Then the weights of each company are fitted to all positions at the beginnings of turns (softmax
over the sides, with a ridge, by Newton's method), and tried on the games that a fit without them has not seen.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rdi_desktop import console
from rdi_desktop.bots import odds
from rdi_desktop.bots.odds import COMPANIES, TERMS, Mat, WeighedTable
from rdi_desktop.commands.matches import schedule
from rdi_desktop.commands.result_file import ResultFile
from rdi_desktop.commands.simulate import at_least_one, part, progress
from rdi_desktop.content import Content, load_content
from rdi_desktop.session.match import Crash, Match, PlayedMatch
from rdi_desktop.session.series import cores, each_played

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

KIND = "fit"
"""The kind of a file of stored positions."""
PLAYER = "regular"
UNSEEN = 0.3
"""The fraction of each table's games that the weights are tried on."""
RIDGES = {"alone": 8.0, "teams": 100.0, "machine": 8.0}
"""How strongly weights are drawn toward 0, in games that say nothing: most for teams, where a game says least."""
STEPS = 12
"""Steps of Newton's method: it has converged after half of them."""
TOLD = (0.0, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0)
"""Bounds of the classes in which what was told is compared with what came."""
FEW = 40
"""Games below which a class says nothing."""


class Table(NamedTuple):
    """A kind of table whose games are played."""

    name: str
    company: str
    share: float
    """How many of its games are played for each one asked for."""
    seats: int
    variant: str = ""
    preset: str = ""
    third: str = ""


TABLES = (
    *(Table(f"{seats} seats", "alone", share, seats) for seats, share in enumerate((0.8, 0.5, 1.5, 0.3, 0.6, 0.3, 0.5), 2)),
    Table("two and Otto", "alone", 0.3, 2, third="otto"),
    Table("Two-Headed Dragon", "teams", 0.5, 4, "two-headed-dragon"),
    Table("Leaders and Lackeys", "teams", 0.3, 6, "leaders-and-lackeys"),
    Table("Two-Headed Boss Battle", "teams", 0.2, 4, "two-headed-boss-battle"),
    *(Table(f"Boss Battle of {seats}", "teams", 0.15, seats, "boss-battle") for seats in (3, 4, 5)),
    *(
        Table(f"Boss Otto and {seats - 1}, {preset}", "machine", 0.08, seats, "boss-otto", preset)
        for seats in (2, 3, 4, 5)
        for preset in ("first-game", "by-the-book", "hard", "nightmare")
    ),
)  # fmt: skip


class Seen(NamedTuple):
    """A finished game: who played, the sides that won, and the positions at the beginnings of its turns."""

    characters: Sequence[str]
    won: list[int]
    turns: list[tuple[int, WeighedTable]]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and write. 1 if a game crashed, 2 for files that do not belong together."""
    own = argparse.ArgumentParser(prog="dev.py fit", description="Fit the chart's and the shark's odds to who won.")
    own.add_argument("--keep", type=Path, required=True, metavar="DIR", help="the folder in which games are stored")
    own.add_argument(
        "--games", type=at_least_one, default=2000, metavar="N", help="a measure of how many (default 2000)"
    )
    own.add_argument("--seed", type=int, default=610_000, metavar="S", help="everything random follows from it")
    own.add_argument("--part", type=part, default=(1, 1), metavar="I/N", help="play the I-th of N parts only")
    own.add_argument("--jobs", type=at_least_one, default=cores(), metavar="N", help="how many processes play")
    own.add_argument("--from", dest="others", type=Path, nargs="+", default=[], metavar="DIR", help="add these folders")
    own.add_argument("--write", action="store_true", help="write the weights where the program reads them")
    arguments = own.parse_args(argv)
    content = load_content()
    try:
        if not play_missing(arguments, content):
            return 1
        print(report(arguments, [arguments.keep, *arguments.others]))
    except (ValueError, OSError) as error:
        print(f"fit: {error}", file=sys.stderr)
        return 2
    return 0


# Games


def matches(table: Table, count: int, seed: int, content: Content) -> Iterator[Match]:
    """The games of a table."""
    variant = content.variant(table.variant) if table.variant else None
    options = dict(variant.preset(table.preset).options) if variant is not None and table.preset else {}
    pool, villains = sorted(content.characters), list(content.villains)
    return schedule(count, table.seats, pool, [PLAYER], seed, options, variant, villains, table.third)


def play_missing(arguments: argparse.Namespace, content: Content) -> bool:
    """Play the games of the part that are not stored yet, some of each table in turn. False if one crashed."""
    which, parts = arguments.part
    pages: dict[str, ResultFile] = {}
    missing: list[tuple[float, int, Table, Match]] = []
    for table in TABLES:
        total = round(table.share * arguments.games)
        what = {"kind": KIND, "table": table.name, "seed": arguments.seed}
        kept = pages[table.name] = ResultFile(arguments.keep / f"{table.name}.games", KIND, what)
        kept.mend()
        stored = {data["number"] for data in kept.games()}
        for number, match in enumerate(matches(table, total, arguments.seed, content)):
            if number % parts == which - 1 and number not in stored:
                missing.append((number / total, number, table, match))
    missing.sort(key=lambda each: each[0])
    games = (match for *_, match in missing)
    found = each_played(games, len(missing), content, arguments.jobs, play_seen, at_a_time=2)
    for (_, number, table, _), seen in zip(missing, progress(found, len(missing)), strict=True):
        if isinstance(seen, Crash):
            print(f"fit: {seen}; see it again with: rdi-desktop replay {seen.write(Path())}", file=sys.stderr)
            return False
        pages[table.name].add({"number": number, **seen._asdict()})
    return True


def play_seen(match: Match, content: Content) -> Seen:
    """Play a game to its end, and note the position as each turn begins. Raises Crash with everything needed to repeat it."""
    played = PlayedMatch(match, content, frozenset())
    game, turn = played.game, 0
    turns: list[tuple[int, WeighedTable]] = []
    for _ in played:
        if game.turn_number > turn:
            turn = game.turn_number
            hands = [game.brief(seat).held.values() for seat in range(len(played.bots))]
            turns.append((turn, odds.position(game.brief(None), content, hands)))
    assert game.over is not None
    return Seen(match.characters, sorted({game.table.seats[seat].side for seat in game.over.winners}), turns)


def stored(folders: Sequence[Path], table: Table) -> Iterator[tuple[int, Seen]]:
    """The stored games of a table, each once. ValueError if they are of different runs."""
    pages = [ResultFile(file, KIND) for folder in folders if (file := folder / f"{table.name}.games").exists()]
    seen: set[int] = set()
    for page in pages:
        if page.what != pages[0].what:
            raise ValueError(f"{page.path} keeps games of another seed than {pages[0].path}")
        for data in page.games():
            if data["number"] not in seen:
                seen.add(data["number"])
                turns = [
                    (turn, WeighedTable(on_turn, seats, tuple(Mat._make([*mat[:-1], tuple(mat[-1])]) for mat in mats)))
                    for turn, (on_turn, seats, mats) in data["turns"]
                ]
                yield data["number"], Seen(data["characters"], data["won"], turns)


# Fitting


class Sides(NamedTuple):
    """Sides in positions, one row for each; the rows of a position stand together."""

    rows: Floats
    """Terms, by TERMS."""
    won: Floats
    """Its fraction of the win."""
    first: Ints
    """The number of the first row of each position."""
    turn: Ints
    """Of each position: the turn that begins."""
    game: Ints
    """Of each position: the number of its game."""
    seats: int

    def part(self, unseen: bool) -> Sides:
        """The positions of the games that weights are tried on, or of the others."""
        some = (self.game * 10 % 100 >= 100 * (1 - UNSEEN)) == unseen
        sizes = np.diff(np.append(self.first, len(self.won)))
        rows = np.repeat(some, sizes)
        first = np.cumsum(sizes[some]) - sizes[some]
        return Sides(self.rows[rows], self.won[rows], first, self.turn[some], self.game[some], self.seats)

    def chances(self, weights: Floats) -> Floats:
        """The chance of each side by these weights."""
        sums = self.rows @ weights
        sizes = np.diff(np.append(self.first, len(sums)))
        sums = np.exp(sums - np.repeat(np.maximum.reduceat(sums, self.first), sizes))
        found: Floats = sums / np.repeat(np.add.reduceat(sums, self.first), sizes)
        return found

    def losses(self, chances: Floats) -> Floats:
        """The log loss of each position."""
        found: Floats = np.add.reduceat(-self.won * np.log(np.maximum(chances, 1e-12)), self.first)
        return found

    def alike(self) -> Floats:
        """The chance of each side if all were alike."""
        sizes = np.diff(np.append(self.first, len(self.won)))
        return np.repeat(1.0 / sizes, sizes)


def sides_of(table: Table, folders: Sequence[Path]) -> Sides | None:
    """All positions of a table; None if no game is stored."""
    rows, won, first, turns, games = list[list[float]](), list[float](), list[int](), list[int](), list[int]()
    for number, seen in stored(folders, table):
        for turn, position in seen.turns:
            found = odds.terms(position)
            if len(found) < 2:
                continue
            first.append(len(rows))
            turns.append(turn)
            games.append(number)
            for side, row in found.items():
                rows.append(row)
                won.append((side in seen.won) / len(seen.won))
    if not rows:
        return None
    return Sides(np.array(rows), np.array(won), np.array(first), np.array(turns), np.array(games), table.seats)


def fit(every: Sequence[Sides], strength: float) -> Floats:
    """The weights that make what came likeliest, drawn toward 0 the less the more games there are."""
    rows = np.concatenate([each.rows for each in every])
    scale = rows.std(axis=0)
    used = scale > 1e-9
    scale[~used] = 1.0
    games = sum(len(np.unique(each.game)) for each in every)
    count = sum(len(each.first) for each in every)
    ridge = np.full(len(scale), strength * count / games)
    weights = np.zeros(len(scale))
    for _ in range(STEPS):
        slope, bend = -ridge * weights, np.diag(ridge)
        for each in every:
            chances = each.chances(weights / scale)
            scaled = each.rows / scale
            slope += scaled.T @ (each.won - chances)
            means = np.add.reduceat(scaled * chances[:, None], each.first)
            bend += (scaled * chances[:, None]).T @ scaled - means.T @ means
        weights = weights + np.linalg.solve(bend, slope)
    found: Floats = np.where(used, weights / scale, 0.0)
    return found


# The report


def report(arguments: argparse.Namespace, folders: Sequence[Path]) -> str:
    """Fit each company, try the weights on unseen games, and write them if asked to. What came of it, in words."""
    lines = [f"{'':28} {'games':>6}  {'less than alike':18} {'in the first lap':18} told and came"]
    weights, tried, counts = {}, {}, {}
    for company in COMPANIES:
        tables = {
            table.name: sides for table in TABLES if table.company == company and (sides := sides_of(table, folders))
        }
        if not tables:
            raise ValueError(f"there are no games of {company} yet")
        learnt = fit([sides.part(False) for sides in tables.values()], RIDGES[company])
        for name, alike in merged(tables).items():
            counts[name] = sum(len(np.unique(each.game)) for each in alike)
            said, tried[name] = trial([each.part(True) for each in alike], learnt)
            lines.append(f"{name:28} {counts[name]:6}  {said}")
        final = fit(list(tables.values()), RIDGES[company])
        weights[company] = {term: round(float(n), 4) for term, n in zip(TERMS, final, strict=True) if abs(n) >= 5e-5}
    if arguments.write:
        data = {"seed": arguments.seed, "commit": commit(), "games": counts, "tried": tried, "weights": weights}
        odds.FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        lines.append(f"written: {odds.FILE}")
    return "\n".join(lines)


def merged(tables: dict[str, Sides]) -> dict[str, list[Sides]]:
    """Tables that differ only in who is there or how hard it is, under one name."""
    found: dict[str, list[Sides]] = {}
    for name, sides in tables.items():
        short = name.partition(" of ")[0].partition(" and ")[0] if name.startswith("Boss") else name
        found.setdefault(short, []).append(sides)
    return found


def trial(every: Sequence[Sides], weights: Floats) -> tuple[str, dict[str, Any]]:
    """How well these weights tell who wins games that they have not seen, in words and as data.

    The log loss is compared with what it would be if all sides were alike: over all turns, and in the first lap of the table. Bounds at
    95 % count games, since the positions of one game are much alike.
    """
    better, early, told, came, games = [], [], [], [], []
    shift = 0
    for each in every:
        chances = each.chances(weights)
        gained = each.losses(chances) - each.losses(each.alike())
        sizes = np.diff(np.append(each.first, len(each.won)))
        first = each.turn <= each.seats
        better.append((gained, each.game + shift))
        early.append((gained[first], each.game[first] + shift))
        told.append(chances)
        came.append(each.won)
        games.append(np.repeat(each.game + shift, sizes))
        shift += int(each.game.max(initial=0)) + 1
    whole, lap = (
        bounds(*map(np.concatenate, zip(*better, strict=True))),
        bounds(*map(np.concatenate, zip(*early, strict=True))),
    )
    classes = told_and_came(np.concatenate(told), np.concatenate(came), np.concatenate(games))
    said = f"{whole[0]:+.4f} ± {whole[1]:.4f}   {lap[0]:+.4f} ± {lap[1]:.4f}   "
    said += "  ".join(f"{100 * a:.0f}→{100 * b:.0f}±{100 * c:.0f}" for a, b, c in classes)
    return said, {
        "less than alike": [round(n, 4) for n in whole],
        "in the first lap": [round(n, 4) for n in lap],
        "told, came, ±": [[round(n, 3) for n in each] for each in classes],
    }


def told_and_came(told: Floats, came: Floats, games: Ints) -> list[tuple[float, float, float]]:
    """For each class of chances that were told: their mean, how often it came, and the bounds of that."""
    found = []
    for low, high in pairwise(TOLD):
        some = (told >= low) & (told < high)
        if len(np.unique(games[some])) >= FEW:
            mean, error = bounds(came[some], games[some])
            found.append((float(told[some].mean()), mean, error))
    return found


def bounds(values: Floats, games: Ints) -> tuple[float, float]:
    """The mean, and its bounds at 95 % if the values of a game say the same."""
    if not len(values):
        return 0.0, 1.0
    mean = float(values.mean())
    _, place = np.unique(games, return_inverse=True)
    off = np.bincount(place, values - mean)
    return mean, float(1.96 * sqrt((off**2).sum()) / len(values))


def commit() -> str:
    """The commit whose players played."""
    git = ["git", "rev-parse", "--short=8", "HEAD"]
    found = subprocess.run(git, check=False, capture_output=True, text=True)
    return found.stdout.strip()


if __name__ == "__main__":
    raise SystemExit(console.run(main))
