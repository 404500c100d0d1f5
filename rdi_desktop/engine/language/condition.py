# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions: what must hold. A mapping with several keys means all of them.

This module has their base class and the ways to combine them. The words are in `conditions`, which registers them here, because selectors
and amounts may contain conditions, and conditions contain selectors and amounts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.spec import Field, FieldType, ListOf, Reader, Valued, describe, reach


class Condition(Valued):
    """The base class of conditions. Subclasses set WORD, list FIELDS and define the test."""

    OF_PLAYERS: ClassVar[bool] = False
    """Whether it singles out players, so that it never holds for a body."""
    NAMES_SOMEBODY: ClassVar[bool] = False
    """Whether it asks only who a player is, nothing else about them."""

    def test(self, ctx: Ctx, seat: int) -> bool:
        """Whether it holds now, for this seat (the actor, or a candidate)."""
        raise NotImplementedError

    def for_whom(self, ctx: Ctx, seats: list[int]) -> list[int]:
        """The seats for which it holds now."""
        return [seat for seat in seats if self.test(ctx, seat)]

    @property
    def spares_bodies(self) -> bool:
        """Whether it only excludes players, so that bodies may still be picked."""
        return False

    def each(self) -> tuple[Condition, ...]:
        """The conditions that must all hold: itself, or the parts of a mapping with several keys."""
        return (self,)

    def failing(self, ctx: Ctx, seat: int) -> int:
        """The position among `each` of the first part that does not hold now; called only if the whole does not."""
        return next((place for place, part in enumerate(self.each()) if not part.test(ctx, seat)), 0)

    def likely(self, held: Mapping[str, int | str]) -> bool:
        """Whether it holds as far as tokens and tracks tell; a condition on anything else counts as not holding.

        `held`: how many a player has by id; for a track with steps the word at which its marker is.
        """
        return False

    def settled(self, ctx: Ctx, card: int) -> bool | None:
        """Whether it holds for a play of that card, if that is settled as the card is announced; None if it is asked as it resolves."""
        return None

    def asks_round(self) -> bool | None:
        """Whether it holds only while a Round of Gambling is running (True) or is not (False); None if it does not ask."""
        return None

    def asks_hand(self) -> bool:
        """Whether it asks which cards a player holds, and not only how many."""
        return False


CONDITIONS: dict[str, type[Condition]] = {}
"""Every word of conditions."""


def condition(cls: type[Condition]) -> type[Condition]:
    """Register a condition under its word."""
    CONDITIONS[cls.WORD] = cls
    return cls


class ConditionType(FieldType):
    """A condition: a mapping of words that must all hold."""

    name = "condition"

    def read(self, raw: Any, reader: Reader) -> Condition:
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a condition (a mapping), found {describe(raw)}", CONDITIONS)
        if not raw:
            raise reader.problem("an empty condition always holds: leave it out", CONDITIONS)
        parts = tuple(reader.inside(str(key), self._one, key, value, reader) for key, value in raw.items())
        return parts[0] if len(parts) == 1 else AllOf(of=parts)

    def _one(self, key: str, value: Any, reader: Reader) -> Condition:
        if key in CONDITIONS:
            found: Condition = CONDITIONS[key].read(value, reader)
            return found
        if key in reader.tokens or key in reader.tracks:
            return Holding(key, reach(value, reader, key), reader.steps.get(key, ()), reader.derived.get(key))
        raise reader.problem(f"unknown condition '{key}'", [*CONDITIONS, *reader.tokens, *reader.tracks], str(key))

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/condition"}


CONDITION: ConditionType = ConditionType()


class Worked(Protocol):
    """Common to things with a value that is computed when needed, such as amounts."""

    def value(self, ctx: Ctx) -> int:
        """How much it is now."""


class Holding(Condition):
    """How much of a declared token or track a seat has: its id is used as the word."""

    def __init__(self, id: str, range: tuple[int, int], steps: tuple[str, ...], derived: Worked | None) -> None:
        self.id = id
        self.range = range
        self.step = steps[range[0]] if steps else ""
        """The step at which the marker of the track must be; '' for a number."""
        self.derived = derived
        """The amount that a computed track equals."""

    def test(self, ctx: Ctx, seat: int) -> bool:
        low, high = self.range
        if self.derived is not None:
            return low <= self.derived.value(ctx.of(seat)) <= high
        return low <= ctx.game.table.seats[seat].holding(self.id) <= high

    def likely(self, held: Mapping[str, int | str]) -> bool:
        n = held.get(self.id)
        if n is None or isinstance(n, str):
            return n is not None and n == self.step
        return self.range[0] <= n <= self.range[1]


@condition
class AllOf(Condition):
    """All of these conditions hold."""

    WORD = "all"
    FIELDS = {"of": Field(ListOf(CONDITION), doc="the conditions")}
    of_: tuple[Condition, ...]

    def test(self, ctx: Ctx, seat: int) -> bool:
        return all(part.test(ctx, seat) for part in self.of_)

    def each(self) -> tuple[Condition, ...]:
        return tuple(one for part in self.of_ for one in part.each())

    def settled(self, ctx: Ctx, card: int) -> bool | None:
        found = {part.settled(ctx, card) for part in self.of_}
        return False if False in found else None if None in found else True

    def likely(self, held: Mapping[str, int | str]) -> bool:
        return all(part.likely(held) for part in self.of_)

    def asks_round(self) -> bool | None:
        return next((asked for part in self.of_ if (asked := part.asks_round()) is not None), None)

    def asks_hand(self) -> bool:
        return any(part.asks_hand() for part in self.of_)


@condition
class AnyOf(Condition):
    """One of them holds."""

    WORD = "any"
    FIELDS = {"of": Field(ListOf(CONDITION), doc="the conditions")}
    of_: tuple[Condition, ...]

    def test(self, ctx: Ctx, seat: int) -> bool:
        return any(part.test(ctx, seat) for part in self.of_)

    def settled(self, ctx: Ctx, card: int) -> bool | None:
        found = {part.settled(ctx, card) for part in self.of_}
        return True if True in found else None if None in found else False

    def asks_hand(self) -> bool:
        return any(part.asks_hand() for part in self.of_)


@condition
class Not(Condition):
    """It does not hold."""

    WORD = "not"
    FIELDS = {"of": Field(CONDITION, doc="the condition")}
    of_: Condition

    def test(self, ctx: Ctx, seat: int) -> bool:
        return not self.of_.test(ctx, seat)

    def settled(self, ctx: Ctx, card: int) -> bool | None:
        found = self.of_.settled(ctx, card)
        return None if found is None else not found

    def asks_hand(self) -> bool:
        return self.of_.asks_hand()

    @property
    def spares_bodies(self) -> bool:
        return self.of_.NAMES_SOMEBODY
