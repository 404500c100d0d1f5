# SPDX-License-Identifier: GPL-3.0-or-later
"""Fifty whole games as text: set-up, every command, and what came of it. `python -m tests.golden.transcripts` plays and writes them anew.

A transcript is played again from the commands that stand in it, so it depends on no computer player. Its lines:

    {"seats": …}                                    the set-up, as JSON
    0 order:1                                       a command: the seat and what it answered; `!` before one that breaks in
      drink_ordered 0 to=1                          an event: key, seat, facts; cards by their ids, without 0, false and null
    = 3 1: 20/0/10 18/2/9                           a turn begins: number, whose; Fortitude/Alcohol/Gold of each seat
"""

from __future__ import annotations

import difflib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Command, Interject
from rdi_desktop.engine.state.events import Event
from tests.engine.watching import legal_command
from tests.golden import logs
from tests.rules.deal import content

FOLDER = Path(__file__).with_name("games")
GAMES = 50
LONGEST = 280
"""Commands of the longest game that is taken; one that is longer is dealt again."""
CONTEXT = 40
"""Lines of a difference that are shown."""
KINDS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"prizes": True}),
    (4, {"bar_deck": True}),
    (3, {"dungeon": "raiding-the-armory"}),
    (3, {"pub_crawl": True}),
    (4, {"variant": "two-headed-dragon"}),
    (3, {"variant": "boss-battle"}),
    (3, {"variant": "boss-otto", "skulls": 2}),
    (2, {"third": "otto"}),
    (5, {"prizes": True, "pub_crawl": True, "dungeon": "game-masters-gauntlet"}),
)
"""Seats and options, in turn."""
LEFT_OUT = frozenset(("turn_started", "turn_ended", "resolved"))
"""Events that other lines say as well."""
CARDS = frozenset(("card", "cards"))
"""Facts that name cards."""


def setups(number: int) -> Iterator[GameSetup]:
    """Tables for that game, one after the other until one is short enough. In all of them everybody sits down somewhere."""
    seats, given = KINDS[number % len(KINDS)]
    options = dict(given)
    variant, third = options.pop("variant", "standard"), options.pop("third", "")
    everybody = sorted(content().characters)
    first = sum(KINDS[each % len(KINDS)][0] for each in range(number))
    who = [everybody[(first + place) % len(everybody)] for place in range(seats)]
    for seed in range(number, 100_000, GAMES):
        bosses = content().variants[variant].boss_seats(seats) if variant in content().variants else ()
        people = [
            content().villains[seed % len(content().villains)] if seat in bosses else each
            for seat, each in enumerate(who)
        ]
        if variant == "boss-otto":
            people[0] = "boss-otto"
        if third:
            people = [*people, third]
        sitting = tuple(SeatSetup(each, boss=seat in bosses) for seat, each in enumerate(people))
        if len({seat.character for seat in sitting}) == len(sitting):
            yield GameSetup(sitting, seed, seed % len(sitting), options, variant)


def head(setup: GameSetup) -> str:
    """The set-up in one line."""
    seats = [f"{seat.character}{' as boss' if seat.boss else ''}" for seat in setup.seats]
    data = {
        "seats": seats,
        "seed": setup.seed,
        "first": setup.first,
        "options": setup.options,
        "variant": setup.variant,
    }
    return json.dumps(data, sort_keys=True)


def set_up(line: str) -> GameSetup:
    """The set-up of a transcript."""
    data = json.loads(line)
    seats = tuple(SeatSetup(seat.removesuffix(" as boss"), boss=seat.endswith(" as boss")) for seat in data["seats"])
    return GameSetup(seats, data["seed"], data["first"], data["options"], data["variant"])


def said(command: Command) -> str:
    """A command in one line."""
    if isinstance(command, Interject):
        return f"!{command.seat} {command.option}"
    assert isinstance(command, Answer)
    return " ".join((str(command.seat), *command.picks))


