# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat or a side may do in a turn, and which belongings of a player a seat has."""

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
    """What a seat of the active side may still do when it acts later in the present phase."""

    actions_left: int = 0
    actions_played: int = 0
    hand_actions: int = 0
    """How many of the Actions left are only for cards of the hand."""
    many: str = ""
    """The kind of cards of which it is playing any number as one Action; '': none."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """The belongings of a player that a seat has. A seat without a player lacks most of them."""

    hand: bool = True
    """A hand, filled by drawing and discarding."""
    gold: bool = True
    """A stash. Without one the Inn pays, and keeps what the seat would gain."""
    drink_me: bool = True
    """A Drink Me! pile, on which others order Drinks. Without one its Drinks come from the Drink Deck."""
    decides: bool = True
    """A player, who decides and may keep cards for later. Without one cards are turned over, and questions answered by rule."""
    loses: bool = True
    """Whether it can be out of the game, and win it."""
    phases: tuple[str, ...] = PHASES
    """The phases of its turn."""
    machine: bool = False
    """Whether it plays alone against a team, from three decks of its own."""

    @property
    def keeps(self) -> bool:
        """Whether it can use cards that are kept for later: its player decides, or they are used at the first opportunity."""
        return self.decides or self.machine


PLAYER = Kit()
"""The kit of an ordinary player."""
