# SPDX-License-Identifier: GPL-3.0-or-later
"""Amounts: digits for numerals, words for other numbers, and computed ones."""

from __future__ import annotations

from typing import Any

from rdi_desktop.content.texts.clauses import clause, counted, noun
from rdi_desktop.content.texts.scene import Scene, name, yes
from rdi_desktop.engine.language.amounts import WORD_NUMBERS, Amount
from rdi_desktop.words.plan import Act, Listed, Msg, Name, NounPhrase, SideClause, Spelt, msg

WORDS = frozenset(WORD_NUMBERS.values())
MANY = 1 << 20
LANDED = {"fortitude": "unit-fortitude", "alcohol": "unit-alcohol", "gold": "unit-gold"}
PILES = {"hand": "in-your-hand", "discard": "in-your-discard"}


def quantity(amount: int | Amount, unit: Msg, scene: Scene, more: bool = False) -> Msg:
    """An amount with its unit: '2 Fortitude', '1 card for each Fire token you have'. `more`: '1 more Fortitude'."""
    if isinstance(amount, int):
        return counted(unit, amount, more=more)
    kind = amount.kind
    if kind == "word":
        return counted(unit, Spelt(amount.number), more=more)
    if kind == "if" and amount.condition is not None:
        holds = clause(amount.condition, scene, scene.me)
        return msg(
            "amount-or-if",
            what=quantity(amount.other, unit, scene, more),
            n=number(amount.part, scene),
            condition=holds,
        )
    if kind in ("at_most", "at_least") and any(isinstance(part, int) for part in amount.parts):
        limit = next(part for part in amount.parts if isinstance(part, int))
        rest = Listed([quantity(part, unit, scene, more) for part in amount.parts if part is not limit], "or")
        return msg("amount-limited", what=rest, limit=limit, most=yes(kind == "at_most"))
    if kind == "sum" and (state := stated(amount.parts[-1], scene)) and len(amount.parts) == 2:
        return msg("amount-and", what=quantity(amount.parts[0], unit, scene, more), more=state)
    if kind == "sum":
        found = quantity(amount.parts[0], unit, scene, more)
        for part in amount.parts[1:]:
            found = msg("amount-sum", one=found, other=number(part, scene))
        return found
    things = each(amount, scene)
    if things is not None:
        return msg("amount-for-each", what=counted(unit, 1, more=more), things=things)
    if kind == "per":
        for thing, much in ((amount.part, amount.other), (amount.other, amount.part)):
            if (things := each(thing, scene)) is not None:
                return msg("amount-for-each", what=quantity(much, unit, scene, more), things=things)
    bare = counted(unit, more=more)
    if kind == "fact":
        return msg("amount-of-its", what=bare, stat=name(amount.word))
    if kind == "read":
        return msg("amount-by", what=bare, measure=measure(amount, scene))
    if kind in ("lost", "gained") and unit.id == LANDED.get(amount.word):
        return msg("amount-as-much", what=bare, who=scene.concerned or scene.me, lost=yes(kind == "lost"))
    return msg("amount-equal-to", what=bare, measure=measure(amount, scene))


def in_words(amount: int | Amount, unit: Msg, scene: Scene, more: bool = False) -> Msg:
    """The same for a number that is no numeral: 'two more Action cards'."""
    spelt = Spelt(amount) if isinstance(amount, int) and amount in WORDS else None
    return counted(unit, spelt, more=more) if spelt is not None else quantity(amount, unit, scene, more)


def stated(amount: int | Amount, scene: Scene) -> Msg | None:
    """'2 more if they are marked': an amount for a token that names a state of its holder."""
    if isinstance(amount, int):
        return None
    each, held = (amount.other, amount.part) if amount.kind == "per" else (1, amount)
    if isinstance(held, int) or held.kind != "holding" or not (state := scene.names.state(held.word)):
        return None
    who = noun(held.seats, scene).pronoun
    condition = SideClause(Act(who, "cond-state", {"state": state, "not": "no"}))
    return msg("amount-more-if", n=number(each, scene), condition=condition)


def number(amount: int | Amount, scene: Scene) -> Any:
    """The same without a unit: '2', '1 for each Fire token you have'."""
    if isinstance(amount, int):
        return amount
    if amount.kind == "word":
        return Spelt(amount.number)
    things = each(amount, scene)
    return msg("amount-for-each", what="1", things=things) if things is not None else measure(amount, scene)


def each(amount: int | Amount, scene: Scene) -> Msg | None:
    """The things of which each counts 1; None for other amounts."""
    if isinstance(amount, int):
        return None
    names, kind, word = scene.names, amount.kind, amount.word
    after = msg("after-the", n=amount.number) if amount.number else ""
    if kind == "holding":
        thing = counted(names.tokens(word), of=1)
        return (
            msg("things-of-any", thing=thing)
            if amount.seats.kind == "everyone"
            else msg("things-held", thing=thing, who=holder(amount, scene), track=yes(names.track(word)))
        )
    if kind == "x":
        return msg("things-spent", what=spent(word, scene), track=yes(names.track(word)))
    if kind == "count" and word:
        return msg("things-before", name=names.pile(word), who=scene.me, after=after)
    if kind == "pile":
        where = "on" if amount.pile in names.areas else "in"
        return msg("things-in-place", where=where, who=scene.me, place=names.place(amount.pile), after=after)
    if kind == "sides":
        return msg("things-sides", name=name(amount.pile), side=names.side(amount.pile, word))
    if kind == "cards":
        return msg("things-cards", what=counted(names.kind(word), of=1), where=msg(PILES[amount.pile]), after=after)
    if kind == "count":
        return msg("things-who", who=noun(amount.seats, scene))
    if kind == "total":
        return msg("things-at-table", what=counted(names.tokens(word), of=1))
    if kind == "stat" and word in ("gold", "hand", "deck", "drink_me"):
        return msg("things-held", thing=msg(f"one-{word.replace('_', '-')}"), who=holder(amount, scene))
    return None


