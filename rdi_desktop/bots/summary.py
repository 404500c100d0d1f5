# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card does, in a few plain numbers: read from its effects, so that no player needs to know any card by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rdi_desktop.engine.effects.amounts import Amount
from rdi_desktop.engine.effects.core import Effect, walk

if TYPE_CHECKING:
    from rdi_desktop.engine.effects.card import CardDef, Mode
    from rdi_desktop.engine.effects.who import Who

GUESS = 2.0
"""What an amount that is computed when the card resolves is taken to be."""

_SIGN = {"lose": -1.0, "gain": 1.0}


class Part(NamedTuple):
    """One thing a card does. Numbers are changes of `who`, with their sign."""

    verb: str
    who: str
    """The word of its selector: self, another, player, others, everyone, them, source, drinker …"""
    slot: int
    """Which pick of the announcement it is about, -1 if about none."""
    fortitude: float = 0.0
    alcohol: float = 0.0
    gold: float = 0.0
    number: float = 0.0
    """Cards drawn or discarded, Drinks ordered or drunk, …"""
    to: str = ""
    """Who gets what is paid: a selector's word, 'inn' or 'pot'; where Gold is taken from."""
    only_in_round: bool | None = None
    """Its `if` asks for a Round of Gambling: True running, False none; None: it does not ask."""


def parts_of(card: CardDef, mode: int | None = None, paid: tuple[str, ...] = ()) -> tuple[Part, ...]:
    """What the card does in that mode, with the improvements paid for."""
    if not card.modes:
        return ()
    chosen = card.modes[mode or 0]
    return tuple(_part(effect, asks) for effect, asks in _flat(_effects(chosen, paid), None))


def branches_of(card: CardDef, mode: int | None, verb: str) -> list[tuple[Part, ...]]:
    """What each answer leads to where the card asks somebody: the two of an `unless`, all of a `choose`."""
    if not card.modes:
        return []
    for effect in walk(card.modes[mode or 0].do):
        asked: Any = effect
        if verb != effect.VERB:
            continue
        lists = (asked.do, asked.else_) if verb == "unless" else tuple(effects for _, effects in asked.of_)
        return [tuple(_part(one, asks) for one, asks in _flat(effects, None)) for effects in lists]
    return []


def summary(card: CardDef) -> dict[str, Any]:
    """The card in a flat mapping, for people and for tests: lose_fortitude, targets, negates, ignores, order …"""
    found: dict[str, Any] = {"type": card.types[0]}
    ignores: list[str] = []
    for mode in range(len(card.modes)):
        for part in parts_of(card, mode):
            if part.slot >= 0 or part.who in ("others", "everyone", "source"):
                found.setdefault("targets", part.who)
            for attribute in ("fortitude", "alcohol", "gold"):
                number = getattr(part, attribute)
                if number:
                    found[f"{'lose' if number < 0 else 'gain'}_{attribute}"] = abs(number)
            if part.verb == "negate":
                found["negates"] = True
            elif part.verb == "ignore":
                ignores += [kind for kind in card.moments if kind in ("play", "drink", "event") and kind not in ignores]
            elif part.verb not in _SIGN and part.verb != "pay":
                found[part.verb] = part.number or True
    if ignores:
        found["ignores"] = ignores
    if card.takes_control:
        found["takes_control"] = True
    return found


def _effects(mode: Mode, paid: tuple[str, ...]) -> list[Effect]:
    effects = list(mode.do)
    added: list[Effect] = []
    for better in mode.betters:
        if better.cost is not None and better.id in paid:
            if better.instead is not None:
                effects = [*better.instead, *effects[1:]] if better.first_only else list(better.instead)
            added += better.add
    return effects + added


def _flat(effects: Iterable[Any], asks: bool | None) -> Iterator[tuple[Any, bool | None]]:
    """Every single effect, of alternatives the likelier one, each with whether it asks for a Round."""
    for effect in effects:
        own = _asks_round(effect)
        if own is None:
            own = asks
        if effect.VERB in ("block", "then", "for_each", "repeat", "roll", "accept"):
            yield from _flat(effect.do, own)
        elif effect.VERB == "unless":
            yield from _flat(effect.else_ or effect.do, own)
        elif effect.VERB == "choose":
            yield from _flat(effect.of_[0][1], own)
        else:
            yield effect, own


def _part(effect: Any, asks: bool | None) -> Part:
    verb: str = effect.VERB
    who: Who | None = _selector(effect, "who", "what", "loss", "drink")
    word, slot = _word(who)
    sign = _SIGN.get(verb, 1.0)
    fortitude, alcohol, gold = (sign * number(getattr(effect, key, 0)) for key in ("fortitude", "alcohol", "gold"))
    if verb in ("pay", "ante", "reduce", "take"):
        gold = -abs(gold)
    receiver = getattr(effect, "to", None)
    to = _word(receiver)[0] if receiver is not None and not isinstance(receiver, str) else (receiver or "")
    if verb in ("redirect", "pass", "split") and not isinstance(receiver, str):
        partner = _selector(effect, "to", "with_")
        word, slot = _word(partner)
    if verb == "take":
        source = getattr(effect, "from_", None)
        to = source if isinstance(source, str) else _word(source)[0]
    count = next(
        (
            number(getattr(effect, key))
            for key in ("cards", "drinks", "count")
            if _is_amount(getattr(effect, key, None))
        ),
        0.0,
    )
    return Part(verb, word, slot, fortitude, alcohol, gold, count, to, asks)


def _selector(effect: Any, *names: str) -> Who | None:
    for name in names:
        value = getattr(effect, name, None)
        if value is not None and hasattr(value, "slot"):
            found: Who = value
            return found
    return None


def _word(who: Any) -> tuple[str, int]:
    """(selector's word, slot of the pick it means)."""
    if who is None or not hasattr(who, "slot"):
        return ("self", -1)
    if who.kind in ("them", "target") and who.ref is not None:
        return _word(who.ref)
    return ("self" if who.kind == "actor" else who.kind, who.slot if who.slot is not None else -1)


def _is_amount(value: Any) -> bool:
    return (isinstance(value, int | Amount)) and not isinstance(value, bool)


def number(value: Any) -> float:
    """An amount as a number; a computed one is guessed."""
    if isinstance(value, bool) or value is None:
        return 0.0
    if isinstance(value, int):
        return float(value)
    if not isinstance(value, Amount):
        return 0.0
    if value.kind == "word":
        return float(value.number)
    if value.kind == "half":
        return number(value.part) / 2
    if value.kind == "if":
        return (number(value.part) + number(value.other)) / 2
    if value.kind in ("sum", "at_most", "at_least") and value.parts:
        numbers = [number(part) for part in value.parts]
        return sum(numbers) if value.kind == "sum" else min(numbers) if value.kind == "at_most" else max(numbers)
    if value.kind == "read" and value.ranges:
        return sum(number(part) for _, part in value.ranges) / len(value.ranges)
    return GUESS


def _asks_round(effect: Any) -> bool | None:
    spec = effect.guard.spec if effect.guard is not None else {}
    asked = spec.get("round") if isinstance(spec, dict) else None
    return None if asked is None else asked == "running"
