# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects that contain other effects: blocks, then, choices, repetition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from rdi_desktop.engine.asked import OptionFacts
from rdi_desktop.engine.language import bodies, deeds
from rdi_desktop.engine.language.amounts import REPEATS, Amount, times
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.core import EACH_EFFECTS, EFFECTS, LATE_EFFECTS, Effect, Nest, estimated, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Bool, Field, FieldType, Reader, Text, describe, read_fields
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import asking
from rdi_desktop.engine.rules import resolving as run
from rdi_desktop.engine.rules.variants import unasked
from rdi_desktop.engine.state.changes import Deltas
from rdi_desktop.engine.state.decisions import NO, Option
from rdi_desktop.engine.state.records import Resolving, Shift


@verb
class Block(Nest):
    """{if, do, else}: a conditional part of the list; it has no verb."""

    VERB = "block"
    IDLE = "it holds others, and does nothing itself"
    FIELDS = {"do": Field(EFFECTS, doc="the part"), "else": Field(EFFECTS, (), "otherwise")}

    def holds(self, ctx: Ctx) -> bool:
        return True

    def unfold(self, ctx: Ctx) -> tuple[Effect, ...]:
        if self.may:
            return (self,)
        return self._now(ctx)

    def _now(self, ctx: Ctx) -> tuple[Effect, ...]:
        chosen = self.do if self.guard is None or self.guard.test(ctx, ctx.actor) else self.else_
        return tuple(e for effect in chosen for e in effect.unfold(ctx))

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        for effect in self._now(ctx):
            effect.touches(ctx, out)

    def perform(self, ctx: Ctx) -> Flow | None:
        return run.run_list(ctx, self._now(ctx))


@verb
class Then(Nest):
    """The next blow, after the previous one has landed."""

    VERB = "then"
    IDLE = "it holds others, and does nothing itself"
    SHORT = "do"
    FIELDS = {"do": Field(EFFECTS, doc="what comes next")}

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        for effect in self.do:
            if effect.holds(ctx):
                effect.touches(ctx, out)

    def perform(self, ctx: Ctx) -> Flow | None:
        return run.run_list(ctx, self.do)


class Branch(NamedTuple):
    """One of several choices."""

    label: str
    do: tuple[Effect, ...]
    id: str = ""
    condition: Condition | None = None


BRANCH = {
    "id": Field(Text(), "", "short name, for scenarios"),
    "label": Field(Text(), "", "name of the choice; made from what it does if left out"),
    "if": Field(CONDITION, None, "only if this holds"),
    "do": Field(LATE_EFFECTS, doc="what it does"),
}


class Branches(FieldType):
    """A list of lists of effects, or of {label, do}."""

    name = "list of choices"

    def read(self, raw: Any, reader: Reader) -> tuple[Branch, ...]:
        """Each choice."""
        if not isinstance(raw, list):
            raise reader.problem(f"expected a list of choices, found {describe(raw)}")
        found = []
        for i, item in enumerate(raw):
            if isinstance(item, dict):
                fields = reader.inside(i, read_fields, BRANCH, item, reader)
                found.append(Branch(fields["label"], fields["do"], fields["id"], fields["if"]))
            else:
                found.append(Branch("", reader.inside(i, LATE_EFFECTS.read, item, reader)))
        return tuple(found)

    def schema(self) -> dict[str, Any]:
        effects = LATE_EFFECTS.schema()
        fields = {key: field.type.schema() for key, field in BRANCH.items()}
        branch = {"type": "object", "properties": fields, "required": ["do"], "additionalProperties": False}
        return {"type": "array", "items": {"anyOf": [effects, branch]}}


def prompt(ctx: Ctx) -> str:
    """The prompt: the card, or the player's track whose marker has arrived somewhere."""
    return f"track:{ctx.it.attribute}" if ctx.entry is None and isinstance(ctx.it, Shift) else "choose"


