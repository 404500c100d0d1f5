# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluation of a table where some share a side, some cannot lose, or some have things that can be turned over to Ignore effects."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.bots.evaluation import EVEN, SENSE, WOUND_UP, Evaluation, Judgement, share
from rdi_desktop.engine.brief import SeatNumbers
from rdi_desktop.engine.language.deeds import ChangeBySeat


class TeamEvaluation(Evaluation):
    """Everybody's numbers as one seat sees them, at any table."""

    def __init__(
        self, numbers: SeatNumbers, me: int, judgement: Judgement = SENSE, decks: tuple[float, ...] = EVEN
    ) -> None:
        self._numbers = numbers
        super().__init__((), me, judgement, decks)
        self.footing = numbers

    def _count(self, row: Sequence[int]) -> tuple[float, float]:
        self.automata: dict[int, tuple[float, float]] = {}
        self._wards: dict[int, float] = {}
        """Room added for opponents with such things; the player's own are priced when they are spent."""
        self._sides: dict[int, int] = {}
        """The side of each seat."""
        speaks: dict[int, int] = {}
        # factors of decks; none where several decks feed one side's numbers
        weights = EVEN if len({seat[1] for seat in self._numbers}) < len(self._numbers) else self.decks
        everybody, there = 0.0, 0
        for place, side, fortitude, alcohol, gold, loses, wards in self._numbers:
            self._sides[place] = side
            self._wards[place] = ward = 0.0 if place == self.me else self._judgement.ward * wards
            alone, weight = self._judgement.rows[fortitude - alcohol + ward][gold], weights[place]
            self.seats[place] = (fortitude, alcohol, gold, alone, weight)
            odds = alone * weight
            if side not in speaks:
                speaks[side] = place
                everybody += odds
                there += odds > 0
            if not loses:
                self.automata[place] = (fortitude, alcohol)
        self._side = self._sides.get(self.me)
        self._speaks = speaks if len(speaks) < len(self.seats) else None
        """The first seat of each side, if some share a side: teammates stand and fall together, and count once."""
        mine = 0.0
        if self._side is not None:
            _, _, _, alone, weight = self.seats[speaks[self._side]]
            mine = alone * weight
        return mine, everybody + self._judgement.presence * (there - (mine > 0))

    def value(self, change: ChangeBySeat) -> float:
        """The value of the change to this seat, in points; negative is harmful."""
        if not change or self._side is None:
            return 0.0
        judgement = self._judgement
        mine, everybody = self._mine, self._everybody
        if self._speaks is not None:
            change = self._by_side(change, self._speaks)
        for index, (fortitude, alcohol, gold) in change.items():
            if index in self.seats and index not in self.automata:
                had, drunk, purse, alone, weight = self.seats[index]
                side = self._sides[index]
                room = min(20.0, fortitude + had) - max(0.0, alcohol + drunk)
                left = self._judgement.rows[room + self._wards[index]][purse + gold] * weight
                before = alone * weight
                everybody += left - before
                if side == self._side:
                    mine += left - before
                elif not left or not before:
                    everybody += judgement.presence * ((left > 0) - (before > 0))
        worth = (share(mine, everybody, judgement) - self._now) * judgement.point
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
                sums = found.setdefault(speaks[self._sides[index]], [0.0, 0.0, 0.0])
                sums[:] = [a + b for a, b in zip(sums, numbers, strict=True)]
        return found

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of that seat's side, including the seat."""
        if self._speaks is None or seat not in self.seats:
            return (seat,)
        side = self._sides[seat]
        return tuple(index for index, other in self._sides.items() if other == side)

    def others(self) -> list[int]:
        """Seats on other sides that are still in the game."""
        return [seat for seat, side in self._sides.items() if side != self._side]

    def one_of_each(self) -> list[int]:
        """The player, and the first seat of every other side: those who take part where each team sends its Champion."""
        sides = {side: seat for seat, side in reversed(self._sides.items())}
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
