# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tools.waiting`: how long whoever is out waits, by the fire, for something new to decide, in seconds of showing.

Regular players play at tables of four, six and eight. Somebody by the fire is taken to bet at once on all that is on offer, so that only
what is new there counts: another question, or the same one about another turn, Round or knock-out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from rdi_desktop.commands.matches import schedule
from rdi_desktop.commands.simulate import at_least_one
from rdi_desktop.content import Content, load_content
from rdi_desktop.director.script import Script
from rdi_desktop.engine.language.house_rules import LAST_ORDERS
from rdi_desktop.session.fireside import Fireside
from rdi_desktop.session.game_history import told_events
from rdi_desktop.session.match import PlayedMatch
from rdi_desktop.ui.look.settings import SETTINGS

TABLES = (4, 6, 8)
PLAYER = "regular"
WANTED = 30.0
"""Seconds after which there is to be something new."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print a line for each table."""
    arguments = argparse.ArgumentParser(prog="python -m tools.waiting", description=__doc__)
    arguments.add_argument("--games", type=at_least_one, default=50, metavar="N", help="at each table (default 50)")
    arguments.add_argument("--seats", type=int, nargs="+", choices=range(3, 9), default=list(TABLES), metavar="N")
    arguments.add_argument("--seed", type=int, default=640000, metavar="S")
    arguments.add_argument("--last-orders", action="store_true", help="with last orders")
    given = arguments.parse_args(argv)
    content = load_content()
    for seats in given.seats:
        found = sorted(
            gap for game in waits(seats, given.games, given.seed, content, given.last_orders) for gap in game
        )
        late = sum(gap > WANTED for gap in found)
        print(
            f"{seats} seats, {given.games} games: {len(found)} waits, median {found[len(found) // 2]:.1f} s,"
            f" 95 % within {found[len(found) * 95 // 100]:.1f} s, longest {found[-1]:.1f} s; {late} longer than {WANTED:.0f} s",
            flush=True,
        )
    return 0


def waits(seats: int, games: int, seed: int, content: Content, last_orders: bool) -> Iterator[list[float]]:
    """For each game: the seconds from one new question by the fire to the next, or to the end; [0.0] if nobody was out before that."""
    pool = sorted(id for id in content.characters if id not in content.automata)
    thinking = next(float(setting.default) for setting in SETTINGS if setting.key == "bot_pace")
    for match in schedule(games, seats, pool, [PLAYER], seed, {LAST_ORDERS: last_orders}):
        played, fireside, script = PlayedMatch(match, content), Fireside(), Script()
        seen: set[tuple[str, int]] = set()
        told, gap, found = 0, 0.0, [0.0]
        for _ in played:
            game = played.game
            fireside.look(game)
            new = told_events(game.events[told:], game, None)
            told = len(game.events)
            gap += thinking + sum(beat.seconds for beat in script.read(new, game.view(None)))
            offered = {(offer.kind, offer.about) for offer in fireside.offers(game, content, ())}
            if offered - seen:
                found += [gap] if seen else []
                gap = 0.0
                seen |= offered
        yield [*found, gap] if seen else found


if __name__ == "__main__":
    sys.exit(main())