@verb
class Choose(Effect):
    """One of several lists of effects is picked as the card resolves."""

    VERB = "choose"
    IDLE = "it holds others, and does nothing itself"
    FIELDS = {"by": Field(WHO, ACTOR, "who chooses"), "of": Field(Branches(), doc="the choices")}
    by_: Who
    of_: tuple[Branch, ...]

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        for seat in self.by_.resolve(ctx):
            for branch in self.of_:
                for effect in branch.do:
                    effect.touches(ctx.acting(seat), out)

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.by_):
            there = ctx.acting(seat)
            open_ = self.open(there, seat)
            if not open_:
                continue
            if ctx.game.table.seats[seat].kit.decides:
                options = partial(self.options, there, seat)
                picked = yield from asking.pick_one(ctx.game, seat, options, prompt(ctx), ctx.entry)
                if picked.mode is None:
                    continue
                chosen = self.of_[picked.mode]
            else:
                chosen = open_[unasked.first(ctx.game, seat, [branch.do for branch in open_])]
            yield from run.run_list(there, chosen.do)

    def open(self, ctx: Ctx, seat: int) -> list[Branch]:
        """The choices open to the seat now: none whose cost it cannot fully pay (docs/decisions/0148)."""
        return [
            branch
            for branch in self.of_
            if (branch.condition is None or branch.condition.test(ctx, seat))
            and all(effect.affordable(ctx, seat) for effect in branch.do)
        ]

    def options(self, ctx: Ctx, seat: int) -> list[Option]:
        """The same as options; after an interruption none may be left."""
        return [self.option(ctx, branch) for branch in self.open(ctx, seat)] or [NO]

    def option(self, ctx: Ctx, branch: Branch) -> Option:
        """The choice as an option, with what it would change for each seat."""
        number = self.of_.index(branch)
        deltas: Deltas = {}
        for effect in branch.do:
            if effect.holds(ctx):
                effect.touches(ctx, deltas)
        args: OptionFacts = {"id": branch.id, "outcome": [[seat, *delta] for seat, delta in deltas.items()]}
        return Option(f"mode:{number}", "mode", mode=number, label=branch.label, args=args)

    def parts(self) -> tuple[Effect, ...]:
        return tuple(effect for branch in self.of_ for effect in branch.do)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield from estimated(self.of_[0].do, at.acting(self.by_))

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return tuple(branch.do for branch in self.of_)


AGREED, REFUSED = CHOSEN = ("agreed", "refused")
"""Notes on a play: how a seat has answered `unless`."""


@verb
class Unless(Nest):
    """`who` may do one thing; otherwise the other happens."""

    VERB = "unless"
    DEED = deeds.frame("unless")
    IDLE = "it holds others, and does nothing itself"
    FIELDS = {
        "who": Field(WHO, ACTOR, "who may do it"),
        "can": Field(CONDITION, None, "only whoever this holds for may"),
        "do": Field(LATE_EFFECTS, doc="what they may do"),
        "else": Field(LATE_EFFECTS, (), "what happens otherwise"),
    }
    who: Who
    can: Condition | None

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        for seat in self.who.resolve(ctx):
            for effect in self.left(ctx, seat):
                effect.touches(ctx.acting(seat), out)

    def left(self, ctx: Ctx, seat: int) -> tuple[Effect, ...]:
        """What may still happen for that seat: both lists, until it has answered."""
        for done in ctx.entry.done if ctx.entry is not None else ():
            if done.by == seat and done.what in CHOSEN:
                return self.do if done.what == AGREED else self.else_
        return self.parts()

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.who):
            hit = ctx.entry is not None and ctx.entry.kind == "hit"
            able = partial(self.able, ctx.acting(seat), seat)
            prompt = "keep_body" if hit else "unless"
            yes = yield from asking.yes_or_no(ctx.game, seat, prompt, ctx.entry, self.do, able)
            if ctx.entry is not None:
                ctx.entry.note(AGREED if yes else REFUSED, seat)
            yield from run.run_list(ctx.acting(seat), self.do if yes else self.else_)

    def able(self, ctx: Ctx, seat: int) -> bool:
        """Whether the seat can do it now: it has all that it would have to pay (docs/decisions/0148)."""
        allowed = self.can is None or self.can.test(ctx, seat)
        return allowed and all(effect.affordable(ctx, seat) for effect in self.do)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield from estimated(self.else_ or self.do, at.acting(self.who))

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.do, self.else_)


@verb
class ForEach(Nest):
    """For each of some seats in turn, each finished before the next."""

    VERB = "for_each"
    DEED = deeds.frame("for_each")
    IDLE = "it holds others, and does nothing itself"
    FIELDS = {"who": Field(WHO, doc="which seats"), "do": Field(EACH_EFFECTS, doc="what each does")}
    who: Who

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        for seat in self.who.resolve(ctx):
            for effect in self.do:
                effect.touches(ctx.acting(seat), out)

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.who):
            if not ctx.game.table.seats[seat].out:
                yield from run.run_list(ctx.acting(seat), self.do)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield from estimated(self.do, at.acting(self.who))


