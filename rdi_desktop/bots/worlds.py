# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes of answers: each is carried out in possible worlds, regulars play on, and everybody's chance is judged.

All answers are tried in the same worlds, so that good and bad luck is the same for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.bots.base import Chair, World, Worlds
from rdi_desktop.bots.odds import open_chances
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.engine.state.decisions import Answer, Command

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LONGEST = 400
"""Decisions after which a world is judged as it is."""


class Outlook(NamedTuple):
    """The state of a world where it was stopped."""

    chance: float
    """Of the side to win (`odds.open_chances`)."""
    room: tuple[int, ...]
    """For every seat, the room left until it passes out; 0: out."""
    gold: tuple[int, ...]
    """For every seat; 0: out."""


@dataclass(slots=True)
class TriedAnswer:
    """An answer, or a card played before it, and its results."""

    command: Command
    outlooks: list[Outlook] = field(default_factory=list)
    """One for each world in which it was tried, the same worlds for all answers."""

    @property
    def picks(self) -> tuple[str, ...]:
        """The options that it picks."""
        return self.command.picks if isinstance(self.command, Answer) else (self.command.option,)

    @property
    def chance(self) -> float:
        """The estimated chance to win."""
        return sum(outlook.chance for outlook in self.outlooks) / max(1, len(self.outlooks))


def try_out(
    commands: Iterable[Command],
    content: Content,
    worlds: Worlds,
    seed: int,
    count: int,
    turns: int,
    enough: Callable[[], bool] = lambda: False,
) -> list[TriedAnswer]:
    """Carry out each command in so many worlds, and play on until so many turns have begun; the best first, of equals the earlier.

    `enough`: whether time is up; a world in which not all were tried does not count.
    """
    tried = [TriedAnswer(command) for command in commands]
    for number in range(count):
        world = worlds(seed + number)
        found = []
        for each in tried:
            if enough():
                break
            game = world if each is tried[-1] else world.fork()
            game.submit(each.command)
            found.append(play_on(game, content, each.command.seat, seed + number, turns))
        if len(found) < len(tried):
            break
        for each, outlook in zip(tried, found, strict=True):
            each.outlooks.append(outlook)
    return sorted(tried, key=lambda each: -each.chance)


def play_on(world: World, content: Content, seat: int, seed: int, turns: int) -> Outlook:
    """Let regulars play until so many turns have begun, or to the end, and judge the result for the seat."""
    bots = [RegularBot(seed + place, content) for place in range(len(world.brief(seat).seats))]
    chairs = [Chair(bot, world, place) for place, bot in enumerate(bots)]
    last, steps = world.turn_number + turns, 0
    while (decision := world.pending) is not None and world.turn_number < last and steps < LONGEST:
        world.submit(chairs[decision.seat].command())
        steps += 1
    rooms, golds = [0] * len(bots), [0] * len(bots)
    for place, _, fortitude, alcohol, gold, _, _ in world.brief(seat).numbers:
        rooms[place], golds[place] = max(0, fortitude - alcohol), gold
    return Outlook(open_chances(world, content)[seat], tuple(rooms), tuple(golds))
