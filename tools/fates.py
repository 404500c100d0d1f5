# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tools.fates`: count what the odds by the fire need beside the fitted chances, and write `rdi_desktop/bots/fates.json`.

Regular players play at tables of four, six and eight. From the first knock-out on each turn is noted as it begins: what could be bet on,
and what became of it by the very rules that pay bets.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import log
from typing import NamedTuple

from rdi_desktop.bots import fates
from rdi_desktop.bots.odds import open_chances
from rdi_desktop.commands.matches import schedule
from rdi_desktop.commands.simulate import at_least_one
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.session.bets import YES
from rdi_desktop.session.fireside import Fireside, Outcome
from rdi_desktop.session.match import PlayedMatch
from tools.fit import commit

TABLES = (4, 6, 8)
PLAYER = "regular"
POWERS = [n / 20 for n in range(4, 61)]
"""The powers that are tried for who is out next."""


class Noted(NamedTuple):
    """A turn as it begins."""

    turn: int
    falls: int
    """How many were out."""
    chances: dict[int, float]
    """To win, with all hands open, of everybody who is left."""
    room: int
    """Between Alcohol Content and Fortitude of the seat on turn."""
    escapes: int
    """Cards in its hand that get rid of a Drink."""


class Bidding(NamedTuple):
    """A Round of Gambling whenever who is in it, or in control, has changed."""

    number: int
    players: tuple[int, ...]
    control: int


class Counted(NamedTuple):
    """A game that was played."""

    turns: list[Noted]
    rounds: list[Bidding]
    decided: dict[tuple[str, int], Outcome]
    """The picks that win, by kind and what it was about."""


class Counter(Fireside):
    """Notes what is decided, whether or not anybody has bet on it."""

    def __init__(self) -> None:
        super().__init__()
        self.decided: dict[tuple[str, int], Outcome] = {}

    def bidding(self, game: Game) -> Bidding | None:
        """The Round that can be bet on now."""
        found = self.bidders(game)
        return Bidding(self._rounds, tuple(found[0]), found[1]) if found is not None else None

    def _decide(self, kind: str, about: int, outcome: Outcome) -> None:
        self.decided.setdefault((kind, about), outcome)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, count, and write the file."""
    arguments = argparse.ArgumentParser(prog="python -m tools.fates", description=__doc__)
    arguments.add_argument("--games", type=at_least_one, default=300, metavar="N", help="at each table (default 300)")
    arguments.add_argument("--seed", type=int, default=620000, metavar="S")
    given = arguments.parse_args(argv)
    content = load_content()
    found = [each for seats in TABLES for each in noted(seats, given.games, given.seed + 10_000 * seats, content)]
    made = {
        "games": len(found),
        "seed": given.seed,
        "commit": commit(),
        "turns": sum(len(each.turns) for each in found),
    }
    fates.FILE.write_text(json.dumps({"made": made, **added_up(found)}, indent=1) + "\n", encoding="utf-8")
    return 0


def noted(seats: int, games: int, seed: int, content: Content) -> Iterator[Counted]:
    """Every game, with what could be bet on after its first knock-out."""
    pool = sorted(id for id in content.characters if id not in content.automata)
    for match in schedule(games, seats, pool, [PLAYER], seed):
        played, counter = PlayedMatch(match, content), Counter()
        turns: list[Noted] = []
        rounds: dict[Bidding, None] = {}
        for move in played:
            game = played.game
            counter.look(game)
            out = len(game.table.seats) - len(game.still_in)
            if out and (bidding := counter.bidding(game)) is not None:
                rounds[bidding] = None
            begins = move.decision.kind == "discard" and game.table.phase == "discard_and_draw"
            if out and begins and (not turns or turns[-1].turn != game.turn_number):
                seat = game.table.turn
                side, chances = game.table.side(seat), open_chances(game, content)
                hand = game.brief(seat).held.values()
                left = {each: chances[each] for each in game.still_in}
                turns.append(Noted(game.turn_number, out, left, side.fortitude - side.alcohol, fates.escapes(hand)))
        counter.look(played.game)
        yield Counted(turns, list(rounds), counter.decided)


def added_up(found: list[Counted]) -> dict[str, object]:
    """What `fates.py` reads."""
    drunk: list[list[bool]] = [[] for _ in range(fates.HANDS + 1)]
    survives: list[list[bool]] = [[] for _ in range(fates.CLOSE)]
    pot: list[list[bool]] = [[] for _ in range(fates.BIDDERS - 1)]
    next_out: list[tuple[dict[int, float], Outcome]] = []
    for turns, rounds, decided in found:
        for turn in turns:
            if drink := decided.get(("drink", turn.turn)):
                for row in (drunk[turn.escapes], drunk[fates.HANDS]):
                    row.append(YES in drink)
            if 0 < turn.room <= fates.CLOSE and (survived := decided.get(("survive", turn.turn))):
                survives[turn.room - 1].append(YES in survived)
            if len(turn.chances) > 2 and (fallen := decided.get(("next", turn.falls))):
                next_out.append((turn.chances, fallen))
        for round_ in rounds:
            if taken := decided.get(("pot", round_.number)):
                pot[min(fates.BIDDERS, len(round_.players)) - 2].append(str(round_.control) in taken)
    return {
        "next": max(POWERS, key=lambda power: sum(log(told(power, *each)) for each in next_out)),
        "drunk": [share(row) for row in drunk],
        "survives": [share(row) for row in survives],
        "pot": [share(row) for row in pot],
        "counted": {
            "drunk": [*map(len, drunk)],
            "survives": [*map(len, survives)],
            "pot": [*map(len, pot)],
            "next": len(next_out),
        },
    }


def told(power: float, chances: dict[int, float], fallen: Outcome) -> float:
    """The chance that was given to what came."""
    return max(1e-6, sum(fates.next_out(chances, power).get(int(seat), 0.0) for seat in fallen))


def share(row: list[bool]) -> float:
    """How often it was so; half of the time, if it never could be."""
    return round((sum(row) + 0.5) / (len(row) + 1), 3)


if __name__ == "__main__":
    sys.exit(main())
