# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that stay in play: what they do turn after turn, by themselves or when their owner has them act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.bots.chains import aimed
from rdi_desktop.engine.language.core import estimated
from rdi_desktop.engine.language.estimate import Estimate, Part

if TYPE_CHECKING:
    from rdi_desktop.bots.reading import Reading
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.standing import Standing

TURNS = 2.5
"""For so many turns a thing is thought to stay there: others aim at it, or something better takes its place."""
ROUND = 0.7
"""How often in a turn of the table something comes that a standing change is about."""
CARD = 0.5
"""Points for a card more in the hand, each turn."""
ORDER = 0.3
"""Points for a Drink more to order, each turn."""
ACTION = 1.0
"""Points for an Action more, each turn."""


@lru_cache(maxsize=1 << 10)
def parts_each_turn(card: CardDef) -> tuple[Part, ...]:
    """What a card comes to each turn while it lies before somebody: what its abilities do, and what holds, as if it were done."""
    return (*_acts(card), *_holds(card.standing))


def beside(standing: Iterable[Standing]) -> float:
    """Points each turn for what shows in no numbers: cards, orders, Actions."""
    points = 0.0
    for one in standing:
        for more, each in ((one.hand_size, CARD), (one.orders, ORDER), (one.actions, ACTION)):
            points += each * more if isinstance(more, int) else each
    return points


def lasting_value(reading: Reading, card: CardDef) -> float:
    """Points for a card that comes to lie before me, as everybody stands."""
    return TURNS * (beside(card.standing) + sum(aimed(reading, part) for part in parts_each_turn(card)))


def standing_value(reading: Reading, standing: Iterable[Standing], held: Mapping[str, int | str]) -> float:
    """Points for what holds for me by itself, each turn, with these tokens and markers."""
    now = [one for one in standing if one.if_ is not None and one.if_.likely(held)]
    return beside(now) + sum(aimed(reading, part) for part in _holds(now))


def _acts(card: CardDef) -> Iterator[Part]:
    for ability in card.abilities:
        if ability.cost is None and ("phase" in ability.once or ability.ticked):
            yield from estimated(ability.mode.do, Estimate())


def _holds(standing: Iterable[Standing]) -> Iterator[Part]:
    at = Estimate()
    for one in standing:
        if one.caused is not None:
            yield Part("lose", "another", 0, -ROUND * one.caused.lose_fortitude, ROUND * one.caused.gain_alcohol)
        if one.taken is not None:
            yield at.part("gain", fortitude=-ROUND * one.taken.lose_fortitude, alcohol=ROUND * one.taken.gain_alcohol)
        if one.gold_gain is not None:
            yield at.part("gain", gold=ROUND * one.gold_gain.plus)
