# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop simulate`: many games between computer players, and what came of them."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from rdi_desktop.bots import BOT_NAMES
from rdi_desktop.commands import bench, beside
from rdi_desktop.commands.homemade import content_for_command
from rdi_desktop.commands.matches import Crash, Played, schedule
from rdi_desktop.commands.tally import Tally
from rdi_desktop.commands.workers import cores, play_all
from rdi_desktop.content import Content
from rdi_desktop.content.homemade import characters_folder

T = TypeVar("T")


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("--games", type=at_least_one, metavar="N", help="how many games (default 100)")
    own.add_argument(
        "--seats", nargs="+", metavar="SEAT", help="the characters at the table, or how many seats to fill"
    )
    own.add_argument(
        "--characters", nargs="+", default=["all"], metavar="ID", help="whom to draw from when SEAT is a number"
    )
    own.add_argument(
        "--bots",
        nargs="+",
        type=bot_names,
        metavar="BOT",
        help=f"computer players, going around the seats: {', '.join(BOT_NAMES)} (default: random; for a balance report, mixed)",
    )
    own.add_argument("--drinks", metavar="DECK", help="the Drink Deck, such as deck-3 (default: deck-1)")
    own.add_argument("--variant", metavar="ID", help="a variant of teams, such as two-headed-dragon")
    own.add_argument("--seed", type=int, default=1, metavar="S", help="everything random follows from it (default 1)")
    own.add_argument(
        "--jobs",
        type=at_least_one,
        default=cores(),
        metavar="N",
        help="how many processes play (default: one for each core)",
    )
    own.add_argument("--otto", action="store_true", help="the automaton Otto is the third of two")
    own.add_argument("--bench", action="store_true", help="measure the engine instead of the players")
    own.add_argument(
        "--against", type=Path, metavar="PATH", help="with --bench: measure another checkout in turns with this one"
    )
    own.add_argument("--report", type=Path, metavar="FILE.html", help="write a balance report with plots")
    own.add_argument(
        "--crash-dir", type=Path, default=Path(), metavar="DIR", help="where crash-SEED.json goes (default: here)"
    )
    own.add_argument("--explain", action="store_true", help="also list who sat where in every game")
    own.set_defaults(run=run)


def at_least_one(text: str) -> int:
    """A number of games or processes."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1, found '{text}'")
    return int(text)


def bot_names(text: str) -> tuple[str, ...]:
    """The computer players named in `A|B`."""
    names = tuple(name for name in text.replace(",", "|").split("|") if name)
    for name in names:
        if name not in BOT_NAMES:
            raise argparse.ArgumentTypeError(f"no computer player is called '{name}'; there are {', '.join(BOT_NAMES)}")
    return names or ("random",)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and say what came of them."""
    if arguments.bench and arguments.against is not None:
        try:
            return beside.run(arguments.against.resolve())
        except ValueError as error:
            print(f"rdi-desktop: {error}", file=sys.stderr)
            return 2
    if arguments.bench:
        return bench.run(arguments.seed, arguments.games or 300)
    content = content_for_command()
    try:
        if arguments.drinks:
            content.drink_deck(arguments.drinks)
        pool = characters(arguments.characters, content)
        seats = seating(arguments.seats or ["2" if arguments.otto else "4"], content)
        variant = content.variant(arguments.variant) if arguments.variant else None
        if variant is not None:
            variant.boss_seats(seats if isinstance(seats, int) else len(seats))
        if arguments.otto and (variant is not None or (seats if isinstance(seats, int) else len(seats)) != 2):
            raise ValueError("Otto is the third of two players, and plays in no team")
    except ValueError as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    usual = [("mixed",)] if arguments.report is not None else [("random",)]
    bots = [name for names in arguments.bots or usual for name in names]
    options = {"drinks": arguments.drinks} if arguments.drinks else {}
    villains = [id for id in content.villains if id in pool] or content.villains if variant is not None else []
    third = "otto" if arguments.otto else ""
    matches = schedule(arguments.games or 100, seats, pool, bots, arguments.seed, options, variant, villains, third)
    tally = Tally(content)
    crashes: list[Path] = []
    started = time.perf_counter()
    for played in progress(play_all(matches, content, arguments.jobs), len(matches)):
        if isinstance(played, Crash):
            crashes.append(played.write(arguments.crash_dir))
            print(f"rdi-desktop: {played}; see it again with: rdi-desktop replay {crashes[-1]}", file=sys.stderr)
            continue
        tally.add(played)
        if arguments.explain:
            print(line(played))
    seconds = time.perf_counter() - started
    for text in tally.lines():
        print(text)
    print(
        f"\n{len(matches) / seconds:.1f} games a second, {tally.decisions / seconds:.0f} decisions a second ({seconds:.1f} s)"
    )
    if crashes:
        print(f"{len(crashes)} of {len(matches)} games crashed: {', '.join(map(str, crashes))}", file=sys.stderr)
    if arguments.report is not None:
        from rdi_desktop.commands.report import write_report  # a page with charts, which few ask for

        write_report(arguments.report, tally, len(matches), arguments.seed)
        print(f"report: {arguments.report}")
    return 1 if crashes else 0


def characters(named: list[str], content: Content) -> list[str]:
    """The characters meant; 'all' is all of them."""
    if named == ["all"]:
        return sorted(content.characters)
    for character in named:
        if character not in content.characters:
            raise ValueError(
                f"no character is called '{character}'; there are {', '.join(sorted(content.characters))}; "
                f"your own are read from {characters_folder()}"
            )
    return named


def seating(seats: list[str], content: Content) -> list[str] | int:
    """The characters at the table, or the number of seats."""
    drawn = len(seats) == 1 and seats[0].isdecimal()
    count = int(seats[0]) if drawn else len(seats)
    if not 2 <= count <= 12:
        raise ValueError("a table has 2 to 12 seats")
    return count if drawn else characters(seats, content)


def line(played: Played) -> str:
    """A finished game in one line."""
    who = (
        f"{character}/{bot}{'*' if seat in played.winners else ''}"
        for seat, (character, bot) in enumerate(zip(played.match.characters, played.match.bots, strict=True))
    )
    return f"seed {played.match.seed}: {' '.join(who)}, {played.turns} turns, {played.decisions} decisions"


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    width, shown = 40, -1
    for done, item in enumerate(items):
        if (filled := width * done // total) != shown:
            shown = filled
            print(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{total}", end="", file=sys.stderr, flush=True)
        yield item
    print(f"\r{' ' * (width + 24)}\r", end="", file=sys.stderr, flush=True)
