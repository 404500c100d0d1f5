# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that looks ahead: carries its answers out in possible worlds, and takes the one with the best chance.

It knows only what its seat may know: a world is the game with everything hidden dealt again (`Game.sample`). With a number of worlds its
answers are the same on every machine; with a time limit it looks as far as that allows.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from rdi_desktop.bots.answers import answers
from rdi_desktop.bots.base import Playables, ThinkingBot, View, Weighed, Worlds
from rdi_desktop.bots.evaluation import SENSE
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.worlds import TriedAnswer, try_out
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

WORLDS = 8
"""In how many worlds each answer is tried."""


class SharkBot(ThinkingBot):
    """Plays by what comes of its answers; it has no word for any deed, card or team."""

    name = "shark"

    def __init__(self, seed: int, content: Content, worlds: int = 0, seconds: float | None = None) -> None:
        """`worlds`: in how many each answer is tried; 0: as usual. `seconds`: as long as that at most."""
        super().__init__(seconds)
        self._seed = seed
        self._content = content
        self._sight = RegularBot(seed, content, self.name)
        self._worlds = worlds or WORLDS
        self._asked = 0
        self.tried: list[TriedAnswer] = []
        """The answers tried for the last question, the best first; empty if there was no choice."""

    def thinks(self, decision: DecisionTold) -> bool:
        """About all of them."""
        return True

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The answer with the best chance; without worlds, a regular's."""
        enough = self.begin()
        self._asked += 1
        self.tried = []
        first = self._sight.decide(view, decision, playable)
        if worlds is None or len(decision.options) == decision.min == 1:
            return first
        situation = Situation(view, decision.seat, self._content)
        found = answers(situation, decision, first, playable)
        if len(found) < 2:
            return first
        self.tried = try_out(
            found,
            self._content,
            worlds,
            mix(self._seed ^ (self._asked << 20))[1],
            self._worlds,
            turns_ahead(situation),
            enough,
        )
        return self.tried[0].command if self.tried[0].outlooks else first

    def explain(self) -> list[Weighed]:
        """The answers tried for the last decision, best first, in points relative to the worst; with the reasons of a regular."""
        at_sight = self._sight.explain()
        if not self.tried or not self.tried[0].outlooks:
            return at_sight
        why = {each.picks: each.why for each in at_sight}
        last = max(self.tried[-1].chance, 1e-3)
        return [
            Weighed(each.picks, SENSE.point * log(max(each.chance, 1e-3) / last), why.get(each.picks, "tries"))
            for each in self.tried
        ]


def turns_ahead(situation: Situation) -> int:
    """How many beginnings of turns are waited for: where three sides or more are left, what the next one does belongs to the answer."""
    sides = {side for _, side, _, _, _, loses, _ in situation.view.numbers if loses}
    return 1 if len(sides) <= 2 else 2
