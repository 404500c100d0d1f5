# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card does, in a few plain numbers: read from its effects, so that no player needs to know any card by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.core import Effect, estimated, walk
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.known import Known

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef, Mode
    from rdi_desktop.engine.language.character import CharacterDef


def parts_of(
    card: CardDef, mode: int | None = None, paid: tuple[str, ...] = (), known: Known | None = None
) -> tuple[Part, ...]:
    """What the card does in that mode, with the improvements paid for and those that are known to hold."""
    if not card.modes:
        return ()
    if known is not None and (known.plus or depends(card, mode or 0)):
        return _read(card, mode or 0, paid, known)
    return _estimate(card, mode or 0, paid)


@lru_cache(maxsize=1 << 10)
def ability_parts(owner: CardDef | CharacterDef, id: str) -> tuple[Part, ...]:
    """What an ability of a character or of a card does."""
    return tuple(part for one in owner.abilities if one.id == id for part in estimated(one.mode.do, Estimate()))


@dataclass(frozen=True, slots=True)
class Blow:
    """One loss, gain or payment of one seat."""

    fortitude: float
    alcohol: float
    gold: float
    pays: bool
    """Gold is paid: as much as there is."""
    to_me: bool
    """And I get it."""
    ground: str
    """Why it is good or bad where it comes to somebody else; of a payment it depends."""
    own_ground: str
    """And where it comes to me."""

    @classmethod
    def of(cls, part: Part) -> Blow:
        """One part of a card."""
        fortitude, alcohol, gold = part.fortitude, part.alcohol, part.gold
        if part.deed is deeds.PAY:
            return cls(fortitude, 0, abs(gold), True, part.to in ("self", "actor"), "", "")
        ground = "hurts" if fortitude < 0 else "makes_drunk" if alcohol > 0 else "pays"
        own = "heals" if fortitude > 0 or alcohol < 0 else "earns" if gold > 0 else "pays"
        return cls(fortitude, alcohol, gold, False, False, ground, own)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a card does when it is played in some way, sorted for whoever weighs it again and again."""

    counted: tuple[Part, ...]
    """Parts that change the numbers of those they are about."""
    special: tuple[Part, ...]
    """Parts that do more than change numbers."""
    slots: tuple[int, ...]
    """The picks of the announcement that parts are about, in text order."""
    blow: Blow | None
    """If all that the card does is one loss, gain or payment of whoever is picked, that: half of all that is weighed."""
    reply: Part | None
    """If all that the card does is one thing to what it answers, that: most of the other half."""


def plan_of(parts: Iterable[Part], running: bool) -> Plan:
    """Those of the parts that hold with or without a Round of Gambling running."""
    now = at_hand(parts, running)
    only = now[0] if len(now) == 1 else None
    blow = only is not None and only.slot is not None and only.deed in (deeds.LOSE, deeds.GAIN, deeds.PAY)
    return Plan(
        tuple(part for part in now if part.deed.counted),
        tuple(part for part in now if not part.deed.plain),
        tuple(sorted({part.slot for part in now if part.slot is not None})),
        Blow.of(only) if blow and only is not None else None,
        only if only is not None and only.deed.answers else None,
    )


def settled(card: CardDef, mode: int, paid: tuple[str, ...], running: bool) -> Plan | None:
    """What a card does that does not depend on the table; None if it does. Most cards do not: they are read once."""
    if not card.modes:
        return plan_of((), running)
    if depends(card, mode):
        return None
    plan = plan_of(_estimate(card, mode, paid), running)
    return replace(plan, blow=None, reply=None) if card.body or card.takes_control else plan


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
    found = [effect for effects in lists for effect in walk(effects)]
    return any(effect.LOOKS or any(map(_open, vars(effect).values())) for effect in found)


def _open(value: Any) -> bool:
    """Whether a value, or an amount in it, is one that `Known` says more about."""
    if isinstance(value, dict):
        return any(_open(each) for each in value.values())
    return isinstance(value, Amount) and value.depends()


@lru_cache(maxsize=1 << 13)
def _estimate(card: CardDef, mode: int, paid: tuple[str, ...]) -> tuple[Part, ...]:
    return _read(card, mode, paid, None)


def _read(card: CardDef, mode: int, paid: tuple[str, ...], known: Known | None) -> tuple[Part, ...]:
    return tuple(estimated([*_effects(card.modes[mode], paid, known), *card.announced, *card.after], Estimate(known)))


def branches_of(card: CardDef, mode: int | None, verb: str) -> list[tuple[Part, ...]]:
    """What each answer leads to where the card asks somebody with that verb."""
    if card.modes:
        for effect in walk((*card.modes[mode or 0].do, *card.after)):
            if verb == effect.VERB:
                return [tuple(estimated(effects, Estimate())) for effects in effect.branches()]
    return []


def summary(card: CardDef) -> dict[str, Any]:
    """The card in a flat mapping, for people and for tests: lose_fortitude, targets, negates, ignores, order …"""
    found: dict[str, Any] = {"type": card.types[0]}
    ignores: list[str] = []
    for mode in range(len(card.modes)):
        for part in parts_of(card, mode):
            if part.slot is not None or part.who in ("others", "everyone", "source"):
                found.setdefault("targets", part.who)
            for attribute in ("fortitude", "alcohol", "gold"):
                number = getattr(part, attribute)
                if number:
                    found[f"{'lose' if number < 0 else 'gain'}_{attribute}"] = abs(number)
            if part.deed is deeds.NEGATE:
                found["negates"] = True
            elif part.deed is deeds.IGNORE:
                ignores += [kind for kind in card.moments if kind in ("play", "drink", "event") and kind not in ignores]
            elif part.deed not in (deeds.LOSE, deeds.GAIN, deeds.PAY, deeds.GIVE):
                found[part.deed.word] = part.number or True
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
