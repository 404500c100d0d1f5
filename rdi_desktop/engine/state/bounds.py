# SPDX-License-Identifier: GPL-3.0-or-later
"""Limits against endless loops: for what follows from one command, and for the commands of one turn.

The rules themselves end every loop (docs/decisions/0034). The limits are for content that does not: a card that gives itself back, a list
that calls itself. No game of the content that comes with the program reaches them.
"""

from __future__ import annotations

STEPS = 2_000
"""Steps of the rules (lists of effects, answers, reveals, payments …) and new records (plays, losses, gains …) that may follow from one
command, counted together. A hundred are many."""
DEPTH = 50
"""How deep lists of effects, answers and reactions may be nested. A dozen is deep; Python's stack has room for three times as many."""
TURNS = 50
"""Consecutive turns in which nobody was asked anything."""
CUTS = 1
"""Turns cut short after one command. After more than this, nothing happens automatically until somebody has been asked."""
ROUNDS = 40
"""Rounds of Gambling in one turn."""
COMMANDS = 3_000
"""Answers and interjections in one turn. A Round of twelve people who are asked everything takes hundreds."""


class TurnEnds(Exception):
    """Raised when the turn of the active side ends at once: what has not resolved is discarded."""


class SeatEnds(TurnEnds):
    """Raised when the turn of one seat of the active side ends at once; its other seats go on."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the turn of seat {seat} ends")
        self.seat = seat


class Endless(TurnEnds):
    """Raised when a limit is reached. The turn ends, and the log says what was looping."""

    def __init__(self, loop: str, card: int | None = None) -> None:
        super().__init__(f"no end in sight: {loop}")
        self.loop = loop
        """What was looping, by its key: a search for a Drink, a list of effects …, or the turn itself."""
        self.card = card
        """The card that was at work, if one was."""
