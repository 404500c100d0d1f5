# SPDX-License-Identifier: GPL-3.0-or-later
"""The base class of effects, `Effect`, and how effects are read."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from rdi_desktop.engine.language.amounts import is_numeral
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.deeds import Deed
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Bool, Field, FieldType, ListOf, Node, Reader, Word, attribute, describe
from rdi_desktop.engine.language.who import ACTOR, OWN, Who

if TYPE_CHECKING:
    from rdi_desktop.engine.state.changes import Deltas


class Effect(Node):
    """One thing a card does. Subclasses set VERB, list FIELDS, and define what they change and how they are carried out."""

    VERB: ClassVar[str] = ""
    OWNER_ACTS: ClassVar[bool] = False
    """Whether an effect aimed at a body is carried out by the body's owner."""
    CAUSES: ClassVar[tuple[str, ...]] = ()
    """What a play with this effect causes, for filters: ante, leave_round, end_round, order, negate, ignore …"""
    COMMON: ClassVar[dict[str, Field]] = {
        "if": Field(CONDITION, None, "only if this holds as the card resolves"),
        "may": Field(Bool(), False, "whoever performs it decides as the card resolves"),
        "cannot": Field(
            ListOf(Word("negate", "ignore", "inn_pays", "prevent", "reduce", "redirect")),
            (),
            "what nobody may do to the payment; or to what is lost or gained: ignore, reduce, redirect",
        ),
        "even_if": Field(Word("ignored"), None, "an Ignore does not take this part away"),
        "by": Field(Word("nobody"), None, "its source, if nobody"),
    }
    """Fields that every effect may have beside its verb."""
    MARK: ClassVar[str] = ""
    """The word noted on what it answers, if it changes that; otherwise ''. Previews carry out effects that have one."""
    ANSWERS: ClassVar[tuple[str, ...]] = ()
    """The moments at which there is something it can work on, if it works on what is answered."""
    BESIDE: ClassVar[tuple[str, ...]] = ()
    """Which of the common fields that mean nothing beside most verbs mean something beside it: cannot, even_if."""
    ENDS: ClassVar[bool] = False
    """Whether it leaves nothing to answer of what it answers."""
    MOVES_CARDS: ClassVar[bool] = False
    """Whether it moves cards: of several such effects of a Drink, its drinker says which comes first."""
    DECLINED: ClassVar[tuple[str, ...]] = ()
    """The seats at which nobody sits that do not do it of their own accord: automaton, machine."""
    IDLE: ClassVar[str] = ""
    """Why a play of it may come to nothing, if it may: the fuzzer holds plays against that."""
    UNSEEN: ClassVar[bool] = False
    """Whether it may change only what no numbers show: the order of face-down cards, what people have seen, Actions left."""
    LOOKS: ClassVar[bool] = False
    """Whether its result depends on where things and markers are."""
    JOINS: ClassVar[bool] = False
    """Whether it makes the play stronger that its card joins: such a card does nothing else, and no other card does it."""
    HALVES: ClassVar[bool] = False
    """Whether a Drink on which it is printed is halved for whoever drinks it."""
    DEED: ClassVar[Deed]
    """What it amounts to, for computer players: a trifle, unless the verb sets it."""
    who: Who | None = None
    """The seats to which or by which it is done, for verbs that say so."""
    guard: Condition | None
    may: bool
    even_ignored: bool
    no_source: bool
    sealed: tuple[str, ...]

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        """Add what this would change of Fortitude, Alcohol Content and Gold, per seat."""

    def blow(self, ctx: Ctx, out: Deltas) -> None:
        """Add the part that lands together with the rest of the list (Fortitude and Alcohol Content)."""

    def announced(self, ctx: Ctx) -> None:
        """Settle what is decided when the play is announced, before responses."""

    def reached(self, ctx: Ctx, who: Who) -> Iterator[int]:
        """These seats one by one, without those that Ignore the effect by then (unless it happens anyway)."""
        for seat in who.resolve(ctx):
            if ctx.entry is None or self.even_ignored or seat not in ctx.entry.ignored:
                yield seat

    def perform(self, ctx: Ctx) -> Flow | None:
        """Carry out the part that is not a blow: a procedure, or None if there is none."""
        return None

    def offer(self) -> str:
        """The prompt for a seat that may do it, if no card states the question."""
        return "may"

    def holds(self, ctx: Ctx) -> bool:
        """Whether its `if` holds now."""
        return self.guard is None or self.guard.test(ctx, ctx.actor)

    def unfold(self, ctx: Ctx) -> tuple[Effect, ...]:
        """What it is replaced by in the list now: itself if its `if` holds, the chosen part of a block."""
        return (self,) if self.guard is None or self.guard.test(ctx, ctx.actor) else ()

    def parts(self) -> tuple[Effect, ...]:
        """Effects inside this one, for walking the tree."""
        return ()

    def more_causes(self) -> tuple[str, ...]:
        """Causes that depend on its fields, besides CAUSES."""
        return ()

    def changes_drink(self) -> bool:
        """Whether it changes the effects of the Drink that its play answers."""
        return False

    def drink_numbers(self, ctx: Ctx) -> dict[str, int] | None:
        """What it adds to the numbers of a Drink that has it; None if it is not only a number."""
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        """What it amounts to, in parts that computer players value: its deed, done to these seats, or by the acting one."""
        yield at.part(self.DEED, self.who)

    def bought_for(self) -> tuple[tuple[str, int], ...]:
        """The cost of cards that can be bought with it: how many of which tokens."""
        return ()

    def costs(self, seat: str) -> bool:
        """Whether it is unwelcome to the acting seat, for seats without a player: automata and machines."""
        return (self.who is None or self.who.kind in OWN) and self.burdens(seat)

    def burdens(self, seat: str) -> bool:
        """Whether it is a burden to such a seat, if it is done to it."""
        return seat in self.DECLINED

    def gives_tokens(self) -> tuple[str, ...]:
        """The kinds of tokens that somebody gets by it."""
        return ()

    def lets_draw_from(self) -> str:
        """The side deck from which others than its owner draw into their hands by it, if any."""
        return ""

    def answered_by(self) -> tuple[str, ...]:
        """The types of cards that alone may take control next in the Round; empty if it sets no bounds."""
        return ()

    def gives_up(self) -> str:
        """The kind of thing in play that it takes from the acting seat, if any."""
        return ""

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        """The lists of effects of each possible answer, if a seat is asked as it resolves."""
        return ()

    def has_numerals(self) -> bool:
        """Whether it contains a number in digits that other cards may move."""
        return any(is_numeral(value) and not (from_two and value == 1) for value, from_two in numerals(self))

    def printed(self) -> Iterator[tuple[str, int]]:
        """Printed changes: each attribute that it changes by a plain numeral, and by how much."""
        yield from ()

    def in_short(self) -> Iterator[tuple[str, int]]:
        """The same where there is room for nothing but numbers: also Gold that is paid, and what is added to a Drink."""
        yield from self.printed()

    def legal(self, ctx: Ctx) -> bool:
        """Whether a play with it makes sense now (something to answer, a possible target)."""
        return True

    def affordable(self, ctx: Ctx, seat: int) -> bool:
        """Whether a seat that may choose it can pay all that it would have to pay."""
        return True

    def declared(self, ctx: Ctx) -> Flow:
        """What is asked when an ability with it is announced, before anybody may answer."""
        yield from ()

    def allowed(self, ctx: Ctx, card: int, targets: tuple[int, ...]) -> bool:
        """Whether a card in play may do it to these seats now."""
        return True

    @cached_property
    def simple(self) -> bool:
        """Whether it always takes place unchanged and without any question. Without this shortcut random games take 2 % more."""
        return self.guard is None and not self.may and not self.late and type(self).unfold is Effect.unfold

    @cached_property
    def whole(self) -> bool:
        """Whether what it changes lands unmodified: nobody may Ignore, reduce or redirect it."""
        return bool(self.sealed) and type(self).blow is not Effect.blow

    @cached_property
    def late(self) -> tuple[Who, ...]:
        """Selectors that are picked as it resolves."""
        return tuple(w for w in self.__dict__.values() if isinstance(w, Who) and w.late)


