# SPDX-License-Identifier: GPL-3.0-or-later
"""The places where cards lie, each declared once: dealing, cloning, views, samples, arranged tables and discarding go over these.

The last card of a place is its top one. A new kind of pile is one line here, and an attribute of that name on `Seat` or `Table`. Side
decks are declared by their character, and are places of the last kinds here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

SeenBy = Literal["all", "owner", "nobody"]
Out = Literal["discarded", "returned", "given back", ""]


@dataclass(frozen=True, slots=True)
class Place:
    """One kind of place."""

    name: str
    seen: SeenBy
    """Who sees its cards. How many there are everybody sees."""
    heaped: bool = False
    """Whether others can tell only how many backs of each kind lie there, not their order."""
    played: Literal["as dealt", "as lying", ""] = ""
    """How its cards may be played from there: as what they are dealt for, as what they do while lying there, or not at all."""
    plays: str = ""
    """The kind of cards that may be played from there; '': any."""
    when_out: Out = ""
    """What becomes of its cards when their seat is out; '': they stay where they are. 'returned': they count as unused, so that a Prize
    lies in the Inn again. 'given back': they go to the hands of their owners."""


OF_SEAT = (
    Place("hand", "owner", heaped=True, played="as dealt"),
    Place("deck", "nobody", heaped=True),
    Place("discard", "all"),
    Place("drink_me", "nobody", when_out="discarded"),
    Place("in_play", "all", played="as lying", when_out="returned"),
    Place("box", "nobody"),
    Place("potted", "nobody"),
    Place("anted", "owner"),
)
"""What every seat has."""
OF_TABLE = (
    Place("drink_deck", "nobody"),
    Place("drink_discard", "all"),
    Place("bar_deck", "nobody"),
    Place("prizes", "all"),
    Place("prize_bin", "all"),
    Place("pot_cards", "all"),
    Place("rooms", "all"),
    Place("loot", "all"),
    Place("trick", "nobody"),
    Place("trick_discard", "all"),
    Place("tray", "nobody"),
)
"""Places in the middle of the table; None on a table that is played without them. The tray holds Drinks that have been ordered and are
looked at before they go to somebody."""
TAVERN_CARD = Place("taverns", "all")
"""The card of a tavern in a Pub Crawl, with its Event."""
TAVERN_DECK = Place("taverns", "nobody")
"""The Drinks of a tavern."""
TAVERN_DISCARD = Place("taverns", "all")
"""The Drinks of a tavern that have been drunk."""
SIDE_DECK = Place("piles", "nobody")
"""A side deck, by the name its character gives it."""
POOL = Place("piles", "owner")
"""Cards that lie aside, in a place named by the character, which declares who sees them and what is played from there."""
DEALT = Place("piles", "owner", played="as dealt")
"""Cards of a side deck that its player was dealt at the beginning; the rest is in the box. Once played they lie open."""
COINS = Place("piles", "nobody")
"""Cards of a side deck that count as Gold while they lie face down in the stash of the seat whose deck it is; the rest is in the box. Open
ones lie in play. In the pot lie open ones and face-down ones (`anted`) of that seat."""
SIDE_DISCARD = Place("spent", "all")
"""The discard pile of a side deck."""


class Pile(NamedTuple):
    """One place on a table, and the cards that lie there."""

    place: Place
    seat: int | None
    cards: list[int]
    owners: tuple[int, ...] = ()
    """Seats that see the cards of a place that only its owner sees: the owner, and teammates [207]."""

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: an onlooker) sees its cards."""
        return self.place.seen == "all" or (self.place.seen == "owner" and seat in self.owners)
