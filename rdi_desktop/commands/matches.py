# SPDX-License-Identifier: GPL-3.0-or-later
"""Games between computer players: playing one, and the results that are kept."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rdi_desktop.bots import Bot, Chair, make_bot
from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.variant import Variant
from rdi_desktop.engine.rules.setup import STANDARD, GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Command, Interject
from rdi_desktop.engine.state.rng import Random

LONGEST = 100_000
"""Decisions after which a game counts as endless."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom."""

    characters: tuple[str, ...]
    bots: tuple[str, ...]
    """The computer player of each seat."""
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    """Options of the game: Drink Deck, variants."""
    variant: str = STANDARD
    """The ordinary game, or a team variant."""
    bosses: tuple[int, ...] = ()
    """Seats that play with their Boss cards."""

    @property
    def setup(self) -> GameSetup:
        """The engine's set-up."""
        names = names_for(self.characters)
        seats = tuple(
            SeatSetup(character, name, boss=seat in self.bosses)
            for seat, (character, name) in enumerate(zip(self.characters, names, strict=True))
        )
        return GameSetup(seats, self.seed, self.seed % len(seats), dict(self.options), self.variant)

    def players(self, content: Content) -> list[Bot]:
        """A computer player for each seat, with its own random numbers."""
        return [make_bot(name, self.seed * 64 + seat, content) for seat, name in enumerate(self.bots)]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The results of a finished game."""

    match: Match
    winners: tuple[int, ...]
    out_because: tuple[str | None, ...]
    turns: int
    decisions: int
    cards: dict[str, int]
    """How often each card was played, by def id."""
    pots: tuple[tuple[int, int], ...] = ()
    """For each Round of Gambling with a winner: the seat, and the Gold."""
    opened: tuple[int, ...] = ()
    """The seats that opened Rounds."""
    raised: int = 0
    """How often a seat took control from another."""
    sides: tuple[int, ...] = ()
    """The side of each seat, numbered in turn order from the starting one."""
    counts: dict[str, int] = field(default_factory=dict)
    """Counts of the events in COUNTED."""


class Crash(Exception):
    """A game that raised an error. `data` reproduces it."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.data = data

    @classmethod
    def of(cls, match: Match, game: Game | None, error: BaseException) -> Crash:
        """The crash of that game."""
        return cls(
            {
                "kind": "crash",
                "seed": match.seed,
                "characters": list(match.characters),
                "bots": list(match.bots),
                "options": match.options,
                "variant": match.variant,
                "bosses": list(match.bosses),
                "commands": [command_data(command) for command in game.log] if game is not None else [],
                "error": f"{type(error).__name__}: {error}",
                "traceback": traceback.format_exception(error),
            }
        )

    def __str__(self) -> str:
        return f"seed {self.data['seed']}: {self.data['error']}"

    def write(self, folder: Path) -> Path:
        """Write it to crash-SEED.json."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"crash-{self.data['seed']}.json"
        path.write_text(json.dumps(self.data, indent=1), encoding="utf-8")
        return path


COUNTED = {
    "moved": "rooms of a dungeon entered",
    "rewarded": "rewards gained at its goal",
    "crawled": "Crawls",
    "tavern_closed": "taverns Closed",
}
"""Events of dungeons and Pub Crawls that are counted, with their names in a summary."""
REMEMBERED = frozenset(("played", "pot_taken", "round_opened", "took_control", "turn_started", *COUNTED))
"""The events from which results are counted."""


class NeverEnds(RuntimeError):
    """A game that does not end."""


def names_for(characters: Sequence[str]) -> list[str]:
    """A name for each seat: its character's id, numbered where several have the same."""
    return [
        character if characters.count(character) == 1 else f"{character} {list(characters[: i + 1]).count(character)}"
        for i, character in enumerate(characters)
    ]


def play_match(match: Match, content: Content) -> MatchResult:
    """Play a game to its end. Raises Crash with everything needed to repeat it."""
    game: Game | None = None
    try:
        game = Game.new(match.setup, content)
        game.heard = REMEMBERED
        chairs = [Chair(bot, game, seat) for seat, bot in enumerate(match.players(content))]
        decisions = 0
        while (decision := game.pending) is not None:
            game.submit(chairs[decision.seat].command())
            decisions += 1
            if decisions > LONGEST:
                raise NeverEnds(f"still no end after {LONGEST} decisions")
    except Exception as error:
        raise Crash.of(match, game, error) from error
    return remember(match, game, decisions)


