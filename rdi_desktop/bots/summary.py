# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card does, in a few plain numbers: read from its effects, so that no player needs to know any card by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.core import Effect, walk

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef, Mode
    from rdi_desktop.engine.language.who import Who

GUESS = 2.0
"""What an amount that is computed when the card resolves is taken to be."""

_SIGN = {"lose": -1.0, "gain": 1.0}


class Known(NamedTuple):
    """What is known when a card is weighed: counts of tokens, what is paid for it, what was lost."""

    mine: Mapping[str, int | str]
    """Tokens and claimed tokens of whoever plays it, and where its markers stand: a number or a word."""
    theirs: Mapping[str, int | str]
    """Those of its first target."""
    spent: Mapping[str, int]
    lost: float = GUESS
    """How much the loss was that it answers."""

    def paid(self, token: str) -> int:
        """How much of a token is paid; two cards stand in for one."""
        return self.spent.get(token, 0) + self.spent.get("cards", 0) // 2


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
    token: str = ""
    """The token that is given or gained (`number` of them)."""


def parts_of(
    card: CardDef, mode: int | None = None, paid: tuple[str, ...] = (), known: Known | None = None
) -> tuple[Part, ...]:
    """What the card does in that mode, with the improvements paid for and those that are known to hold."""
    if not card.modes:
        return ()
    if known is not None and depends(card, mode or 0):
        return _read(card, mode or 0, paid, known)
    return _estimate(card, mode or 0, paid)


@lru_cache(maxsize=1 << 13)
def parts_now(card: CardDef, mode: int, paid: tuple[str, ...], running: bool) -> tuple[Part, ...]:
    """What a card that does not depend on the table does, with or without a Round of Gambling running."""
    return at_hand(_estimate(card, mode, paid), running)


def at_hand(parts: Iterable[Part], running: bool) -> tuple[Part, ...]:
    """Those that hold with or without a Round of Gambling running."""
    return tuple(part for part in parts if part.only_in_round is None or part.only_in_round == running)


@lru_cache(maxsize=1 << 13)
def depends(card: CardDef, mode: int) -> bool:
    """Whether a number of the card depends on what lies on the table: then it is read at every play, else once and for all."""
    used = card.modes[mode]
    if any(better.cost is None for better in used.betters):
        return True
    lists = [used.do, card.after, *(better.instead or () for better in used.betters), *(b.add for b in used.betters)]
    return any(_open(value) for effects in lists for effect in walk(effects) for value in vars(effect).values())


def _open(value: Any) -> bool:
    """Whether a value, or an amount in it, is one that `Known` says more about."""
    if isinstance(value, dict):
        return any(_open(each) for each in value.values())
    if not isinstance(value, Amount):
        return False
    if value.kind in ("if", "holding", "x", "lost"):
        return True
    inner = [value.part, value.other, *(value.parts or ()), *(part for _, part in value.ranges or ())]
    return any(_open(each) for each in inner)


@lru_cache(maxsize=1 << 13)
def _estimate(card: CardDef, mode: int, paid: tuple[str, ...]) -> tuple[Part, ...]:
    return _read(card, mode, paid, None)


def _read(card: CardDef, mode: int, paid: tuple[str, ...], known: Known | None) -> tuple[Part, ...]:
    effects = [*_effects(card.modes[mode], paid, known), *card.after]
    return tuple(part for effect, asks, actor in _flat(effects) for part in _parts(effect, asks, actor, known))


def branches_of(card: CardDef, mode: int | None, verb: str) -> list[tuple[Part, ...]]:
    """What each answer leads to where the card asks somebody: the two of an `unless`, all of a `choose`."""
    if not card.modes:
        return []
    for effect in walk(card.modes[mode or 0].do):
        asked: Any = effect
        if verb != effect.VERB:
            continue
        lists = (asked.do, asked.else_) if verb == "unless" else tuple(branch.do for branch in asked.of_)
        return [tuple(p for one, asks, _ in _flat(effects) for p in _parts(one, asks)) for effects in lists]
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
            elif part.verb not in _SIGN and part.verb not in ("pay", "give"):
                found[part.verb] = part.number or True
    if ignores:
        found["ignores"] = ignores
    if card.takes_control:
        found["takes_control"] = True
    return found


def _effects(mode: Mode, paid: tuple[str, ...], known: Known | None) -> list[Effect]:
    effects = list(mode.do)
    added: list[Effect] = []
    for better in mode.betters:
        if better.cost is not None:
            improved = better.id in paid
        else:
            improved = known is not None and better.condition is not None and better.condition.likely(known.mine)
        if improved:
            if better.instead is not None:
                effects = [*better.instead, *effects[1:]] if better.first_only else list(better.instead)
            added += better.add
    return effects + added


ME = ("self", -1)
Actor = tuple[str, int]
"""Who acts in a part of a card: a selector's word and its pick."""


