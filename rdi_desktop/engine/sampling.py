# SPDX-License-Identifier: GPL-3.0-or-later
"""Worlds that are possible for a seat: everything it cannot see is dealt again (see docs/border.md)."""

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
    """How the cards lay after they were dealt again."""

    seat: int
    """The seat for which they were dealt."""
    moment: int
    """Number of commands of the game at that time."""
    rng: int
    hidden: list[list[int]]
    """The cards of every place that the seat cannot see, in the order of the places."""
    given_away: dict[int, tuple[int, int]]
    """Cards given to other seats: card → (giver, number of the gift)."""

    @classmethod
    def of(cls, table: Table, seat: int, moment: int) -> Deal:
        """The cards as they lie now."""
        hidden = [pile.cards[:] for pile in table.piles() if not pile.seen_by(seat)]
        return cls(seat, moment, table.rng, hidden, table.given_away.copy())

    def lay(self, table: Table) -> None:
        """Lay them in the same way at the same point of the game."""
        table.rng = self.rng
        places = [pile.cards for pile in table.piles() if not pile.seen_by(self.seat)]
        for cards, lay in zip(places, self.hidden, strict=True):
            cards[:] = lay
        table.given_away = self.given_away.copy()
        if table.coins:
            coins.count(table)


def deal_unseen(table: Table, seat: int, seed: int, known: Collection[int] = ()) -> None:
    """Deal the cards of all places that the seat cannot see again: each place gets as many of each back as it had.

    The back shows the deck or side deck of a card wherever it lies: a card may be any other unseen card with the same back. `known`: cards
    that the seat is looking at, which stay where they are. Cards that its side has given away are known to it as well. The result depends
    only on the seed and on what the seat may know, not on where the hidden cards really are.
    """
    chance = Random(seed)
    table.rng = chance.rng ^ 0x5DEECE66D
    known = {
        *known,
        *table.open_tops(),
        *(entry.card for entry in table.stack if entry.card is not None),
    }  # laid aside as its play resolved: everybody has seen it
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
"""Where a card lies that was given away: its pile, its position, and (giver, number of the gift)."""


def mix_gifts(table: Table, seat: int, places: list[Pile], chance: Random) -> tuple[set[int], list[Gift]]:
    """A side remembers which cards it gave away; of cards with one back given at the same time, not which of them lies where.

    Returns those cards, and the places of all cards that were given away.
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
    """Cards that lie in a place of their own as soon as they are drawn are in no hand: swap them with other cards of the deck [530]."""
    for where in table.seats:
        if not where.areas or seat in table.allies(where.index):
            continue
        laid = {card for card, _ in lying_by_itself(table, where, [*where.hand, *where.deck])}
        others = [i for i, card in enumerate(where.deck) if card not in laid and card not in known]
        for i, card in enumerate(where.hand):
            if card in laid and card not in known and others:
                at = others.pop()
                where.hand[i], where.deck[at] = where.deck[at], card
