# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop tournament`: computer players against each other, as fairly as can be, and how sure one may be of what came of it.

Every deal (characters, seats, seed) is played as often as there are players named, each of them once in every place, so that luck with
cards and places is shared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rdi_desktop import __version__
from rdi_desktop.commands.homemade import content_for_command
from rdi_desktop.commands.kept import Kept
from rdi_desktop.commands.matches import Crash, Match, Played, schedule
from rdi_desktop.commands.ratings import Deal, Rating, rate
from rdi_desktop.commands.simulate import at_least_one, bot_names, characters, progress, seating
from rdi_desktop.commands.tally import Tally
from rdi_desktop.commands.workers import LARGEST, cores, play_all
from rdi_desktop.content import Content


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument(
        "--bots", nargs="+", type=bot_names, required=True, metavar="BOT", help="who meets, in seats that go around"
    )
    own.add_argument(
        "--seats",
        nargs="+",
        default=["4"],
        metavar="SEAT",
        help="the characters at the table, or how many seats to fill",
    )
    own.add_argument(
        "--characters", nargs="+", default=["all"], metavar="ID", help="whom to draw from when SEAT is a number"
    )
    own.add_argument("--games", type=at_least_one, default=400, metavar="N", help="about how many games (default 400)")
    own.add_argument("--drinks", metavar="DECK", help="the Drink Deck, such as deck-3 (default: deck-1)")
    own.add_argument("--seed", type=int, default=1, metavar="S", help="everything random follows from it (default 1)")
    own.add_argument(
        "--jobs",
        type=at_least_one,
        default=cores(),
        metavar="N",
        help="how many processes play (default: one for each core)",
    )
    own.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="write every game there; the same command goes on where it was broken off",
    )
    own.add_argument("--minutes", type=at_least_one, metavar="M", help="begin no game after so long")
    own.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and rate the players. 1 if a game crashed."""
    content = content_for_command()
    bots = [name for names in arguments.bots for name in names]
    try:
        if arguments.drinks:
            content.drink_deck(arguments.drinks)
        pool = characters(arguments.characters, content)
        seats = seating(arguments.seats, content)
        if len(set(bots)) < 2:
            raise ValueError("a tournament is between two computer players or more")
    except ValueError as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    options = {"drinks": arguments.drinks} if arguments.drinks else {}
    matches = paired(arguments.games, seats, pool, bots, arguments.seed, options)
    try:
        kept = Kept(arguments.keep, described(arguments, pool), matches) if arguments.keep is not None else None
    except (ValueError, OSError) as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    games = play(matches, content, arguments.jobs, kept, arguments.minutes)
    if games is None:
        return 1
    deals, tally = added_up(games, len(matches), len(bots), content)
    if not deals:
        print("rdi-desktop: no deal has been played by everybody in every place yet", file=sys.stderr)
        return 1
    ratings = rate(deals, arguments.seed)
    for text in lines(ratings, tally):
        print(text)
    if arguments.report is not None:
        from rdi_desktop.commands.tournament_page import write_page  # a page that few ask for

        write_page(arguments.report, ratings, tally, arguments.seed)
        print(f"report: {arguments.report}")
    return 0


def paired(
    games: int, seats: Sequence[str] | int, pool: Sequence[str], bots: Sequence[str], seed: int, options: dict[str, Any]
) -> list[Match]:
    """Every deal once for each way of moving the players on by one place; `games` is rounded up to whole deals."""
    deals = -(-games // len(bots))
    matches = []
    for deal in schedule(deals, seats, pool, bots, seed, options):
        count = len(deal.characters)
        for turned in range(len(bots)):
            placed = tuple(bots[(place + turned) % len(bots)] for place in range(count))
            matches.append(Match(deal.characters, placed, deal.seed, options))
    return matches


def described(arguments: argparse.Namespace, pool: Sequence[str]) -> dict[str, Any]:
    """What makes the games of a tournament what they are, but for their number: a file keeps those of one."""
    bots = ["|".join(names) for names in arguments.bots]
    seats, drinks, seed = arguments.seats, arguments.drinks, arguments.seed
    return {
        "program": __version__,
        "bots": bots,
        "seats": seats,
        "characters": list(pool),
        "drinks": drinks,
        "seed": seed,
    }


def play(
    matches: list[Match], content: Content, jobs: int, kept: Kept | None = None, minutes: int | None = None
) -> dict[int, Played] | None:
    """The games by their numbers, with those that were kept; None if one crashed. `minutes`: after which none is begun."""
    games = dict(kept.games) if kept is not None else {}
    ends = None if minutes is None else monotonic() + 60 * minutes
    missing = [number for number in range(len(matches)) if number not in games]
    small = kept is not None or minutes is not None
    found = play_all(
        (matches[number] for number in missing), len(missing), content, jobs, at_a_time=1 if small else LARGEST
    )
    for number, played in zip(missing, progress(found, len(missing)), strict=False):
        if isinstance(played, Crash):
            print(
                f"rdi-desktop: {played}; see it again with: rdi-desktop replay {played.write(Path())}", file=sys.stderr
            )
            return None
        games[number] = played
        if kept is not None:
            kept.add(number, played)
        if ends is not None and monotonic() > ends:
            break
    return games


def added_up(games: dict[int, Played], total: int, turns: int, content: Content) -> tuple[list[Deal], Tally]:
    """The games of each deal that was played `turns` times, with everybody in every place, and all of them added up."""
    tally = Tally(content)
    deals: list[Deal] = []
    for begin in range(0, total, turns):
        numbers = range(begin, begin + turns)
        if all(number in games for number in numbers):
            deals.append([(games[number].match.bots, games[number].winners) for number in numbers])
            for number in numbers:
                tally.add(games[number])
    return deals, tally


def lines(ratings: list[Rating], tally: Tally) -> list[str]:
    """The table for a terminal."""
    said = [f"{'computer player':<18} {'seats':>6} {'won':>7}   {'95 %':<12} {'par':>6}   {'rating':>6}   95 %"]
    for each in ratings:
        low, high = each.share_interval
        said.append(
            f"{each.name:<18} {each.seats:>6} {100 * each.share:>5.1f} %   {100 * low:4.1f}-{100 * high:<6.1f} "
            f"{100 * each.par:>4.0f} %   {each.rating:>+6.0f}   {each.interval[0]:+.0f} to {each.interval[1]:+.0f}"
        )
    said += ["", f"{len(tally.turns)} games; {100 * tally.by_gold:.0f} % of all losses by Gold", tally.gambling()]
    return said
