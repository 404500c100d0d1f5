# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation of a table for one seat: how close to passing out, how poor, who is ahead; and the value of a change to one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import exp, log, sqrt

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
DECKS = 0.0133
"""Weight of one more sparing card in a deck, in the logarithm of the odds, at a table of four (see `decks.weights`)."""
EVEN = (1.0,) * 12
"""Factors of decks for a player who does not consider decks."""
FRESH = 20.0
"""The room between Fortitude and Alcohol Content at the start of a game."""
HEIGHT, NEAR, BROKE = 2.5, 2.0, 2.0
"""Slope of the logarithm of the long-run odds with that of the room; room added to it first, since a position with little room is
rarely as bad as it looks; and the weight of having only the last Gold: with two Gold half of it, with four a quarter."""
WOUND_UP = 1.2
"""Points when an automaton passes out on the player's track: a Gold from the Inn, or two cards."""


def sensible_odds(room: float, gold: float) -> float:
    """The odds of surviving with this room between Fortitude and Alcohol Content, and this Gold, as a sensible player sees it. 0: out."""
    if room <= 0 or gold <= 0:
        return 0.0
    strength = room / FRESH
    return float(strength * sqrt(strength) * (gold / (gold + PURSE)) ** GREED)


def long_odds(room: float, gold: float) -> float:
    """The same in the long run of many games: leaders stay ahead, and only the last Gold counts."""
    if room <= 0 or gold <= 0:
        return 0.0
    return float(exp(-BROKE / gold) * ((room + NEAR) / (FRESH + NEAR)) ** HEIGHT)


class Rows(dict[float, dict[float, float]]):
    """A table of odds: room → Gold → odds, filled when needed. Nearly all arguments are whole numbers."""

    def __init__(self, odds: Callable[[float, float], float]) -> None:
        super().__init__()
        self.odds = odds

    def __missing__(self, room: float) -> dict[float, float]:
        if len(self) >= MOST:
            self.clear()
        found = self[room] = Row(self.odds, room)
        return found


class Row(dict[float, float]):
    """The part of the table for one room."""

    def __init__(self, odds: Callable[[float, float], float], room: float) -> None:
        super().__init__()
        self.odds, self.room = odds, room

    def __missing__(self, gold: float) -> float:
        if len(self) >= MOST:
            self.clear()
        found = self[gold] = self.odds(self.room, gold)
        return found


MOST = 1 << 9
"""How many rooms, and how many amounts of Gold for each, are remembered."""
rows_of: Callable[[Callable[[float, float], float]], Rows] = cache(Rows)
"""The table for a judgement's odds."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a player values positions."""

    odds: Callable[[float, float], float]
    """The odds of surviving, by room and Gold."""
    point: float
    """Scale of values: 1 point is about one Fortitude of the player at the start of a game of four."""
    lost: float
    """The value of being out: the logarithm of a negligible chance."""
    won: float
    """The value of being the last one left: it exceeds that of a sure win."""
    presence: float = 0.0
    """Weight of each opposing side merely for still being there, besides its odds."""
    ward: float = 0.0
    """Room added for each of an opponent's things that can be turned over to Ignore an effect."""
    decks: float = 0.0
    """Weight of each further sparing card in a deck (`decks.weights`)."""
    rows: Rows = field(init=False, repr=False, compare=False)
    """Its odds as a table."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", rows_of(self.odds))


SENSE = Judgement(sensible_odds, 17.0, -6.0, 0.0, PRESENCE, WARD, DECKS)
"""An experienced player: whoever is ahead must be held back, and hoarded Gold harms nobody."""
STRANGER = replace(SENSE, presence=0.3, decks=0.0)
"""What most people see: who is ahead, who is within reach; not the strength of decks."""
LONG_RUN = Judgement(long_odds, 10.0, -10.0, 2.0, ward=WARD, decks=DECKS)
"""What wins in the long run, as a wish: it strikes whoever leads, and hardly gambles."""


DRINK = 1.6
"""Average Alcohol Content of an unseen Drink."""


def drunk(seat: SeenSeat) -> int:
    """The number at which a seat passes out when its Fortitude falls to it: its Alcohol Content, plus additions."""
    return seat.alcohol + reached(seat.tracks, seat.drunk_with)


SeatFigures = tuple[int, int, int, float, float]
"""For a seat still in the game: Fortitude, the number it passes out at, Gold, its odds, factor of its deck."""


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
    """Everybody's numbers as one seat sees them, where nobody has teammates. Immutable."""

    automata: Mapping[int, tuple[float, float]] = {}
    """The player's own track on each seat that cannot lose."""
    seats: dict[int, SeatFigures]
    """The seats still in the game."""

    people: tuple[str, ...] = ()
    """The characters of all seats."""
    footing: Sequence[int] | SeatNumbers
    """The numbers in the view (`BriefView.row` or `numbers`): while they are equal, this evaluation holds."""
    _orders: tuple[Mapping[int, int], dict[int, float]] | None = None

    def __init__(
        self, row: Sequence[int], me: int, judgement: Judgement = SENSE, decks: tuple[float, ...] = EVEN
    ) -> None:
        self.footing = row
        self.me = me
        self.decks = decks
        self.seats = {}
        self._judgement = judgement
        self._mine, self._everybody = self._count(row)
        self._now = share(self._mine, self._everybody, judgement)

    def _count(self, row: Sequence[int]) -> tuple[float, float]:
        """(odds of the player's side, odds of all sides plus the weights of opponents' presence)."""
        rows, seats, me, decks = self._judgement.rows, self.seats, self.me, self.decks
        everybody = mine = 0.0
        there = 0
        place = -1
        told = iter(row)
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

    def value(self, change: ChangeBySeat) -> float:
        """The value of the change to this seat, in points; negative is harmful. Fortitude stops at 20, Alcohol Content at 0."""
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
        if seat not in self.seats:
            return True
        fortitude, alcohol, gold, _, _ = self.seats[seat]
        return fortitude <= alcohol or gold <= 0

    def gold(self, seat: int) -> int:
        """The Gold of a seat that is still in."""
        return self.seats[seat][2]

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of that seat's side, including the seat."""
        return (seat,)

    def others(self) -> list[int]:
        """Seats on other sides that are still in the game."""
        found, me = [], self.me
        for seat in self.seats:
            if seat != me:
                found.append(seat)  # noqa: PERF401 - a comprehension would make a cell of `me`
        return found

    def one_of_each(self) -> list[int]:
        """The player, and the first seat of every other side: those who take part where each team sends its Champion."""
        return list(reversed(self.seats))

    def gathered(self, change: ChangeBySeat, seat: int) -> ChangeBySeat:
        """The change with all that affects the side of a seat attributed to that seat: one defence covers it."""
        return change


def share(mine: float, everybody: float, judgement: Judgement = SENSE) -> float:
    """How good a chance to win is: the logarithm of the side's odds relative to the sum of all."""
    if mine <= 1e-12:
        return judgement.lost
    if judgement.won and everybody - mine <= 1e-12:
        return judgement.won
    now = log(mine / everybody)
    if now < judgement.lost:
        now = judgement.lost
    return now
