# SPDX-License-Identifier: GPL-3.0-or-later
"""How well everybody stands: close to passing out, nearly broke, or ahead; and what a change would be worth to one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp, log, sqrt
from typing import Any, NamedTuple

Change = dict[int, list[float]]
"""What would change per seat: [Fortitude, Alcohol Content, Gold]."""

ROOM = 7.0
"""Distance between Fortitude and Alcohol Content at which a seat is half as safe as it can be."""
PRESENCE = 0.2
"""What somebody else counts for, just by being there still, to a player with sense: whoever is within reach is finished off."""
WARD = 1.4
"""Room that a thing is worth which can be turned over to Ignore what comes."""
PURSE = 3.0
"""Gold with which a seat is half as safe from being thrown out as it can be."""
GREED = 0.4
"""How much Gold counts for somebody with sense: with 10 of it one more is worth half a Fortitude of 20; to feeling nearly two."""
FRESH = 20.0
"""The room that a game begins with."""
HEIGHT = 1.75
"""How the logarithm of the long odds grows with the room's own logarithm."""
BROKE = 1.0
"""What the last Gold but one counts for in that logarithm: two Gold count half of it, four a quarter."""
WOUND_UP = 1.2
"""Points for an automaton that passes out on one's own track: a Gold from the Inn, or two cards."""


@lru_cache(maxsize=1 << 13)
def odds(room: float, gold: float) -> float:
    """The odds of surviving with so much between Fortitude and Alcohol Content, and so much Gold. 0: out; towards 1: safe."""
    if room <= 0 or gold <= 0:
        return 0.0
    strength = room * gold / ((room + ROOM) * (gold + PURSE))
    return strength * sqrt(strength)


@lru_cache(maxsize=1 << 13)
def sensible_odds(room: float, gold: float) -> float:
    """The same for somebody who sees who is likely to win, and knows that hardly anybody is thrown out for want of Gold."""
    if room <= 0 or gold <= 0:
        return 0.0
    strength = room / FRESH
    return float(strength * sqrt(strength) * (gold / (gold + PURSE)) ** GREED)


@lru_cache(maxsize=1 << 13)
def long_odds(room: float, gold: float) -> float:
    """The same as it turns out at the end of many games: who is ahead stays ahead, and only the last Gold counts. Found by who won."""
    if room <= 0 or gold <= 0:
        return 0.0
    return float(exp(-BROKE / gold) * (room / FRESH) ** HEIGHT)


class Judgement(NamedTuple):
    """What a player makes of a position."""

    odds: Callable[[float, float], float]
    """Of surviving, by room and Gold."""
    point: float
    """Scale of values: 1 point is about one Fortitude of one's own at the start of a game of four."""
    lost: float
    """What being out counts for: the logarithm of a chance that is as good as none."""
    won: float
    """What being the last one left counts for: however sure it seemed, it may be better than sure."""
    presence: float = 0.0
    """What each side but one's own counts for as long as it is there, beside its odds."""


FEELING = Judgement(odds, 68.0, -6.0, 0.0)
"""What people feel: whoever totters is in danger, and Gold is worth having."""
SENSE = Judgement(sensible_odds, 17.0, -6.0, 0.0, PRESENCE)
"""What somebody knows who has seen many evenings: whoever is ahead must be held back, and whoever hoards Gold hurts nobody."""
LONG_RUN = Judgement(long_odds, 10.0, -10.0, 2.0)
"""What wins in the long run."""


class Seat:
    """The numbers of one seat that is still in the game."""

    __slots__ = ("alcohol", "drinks", "fortitude", "gold", "odds", "side", "ward")

    def __init__(
        self,
        fortitude: float,
        alcohol: float,
        gold: float,
        side: int,
        drinks: int,
        odds: Callable[[float, float], float] = FEELING.odds,
        wards: int = 0,
    ) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold
        self.side = side
        self.drinks = drinks
        """Cards on the Drink Me! pile."""
        self.ward = WARD * wards
        """Room that others see besides, as long as it has something to turn over."""
        self.odds = odds(self.room + self.ward, gold)

    @property
    def room(self) -> float:
        """How much is left until passing out."""
        return self.fortitude - self.alcohol


def drunk(seat: Mapping[str, Any]) -> int:
    """What a seat's Fortitude is held against: its Alcohol Content, and what it counts on top of that."""
    beside = seat.get("drunk_with")
    return int(seat["alcohol"]) + (int(seat["tracks"][beside]) if beside else 0)


