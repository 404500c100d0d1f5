# SPDX-License-Identifier: GPL-3.0-or-later
"""A condition: what must hold. A mapping with several keys means all of them.

Its words stand in `conditions`, which registers them here: selectors and amounts may hold conditions, and conditions selectors and amounts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.spec import FieldType, Reader, describe, reach

Test = Callable[[Ctx, int], bool]
"""Whether it holds, for the seat it is asked about (the actor, or a candidate)."""


class Condition:
    """All of several tests. `spec` keeps the raw form for the rules text."""

    __slots__ = ("spec", "tests")

    def __init__(self, tests: tuple[Test, ...], spec: Any) -> None:
        self.tests = tests
        self.spec = spec

    def test(self, ctx: Ctx, seat: int) -> bool:
        """Whether all hold now."""
        return all(test(ctx, seat) for test in self.tests)


READERS: dict[str, Callable[[Any, Reader], Test]] = {}
"""Every condition word and how its value is read."""


class ConditionType(FieldType):
    """A condition: a mapping of tests that must all hold."""

    name = "condition"

    def read(self, raw: Any, reader: Reader) -> Condition:
        """The condition."""
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a condition (a mapping), found {describe(raw)}", READERS)
        if not raw:
            raise reader.problem("an empty condition always holds: leave it out", READERS)
        tests = tuple(reader.inside(str(key), self._one, key, value, reader) for key, value in raw.items())
        return Condition(tests, raw)

    def _one(self, key: str, value: Any, reader: Reader) -> Test:
        if key in READERS:
            return READERS[key](value, reader)
        if key in reader.tokens or key in reader.tracks:
            low, high = reach(value, reader, key)
            word = key
            derived = reader.derived.get(key)
            if derived is not None:
                return lambda ctx, seat: low <= derived.value(ctx.of(seat)) <= high
            return lambda ctx, seat: low <= ctx.game.table.seats[seat].holding(word) <= high
        raise reader.problem(f"unknown condition '{key}'", [*READERS, *reader.tokens, *reader.tracks], str(key))

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/condition"}


CONDITION = ConditionType()
