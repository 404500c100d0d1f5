# SPDX-License-Identifier: GPL-3.0-or-later
"""The answers to a question that are worth trying out: the one a sensible player would give, and similar ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Weighed
from rdi_desktop.bots.card_facts import worth_in_hand

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.asked import DecisionTold, OptionTold

Picks = tuple[str, ...]

MOST, DISCARDS = 5, 9
"""The most answers that are tried: with more, each would be tried in too few worlds. Discards get more, since the best number of them is
hard to guess."""


def answers(situation: Situation, decision: DecisionTold, advised: Picks, weighed: Iterable[Weighed]) -> list[Picks]:
    """Different answers: the advised one first, then the best of those weighed; of copies of a card only one."""
    wanted: list[Picks] = [advised, *(each.picks for each in weighed)]
    if decision.kind == "discard":
        wanted += _more_and_fewer(situation, decision, advised)
    wanted.append(decision.default)
    if decision.max == 1:
        wanted += [(option.id,) for option in decision.options]
        wanted += [()] if decision.min == 0 else []
    else:
        wanted += _near(decision, advised)
    found: dict[object, Picks] = {}
    for picks in wanted:
        if decision.min <= len(picks) <= decision.max:
            found.setdefault(_meaning(situation, decision, picks), picks)
    return list(found.values())[: DISCARDS if decision.kind == "discard" else MOST]


def _more_and_fewer(situation: Situation, decision: DecisionTold, picks: Picks) -> Iterator[Picks]:
    """The least valuable cards of the hand, in every number, those next to the advised number first."""
    worths = worth_in_hand(list(situation.hand.values()), others=len(situation.others))
    values = dict(zip(situation.hand, worths, strict=True))
    mine = [option for option in decision.options if option.card in values]
    ids = [option.id for option in sorted(mine, key=lambda option: values[option.card or 0])]
    numbers = range(len(ids) + 1)
    for number in sorted(numbers, key=lambda number: (abs(number - len(picks)), -number)):
        yield tuple(ids[:number])


def _near(decision: DecisionTold, picks: Picks) -> Iterator[Picks]:
    """One more, one less, or, if all have to be picked, the same in another order."""
    ids = [option.id for option in decision.options]
    if decision.min == len(ids):
        yield from permutations(ids)
        return
    for id in ids:
        yield tuple(each for each in picks if each != id) if id in picks else (*picks, id)
    for gone in picks:
        for id in ids:
            if id not in picks:
                yield tuple(id if each == gone else each for each in picks)


def _meaning(situation: Situation, decision: DecisionTold, picks: Picks) -> object:
    """A key that equivalent answers share: copies of a card are interchangeable."""
    options = [option for id in picks if (option := decision.option(id)) is not None]
    meant = [_same(situation, option) for option in options]
    return tuple(meant) if decision.min == len(decision.options) else tuple(sorted(meant, key=repr))


def _same(situation: Situation, option: OptionTold) -> object:
    card = situation.card(option.card)
    if card is None or option.spend or option.args:
        return option.id
    return (option.kind, card.id, option.targets, option.on, option.mode, option.ability)