Numbers = tuple[tuple[int, int, int, int, int, int, bool, int], ...]
"""Of each seat that is still in: seat, side, Fortitude, what that is held against, Gold, Drink Me! cards, whether it can lose, wards."""


def numbers_of(view: Mapping[str, Any]) -> Numbers:
    """Everybody's numbers: brief views hold them by themselves."""
    told: Numbers | None = view.get("numbers")
    if told is not None:
        return told
    return tuple(
        (
            seen["seat"],
            seen["side"],
            seen["fortitude"],
            drunk(seen),
            seen["gold"],
            seen["drink_me"],
            seen["kit"]["loses"],
            seen.get("wards", 0),
        )
        for seen in view["seats"]
        if not seen["out"]
    )


class Company(NamedTuple):
    """Everybody's numbers as they are the same to all who judge alike."""

    seats: dict[int, Seat]
    automata: dict[int, tuple[float, float]]
    """The own track of those who cannot lose."""
    speaks: dict[int, int]
    """Of each side the first seat."""
    odds: float
    """Those of all sides together."""
    there: int
    """How many sides are not as good as out."""


def without_own_wards(numbers: Numbers, me: int) -> Numbers:
    """The same, but what one could turn over oneself is no room: it is there to be spent, and has its price."""
    for one in numbers:
        if one[7] and one[0] == me:
            return tuple((*each[:7], 0) if each is one else each for each in numbers)
    return numbers


@lru_cache(maxsize=1 << 4)
def company_of(numbers: Numbers, odds: Callable[[float, float], float]) -> Company:
    """Everybody who is still in."""
    seats: dict[int, Seat] = {}
    automata: dict[int, tuple[float, float]] = {}
    speaks: dict[int, int] = {}
    everybody = 0.0
    there = 0
    for place, side, fortitude, alcohol, gold, drinks, loses, wards in numbers:
        seat = seats[place] = Seat(fortitude, alcohol, gold, side, drinks, odds, wards)
        if side not in speaks:
            speaks[side] = place
            everybody += seat.odds
            there += seat.odds > 0
        if not loses:
            automata[place] = (fortitude, alcohol)
    return Company(seats, automata, speaks, everybody, there)


