# SPDX-License-Identifier: GPL-3.0-or-later
"""How long things take; of each kind of beat `kinds` says it.

A length is made of what everybody sees (the kind of the beat, how many numbers or coins run, whether it concerns somebody at this
screen) and of nothing else, so that waiting says nothing about anybody's hand.
"""

from __future__ import annotations

from rdi_desktop.director.kinds import KINDS

FIRST_TURN = 1.7
"""How long it is said who begins (s)."""

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
    known = KINDS[kind]
    lasts = known.seconds
    if concerns and known.read:
        lasts *= CONCERNS
    return lasts + A_STEP * min(max(0, steps - 1), MOST_STEPS)
