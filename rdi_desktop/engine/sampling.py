# SPDX-License-Identifier: GPL-3.0-or-later
"""Worlds that a seat holds possible: everything it cannot see is dealt again (see ARCHITECTURE, "Bots")."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.engine.state.table import Table


class Deal(NamedTuple):
    """How the cards lay once they had been dealt again."""

    seat: int
    """For whom."""
    moment: int
    """After how many commands of the game."""
    rng: int
    hidden: list[list[int]]
    """The cards of every place that the seat cannot see, in the order of the places."""

    @classmethod
    def of(cls, table: Table, seat: int, moment: int) -> Deal:
        """As they lie now."""
        return cls(seat, moment, table.rng, [pile.cards[:] for pile in table.piles() if not pile.seen_by(seat)])

    def lay(self, table: Table) -> None:
        """Lay them in the same way at the same moment of the game."""
        table.rng = self.rng
        places = [pile.cards for pile in table.piles() if not pile.seen_by(self.seat)]
        for cards, lay in zip(places, self.hidden, strict=True):
            cards[:] = lay


def deal_unseen(table: Table, seat: int, seed: int, known: Collection[int] = ()) -> None:
    """Deal the cards of all places that the seat cannot see again: each place gets as many as it had, from those that may lie there.

    `known`: cards that it looks at just now, which stay where they are. What comes of it follows from the seed and from what the seat may
    know: how the cards truly lie makes no difference.
    """
    chance = Random(seed)
    table.rng = chance.rng ^ 0x5DEECE66D
    known = {
        *known,
        *(entry.card for entry in table.stack if entry.card is not None),
    }  # laid aside as its play resolves: all have seen it
    mixtures: dict[tuple[object, ...], list[list[int]]] = {}
    for number, pile in enumerate(table.piles()):
        if not pile.seen_by(seat):
            mixes = pile.place.mixes
            mixture: tuple[object, ...] = (mixes, pile.seat) if mixes in ("seat", "dealt") else (mixes or number,)
            if mixes == "side" and pile.seat is not None and pile.cards:
                deck = table.cards[pile.cards[0]].pile
                mixture = ("seat", pile.seat) if deck in table.seats[pile.seat].joins else (mixes, pile.seat, deck)
            mixtures.setdefault(mixture, []).append(pile.cards)
    for piles in mixtures.values():
        unseen: dict[str, list[int]] = {}
        for card in sorted(card for cards in piles for card in cards if card not in known):
            unseen.setdefault(table.cards[card].pile, []).append(card)  # the backs tell of which deck each is
        for backs in unseen.values():
            chance.shuffle(backs)
        for cards in piles:
            cards[:] = [card if card in known else unseen[table.cards[card].pile].pop() for card in cards]
