# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.amounts import STATS, stat
from rdi_desktop.engine.language.condition import CONDITION, READERS, Test
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.spec import (
    Bool,
    Int,
    ListOf,
    Range,
    Reader,
    Text,
    Word,
    describe,
    ranges,
)
from rdi_desktop.engine.language.who import WHO
from rdi_desktop.engine.state.table import PHASES

if TYPE_CHECKING:
    from rdi_desktop.engine.state.records import Record


def answering(ctx: Ctx) -> Record | None:
    """What would be answered: the entry itself, or the topmost one if nothing in particular is answered."""
    if ctx.it is not None:
        return ctx.it
    stack = ctx.game.table.stack
    for entry in reversed(stack):
        if entry is not ctx.entry:
            found: Record = entry
            return found
    return None


def _who(raw: Any, reader: Reader) -> Any:
    last = reader.last_who
    who = WHO.read(raw, reader)
    reader.last_who = last
    return who


def _many(quantifier: Callable[[Any], bool]) -> Callable[[Any, Reader], Test]:
    def read(value: Any, reader: Reader) -> Test:
        items = value if isinstance(value, list) else [value]
        conditions = tuple(reader.inside(i, CONDITION.read, x, reader) for i, x in enumerate(items))
        return lambda ctx, seat: quantifier(c.test(ctx, seat) for c in conditions)

    return read


def _not(value: Any, reader: Reader) -> Test:
    condition = CONDITION.read(value, reader)
    return lambda ctx, seat: not condition.test(ctx, seat)


def _has(value: Any, reader: Reader) -> Test:
    if not isinstance(value, dict):
        raise reader.problem(f"expected a condition (a mapping) and perhaps 'who', found {describe(value)}")
    value = dict(value)
    who = reader.inside("who", _who, value.pop("who", "actor"), reader)
    condition = CONDITION.read(value, reader)

    def test(ctx: Ctx, seat: int) -> bool:
        return any(condition.test(ctx, s) for s in who.resolve(ctx))

    return test


