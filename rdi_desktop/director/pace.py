# SPDX-License-Identifier: GPL-3.0-or-later
"""How long things take: the one place that knows.

A length is made of what everybody sees (the kind of the beat, how many numbers or coins run, whether it concerns somebody at this
screen) and of nothing else, so that waiting says nothing about anybody's hand.
"""

from __future__ import annotations

LENGTHS = {
    # the turn
    "begin": 3.0,
    "turn": 0.7,
    "phase": 0.12,
    "rest": 0.1,
    # cards
    "draw": 0.4,
    "discard": 0.45,
    "shuffle": 0.4,
    "move": 0.45,
    "turned": 1.2,
    "show": 1.6,
    "offer": 1.5,
    "play": 1.5,
    "answer": 1.5,
    "trap": 1.7,
    "flip": 0.7,
    "whiff": 1.2,
    "wound_up": 1.6,
    # a machine
    "target": 1.1,
    "prepared": 1.1,
    "repair": 0.8,
    "broken": 1.2,
    # a dungeon, a Pub Crawl
    "walk": 2.0,
    "sent_back": 0.6,
    "reward": 1.6,
    "crawl": 2.4,
    "closing": 1.6,
    "strike": 0.75,
    "hit": 0.9,
    "keep": 0.6,
    "undone": 1.0,
    "bent": 1.0,
    "home": 0.35,
    "luck": 0.7,
    "aside": 0.6,
    # Gold and tokens
    "pay": 0.6,
    "token": 0.55,
    "ring": 0.7,
    # a Round of Gambling
    "round": 1.0,
    "control": 0.5,
    "pass": 0.3,
    "leave": 0.6,
    "round_won": 1.2,
    "prolonged": 1.2,
    "round_over": 0.2,
    "prize": 1.0,
    # Drinks
    "order": 0.5,
    "reveal": 1.5,
    "chaser": 0.9,
    "event": 1.9,
    "stirred": 0.8,
    "drink": 0.7,
    "renewed": 1.3,
    # contests
    "contest": 1.4,
    "mug": 1.2,
    "scores": 1.8,
    "tie": 1.5,
    "winner": 1.8,
    "no_winner": 1.2,
    # losing
    "last_chance": 1.1,
    "share": 0.7,
    "falls": 2.6,
    "thrown_out": 2.2,
    "end": 3.2,
}
"""Every kind of beat, and how long it takes (s)."""

FIRST_TURN = 1.7
"""How long it is said who begins (s)."""

RESTS = frozenset(
    {
        "flip",
        "play",
        "answer",
        "turned",
        "show",
        "offer",
        "trap",
        "reveal",
        "chaser",
        "event",
        "mug",
        "walk",
        "reward",
        "crawl",
    }
)
"""Kinds in which a card lies there to be read."""
CONCERNS = 1.5
"""So many times as long a card lies there that concerns somebody at this screen."""
A_STEP = 0.07
"""What each further number or coin that runs adds (s)."""
MOST_STEPS = 12

CAUGHT_UP = 0.3
"""Whatever is still to be shown when somebody acts is shown within this time (s)."""
HELD = 8.0
"""So many times as fast it goes while Space is held down."""
PACES = (1.0, 2.0, 4.0)
"""What the table offers; 0, in the settings, shows everything at once."""


def length(kind: str, steps: int = 0, *, concerns: bool = False) -> float:
    """How long a beat of that kind takes with so many changes (s)."""
    lasts = LENGTHS[kind]
    if concerns and kind in RESTS:
        lasts *= CONCERNS
    return lasts + A_STEP * min(max(0, steps - 1), MOST_STEPS)