def numerals(node: Node) -> Iterator[tuple[object, bool]]:
    """The values of its fields that a card prints as digits, and whether a 1 in them is told without one."""
    mine = vars(node)
    for name, field in type(node).FIELDS.items():
        value = mine.get(attribute(name))
        if getattr(field.type, "numerals", False):
            yield value, getattr(field.type, "from_two", False)
        elif isinstance(value, Node) and not isinstance(value, (Effect, Condition)):
            yield from numerals(value)
    tokens = mine.get("tokens")
    yield from ((n, False) for n in tokens.values()) if isinstance(tokens, dict) else ()


VERBS: dict[str, type[Effect]] = {}
"""Every verb of the language."""


def verb(cls: type[Effect]) -> type[Effect]:
    """Register an effect class under its verb."""
    if "DEED" not in vars(cls):
        cls.DEED = Deed(cls.VERB)
    VERBS[cls.VERB] = cls
    return cls


RARE = ("cannot", "even_if")
"""Common fields that have a meaning beside some verbs only."""


def beside(field: str) -> tuple[str, ...]:
    """The verbs beside which that common field has a meaning, so far."""
    return tuple(verb for verb, cls in VERBS.items() if field not in RARE or field in cls.BESIDE)


WHOLE = {"ignore", "reduce", "redirect"}
"""What nobody may do to a loss or gain that is sealed. Negating its card is a separate matter."""
PAID = {"negate", "ignore", "inn_pays", "prevent"}
"""What nobody may do to a payment."""


