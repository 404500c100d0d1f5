# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat or a side is entitled to: its numbers in a turn, what it may still do, what it has of what a player has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

PHASES = ("start", "discard_and_draw", "action", "order", "drink", "end")


class Figures(NamedTuple):
    """What a side may do in a turn, before anything changes it."""

    hand: int = 7
    """Cards of each seat after Discard and Draw [13]."""
    actions: int = 1
    """Actions of each seat [17]."""
    orders: int = 1
    """Drinks ordered by all its seats together [20]."""
    drinks: bool = True
    """Whether they drink in their Drink phase."""


USUAL = Figures()


class Waiting(NamedTuple):
    """What a seat of the active side may still do when it acts in the present phase."""

    actions_left: int = 0
    actions_played: int = 0
    hand_actions: int = 0
    """How many of the Actions that are left are only for cards of the hand."""
    many: str = ""
    """The kind of cards that it is playing any number of."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """What a seat has of what a player has. A seat at which nobody sits lacks most of it."""

    hand: bool = True
    """A hand, for which one draws and from which one discards."""
    gold: bool = True
    """A stash. Without one the Inn pays, and keeps what is gained."""
    drink_me: bool = True
    """A Drink Me! pile, on which others order Drinks. Without one the Drinks come from the Drink Deck."""
    decides: bool = True
    """Somebody who decides, and can use what is kept for later. Otherwise cards are turned over, and questions answered by rule."""
    loses: bool = True
    """Something to lose: it may be out of the game, or win it."""
    phases: tuple[str, ...] = PHASES
    """The phases of its turn."""
    machine: bool = False
    """Whether it plays alone against a team, from three decks of its own."""

    @property
    def keeps(self) -> bool:
        """Whether it can use what is kept for later: somebody decides, or the first opportunity does."""
        return self.decides or self.machine


PLAYER = Kit()
"""All that a player has."""
