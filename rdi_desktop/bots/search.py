# SPDX-License-Identifier: GPL-3.0-or-later
"""Which of several answers leads furthest: flat Monte Carlo with sequential halving.

Every answer is tried in the same worlds; then the worse half is dropped and the rest tried in more of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, exp, log2
from typing import TYPE_CHECKING

from rdi_desktop.bots.standing import LONG_RUN
from rdi_desktop.bots.worlds import Outlook, play_on
from rdi_desktop.engine.state.decisions import Answer

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Worlds
    from rdi_desktop.content import Content

TRUST = 4.0
"""What the judgement of a player with sense counts for, in worlds: without it, chance decides between answers tried in few worlds."""
DOUBT = 6.0
"""Points at most that this judgement sets one answer behind another."""


@dataclass(slots=True)
class Tried:
    """An answer and what came of it."""

    picks: tuple[str, ...]
    behind: float
    """By how many points it is behind the best one at first sight; 0 or less."""
    outlooks: list[Outlook] = field(default_factory=list)
    """One for each world that it was tried in, the same worlds for all."""

    @property
    def chance(self) -> float:
        """The chance to win that it leads to, as far as one looked ahead."""
        return sum(outlook.chance for outlook in self.outlooks) / max(1, len(self.outlooks))

    @property
    def score(self) -> float:
        """The chance, leaning to what it looked like at first sight while there is little else to go by."""
        seen = len(self.outlooks)
        first = self.chance * exp(max(-DOUBT, self.behind) / LONG_RUN.point)
        return (self.chance * seen + first * TRUST) / (seen + TRUST)


@dataclass(frozen=True, slots=True)
class Search:
    """How a seat looks ahead."""

    seat: int
    worlds: Worlds
    content: Content
    seed: int
    turns: int
    """How far each world is played on."""
    enough: Callable[[], bool] = lambda: False
    """Whether time is up; what was found until then stands."""

    def run(self, tried: list[Tried], rollouts: int) -> list[Tried]:
        """Try the answers in worlds, about so often in all; the best first."""
        alive, world = list(tried), 0
        dropped: list[Tried] = []
        rounds = max(1, ceil(log2(len(alive))))
        for _ in range(rounds):
            for _ in range(max(1, rollouts // (rounds * len(alive)))):
                if not self._try(alive, self.seed + world):
                    break
                world += 1
            alive.sort(key=lambda each: -each.score)
            keep = (len(alive) + 1) // 2
            alive, dropped = alive[:keep], [*alive[keep:], *dropped]
        return alive + dropped

    def _try(self, alive: list[Tried], seed: int) -> bool:
        """Each answer in one more world; False, and nothing counted, if time is up before all are tried."""
        found = []
        world = self.worlds(seed)
        for each in alive:
            if self.enough():
                return False
            game = world.fork()
            game.submit(Answer(self.seat, each.picks))
            found.append(play_on(game, self.seat, self.content, seed, self.turns))
        for each, outlook in zip(alive, found, strict=True):
            each.outlooks.append(outlook)
        return True
