# SPDX-License-Identifier: GPL-3.0-or-later
"""How well everybody stands: close to passing out, nearly broke, or ahead; and what a change would be worth to one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from math import exp, log, sqrt
from typing import Any

Change = dict[int, list[float]]
"""What would change per seat: [Fortitude, Alcohol Content, Gold]."""

PRESENCE = 0.2
"""What somebody else counts for, just by being there still, to a player with sense: whoever is within reach is finished off."""
WARD = 1.4
"""Room that a thing is worth which can be turned over to Ignore what comes."""
PURSE = 3.0
"""Gold with which a seat is half as safe from being thrown out as it can be."""
GREED = 0.8
"""How much Gold counts for somebody with sense: with 10 of it one more is worth a Fortitude of 20."""
DECKS = 0.0133
"""What a card more in a deck that spares something counts for in the logarithm of the odds, at a table of four (see `decks.weights`)."""
EVEN = (1.0,) * 12
"""What decks make of the odds for somebody who does not look at decks: nothing."""
FRESH = 20.0
"""The room that a game begins with."""
HEIGHT, NEAR = 2.5, 2.0
"""How the logarithm of the long odds grows with that of the room; and room that is added before, for nobody is as lost as he looks."""
BROKE = 2.0
"""What the last Gold but one counts for in that logarithm where people gamble; two Gold count half of it, four a quarter."""
WOUND_UP = 1.2
"""Points for an automaton that passes out on one's own track: a Gold from the Inn, or two cards."""


def sensible_odds(room: float, gold: float) -> float:
    """The odds of surviving with so much between Fortitude and Alcohol Content, and so much Gold, to somebody with sense. 0: out."""
    if room <= 0 or gold <= 0:
        return 0.0
    strength = room / FRESH
    return float(strength * sqrt(strength) * (gold / (gold + PURSE)) ** GREED)


@lru_cache(maxsize=1 << 10)
def long_odds(room: float, gold: float, broke: float = BROKE) -> float:
    """The same as it turns out at the end of many games: who is ahead stays ahead, and only the last Gold counts. Found by who won."""
    if room <= 0 or gold <= 0:
        return 0.0
    return float(exp(-broke / gold) * ((room + NEAR) / (FRESH + NEAR)) ** HEIGHT)


class Rows(dict[float, dict[float, float]]):
    """The odds at every position that has come up: room → Gold → odds. Nearly all are whole numbers, and are worked out once."""

    def __init__(self, odds: Callable[[float, float], float]) -> None:
        super().__init__()
        self.odds = odds

    def __missing__(self, room: float) -> dict[float, float]:
        if len(self) >= MOST:
            self.clear()
        found = self[room] = Row(self.odds, room)
        return found


class Row(dict[float, float]):
    """Those of one room."""

    def __init__(self, odds: Callable[[float, float], float], room: float) -> None:
        super().__init__()
        self.odds, self.room = odds, room

    def __missing__(self, gold: float) -> float:
        if len(self) >= MOST:
            self.clear()
        found = self[gold] = self.odds(self.room, gold)
        return found


MOST = 1 << 9
"""So many rooms, and of each so many purses, are remembered at most."""
rows_of: Callable[[Callable[[float, float], float]], Rows] = cache(Rows)
"""The odds of a judgement as a table."""


@dataclass(frozen=True, slots=True)
class Judgement:
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
    ward: float = 0.0
    """Room that it sees in each thing of somebody else's which can be turned over to Ignore what comes."""
    decks: float = 0.0
    """What it makes of a card more in somebody's deck that spares something (`decks.weights`)."""
    rows: Rows = field(init=False, repr=False, compare=False)
    """Its odds as a table."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", rows_of(self.odds))


SENSE = Judgement(sensible_odds, 17.0, -6.0, 0.0, PRESENCE, WARD, DECKS)
"""What somebody knows who has seen many evenings: whoever is ahead must be held back, and whoever hoards Gold hurts nobody."""
STRANGER = replace(SENSE, presence=0.3, decks=0.0)
"""What people see: who is ahead, who is within reach; not what a deck is good for."""
LONG_RUN = Judgement(long_odds, 10.0, -10.0, 2.0, ward=WARD, decks=DECKS)
"""What wins in the long run."""


DRINK = 1.6
"""Alcohol Content of a Drink nobody has seen yet, on average."""


def drunk(seat: Mapping[str, Any]) -> int:
    """What a seat's Fortitude is held against: its Alcohol Content, and what it counts on top of that."""
    beside = seat.get("drunk_with")
    return int(seat["alcohol"]) + (int(seat["tracks"][beside]) if beside else 0)


Numbers = tuple[tuple[int, int, int, int, int, bool, int], ...]
"""Of each seat that is still in: seat, side, Fortitude, what that is held against, Gold, whether it can lose, wards."""
Seen = tuple[int, int, int, float, float]
"""Of a seat that is still in: Fortitude, what that is held against, Gold, its odds, what decks make of those."""


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
            seen.get("purse", seen["gold"]),
            seen["kit"]["loses"],
            seen.get("wards", 0),
        )
        for seen in view["seats"]
        if not seen["out"]
    )