def remember(match: Match, game: Game, decisions: int) -> MatchResult:
    """The results of a finished game."""
    assert game.over is not None
    cards: dict[str, int] = {}
    counts: dict[str, int] = {}
    pots: list[tuple[int, int]] = []
    opened: list[int] = []
    controls = 0
    for key, seat, _, _, args, _ in game.events.facts:
        card = args.get("card")
        if key == "played" and card is not None:
            def_id = game.table.cards[card].id
            cards[def_id] = cards.get(def_id, 0) + 1
        elif key == "pot_taken" and seat is not None:
            pots.append((seat, args["n"]))
        elif key == "round_opened" and seat is not None:
            opened.append(seat)
        elif key == "took_control":
            controls += 1
        elif key in COUNTED:
            counts[key] = counts.get(key, 0) + 1
    because = tuple(seat.out_because if seat.out else None for seat in game.table.seats)
    return MatchResult(
        match,
        tuple(game.over.winners),
        because,
        game.table.turn_number,
        decisions,
        cards,
        tuple(pots),
        tuple(opened),
        max(0, controls - len(opened)),
        in_order(game),
        counts,
    )


def in_order(game: Game) -> tuple[int, ...]:
    """The side of each seat, numbered in turn order from the starting one."""
    table = game.table
    begun = (seat for key, seat, *_ in game.events.facts if key == "turn_started" and seat is not None)
    first = next(begun, table.turn)  # a game may be over before the first turn
    order = [*range(first, len(table.seats)), *range(first)]
    sides = list(dict.fromkeys(table.seats[seat].side for seat in order))
    return tuple(sides.index(seat.side) for seat in table.seats)


def command_data(command: Command) -> dict[str, Any]:
    """A command as plain data."""
    if isinstance(command, Answer):
        return {"seat": command.seat, "picks": list(command.picks)}
    return {"seat": command.seat, "interject": command.option}


def command_from(data: dict[str, Any]) -> Command:
    """The command from that data."""
    if "interject" in data:
        return Interject(data["seat"], data["interject"])
    return Answer(data["seat"], tuple(data["picks"]))


def schedule(
    games: int,
    seats: Sequence[str] | int,
    pool: Sequence[str],
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any] | None = None,
    variant: Variant | None = None,
    villains: Sequence[str] = (),
    third: str = "",
) -> Iterator[Match]:
    """The players of each game, one after the other: computer players rotate through the seats, and so do characters that are drawn.

    `villains`: characters that can be a Boss in such a variant; `third`: an automaton that joins two, in each place in turn.
    """
    chance = Random(seed)
    for number in range(games):
        if isinstance(seats, int):
            drawn = list(pool)
            chance.shuffle(drawn)
            while len(drawn) < seats:
                drawn += drawn[: seats - len(drawn)]
            characters = drawn[:seats]
        else:
            characters = list(seats)
        if third:
            characters = [*characters]
            characters.insert(number % (len(characters) + 1), third)
        if variant is not None and variant.machine and variant.machine not in characters:
            characters = [variant.machine, *characters[1 if isinstance(seats, int) else 0 :]]
        count = len(characters)
        bosses = variant.boss_seats(count) if variant is not None else ()
        if isinstance(seats, int):
            seat_bosses(characters, bosses, villains, chance)
        placed = tuple(bots[(place + number) % count % len(bots)] for place in range(count))
        way = variant.id if variant else STANDARD
        yield Match(tuple(characters), placed, seed + number, options or {}, way, bosses)


def seat_bosses(characters: list[str], bosses: Sequence[int], villains: Sequence[str], chance: Random) -> None:
    """Draw again for seats of Bosses whose characters cannot be one."""
    for seat in bosses:
        if characters[seat] not in villains:
            free = [villain for villain in villains if villain not in characters] or list(villains)
            characters[seat] = free[chance.below(len(free))]
