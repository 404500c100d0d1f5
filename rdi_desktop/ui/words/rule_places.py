# SPDX-License-Identifier: GPL-3.0-or-later
"""Places in the program's rulebook: for what happens at the table, a section of the printed books, a kind of card."""

from __future__ import annotations

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenTable

SECTIONS = {
    "On Your Turn": "turn",
    "On Your Turn: Action": "action-phase",
    "On Your Turn: Discard and Draw": "discard-and-draw",
    "On Your Turn: Order a Drink": "order",
    "On Your Turn: Drink": "drink-phase",
    "Timing": "timing",
    "Card-Specific Notes": "single-cards",
    "Character Rules": "side-cards",
    "Nerodia the Petrifier": "nerodia",
    "Sometimes and Anytime Cards": "sometimes",
    "Negate and Ignore Effects": "answers",
    "Reduction Effects": "reduce",
    "Losing the Game": "losing",
    "Gambling": "gambling",
    "Leaving a Round of Gambling": "leaving",
    "Forcing a Player to Leave a Round of Gambling": "thrown-out",
    "Ending the Round": "round-ends",
    "Winning Hand!": "what-follows",
    "Running Out of Drinks": "drink-deck-empty",
    "The Prize Variant": "prizes",
    "Getting Started": "first-hand",
    "Drink": "drinks",
    "Drink Events": "drink-events",
    "Dungeon Training": "dungeons",
    "Pub Crawl": "pub-crawl",
}
"""Sections of the printed books, as named in `words.reasons`."""
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
