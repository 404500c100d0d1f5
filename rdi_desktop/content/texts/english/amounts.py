# SPDX-License-Identifier: GPL-3.0-or-later
"""Amounts in words: digits for numerals, words for other numbers, and computed amounts."""

from __future__ import annotations

from dataclasses import dataclass

from rdi_desktop.content.texts.english.clauses import clause, head, noun
from rdi_desktop.content.texts.english.context import DeckNames, TextContext, readable, several
from rdi_desktop.content.texts.english.grammar import agreeing, listed
from rdi_desktop.engine.language.amounts import WORD_NUMBERS, Amount

WORDS = {n: word for word, n in WORD_NUMBERS.items()}
MANY = 1 << 20
ORDINALS = ("", "first", "second", "third", *(f"{n}th" for n in range(4, 101)))


@dataclass(frozen=True, slots=True)
class Unit:
    """A thing that is counted."""

    one: str
    many: str

    def of(self, n: int) -> str:
        """This many of them."""
        return self.one if n == 1 else self.many


FORTITUDE = Unit("Fortitude", "Fortitude")
ALCOHOL = Unit("Alcohol Content", "Alcohol Content")
GOLD = Unit("Gold", "Gold")
CARD = Unit("card", "cards")
DRINK = Unit("Drink", "Drinks")
STATS = {
    "gold": ("Gold", "{} Gold"),
    "fortitude": ("point of Fortitude", "{} Fortitude"),
    "alcohol": ("point of Alcohol Content", "{} Alcohol Content"),
    "hand": ("card in hand", "the number of cards in {} hand"),
    "deck": ("card in the deck", "the number of cards in {} deck"),
    "drink_me": ("card on the Drink Me! pile", "the number of cards on {} Drink Me! pile"),
}


def tokens(names: DeckNames, id: str) -> Unit:
    """A kind of token as a unit."""
    return Unit(names.tokens(id, 1), names.tokens(id))


def quantity(amount: int | Amount, unit: Unit, context: TextContext, more: str = "") -> str:
    """An amount with its unit: '2 Fortitude', '1 card for each Fire token you have'. `more`: '1 more Fortitude'."""
    if isinstance(amount, int):
        return f"{amount} {more}{unit.of(amount)}"
    kind = amount.kind
    if kind == "word":
        return f"{WORDS[amount.number]} {more}{unit.of(amount.number)}"
    if kind == "if" and amount.condition is not None:
        most = f"or {number(amount.part, context)} if {clause(amount.condition, context, context.me)}"
        return f"{quantity(amount.other, unit, context, more)}, {most}"
    if kind in ("at_most", "at_least") and any(isinstance(part, int) for part in amount.parts):
        limit = next(part for part in amount.parts if isinstance(part, int))
        rest = listed([quantity(part, unit, context, more) for part in amount.parts if part is not limit], "or")
        return f"{rest} ({limit} at {'most' if kind == 'at_most' else 'least'})"
    if kind == "sum" and (state := stated(amount.parts[-1], context)) and len(amount.parts) == 2:
        return f"{quantity(amount.parts[0], unit, context, more)}, and {state}"
    if kind == "sum":
        rest = " plus ".join(number(part, context) for part in amount.parts[1:])
        return f"{quantity(amount.parts[0], unit, context, more)} plus {rest}"
    things = each(amount, context)
    if things is not None:
        return f"1 {more}{unit.one} for each {things}"
    if kind == "per":
        for thing, much in ((amount.part, amount.other), (amount.other, amount.part)):
            if (things := each(thing, context)) is not None:
                return f"{quantity(much, unit, context, more)} for each {things}"
    if kind == "fact":
        return f"{more}{unit.many} equal to its {amount.word.capitalize()}"
    if kind == "read":
        return f"{more}{unit.many} by {measure(amount, context)}"
    if kind in ("lost", "gained") and unit.many == LANDED.get(amount.word):
        return f"as much {more}{unit.many} as {(context.concerned or context.me).text} {kind}"
    return f"{more}{unit.many} equal to {measure(amount, context)}"


def in_words(amount: int | Amount, unit: Unit, context: TextContext, more: str = "") -> str:
    """The same for a number that is no numeral: 'two more Action cards'."""
    if isinstance(amount, int) and amount in WORDS:
        return f"{WORDS[amount]} {more}{unit.of(amount)}"
    return quantity(amount, unit, context, more)


def stated(amount: int | Amount, context: TextContext) -> str:
    """'2 more if they are marked': an amount for a token that names a state of its holder."""
    if isinstance(amount, int):
        return ""
    each, held = (amount.other, amount.part) if amount.kind == "per" else (1, amount)
    if isinstance(held, int) or held.kind != "holding" or not (state := context.names.state(held.word)):
        return ""
    who = noun(held.seats, context).pronoun
    return f"{number(each, context)} more if {agreeing(f'{who.text} {{be}} {state}', who.person)}"


PILES = {"hand": "in your hand", "discard": "in your discard pile"}
LANDED = {"fortitude": "Fortitude", "alcohol": "Alcohol Content", "gold": "Gold"}


def number(amount: int | Amount, context: TextContext) -> str:
    """The same without a unit: '2', '1 for each Fire token you have'."""
    if isinstance(amount, int):
        return str(amount)
    if amount.kind == "word":
        return WORDS[amount.number]
    things = each(amount, context)
    return f"1 for each {things}" if things is not None else measure(amount, context)


