# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on Fortitude, Alcohol Content, Gold and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import bodies, deeds
from rdi_desktop.engine.language.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import (
    Field,
    Reader,
    describe,
    read_fields,
)
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import cards as card_procedures
from rdi_desktop.engine.rules import tokens as token_procedures
from rdi_desktop.engine.rules import tracks
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE, GOLD

if TYPE_CHECKING:
    from rdi_desktop.engine.state.changes import Deltas


class LoseOrGain(Effect):
    """Common to `lose` and `gain`: who, Fortitude, Alcohol Content, and amounts of tokens or tracks by their ids."""

    SIGN = 1
    FIELDS = {
        "who": Field(WHO, ACTOR, "who"),
        "fortitude": Field(AMOUNT, 0, "Fortitude"),
        "alcohol": Field(AMOUNT, 0, "Alcohol Content"),
        "gold": Field(AMOUNT, 0, "Gold, from or to the Inn"),
    }
    who: Who
    fortitude: int | Amount
    alcohol: int | Amount
    gold: int | Amount
    tokens: dict[str, int | Amount]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The fields, with the ids of declared tokens beside them."""
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a mapping such as {{fortitude: 2}}, found {describe(raw)}", cls.FIELDS)
        declared = [k for k in raw if k in reader.tokens and k not in cls.FIELDS]
        unknown = [k for k in raw if k not in cls.FIELDS and k not in declared]
        if unknown:
            raise reader.problem(f"unknown key '{unknown[0]}'", [*cls.FIELDS, *reader.tokens], str(unknown[0]))
        new = cls(**read_fields(cls.FIELDS, {k: v for k, v in raw.items() if k not in declared}, reader))
        if len(raw) == ("who" in raw):
            raise reader.problem(f"'{cls.VERB}' says nothing of what and how much", [*cls.FIELDS, *reader.tokens])
        new.tokens = {k: reader.inside(k, AMOUNT.read, raw[k], reader) for k in declared}
        return new

    def blow(self, ctx: Ctx, out: Deltas) -> None:
        if not self.fortitude and not self.alcohol:
            return
        for seat in self.who.resolve(ctx):
            there = ctx if seat == ctx.actor else ctx.acting(seat)
            delta = out.setdefault(seat, [0, 0, 0])
            delta[FORTITUDE] += self.SIGN * amount(self.fortitude, there)
            delta[ALCOHOL] += self.SIGN * amount(self.alcohol, there)
        if self.fortitude and ctx.game.has_bodies:
            for body in self.who.hit(ctx):
                if not bodies.stands(ctx.game, body):
                    continue
                there = ctx.acting(bodies.owner(ctx.game, body))
                out.setdefault(body, [0, 0, 0])[FORTITUDE] += self.SIGN * amount(self.fortitude, there)

    def printed(self) -> Iterator[tuple[str, int]]:
        for attribute, n in (("fortitude", self.fortitude), ("alcohol", self.alcohol), ("gold", self.gold)):
            if isinstance(n, int) and n:
                yield attribute, self.SIGN * n

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        self.blow(ctx, out)
        if self.gold:
            for seat in self.who.resolve(ctx):
                out.setdefault(seat, [0, 0, 0])[GOLD] += self.SIGN * amount(self.gold, ctx)

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._rest(ctx) if self.tokens or self.gold else None

    def _rest(self, ctx: Ctx) -> Flow:
        for seat in self.who.resolve(ctx):
            ignores = ctx.entry is not None and seat in ctx.entry.ignored and not self.even_ignored
            if self.gold and not ignores:
                yield from card_procedures.gold_from_inn(ctx.game, seat, self.SIGN * amount(self.gold, ctx), ctx.entry)
            for token, n in self.tokens.items():
                if not ignores or tracks.stays(ctx.game, seat, token):
                    yield from token_procedures.change(
                        ctx.game, seat, token, self.SIGN * amount(n, ctx), ctx.entry, ctx.owner
                    )
        if self.SIGN > 0:
            for token, n in self.tokens.items():
                for body in self.who.hit(ctx):
                    yield from token_procedures.to_owner(ctx.game, body, token, amount(n, ctx), ctx.entry, ctx.owner)

    def drink_numbers(self, ctx: Ctx) -> dict[str, int] | None:
        if self.tokens or self.who.kind not in ("actor", "self", "drinker"):
            return None
        numbers = {}
        if self.fortitude:
            numbers["fortitude"] = self.SIGN * amount(self.fortitude, ctx)
        if self.alcohol:
            numbers["alcohol"] = self.SIGN * amount(self.alcohol, ctx)
        if self.gold:
            numbers["gold"] = self.SIGN * amount(self.gold, ctx)
        return numbers

    def estimate(self, at: Estimate) -> Iterator[Part]:
        fortitude, alcohol, gold = (self.SIGN * at.number(n) for n in (self.fortitude, self.alcohol, self.gold))
        if fortitude or alcohol or gold:
            yield at.part(self.DEED, self.who, fortitude=fortitude, alcohol=alcohol, gold=gold)
        for token, n in self.tokens.items():
            part = at.part(deeds.GIVE, self.who, number=n, token=token)
            yield replace(part, number=self.SIGN * part.number)


@verb
class Lose(LoseOrGain):
    """Lose Fortitude, Alcohol Content, own tokens."""

    VERB = "lose"
    DEED = deeds.LOSE
    IDLE = "one's own Alcohol Content stops at 0, and a blow may hit somebody who has nothing left to lose"
    BESIDE = ("cannot", "even_if")
    SIGN = -1

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; those who lose Fortitude may be bodies."""
        new = super().read(raw, reader)
        if new.fortitude:
            new.who.admit()
        return new

    def more_causes(self) -> tuple[str, ...]:
        return ("lose_fortitude",) if self.fortitude else ()

    def burdens(self, seat: str) -> bool:
        return self.fortitude != 0 or (seat == "machine" and self.gold != 0)


@verb
class Gain(LoseOrGain):
    """Gain Fortitude, Alcohol Content, Gold from the Inn, own tokens."""

    VERB = "gain"
    DEED = deeds.GAIN
    IDLE = "nobody has to have use for what they gain: Fortitude stops at 20"
    BESIDE = ("cannot", "even_if")

    def gives_tokens(self) -> tuple[str, ...]:
        return tuple(self.tokens)

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; what heals all players heals bodies as well, but a picked target is a player."""
        new = super().read(raw, reader)
        if new.fortitude and not new.tokens and new.who.kind in ("others", "everyone"):
            new.who.admit()
        return new

    def more_causes(self) -> tuple[str, ...]:
        return ("gain_alcohol",) if self.alcohol else ()

    def burdens(self, seat: str) -> bool:
        return self.alcohol != 0
