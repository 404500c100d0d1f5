# SPDX-License-Identifier: GPL-3.0-or-later
"""Ordering Drinks (red-dragon-inn-1, "Buy Drinks"; red-dragon-inn-10, "Order a Drink", "Ordering Additional Drinks")."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionFacts
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking, drink_piles
from rdi_desktop.engine.rules.variants import crawl
from rdi_desktop.engine.state.decisions import HAND_ROUND, NO, Decision, Option

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def order_options(game: Desk, seat: int) -> list[Option]:
    """All other seats with a Drink Me! pile may get the Drink [20, 258]; nobody orders for themselves [88]."""
    seats = game.table.seats
    if not (seats[seat].kit.decides or seats[seat].kit.machine):
        return []  # a seat without a player orders nothing [284]
    found = []
    for other in game.table.others(seat):
        if seats[other].kit.drink_me:
            found.append(order_option(other))  # noqa: PERF401 - asked at every turn: a plain loop is faster
    return found


@cache
def order_option(seat: int) -> Option:
    """The option to order the Drink for that seat."""
    return Option(f"order:{seat}", "order", targets=(seat,))


def place(game: Desk, by: int, to: int) -> Flow | tuple[()]:
    """The top card of the Drink Deck, or of the tavern's deck, goes, unseen and free of charge, on top of a Drink Me! pile."""
    out = game.table.crawl
    deck = game.table.drink_deck if out is None or out.here.deck is None else out.here.deck
    if len(deck) > 1:  # nearly always: there is nothing to renew
        lay_down(game, deck.pop(), by, to)
        return ()
    return place_last(game, by, to)


def place_last(game: Desk, by: int, to: int) -> Flow:
    """The same with the last card of the deck: for a new Drink Deck everybody pays; a tavern without Drinks Closes."""
    card = yield from crawl.ordered(game, by)
    if card is not None:
        lay_down(game, card, by, to)
        yield from crawl.last_ordered(game, by)


def lay_down(game: Desk, card: int, by: int, to: int) -> None:
    """Lay a Drink on a seat's pile."""
    drink_piles.lay(game.table, to, card)
    tell_ordered(game, card, by, to)


def tell_ordered(game: Desk, card: int, by: int, to: int) -> None:
    """Record that a Drink was ordered; in a Pub Crawl also the tavern it is from, if any."""
    crawl = game.table.crawl
    if crawl is None or card not in crawl.pours:
        game.emit("drink_ordered", by, to=to)
    else:
        game.emit("drink_ordered", by, to=to, tavern=crawl.pours[card])


def order_more(game: Desk, seat: int, n: int) -> Flow:
    """`n` additional Drinks, each for any other player."""
    got: list[int] = []
    for i in range(n):
        game.step("ordering")
        left = n - i
        picked = yield from asking.ask(more_decision, game, seat, left, "", (), tuple(got))
        if picked:
            got.append(picked[0].targets[0])
            yield from place(game, seat, got[-1])


def more_decision(
    game: Desk, seat: int, left: int, title: str = "", shows: tuple[int, ...] = (), got: tuple[int, ...] = ()
) -> Decision | None:
    """Who gets the next additional Drink. `title`: of a Drink that has been looked at; nobody may interrupt then.

    `shows`: all cards that have been looked at. `got`: seats that got a Drink by the same effect, once for each.
    """
    options = order_options(game, seat)
    if not options:
        return None
    args: DecisionFacts = {"left": left, "title": title} if title else {"left": left}
    if got:
        args["got"] = list(got)
    first = (options[0].id,)
    return Decision(seat, "order", options, 1, 1, first, not title, None, "order_more", args, shows)


def hand_round(game: Desk, seat: int, n: int, entry: Record | None) -> Flow:
    """Up to `n` Drinks go from the top of the seat's Drink Me! pile to those of other players, one after the other, unseen."""
    pile = game.table.seats[seat].drink_me
    got: list[int] = []
    while len(got) < n and pile:
        game.step("handing-round")
        left = min(n - len(got), len(pile))
        picked = yield from asking.ask(hand_round_decision, game, seat, left, tuple(got), entry)
        if not picked or not picked[0].targets or not pile:
            return
        got.append(picked[0].targets[0])
        drink_piles.lay(game.table, got[-1], pile.pop())
        game.emit("handed_round", seat, pile="drink_me", to=got[-1], more=-1)


def hand_round_decision(
    game: Desk, seat: int, left: int, got: tuple[int, ...], entry: Record | None
) -> Decision | None:
    """Who gets the top Drink of the seat's pile, if anybody."""
    options = [*order_options(game, seat), NO]
    if len(options) == 1:
        return None
    about = entry.id if entry is not None else None
    args: DecisionFacts = {"left": left, "got": list(got)}
    return Decision(seat, "pick", options, 1, 1, (NO.id,), True, about, HAND_ROUND, args)
