# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible worlds: each is played on for a few turns, and everybody's chance is judged as each of them begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.bots.base import Chair, World
from rdi_desktop.bots.odds import open_chances
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.engine.state.decisions import Answer, Command

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LONGEST = 250
"""Decisions after which a world is judged as it is."""


class Outlook(NamedTuple):
    """The state of a world where it was stopped."""

    chance: float
    """Of the side to win (`odds.open_chances`), on average over the beginnings of the turns."""
    room: tuple[int, ...]
    """For every seat, the room left until it passes out; 0: out."""
    gold: tuple[int, ...]
    """For every seat; 0: out."""
    steps: int = 0
    """How many decisions were taken to get there."""


@dataclass(slots=True)
class TriedAnswer:
    """An answer, or a card played before it, and its results."""

    command: Command
    outlooks: list[Outlook] = field(default_factory=list)
    """One for each world in which it was tried, the same worlds for all answers."""
    behind: float = 0.0
    """How many points it is behind the best one by first judgement; 0 or less."""
    chance: float = 0.0
    """The estimated chance to win (`search.compare`)."""

    @property
    def picks(self) -> tuple[str, ...]:
        """The options that it picks."""
        return self.command.picks if isinstance(self.command, Answer) else (self.command.option,)


def play_on(world: World, content: Content, seat: int, seed: int, turns: int) -> Outlook:
    """Let regulars play until so many turns have begun; judge it for the seat.

    The chance is the average over the beginnings of the turns: a further turn brings information, and luck that hides it.
    """
    everybody = range(len(world.brief(seat).seats))
    bots = [RegularBot(seed + place, content) for place in everybody]
    chairs = [Chair(bot, world, place) for place, bot in enumerate(bots)]
    turn, steps, judged = world.turn_number, 0, list[float]()
    while (decision := world.pending) is not None and steps < LONGEST:
        if world.turn_number > turn:
            turn = world.turn_number
            judged.append(open_chances(world, content)[seat])
            if len(judged) == turns:
                break
        world.submit(chairs[decision.seat].command())
        steps += 1
    if len(judged) < turns:
        judged += [open_chances(world, content)[seat]] * (turns - len(judged))
    rooms, golds = [0] * len(bots), [0] * len(bots)
    for place, _, fortitude, alcohol, gold, _, _ in world.brief(seat).numbers:
        rooms[place], golds[place] = max(0, fortitude - alcohol), gold
    return Outlook(sum(judged) / turns, tuple(rooms), tuple(golds), steps)
