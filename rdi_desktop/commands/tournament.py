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
from typing import Any

from rdi_desktop.commands.matches import Crash, Match, schedule
from rdi_desktop.commands.ratings import Deal, Rating, rate
from rdi_desktop.commands.simulate import at_least_one, bot_names, characters, progress, seating
from rdi_desktop.commands.tally import Tally
from rdi_desktop.commands.workers import cores, play_all
from rdi_desktop.content import Content
from rdi_desktop.content.homemade import load_all_content


def add_to(commands: Any) -> None:
    """Declare the command."""
    own = commands.add_parser("tournament", help="let computer players meet, and rate them")
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
    own.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and rate the players. 1 if a game crashed."""
    content = load_all_content()
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
    found = play(matches, len(bots), content, arguments.jobs)
    if found is None:
        return 1
    deals, tally = found
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


def play(matches: list[Match], turns: int, content: Content, jobs: int) -> tuple[list[Deal], Tally] | None:
    """The games of each deal, and all of them added up; None if one crashed."""
    tally = Tally(content)
    deals: list[Deal] = []
    for number, played in enumerate(progress(play_all(matches, content, jobs), len(matches))):
        if isinstance(played, Crash):
            print(
                f"rdi-desktop: {played}; see it again with: rdi-desktop replay {played.write(Path())}", file=sys.stderr
            )
            return None
        tally.add(played)
        if number % turns == 0:
            deals.append([])
        deals[-1].append((played.match.bots, played.winners))
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
