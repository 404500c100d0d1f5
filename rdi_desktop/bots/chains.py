# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards in a chain: which to add next, and their best targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.summary import parts_of
from rdi_desktop.bots.toughness import takes
from rdi_desktop.engine.language import deeds

if TYPE_CHECKING:
    from rdi_desktop.bots.reading import Reading
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.estimate import Part

LONGEST = 5
"""The most cards looked ahead."""
CARD = 0.3
"""Points for using up a card, which may be worth more later."""
DRAW = 0.6
"""Points for a card drawn, or discarded by another player."""


def chain_value(reading: Reading, chain: list[CardDef], lying: list[CardDef]) -> float:
    """The value of the best chain that begins with these cards."""
    best = worth(reading, chain) if len(chain) > 1 else 0.0
    if len(chain) < LONGEST:
        for i, card in enumerate(lying):
            if chain and chain[-1].needs != card.kind:
                continue
            best = max(best, chain_value(reading, [*chain, card], lying[:i] + lying[i + 1 :]))
    return best


def worth(reading: Reading, chain: list[CardDef]) -> float:
    """The value of a chain: all cards but the last act."""
    return sum(acting(reading, card) for card in chain[:-1]) - CARD * len(chain)


def acting(reading: Reading, card: CardDef) -> float:
    """The value of one card of a chain, with its best targets."""
    return sum(aimed(reading, part) for part in parts_of(card))


def aimed(reading: Reading, part: Part) -> float:
    """The value of one effect, at its best target."""
    if part.who in ("player", "another") or part.slot is not None:
        seats = reading.others if part.who == "another" else list(reading.evaluation.seats)
        return max((at(reading, part, [seat]) for seat in seats), default=0.0)
    mine = [reading.me]
    crowd = {"self": mine, "actor": mine, "others": reading.others, "everyone": list(reading.evaluation.seats)}
    return at(reading, part, crowd[part.who])


def at(reading: Reading, part: Part, seats: list[int]) -> float:
    """The value of one effect on these seats."""
    if part.deed in (deeds.DRAW, deeds.DISCARD):
        sign = 1 if (part.deed is deeds.DRAW) == (seats == [reading.me]) else -1
        return sign * DRAW * max(1.0, part.number)
    gold = -abs(part.gold) if part.deed is deeds.PAY else part.gold
    change = {seat: [part.fortitude, part.alcohol, gold] for seat in seats}
    for seat in reading.takings.keys() & change:
        if seat != reading.me:
            change[seat][:2] = takes(reading.takings[seat], *change[seat][:2])
    if part.deed is deeds.PAY and part.to in ("self", "actor"):
        change.setdefault(reading.me, [0, 0, 0])[2] += abs(part.gold) * len(seats)
    return reading.evaluation.value(change)


def lying(reading: Reading, pile: str) -> list[CardDef]:
    """The player's open cards of a side deck."""
    cards = [reading.content.card(shown.definition) for shown in reading.mat.in_play]
    return [card for card in cards if card.pile == pile]


def next_value(reading: Reading, chained: list[CardDef], card: CardDef | None) -> float:
    """The value of chaining that card next, or (None) of ending the chain."""
    if card is None:
        return worth(reading, chained)
    rest = lying(reading, card.pile)
    rest.remove(card)
    return chain_value(reading, [*chained, card], rest)


def target_value(reading: Reading, card: CardDef, seats: tuple[int, ...]) -> float:
    """The value of a card's effects on the picked seats."""
    mine = [seat for seat in seats if seat in reading.evaluation.seats]
    return sum(at(reading, part, mine) for part in parts_of(card) if part.slot is not None)
