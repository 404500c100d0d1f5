# SPDX-License-Identifier: GPL-3.0-or-later
"""Where every card lies that everybody sees in a pile, as an onlooker's view says, and the same of a view that changes step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from rdi_desktop.engine.seen import SeenCard, SeenSeat, SeenTable


class OpenPlace(NamedTuple):
    """A pile of open cards, apart from what lies in play."""

    pile: str
    """discard, drink_discard, pot, inn or bin (of Prizes), loot, trick; spent:ID of a side deck; tavern:ID."""
    seat: int | None = None
    """The seat that it belongs to; None: the middle of the table."""


class OpenCard(NamedTuple):
    """A card in such a pile."""

    card: SeenCard
    place: OpenPlace
    height: int
    """Its position from the bottom, from 1."""


Row = list[SeenCard]


def open_cards(view: SeenTable) -> dict[int, OpenCard]:
    """All cards of such piles by their ids, each pile from the bottom to the top."""
    return {card.id: OpenCard(card, place, at) for place, row in _piles(view) for at, card in enumerate(row, 1)}


def _piles(view: SeenTable) -> Iterator[tuple[OpenPlace, Row]]:
    for seat in view.seats:
        yield OpenPlace("discard", seat.seat), seat.discard
        for name, pile in seat.piles.items():
            yield OpenPlace(f"spent:{name}", seat.seat), pile.discard
    yield OpenPlace("drink_discard"), view.drink_discard
    yield OpenPlace("pot"), view.pot.cards
    if view.prizes is not None:
        yield OpenPlace("inn"), view.prizes.inn
        yield OpenPlace("bin"), view.prizes.bin
    if view.dungeon is not None:
        yield OpenPlace("loot"), view.dungeon.loot or []
        yield OpenPlace("trick"), view.dungeon.trick_discard or []
    for tavern in view.crawl.taverns if view.crawl is not None else ():
        yield OpenPlace(f"tavern:{tavern.id}"), tavern.discard


def decks(view: SeenTable) -> dict[str | None, int]:
    """How many Drinks are left in the Drink Deck (None), and on a Pub Crawl in that of each other tavern, by its id."""
    taverns = view.crawl.taverns if view.crawl is not None else ()
    return {None: view.drink_deck, **{tavern.id: tavern.deck for tavern in taverns if not tavern.inn}}


def changed(view: SeenTable, place: OpenPlace, change: Callable[[Row], Row]) -> SeenTable:
    """The view with another row of cards in that pile; as it is if there is no such pile."""
    kind, _, name = place.pile.partition(":")
    if place.seat is not None:
        seats = [_of_seat(seat, kind, name, change) if seat.seat == place.seat else seat for seat in view.seats]
        return replace(view, seats=seats)
    match kind:
        case "drink_discard":
            return replace(view, drink_discard=change(view.drink_discard))
        case "pot":
            return replace(view, pot=replace(view.pot, cards=change(view.pot.cards)))
        case "inn" if view.prizes is not None:
            return replace(view, prizes=replace(view.prizes, inn=change(view.prizes.inn)))
        case "bin" if view.prizes is not None:
            return replace(view, prizes=replace(view.prizes, bin=change(view.prizes.bin)))
        case "loot" if view.dungeon is not None:
            return replace(view, dungeon=replace(view.dungeon, loot=change(view.dungeon.loot or [])))
        case "trick" if view.dungeon is not None:
            return replace(view, dungeon=replace(view.dungeon, trick_discard=change(view.dungeon.trick_discard or [])))
        case "tavern" if view.crawl is not None:
            taverns = [
                replace(tavern, discard=change(tavern.discard)) if tavern.id == name else tavern
                for tavern in view.crawl.taverns
            ]
            return replace(view, crawl=replace(view.crawl, taverns=taverns))
    return view


def _of_seat(seat: SeenSeat, kind: str, name: str, change: Callable[[Row], Row]) -> SeenSeat:
    if kind == "discard":
        return replace(seat, discard=change(seat.discard))
    pile = seat.piles.get(name)
    if pile is None:
        return seat
    return replace(seat, piles={**seat.piles, name: replace(pile, discard=change(pile.discard))})