@verb
class Repeat(Nest):
    """Several times; with `may` the player decides before each time."""

    VERB = "repeat"
    DEED = deeds.frame("repeat")
    IDLE = "it holds others, and does nothing itself"
    FIELDS = {
        "times": Field(REPEATS, 1, "how often at most"),
        "may": Field(Bool(), False, "decided before each time"),
        "do": Field(LATE_EFFECTS, doc="what is repeated"),
    }
    times: int | Amount
    optional: bool

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; its own `may` is asked before each time, unlike the common one, which is asked once before everything."""
        new = super().read(raw, reader)
        new.optional, new.may = new.may, False
        return new

    def perform(self, ctx: Ctx) -> Flow:
        for _ in range(times(self.times, ctx)):
            if ctx.game.table.seats[ctx.actor].out or not self.left(ctx):
                return
            if self.optional and not (yield from asking.yes_or_no(ctx.game, ctx.actor, "again", ctx.entry, self.do)):
                return
            yield from run.run_list(ctx.acting(ctx.actor), self.do)

    def left(self, ctx: Ctx) -> bool:
        """Whether another repetition is possible: what it costs can be paid, and of several choices one is open."""
        return not self.optional or all(self.possible(effect, ctx) for effect in self.do)

    def possible(self, effect: Effect, ctx: Ctx) -> bool:
        """Whether that part of it can still be carried out."""
        if isinstance(effect, Choose) and effect.by_ is ACTOR:
            return effect.holds(ctx) and bool(effect.open(ctx, ctx.actor))
        return isinstance(effect, Block) or (effect.holds(ctx) and effect.affordable(ctx, ctx.actor))


@verb
class Pick(Effect):
    """Names seats that are picked when the card is announced."""

    VERB = "pick"
    IDLE = "it holds others, and does nothing itself"
    FIELDS = {}
    names: dict[str, Who]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """{NAME: SELECTOR}."""
        if not isinstance(raw, dict) or not raw:
            raise reader.problem(f"expected {{NAME: SELECTOR}}, found {describe(raw)}")
        new = cls()
        reader.named |= {str(k) for k in raw}
        new.names = {str(k): reader.inside(str(k), WHO.read, v, reader) for k, v in raw.items()}
        return new

    def announced(self, ctx: Ctx) -> None:
        if isinstance(ctx.entry, Resolving):
            for name, who in self.names.items():
                ctx.entry.picked = {**ctx.entry.picked, name: who.resolve(ctx)}


CHANCE = re.compile(r"([0-9]{1,3})/([0-9]{1,3})")


class Chance(FieldType):
    """A fraction such as 1/2."""

    name = "a fraction such as 1/2"

    def read(self, raw: Any, reader: Reader) -> str:
        """The fraction as it is written."""
        found = CHANCE.fullmatch(raw) if isinstance(raw, str) else None
        if found is None or not 0 < int(found[1]) < int(found[2]):
            raise reader.problem(f"expected {self.name}, found {describe(raw)}")
        return str(raw)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": "^[0-9]{1,3}/[0-9]{1,3}$"}


@verb
class Roll(Nest):
    """A random result instead of a physical act."""

    VERB = "roll"
    IDLE = "chance may say no"
    FIELDS = {
        "chance": Field(Chance(), "1/2", "how likely, as a fraction"),
        "do": Field(LATE_EFFECTS, (), "if it comes off"),
        "else": Field(LATE_EFFECTS, (), "if not"),
    }
    chance: str

    def perform(self, ctx: Ctx) -> Flow | None:
        up, down = (int(part) for part in self.chance.split("/"))
        hit = ctx.game.table.below(down) < up
        ctx.game.emit("rolled", ctx.actor, success=hit)
        return run.run_list(ctx, self.do if hit else self.else_)


@verb
class Procedure(Effect):
    """Carries out a named list of effects of the character, for each of some seats in turn."""

    VERB = "procedure"
    DEED = deeds.TRAPS
    IDLE = "a Trap is checked for among cards that have none"
    FIELDS = {}
    name_of: str
    who: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """{NAME: WHO}."""
        if not isinstance(raw, dict) or len(raw) != 1:
            raise reader.problem(f"expected {{NAME: WHO}}, found {describe(raw)}", reader.procedures)
        name = str(next(iter(raw)))
        if name not in reader.procedures:
            raise reader.problem(f"unknown procedure '{name}'", reader.procedures, name)
        return cls(name_of=name, who=reader.inside(name, WHO.read, raw[name], reader))

    def perform(self, ctx: Ctx) -> Flow:
        effects = ctx.game.table.seats[ctx.owner].character.procedures[self.name_of]
        for seat in self.reached(ctx, self.who):
            yield from run.run_list(ctx.acting(seat), effects)
        for body in self.who.hit(ctx):
            yield from run.run_list(
                ctx.acting(bodies.owner(ctx.game, body)), [effect for effect in effects if effect.OWNER_ACTS]
            )
