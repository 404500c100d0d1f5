# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation of a table for one seat: how close to passing out, how poor, who is ahead; and the value of a change to one seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import log, sqrt

from rdi_desktop.engine.brief import BriefView, SeatNumbers
from rdi_desktop.engine.language.deeds import ChangeBySeat
from rdi_desktop.engine.seen import SeenSeat, SeenTable, reached

PRESENCE = 0.2
"""Weight of an opponent merely for still being in the game, to a sensible player: opponents within reach are finished off."""
WARD = 1.4
"""Room that a thing is worth which can be turned over to Ignore an effect."""
PURSE = 3.0
"""Gold with which a seat is half as safe from running out of it as possible."""
GREED = 0.8
"""Weight of Gold for a sensible player: with 10 Gold, one more is worth as much as one Fortitude at 20."""
POINT, LOST = 17.0, -6.0
"""Scale of values: 1 point is about one Fortitude of the player at the start of a game of four; and the value of being out: the logarithm
of a negligible chance."""
EVEN = (1.0,) * 12
"""Factors of decks for a player who does not consider decks."""
FRESH = 20.0
"""The room between Fortitude and Alcohol Content at the start of a game."""
WOUND_UP = 1.2
"""Points when an automaton passes out on the player's track: a Gold from the Inn, or two cards."""
DRINK = 1.6
"""Average Alcohol Content of an unseen Drink."""


@lru_cache(maxsize=1 << 13)
def odds_of(room: float, gold: float) -> float:
    """The odds of surviving with this room between Fortitude and Alcohol Content, and this Gold, as a sensible player sees it. 0: out."""
    if room <= 0 or gold <= 0:
        return 0.0
    strength = room / FRESH
    return float(strength * sqrt(strength) * (gold / (gold + PURSE)) ** GREED)


def drunk(seat: SeenSeat) -> int:
    """The number at which a seat passes out when its Fortitude falls to it: its Alcohol Content, plus additions."""
    return seat.alcohol + reached(seat.tracks, seat.drunk_with)


SeatFigures = tuple[int, int, int, float, float, float, int]
"""For a seat still in the game: Fortitude, the number it passes out at, Gold, its odds, factor of its deck, room of its wards, side."""


def numbers_of(view: SeenTable) -> SeatNumbers:
    """Everybody's numbers; brief views have them ready."""
    if isinstance(view, BriefView):
        return view.numbers
    return tuple(
        (seen.seat, seen.side, seen.fortitude, drunk(seen), seen.purse, seen.kit.loses, seen.wards)
        for seen in view.seats
        if not seen.out
    )