def holder(amount: Amount, scene: Scene) -> NounPhrase:
    """Who has what is counted."""
    who = noun(amount.seats, scene)
    return who.pronoun if amount.seats.kind in ("them", "named") else who


def spent(what: str, scene: Scene) -> Msg:
    """One part of a cost."""
    return (
        msg("one-card")
        if what == "cards"
        else msg("one-gold")
        if what == "gold"
        else counted(scene.names.tokens(what), of=1)
    )


def landed(word: str) -> Msg | Name:
    """Fortitude, Alcohol Content, Gold."""
    return msg(f"stat-{word}") if word in LANDED else Name(word)


def measure(amount: int | Amount, scene: Scene) -> Any:
    """An amount as a noun: 'the Drink's Alcohol Content'."""
    if isinstance(amount, int) or amount.kind == "word":
        return number(amount, scene)
    kind = amount.kind
    if kind == "levels":
        return msg("sum-of-levels", who=scene.me)
    if kind == "drink":
        return msg("of-the-drink", what=landed(amount.word))
    if kind in ("lost", "gained"):
        return msg("the-landed", what=landed(amount.word), who=scene.concerned or scene.me, lost=yes(kind == "lost"))
    if kind == "stat":
        return msg(f"stat-of-{amount.word.replace('_', '-')}", who=noun(amount.seats, scene))
    if kind == "half" and isinstance(amount.part, Amount) and amount.part.kind == "holding":
        what = scene.names.tokens(amount.part.word)
        whose = "all" if amount.part.seats.kind == "everyone" else "one"
        return msg(
            "half-of-tokens", what=counted(what), whose=whose, who=noun(amount.part.seats, scene), up=yes(amount.up)
        )
    if kind == "half":
        return msg("half-of", what=measure(amount.part, scene), up=yes(amount.up))
    if kind == "if" and amount.condition is not None:
        holds = clause(amount.condition, scene, scene.me)
        return msg("amount-or-if", what=number(amount.other, scene), n=number(amount.part, scene), condition=holds)
    if kind == "read":
        rows = [
            msg("table-row", n=number(part, scene), at=at(ends, amount.part, scene)) for ends, part in amount.ranges
        ]
        return msg("table", what=looked_at(amount.part, scene), rows=Listed(rows, ""))
    if kind in ("sum", "at_most", "at_least"):
        found = measure(amount.parts[0], scene)
        for part in amount.parts[1:]:
            found = msg(f"amount-{kind.replace('_', '-')}", one=found, other=measure(part, scene))
        return found
    if kind == "minus":
        return msg("exceeds", one=measure(amount.part, scene), other=measure(amount.other, scene))
    if kind == "per":
        for thing, much in ((amount.part, amount.other), (amount.other, amount.part)):
            if (things := each(thing, scene)) is not None:
                return msg("amount-for-each", what=number(much, scene), things=things)
        return msg("times", one=measure(amount.part, scene), other=measure(amount.other, scene))
    things = each(amount, scene)
    return msg("number-of", things=things) if kind == "count" else msg("amount-for-each", what="1", things=things)


def looked_at(amount: int | Amount, scene: Scene) -> Any:
    """The key of a table of amounts: a track or token by its name, anything else as a noun."""
    if isinstance(amount, Amount) and amount.kind == "holding":
        return msg("whose-track", who=noun(amount.seats, scene), track=scene.names.token(amount.word))
    if isinstance(amount, Amount) and amount.kind == "sides":
        things = counted(msg("unit-thing", name=name(amount.pile)))
        return msg("number-on-side", things=things, side=scene.names.side(amount.pile, amount.word))
    return measure(amount, scene)


def at(ends: tuple[int, int], amount: int | Amount, scene: Scene) -> Any:
    """A range of a track, in its step words if it has any."""
    character = scene.names.character
    word = amount.word if isinstance(amount, Amount) and amount.kind == "holding" else ""
    decl = character.tracks.get(word) if character is not None else None
    if decl is None or not decl.steps:
        return between(*ends)
    return Listed([step_name(decl.steps[step]) for step in range(ends[0], min(ends[1], len(decl.steps) - 1) + 1)], "or")


def step_name(step: str) -> Name:
    """A step of a track as it is written there."""
    return Name(step.capitalize(), f"step-{step.replace('_', '-')}")


def between(low: int, high: int) -> Msg:
    """A range of whole numbers."""
    return msg("between", low=low, high=high, kind="or-more" if high >= MANY else "one" if low == high else "to")