def _round(value: Any, reader: Reader) -> Test:
    if value not in ("running", "none"):
        raise reader.problem(f"unknown state of the Round '{value}'", ("running", "none"), str(value))
    wanted = value == "running"

    def test(ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        running = round_ is not None and not round_.over
        return running if wanted else not running

    return test


def _in_round(value: Any, reader: Reader) -> Test:
    if value in ("self", "candidate", "actor"):
        own = value == "self"

        def test(ctx: Ctx, seat: int) -> bool:
            round_ = ctx.game.table.round
            return round_ is not None and not round_.over and (ctx.me if own else seat) in round_.players

        return test
    who = _who(value, reader)

    def test_who(ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        return round_ is not None and not round_.over and any(s in round_.players for s in who.resolve(ctx))

    return test_who


def _in_control(value: Any, reader: Reader) -> Test:
    who = _who(value, reader)

    def test(ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        return round_ is not None and round_.in_control in who.resolve(ctx)

    return test


ANSWERED: dict[str, Callable[[Record], bool]] = {
    "ante": lambda e: e.kind == "payment" and e.why == "ante",
    "pay": lambda e: e.kind == "payment" and e.why not in ("ante", "take"),
    "take": lambda e: e.kind == "payment" and e.why == "take",
    "drink": lambda e: e.kind == "drink",
    "play": lambda e: e.kind == "play",
    "event": lambda e: e.kind == "event",
    "curse": lambda e: "curse" in e.types,
    "lost": lambda e: e.kind == "loss",
    "gained": lambda e: e.kind == "gain",
    "win_round": lambda e: e.kind == "win_round",
    "forced_out": lambda e: e.kind == "forced_out",
}


def _answers(value: Any, reader: Reader) -> Test:
    if isinstance(value, str):
        if value not in ANSWERED:
            raise reader.problem(f"unknown thing to answer '{value}'", ANSWERED, value)
        check = ANSWERED[value]

        def test_kind(ctx: Ctx, seat: int) -> bool:
            it = answering(ctx)
            return it is not None and check(it)

        return test_kind
    if not isinstance(value, dict) or set(value) != {"causes"}:
        raise reader.problem("'answers' takes a word or {causes: […]}", [*ANSWERED, "causes"])
    causes = reader.inside("causes", ListOf(Word(*CAUSES)).read, value["causes"], reader)

    def test(ctx: Ctx, seat: int) -> bool:
        if answering(ctx) is None:
            return False
        return any(e is not ctx.entry and waits_to(e, causes) for e in ctx.game.table.stack)

    return test


def waits_to(entry: Record, causes: list[str]) -> bool:
    """Whether it is yet to do one of these: whatever is answered, such a card waits underneath [139]."""
    if entry.kind == "payment":
        return entry.why == "ante" and "ante" in causes
    return not entry.negated and any(c in entry.causes for c in causes)


CAUSES = (
    "ante",
    "leave_round",
    "end_round",
    "order",
    "lose_fortitude",
    "negate",
    "ignore",
    "gain_alcohol",
    "lose_gold",
)


def _phase(value: Any, reader: Reader) -> Test:
    phase = Word(*PHASES).read(value, reader)
    return lambda ctx, seat: ctx.game.table.phase == phase


def _flag(check: Test) -> Callable[[Any, Reader], Test]:
    def read(value: Any, reader: Reader) -> Test:
        return check if Bool().read(value, reader) else lambda ctx, seat: not check(ctx, seat)

    return read


def _my_turn(ctx: Ctx, seat: int) -> bool:
    return ctx.game.table.turn == ctx.me


def _sides_left(value: Any, reader: Reader) -> Test:
    low, high = Range().read(value, reader)
    return lambda ctx, seat: low <= len(ctx.game.table.sides_left()) <= high


TRAITS = (
    "hero", "villain", "human", "dwarf", "elf", "half-elf", "dark-elf", "gnome", "halfling", "pixie", "fairy", "orc", "half-orc", "goblin",
    "kobold", "gnoll", "troll", "ogre", "half-ogre", "giant", "dragon", "half-dragon", "demon", "undead", "lich", "spirit", "golem", "ooze",
    "animal", "plant", "pirate",
)  # fmt: skip
"""What a character may be. A new one is added here, so that a misspelt one is noticed."""


def _trait(value: Any, reader: Reader) -> Test:
    traits = ListOf(Word(*TRAITS)).read(value, reader)
    return lambda ctx, seat: any(t in ctx.game.table.seats[seat].character.traits for t in traits)


def _paid(value: Any, reader: Reader) -> Test:
    id = Text().read(value, reader)
    return lambda ctx, seat: ctx.entry is not None and id in ctx.entry.paid


def _is(value: Any, reader: Reader) -> Test:
    if not isinstance(value, dict):
        raise reader.problem("'is' takes a mapping {SELECTOR: SELECTOR}")
    pairs = tuple((_who(k, reader), _who(v, reader)) for k, v in value.items())

    def test(ctx: Ctx, seat: int) -> bool:
        there = ctx if ctx.actor == seat else ctx.acting(seat)
        return all(bool(set(a.resolve(there)) & set(b.resolve(there))) for a, b in pairs)

    return test


def _out(value: Any, reader: Reader) -> Test:
    """Whether somebody is out of the game or about to be."""
    who = _who(value, reader)

    def test(ctx: Ctx, seat: int) -> bool:
        table = ctx.game.table
        seats = who.resolve(ctx)
        return not seats or any(
            table.seats[s].out or table.side(s).alcohol >= table.side(s).fortitude or table.gold(s) <= 0 for s in seats
        )

    return test


def _landed(word: str) -> Callable[[Any, Reader], Test]:
    def read(value: Any, reader: Reader) -> Test:
        wanted = ranges(value, reader, ("fortitude", "alcohol", "gold"))
        keys = {k: ("gained_alcohol" if (word, k) == ("gained", "alcohol") else f"{word}_{k}") for k in wanted}

        def test(ctx: Ctx, seat: int) -> bool:
            entry = ctx.entry
            return entry is not None and all(
                low <= entry.landed.get(keys[k], {}).get(seat, 0) <= high for k, (low, high) in wanted.items()
            )

        return test

    return read


def _pile(value: Any, reader: Reader) -> Test:
    wanted = ranges(value, reader, ("hand", "deck", "discard", "drink_me", "in_play"))

    def test(ctx: Ctx, seat: int) -> bool:
        where = ctx.game.table.seats[seat]
        return all(low <= len(getattr(where, k)) <= high for k, (low, high) in wanted.items())

    return test


def _attribute(value: Any, reader: Reader) -> Test:
    """{stat: {fortitude: 5+}}: a figure of the seat."""
    wanted = ranges(value, reader, STATS)
    return lambda ctx, seat: all(low <= stat(ctx, seat, k) <= high for k, (low, high) in wanted.items())


def _opener(ctx: Ctx, seat: int) -> bool:
    round_ = ctx.game.table.round
    return round_ is not None and round_.opener == ctx.me


def _opened_in(value: Any, reader: Reader) -> Test:
    Word("my_turn").read(value, reader)

    def test(ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        return round_ is not None and round_.opened_in == ctx.me

    return test


def _can_pay(value: Any, reader: Reader) -> Test:
    gold = Int().read(value, reader)
    return lambda ctx, seat: ctx.game.table.gold(seat) >= gold


READERS.update(
    {
        "all": _many(all),
        "any": _many(any),
        "not": _not,
        "has": _has,
        "round": _round,
        "in_round": _in_round,
        "in_control": _in_control,
        "answers": _answers,
        "phase": _phase,
        "my_turn": _flag(_my_turn),
        "sides_left": _sides_left,
        "trait": _trait,
        "paid": _paid,
        "is": _is,
        "out": _out,
        "lost": _landed("lost"),
        "gained": _landed("gained"),
        "piles": _pile,
        "stat": _attribute,
        "opener": _flag(_opener),
        "opened_in": _opened_in,
        "can_pay": _can_pay,
    }
)
