# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking at cards without getting them: to order them, put them back, divide them into heaps, or pick for somebody else.

red-dragon-inn-10, "Looking at Ordered Drinks" and "Boss Otto's Choices". Nobody may interrupt meanwhile, so the cards stay where they lie
until the answer comes. An answer names cards by their position from the top: its id says nothing of a hidden card.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import asking, cards, drink_piles, orders
from rdi_desktop.engine.rules.drink_deck import is_event, take_from_deck
from rdi_desktop.engine.rules.variants import crawl
from rdi_desktop.engine.rules.variants.taverns import owe
from rdi_desktop.engine.state.decisions import Decision, Option

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def from_top(pile: list[int], n: int) -> list[int]:
    """The top `n` cards of a pile, the topmost first."""
    return pile[: -n - 1 : -1]


def seen(game: Desk, looked_at: list[int]) -> list[Option]:
    """The cards as options, visible only to the seat that is asked."""
    defs = game.table.cards
    return [
        Option(f"seen:{i}", "seen", args={"index": i, "title": defs[card].title, "def": defs[card].id})
        for i, card in enumerate(looked_at)
    ]


def some(
    game: Desk,
    seat: int,
    look: Callable[[], list[int]],
    least: int,
    most: int,
    default: int,
    prompt: str,
    entry: Record | None,
) -> FlowOf[list[int]]:
    """The positions of between `least` and `most` of the cards, in the order picked; by default the first `default`.

    `look` is called again with the question: in a sampled world other cards may lie there.
    """
    about = entry.id if entry is not None else None

    def question() -> Decision:
        shows = tuple(look())
        options = seen(game, list(shows))
        ids = tuple(option.id for option in options[:default])
        return Decision(seat, "pick", options, least, most, ids, False, about, prompt, shows=shows)

    picked = yield from asking.ask(question)
    return [int(option.args["index"]) for option in picked]


def order(game: Desk, seat: int, n: int, entry: Record | None) -> Flow:
    """`n` Drinks are gathered, in a Pub Crawl from several taverns if needed, then looked at, and only then handed out [191]."""
    table = game.table
    for _ in range(n):
        card = yield from crawl.ordered(game, seat)
        if card is not None:
            table.tray.insert(0, card)
            yield from crawl.last_ordered(game, seat)
    for left in range(len(table.tray), 0, -1):
        if not orders.order_options(game, seat):
            break
        top = functools.partial(from_top, table.tray, left)
        (at,) = (0,) if left == 1 else (yield from some(game, seat, top, 1, 1, 1, "order_seen", entry))
        title = table.cards[top()[at]].title
        (to,) = yield from asking.ask(orders.more_decision, game, seat, left, title, tuple(top()))
        card = table.tray.pop(-1 - at)
        drink_piles.lay(table, to.targets[0], card)
        orders.tell_ordered(game, card, seat, to.targets[0])
    while table.tray:  # no seat could get them
        drink_piles.put_back(table, table.tray.pop())


def arrange(game: Desk, seat: int, whose: int | None, pile: list[int], n: int, name: str, entry: Record | None) -> Flow:
    """The seat looks at the top `n` cards of a pile and puts them back in any order: the first it picks lies on top."""
    n = min(n, len(pile))
    if not n:
        return
    top = functools.partial(from_top, pile, n)
    order_now = yield from some(game, seat, top, n, n, n, "arrange", entry)
    lying = top()
    pile[-n:] = [lying[at] for at in reversed(order_now)]
    if whose is not None and name == "drink_me":
        drink_piles.float_up(game.table, whose)
    game.emit("arranged", seat, pile=name, whose=whose, count=n)


def divide(game: Desk, seat: int, divider: int, n: int, entry: Record | None) -> Flow:
    """The top `n` cards of the seat's deck lie open; another seat makes two heaps; one goes to the hand, the other is discarded."""
    where = game.table.seats[seat]
    lying = cards.off_deck(game, seat, n)
    where.discard.extend(lying)
    if not lying:
        return
    game.emit("showed", seat, cards=list(lying))
    picked_now = yield from some(game, divider, lambda: lying, 0, len(lying), len(lying) // 2, "divide", entry)
    first = [lying[at] for at in picked_now]
    heaps = [first, [card for card in lying if card not in first]]
    options = [Option(f"heap:{i}", "heap", args={"cards": heap}) for i, heap in enumerate(heaps)]
    picked = yield from asking.pick_one(game, seat, options, "heap", entry, interruptible=False)
    for card in picked.args["cards"]:
        where.discard.remove(card)
        where.hand.append(card)
        game.emit("fetched", seat, card=card)
    cards.lay_drawn(game, seat, picked.args["cards"])


def discard_for(game: Desk, seat: int, victim: int, n: int, entry: Record | None) -> Flow:
    """`seat` looks at the hand of `victim` and picks cards to discard."""
    hand = game.table.seats[victim].hand
    n = min(n, len(hand))
    if n:
        picked = yield from some(game, seat, lambda: hand, n, n, n, "discard_for", entry)
        cards.discard(game, victim, [hand[at] for at in picked])


def at_hand(game: Desk, seat: int, victim: int, entry: Record | None) -> Flow:
    """`seat` looks at the hand of `victim`; it picks nothing, and nobody else sees the cards."""
    hand = game.table.seats[victim].hand
    if hand and victim != seat:
        yield from some(game, seat, lambda: hand, 0, 0, 0, "look", entry)
        game.emit("looked", seat, to=victim)


def serve(game: Desk, seat: int, to: int, n: int, entry: Record | None) -> Flow:
    """`n` Drinks are revealed with their Chasers; one of them goes on top of a Drink Me! pile, all others are shuffled back.

    Drink Events are no Drinks: they are turned over on the way and shuffled back as well (docs/decisions/0171).
    """
    table = game.table
    shown: list[list[int]] = []
    aside: list[int] = []
    for _ in range(n):
        drink = yield from gathered(game, seat, aside)
        if drink:
            shown.append(drink)
    lying = [card for drink in shown for card in drink] + aside
    table.drink_discard.extend(lying)  # they lie open while one of them is picked
    game.emit("showed", seat, cards=list(lying))
    given: list[int] = []
    if shown:
        first = yield from asking.one_card(
            game, seat, [drink[0] for drink in shown], "serve", entry, interruptible=False
        )
        given = next(drink for drink in shown if drink[0] == first)
    for card in lying:
        table.drink_discard.remove(card)
    for card in reversed(given):
        drink_piles.lay(table, to, card)
        game.emit("drink_ordered", seat, to=to)
    table.drink_deck += [card for card in lying if card not in given]
    table.shuffle(table.drink_deck)
    game.emit("shuffled", seat, pile="drink_deck")


def gathered(game: Desk, seat: int, aside: list[int]) -> FlowOf[list[int]]:
    """The next Drink of the Drink Deck with its Chasers, revealed by `seat`; none if only Events are left, which go to `aside`."""
    drink: list[int] = []
    while not drink or game.table.cards[drink[-1]].chaser:
        if drink:
            owe(game, seat)
        card = yield from take_from_deck(game)
        if card is None:
            break
        if not is_event(game.table.cards[card]):
            drink.append(card)
            continue
        aside.append(card)
        if drink:
            break  # an Event ends the chain [80]
    return drink
