# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that looks ahead: tries its answers in possible worlds, and takes the one with the best chance.

It knows only what its seat may know: a world is the game with everything hidden dealt again (`Game.sample`). With a number of rollouts its
answers are the same on every machine; with a time limit it looks as far as that allows.
"""

from __future__ import annotations

from math import log
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING

from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.base import Playables, View, Weighed, Worlds
from rdi_desktop.bots.evaluation import LONG_RUN
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.search import Search, TriedAnswer
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.tempers import SHARK
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

ROLLOUTS = 48
"""How many times answers are tried, in all: more of them won no more games (docs/decisions/0431)."""
FEW = 4
"""With fewer answers than this, the total is reduced."""
TURNS = 3
"""How many turns each world is played on. Each further one adds information, and luck."""
WORK = 40
"""The most decisions for each of them, on average: the cost of an answer, at any table."""
AT_SIGHT = ("drink", "hand_over", "order")
"""Questions answered without look-ahead: there is little choice, or the difference is smaller than luck."""
FAR = 8.0
"""An answer this many points behind by first judgement is not tried."""


class SharkBot:
    """Plays by search; its first judgement is that of a regular player."""

    name = "shark"

    def __init__(self, seed: int, content: Content, rollouts: int = ROLLOUTS, seconds: float | None = None) -> None:
        self._seed = seed
        self._content = content
        self._sense = RegularBot(seed, content, self.name, SHARK)
        self._rollouts = rollouts
        self._asked = 0
        self.seconds = seconds
        """How long it may think about one answer; None: unlimited."""
        self._stopped = Event()
        self.tried: list[TriedAnswer] = []
        """The answers tried for the last question, the best first; empty if there was no choice."""

    def stop(self) -> None:
        """Answer at once with the best found; may be called from another thread. Holds until the next question."""
        self._stopped.set()

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The answer with the best chance; without worlds, the one of first judgement."""
        self._stopped.clear()
        self._asked += 1
        self.tried = []
        first = self._sense.decide(view, decision, playable)
        if worlds is None or not isinstance(first, Answer) or len(decision.options) == decision.min == 1:
            return first
        if all(option.kind in AT_SIGHT for option in decision.options):
            return first
        weighed = self._sense.explain()
        situation = Situation(view, decision.seat, self._content)
        found = answers(situation, decision, first.picks, weighed)
        values = {each.picks: each.value for each in weighed}
        best = values.get(first.picks, 0.0)
        behind = [(picks, min(0.0, values.get(picks, best) - best)) for picks in found]
        tried = [TriedAnswer(picks, points) for picks, points in behind if points > -FAR]
        if len(tried) < 2:
            return first
        ends = None if self.seconds is None else perf_counter() + self.seconds
        search = Search(
            self._content,
            decision.seat,
            worlds,
            mix(self._seed ^ (self._asked << 20))[1],
            max(1, TURNS // len(situation.mates)),  # a turn of a team is one of each teammate
            WORK * self._rollouts,
            lambda: self._stopped.is_set() or (ends is not None and perf_counter() > ends),
        )
        rollouts = self._rollouts * min(FEW, len(tried)) // FEW
        self.tried = search.run(tried, rollouts)
        return Answer(decision.seat, self.tried[0].picks)

    def explain(self) -> list[Weighed]:
        """The answers tried for the last decision, best first, in points relative to passing; with the reasons of the first judgement."""
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
