# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done to the numbers of a play while it waits, in the order played (red-dragon-inn-10, "Other Rules")."""

from __future__ import annotations

from collections.abc import Callable

FORTITUDE, ALCOHOL, GOLD = 0, 1, 2
ATTRIBUTES = ("fortitude", "alcohol", "gold")

Deltas = dict[int, list[int]]
"""Changes per seat: [Fortitude, Alcohol Content, Gold]."""
Receive = Callable[[int, list[int]], None]
"""What standing changes of a seat make of what it is about to take."""


def toward_zero(value: int, by: int) -> int:
    """Reduced by `by`, never across zero [110]."""
    if value > 0:
        return max(0, value - by)
    return min(0, value + by)


class Edit:
    """One thing done to one seat's part of a play."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Change what the play, or one blow of it, does.

        `landing`: it does so now, and what was used up of the edit is gone. `receive`: what a seat makes of its part.
        """
        raise NotImplementedError


class Reduction(Edit):
    """So much less Fortitude and Alcohol Content, never across zero: once for the card as a whole, however many blows it has [110]."""

    __slots__ = ("left",)

    def __init__(self, seat: int, fortitude: int, alcohol: int) -> None:
        super().__init__(seat)
        self.left = [fortitude, alcohol]
        """How much of it the blows so far have not used up."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Toward zero, by what is left of it."""
        delta = deltas.get(self.seat)
        if delta is None:
            return
        for attribute in (FORTITUDE, ALCOHOL):
            before = delta[attribute]
            delta[attribute] = toward_zero(before, self.left[attribute])
            if landing:
                self.left[attribute] -= abs(before - delta[attribute])


class Redirection(Edit):
    """A loss of Fortitude goes to somebody else."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """The loss of every blow goes on, its source stays."""
        delta = deltas.get(self.seat)
        if delta is not None and delta[FORTITUDE] < 0:
            moved = [delta[FORTITUDE], 0, 0]
            if receive is not None:
                receive(self.to, moved)
            deltas.setdefault(self.to, [0, 0, 0])[FORTITUDE] += moved[FORTITUDE]
            delta[FORTITUDE] = 0
