# SPDX-License-Identifier: GPL-3.0-or-later
"""The answers to a question that are worth trying out: the one a regular would give, and all that mean something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING

from rdi_desktop.bots.breaking import ready_cards, stands_alone
from rdi_desktop.bots.card_facts import worth_in_hand
from rdi_desktop.engine.state.decisions import Answer, Command, Interject

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Playables
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.asked import DecisionTold, OptionTold

Picks = tuple[str, ...]

MOST = 14
"""The most answers that are tried."""


def answers(situation: Situation, decision: DecisionTold, advised: Command, playable: Playables) -> list[Command]:
    """Different answers, the advised one first; of copies of a card only one."""
    picks = advised.picks if isinstance(advised, Answer) else decision.default
    if decision.kind == "discard":
        wanted = [picks, *_more_and_fewer(situation, decision, picks)]
    elif decision.kind == "last_chance":  # what changes nothing is not played
        wanted = [decision.default, *((option.id,) for option in decision.options)]
    elif decision.max == 1:
        wanted = [picks, decision.default, *((option.id,) for option in decision.options), ()]
    else:
        wanted = [picks, decision.default, *_near(decision, picks)]
    found: dict[object, Command] = {}
    if isinstance(advised, Interject):
        found[_first(situation, decision, playable).get(advised.option)] = advised
    for each in wanted:
        if decision.min <= len(each) <= decision.max:
            found.setdefault(_meaning(situation, decision, each), Answer(decision.seat, each))
    if decision.kind == "action":
        for way, meaning in _first(situation, decision, playable).items():
            found.setdefault(meaning, Interject(decision.seat, way))
    return list(found.values())[:MOST]


def _first(situation: Situation, decision: DecisionTold, playable: Playables) -> dict[str, object]:
    """The ways to play a card before the question is answered, each with its meaning."""
    ready = ready_cards(situation, decision)
    ways = (way for each in playable() if each.card in ready for way in each.ways) if ready else ()
    return {
        way.id: ("first", _same(situation, way))
        for way in ways
        if way.kind == "play" and stands_alone(ready[way.card or 0], way)
    }


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
