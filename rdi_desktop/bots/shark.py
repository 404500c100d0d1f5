# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that looks ahead: tries its answers in possible worlds, and takes the one with the best chance.

It knows only what its seat may know: a world is the game with everything hidden dealt again (`Game.sample`). With a number of rollouts its
answers are the same on every machine; with a time limit it looks as far as that allows.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.base import Playables, ThinkingBot, View, Weighed, Worlds
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.search import POINT, Search
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.worlds import TriedAnswer
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

ROLLOUTS = 48
"""How many times answers are tried, in all."""
FEW = 4
"""With fewer answers than this, the total is reduced."""
TURNS = 3
"""How many turns each world is played on. Each further one adds information, and luck."""
MOST, DISCARDS = 5, 9
"""The most answers that are tried: with more, each would be tried in too few worlds. Discards get more, since the best number of them is
hard to guess."""
FAR = 8.0
"""An answer this many points behind by first judgement is not tried."""


class SharkBot(ThinkingBot):
    """Plays by search, beginning with what a regular would do."""

    name = "shark"

    def __init__(self, seed: int, content: Content, rollouts: int = 0, seconds: float | None = None) -> None:
        """`rollouts`: how many times answers are tried in all; 0: as usual. `seconds`: as long as that at most."""
        super().__init__(seconds)
        self._seed = seed
        self._content = content
        self._sight = RegularBot(seed, content)
        self._rollouts = rollouts or ROLLOUTS
        self._asked = 0
        self.tried: list[TriedAnswer] = []
        """The answers tried for the last question, the best first; empty if there was no choice."""

    def thinks(self, decision: DecisionTold) -> bool:
        """About all of them."""
        return True

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The answer with the best chance; without worlds, the one of first judgement."""
        enough = self.begin()
        self._asked += 1
        self.tried = []
        first = self._sight.decide(view, decision, playable)
        if worlds is None or len(decision.options) == decision.min == 1:
            return first
        situation = Situation(view, decision.seat, self._content)
        tried = self._promising(decision, answers(situation, decision, first, playable), first)
        if len(tried) < 2:
            return first
        turns = max(1, TURNS // len(situation.mates))  # a turn of a team is one of each teammate
        seed = mix(self._seed ^ (self._asked << 20))[1]
        search = Search(self._content, worlds, seed, turns, enough)
        self.tried = search.run(tried, self._rollouts * min(FEW, len(tried)) // FEW)
        return self.tried[0].command if self.tried[0].outlooks else first

    def _promising(self, decision: DecisionTold, found: list[Command], first: Command) -> list[TriedAnswer]:
        """The answers that are tried: the first of those found, and what by first judgement comes next."""
        values = {each.picks: each.value for each in self._sight.explain()}
        tried = [TriedAnswer(command) for command in found]
        if decision.kind == "last_chance":  # what saves is seen in the worlds alone
            return tried
        best = values.get(TriedAnswer(first).picks, 0.0)
        for each in tried[1:]:
            each.behind = min(0.0, values.get(each.picks, best) - best)
        rest = sorted((each for each in tried[1:] if each.behind > -FAR), key=lambda each: -each.behind)
        return [tried[0], *rest][: DISCARDS if decision.kind == "discard" else MOST]

    def explain(self) -> list[Weighed]:
        """The answers tried for the last decision, best first, in points relative to the worst; with the reasons of first judgement."""
        at_sight = self._sight.explain()
        if not self.tried or not self.tried[0].outlooks:
            return at_sight
        why = {each.picks: each.why for each in at_sight}
        last = max(min(each.chance for each in self.tried), 1e-3)
        return [
            Weighed(each.picks, POINT * log(max(each.chance, 1e-3) / last), why.get(each.picks, "tries"))
            for each in self.tried
        ]
