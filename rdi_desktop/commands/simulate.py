# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop simulate`: many games between computer players, and their statistics."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rdi_desktop import __version__
from rdi_desktop.bots import BOT_NAMES
from rdi_desktop.commands import telling
from rdi_desktop.commands.homemade import content_for_command
from rdi_desktop.commands.house_rules import declare_house_rules
from rdi_desktop.commands.knobs import declare_knobs, turned_by
from rdi_desktop.commands.matches import MatchResult, play_match, schedule
from rdi_desktop.commands.result_file import Run, together
from rdi_desktop.commands.tally import Tally
from rdi_desktop.content import Content
from rdi_desktop.content.homemade import characters_folder
from rdi_desktop.engine.language.house_rules import HOUSE, offered
from rdi_desktop.engine.language.variant import Variant
from rdi_desktop.session.match import Crash, Match
from rdi_desktop.session.series import LARGEST, cores, each_played

T = TypeVar("T")

KIND = "simulation"
"""The kind of a file of stored games."""

EVERY = 0.5
"""Seconds between two updates of the progress bar."""
FEW = 8
"""Games that a process plays at a time while they are stored: at most so many are lost by an interruption."""
INTERRUPTED = 130
"""Exit status after an interruption."""


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    declare_games(own)
    own.add_argument(
        "--tell",
        type=int,
        metavar="SEED",
        help="one game in words, with hands and what was weighed: that of this seed among those that --seed deals",
    )
    own.add_argument("--report", type=Path, metavar="FILE.html", help="write a balance report with plots")
    declare_kept(own)
    own.add_argument("--explain", action="store_true", help="also list who sat where in every game")
    own.set_defaults(run=run)


def declare_games(own: argparse.ArgumentParser) -> None:
    """The arguments that say which games are played."""
    own.add_argument("--games", type=at_least_one, metavar="N", help="how many games (default 100)")
    own.add_argument(
        "--seats",
        nargs="+",
        metavar="SEAT",
        help="the characters at the table, or how many seats to fill, a machine's among them",
    )
    own.add_argument(
        "--characters", nargs="+", default=["all"], metavar="ID", help="whom to draw from when SEAT is a number"
    )
    own.add_argument(
        "--bots",
        nargs="+",
        type=bot_names,
        metavar="BOT",
        help=f"computer players, going around the seats: {', '.join(BOT_NAMES)} (default: tipsy; for a balance report, stranger)",
    )
    own.add_argument("--drinks", metavar="DECK", help="the Drink Deck, such as deck-3 (default: deck-1)")
    own.add_argument("--variant", metavar="ID", help="a variant of teams, such as two-headed-dragon")
    own.add_argument("--preset", metavar="NAME", help="how hard the machine of the variant is, such as nightmare")
    own.add_argument("--dungeon", metavar="ID", help="a dungeon, such as raiding-the-armory")
    own.add_argument(
        "--pub-crawl",
        nargs="?",
        const=True,
        metavar="ID",
        help="a Pub Crawl, through taverns of your own if ID says so",
    )
    own.add_argument("--prizes", action="store_true", help="a Prize comes into each pot")
    declare_house_rules(own)
    declare_knobs(own)
    own.add_argument(
        "--bar-deck",
        action="store_true",
        help="all Drink Decks, or those of --drinks, shuffled together, thirty at a time",
    )
    own.add_argument("--seed", type=int, default=1, metavar="S", help="everything random follows from it (default 1)")
    own.add_argument(
        "--jobs",
        type=at_least_one,
        default=cores(),
        metavar="N",
        help="how many processes play (default: one for each core)",
    )
    own.add_argument("--otto", action="store_true", help="the automaton Otto is the third of two")
    own.add_argument(
        "--crash-dir", type=Path, default=Path(), metavar="DIR", help="where crash-SEED.json goes (default: here)"
    )


def declare_kept(own: argparse.ArgumentParser) -> None:
    """The arguments for storing games, playing them in parts and adding them up."""
    own.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="write every game there; the same command goes on where it was broken off",
    )
    own.add_argument(
        "--part", type=part, default=(1, 1), metavar="I/N", help="play the I-th of N parts only, on this machine"
    )
    own.add_argument(
        "--from",
        dest="files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="play nothing: add up what these files keep, such as the parts of several machines",
    )