def _flat(
    effects: Iterable[Any], asks: bool | None = None, actor: Actor = ME
) -> Iterator[tuple[Any, bool | None, Actor]]:
    """Every single effect, of alternatives the likelier one, each with whether it asks for a Round and who acts."""
    for effect in effects:
        own = _asks_round(effect)
        if own is None:
            own = asks
        if effect.VERB == "for_each":
            yield from _flat(effect.do, own, _word(effect.who, actor))
        elif effect.VERB in ("block", "then", "repeat", "roll", "accept"):
            yield from _flat(effect.do, own, actor)
        elif effect.VERB == "unless":
            yield from _flat(effect.else_ or effect.do, own, _word(effect.who, actor))
        elif effect.VERB == "choose":
            yield from _flat(effect.of_[0].do, own, _word(effect.by_, actor))
        else:
            yield effect, own, actor


def _parts(effect: Any, asks: bool | None, actor: Actor = ME, known: Known | None = None) -> Iterator[Part]:
    """An effect as a part, and one more for each kind of token that it gives or takes."""
    if effect.VERB not in ("lose", "gain") or effect.fortitude or effect.alcohol or effect.gold:
        yield _part(effect, asks, actor, known)
    for token, n in getattr(effect, "tokens", {}).items():
        word, slot = _word(effect.who, actor)
        sign = _SIGN.get(effect.VERB, 1.0)
        yield Part("give", word, slot, number=sign * number(n, known), only_in_round=asks, token=token)


def _part(effect: Any, asks: bool | None, actor: Actor = ME, known: Known | None = None) -> Part:
    verb: str = effect.VERB
    who: Who | None = _selector(effect, "who", "what", "loss", "drink")
    word, slot = _word(who, actor)
    sign = _SIGN.get(verb, 1.0)
    fortitude, alcohol, gold = (
        sign * number(getattr(effect, key, 0), known) for key in ("fortitude", "alcohol", "gold")
    )
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
            number(getattr(effect, key), known)
            for key in ("cards", "drinks", "count", "n")
            if _is_amount(getattr(effect, key, None))
        ),
        0.0,
    )
    return Part(verb, word, slot, fortitude, alcohol, gold, count, to, asks, token=getattr(effect, "token", ""))


def _selector(effect: Any, *names: str) -> Who | None:
    for name in names:
        value = getattr(effect, name, None)
        if value is not None and hasattr(value, "slot"):
            found: Who = value
            return found
    return None


def _word(who: Any, actor: Actor = ME) -> Actor:
    """(selector's word, slot of the pick it means)."""
    if who is None or not hasattr(who, "slot"):
        return actor
    if who.kind in ("them", "target"):
        return actor if who.ref is None else _word(who.ref, actor)
    return actor if who.kind == "actor" else (who.kind, who.slot if who.slot is not None else -1)


def _is_amount(value: Any) -> bool:
    return (isinstance(value, int | Amount)) and not isinstance(value, bool)


def number(value: Any, known: Known | None = None) -> float:
    """An amount as a number; what is not known is guessed."""
    if isinstance(value, bool) or value is None:
        return 0.0
    if isinstance(value, int):
        return float(value)
    if not isinstance(value, Amount):
        return 0.0
    if value.kind == "word":
        return float(value.number)
    if value.kind == "half":
        return number(value.part, known) / 2
    if value.kind == "if":
        sides = (number(value.part, known), number(value.other, known))
        if known is None or value.condition is None:
            return sum(sides) / 2
        return sides[0] if value.condition.likely(known.mine) else sides[1]
    if value.kind in ("sum", "at_most", "at_least") and value.parts:
        numbers = [number(part, known) for part in value.parts]
        return sum(numbers) if value.kind == "sum" else min(numbers) if value.kind == "at_most" else max(numbers)
    if value.kind == "read" and value.ranges:
        if known is not None and isinstance(value.part, Amount) and value.part.kind == "holding":
            at = known.mine.get(value.part.word)
            found = [part for (low, high), part in value.ranges if isinstance(at, int) and low <= at <= high]
            if found:
                return number(found[0], known)
        return sum(number(part, known) for _, part in value.ranges) / len(value.ranges)
    if known is not None and value.kind == "holding":
        held = known.mine if value.seats.kind in ("self", "actor", "holder") else known.theirs
        return _count(held, value.word)
    if known is not None and value.kind == "x":
        return float(known.paid(value.word))
    if known is not None and value.kind == "lost":
        return known.lost
    return GUESS


def _count(held: Mapping[str, int | str], what: str) -> float:
    """How many of them; a word is no number."""
    n = held.get(what, 0)
    return float(n) if isinstance(n, int) else 0.0


def _asks_round(effect: Any) -> bool | None:
    return effect.guard.asks_round() if effect.guard is not None else None
