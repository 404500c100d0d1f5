# SPDX-License-Identifier: GPL-3.0-or-later
"""Worlds that a seat holds possible: everything it cannot see is dealt again (see ARCHITECTURE, "Bots")."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.rules import coins
from rdi_desktop.engine.rules.cards import lying_by_itself
from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.engine.state.places import Pile
    from rdi_desktop.engine.state.table import Back, Table


class Deal(NamedTuple):
    """How the cards lay once they had been dealt again."""

    seat: int
    """For whom."""
    moment: int
    """After how many commands of the game."""
    rng: int
    hidden: list[list[int]]
    """The cards of every place that the seat cannot see, in the order of the places."""
    given_away: dict[int, tuple[int, int]]
    """Who has given which of them to somebody else."""

    @classmethod
    def of(cls, table: Table, seat: int, moment: int) -> Deal:
        """As they lie now."""
        hidden = [pile.cards[:] for pile in table.piles() if not pile.seen_by(seat)]
        return cls(seat, moment, table.rng, hidden, table.given_away.copy())

    def lay(self, table: Table) -> None:
        """Lay them in the same way at the same moment of the game."""
        table.rng = self.rng
        places = [pile.cards for pile in table.piles() if not pile.seen_by(self.seat)]
        for cards, lay in zip(places, self.hidden, strict=True):
            cards[:] = lay
        table.given_away = self.given_away.copy()
        if table.coins:
            coins.count(table)


def deal_unseen(table: Table, seat: int, seed: int, known: Collection[int] = ()) -> None:
    """Deal the cards of all places that the seat cannot see again: each place gets as many of each back as it had.

    The back tells whose deck or side deck a card is from, wherever it lies: a card may be any other of the same back that is unseen.
    `known`: cards that it looks at just now, which stay where they are. What its side has given to somebody else it knows as well. What
    comes of it follows from the seed and from what the seat may know: how the cards truly lie makes no difference.
    """
    chance = Random(seed)
    table.rng = chance.rng ^ 0x5DEECE66D
    known = {
        *known,
        *table.open_tops(),
        *(entry.card for entry in table.stack if entry.card is not None),
    }  # laid aside as its play resolves: all have seen it
    places = [pile for pile in table.piles() if not pile.seen_by(seat)]
    gifts: list[Gift] = []
    if table.given_away:
        remembered, gifts = mix_gifts(table, seat, places, chance)
        known |= remembered
    unseen: dict[Back, list[int]] = {}
    for card in sorted(card for pile in places for card in pile.cards if card not in known):
        unseen.setdefault(table.back(card), []).append(card)
    for alike in unseen.values():
        chance.shuffle(alike)
    for pile in places:
        free = [place for place, card in enumerate(pile.cards) if card not in known]
        backs = [table.back(pile.cards[place]) for place in free]
        if pile.place.heaped and len(set(backs)) > 1:
            backs.sort()
            chance.shuffle(backs)
        for place, back in zip(free, backs, strict=True):
            pile.cards[place] = unseen[back].pop()
    table.given_away = {pile.cards[place]: given for pile, place, given in gifts}
    keep_off_hands(table, seat, known)
    if table.coins:
        coins.count(table)


Gift = tuple["Pile", int, tuple[int, int]]
"""Where a card lies that somebody has given away: in which pile, at which place; and who has given it, in which gift."""


def mix_gifts(table: Table, seat: int, places: list[Pile], chance: Random) -> tuple[set[int], list[Gift]]:
    """What the side of a seat has given away it remembers; of cards with one back that were given at once, not which lies where.

    Which cards those are; and where all that anybody has given lies.
    """
    side, mine = table.allies(seat), set[int]()
    found: list[Gift] = []
    for pile in places:
        alike: dict[tuple[int, Back], list[int]] = {}
        for place, card in enumerate(pile.cards):
            if card in table.given_away:
                alike.setdefault((table.given_away[card][1], table.back(card)), []).append(place)
        for spots in alike.values():
            own = sorted(pile.cards[place] for place in spots if table.given_away[pile.cards[place]][0] in side)
            others = [pile.cards[place] for place in spots if pile.cards[place] not in own]
            mine.update(own)
            free = spots[:]
            chance.shuffle(free)
            for place, card in zip(free, [*own, *others], strict=True):
                pile.cards[place] = card
            gifts = [table.given_away[card] for card in own] + sorted(table.given_away[card] for card in others)
            found += [(pile, place, gift) for place, gift in zip(free, gifts, strict=True)]
    return mine, found


def keep_off_hands(table: Table, seat: int, known: Collection[int]) -> None:
    """What lies in a place as soon as it is drawn is in nobody's hand: it changes places with another card of the deck [530]."""
    for where in table.seats:
        if not where.areas or seat in table.allies(where.index):
            continue
        laid = {card for card, _ in lying_by_itself(table, where, [*where.hand, *where.deck])}
        others = [i for i, card in enumerate(where.deck) if card not in laid and card not in known]
        for i, card in enumerate(where.hand):
            if card in laid and card not in known and others:
                at = others.pop()
                where.hand[i], where.deck[at] = where.deck[at], card
