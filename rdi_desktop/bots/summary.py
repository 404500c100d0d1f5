# SPDX-License-Identifier: GPL-3.0-or-later
"""The effects of a card in a few numbers, so that players need to know no card by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

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
    """The parts of a card in that mode, with the improvements that are paid for or known to hold."""
    if not card.modes:
        return ()
    if known is not None and (known.plus or depends(card, mode or 0)):
        return _read(card, mode or 0, paid, known)
    return _estimate(card, mode or 0, paid)


@lru_cache(maxsize=1 << 10)
def ability_parts(owner: CardDef | CharacterDef, id: str) -> tuple[Part, ...]:
    """The parts of an ability of a character or of a card."""
    return tuple(part for one in owner.abilities if one.id == id for part in estimated(one.mode.do, Estimate()))


@dataclass(frozen=True, slots=True)
class Plan:
    """What a card does when it is played in some way, sorted for repeated weighing."""

    counted: tuple[Part, ...]
    """Parts that change the numbers of the seats they name."""
    special: tuple[Part, ...]
    """Parts that do more than change numbers."""
    slots: tuple[int, ...]
    """The picks of the announcement to which parts refer, in the order of the text."""


def plan_of(parts: Iterable[Part], running: bool) -> Plan:
    """A plan of the parts that apply with or without a running Round of Gambling."""
    now = [part for part in parts if part.only_in_round is None or part.only_in_round == running]
    return Plan(
        tuple(part for part in now if part.deed.counted),
        tuple(part for part in now if not part.deed.plain),
        tuple(sorted({part.slot for part in now if part.slot is not None})),
    )


@lru_cache(maxsize=1 << 13)
def settled(card: CardDef, mode: int, paid: tuple[str, ...], running: bool) -> Plan | None:
    """The plan of a card, if it does not depend on the table; otherwise None. Most cards do not depend on it, and are read once."""
    if not card.modes:
        return plan_of((), running)
    if depends(card, mode):
        return None
    return plan_of(_estimate(card, mode, paid), running)


@lru_cache(maxsize=1 << 13)
def depends(card: CardDef, mode: int) -> bool:
    """Whether a number of the card depends on the table, so that it must be read at every play."""
    used = card.modes[mode]
    if any(better.cost is None for better in used.betters):
        return True
    lists = [used.do, card.after, *(better.instead or () for better in used.betters), *(b.add for b in used.betters)]
    found = [effect for effects in lists for effect in walk(effects)]
    return any(effect.LOOKS or any(map(_open, vars(effect).values())) for effect in found)


def _open(value: object) -> bool:
    """Whether a value, or an amount in it, depends on what `Known` describes."""
    if isinstance(value, dict):
        return any(_open(each) for each in value.values())
    return isinstance(value, Amount) and value.depends()


@lru_cache(maxsize=1 << 13)
def _estimate(card: CardDef, mode: int, paid: tuple[str, ...]) -> tuple[Part, ...]:
    return _read(card, mode, paid, None)


def _read(card: CardDef, mode: int, paid: tuple[str, ...], known: Known | None) -> tuple[Part, ...]:
    return tuple(estimated([*_effects(card.modes[mode], paid, known), *card.announced, *card.after], Estimate(known)))


def branches_of(card: CardDef, mode: int | None, verb: str) -> list[tuple[Part, ...]]:
    """The parts of each answer, where the card asks a player with that verb."""
    if card.modes:
        for effect in walk((*card.modes[mode or 0].do, *card.after)):
            if verb == effect.VERB:
                return [tuple(estimated(effects, Estimate())) for effects in effect.branches()]
    return []


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
