# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done to the numbers of a play while it waits, in the order played (red-dragon-inn-10, "Other Rules")."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

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
    seals: ClassVar[tuple[str, ...]] = ()
    """What this seat may not do to the play any more."""

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
        if delta is not None:
            for attribute in (FORTITUDE, ALCOHOL):
                self.ease(delta, attribute, landing)

    def ease(self, delta: list[int], attribute: int, landing: bool) -> None:
        """One attribute of the seat's part."""
        before = delta[attribute]
        delta[attribute] = toward_zero(before, self.left[attribute])
        if landing:
            self.left[attribute] -= abs(before - delta[attribute])


class Limit(Edit):
    """So much loss of Fortitude at most: once for the card as a whole, however many blows it has."""

    __slots__ = ("left",)

    def __init__(self, seat: int, fortitude: int) -> None:
        super().__init__(seat)
        self.left = fortitude
        """How much of it the blows so far have not used up."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """No more than what is left of it."""
        delta = deltas.get(self.seat)
        if delta is not None and delta[FORTITUDE] < 0:
            delta[FORTITUDE] = max(delta[FORTITUDE], -self.left)
            if landing:
                self.left += delta[FORTITUDE]


class Sharing(Edit):
    """Two seats lose half of one's loss of Fortitude each, rounded up: half of the whole card, however many blows it has."""

    __slots__ = ("lost", "shared", "to")
    seals = ("reduce", "ignore")

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to
        self.lost = 0
        """What the blows so far would have cost."""
        self.shared = 0
        """What they have cost each of the two."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Half of what the card has cost by now, less what both have lost already."""
        delta = deltas.get(self.seat)
        if delta is None or delta[FORTITUDE] >= 0:
            return
        lost = self.lost - delta[FORTITUDE]
        half = (lost + 1) // 2 - self.shared
        if landing:
            self.lost, self.shared = lost, self.shared + half
        delta[FORTITUDE] = -half
        hand_on(deltas, self.to, -half, receive)


def hand_on(deltas: Deltas, to: int, fortitude: int, receive: Receive | None) -> None:
    """A loss of Fortitude reaches somebody else, who makes of it what stands for that seat."""
    moved = [fortitude, 0, 0]
    if receive is not None:
        receive(to, moved)
    deltas.setdefault(to, [0, 0, 0])[FORTITUDE] += moved[FORTITUDE]


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
            moved, delta[FORTITUDE] = delta[FORTITUDE], 0
            hand_on(deltas, self.to, moved, receive)