class Standing:
    """Everybody's numbers as one seat sees them, where everybody plays for himself. Nothing of it changes."""

    automata: Mapping[int, tuple[float, float]] = {}
    """The own track of those who cannot lose."""
    seats: dict[int, Seen]
    """Those who are still in."""

    people: tuple[str, ...] = ()
    """Everybody's characters, for whoever keeps this."""
    footing: Sequence[Any]
    """What was seen of the numbers (`glance.brief_view`): as long as it is the same, this holds."""
    opened: tuple[float, float, int, int] | None = None
    """How a Round could end that is opened now (see `gambling`)."""
    _orders: tuple[Mapping[int, int], dict[int, float]] | None = None

    def __init__(
        self, footing: Sequence[Any], me: int, judgement: Judgement = SENSE, decks: tuple[float, ...] = EVEN
    ) -> None:
        self.footing = footing
        self.me = me
        self.decks = decks
        self.seats = {}
        self._judgement = judgement
        self._mine, self._everybody = self._count()
        self._now = share(self._mine, self._everybody, judgement)

    def _count(self) -> tuple[float, float]:
        """Find everybody's odds: those of my side, and those of all sides together with what counts for rivals being there."""
        rows, seats, me, decks = self._judgement.rows, self.seats, self.me, self.decks
        everybody = mine = 0.0
        there = 0
        place = -1
        told = iter(self.footing)
        for out, fortitude, alcohol, gold in zip(told, told, told, told):  # noqa: B905 - four at a time
            place += 1
            if out:
                continue
            odds = rows[fortitude - alcohol][gold]
            weight = decks[place]
            seats[place] = (fortitude, alcohol, gold, odds, weight)
            weighed = odds * weight
            everybody += weighed
            if place == me:
                mine = weighed
            elif odds:
                there += 1
        return mine, everybody + self._judgement.presence * there

    def value(self, change: Change) -> float:
        """What the change would be worth to this seat, in points; below 0 it would hurt. Fortitude stops at 20, Alcohol Content at 0."""
        if not change:
            return 0.0
        judgement, seats, me = self._judgement, self.seats, self.me
        rows, presence = judgement.rows, judgement.presence
        mine, everybody = self._mine, self._everybody
        for index, (fortitude, alcohol, gold) in change.items():
            if index in seats:
                had, drunk, purse, before, weight = seats[index]
                room = fortitude + had
                if room > 20:
                    room = 20
                alcohol += drunk
                if alcohol > 0:
                    room -= alcohol
                left = rows[room][purse + gold]
                more = (left - before) * weight
                everybody += more
                if index == me:
                    mine += more
                elif not left or not before:
                    everybody += presence * ((left > 0) - (before > 0))
        return (share(mine, everybody, judgement) - self._now) * judgement.point

    def alone(self, index: int, fortitude: float, alcohol: float, gold: float) -> float:
        """The same if nothing changes but for one seat."""
        return self.value({index: [fortitude, alcohol, gold]})

    def instead(self, coming: Change, now: Change) -> float:
        """What it is worth that this comes for these seats, and not what was coming: who is full of health is spared as much as anybody."""
        return self.value({**coming, **now}) - self.value(coming)

    def orders(self, drinks: Mapping[int, int]) -> dict[int, float]:
        """What a Drink for each seat would be worth: most on an empty pile, whose owner would sober up. `drinks`: what lies there."""
        if self._orders is None or self._orders[0] != drinks:
            ordered = {seat: DRINK * (0.75 / n if (n := drinks[seat]) else 1.4) for seat in self.seats}
            self._orders = drinks, {seat: self.alone(seat, 0, alcohol, 0) for seat, alcohol in ordered.items()}
        return self._orders[1]

    def lottery(self, antes: Mapping[int, float], pot: float, winners: list[int]) -> list[float]:
        """What it would be worth to this seat if each of some winners got a pot, and everybody's Gold changed by the antes."""
        judgement, me = self._judgement, self.me
        rows, presence = judgement.rows, judgement.presence
        mine, everybody = self._mine, self._everybody
        after: dict[int, tuple[dict[float, float], float, float, float]] = {}
        for index, (fortitude, alcohol, purse, before, weight) in self.seats.items():
            row = rows[
                fortitude - alcohol if fortitude <= 20 and alcohol >= 0 else min(20, fortitude) - max(0, alcohol)
            ]
            if index in antes:
                gold = purse + antes[index]
                left = row[gold]
                more = (left - before) * weight
                everybody += more
                if index == me:
                    mine += more
                elif not left or not before:
                    everybody += presence * ((left > 0) - (before > 0))
                after[index] = row, gold, left, weight
            else:
                after[index] = row, purse, before, weight
        found = []
        for winner in winners:
            row, gold, left, weight = after[winner]
            more = (row[gold + pot] - left) * weight
            his, others = mine, everybody + more
            if winner == me:
                his += more
            elif more and not left:
                others += presence
            found.append((share(his, others, judgement) - self._now) * judgement.point)
        return found

    def lost(self, seat: int) -> bool:
        """Whether a seat is out if nothing more happens."""
        if seat not in self.seats:
            return True
        fortitude, alcohol, gold, _, _ = self.seats[seat]
        return fortitude <= alcohol or gold <= 0

    def gold(self, seat: int) -> int:
        """The Gold of a seat that is still in."""
        return self.seats[seat][2]

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of that seat's side, itself among them."""
        return (seat,)

    def others(self) -> list[int]:
        """Seats on other sides that are still in the game."""
        found, me = [], self.me
        for seat in self.seats:
            if seat != me:
                found.append(seat)  # noqa: PERF401 - a comprehension would make a cell of `me`
        return found

    def one_of_each(self) -> list[int]:
        """Me, and the first seat of every other side: who takes part where each team sends its Champion."""
        return list(reversed(self.seats))

    def gathered(self, change: Change, seat: int) -> Change:
        """The same with all that comes to the side of a seat put down to that seat: one defence covers it."""
        return change


def share(mine: float, everybody: float, judgement: Judgement = SENSE) -> float:
    """How a chance to win compares: the logarithm of the odds against the sum of all."""
    if mine <= 1e-12:
        return judgement.lost
    if judgement.won and everybody - mine <= 1e-12:
        return judgement.won
    now = log(mine / everybody)
    if now < judgement.lost:
        now = judgement.lost
    return now