class Evaluation:
    """Everybody's numbers as one seat sees them. Immutable."""

    people: tuple[str, ...] = ()
    """The characters of all seats."""
    _orders: tuple[Mapping[int, int], dict[int, float]] | None = None

    def __init__(
        self, numbers: SeatNumbers, me: int, presence: float = PRESENCE, decks: tuple[float, ...] = EVEN
    ) -> None:
        """`presence`: the weight of each opposing side merely for still being there, besides its odds; `decks`: a factor for each seat."""
        self.numbers = numbers
        """The numbers in the view: while they are equal, this evaluation holds."""
        self.me = me
        self.decks = decks
        self.seats: dict[int, SeatFigures] = {}
        """The seats still in the game."""
        self.automata: dict[int, tuple[float, float]] = {}
        """The player's own track on each seat that cannot lose."""
        speaks: dict[int, int] = {}
        self._side = None
        for place, side, fortitude, alcohol, gold, loses, wards in numbers:
            ward = WARD * wards if wards and place != me else 0.0  # the player's own are priced when they are spent
            odds = odds_of(fortitude - alcohol + ward, gold)
            self.seats[place] = (fortitude, alcohol, gold, odds, decks[place], ward, side)
            if side not in speaks:
                speaks[side] = place
            if place == me:
                self._side = side
            if not loses:
                self.automata[place] = (fortitude, alcohol)
        self._speaks = speaks if len(speaks) < len(self.seats) else None
        """The first seat of each side, if some share a side: teammates stand and fall together, and count once."""
        if self._speaks is not None:  # several decks feed one side's numbers
            self.seats = {place: (*seat[:4], 1.0, *seat[5:]) for place, seat in self.seats.items()}
        mine = everybody = 0.0
        there = 0
        for place in speaks.values():
            _, _, _, odds, weight, _, side = self.seats[place]
            everybody += odds * weight
            if side == self._side:
                mine = odds * weight
            elif odds:
                there += 1
        self._presence = presence
        self._mine, self._everybody = mine, everybody + presence * there
        self._now = share(mine, self._everybody)

    def value(self, change: ChangeBySeat) -> float:
        """The value of the change to this seat, in points; negative is harmful. Fortitude stops at 20, Alcohol Content at 0."""
        if not change or self._side is None:
            return 0.0
        mine, everybody, seats = self._mine, self._everybody, self.seats
        if self._speaks is not None:
            change = self._by_side(change, self._speaks)
        for index, (fortitude, alcohol, gold) in change.items():
            if index in seats and index not in self.automata:
                had, drunk, purse, before, weight, ward, side = seats[index]
                room = had + fortitude
                if room > 20:
                    room = 20
                alcohol += drunk
                if alcohol > 0:
                    room -= alcohol
                left = odds_of(room + ward, purse + gold)
                more = (left - before) * weight
                everybody += more
                if side == self._side:
                    mine += more
                elif not left or not before:
                    everybody += self._presence * ((left > 0) - (before > 0))
        worth = (share(mine, everybody) - self._now) * POINT
        if self.automata:
            worth += sum(self._wear(index, numbers) for index, numbers in change.items() if index in self.automata)
        return worth

    def _wear(self, seat: int, change: list[float]) -> float:
        """The value of coming closer to winding up an automaton."""
        fortitude, alcohol = self.automata[seat]
        before = max(1.0, fortitude - max(0.0, alcohol))
        after = max(0.0, fortitude + change[0] - max(0.0, alcohol + change[1]))
        return WOUND_UP * (before - after) / before if after < before else 0.0

    def _by_side(self, change: ChangeBySeat, speaks: dict[int, int]) -> ChangeBySeat:
        """Changes of teammates attributed to one of them."""
        found: ChangeBySeat = {}
        for index, numbers in change.items():
            if index in self.seats:
                sums = found.setdefault(speaks[self.seats[index][-1]], [0.0, 0.0, 0.0])
                sums[:] = [a + b for a, b in zip(sums, numbers, strict=True)]
        return found

    def alone(self, index: int, fortitude: float, alcohol: float, gold: float) -> float:
        """The same if only one seat changes."""
        return self.value({index: [fortitude, alcohol, gold]})

    def instead(self, coming: ChangeBySeat, now: ChangeBySeat) -> float:
        """The value of `now` instead of what was coming for these seats; sparing a healthy seat counts in full."""
        return self.value({**coming, **now}) - self.value(coming)

    def orders(self, drinks: Mapping[int, int]) -> dict[int, float]:
        """The value of a Drink for each seat: greatest on an empty pile, whose owner would sober up. `drinks`: the present piles."""
        if self._orders is None or self._orders[0] != drinks:
            ordered = {seat: DRINK * (0.75 / n if (n := drinks[seat]) else 1.4) for seat in self.seats}
            self._orders = drinks, {seat: self.alone(seat, 0, alcohol, 0) for seat, alcohol in ordered.items()}
        return self._orders[1]

    def lost(self, seat: int) -> bool:
        """Whether a seat is out if nothing more happens."""
        return seat not in self.seats or self.room(seat) <= 0 or self.gold(seat) <= 0

    def room(self, seat: int) -> int:
        """The room between Fortitude and Alcohol Content of a seat that is still in."""
        fortitude, alcohol, *_ = self.seats[seat]
        return fortitude - alcohol

    def gold(self, seat: int) -> int:
        """The Gold of a seat that is still in."""
        return self.seats[seat][2]

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of that seat's side, including the seat."""
        if self._speaks is None or seat not in self.seats:
            return (seat,)
        side = self.seats[seat][-1]
        return tuple(index for index, other in self.seats.items() if other[-1] == side)

    def others(self) -> list[int]:
        """Seats on other sides that are still in the game."""
        return [seat for seat, figures in self.seats.items() if figures[-1] != self._side]

    def one_of_each(self) -> list[int]:
        """The player, and the first seat of every other side: those who take part where each team sends its Champion."""
        sides = {figures[-1]: seat for seat, figures in reversed(self.seats.items())}
        if self._side is not None:
            sides[self._side] = self.me
        return list(sides.values())

    def gathered(self, change: ChangeBySeat, seat: int) -> ChangeBySeat:
        """The change with all that affects the side of a seat attributed to that seat: one defence covers it."""
        if self._speaks is None:
            return change
        mates = [mate for mate in self.mates(seat) if mate in change]
        rest = {other: numbers for other, numbers in change.items() if other not in mates}
        return {**rest, seat: [sum(n) for n in zip(*(change[mate] for mate in mates), strict=True)]} if mates else rest


def share(mine: float, everybody: float) -> float:
    """How good a chance to win is: the logarithm of the side's odds relative to the sum of all."""
    return max(LOST, log(mine / everybody)) if mine > 1e-12 else LOST
