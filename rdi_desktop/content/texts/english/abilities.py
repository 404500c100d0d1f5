# SPDX-License-Identifier: GPL-3.0-or-later
"""The text of abilities and of costs."""

from __future__ import annotations

from rdi_desktop.content.texts.english.clauses import PHASES, clause
from rdi_desktop.content.texts.english.context import DeckNames, TextContext, readable
from rdi_desktop.content.texts.english.effects import base, parts
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import YOU, Clause, a, listed, phrase, sentence
from rdi_desktop.content.texts.english.moments import head
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.costs import WORTH, Cost, Price
from rdi_desktop.engine.language.kinds import asked_for, kinds_of, of_place

ONCE = {"turn": "once in each turn", "phase": "once in each phase", "game": "once in a game"}


def ability_text(ability: Ability, names: DeckNames) -> str:
    """One ability: when, at what cost, what it does."""
    context = TextContext(names)
    if ability.phase:
        start = f"{'once ' if ability.once else ''}in your {PHASES[ability.phase]}"
        if ability.before_first:
            start += ", before your first Action"
    else:
        start = head(ability.moments, names) + (f", {ONCE[ability.once]}" if ability.once else "")
    if ability.condition is not None:
        start += f", if {clause(ability.condition, context)}"
    effects = parts(ability.mode.do, context)
    counts = counted_as(ability)
    if ability.cost is None:
        return sentence(f"{start}: {phrase(effects)}") + counts
    own = all(isinstance(part, Clause) and part.subject.person == "you" for part in effects)
    what = f" to {base(ability.mode.do, context, YOU)}" if own else f": {phrase(effects)}"
    return sentence(f"{start}, you may {price(ability.cost, context)}{what}") + counts


def counted_as(ability: Ability) -> str:
    """The type of card that an ability counts as; '' for one that nobody can answer."""
    type = ability.counts_as.get("type")
    if type is None:
        return ""
    if ability.takes_action:
        return " This is your Action for the phase, and may be answered as an Action card."
    besides = " It comes besides your Action." if type == "action" else ""
    return f" It may be answered as {a(TYPES[type])} card.{besides}"


def price(cost: Cost, context: TextContext) -> str:
    """A cost, to follow 'may' or 'to'."""
    found, tokens = [], []
    laid: dict[str, list[str]] = {}
    for one in cost.prices:
        n = "any number of" if one.n is None else str(one.n)
        many = one.n != 1
        if one.flips:
            found.append(context.names.flip(one.what))
        elif one.what == "cards":
            found.append(f"discard {n} card{'s' if many else ''}")
        elif (word := asked_for(one.what)) is not None:
            found.append(f"discard {n} {context.names.kind(word, 2 if many else 1)}")
        elif (pile := context.names.staked(one.what)) is not None:
            top = "the top card" if one.n == 1 else f"the top {n} cards"
            found.append(f"{readable(one.what)} {n} (put {top} of your {context.names.place(pile)} under this)")
        elif (place := of_place(one.what)) is not None:
            laid.setdefault(place, []).append(from_place(one, context))
        elif one.what.startswith(WORTH):
            pile = one.what.removeprefix(WORTH)
            found.append(f"give up {context.names.pile(pile)}s worth {one.n} or more")
        elif one.what == "gold":
            found.append(f"pay {n} Gold to the Inn")
        else:
            tokens.append(f"{n} {context.names.tokens(one.what, 2 if many else 1)}{' for good' if one.to_box else ''}")
    found += [f"discard {listed(things)} from your {context.names.place(place)}" for place, things in laid.items()]
    return listed([*found, *([f"spend {listed(tokens)}"] if tokens else [])])


def from_place(price: Price, context: TextContext) -> str:
    """Cards in a place: '3 cards', 'a Meat', 'a Meat or Sauce'."""
    kinds = [context.names.kind(word).removesuffix(" card") for word in kinds_of(price.what)]
    n = price.n or 1
    if not kinds:
        return "any card" if n == 1 else f"{n} cards"
    return a(listed(kinds, "or")) if n == 1 else f"{n} {listed(kinds, 'or')} cards"
