# SPDX-License-Identifier: GPL-3.0-or-later
"""What is remembered of earlier events while events are turned into beats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from rdi_desktop.director.beats import Beat, BeatFacts, OpenPlay, TableChange
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.director.open_cards import OpenCard, OpenPlace
from rdi_desktop.director.pace import length
from rdi_desktop.engine.asked import Outcome
from rdi_desktop.engine.seen import SeenCard, SeenSeat
from rdi_desktop.engine.told import EventTold

NO_FACTS: BeatFacts = {}


class Past:
    """The memory of a script, which every function that makes beats is given. It has only what an onlooker knows."""

    def __init__(self, people: Collection[int] = ()) -> None:
        self.people = frozenset(people)
        """The seats of the viewers at this screen."""
        self.plays: dict[int, OpenPlay] = {}
        """Plays whose result is still open, by their stack entries."""
        self.foreseen: dict[int, Outcome] = {}
        """The last public preview of each stack entry: what it would do to whom."""
        self.contest: ContestMugs | None = None
        """The Drinking Contest that goes on, or has just been decided."""
        self.lying: dict[int, int] = {}
        """Cards in play, with the seats before which they lie."""
        self.open: dict[int, OpenPlace] | None = None
        """The open pile in which each card lies, as far as was told; None: not known yet."""
        self.rests: dict[int, OpenCard] = {}
        """Where each lies after all events that are being read."""
        self.stays: dict[int, SeenCard] = {}
        """The cards before seats after all these events."""
        self.seats: Sequence[SeenSeat] = ()
        """The seats after all these events."""
        self.announced: set[int] = set()
        """Plays whose cards were seen on the stack before they were told of: their costs are still being picked."""
        self.decks: dict[str | None, int] = {}
        """How many Drinks are left in the Drink Deck (None) and in those of taverns, as far as was told; empty: not known yet."""
        self.poured: Counter[str | None] = Counter()
        """How many have been taken from each that are told of later."""
        self.turned: set[int] = set()
        """Cards that were turned up from a pile and lie nowhere: they may be played from there."""
        self.loose: set[int] = set()
        """Cards that have left play, of which nothing else has been told yet."""
        self.aside_now: set[int] = set()
        """Cards that were laid aside as their play resolved."""
        self.prepared_left = 0
        """How many Actions of a machine lie face down."""

    def beat(
        self,
        kind: str,
        events: EventTold | list[EventTold],
        *,
        concerns: bool = False,
        to: Iterable[int | None] = (),
        entry: int | None = None,
        cards: tuple[FaceUpCard, ...] = (),
        changes: Iterable[TableChange] = (),
        args: BeatFacts = NO_FACTS,
    ) -> Beat:
        """A beat for these events; `concerns`: whether it affects somebody at this screen, and is shown longer."""
        events = events if isinstance(events, list) else [events]
        changes = tuple(changes)
        return Beat(
            kind,
            length(kind, len(changes), concerns=concerns),
            tuple(event.index for event in events),
            events[0].seat,
            tuple(dict.fromkeys(seat for seat in to if seat is not None)),
            entry,
            cards,
            changes,
            events[0].depth,
            args,
        )

    def laid(self, card: FaceUpCard, seat: int) -> Iterator[TableChange]:
        """The changes when a card comes into play before a seat; none if it is there already."""
        if self.lying.get(card.id) != seat:
            yield from self.lifted(card)
            yield from self.taken(card)
            self.lying[card.id] = seat
            self.loose.discard(card.id)
            aside = self.stays[card.id].place if card.id in self.stays else ""
            row = [each.id for each in self.seats[seat].in_play] if seat < len(self.seats) else []
            at = row.index(card.id) if card.id in row else len(row)
            yield TableChange("lies", seat, at + 1, of=card, to=aside)

    def lifted(self, card: FaceUpCard) -> Iterator[TableChange]:
        """The changes when a card leaves play; none if it is not in play."""
        seat = self.lying.pop(card.id, None)
        if seat is not None:
            self.loose.add(card.id)
            yield TableChange("lies", seat, -1, of=card)

    def from_deck(self, n: int, tavern: str | None = None) -> list[TableChange]:
        """The changes when so many cards come from the Drink Deck, or a tavern's, apart from those that were seen to leave it before."""
        known = min(n, self.poured[tavern])
        self.poured[tavern] -= known
        return self.drawn_off(n - known, tavern)

    def drawn_off(self, n: int, tavern: str | None = None) -> list[TableChange]:
        """The changes when so many cards leave that deck, or come back (less than 0)."""
        if tavern in self.decks:
            self.decks[tavern] -= n
        return [TableChange("drink_deck", n=-n, of=tavern)] if n else []

    def turned_over(self, seat: int, deck: object) -> list[TableChange]:
        """The changes when a machine turns over a card of that deck: an Action that was prepared, if there is one."""
        if deck == "action" and self.prepared_left:
            self.prepared_left -= 1
            deck = "prepared"
        return self.heaped(seat, deck, -1)

    def heaped(self, seat: int | None, pile: object, n: int) -> list[TableChange]:
        """The changes when so many cards come to lie unseen in a place of that seat's character; none for any other pile."""
        if seat is None or not isinstance(pile, str) or seat >= len(self.seats):
            return []
        place = self.seats[seat].piles.get(pile)
        return [] if place is None or place.open else [TableChange("side_deck", seat, n, of=pile)]

    def taken(self, card: FaceUpCard) -> Iterator[TableChange]:
        """The changes when a card leaves a pile of open cards; none if it lies in none."""
        place = (self.open or {}).pop(card.id, None)
        if place is not None:
            yield TableChange("fetched", place.seat, of=card, to=place.pile)

    def swept(self, place: OpenPlace) -> None:
        """The cards of that pile are shuffled into a deck."""
        if self.open is not None:
            self.open = {card: lies for card, lies in self.open.items() if lies != place}

    def home(self, card: FaceUpCard) -> Iterator[TableChange]:
        """The changes when a card goes to the pile where it is seen afterwards; one that is gone by then, to the discards of its deck.

        None if it stays before somebody, or lies there already.
        """
        self.loose.discard(card.id)
        if card.id in self.stays:
            return
        usual = OpenPlace("drink_discard") if card.owner is None else OpenPlace("discard", card.owner)
        place = self.rests[card.id].place if card.id in self.rests else usual
        lies = self.open if self.open is not None else {}
        if lies.get(card.id) != place:
            yield from self.taken(card)
            lies[card.id] = place
            yield TableChange("card", place.seat, of=card, to=place.pile)