def at_least_one(text: str) -> int:
    """A number of games or processes."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1, found '{text}'")
    return int(text)


def part(text: str) -> tuple[int, int]:
    """A part of a whole: `2/4`."""
    which, _, of = text.partition("/")
    if not (which.isdecimal() and of.isdecimal() and 1 <= int(which) <= int(of)):
        raise argparse.ArgumentTypeError(f"expected a part such as 2/4, found '{text}'")
    return int(which), int(of)


def bot_names(text: str) -> tuple[str, ...]:
    """The computer players named in `A|B`."""
    names = tuple(name for name in text.replace(",", "|").split("|") if name)
    for name in names:
        if name not in BOT_NAMES:
            raise argparse.ArgumentTypeError(f"no computer player is called '{name}'; there are {', '.join(BOT_NAMES)}")
    return names or ("tipsy",)


def check_bosses(variant: Variant, seats: list[str] | int, content: Content) -> None:
    """ValueError if the number of players does not fit the variant, or a character in a Boss's seat has no Boss cards."""
    if isinstance(seats, int):
        variant.boss_seats(seats)
        return
    for seat in variant.boss_seats(len(seats) + (bool(variant.machine) and variant.machine not in seats)):
        if seats[seat] not in content.villains:
            raise ValueError(f"{seats[seat]} has no Boss cards; these have some: {', '.join(content.villains)}")


class Planned(NamedTuple):
    """The requested games."""

    options: dict[str, Any]
    pool: list[str]
    """The characters to draw from."""
    variant: Variant | None
    seats: list[str] | int
    bots: list[str]
    villains: list[str]
    third: str
    """An automaton that joins two players; '' for none."""
    seed: int

    def games(self, count: int) -> Iterator[Match]:
        """The matches of the first `count` games."""
        return schedule(
            count, self.seats, self.pool, self.bots, self.seed, self.options, self.variant, self.villains, self.third
        )


