# SPDX-License-Identifier: GPL-3.0-or-later
"""The Drink Deck and what takes cards from it (red-dragon-inn-1 and red-dragon-inn-10, "More Drink Rules", "The Bar Deck Variant")."""

from __future__ import annotations

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import payment
from rdi_desktop.engine.rules.variants import bar_deck
from rdi_desktop.engine.state.desk import Desk


def is_event(cdef: CardDef) -> bool:
    """Whether a card of a Drink Deck is a Drink Event."""
    return "drink" not in cdef.types


def take_from_deck(game: Desk) -> FlowOf[int | None]:
    """Take the top card of the Drink Deck. If that was the last one, everybody pays and a new deck is made at once [73].

    None only if every Drink lies on Drink Me! piles.
    """
    table = game.table
    if not table.drink_deck:
        yield from renew(game)
    if not table.drink_deck:
        return None
    card = table.drink_deck.pop()
    if not table.drink_deck:
        yield from renew(game)
    return card


def renew(game: Desk) -> Flow:
    """The discards (or the next 30 of the Bar Deck) become the Drink Deck, and everybody pays the Inn 1 Gold for it [73, 160].

    Nobody pays for a deck without a single Drink in it. The deck is made before the first payment: a player who interrupts one may need a
    Drink, and nobody pays twice for the same deck.
    """
    table = game.table
    if not table.drink_discard and not table.bar_deck:
        return
    if table.bar_deck is not None:
        bar_deck.refill(game)
    else:
        table.renew(table.drink_deck, table.drink_discard)
    game.emit("drink_deck_renewed", None, count=len(table.drink_deck))
    if any_drink(game):
        for seat in table.one_of_each(table.order_from(table.turn)):
            yield from payment.pay(game, seat, 1, "inn", "reshuffle", None)


def any_drink(game: Desk) -> bool:
    """Whether a Drink is left in the Drink Deck or in what will become it: not counting Drinks being drunk or on Drink Me! piles."""
    table = game.table
    piles = (table.drink_deck, table.drink_discard, table.bar_deck or ())
    return any(not is_event(table.cards[card]) for pile in piles for card in pile)


def pile_of(game: Desk, seat: int, source: str) -> str:
    """Where the next card of a source lies: what a seat without a Drink Me! pile drinks in its turn may have been set out for it [258]."""
    where, table = game.table.seats[seat], game.table
    waits = where.drink_me and not where.kit.drink_me and table.phase == "drink" and table.turn == seat
    return "drink_me" if waits else source


def take_from(game: Desk, seat: int, source: str) -> FlowOf[int | None]:
    """The next card of the seat's Drink Me! pile, or of the Drink Deck. None if there is none."""
    where = game.table.seats[seat]
    if source == "drink_deck":
        card = yield from take_from_deck(game)
        return card
    return where.drink_me.pop() if where.drink_me else None
