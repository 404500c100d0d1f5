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
    """One thing done to one seat's part of a play, or to that of a whole team: one defence covers it [210, 228]."""

    __slots__ = ("seat", "seats")
    seals: ClassVar[tuple[str, ...]] = ()
    """What this seat may not do to the play any more."""

    def __init__(self, seat: int, side: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.seats = side or (seat,)
        """Whose part is meant, its own and those of teammates."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Change what the play, or one blow of it, does.

        `landing`: it does so now, and what was used up of the edit is gone. `receive`: what a seat makes of its part.
        """
        raise NotImplementedError


class Reduction(Edit):
    """So much less Fortitude and Alcohol Content, never across zero: once for the card as a whole, however many blows it has [110]."""

    __slots__ = ("left",)

    def __init__(self, seat: int, fortitude: int, alcohol: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.left = [fortitude, alcohol]
        """How much of it the blows so far have not used up."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Toward zero, by what is left of it."""
        left = self.left if landing else self.left[:]
        for seat in self.seats:
            delta = deltas.get(seat)
            if delta is not None:
                for attribute in (FORTITUDE, ALCOHOL):
                    ease(delta, attribute, left)

    def ease(self, delta: list[int], attribute: int, landing: bool) -> None:
        """One attribute of the seat's part."""
        ease(delta, attribute, self.left if landing else self.left[:])


def ease(delta: list[int], attribute: int, left: list[int]) -> None:
    """Less by what is left of a reduction, which is used up."""
    before = delta[attribute]
    delta[attribute] = toward_zero(before, left[attribute])
    left[attribute] -= abs(before - delta[attribute])


class Limit(Edit):
    """So much loss of Fortitude at most: once for the card as a whole, however many blows it has."""

    __slots__ = ("left",)

    def __init__(self, seat: int, fortitude: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.left = fortitude
        """How much of it the blows so far have not used up."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """No more than what is left of it."""
        left = self.left
        for seat in self.seats:
            delta = deltas.get(seat)
            if delta is not None and delta[FORTITUDE] < 0:
                delta[FORTITUDE] = max(delta[FORTITUDE], -left)
                left += delta[FORTITUDE]
        if landing:
            self.left = left


class Sharing(Edit):
    """Two seats lose half of one's loss of Fortitude each, rounded up: half of the whole card, however many blows it has."""

    __slots__ = ("lost", "shared", "to")
    seals = ("reduce", "ignore")

    def __init__(self, seat: int, to: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.to = to
        self.lost = 0
        """What the blows so far would have cost."""
        self.shared = 0
        """What they have cost each of the two."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Half of what the card has cost by now, less what both have lost already."""
        lost, shared = self.lost, self.shared
        for seat in self.seats:
            delta = deltas.get(seat)
            if delta is None or delta[FORTITUDE] >= 0:
                continue
            lost -= delta[FORTITUDE]
            half = (lost + 1) // 2 - shared
            shared += half
            delta[FORTITUDE] = -half
            hand_on(deltas, self.to, -half, receive)
        if landing:
            self.lost, self.shared = lost, shared


def hand_on(deltas: Deltas, to: int, fortitude: int, receive: Receive | None) -> None:
    """A loss of Fortitude reaches somebody else, who makes of it what stands for that seat."""
    moved = [fortitude, 0, 0]
    if receive is not None:
        receive(to, moved)
    deltas.setdefault(to, [0, 0, 0])[FORTITUDE] += moved[FORTITUDE]


class Redirection(Edit):
    """A loss of Fortitude goes to somebody else: that of one seat, the own before a teammate's (docs/decisions/0331)."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.to = to

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """The loss of every blow goes on, its source stays."""
        for seat in sorted(self.seats, key=self.seat.__ne__):
            delta = deltas.get(seat)
            if delta is not None and delta[FORTITUDE] < 0:
                moved, delta[FORTITUDE] = delta[FORTITUDE], 0
                hand_on(deltas, self.to, moved, receive)
                return
