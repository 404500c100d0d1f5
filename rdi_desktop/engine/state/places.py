# SPDX-License-Identifier: GPL-3.0-or-later
"""Places where cards lie, each declared once: dealing, cloning, looking, sampling, arranging and discarding go over these tables.

The last card of a place is its top one. A new kind of pile is one line here, and an attribute of its name on `Seat` or `Table`; the side
decks of a character are declared by that character, and are places of the two kinds at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Seen = Literal["all", "owner", "nobody"]
Out = Literal["discarded", "returned", "given back", ""]


@dataclass(frozen=True, slots=True)
class Place:
    """One kind of place."""

    name: str
    seen: Seen
    """Who sees its cards; everybody sees how many they are."""
    heaped: bool = False
    """Whether nobody else can tell in which order the backs of its cards lie: only how many there are of each."""
    played: Literal["as dealt", "as lying", ""] = ""
    """As what its cards may be played from there: as they are, as what they do while they lie there, or not at all."""
    plays: str = ""
    """The kind of its cards that may be played from there; '': any."""
    when_out: Out = ""
    """What becomes of its cards when its seat is out; '': they stay where they are. What is returned has not been used: a Prize lies in
    the Inn again. What is given back goes to the hands of those whose cards they are."""


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
"""What lies in the middle; None on a table that is played without it. On the tray are Drinks that have been ordered and are being looked at
before they go to somebody."""
TAVERN_CARD = Place("taverns", "all")
"""The card of a tavern in a Pub Crawl, with its Event."""
TAVERN_DECK = Place("taverns", "nobody")
"""The Drinks of a tavern."""
TAVERN_DISCARD = Place("taverns", "all")
"""Those of them that are drunk."""
SIDE_DECK = Place("piles", "nobody")
"""A side deck, by the name that its character gives it."""
POOL = Place("piles", "owner")
"""Cards that lie aside, by the name that the character gives to their place; it says who sees them and what is played from there."""
DEALT = Place("piles", "owner", played="as dealt")
"""Cards of a side deck that its player was dealt at the beginning; the rest is in the box. Once played they lie open."""
COINS = Place("piles", "nobody")
"""Cards of a side deck that count as Gold, as long as they lie face down in the stash of the seat whose deck it is; the rest is in the
box. Open they lie in play, in the pot where an open card or (`anted`) a face-down one of that seat lies."""
SIDE_DISCARD = Place("spent", "all")
"""The discard pile of a side deck."""


class Pile(NamedTuple):
    """One place on a table, and the cards that lie there."""

    place: Place
    seat: int | None
    cards: list[int]
    owners: tuple[int, ...] = ()
    """Seats that see its cards if only its owner does: the owner, and teammates [207]."""

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: an onlooker) sees its cards."""
        return self.place.seen == "all" or (self.place.seen == "owner" and seat in self.owners)
