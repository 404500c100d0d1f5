# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on Drinks, and those that make people drink, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import ALCOHOL, DRINK, FORTITUDE, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.effects import base, parts
from rdi_desktop.content.texts.english.grammar import Clause, Noun, SentencePart, listed, phrase, sentence, sentences
from rdi_desktop.engine.verbs import drinks

SKIPPING = ", skipping Drink Events"


def pass_on(effect: drinks.Pass, context: TextContext) -> list[SentencePart]:
    return [does(effect.to, context, f"{{drink}} it instead of {context.drinker.text}")]


def split(effect: drinks.Split, context: TextContext) -> list[SentencePart]:
    return [
        Clause(context.me, f"{{split}} the Drink with {noun(effect.with_, context).text}", bid=True),
        "Each half is rounded up.",
    ]


def spike(effect: drinks.Spike, context: TextContext) -> list[SentencePart]:
    things = [
        quantity(n, unit, context) for n, unit in ((effect.alcohol, ALCOHOL), (effect.fortitude, FORTITUDE)) if n != 0
    ]
    found: list[SentencePart] = []
    if things:
        found.append(Clause(context.me, f"{{add}} {listed(things)} to the Drink", bid=True))
    if effect.adds:
        who = Noun("whoever drinks it", "one", "drinks_it")
        found += sentences(parts(effect.adds, _drinking(context, who)))
    return found


def _drinking(context: TextContext, who: Noun) -> TextContext:
    return TextContext(context.names, context.me, who, context.me, context.source, who, context.answering)


def flag(effect: drinks.Flag, context: TextContext) -> list[SentencePart]:
    return [Clause(context.me, f"{{mark}} the Drink as {effect.word}", bid=True)]


def rewrite(effect: drinks.Rewrite, context: TextContext) -> list[SentencePart]:
    things = [quantity(effect.to.alcohol, ALCOHOL, context), quantity(effect.to.fortitude, FORTITUDE, context)]
    return [f"The Drink now gives {listed(things)}."]


def convert(effect: drinks.Convert, context: TextContext) -> list[SentencePart]:
    return [Clause(context.drinker, "{gain} Fortitude instead of the Drink's Alcohol Content")]


def halve_for(effect: drinks.HalveFor, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    return [sentence(f"{phrase([Clause(who, '{take} only half of the Drink, rounded up')]).strip()}")]


def pour(effect: drinks.Pour, context: TextContext) -> list[SentencePart]:
    return [does(effect.to, context, f"{{get}} a {context.names.pile(effect.pile)} Drink")]


def drink(effect: drinks.Drink, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    one = effect.count == 1
    if effect.from_ == "drink_me":
        things = "the top Drink" if one else f"the top {quantity(effect.count, DRINK, context)}"
        source = f"of {who.owns} Drink Me! pile"
        skipping = SKIPPING if effect.events == "discard" else ""
    else:
        things = "a Drink" if one else f"{quantity(effect.count, DRINK, context)}"
        source = "from the Drink Deck"
        skipping = SKIPPING if effect.events in (None, "discard") else ""
    if effect.at_once:
        return [sentence(phrase([Clause(who, f"{{reveal}} {things} {source}{skipping}")])), "Then all drink."]
    if effect.who.kind == "drinker" and context.answering:
        source += " as well"
    turns = "" if one else ", one after the other"
    return [Clause(who, f"{{drink}} {things} {source}{turns}{skipping}", bid=True)]


def order(effect: drinks.Order, context: TextContext) -> list[SentencePart]:
    things = quantity(effect.drinks, DRINK, context, "more ")
    one = effect.drinks == 1
    first = " for any other player" if one else ", each for any other player"
    if effect.looking:
        first = f" and {{look}} at {'it' if one else 'them'}, then {{decide}} for whom {'it' if one else 'each'} is"
    return [does(effect.who, context, f"{{order}} {things}{first}", bid=True)]


def hand_round(effect: drinks.HandRound, context: TextContext) -> list[SentencePart]:
    """Drinks of the own pile for others."""
    who = noun(effect.who, context)
    one = effect.drinks == 1
    things = "the top Drink" if one else f"up to {quantity(effect.drinks, DRINK, context)} from the top"
    goes = "that" if one else "those"
    where = f"{goes} of any other player" if one else f"{goes} of other players"
    return [Clause(who, f"{{may}} put {things} of {who.owns} Drink Me! pile on {where}")]


def copy(effect: drinks.Copy, context: TextContext) -> list[SentencePart]:
    return [
        f"Reveal a Drink from the Drink Deck{SKIPPING}.",
        sentence(phrase([Clause(noun(effect.to, context), "{drink} a copy of it")])),
    ]


def contest(effect: drinks.Contest, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    found: list[SentencePart] = [
        sentence(
            phrase([Clause(who, "{reveal} a Drink from the Drink Deck and {drink} it (a Drink Event counts as 0)")])
        ),
        "The Drink with the most Alcohol Content wins; those who tie drink again.",
    ]
    return found + parts(effect.prize, context)


def accept(effect: drinks.Accept, context: TextContext) -> list[SentencePart]:
    who = noun(effect.by_, context)
    found: list[SentencePart] = [sentence(f"{who.text} may accept this task: {base(effect.do, context, who)}")]
    if effect.else_:
        found.append(sentence(f"otherwise, {phrase(parts(effect.else_, context.acting(who)))}"))
    return found