def planned(arguments: argparse.Namespace, content: Content, usual: str) -> Planned:
    """The games requested by the arguments of `declare_games`. `usual`: the default players. ValueError for what cannot be played."""
    options = options_of(arguments, content)
    pool = characters(arguments.characters, content)
    variant, seats = table_of(arguments, content)
    check_house(options, variant, seats)
    options |= preset_of(arguments, variant)
    options |= turned_by(arguments, variant, content, otto=arguments.otto)
    bots = [name for names in arguments.bots or [(usual,)] for name in names]
    villains = [id for id in content.villains if id in pool] or list(content.villains) if variant is not None else []
    return Planned(options, pool, variant, seats, bots, villains, "otto" if arguments.otto else "", arguments.seed)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the statistics."""
    content = content_for_command()
    if arguments.files is not None:
        return add_up(arguments.files, content, arguments)
    among_people = arguments.report is not None or arguments.tell is not None
    try:
        plan = planned(arguments, content, "stranger" if among_people else "tipsy")
    except ValueError as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    if arguments.tell is not None:
        return tell_one(plan.games(max(0, arguments.tell - arguments.seed + 1)), arguments.tell, content)
    total, tally = arguments.games or 100, Tally(content)
    which, parts = arguments.part
    missing = bytearray(number % parts == which - 1 for number in range(total))
    asked_for = missing.count(1)
    try:
        what = described(arguments, plan)
        kept = Run(arguments.keep, KIND, what) if arguments.keep is not None else None
        for number, game in kept.games() if kept is not None else ():
            if number < total and missing[number]:
                missing[number] = 0
                tally.add(game)
    except (ValueError, OSError) as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    before, decisions = len(tally.turns), tally.decisions
    numbers = (number for number in range(total) if missing[number])
    left = (match for number, match in enumerate(plan.games(total)) if missing[number])
    at_a_time = LARGEST if kept is None else FEW
    found = each_played(left, missing.count(1), content, arguments.jobs, play_match, at_a_time)
    crashes: list[Path] = []
    started, broken_off = time.perf_counter(), False
    try:
        for number, played in zip(numbers, progress(found, missing.count(1)), strict=False):
            if isinstance(played, Crash):
                crashes.append(played.write(arguments.crash_dir))
                print(f"rdi-desktop: {played}; see it again with: rdi-desktop replay {crashes[-1]}", file=sys.stderr)
                continue
            tally.add(played)
            if kept is not None:
                kept.add(number, played)
            if arguments.explain:
                print(line(played))
    except KeyboardInterrupt:
        broken_off = True
    except OSError as error:
        print(f"\nrdi-desktop: {error}", file=sys.stderr)
        broken_off = True
    seconds, played_now = time.perf_counter() - started, len(tally.turns) - before + len(crashes)
    if tally.turns:
        for text in tally.lines():
            print(text)
    print(
        f"\n{played_now / seconds:.1f} games a second, {(tally.decisions - decisions) / seconds:.0f} decisions a second ({seconds:.1f} s)"
    )
    if broken_off:
        again = (
            "the same command goes on from here" if kept is not None else "--keep FILE would let you go on from here"
        )
        print(f"broken off after {len(tally.turns)} of {asked_for} games; {again}", file=sys.stderr)
    if crashes:
        print(f"{len(crashes)} of {asked_for} games crashed: {', '.join(map(str, crashes))}", file=sys.stderr)
    report(arguments.report, tally, asked_for, arguments.seed)
    return INTERRUPTED if broken_off else 1 if crashes else 0


def table_of(arguments: argparse.Namespace, content: Content) -> tuple[Variant | None, list[str] | int]:
    """The variant and the characters or number of seats. ValueError if these cannot be played together."""
    variant = content.variant(arguments.variant) if arguments.variant else None
    alone = variant is not None and bool(variant.machine)
    seats = seating(arguments.seats or ["2" if arguments.otto else "4"], content, fewest=1 if alone else 2)
    if variant is not None:
        check_bosses(variant, seats, content)
    if arguments.otto and (variant is not None or (seats if isinstance(seats, int) else len(seats)) != 2):
        raise ValueError("Otto is the third of two players, and plays in no team")
    return variant, seats


def check_house(options: Mapping[str, Any], variant: Variant | None, seats: list[str] | int) -> None:
    """ValueError if a house rule means nothing at such a table. `seats`: the characters, or how many seats, a machine's among them."""
    machine = variant.machine if variant is not None else ""
    players = seats - bool(machine) if isinstance(seats, int) else len([id for id in seats if id != machine])
    idle = HOUSE.keys() - offered(players, machine=bool(machine))
    if flags := [f"--{key.replace('_', '-')}" for key in HOUSE if key in idle and options.get(key)]:
        raise ValueError(f"at such a table this means nothing: leave out {', '.join(flags)}")


def preset_of(arguments: argparse.Namespace, variant: Variant | None) -> dict[str, Any]:
    """The options of the preset. ValueError if the variant has none of that name."""
    if not arguments.preset:
        return {}
    if variant is None:
        raise ValueError("--preset says how hard a --variant is")
    return dict(variant.preset(arguments.preset).options)


def tell_one(games: Iterable[Match], seed: int, content: Content) -> int:
    """Print the game of that seed in words. 2 if it is not one of these."""
    match = next((each for each in games if each.seed == seed), None)
    if match is None:
        print(f"rdi-desktop: the games begin with a later seed than {seed}; --seed says with which", file=sys.stderr)
        return 2
    for text in telling.tell(match, content):
        print(text)
    return 0


def add_up(files: list[Path], content: Content, arguments: argparse.Namespace) -> int:
    """Print the statistics of games that were stored here or elsewhere. 2 if the files do not belong together."""
    tally = Tally(content)
    try:
        what, games = together(files, KIND)
        for _, game in games:
            tally.add(game)
            if arguments.explain:
                print(line(game))
    except (ValueError, OSError) as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    except LookupError as error:  # home-made characters that are not here
        print(f"rdi-desktop: these games were played with cards that are not here: {error}", file=sys.stderr)
        return 2
    if tally.turns:
        for text in tally.lines():
            print(text)
    print(f"\n{len(tally.turns)} games out of {len(files)} files")
    report(arguments.report, tally, len(tally.turns), what.get("seed", 0))
    return 0


