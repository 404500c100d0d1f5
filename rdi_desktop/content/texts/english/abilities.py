# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done without playing a card, and what it costs."""

from __future__ import annotations

from rdi_desktop.content.texts.english.conditions import PHASES, clause
from rdi_desktop.content.texts.english.effects import base, parts
from rdi_desktop.content.texts.english.grammar import YOU, Clause, a, listed, phrase, sentence
from rdi_desktop.content.texts.english.moments import TYPES, head
from rdi_desktop.content.texts.english.scene import Names, Scene, readable
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.costs import Cost
from rdi_desktop.engine.language.kinds import asked_for

ONCE = {"turn": "once in each turn", "phase": "once in each phase", "game": "once in a game"}


def ability_text(ability: Ability, names: Names) -> str:
    """One ability: when, for what, what it does."""
    scene = Scene(names)
    if ability.phase:
        start = f"{'once ' if ability.once else ''}in your {PHASES[ability.phase]}"
        if ability.before_first:
            start += ", before your first Action"
    else:
        start = head(ability.moments, names) + (f", {ONCE[ability.once]}" if ability.once else "")
    if ability.condition is not None:
        start += f", if {clause(ability.condition, scene)}"
    effects = parts(ability.mode.do, scene)
    counts = counted_as(ability)
    if ability.cost is None:
        return sentence(f"{start}: {phrase(effects)}") + counts
    own = all(isinstance(part, Clause) and part.subject.person == "you" for part in effects)
    what = f" to {base(ability.mode.do, scene, YOU)}" if own else f": {phrase(effects)}"
    return sentence(f"{start}, you may {price(ability.cost, scene)}{what}") + counts


def counted_as(ability: Ability) -> str:
    """What kind of play an ability is; empty for one that nobody can answer."""
    type = ability.counts_as.get("type")
    if type is None:
        return ""
    if ability.takes_action:
        return " This is your Action for the phase, and may be answered as an Action card."
    besides = " It comes besides your Action." if type == "action" else ""
    return f" It may be answered as {a(TYPES[type])} card.{besides}"


def price(cost: Cost, scene: Scene) -> str:
    """What a cost takes, to stand after 'may' or 'to'."""
    found, tokens = [], []
    for one in cost.prices:
        n = "any number of" if one.n is None else str(one.n)
        many = one.n != 1
        if one.flips:
            found.append(scene.names.flip(one.what))
        elif one.what == "cards":
            found.append(f"discard {n} card{'s' if many else ''}")
        elif (word := asked_for(one.what)) is not None:
            found.append(f"discard {n} {scene.names.kind(word, 2 if many else 1)}")
        elif (pile := scene.names.staked(one.what)) is not None:
            top = "the top card" if one.n == 1 else f"the top {n} cards"
            found.append(f"{readable(one.what)} {n} (put {top} of your {scene.names.place(pile)} under this)")
        elif one.what == "gold":
            found.append(f"pay {n} Gold to the Inn")
        else:
            tokens.append(f"{n} {scene.names.tokens(one.what, 2 if many else 1)}{' for good' if one.to_box else ''}")
    return listed([*found, *([f"spend {listed(tokens)}"] if tokens else [])])
