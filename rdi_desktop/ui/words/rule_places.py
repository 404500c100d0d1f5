# SPDX-License-Identifier: GPL-3.0-or-later
"""Places in the program's rulebook: for what happens at the table, and what is asked."""

from __future__ import annotations

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenTable

HAPPENING = {
    "play": "windows",
    "drink": "answering-drinks",
    "event": "drink-events",
    "payment": "own-payment",
    "loss": "hit-back",
    "gain": "windows",
    "round": "opening-round",
    "contest": "contest",
    "ante": "leaving",
    "forced_out": "thrown-out",
    "win_round": "round-ends",
    "last_chance": "last-chance",
}
"""By the kind of record being resolved."""
ASKED = {
    "gamble": "your-go",
    "last_chance": "last-chance",
    "move": "dungeon-move",
    "move_cost": "dungeon-move",
    "room": "dungeon-teams",
    "loot": "dungeon-cards",
    "crawl": "crawl-where",
}
"""By the kind of question; for a pick by what it is for."""
PHASES = {
    "start": "turn-ends",
    "discard_and_draw": "discard-and-draw",
    "action": "action-phase",
    "order": "order",
    "drink": "drink-phase",
    "end": "turn-ends",
}


def place_now(view: SeenTable) -> str:
    """The place about what is going on in a view: the record being resolved, otherwise the Round, otherwise the phase."""
    asked: DecisionTold | None = view.pending
    about = "" if asked is None else asked.prompt if asked.kind == "pick" else asked.kind
    if about in ASKED:
        return ASKED[about]
    if view.stack:
        return HAPPENING.get(view.stack[-1].kind, "windows")
    if view.round is not None:
        return "your-go"
    return PHASES.get(view.phase, "turn")
