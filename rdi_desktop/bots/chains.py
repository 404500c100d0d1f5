# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards in a chain: which to add next, and their best targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.summary import parts_of
from rdi_desktop.bots.toughness import takes
from rdi_desktop.engine.language import deeds

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.estimate import Part

LONGEST = 5
"""The most cards looked ahead."""
CARD = 0.3
"""Points for using up a card, which may be worth more later."""
DRAW = 0.6
"""Points for a card drawn, or discarded by another player."""


def chain_value(situation: Situation, chain: list[CardDef], lying: list[CardDef]) -> float:
    """The value of the best chain that begins with these cards."""
    best = worth(situation, chain) if len(chain) > 1 else 0.0
    if len(chain) < LONGEST:
        for i, card in enumerate(lying):
            if chain and chain[-1].needs != card.kind:
                continue
            best = max(best, chain_value(situation, [*chain, card], lying[:i] + lying[i + 1 :]))
    return best


def worth(situation: Situation, chain: list[CardDef]) -> float:
    """The value of a chain: all cards but the last act."""
    return sum(acting(situation, card) for card in chain[:-1]) - CARD * len(chain)


def acting(situation: Situation, card: CardDef) -> float:
    """The value of one card of a chain, with its best targets."""
    return sum(aimed(situation, part) for part in parts_of(card))


def aimed(situation: Situation, part: Part) -> float:
    """The value of one effect, at its best target."""
    if part.who in ("player", "another") or part.slot is not None:
        seats = situation.others if part.who == "another" else list(situation.evaluation.seats)
        return max((at(situation, part, [seat]) for seat in seats), default=0.0)
    mine = [situation.me]
    crowd = {"self": mine, "actor": mine, "others": situation.others, "everyone": list(situation.evaluation.seats)}
    return at(situation, part, crowd[part.who])


def at(situation: Situation, part: Part, seats: list[int]) -> float:
    """The value of one effect on these seats."""
    if part.deed in (deeds.DRAW, deeds.DISCARD):
        sign = 1 if (part.deed is deeds.DRAW) == (seats == [situation.me]) else -1
        return sign * DRAW * max(1.0, part.number)
    gold = -abs(part.gold) if part.deed is deeds.PAY else part.gold
    change = {seat: [part.fortitude, part.alcohol, gold] for seat in seats}
    for seat in situation.takings.keys() & change:
        if seat != situation.me:
            change[seat][:2] = takes(situation.takings[seat], *change[seat][:2])
    if part.deed is deeds.PAY and part.to in ("self", "actor"):
        change.setdefault(situation.me, [0, 0, 0])[2] += abs(part.gold) * len(seats)
    return situation.evaluation.value(change)


def lying(situation: Situation, pile: str) -> list[CardDef]:
    """The player's open cards of a side deck."""
    cards = [situation.content.card(shown.definition) for shown in situation.mat.in_play]
    return [card for card in cards if card.pile == pile]


def next_value(situation: Situation, chained: list[CardDef], card: CardDef | None) -> float:
    """The value of chaining that card next, or (None) of ending the chain."""
    if card is None:
        return worth(situation, chained)
    rest = lying(situation, card.pile)
    rest.remove(card)
    return chain_value(situation, [*chained, card], rest)


def target_value(situation: Situation, card: CardDef, seats: tuple[int, ...]) -> float:
    """The value of a card's effects on the picked seats."""
    mine = [seat for seat in seats if seat in situation.evaluation.seats]
    return sum(at(situation, part, mine) for part in parts_of(card) if part.slot is not None)
