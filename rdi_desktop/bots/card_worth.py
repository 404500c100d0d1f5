# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card is worth in the hand: what to keep, what to discard to dig for better, what to spend first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.bots.summary import parts_of
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.conditions import PlayedFrom
from rdi_desktop.engine.language.core import estimated
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.known import Known

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.language.standing import Standing

DRAW = 1.15
"""What an unseen card of a deck is worth on average: worse cards are surplus."""
IDLE = 1.0
"""How much more it is worth to somebody who has no Action to play."""

_DISCARD = 0.4
"""Points for a card that somebody else must discard."""
_EACH = {"others": 0.75, "everyone": 0.4}
"""What it counts for each of the others that something happens to all of them."""
LATER = 0.7
"""How much less a card is worth that comes by chance and lies there for all to see."""
TURNS = 2.5
"""For so many turns a thing is thought to stay there: others aim at it, or something better takes its place."""
_ROUND = 0.7
"""How often in a turn of the table something comes that a standing change is about."""
_CARD = 0.5
"""Points for a card more in the hand, each turn."""
_ORDER = 0.3
"""Points for a Drink more to order, each turn."""
_ACTION = 1.0
"""Points for an Action more, each turn."""


@lru_cache(maxsize=1 << 13)
def worth(card: CardDef, others: int = 3) -> float:
    """The worth of one copy held by itself, against so many others."""
    best = max((_sum(parts_of(card, mode), others) for mode in range(len(card.modes))), default=0.0)
    if card.body:
        best += each_turn(card)
    if card.takes_control:
        best += 0.9 if "cheating" in card.types else 0.6
    return max(0.1, best)


@lru_cache(maxsize=1 << 10)
def worth_from(card: CardDef, place: str, others: int = 3) -> float:
    """The same of a card that lies aside in a place of its player's, and is played from there."""
    known = Known({PlayedFrom.WORD: place}, {}, {})
    return max((_sum(parts_of(card, mode, (), known), others) for mode in range(len(card.modes))), default=0.0)


@lru_cache(maxsize=1 << 8)
def turned_up(character: CharacterDef, pile: str) -> float:
    """The worth of a card of a side deck that is turned up, on average: played later, lying there, or acting at once."""
    cards = [card for card in character.deck if card.pile == pile]
    copies = sum(card.copies for card in cards)
    return sum(card.copies * _turned(card) for card in cards) / copies if copies else 0.0


def _turned(card: CardDef) -> float:
    if card.lying is not None:
        return LATER * worth(card)
    return _sum(parts_of(card)) + each_turn(card)


def as_gold(card: CardDef) -> float:
    """What an open card that counts as Gold is worth to whoever has it, beside that: its file says so, or what it does does."""
    if card.worth:
        return card.worth
    return LATER * worth(card) if card.lying is not None else each_turn(card)


def each_turn(card: CardDef) -> float:
    """The worth of a card that lies before somebody, for what it does there by itself or once in each turn."""
    return TURNS * (beside(card.standing) + _sum(parts_each_turn(card)))


@lru_cache(maxsize=1 << 10)
def parts_each_turn(card: CardDef) -> tuple[Part, ...]:
    """What a card comes to each turn while it lies before somebody: what its abilities do, and what holds, as if it were done."""
    return (*_acts(card), *holds(card.standing))


def beside(standing: Iterable[Standing]) -> float:
    """Points each turn for what shows in no numbers: cards, orders, Actions."""
    points = 0.0
    for one in standing:
        for more, each in ((one.hand_size, _CARD), (one.orders, _ORDER), (one.actions, _ACTION)):
            points += each * more if isinstance(more, int) else each
    return points


def _acts(card: CardDef) -> Iterator[Part]:
    for ability in card.abilities:
        if ability.cost is None and ("phase" in ability.once or ability.ticked):
            yield from estimated(ability.mode.do, Estimate())


def holds(standing: Iterable[Standing]) -> Iterator[Part]:
    """What holds by itself in a turn of the table, as if it were done."""
    at = Estimate()
    for one in standing:
        if one.caused is not None:
            yield Part(deeds.LOSE, "another", 0, -_ROUND * one.caused.lose_fortitude, _ROUND * one.caused.gain_alcohol)
        if one.taken is not None:
            yield at.part(
                deeds.GAIN, fortitude=-_ROUND * one.taken.lose_fortitude, alcohol=_ROUND * one.taken.gain_alcohol
            )
        if one.gold_gain is not None:
            yield at.part(deeds.GAIN, gold=_ROUND * one.gold_gain.plus)


def _sum(parts: Iterable[Part], others: int = 3) -> float:
    return sum(_part(part, others) for part in parts)


def _part(part: Part, others: int) -> float:
    """One effect: on others, on its player, or on whoever it is better for."""
    crowd = max(1.0, _EACH.get(part.who, 0.0) * others)
    attack = -part.fortitude + part.alcohol
    mine = -attack * 0.85 + part.gold
    theirs = (attack * 0.6 - (0.9 if part.to in ("self", "actor") else 0.35) * part.gold) * crowd
    deed = part.deed
    if deed is deeds.DISCARD and part.to == "hand":
        return _DISCARD * part.number * (-1 if part.who == "self" else crowd)
    if deed is deeds.DRAW and part.who != "self":
        return -_DISCARD * part.number * crowd
    if deed.per is not None:
        return deed.held + deed.per * attack
    numbers = mine if part.who == "self" else max(mine, theirs) if part.who == "player" else theirs
    return numbers + deed.held + deed.each * max(0.0, part.number)


def shrinking(card: CardDef) -> tuple[str, float]:
    """(the group in which it competes with other cards, how much less the next one of the group is worth)."""
    if "action-gambling" in card.types:
        return "round", 0.45
    if card.takes_control:
        return "control", 0.8
    if "action" in card.types:
        return "action", 0.75
    done = sorted({part.deed.word for mode in range(len(card.modes)) for part in parts_of(card, mode)})
    return "+".join(done), 0.75
