# SPDX-License-Identifier: GPL-3.0-or-later
"""Drink Me! piles: laying Drinks on one, and which stay on top (character-compendium, "The Wench"; red-dragon-inn-10, "Pub Crawl").

Drinks of a player's own side deck always lie on top of all others, whatever is done to the pile [579, 194]. Each Drink has a deck into
which it is shuffled back [582, 192], and a discard pile of that deck (`Table.home`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.rules import cards, side_decks

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table


def floating(table: Table, pile: list[int]) -> int:
    """How many Drinks on top of a Drink Me! pile are from a side deck, as their backs show."""
    n = 0
    while n < len(pile) and table.owners[pile[-1 - n]] is not None:
        n += 1
    return n


def lay(table: Table, seat: int, card: int) -> None:
    """Lay a Drink on a pile: on top, or below those that always lie on top [579]."""
    pile = table.seats[seat].drink_me
    if not pile or table.owners[pile[-1]] is None or table.owners[card] is not None:
        pile.append(card)  # nearly always
    else:
        pile.insert(len(pile) - floating(table, pile), card)


def float_up(table: Table, seat: int) -> None:
    """After a pile was shuffled or reordered: the Drinks of side decks come to the top, the others keep their order."""
    table.seats[seat].drink_me.sort(key=lambda card: table.owners[card] is not None)


def deck_of(table: Table, card: int) -> list[int]:
    """The deck into which a Drink is shuffled back [582]: that of its tavern, or the discards once that tavern is Closed [192]."""
    owner = table.owners[card]
    if owner is not None:
        return table.seats[owner].piles[table.cards[card].pile]
    if table.crawl is None or card not in table.crawl.pours:
        return table.drink_deck
    tavern = table.crawl.taverns[table.crawl.pours[card]]
    return tavern.discard if tavern.closed or tavern.deck is None else tavern.deck


def put_back(table: Table, card: int) -> None:
    """A Drink is shuffled back into its deck."""
    deck = deck_of(table, card)
    deck.append(card)
    table.shuffle(deck)


def serve(game: Desk, owner: int, pile: str, to: int) -> None:
    """The top card of a side deck of Drinks goes, unseen, on top of a seat's pile. Nobody pays for a new deck of those [582]."""
    where = side_decks.keeper(game, owner, pile)
    cards.renew_pile(game, where, pile)
    if not where.piles[pile]:
        return
    lay(game.table, to, where.piles[pile].pop())
    game.emit("served", where.index, to=to, pile=pile)
    cards.renew_pile(game, where, pile)