def commanded(line: str) -> Command:
    """The command that a line says."""
    seat, *picks = line.split()
    return Interject(int(seat[1:]), picks[0]) if seat.startswith("!") else Answer(int(seat), tuple(picks))


def happened(game: Game, event: Event) -> str:
    """An event in one line."""
    facts = [f"{key}={fact(game, key, value)}" for key, value in event.args.items() if value or isinstance(value, str)]
    seat = "-" if event.seat is None else str(event.seat)
    return " ".join(("  " + event.key, seat, *facts))


def fact(game: Game, key: str, value: Any) -> str:
    """A fact as text; cards by what is printed on them."""
    if key in CARDS and isinstance(value, int):
        return str(game.table.cards[value].id)
    if key in CARDS and isinstance(value, list):
        return "+".join(str(game.table.cards[card].id) for card in value)
    return json.dumps(value, separators=(",", ":"), sort_keys=True) if isinstance(value, list | dict) else str(value)


def standing(game: Game) -> str:
    """A turn begins: how everybody stands."""
    numbers = (f"{mat.fortitude}/{mat.alcohol}/{mat.gold}" for mat in game.view(None).seats)
    return f"= {game.table.turn_number} {game.table.turn}: {' '.join(numbers)}"


class Recorder:
    """A game and its transcript, written as it goes on."""

    def __init__(self, setup: GameSetup) -> None:
        self.game = Game.new(setup, content())
        self.lines = [head(setup)]
        self._told, self._turn = 0, 0
        self._look()

    def submit(self, command: Command) -> None:
        """A command, and what comes of it."""
        self.lines.append(said(command))
        self.game.submit(command)
        self._look()

    def _look(self) -> None:
        events = self.game.events[self._told :]
        self._told += len(events)
        self.lines += [happened(self.game, event) for event in events if event.key not in LEFT_OUT]
        if self.game.table.turn_number != self._turn:
            self._turn = self.game.table.turn_number
            self.lines.append(standing(self.game))


def record(number: int) -> Recorder:
    """A game of that number, played by chance."""
    for setup in setups(number):
        chance, recorder = random.Random(setup.seed), Recorder(setup)
        for _ in range(LONGEST):
            if recorder.game.pending is None:
                return recorder
            recorder.submit(legal_command(recorder.game, chance))
    raise ValueError(f"no game {number} is short enough")


def replay(lines: list[str], listen: Callable[[Game], None] = lambda game: None) -> Recorder:
    """The same game once more, from the set-up and the commands alone; as far as they can still be given.

    `listen` is called before the first command and after each.
    """
    recorder = Recorder(set_up(lines[0]))
    listen(recorder.game)
    for line in lines[1:]:
        if not line.startswith((" ", "=")):
            try:
                recorder.submit(commanded(line))
            except Exception as refused:  # noqa: BLE001 - whatever it is, it is what has become different
                recorder.lines[-1] += f"   <- {type(refused).__name__}: {refused}"
                break
            listen(recorder.game)
    return recorder


def difference(before: list[str], now: list[str]) -> str:
    """What is different, as a readable beginning of it; '' if nothing is."""
    found = list(difflib.unified_diff(before, now, "recorded", "now", lineterm="", n=4))
    more = [f"… and {len(found) - CONTEXT} lines more"] if len(found) > CONTEXT else []
    return "\n".join(found[:CONTEXT] + more)


def main() -> None:
    """Play and write all of them, and what is said in them."""
    from tests.golden import spoken  # listens to these games

    for number in range(GAMES):
        recorder = record(number)
        for folder, lines in ((FOLDER, recorder.lines), (logs.FOLDER, logs.log(recorder.game))):
            folder.mkdir(exist_ok=True)
            (folder / f"{number + 1:02}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    spoken.main()
    print(f"{GAMES} games in {FOLDER}, and how they are told in {logs.FOLDER}")


if __name__ == "__main__":
    main()
