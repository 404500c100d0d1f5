# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the checkout that Python finds first, in small steps: one line of figures for each number on standard input.

It is also run with older checkouts, so it uses only what they have.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from rdi_desktop.commands.matches import play_match
from rdi_desktop.content import load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.seen import SeenTable

try:
    from rdi_desktop.session.match import Match
except ModuleNotFoundError:  # where it was before
    from rdi_desktop.commands.matches import Match  # type: ignore[attr-defined]

CHARACTERS = ("deirdre", "fiona", "gerki", "zot")
RANDOM, REGULAR, FORKS = 16, 4, 60
"""Games of random and of regular players, and forks, for each line."""


def unseen() -> SeenTable:
    """What random players see."""
    raise AssertionError("they do not look")


def figures(content: Any, seed: int) -> dict[str, float]:
    """One measurement, in seconds of CPU time."""
    decisions = 0

    def games(bot: str, count: int) -> None:
        nonlocal decisions
        for number in range(count):
            decisions += play_match(Match(CHARACTERS, (bot,) * 4, seed * 100 + number), content).decisions

    wild = seconds(lambda: games("tipsy", RANDOM))
    asked = decisions
    regular = seconds(lambda: games("regular", REGULAR))
    fork = seconds(lambda: forks(content, seed))
    return {
        "random games a second": RANDOM / wild,
        "random decisions a second": asked / wild,
        "regular games a second": REGULAR / regular,
        "fork, ms": 1000 * (fork - seconds(lambda: forks(content, seed, really=False))) / FORKS,
        "content for four, ms": 1000 * seconds(sit_down),
    }


def forks(content: Any, seed: int, *, really: bool = True) -> None:
    """A game with a fork at each of its first decisions, or the same without."""
    match = Match(CHARACTERS, ("tipsy",) * 4, seed)
    game = Game.new(match.setup, content)
    bot = match.players(content)[0]
    game.fork()
    for _ in range(FORKS):
        if game.pending is None:
            return
        game.submit(bot.decide(unseen, game.pending, list))
        if really:
            game.fork()


def sit_down() -> None:
    """Load all content, with the decks of four characters and their Drinks."""
    content = load_content()
    for character in CHARACTERS:
        len(content.characters[character].deck)
    content.drink_deck("deck-1")


def seconds(do: Callable[[], object]) -> float:
    """How long it takes."""
    started = time.process_time()
    do()
    return time.process_time() - started


def main() -> None:
    """Answer until the input ends."""
    content = load_content()
    figures(content, 1)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(figures(content, int(line))), flush=True)


if __name__ == "__main__":
    main()
