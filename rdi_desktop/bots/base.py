# SPDX-License-Identifier: GPL-3.0-or-later
"""What a computer player is: something that sees a view, a question and what it may play, and gives a command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from rdi_desktop.engine.state.decisions import Command, Decision, Playable

View = Callable[[], dict[str, Any]]
"""Makes the view of the bot's seat when it is wanted, whole or brief: a bot that does not look costs nothing."""
Playables = Callable[[], list[Playable]]

GROUNDS = (
    "waits", "hurts", "makes_drunk", "heals", "saves", "shares", "redirects", "passes_on", "spikes", "negates", "earns", "pays",
    "keeps_gold", "gambles", "wins_pot", "spoils", "leaves", "orders", "draws", "more", "digs", "keeps", "picks", "tries",
)  # fmt: skip
"""Why an answer is good or bad, as keys; words are made at the edge."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One answer that was considered, and what it was thought to be worth."""

    picks: tuple[str, ...]
    value: float
    """In points: 1 is about one Fortitude of one's own when nobody is in danger. Doing nothing special is 0."""
    why: str
    """A key of GROUNDS (for a `pick`, the option's kind) that names the main ground."""


class Bot(Protocol):
    """A computer player of one seat."""

    name: str

    def decide(self, view: View, decision: Decision, playable: Playables) -> Command:
        """The command for the pending decision of its seat."""
        ...

    def explain(self) -> list[Weighed]:
        """The answers considered for the last decision, best first; empty for a bot that does not think."""
        ...
