# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of automata and machines, a line for each box. They are called by their names, since nobody holds the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts import standing
from rdi_desktop.content.texts.cards import Lines
from rdi_desktop.content.texts.clauses import type_name
from rdi_desktop.content.texts.effects import parts
from rdi_desktop.content.texts.scene import DeckNames, Scene, does, name, someone, yes
from rdi_desktop.engine.language.automaton import ANSWERED, BoxedCard
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.machine import PLAIN, WHIFF, FactionCard
from rdi_desktop.words.plan import Listed, Name, NounPhrase, Part, Phrase, Sentences, msg, say

OWN = ("self", "actor")
"""Selectors that mean the automaton itself."""


def boxed_lines(card: BoxedCard, names: DeckNames) -> Lines:
    """All boxes of a card, from top to bottom."""
    return [
        [say("titled", title=heading(card, box), text=Sentences(box_parts(card, box, names)))] for box in card.boxes
    ]


def heading(card: BoxedCard, box: str) -> Any:
    """'Action', 'Sometimes (Drink)', 'Cheating'."""
    only = card.raw["sometimes"].get("for") if box == "sometimes" else None
    kinds = [] if only is None else [only] if isinstance(only, str) else list(only)
    answered = Listed([name(kind) for kind in ANSWERED if kind in kinds], "or")
    return msg("box-heading", type=type_name(card.boxes[box].types[0]), some=yes(kinds), kinds=answered)


def itself(card: BoxedCard | FactionCard, id: str) -> NounPhrase:
    """The automaton or the machine."""
    return someone(id, "machine", id, name=card.deck.replace("-", " ").title())


def box_parts(card: BoxedCard, box: str, names: DeckNames) -> list[Part]:
    """The text of one box."""
    me, found = itself(card, "np-automaton"), card.boxes[box]
    source = someone("np-whoever-plays", "source")
    scene = Scene(names, me, me, source=source, drinker=me, answering=frozenset(found.moments))
    do = found.modes[0].do
    said = parts(do, scene)
    if found.takes_control and not found.is_action:
        said = [control(me), *said]
    if box == "sometimes" and any(own_numbers(effect) for effect in do):
        said.append(say("affected-tracks-only"))
    return said or [say("no-effect")]


def control(who: NounPhrase) -> Part:
    """That somebody takes control, as a sentence of its own."""
    return say("sentence", phrase=Phrase([does(who, "control", known="no")]))


def own_numbers(effect: Effect) -> bool:
    """Whether it changes numbers of the automaton's own."""
    return effect.VERB in ("gain", "lose") and effect.who is not None and effect.who.kind in OWN


def faction_lines(card: FactionCard, names: DeckNames) -> Lines:
    """All that a card of a machine does."""
    scene = machine_scene(card, names)
    lines: Lines = []
    if card.answers:
        lines.append(box(f"box-{card.answers}", card.modes[PLAIN].do, scene))
        lines.append(box("box-whiff", card.modes[WHIFF].do, scene))
    elif card.passes:
        lines.append([say("sentence", phrase=Phrase([does(scene.me, "passes")])), *parts(card.passing, scene)])
    elif card.takes_control:
        lines.append([control(scene.me), *parts(card.modes[PLAIN].do, scene)])
    elif not card.body:
        lines.append(parts(card.modes[PLAIN].do, scene) or [say("no-effect")])
    lines += [box("box-active", ability.mode.do, scene) for ability in card.abilities]
    holds: list[Part] = [standing.standing(change, scene) for change in card.standing]
    holds += [part for one in card.triggers for part in standing.trigger(one, names)]
    if holds:
        lines.append([say("titled", title=msg("box-passive"), text=Sentences(holds))])
    return lines


def box(id: str, effects: tuple[Effect, ...], scene: Scene) -> list[Part]:
    """Some effects behind a heading."""
    return [say("titled", title=msg(id), text=Sentences(parts(effects, scene) or [say("no-effect")]))]


def machine_scene(card: FactionCard, names: DeckNames) -> Scene:
    """The scene of a card: the machine is called by its name, all others are Challengers."""
    me = itself(card, "np-machine")
    source = someone("np-whoever-provoked", "source")
    scene = Scene(names, me, me, source=source, drinker=me, answering=frozenset(card.moments))
    return replace(scene, others="np-each-challenger")


def kind_of(card: FactionCard, faction: str) -> list[Any]:
    """'Action · Battlebot · 1 skull'."""
    kind = "component" if card.body else card.types[0]
    skulls = [msg("skulls", n=card.skulls)] if card.skulls else []
    return [msg(f"machine-{kind}"), *([Name(faction, f"faction-{card.faction}")] if faction else []), *skulls]
