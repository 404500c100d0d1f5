# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that looks ahead: tries its answers in worlds that it holds possible, and takes the one that leads furthest.

It knows what its seat may know: a world is the game with all that is hidden dealt again (`Game.sample`). With a number of rollouts it
answers the same question in the same way on every machine; with a time besides, it looks as far as that allows.
"""

from __future__ import annotations

from math import log
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING

from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.base import Playables, View, Weighed, Worlds
from rdi_desktop.bots.reading import Reading
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.search import Search, Tried
from rdi_desktop.bots.standing import LONG_RUN
from rdi_desktop.bots.tempers import SHARK
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

ROLLOUTS = 240
"""How often in all answers are tried out before one is given."""
FEW = 4
"""Fewer answers than so many are tried less often in all."""
TURNS = 3
"""How far each world is played on: to the end of so many turns. Each further one adds news, and luck."""
WORK = 4200
"""So many decisions at most are taken in those worlds: what an answer costs, at any table."""
AT_SIGHT = ("drink", "hand_over", "order")
"""What is not looked into: there is little to choose, or it makes no difference that could be told from luck."""
FAR = 8.0
"""Points by which an answer must be behind at first sight not to be tried at all."""


class SharkBot:
    """Plays by search; what comes to mind at first sight is the regular player's judgement."""

    name = "shark"

    def __init__(
        self, seed: int, content: Content, rollouts: int | None = None, turns: int = TURNS, seconds: float | None = None
    ) -> None:
        self._seed = seed
        self._content = content
        self._sense = RegularBot(seed, content, self.name, SHARK)
        self._rollouts = ROLLOUTS if rollouts is None else rollouts
        self._turns = turns
        self._asked = 0
        self.seconds = seconds
        """For how long it may think about one answer; None: as long as it takes."""
        self._stopped = Event()
        self.tried: list[Tried] = []
        """What it tried for the last question, the best first; empty if there was nothing to choose."""

    def stop(self) -> None:
        """Answer at once with the best that was found; safe from another thread. Holds until the next question."""
        self._stopped.set()

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The answer that leads furthest; without worlds, the one with sense."""
        self._stopped.clear()
        self._asked += 1
        self.tried = []
        first = self._sense.decide(view, decision, playable)
        if worlds is None or not isinstance(first, Answer) or len(decision.options) == decision.min == 1:
            return first
        if all(option.kind in AT_SIGHT for option in decision.options):
            return first
        weighed = self._sense.explain()
        reading = Reading(view, decision.seat, self._content)
        found = answers(reading, decision, first.picks, weighed)
        values = {each.picks: each.value for each in weighed}
        best = values.get(first.picks, 0.0)
        behind = [(picks, min(0.0, values.get(picks, best) - best)) for picks in found]
        tried = [Tried(picks, points) for picks, points in behind if points > -FAR]
        if len(tried) < 2:
            return first
        ends = None if self.seconds is None else perf_counter() + self.seconds
        search = Search(
            self._content,
            decision.seat,
            worlds,
            mix(self._seed ^ (self._asked << 20))[1],
            max(1, self._turns // len(reading.mates)),  # a turn of a team is a turn of each
            WORK if self._rollouts <= ROLLOUTS else WORK * self._rollouts // ROLLOUTS,
            lambda: self._stopped.is_set() or (ends is not None and perf_counter() > ends),
        )
        rollouts = self._rollouts * min(FEW, len(tried)) // FEW
        self.tried = search.run(tried, rollouts)
        return Answer(decision.seat, self.tried[0].picks)

    def explain(self) -> list[Weighed]:
        """The answers tried for the last decision, best first, in points against doing nothing special; the grounds are those of sense."""
        at_sight = self._sense.explain()
        if not self.tried or not self.tried[0].outlooks:
            return at_sight
        why = {each.picks: each.why for each in at_sight}
        last = self.tried[-1].chance
        return [
            Weighed(
                each.picks, LONG_RUN.point * log(max(each.chance, 1e-3) / max(last, 1e-3)), why.get(each.picks, "tries")
            )
            for each in self.tried
        ]
