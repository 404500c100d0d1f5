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
"""Applies the standing changes of a seat to the numbers that it is about to take."""


def toward_zero(value: int, by: int) -> int:
    """`value` reduced by `by`, never across zero [110]."""
    if value > 0:
        return max(0, value - by)
    return min(0, value + by)


class Edit:
    """One thing done to one seat's part of a play, or to the part of its whole team: one defence covers the team [210, 228]."""

    __slots__ = ("seat", "seats")
    seals: ClassVar[tuple[str, ...]] = ()
    """What this seat may not do to the play any more."""

    def __init__(self, seat: int, side: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.seats = side or (seat,)
        """The seats whose part is changed: the seat itself, and those of its teammates that are covered."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Change `deltas`, what the play or one of its blows does.

        `landing`: the blow really lands, so what the edit takes off is used up; otherwise it is only worked out. `receive` applies a
        seat's standing changes to what is sent to it.
        """
        raise NotImplementedError


class Reduction(Edit):
    """Reduces the loss of Fortitude and Alcohol Content, never across zero: once for the whole card, however many blows it has [110]."""

    __slots__ = ("left",)

    def __init__(self, seat: int, fortitude: int, alcohol: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.left = [fortitude, alcohol]
        """What the blows so far have not used up: [Fortitude, Alcohol Content]."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Reduce the seats' parts by what is left of the reduction."""
        left = self.left if landing else self.left[:]
        for seat in self.seats:
            delta = deltas.get(seat)
            if delta is not None:
                for attribute in (FORTITUDE, ALCOHOL):
                    ease(delta, attribute, left)

    def ease(self, delta: list[int], attribute: int, landing: bool) -> None:
        """Reduce one attribute of the seat's part."""
        ease(delta, attribute, self.left if landing else self.left[:])


def ease(delta: list[int], attribute: int, left: list[int]) -> None:
    """Reduce an attribute by what is left of a reduction, and take what was used from `left`."""
    before = delta[attribute]
    delta[attribute] = toward_zero(before, left[attribute])
    left[attribute] -= abs(before - delta[attribute])


class Limit(Edit):
    """Limits the loss of Fortitude: once for the whole card, however many blows it has."""

    __slots__ = ("left",)

    def __init__(self, seat: int, fortitude: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.left = fortitude
        """What the blows so far have not used up."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Limit the loss to what is left."""
        left = self.left
        for seat in self.seats:
            delta = deltas.get(seat)
            if delta is not None and delta[FORTITUDE] < 0:
                delta[FORTITUDE] = max(delta[FORTITUDE], -left)
                left += delta[FORTITUDE]
        if landing:
            self.left = left


class Sharing(Edit):
    """Two seats each lose half of one's loss of Fortitude, rounded up: half of the whole card, however many blows it has."""

    __slots__ = ("lost", "shared", "to")
    seals = ("reduce", "ignore")

    def __init__(self, seat: int, to: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.to = to
        self.lost = 0
        """Fortitude that the blows so far would have cost."""
        self.shared = 0
        """Fortitude that they have cost each of the two."""

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Give each seat half of what the card has cost so far, less what both have already lost."""
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
    """Add a loss of Fortitude to another seat, after that seat's standing changes."""
    moved = [fortitude, 0, 0]
    if receive is not None:
        receive(to, moved)
    deltas.setdefault(to, [0, 0, 0])[FORTITUDE] += moved[FORTITUDE]


class Redirection(Edit):
    """Sends one seat's loss of Fortitude to somebody else: the seat's own before a teammate's (docs/decisions/0331)."""

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int, side: tuple[int, ...] = ()) -> None:
        super().__init__(seat, side)
        self.to = to

    def apply(self, deltas: Deltas, landing: bool, receive: Receive | None) -> None:
        """Send the loss of a blow on; its source stays the same."""
        for seat in sorted(self.seats, key=self.seat.__ne__):
            delta = deltas.get(seat)
            if delta is not None and delta[FORTITUDE] < 0:
                moved, delta[FORTITUDE] = delta[FORTITUDE], 0
                hand_on(deltas, self.to, moved, receive)
                return
