# SPDX-License-Identifier: GPL-3.0-or-later
"""A game between computer players: who meets whom, playing it to its end, and what repeats one that failed."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rdi_desktop.bots import Bot, Chair, make_bot
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import STANDARD, GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Interject

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LONGEST = 20_000
"""Decisions after which a game counts as endless, as one with a home-made character may be. Twelve at a table need 500."""


class NeverEnds(RuntimeError):
    """A game that does not end."""


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


def names_for(characters: Sequence[str]) -> list[str]:
    """A name for each seat: its character's id, numbered where several have the same."""
    return [
        character if characters.count(character) == 1 else f"{character} {list(characters[: i + 1]).count(character)}"
        for i, character in enumerate(characters)
    ]


class Move(NamedTuple):
    """A command that is about to be carried out."""

    decision: Decision
    command: Command
    bot: Bot


class PlayedMatch:
    """A match being played: walk through it for its moves, each before it is carried out.

    Whatever goes wrong, here or in its rules, is raised as a Crash with everything needed to repeat it.
    """

    def __init__(self, match: Match, content: Content, heard: frozenset[str] | None = None) -> None:
        """`heard`: the only events that are recorded."""
        self.match = match
        self.decisions = 0
        """How many have been answered."""
        game: Game | None = None
        try:
            self.game = game = Game.new(match.setup, content)
            if heard is not None:
                game.heard = heard
            self.bots = match.players(content)
        except Exception as error:
            raise Crash.of(match, game, error) from error

    def __iter__(self) -> Iterator[Move]:
        game = self.game
        try:
            chairs = [Chair(bot, game, seat) for seat, bot in enumerate(self.bots)]
            while (decision := game.pending) is not None:
                if self.decisions >= LONGEST:
                    raise NeverEnds(f"still no end after {LONGEST} decisions")
                chair = chairs[decision.seat]
                command = chair.command()
                yield Move(decision, command, chair.bot)
                game.submit(command)
                self.decisions += 1
        except Exception as error:
            raise Crash.of(self.match, game, error) from error

    def to_the_end(self) -> Game:
        """The game, when it is over."""
        for _ in self:
            pass
        return self.game


class Crash(Exception):
    """A game that raised an error. `data` reproduces it."""

    def __init__(self, data: dict[str, Any], endless: bool = False) -> None:
        super().__init__(data, endless)
        self.data = data
        self.endless = endless
        """Whether it was let go because it did not end."""

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
            },
            isinstance(error, NeverEnds),
        )

    def __str__(self) -> str:
        return f"seed {self.data['seed']}: {self.data['error']}"

    def write(self, folder: Path) -> Path:
        """Write it to crash-SEED.json."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"crash-{self.data['seed']}.json"
        path.write_text(json.dumps(self.data, indent=1), encoding="utf-8")
        return path


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
