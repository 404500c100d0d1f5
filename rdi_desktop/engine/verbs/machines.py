# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects of machines: Threat, the Priority Target, Repairs, Components. Only the cards of a machine have them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.core import EFFECT, Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Digit, Field, Reader
from rdi_desktop.engine.rules.variants.machine import components, levels

if TYPE_CHECKING:
    from rdi_desktop.engine.state.changes import Deltas


class OfMachine(Effect):
    """Common to effects that only cards of a machine have, on the machine itself."""

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect. Problem on any other card."""
        if not reader.machine:
            raise reader.problem(f"only the cards of a machine have '{cls.VERB}'")
        return super().read(raw, reader)


@verb
class Repair(OfMachine):
    """The machine Repairs: each time it gains 1 Fortitude at 10 or less, otherwise it loses 1 Alcohol Content."""

    VERB = "repair"
    SHORT = "times"
    FIELDS = {"times": Field(Digit(1, 20), 1, "how often")}
    times: int

    def perform(self, ctx: Ctx) -> Flow | None:
        levels.repair(ctx.game, ctx.me, amount(self.times, ctx))
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, fortitude=self.times)


@verb
class Threat(OfMachine):
    """The Threat Level goes up; each step beyond its maximum is a Repair instead."""

    VERB = "threat"
    DEED = deeds.frame("threat")
    SHORT = "by"
    FIELDS = {"by": Field(Digit(1, 13), 1, "by how much")}
    by_: int

    def perform(self, ctx: Ctx) -> Flow | None:
        levels.raise_threat(ctx.game, ctx.me, amount(self.by_, ctx))
        return None


@verb
class ChangeTargets(OfMachine):
    """The Priority Target token goes to the next Challenger clockwise; by a house rule a single Challenger is hit for 1 instead."""

    VERB = "change_targets"

    def announced(self, ctx: Ctx) -> None:
        if ctx.entry is not None and levels.hits_alone(ctx.game, ctx.me):
            ctx.entry.causes |= frozenset(hit_alone().more_causes())

    def blow(self, ctx: Ctx, out: Deltas) -> None:
        if levels.hits_alone(ctx.game, ctx.me):
            hit_alone().blow(ctx, out)

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        self.blow(ctx, out)

    def perform(self, ctx: Ctx) -> Flow | None:
        if levels.hits_alone(ctx.game, ctx.me):
            ctx.game.emit("hit_alone", ctx.game.table.priority)
        levels.change_targets(ctx.game, ctx.me)
        return None


@cache
def hit_alone() -> Effect:
    """What changing targets comes to for a single Challenger who has agreed on it."""
    reader = Reader()
    reader.machine = True
    return EFFECT.read({"lose": {"who": "priority", "fortitude": 1}}, reader)


@verb
class Dismantle(OfMachine):
    """The Component that has been hit leaves the game; a Tough one is only turned at the first hit."""

    VERB = "dismantle"

    def perform(self, ctx: Ctx) -> Flow | None:
        if ctx.entry is not None and ctx.entry.card is not None:
            components.hit(ctx.game, ctx.me, ctx.entry.card)
        return None
