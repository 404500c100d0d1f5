# SPDX-License-Identifier: GPL-3.0-or-later
"""Abilities and costs."""

from __future__ import annotations

from typing import Any

from rdi_desktop.content.texts.clauses import clause, counted, phase_name, type_name
from rdi_desktop.content.texts.effects import bare, parts
from rdi_desktop.content.texts.moments import head
from rdi_desktop.content.texts.scene import DeckNames, Scene, name, yes
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.costs import WORTH, Cost, Price
from rdi_desktop.engine.language.kinds import asked_for, kinds_of, of_place
from rdi_desktop.words.plan import YOU, Act, Listed, Msg, Phrase, Say, msg, say


def ability(one: Ability, names: DeckNames) -> list[Say]:
    """One ability: when, at what cost, what it does."""
    scene = Scene(names)
    facts: dict[str, Any] = {
        "moments": head(one.moments, names) if not one.phase else "",
        "phase": phase_name(one.phase) if one.phase else "",
        "when": "phase" if one.phase else "moment",
        "once": one.once or "no",
        "first": yes(one.phase and one.before_first),
        "conditional": yes(one.condition is not None),
        "condition": clause(one.condition, scene) if one.condition is not None else "",
    }
    effects = parts(one.mode.do, scene)
    start = msg("ability-start", **facts)
    if one.cost is None:
        found = say("ability-plain", start=start, does=Phrase(effects, "main"))
    elif all(isinstance(part, Act) and part.subject.person == "you" for part in effects):
        found = say("ability-pay-to", start=start, price=price(one.cost, scene), does=bare(one.mode.do, scene, YOU))
    else:
        found = say("ability-pay", start=start, price=price(one.cost, scene), does=Phrase(effects, "main"))
    return [found, *counted_as(one)]


def counted_as(one: Ability) -> list[Say]:
    """The type of card that an ability counts as; nothing for one that nobody can answer."""
    type = one.counts_as.get("type")
    if type is None:
        return []
    if one.takes_action:
        return [say("ability-is-action")]
    return [say("ability-answered", type=type_name(type)), *([say("ability-besides")] if type == "action" else [])]


def price(cost: Cost, scene: Scene) -> Listed:
    """A cost, to follow 'may' or 'to'."""
    names = scene.names
    found: list[Any] = []
    tokens: list[Any] = []
    laid: dict[str, list[Any]] = {}
    for one in cost.prices:
        n = msg("any-number-of") if one.n is None else one.n
        of = 1 if one.n == 1 else 2
        if one.flips:
            found.append(names.flip(one.what))
        elif one.what == "cards":
            found.append(msg("price-discard", what=counted(msg("unit-card"), n, of)))
        elif (word := asked_for(one.what)) is not None:
            found.append(msg("price-discard", what=counted(names.kind(word), n, of)))
        elif (pile := names.staked(one.what)) is not None:
            found.append(msg("price-stake", name=name(one.what), n=one.n, place=names.place(pile)))
        elif (where := of_place(one.what)) is not None:
            laid.setdefault(where, []).append(from_place(one, scene))
        elif one.what.startswith(WORTH):
            found.append(msg("price-worth", name=names.pile(one.what.removeprefix(WORTH)), n=one.n))
        elif one.what == "gold":
            found.append(msg("price-gold", n=n))
        else:
            tokens.append(msg("price-tokens", what=counted(names.tokens(one.what), n, of), box=yes(one.to_box)))
    found += [
        msg("price-from-place", things=Listed(things), place=names.place(where)) for where, things in laid.items()
    ]
    return Listed([*found, *([msg("price-spend", tokens=Listed(tokens))] if tokens else [])])


def from_place(price: Price, scene: Scene) -> Msg:
    """Cards in a place: '3 cards', 'a Meat', 'a Meat or Sauce'."""
    kinds = [scene.names.kind_name(word) for word in kinds_of(price.what)]
    return msg("cards-there", n=price.n or 1, kinds=Listed(kinds, "or"), any=yes(not kinds))