class Standing:
    """Everybody's numbers as one seat sees them. Nothing of it changes."""

    def __init__(self, numbers: Numbers, me: int, judgement: Judgement = FEELING) -> None:
        self.me = me
        self._judgement = judgement
        seats, self.automata, speaks, self._all, there = company_of(without_own_wards(numbers, me), judgement.odds)
        self.seats = seats
        self._side = seats[me].side if me in seats else None
        self._mine = 0.0 if self._side is None else seats[speaks[self._side]].odds
        self._all += judgement.presence * (there - (self._mine > 0))
        self._speaks = speaks if len(speaks) < len(seats) else None
        """Of each side the first seat, if some share a side: they stand and fall together, and count once."""
        self._simple = self._speaks is None and not self.automata and me in seats
        """Everybody for himself, and nobody who cannot lose: nearly every table."""
        self._now = share(self._mine, self._all, judgement)
        self.known: dict[object, Any] = {}
        """What has been worked out of it, for whoever asks again: the same numbers are looked at in every second question."""

    def value(self, change: Change) -> float:
        """What the change would be worth to this seat, in points; below 0 it would hurt. Fortitude stops at 20, Alcohol Content at 0.

        Asked some two times for every decision: at a simple table it is one plain loop.
        """
        if not change:
            return 0.0
        if not self._simple:
            return self._shared_value(change)
        odds, point, lost, won, presence = self._judgement
        seats, me, mine, everybody = self.seats, self.me, self._mine, self._all
        for index, (fortitude, alcohol, gold) in change.items():
            if index in seats:
                seat = seats[index]
                room = fortitude + seat.fortitude
                if room > 20.0:
                    room = 20.0
                alcohol += seat.alcohol
                if alcohol > 0.0:
                    room -= alcohol
                left = odds(room + seat.ward, seat.gold + gold)
                more = left - seat.odds
                everybody += more
                if index == me:
                    mine += more
                elif not left and seat.odds:
                    everybody -= presence
        if mine <= 1e-12:
            return (lost - self._now) * point
        if won and everybody - mine <= 1e-12:
            return (won - self._now) * point
        now = log(mine / everybody)
        if now < lost:
            now = lost
        return (now - self._now) * point

    def _shared_value(self, change: Change) -> float:
        """The same where some share a side, or somebody cannot lose."""
        if self._side is None:
            return 0.0
        judgement = self._judgement
        mine, everybody = self._mine, self._all
        if self._speaks is not None:
            change = self._by_side(change, self._speaks)
        for index, (fortitude, alcohol, gold) in change.items():
            seat = self.seats.get(index)
            if seat is not None and index not in self.automata:
                fortitude += seat.fortitude
                alcohol += seat.alcohol
                room = min(20.0, fortitude) - max(0.0, alcohol)
                left = judgement.odds(room + seat.ward, seat.gold + gold)
                more = left - seat.odds
                everybody += more
                if seat.side == self._side:
                    mine += more
                elif not left and seat.odds:
                    everybody -= judgement.presence
        worth = (share(mine, everybody, judgement) - self._now) * judgement.point
        if self.automata:
            worth += sum(self._wear(index, numbers) for index, numbers in change.items() if index in self.automata)
        return worth

    def lottery(self, base: Change, pot: float, winners: list[int]) -> list[float]:
        """What `value` would be for each of some winners of a pot, if that is the change for everybody else."""
        if self._side is None or self._speaks is not None or self.automata:
            found = []
            for winner in winners:
                change = {seat: list(numbers) for seat, numbers in base.items()}
                change.setdefault(winner, [0.0, 0.0, 0.0])[2] += pot
                found.append(self.value(change))
            return found
        odds, point, *_ = judgement = self._judgement
        rooms: dict[int, tuple[float, float, float]] = {}
        for index in {**base, **dict.fromkeys(winners)}:
            if index in self.seats:
                seat = self.seats[index]
                rooms[index] = (min(20.0, seat.fortitude) - max(0.0, seat.alcohol) + seat.ward, seat.gold, seat.odds)
        mores: dict[int, float] = {}
        for index, numbers in base.items():
            if index in rooms:
                room, purse, before = rooms[index]
                mores[index] = odds(room, purse + numbers[2]) - before
        found = []
        for winner in winners:
            room, purse, before = rooms[winner]
            gold = pot + (base[winner][2] if winner in base else 0.0)
            mine, everybody = self._mine, self._all
            for index, more in {**mores, winner: odds(room, purse + gold) - before}.items():
                everybody += more
                if index == self.me:
                    mine += more
            found.append((share(mine, everybody, judgement) - self._now) * point)
        return found

    def _wear(self, seat: int, change: list[float]) -> float:
        """What it is worth to come nearer to winding up an automaton."""
        fortitude, alcohol = self.automata[seat]
        before = max(1.0, fortitude - max(0.0, alcohol))
        after = max(0.0, fortitude + change[0] - max(0.0, alcohol + change[1]))
        return WOUND_UP * (before - after) / before if after < before else 0.0

    def _by_side(self, change: Change, speaks: dict[int, int]) -> Change:
        """What changes for teammates changes for one of them."""
        found: Change = {}
        for index, numbers in change.items():
            seat = self.seats.get(index)
            if seat is not None:
                sums = found.setdefault(speaks[seat.side], [0.0, 0.0, 0.0])
                sums[:] = [a + b for a, b in zip(sums, numbers, strict=True)]
        return found

    def lost(self, seat: int) -> bool:
        """Whether a seat is out if nothing more happens."""
        numbers = self.seats.get(seat)
        return numbers is None or numbers.room <= 0 or numbers.gold <= 0

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of that seat's side, itself among them."""
        if self._speaks is None or seat not in self.seats:
            return (seat,)
        side = self.seats[seat].side
        return tuple(index for index, other in self.seats.items() if other.side == side)

    def gathered(self, change: Change, seat: int) -> Change:
        """The same with all that comes to the side of a seat put down to that seat: one defence covers it."""
        if self._speaks is None:
            return change
        mates = [mate for mate in self.mates(seat) if mate in change]
        rest = {other: numbers for other, numbers in change.items() if other not in mates}
        return {**rest, seat: [sum(n) for n in zip(*(change[mate] for mate in mates), strict=True)]} if mates else rest

    def danger(self, seat: int) -> float:
        """How near a seat is to losing: 0 safe, 1 out."""
        return 1.0 - self.seats[seat].odds if seat in self.seats else 0.0


standing_of = lru_cache(maxsize=1 << 5)(Standing)
"""Every fifth question is asked at numbers that a player has looked at just before. To remember more would cost more: it takes memory."""


def share(mine: float, everybody: float, judgement: Judgement = FEELING) -> float:
    """How a chance to win compares: the logarithm of the odds against the sum of all."""
    if mine <= 1e-12:
        return judgement.lost
    if judgement.won and everybody - mine <= 1e-12:
        return judgement.won
    now = log(mine / everybody)
    return max(judgement.lost, now)
