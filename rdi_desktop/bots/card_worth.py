# SPDX-License-Identifier: GPL-3.0-or-later
"""The worth of a card in the hand: which to keep, which to discard for better ones, which to spend first."""

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
"""The average worth of an unseen card of a deck: cards below it are discarded."""
IDLE = 1.0
"""How much more it is worth to a player without an Action to play."""

_DISCARD = 0.4
"""Points for a card that another player must discard."""
_EACH = {"others": 0.75, "everyone": 0.4}
"""Weight of each other seat for an effect on all of them."""
LATER = 0.7
"""Factor on a card that comes by chance and lies open."""
TURNS = 2.5
"""Expected number of turns that a thing stays in play: others attack it, or something better takes its place."""
_ROUND = 0.7
"""How often per round of the table a standing change applies."""
_CARD = 0.5
"""Points per turn for one more card in hand."""
_ORDER = 0.3
"""Points per turn for one more Drink to order."""
_ACTION = 1.0
"""Points per turn for one more Action."""


@lru_cache(maxsize=1 << 13)
def worth(card: CardDef, others: int = 3) -> float:
    """The worth of a single copy against so many others."""
    best = max((_sum(parts_of(card, mode), others) for mode in range(len(card.modes))), default=0.0)
    if card.body:
        best += each_turn(card)
    if card.takes_control:
        best += 0.9 if "cheating" in card.types else 0.6
    return max(0.1, best)


@lru_cache(maxsize=1 << 10)
def worth_from(card: CardDef, place: str) -> float:
    """The same for a card that lies aside in a place of its player, and is played from there."""
    known = Known({PlayedFrom.WORD: place}, {}, {})
    return max((_sum(parts_of(card, mode, (), known)) for mode in range(len(card.modes))), default=0.0)


@lru_cache(maxsize=1 << 8)
def turned_up(character: CharacterDef, pile: str) -> float:
    """The average worth of revealing a card of a side deck, to be played later, kept open, or acting at once."""
    cards = [card for card in character.deck if card.pile == pile]
    copies = sum(card.copies for card in cards)
    return sum(card.copies * _turned(card) for card in cards) / copies if copies else 0.0


def _turned(card: CardDef) -> float:
    if card.lying is not None:
        return LATER * worth(card)
    return _sum(parts_of(card)) + each_turn(card)


def as_gold(card: CardDef) -> float:
    """The worth of an open card that counts as Gold, apart from its Gold: as its file says, or by its effects."""
    if card.worth:
        return card.worth
    return LATER * worth(card) if card.lying is not None else each_turn(card)


@lru_cache(maxsize=1 << 10)
def each_turn(card: CardDef) -> float:
    """The worth of a card as long as it lies before a player: its abilities, and its standing changes as if they were effects."""
    return TURNS * (beside(card.standing) + _sum((*_acts(card), *holds(card.standing))))


def beside(standing: Iterable[Standing]) -> float:
    """Points per turn for standing changes that are no numbers: cards, orders, Actions."""
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
    """Standing changes as parts, for one round of the table."""
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
    """The worth of one effect: on others, on its player, or on the better of both."""
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
    """(the group of similar cards, the factor on the worth of each further card of the group)."""
    if "action-gambling" in card.types:
        return "round", 0.45
    if card.takes_control:
        return "control", 0.8
    if "action" in card.types:
        return "action", 0.75
    done = sorted({part.deed.word for mode in range(len(card.modes)) for part in parts_of(card, mode)})
    return "+".join(done), 0.75