class EffectType(FieldType):
    """One effect: a mapping with exactly one verb, and optional common fields."""

    name = "effect"

    def read(self, raw: Any, reader: Reader) -> Effect:
        if isinstance(raw, str) and raw in VERBS:
            raw = {raw: {}}
        if not isinstance(raw, dict):
            raise reader.problem(f"expected an effect (a mapping with one verb), found {describe(raw)}", VERBS)
        if "do" in raw:
            return self._block(raw, reader)
        verbs = [k for k in raw if k in VERBS]
        if len(verbs) != 1:
            unknown = [k for k in raw if k not in Effect.COMMON and k not in VERBS]
            if unknown:
                raise reader.problem(f"unknown verb '{unknown[0]}'", [*VERBS, *Effect.COMMON], str(unknown[0]))
            raise reader.problem(f"an effect has exactly one verb, found {', '.join(verbs) or 'none'}", VERBS)
        for key in raw:
            if key != verbs[0] and key not in Effect.COMMON:
                raise reader.problem(f"unknown key '{key}' beside '{verbs[0]}'", Effect.COMMON, str(key))
        guard = self._guard(raw, reader)
        cls = VERBS[verbs[0]]
        effect: Effect = reader.inside(verbs[0], cls.read, raw[verbs[0]], reader)
        return self._common(effect, guard, raw, reader)

    def _block(self, raw: dict[str, Any], reader: Reader) -> Effect:
        for key in raw:
            if key not in Effect.COMMON and key not in ("do", "else"):
                raise reader.problem(f"unknown key '{key}' beside 'do'", [*Effect.COMMON, "do", "else"], str(key))
        guard = self._guard(raw, reader)
        block: Effect = VERBS["block"].read({k: raw[k] for k in ("do", "else") if k in raw}, reader)
        return self._common(block, guard, raw, reader)

    def _guard(self, raw: dict[str, Any], reader: Reader) -> Any:
        return reader.inside("if", Effect.COMMON["if"].type.read, raw["if"], reader) if "if" in raw else None

    def _common(self, effect: Effect, guard: Any, raw: dict[str, Any], reader: Reader) -> Effect:
        effect.guard = guard
        effect.may, effect.sealed, effect.even_ignored, effect.no_source = False, (), False, False
        for key in RARE:
            if key in raw and key not in effect.BESIDE:
                verbs = beside(key)
                raise reader.problem(
                    f"'{key}' means nothing beside '{effect.VERB}' yet, only beside {', '.join(verbs)}", verbs, key
                )
        for key, name in (("may", "may"), ("cannot", "sealed")):
            if key in raw:
                setattr(effect, name, reader.inside(key, Effect.COMMON[key].type.read, raw[key], reader))
        allowed = WHOLE if effect.whole else PAID
        if (effect.whole and set(effect.sealed) != WHOLE) or not set(effect.sealed) <= allowed:
            reader.path.append("cannot")
            raise reader.problem(f"'{effect.VERB}' is sealed by {', '.join(sorted(allowed))}", allowed)
        if "even_if" in raw:
            reader.inside("even_if", Effect.COMMON["even_if"].type.read, raw["even_if"], reader)
            effect.even_ignored = True
        if "by" in raw:
            reader.inside("by", Effect.COMMON["by"].type.read, raw["by"], reader)
            effect.no_source = True
        return effect

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/effect"}


EFFECT = EffectType()


class Effects(FieldType):
    """A list of effects: one blow, or several with `then` between."""

    name = "list of effects"

    def read(self, raw: Any, reader: Reader) -> tuple[Effect, ...]:
        """All effects."""
        if not isinstance(raw, list):
            raise reader.problem(f"expected a list of effects, found {describe(raw)}")
        return tuple(reader.inside(i, EFFECT.read, x, reader) for i, x in enumerate(raw))

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"$ref": "#/$defs/effect"}}


EFFECTS = Effects()


class LateEffects(Effects):
    """Effects whose seats are picked as the card resolves, by the acting seat."""

    def read(self, raw: Any, reader: Reader) -> tuple[Effect, ...]:
        """All effects."""
        reader.resolving += 1
        try:
            return super().read(raw, reader)
        finally:
            reader.resolving -= 1


LATE_EFFECTS: LateEffects = LateEffects()


class EachEffects(LateEffects):
    """Effects for each of some seats in turn: `them` is that seat."""

    def read(self, raw: Any, reader: Reader) -> tuple[Effect, ...]:
        """All effects."""
        before, reader.last_who = reader.last_who, ACTOR
        try:
            return super().read(raw, reader)
        finally:
            reader.last_who = before


EACH_EFFECTS = EachEffects()


def estimated(effects: Iterable[Effect], at: Estimate) -> Iterator[Part]:
    """What a list of effects amounts to."""
    for effect in effects:
        yield from effect.estimate(at.under(effect.guard))


class Nest(Effect):
    """A verb with effects inside: what it does, and perhaps what it does otherwise."""

    do: tuple[Effect, ...]
    else_: tuple[Effect, ...] = ()

    def parts(self) -> tuple[Effect, ...]:
        return self.do + self.else_

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield from estimated(self.do, at)


def walk(effects: tuple[Effect, ...]) -> Generator[Effect, None, None]:
    """Every effect of a list, with those inside it."""
    for effect in effects:
        yield effect
        yield from walk(effect.parts())
