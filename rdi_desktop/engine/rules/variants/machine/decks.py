# SPDX-License-Identifier: GPL-3.0-or-later
"""The three decks of a machine: a card that is turned over is in no pile until it is finished (red-dragon-inn-10, "General Rules")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.machine import DECKS, FactionCard
from rdi_desktop.engine.rules import asking, cards
from rdi_desktop.engine.state.decisions import Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.ctx import FlowOf
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def turn_over(game: Desk, seat: int, deck: str) -> int | None:
    """Take the top card of a deck; None if there is none. An empty deck is made anew from its discards at once [295]."""
    where = game.table.seats[seat]
    cards.renew_pile(game, where, deck)
    if not where.piles[deck]:
        return None
    card = where.piles[deck].pop()
    cards.renew_pile(game, where, deck)
    return card


def shuffled(game: Desk, seat: int) -> int:
    """Shuffle each discard pile into its deck [357]. Returns how many cards."""
    where, n = game.table.seats[seat], 0
    for deck in DECKS:
        more = len(where.spent[deck])
        where.piles[deck] += where.spent[deck]
        where.spent[deck].clear()
        game.table.shuffle(where.piles[deck])
        game.emit("shuffled", seat, pile=deck, count=more)
        n += more
    return n


def picked(game: Desk, by: int, seat: int, entry: Record | None) -> FlowOf[list[int]]:
    """The deck that a player picks who takes or discards cards of the machine [358, 360]; an empty list if all decks are empty."""
    where = game.table.seats[seat]
    options = [Option(f"deck:{deck}", "deck", label=deck) for deck in DECKS if where.piles[deck]]
    if not options:
        return []
    chosen = yield from asking.pick_one(game, by, options, "deck_of", entry, interruptible=False)
    return where.piles[chosen.label]


def card_of(game: Desk, card: int) -> FactionCard:
    """The definition of a machine's card."""
    found = game.table.cards[card]
    assert isinstance(found, FactionCard)
    return found


def play(card: int, on: int | None = None, mode: int | None = None) -> Option:
    """The option to play the card from where it was turned over."""
    id = f"play:{card}" + ("" if mode is None else f":m{mode}") + ("" if on is None else f":on{on}")
    return Option(id, "play", card, (), on, mode, args={"turned_over": True})


def nothing_of(game: Desk, seat: int, card: int) -> None:
    """It cannot be played: it is discarded without effect."""
    cards.to_discard(game, card)
    game.emit("whiffed", seat, card=card, box=game.table.cards[card].pile)
