# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table in a Pub Crawl, as plain data with a cheap clone (red-dragon-inn-10, "Pub Crawl")."""

from __future__ import annotations

from collections.abc import Iterator

from rdi_desktop.engine.state.places import TAVERN_CARD, TAVERN_DECK, TAVERN_DISCARD, Pile


class Tavern:
    """A tavern: its Tavern Card, and the Drinks that are ordered in it."""

    __slots__ = ("box", "card", "closed", "deck", "discard", "name")

    def __init__(self, name: str, card: int, deck: list[int] | None) -> None:
        self.name = name
        self.card = card
        """The Tavern Card, with its Event."""
        self.deck = deck
        """Its own Drinks, last = top; None for the Inn, whose Drinks are the Drink Deck."""
        self.discard: list[int] = []
        """Its Drinks that have been drunk. They never come back."""
        self.box: list[int] = []
        """Its Drinks that are out of the game, at a table that was arranged that way."""
        self.closed = False
        """Whether its last Drink has been ordered."""

    def clone(self) -> Tavern:
        """An independent copy."""
        new = Tavern(self.name, self.card, None if self.deck is None else self.deck[:])
        new.discard = self.discard[:]
        new.box = self.box[:]
        new.closed = self.closed
        return new


class Crawl:
    """All taverns of a Pub Crawl, where the party is, and which seats will Crawl."""

    __slots__ = ("crawlers", "party", "pours", "taverns")

    def __init__(self, taverns: dict[str, Tavern], party: str) -> None:
        self.taverns = taverns
        """By their ids, in the order in which the file names them."""
        self.party = party
        """The tavern in which the Party Pawn stands."""
        self.pours: dict[int, str] = {}
        """The tavern to which each Drink belongs: card → id of the tavern. Never changes during a game."""
        self.crawlers: list[int] = []
        """Seats that have revealed a Drink with a Chaser and will Crawl once everything has resolved; no seat is in it twice."""

    @property
    def here(self) -> Tavern:
        """The tavern in which the party is."""
        return self.taverns[self.party]

    def home(self, card: int) -> list[int] | None:
        """The discard pile of a Drink that belongs to a tavern; None for any other card."""
        return self.taverns[self.pours[card]].discard if card in self.pours else None

    def piles(self) -> Iterator[Pile]:
        """Every place of every tavern with its cards."""
        for tavern in self.taverns.values():
            yield Pile(TAVERN_CARD, None, [tavern.card])
            if tavern.deck is not None:
                yield Pile(TAVERN_DECK, None, tavern.deck)
                yield Pile(TAVERN_DISCARD, None, tavern.discard)
                yield Pile(TAVERN_DECK, None, tavern.box)

    def clone(self) -> Crawl:
        """An independent copy."""
        new = Crawl({id: tavern.clone() for id, tavern in self.taverns.items()}, self.party)
        new.pours = self.pours
        new.crawlers = self.crawlers[:]
        return new
