# SPDX-License-Identifier: GPL-3.0-or-later
"""How long beats take; the lengths of their kinds are in `beat_kinds`.

A length depends only on what everybody sees (the kind of the beat, how many numbers or coins change, whether it concerns somebody at this
screen), so that waiting shows nothing of anybody's hand.
"""

from __future__ import annotations

from rdi_desktop.director.beat_kinds import KINDS

FIRST_TURN = 1.7
"""How long the starting player is announced (s)."""

CONCERNS = 1.5
"""A card that concerns somebody at this screen is shown this many times as long."""
A_STEP = 0.07
"""What each further number or coin adds (s)."""
MOST_STEPS = 12

CAUGHT_UP = 0.3
"""When somebody acts, everything waiting is shown within this time (s)."""
HELD = 8.0
"""Speed while Space is held down."""
PACES = (1.0, 2.0, 4.0)
"""The paces the table offers; 0, in the settings, shows everything at once."""


def length(kind: str, steps: int = 0, *, concerns: bool = False) -> float:
    """How long a beat of that kind with so many changes takes (s)."""
    known = KINDS[kind]
    lasts = known.seconds
    if concerns and known.read:
        lasts *= CONCERNS
    return lasts + A_STEP * min(max(0, steps - 1), MOST_STEPS)
