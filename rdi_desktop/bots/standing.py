# SPDX-License-Identifier: GPL-3.0-or-later
"""How well everybody stands: close to passing out, nearly broke, or ahead; and what a change would be worth to one seat."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Any

Change = dict[int, list[float]]
"""What would change per seat: [Fortitude, Alcohol Content, Gold]."""

ROOM = 7.0
"""Distance between Fortitude and Alcohol Content at which a seat is half as safe as it can be."""
PURSE = 3.0
"""Gold with which a seat is half as safe from being thrown out as it can be."""
POINT = 68.0
"""Scale of values: 1 point is about one Fortitude of one's own at the start of a game of four."""

LOST = -6.0
"""What being out counts for: the logarithm of a chance that is as good as none."""


class Seat:
    """The numbers of one seat that is still in the game."""

    __slots__ = ("alcohol", "drinks", "fortitude", "gold", "side")

    def __init__(self, fortitude: float, alcohol: float, gold: float, side: int, drinks: int) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold
        self.side = side
        self.drinks = drinks
        """Cards on the Drink Me! pile."""

    @property
    def room(self) -> float:
        """How much is left until passing out."""
        return self.fortitude - self.alcohol

    def strength(self, change: list[float] | None = None) -> float:
        """0: out; towards 1: safe in every respect."""
        fortitude, alcohol, gold = self.fortitude, self.alcohol, self.gold
        if change is not None:
            fortitude = min(20.0, fortitude + change[0])
            alcohol = max(0.0, alcohol + change[1])
            gold += change[2]
        room = fortitude - alcohol
        if room <= 0 or gold <= 0:
            return 0.0
        return room / (room + ROOM) * (gold / (gold + PURSE))


class Standing:
    """Everybody's numbers as one seat sees them."""

    def __init__(self, view: Mapping[str, Any], me: int) -> None:
        self.me = me
        self.seats: dict[int, Seat] = {
            seat["seat"]: Seat(seat["fortitude"], seat["alcohol"], seat["gold"], seat["side"], seat["drink_me"])
            for seat in view["seats"]
            if not seat["out"]
        }
        self._now = self._chance({})

    def value(self, change: Change) -> float:
        """What the change would be worth to this seat, in points; below 0 it would hurt."""
        if not change:
            return 0.0
        return (self._chance(change) - self._now) * POINT

    def danger(self, seat: int) -> float:
        """How near a seat is to losing: 0 safe, 1 out."""
        return 1.0 - self.seats[seat].strength() if seat in self.seats else 0.0

    def _chance(self, change: Change) -> float:
        """How this seat's chance to win compares: the logarithm of its strength against the sum of all."""
        if self.me not in self.seats:
            return 0.0
        side = self.seats[self.me].side
        mine = 0.0
        everybody = 0.0
        for index, seat in self.seats.items():
            strength = seat.strength(change.get(index)) ** 1.5
            everybody += strength
            if seat.side == side:
                mine += strength
        if mine <= 0:
            return LOST
        return max(LOST, log(mine / everybody))
