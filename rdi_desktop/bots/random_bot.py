# SPDX-License-Identifier: GPL-3.0-or-later
"""A random player: any legal answer. The engine's speed is also measured with it."""

from __future__ import annotations

from random import Random

from rdi_desktop.bots.base import Playables, View, Weighed, Worlds, answer
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import Command


class RandomBot:
    """Picks uniformly among the legal answers, and uniformly how many."""

    name = "tipsy"

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed).random

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """Any legal answer."""
        options = decision.options
        chance = self._chance
        if decision.min == decision.max == 1:
            return answer((decision.seat, (options[int(chance() * len(options))].id,)))
        most = min(decision.max, len(options))
        count = decision.min + int(chance() * (most - decision.min + 1))
        ids = [option.id for option in options]
        for i in range(count):
            j = i + int(chance() * (len(ids) - i))
            ids[i], ids[j] = ids[j], ids[i]
        return answer((decision.seat, tuple(ids[:count])))

    def explain(self) -> list[Weighed]:
        """Always empty."""
        return []
