# SPDX-License-Identifier: GPL-3.0-or-later
"""How far the rules go without an end in sight: limits for what follows from one command, and for the commands of one turn.

The rules themselves end every loop (docs/decisions/0034). The limits are for content that does not: a card that gives itself back, a
list that calls itself. No game of the content that comes with the program reaches them.
"""

from __future__ import annotations

STEPS = 2_000
"""Steps of the rules (lists of effects, answers, reveals, payments …) and things that wait or happen (plays, losses, gains …): so many of
both together may follow from one command. A hundred are many."""
DEPTH = 50
"""Lists of effects, answers and reactions, each begun while the one before is going on. A dozen are many; Python has room for three times
as many."""
TURNS = 50
"""Turns in which nobody was asked anything, one after the other."""
CUTS = 1
"""Turns cut short after one command. When there are more, nothing happens by itself until somebody has been asked."""
ROUNDS = 40
"""Rounds of Gambling in one turn."""
COMMANDS = 3_000
"""Answers and interjections in one turn. A Round of twelve people who are asked everything takes hundreds."""


class TurnEnds(Exception):
    """The turn of the active side is over at once: what has not resolved is discarded."""


class SeatEnds(TurnEnds):
    """That is so for one of its seats, and the others go on."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the turn of seat {seat} ends")
        self.seat = seat


class Endless(TurnEnds):
    """A limit was reached. The turn ends, and the log says where it went round in circles."""

    def __init__(self, loop: str, card: int | None = None) -> None:
        super().__init__(f"no end in sight: {loop}")
        self.loop = loop
        """What went on and on: a window, a search for a Drink, a list of effects …, or the turn itself."""
        self.card = card
        """The card that was at work, if one was."""
