# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on Drinks, and those that make people drink, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import ALCOHOL, DRINK, FORTITUDE, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.effects import base, parts
from rdi_desktop.content.texts.english.grammar import Clause, Noun, Part, listed, phrase, sentence, sentences
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.words import drinks

SKIPPING = ", skipping Drink Events"


def pass_on(effect: drinks.Pass, scene: Scene) -> list[Part]:
    return [does(effect.to, scene, f"{{drink}} it instead of {scene.drinker.text}")]


def split(effect: drinks.Split, scene: Scene) -> list[Part]:
    return [
        Clause(scene.me, f"{{split}} the Drink with {noun(effect.with_, scene).text}", bid=True),
        "Each half is rounded up.",
    ]


def spike(effect: drinks.Spike, scene: Scene) -> list[Part]:
    things = [
        quantity(n, unit, scene) for n, unit in ((effect.alcohol, ALCOHOL), (effect.fortitude, FORTITUDE)) if n != 0
    ]
    found: list[Part] = []
    if things:
        found.append(Clause(scene.me, f"{{add}} {listed(things)} to the Drink", bid=True))
    if effect.adds:
        who = Noun("whoever drinks it", "one", "drinks_it")
        found += sentences(parts(effect.adds, _drinking(scene, who)))
    return found


def _drinking(scene: Scene, who: Noun) -> Scene:
    return Scene(scene.names, scene.me, who, scene.me, scene.source, who, scene.answering)


def flag(effect: drinks.Flag, scene: Scene) -> list[Part]:
    return [Clause(scene.me, f"{{mark}} the Drink as {effect.word}", bid=True)]


def rewrite(effect: drinks.Rewrite, scene: Scene) -> list[Part]:
    things = [quantity(effect.to.alcohol, ALCOHOL, scene), quantity(effect.to.fortitude, FORTITUDE, scene)]
    return [f"The Drink now gives {listed(things)}."]


def convert(effect: drinks.Convert, scene: Scene) -> list[Part]:
    return [Clause(scene.drinker, "{gain} Fortitude instead of the Drink's Alcohol Content")]


def halve_for(effect: drinks.HalveFor, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    return [sentence(f"{phrase([Clause(who, '{take} only half of the Drink, rounded up')]).strip()}")]


def pour(effect: drinks.Pour, scene: Scene) -> list[Part]:
    return [does(effect.to, scene, f"{{get}} a {scene.names.pile(effect.pile)} Drink")]


def drink(effect: drinks.Drink, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    one = effect.count == 1
    if effect.from_ == "drink_me":
        things = "the top Drink" if one else f"the top {quantity(effect.count, DRINK, scene)}"
        source = f"of {who.owns} Drink Me! pile"
        skipping = SKIPPING if effect.events == "discard" else ""
    else:
        things = "a Drink" if one else f"{quantity(effect.count, DRINK, scene)}"
        source = "from the Drink Deck"
        skipping = SKIPPING if effect.events in (None, "discard") else ""
    if effect.at_once:
        return [sentence(phrase([Clause(who, f"{{reveal}} {things} {source}{skipping}")])), "Then all drink."]
    if effect.who.kind == "drinker" and scene.answering:
        source += " as well"
    turns = "" if one else ", one after the other"
    return [Clause(who, f"{{drink}} {things} {source}{turns}{skipping}", bid=True)]


def order(effect: drinks.Order, scene: Scene) -> list[Part]:
    things = quantity(effect.drinks, DRINK, scene, "more ")
    one = effect.drinks == 1
    first = " for any other player" if one else ", each for any other player"
    if effect.looking:
        first = f" and {{look}} at {'it' if one else 'them'}, then {{decide}} for whom {'it' if one else 'each'} is"
    return [does(effect.who, scene, f"{{order}} {things}{first}", bid=True)]


def hand_round(effect: drinks.HandRound, scene: Scene) -> list[Part]:
    """Drinks of the own pile for others."""
    who = noun(effect.who, scene)
    one = effect.drinks == 1
    things = "the top Drink" if one else f"up to {quantity(effect.drinks, DRINK, scene)} from the top"
    goes = "that" if one else "those"
    where = f"{goes} of any other player" if one else f"{goes} of other players"
    return [Clause(who, f"{{may}} put {things} of {who.owns} Drink Me! pile on {where}")]


def copy(effect: drinks.Copy, scene: Scene) -> list[Part]:
    return [
        f"Reveal a Drink from the Drink Deck{SKIPPING}.",
        sentence(phrase([Clause(noun(effect.to, scene), "{drink} a copy of it")])),
    ]


def contest(effect: drinks.Contest, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    found: list[Part] = [
        sentence(
            phrase([Clause(who, "{reveal} a Drink from the Drink Deck and {drink} it (a Drink Event counts as 0)")])
        ),
        "The Drink with the most Alcohol Content wins; those who tie drink again.",
    ]
    return found + parts(effect.prize, scene)


def accept(effect: drinks.Accept, scene: Scene) -> list[Part]:
    who = noun(effect.by_, scene)
    found: list[Part] = [sentence(f"{who.text} may accept this task: {base(effect.do, scene, who)}")]
    if effect.else_:
        found.append(sentence(f"otherwise, {phrase(parts(effect.else_, scene.acting(who)))}"))
    return found