def each(amount: int | Amount, context: TextContext) -> str | None:
    """The things of which each counts 1; None for other amounts."""
    if isinstance(amount, int):
        return None
    if amount.kind == "holding":
        who = (
            noun(amount.seats, context).pronoun
            if amount.seats.kind in ("them", "named")
            else noun(amount.seats, context)
        )
        has = "has" if who.person == "one" else "have"
        if amount.seats.kind == "everyone":
            return f"{context.names.tokens(amount.word, 1)} that any player has"
        return f"{context.names.tokens(amount.word, 1)} {who.text} {has}"
    if amount.kind == "x":
        return f"{spent(amount.word, context)} spent"
    if amount.kind == "count" and amount.word:
        after = f" after the {ORDINALS[amount.number]}" if amount.number else ""
        return f"{context.names.pile(amount.word)} card before {context.me.text}{after}"
    if amount.kind == "pile":
        after = f" after the {ORDINALS[amount.number]}" if amount.number else ""
        where = "on" if amount.pile in context.names.areas else "in"
        return f"card {where} {context.me.owns} {context.names.place(amount.pile)}{after}"
    if amount.kind == "sides":
        return f"{readable(amount.pile)} that is {context.names.side(amount.pile, amount.word)}"
    if amount.kind == "cards":
        after = f" after the {ORDINALS[amount.number]}" if amount.number else ""
        return f"{context.names.kind(amount.word)} {PILES[amount.pile]}{after}"
    if amount.kind == "count":
        return head(noun(amount.seats, context))
    if amount.kind == "total":
        return f"{context.names.tokens(amount.word, 1)} at the table"
    if amount.kind == "stat" and amount.word in ("gold", "hand", "deck", "drink_me"):
        who = (
            noun(amount.seats, context).pronoun
            if amount.seats.kind in ("them", "named")
            else noun(amount.seats, context)
        )
        has = "has" if who.person == "one" else "have"
        return f"{STATS[amount.word][0]} {who.text} {has}"
    return None


def spent(what: str, context: TextContext) -> str:
    """One part of a cost."""
    if what == "cards":
        return "card"
    return "Gold" if what == "gold" else context.names.tokens(what, 1)


def measure(amount: int | Amount, context: TextContext) -> str:
    """An amount as a noun: 'the Drink's Alcohol Content'."""
    if isinstance(amount, int) or amount.kind == "word":
        return number(amount, context)
    kind = amount.kind
    if kind == "levels":
        return f"the sum of the Levels of what {context.me.text} wear"
    if kind == "drink":
        return f"the Drink's {LANDED.get(amount.word, amount.word)}"
    if kind in ("lost", "gained"):
        return f"the {LANDED.get(amount.word, amount.word)} {(context.concerned or context.me).text} {kind}"
    if kind == "stat":
        return STATS[amount.word][1].format(noun(amount.seats, context).possessive)
    if kind == "half" and isinstance(amount.part, Amount) and amount.part.kind == "holding":
        whose = (
            "that players have"
            if amount.part.seats.kind == "everyone"
            else f"of {noun(amount.part.seats, context).text}"
        )
        return f"half of all {context.names.tokens(amount.part.word)} {whose}, rounded {'up' if amount.up else 'down'}"
    if kind == "half":
        return f"half of {measure(amount.part, context)}, rounded {'up' if amount.up else 'down'}"
    if kind == "if" and amount.condition is not None:
        then, other = number(amount.part, context), number(amount.other, context)
        return f"{other}, or {then} if {clause(amount.condition, context, context.me)}"
    if kind == "read":
        table = ", ".join(
            f"{number(part, context)} at {at(ends, amount.part, context)}" for ends, part in amount.ranges
        )
        return f"{looked_at(amount.part, context)} ({table})"
    if kind in ("sum", "at_most", "at_least"):
        join = {"sum": "plus", "at_most": "or, if less,", "at_least": "or, if more,"}[kind]
        return f" {join} ".join(measure(part, context) for part in amount.parts)
    if kind == "minus":
        return f"the amount by which {measure(amount.part, context)} exceeds {measure(amount.other, context)}"
    if kind == "per":
        for thing, much in ((amount.part, amount.other), (amount.other, amount.part)):
            if (things := each(thing, context)) is not None:
                return f"{number(much, context)} for each {things}"
        return f"{measure(amount.part, context)} times {measure(amount.other, context)}"
    things = each(amount, context)
    return f"the number of {things}s" if kind == "count" else f"1 for each {things}"


def looked_at(amount: int | Amount, context: TextContext) -> str:
    """The key of a table of amounts: a track or token by its name, anything else as a noun."""
    if isinstance(amount, Amount) and amount.kind == "holding":
        return f"{noun(amount.seats, context).possessive} {context.names.token(amount.word)}"
    if isinstance(amount, Amount) and amount.kind == "sides":
        return f"the number of {several(amount.pile)} that are {context.names.side(amount.pile, amount.word)}"
    return measure(amount, context)


def at(ends: tuple[int, int], amount: int | Amount, context: TextContext) -> str:
    """A range of a track, in its step words if it has any."""
    character = context.names.character
    word = amount.word if isinstance(amount, Amount) and amount.kind == "holding" else ""
    decl = character.tracks.get(word) if character is not None else None
    if decl is None or not decl.steps:
        return between(*ends)
    return listed(
        [decl.steps[step].capitalize() for step in range(ends[0], min(ends[1], len(decl.steps) - 1) + 1)], "or"
    )


def between(low: int, high: int) -> str:
    """A range of whole numbers."""
    if high >= MANY:
        return f"{low} or more"
    return str(low) if low == high else f"{low} to {high}"
