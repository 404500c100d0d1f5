# SPDX-License-Identifier: GPL-3.0-or-later
"""A sale between two players at the printed price, if both agree, without interruptions (character-compendium, "Brewmaster Phrenk")."""

from __future__ import annotations

from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import asking, coins, playing, stash
from rdi_desktop.engine.state.decisions import NO, YES, card_option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Record


def declined(game: Desk, card: int, buyer: int) -> str:
    """The word stored in `Seat.used` when a player has declined a card for this turn, whoever owns it."""
    return f"turn:{game.table.turn_number}:sale:{card}:{buyer}"


def possible(game: Desk, seller: int, buyer: int, card: int) -> bool:
    """Whether a card that lies before its seller may be offered to that player, who can pay for it and has not declined in this turn."""
    table, where = game.table, game.table.seats[buyer]
    return (
        card in table.seats[seller].in_play
        and not where.out
        and not where.silent
        and table.gold(buyer) >= table.cards[card].price
        and declined(game, card, buyer) not in table.seats[seller].used
    )


def offer(game: Desk, seller: int, buyer: int, card: int, entry: Record | None) -> Flow:
    """Ask the buyer. If it agrees, the Gold changes hands at once, and the card lies before the buyer [528]."""
    table = game.table
    price = table.cards[card].price
    if not possible(game, seller, buyer, card):
        return
    wanted = yield from demanded(game, seller, buyer, entry)
    game.emit("offered", seller, card=card, to=buyer, n=price, coin=None if wanted is None else wanted[1])
    answer = yield from asking.pick_one(game, buyer, [YES, NO], "buy", entry, "no", interruptible=False)
    if answer is NO or not possible(game, seller, buyer, card):
        table.seats[seller].used.append(declined(game, card, buyer))
        game.emit("declined", buyer, card=card)
        return
    picked: list[coins.CoinThing] = []
    if table.coins:
        picked = yield from paid_with(game, buyer, price, wanted, entry)
    table.side(buyer).gold -= price
    coins.moved(game, buyer, seller, picked)
    game.emit("paid", buyer, n=price, to=seller, why="sale", payer=buyer)
    stash.receive(game, seller, price, entry)
    table.seats[seller].take_up(card, "in_play")
    table.seats[buyer].lay_open(card)
    game.emit("given", seller, card=card, to=buyer)
    if game.reactions:
        yield from playing.coins_passed(game)


def demanded(game: Desk, seller: int, buyer: int, entry: Record | None) -> FlowOf[coins.CoinThing | None]:
    """The one open card that counts as Gold which the seller demands; None if any Gold will do [468]."""
    table = game.table
    there = [thing for thing in coins.cards_in(game, buyer) if coins.is_open(table, thing)] if table.coins else []
    if not there:
        return None
    options = [coins.PLAIN, *(card_option(int(id)) for _, id in there)]
    answer = yield from asking.pick_one(game, seller, options, "demand", entry, interruptible=False)
    return next((thing for thing in there if thing[1] == answer.card), None)


def paid_with(
    game: Desk, buyer: int, price: int, wanted: coins.CoinThing | None, entry: Record | None
) -> FlowOf[list[coins.CoinThing]]:
    """The things the buyer pays with: what was demanded, and others for the rest."""
    if wanted is None:
        return (yield from coins.pick(game, buyer, price, entry))
    rest = coins.without(coins.special(game, buyer), [wanted])
    plain = game.table.gold(buyer) - len(rest) - 1
    picked = yield from coins.pick_among(game, buyer, price - 1, rest, plain, "coins", entry)
    return [wanted, *picked]
