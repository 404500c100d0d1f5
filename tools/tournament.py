# SPDX-License-Identifier: GPL-3.0-or-later
"""`dev.py tournament`: computer players against each other under fair conditions, with confidence bounds.

Every deal (characters, seats, seed) is played once for each rotation of the named players through the seats, so that luck with cards and
seats is shared. Against a machine everybody is on one side: each named player plays the deal once in all seats, and the machine is rated
as another player.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rdi_desktop import __version__, console, folders
from rdi_desktop.commands.homemade import content_for_command
from rdi_desktop.commands.knobs import declare_knobs, turned_by
from rdi_desktop.commands.matches import MatchResult, play_match, schedule
from rdi_desktop.commands.result_file import Run, together
from rdi_desktop.commands.simulate import (
    at_least_one,
    bot_names,
    characters,
    declare_kept,
    preset_of,
    progress,
    seating,
)
from rdi_desktop.commands.tally import Tally
from rdi_desktop.content import Content
from rdi_desktop.engine.language.knobs import KNOBS
from rdi_desktop.engine.language.variant import Variant
from rdi_desktop.session.match import Crash, Match
from rdi_desktop.session.series import LARGEST, cores, each_played
from tools.ratings import Deal, Game, Rating, rate

KIND = "tournament"
"""The kind of a file of stored games."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    own = argparse.ArgumentParser(
        prog="dev.py tournament", description="Let computer players meet as fairly as can be, and rate them."
    )
    own.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="home-made characters are read from DIR/data/characters"
    )
    own.add_argument(
        "--bots", nargs="+", type=bot_names, default=[], metavar="BOT", help="who meets, in seats that go around"
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
    own.add_argument("--variant", metavar="ID", help="against a machine all together, such as boss-otto")
    own.add_argument("--preset", metavar="NAME", help="how hard that machine is, such as nightmare")
    declare_knobs(own)
    own.add_argument("--drinks", metavar="DECK", help="the Drink Deck, such as deck-3 (default: deck-1)")
    own.add_argument("--seed", type=int, default=1, metavar="S", help="everything random follows from it (default 1)")
    own.add_argument(
        "--jobs",
        type=at_least_one,
        default=cores(),
        metavar="N",
        help="how many processes play (default: one for each core)",
    )
    declare_kept(own)
    own.add_argument("--minutes", type=at_least_one, metavar="M", help="begin no game after so long")
    own.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with plots")
    return own


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and rate the players. 1 if a game crashed, 2 if they cannot be played."""
    arguments = parser().parse_args(argv)
    if arguments.data_dir is not None:
        folders.use(arguments.data_dir)
    content = content_for_command()
    if arguments.files is not None:
        return add_up(arguments.files, content, arguments.report)
    bots = [name for names in arguments.bots for name in names]
    try:
        if arguments.drinks:
            content.drink_deck(arguments.drinks)
        pool = characters(arguments.characters, content)
        variant = machine_of(arguments, content)
        seats = seating(arguments.seats, content, fewest=2 if variant is None else 1)
        if len(set(bots)) < 2:
            raise ValueError("a tournament is between two computer players or more")
        options = {"drinks": arguments.drinks} if arguments.drinks else {}
        options |= preset_of(arguments, variant)
        options |= turned_by(arguments, variant, content, otto=False)
        if variant is not None:
            bots = list(dict.fromkeys(bots))
            check_seats(variant, seats)
    except ValueError as error:
        print(f"tournament: {error}", file=sys.stderr)
        return 2
    matches = paired(arguments.games, seats, pool, bots, arguments.seed, options, variant)
    wanted = share(len(matches), len(bots), *arguments.part)
    games: dict[int, MatchResult] = {}
    try:
        kept = Run(arguments.keep, KIND, described(arguments, pool)) if arguments.keep is not None else None
        if kept is not None:
            mine = set(wanted)
            games = {number: game for number, game in kept.games() if number in mine}
    except (ValueError, OSError) as error:
        print(f"tournament: {error}", file=sys.stderr)
        return 2
    if not play(matches, wanted, games, content, arguments.jobs, kept, arguments.minutes):
        return 1
    return say(games, len(bots), content, arguments.seed, arguments.report)


def add_up(files: list[Path], content: Content, page: Path | None) -> int:
    """Print the results of games that were stored here or elsewhere. 2 if the files do not belong together."""
    try:
        what, kept = together(files, KIND)
        games = dict(kept)
        turns = sum(len(names.split("|")) for names in what.get("bots", ()))
        if not turns:
            raise ValueError(f"{files[0]} keeps no {KIND}")
        return say(games, turns, content, int(what.get("seed", 0)), page)
    except (ValueError, OSError) as error:
        print(f"tournament: {error}", file=sys.stderr)
    except LookupError as error:  # home-made characters that are not here
        print(f"tournament: these games were played with cards that are not here: {error}", file=sys.stderr)
    return 2


def say(games: dict[int, MatchResult], turns: int, content: Content, seed: int, page: Path | None) -> int:
    """Rate the players and print the result, optionally as an HTML page. 1 if no deal is finished."""
    deals, tally = added_up(games, turns, content)
    if not deals:
        print("tournament: no deal has been played by everybody in every place yet", file=sys.stderr)
        return 1
    ratings = rate(deals, seed)
    for text in lines(ratings, tally):
        print(text)
    if page is not None:
        from tools.tournament_page import write_page  # a page, rarely used

        write_page(page, ratings, tally, seed)
        print(f"report: {page}")
    return 0


def share(total: int, turns: int, which: int, parts: int) -> list[int]:
    """The numbers of the games in one of several parts: whole deals, each of which is played `turns` times."""
    return [number for number in range(total) if number // turns % parts == which - 1]


def machine_of(arguments: argparse.Namespace, content: Content) -> Variant | None:
    """The variant against a machine, if requested. ValueError for other variants."""
    variant = content.variant(arguments.variant) if arguments.variant else None
    if variant is not None and not variant.machine:
        raise ValueError(
            f"in {variant.name} players meet as teams: a tournament is for each by itself, or against a machine"
        )
    return variant


def check_seats(variant: Variant, seats: Sequence[str] | int) -> None:
    """ValueError if the number of players does not fit the variant; it includes the machine."""
    count = seats if isinstance(seats, int) else len(seats) + (variant.machine not in seats)
    if not variant.fits(count):
        raise ValueError(f"{variant.name} is not played by {count}")


def paired(
    games: int,
    seats: Sequence[str] | int,
    pool: Sequence[str],
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any],
    variant: Variant | None = None,
) -> list[Match]:
    """Every deal once for each rotation of the players; `games` is rounded up to whole deals.

    `variant`: everybody plays against its machine, each deal once with the same player in every seat.
    """
    deals = -(-games // len(bots))
    matches = []
    for deal in schedule(deals, seats, pool, bots, seed, options, variant):
        count = len(deal.characters)
        for turned in range(len(bots)):
            places = range(count) if variant is None else [0] * count
            placed = tuple(bots[(place + turned) % len(bots)] for place in places)
            matches.append(Match(deal.characters, placed, deal.seed, options, deal.variant))
    return matches


def met(played: MatchResult, content: Content) -> Game:
    """The players of a game and the winners; against a machine the Challengers count as one player, the machine as another."""
    match = played.match
    machine = content.variants[match.variant].machine if match.variant in content.variants else ""
    if not machine:
        return match.bots, played.winners
    seat = match.characters.index(machine)
    sides = {seat: 1} | {other: 0 for other in range(len(match.bots)) if other != seat}
    challengers = match.bots[0 if seat else 1]
    return (challengers, machine), tuple(sorted({sides[winner] for winner in played.winners}))


def described(arguments: argparse.Namespace, pool: Sequence[str]) -> dict[str, Any]:
    """Everything that determines the games of a tournament except their number: one file stores games of one tournament."""
    bots = ["|".join(names) for names in arguments.bots]
    seats, drinks, seed = arguments.seats, arguments.drinks, arguments.seed
    said = ("variant", "preset", "factions", *KNOBS)
    against = {key: value for key in said if (value := getattr(arguments, key)) is not None}
    return {
        **against,
        "program": __version__,
        "bots": bots,
        "seats": seats,
        "characters": list(pool),
        "drinks": drinks,
        "seed": seed,
    }


def play(
    matches: list[Match],
    wanted: list[int],
    games: dict[int, MatchResult],
    content: Content,
    jobs: int,
    kept: Run | None = None,
    minutes: int | None = None,
) -> bool:
    """Play the wanted games that are missing in `games`, and add them there. False if one crashed.

    `minutes`: no game is begun after that.
    """
    ends = None if minutes is None else monotonic() + 60 * minutes
    missing = [number for number in wanted if number not in games]
    small = kept is not None or minutes is not None
    at_a_time = 1 if small else LARGEST
    found = each_played((matches[number] for number in missing), len(missing), content, jobs, play_match, at_a_time)
    for number, played in zip(missing, progress(found, len(missing)), strict=False):
        if isinstance(played, Crash):
            print(
                f"tournament: {played}; see it again with: rdi-desktop replay {played.write(Path())}", file=sys.stderr
            )
            return False
        games[number] = played
        if kept is not None:
            kept.add(number, played)
        if ends is not None and monotonic() > ends:
            break
    return True


def added_up(games: dict[int, MatchResult], turns: int, content: Content) -> tuple[list[Deal], Tally]:
    """The games of each complete deal (played `turns` times), and statistics of all games."""
    tally = Tally(content)
    deals: list[Deal] = []
    for deal in sorted({number // turns for number in games}):
        numbers = range(deal * turns, (deal + 1) * turns)
        if all(number in games for number in numbers):
            deals.append([met(games[number], content) for number in numbers])
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


if __name__ == "__main__":
    raise SystemExit(console.run(main))