def report(path: Path | None, tally: Tally, games: int, seed: int) -> None:
    """Write the HTML page, if requested."""
    if path is not None:
        from rdi_desktop.commands.report import write_report  # a page with charts, rarely used

        write_report(path, tally, games, seed)
        print(f"report: {path}")


def options_of(arguments: argparse.Namespace, content: Content) -> dict[str, Any]:
    """Options that differ from the defaults. ValueError for an unknown deck or dungeon."""
    options: dict[str, Any] = {}
    if arguments.bar_deck:
        options |= {"drinks": "+".join(content.drink_decks), "bar_deck": True}
    if arguments.drinks:
        options["drinks"] = arguments.drinks
    for deck in options.get("drinks", "").split("+"):
        if deck:
            content.drink_deck(deck)
    if arguments.dungeon:
        if arguments.dungeon not in content.dungeons:
            known = ", ".join(sorted(content.dungeons))
            raise ValueError(f"no dungeon is called '{arguments.dungeon}'; there are {known}")
        options["dungeon"] = arguments.dungeon
    if arguments.pub_crawl:
        options["pub_crawl"] = arguments.pub_crawl
        content.taverns(arguments.pub_crawl)
    if arguments.prizes:
        options["prizes"] = True
    house = {key: value for key in HOUSE if (value := getattr(arguments, key)) is not None}
    return options | house


def described(arguments: argparse.Namespace, plan: Planned) -> dict[str, Any]:
    """Everything that determines the games of a simulation except their number: one file stores games of one simulation."""
    return {
        "program": __version__,
        "bots": plan.bots,
        "seats": arguments.seats,
        "characters": plan.pool,
        "drinks": arguments.drinks,
        "variant": arguments.variant,
        "otto": arguments.otto,
        "seed": arguments.seed,
        **{key: value for key, value in plan.options.items() if key != "drinks"},
    }


def characters(named: list[str], content: Content) -> list[str]:
    """The named characters; 'all' means all of them."""
    if named == ["all"]:
        return sorted(content.characters)
    for character in named:
        if character not in content.characters:
            raise ValueError(
                f"no character is called '{character}'; there are {', '.join(sorted(content.characters))}; "
                f"your own are read from {characters_folder()}"
            )
    twice = next((character for character in named if named.count(character) > 1), None)
    if twice is not None:
        raise ValueError(f"'{twice}' is named twice, and there is only one of each")
    return named


def seating(seats: list[str], content: Content, fewest: int = 2) -> list[str] | int:
    """The characters at the table, or the number of seats. `fewest`: the fewest that may be named (with a machine fewer)."""
    drawn = len(seats) == 1 and seats[0].isdecimal()
    count = int(seats[0]) if drawn else len(seats)
    if not (2 if drawn else fewest) <= count <= 12:
        raise ValueError("a table has 2 to 12 seats")
    return count if drawn else characters(seats, content)


def line(played: MatchResult) -> str:
    """A finished game in one line."""
    who = (
        f"{character}/{bot}{'*' if seat in played.winners else ''}"
        for seat, (character, bot) in enumerate(zip(played.match.characters, played.match.bots, strict=True))
    )
    return f"seed {played.match.seed}: {' '.join(who)}, {played.turns} turns, {played.decisions} decisions"


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a progress bar on stderr if that is a terminal: count, speed, remaining time."""
    if not sys.stderr.isatty():
        yield from items
        return
    began = shown = time.monotonic()
    for done, item in enumerate(items):
        now = time.monotonic()
        if now - shown > EVERY:
            shown = now
            print(f"\r{bar(done, total, now - began)}", end="", file=sys.stderr, flush=True)
        yield item
    print(f"\r{' ' * 100}\r", end="", file=sys.stderr, flush=True)


def bar(done: int, total: int, seconds: float) -> str:
    """The progress bar after so many seconds."""
    filled, rate = 30 * done // total, done / seconds
    left = round((total - done) / rate) if rate else 0
    clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
    return f"[{'#' * filled}{'.' * (30 - filled)}] {done}/{total}  {rate:.1f} a second, {clock} left   "
