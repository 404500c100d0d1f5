# SPDX-License-Identifier: GPL-3.0-or-later
"""Standing changes, triggers and hooks of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from rdi_desktop.content.texts.english.amounts import CARD, DRINK, Unit, each, quantity
from rdi_desktop.content.texts.english.clauses import clause
from rdi_desktop.content.texts.english.context import DeckNames, TextContext
from rdi_desktop.content.texts.english.effects import base, parts
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import YOU, a, listed, phrase, sentence
from rdi_desktop.content.texts.english.moments import head
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.language.standing import Change, Numerals, Standing

ACTIONS = Unit("Action card", "Action cards")
SOURCES = {"card": "a card", "drink": "a Drink", "event": "an Event"}
OFTEN = {"turn": "each turn", "round": "each Round of Gambling", "game": "the game"}
"""Periods in which something happens at most once."""
POINTS = {
    "start": "at the start of your turn",
    "before_discard": "before you discard",
    "after_discard": "after you have discarded, before you draw",
    "after_draw": "after you have drawn",
    "action_start": "at the start of your Action phase",
    "action_end": "at the end of your Action phase",
    "end": "at the end of your turn",
}


def standing(change: Standing, context: TextContext) -> str:
    """A standing change as a sentence."""
    said = [*figures(change, context)]
    if change.caused is not None:
        said += [f"others {verb(what)} {amount} {what} by your cards" for amount, what in moved(change.caused)]
    if change.taken is not None:
        through = change.taken.through
        where = f" through {listed([SOURCES[word] for word in through], 'or')}" if through else ""
        said += [
            f"you {verb(what)} {amount} {what} whenever you {verb(what)} any{where}"
            for amount, what in moved(change.taken)
        ]
    text = listed(said)
    if change.if_ is not None:
        text = f"while {clause(change.if_, context)}, {text}"
    return sentence(text)


def verb(what: str) -> str:
    """The verb for an attribute."""
    return "gain" if what.startswith("Alcohol") else "lose"


def moved(change: Change) -> list[tuple[str, str]]:
    """[('1 more', 'Fortitude')]."""
    found = []
    for n, what in ((change.lose_fortitude, "Fortitude"), (change.gain_alcohol, "Alcohol Content")):
        if n:
            found.append((f"{abs(n)} {'more' if n > 0 else 'less'}", what))
    return found


def figures(change: Standing, context: TextContext) -> list[str]:
    """Hand size, orders, antes, Gold, and what nobody may do."""
    said: list[str] = []
    if change.hand_size:
        said.append(f"your hand size is {signed(change.hand_size, CARD, context)}")
    if change.orders:
        said.append(f"you order {signed(change.orders, DRINK, context)}")
    if change.actions:
        said.append(f"you may play {signed(change.actions, ACTIONS, context)} in your turn")
    if change.ante is not None:
        said.append(f"you ante {change.ante.plus} more as a Round is opened, but no more than you have")
    if change.gold_gain is not None:
        said.append(f"whenever you gain Gold, you gain {change.gold_gain.plus} more from the Inn")
    if change.pays is not None:
        when = f" if {clause(change.pays.if_, context)}" if change.pays.if_ is not None else ""
        said.append(f"the Inn pays your antes{when}")
    if change.passes_out_at is not None:
        track = context.names.token(change.passes_out_at.plus)
        said.append(f"you pass out as soon as your Alcohol Content and your {track} together reach your Fortitude")
    if change.numerals is not None:
        said.append(numerals(change.numerals))
    if change.unstoppable is not None:
        words = {"negate": "Negated", "ignore": "Ignored"}
        said.append(
            f"cards that you play from your hand cannot be {listed([words[w] for w in change.unstoppable.to], 'or')}"
        )
    return said


def numerals(change: Numerals) -> str:
    """Which numerals are moved, and by how much."""
    plays = change.cards
    types = f"{listed([TYPES[word] for word in plays.type], 'or')} " if plays is not None and plays.type else ""
    whose = "of your deck that you play" if plays is not None and plays.of_ == "own" else "you play"
    boss = plays is not None and plays.of_a_boss == "first_action"
    only = "; of what you play as a Boss, only in that of the first Action of your turn" if boss else ""
    lowest = ", but never below 0" if change.plus < 0 else ""
    more = "higher" if change.plus > 0 else "lower"
    return f"every digit in the text of the {types}cards {whose} is {abs(change.plus)} {more}{lowest}{only}"


def signed(amount: int | Amount, unit: Unit, context: TextContext) -> str:
    """'1 card more', '1 card fewer', or how it is computed."""
    if isinstance(amount, int):
        return f"{abs(amount)} {unit.of(abs(amount))} {'more' if amount > 0 else 'fewer'}"
    if amount.kind == "per" and isinstance(amount.other, int):
        return f"{signed(amount.other, unit, context)} for each {each(amount.part, context)}"
    return quantity(amount, unit, context)


def trigger(one: Trigger, names: DeckNames) -> str:
    """A trigger and its effects. 'You' is the holder of the card or the token."""
    context = TextContext(names)
    said = f"you may {base(one.do, context, YOU)}" if one.may else phrase(parts(one.do, context))
    if one.goes == "victim":
        said = "that player gains this"
    if one.per == "token":
        said = f"for each one that you have, {said}"
    if one.if_ is not None:
        said = f"if {clause(one.if_, context)}, {said}"
    if one.once in OFTEN:
        said = f"once in {OFTEN[one.once]}, {said}"
    counts = one.counts_as
    answered = ""
    if counts:
        card = a(f"{TYPES[counts.get('type', 'action')]} card")
        whose = f" of {names.owner}'s" if counts.get("of", "owner") == "owner" else ""
        answered = (
            f" It may be answered as {card}{whose}{'' if counts.get('hit_back', True) else ', but not hit back'}."
        )
    return sentence(f"{head(one.when, names)}, {said}") + answered


def hook(point: str, effects: Iterable[Effect], names: DeckNames) -> str:
    """The effects at a point of the turn."""
    return sentence(f"{POINTS[point]}, {phrase(parts(effects, TextContext(names)))}")


def before_the_game(effects: Iterable[Effect], names: DeckNames) -> str:
    """The effects before the first turn."""
    return sentence(f"before the first turn, {phrase(parts(effects, TextContext(names)))}")
