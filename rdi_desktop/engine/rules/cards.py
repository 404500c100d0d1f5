# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing, discarding, moving cards (red-dragon-inn-1, "Discard and Draw"; red-dragon-inn-10, "Discarding and Drawing")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.counters import FORTITUDE
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.language.kinds import CARDS, asked_for, demands, enough, is_kind, takes
from rdi_desktop.engine.rules import asking, coins, counters, stash
from rdi_desktop.engine.rules.variants.machine import levels

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record, Resolving
    from rdi_desktop.engine.state.table import Seat, Table


def reshuffle(game: Desk, seat: int) -> None:
    """A player who draws the last card of the deck shuffles the discards into a new deck at once [16]."""
    where = game.table.seats[seat]
    if game.table.renew(where.deck, where.discard):
        game.emit("reshuffled", seat)


def off_deck(game: Desk, seat: int, n: int) -> list[int]:
    """Take the top `n` cards off the seat's character deck; fewer if there are no more."""
    where = game.table.seats[seat]
    drawn: list[int] = []
    if 0 < n < len(where.deck):  # nearly always: there is nothing to shuffle
        drawn = where.deck[: -n - 1 : -1]
        del where.deck[-n:]
        return drawn
    for _ in range(n):
        if not where.deck:
            reshuffle(game, seat)
        if not where.deck:
            break
        drawn.append(where.deck.pop())
        if not where.deck:
            reshuffle(game, seat)
    return drawn


def draw(game: Desk, seat: int, n: int) -> list[int]:
    """Draw `n` cards from the seat's character deck; fewer if there are no more. None without a hand [257]."""
    where = game.table.seats[seat]
    if not where.kit.hand:
        if where.kit.machine and n > 0:
            levels.raise_threat(game, seat, 1)  # once, however many [355]
        return []
    drawn = off_deck(game, seat, n)
    where.hand.extend(drawn)
    if drawn:
        game.emit_secret("drew", seat, {"count": len(drawn)}, {"cards": drawn})
        if where.areas:
            lay_drawn(game, seat, drawn)
    return drawn


def draw_first(game: Desk, seat: int) -> list[int]:
    """Draw the first card of Discard and Draw from a side deck, for a character that does so [533]; none if that deck is empty."""
    for pile, decl in game.table.seats[seat].character.piles.items():
        if decl.first and (drawn := draw_from(game, seat, pile, seat, 1)):
            return drawn
    return []


def draw_from(game: Desk, owner: int, pile: str, seat: int, n: int) -> list[int]:
    """Draw `n` cards from a side deck of `owner` into the hand of a seat [490, 533, 572]; fewer, without an error, if there are no more.

    Their backs show everybody where they are from. When the last one is drawn, the discards become the new deck, unless declared
    otherwise.
    """
    table = game.table
    where, drawn = table.seats[owner], list[int]()
    if not table.seats[seat].kit.hand or pile not in where.piles:
        if table.seats[seat].kit.machine and n > 0:
            levels.raise_threat(game, seat, 1)
        return drawn
    for _ in range(n):
        renew_drawn(game, where, pile)
        if not where.piles[pile]:
            break
        drawn.append(where.piles[pile].pop())
        renew_drawn(game, where, pile)
    table.seats[seat].hand.extend(drawn)
    if drawn:
        game.emit_secret("drew", seat, {"count": len(drawn), "pile": pile, "of": owner}, {"cards": drawn})
    return drawn


def renew_drawn(game: Desk, where: Seat, pile: str) -> None:
    """Shuffle the discards into an empty side deck from which one draws [492], unless that never happens [535]."""
    if where.character.piles[pile].empty != "never":
        renew_pile(game, where, pile)


def renew_pile(game: Desk, where: Seat, pile: str) -> None:
    """Shuffle the discards of a side deck, or of a machine's deck, into it if it is empty."""
    if game.table.renew(where.piles[pile], where.spent[pile]):
        game.emit("shuffled", where.index, pile=pile, count=len(where.piles[pile]))


def lay_drawn(game: Desk, seat: int, drawn: Iterable[int]) -> None:
    """Lay down drawn cards that lie in a place of their own as soon as they are in the hand, for all to see [530].

    No card is drawn instead.
    """
    where = game.table.seats[seat]
    for card, place in lying_by_itself(game.table, where, drawn):
        where.hand.remove(card)
        where.piles[place].append(card)
        game.emit("stowed", seat, card=card, count=1, pile="hand", to=place, open=True)


def lying_by_itself(table: Table, where: Seat, drawn: Iterable[int]) -> list[tuple[int, str]]:
    """Which of the drawn cards lie in a place of their own as soon as they are drawn, each with that place."""
    gets = [(name, decl.gets.drawn) for name in where.areas if (decl := where.character.piles.get(name)) and decl.gets]
    return [
        (card, name)
        for name, kind in gets
        for card in drawn
        if is_kind(table.cards[card], kind) and table.owners[card] == where.index
    ]


def to_discard(game: Desk, card: int) -> None:
    """The card goes to the discard pile of the deck or side deck it is from."""
    game.table.home(card).append(card)


def finish(game: Desk, entry: Resolving, card: int) -> None:
    """When a play, a Drink or an Event is over, its card stays before the seat that keeps it, or goes to its discard pile."""
    table = game.table
    home, owner, cdef = table.home(card), table.owners[card], table.cards[card]
    keeper = entry.kept.get(card) if entry.kept else None
    if owner is not None and home is table.seats[owner].in_play:
        table.seats[owner].lay_open(card)  # it may be played again
        game.emit("kept", owner, card=card)
    elif keeper is None or entry.negated or not table.seats[keeper].kit.keeps:
        home.append(card)
        if cdef.pile:
            coins.discarded(game, card, entry.by)
    else:
        table.seats[keeper].lay_open(card)
        if cdef.given is not None and owner is not None:
            game.emit("given", owner, card=card, to=keeper)
        else:
            game.emit("kept", keeper, card=card)
            if table.cards[card].fortitude:
                counters.put(game, keeper, card, FORTITUDE, table.cards[card].fortitude)


def discard(game: Desk, seat: int, cards: list[int]) -> None:
    """Put cards of the hand on the discard pile, seen by all."""
    table = game.table
    hand = table.seats[seat].hand
    for card in cards:
        hand.remove(card)
        table.home(card).append(card)
    if cards:
        game.emit("discarded", seat, cards=list(cards))


def discard_drinks(game: Desk, seat: int, n: int) -> None:
    """Discard the top cards of a Drink Me! pile, seen by all."""
    pile = game.table.seats[seat].drink_me
    gone = [pile.pop() for _ in range(min(n, len(pile)))]
    for card in gone:
        to_discard(game, card)
    if gone:
        game.emit("card_moved", seat, count=len(gone), cards=gone, pile="drink_me", to="drink_discard")


def discard_from_play(game: Desk, seat: int, card: int) -> None:
    """Discard a card that lies before the seat, if it is still there."""
    if card in game.table.seats[seat].in_play:
        coins.spent(game, card)
        game.table.seats[seat].take_up(card, "in_play")
        to_discard(game, card)
        game.emit("discarded", seat, cards=[card])
        coins.discarded(game, card, seat)


def discard_picked(game: Desk, seat: int, n: int, prompt: str, type: str = "") -> FlowOf[list[int]]:
    """The seat picks `n` cards of its hand (of a type) to discard: all, if there are fewer."""
    hand, defs = game.table.seats[seat].hand, game.table.cards

    def fits(card: int) -> bool:
        return not type or type in defs[card].types

    fitting = [card for card in hand if fits(card)]
    n = min(n, len(fitting))
    if n <= 0:
        return []
    if n == len(fitting):
        cards = asking.all_of(game, seat, fitting)
    else:
        cards = yield from asking.some_cards(game, seat, hand, n, n, prompt, None, interruptible=False, fits=fits)
    discard(game, seat, cards)
    return cards


def discard_cost(game: Desk, seat: int, spend: Mapping[str, int]) -> Flow:
    """Discard cards as a cost: one price after the other, so that the remaining prices can still be paid with other cards [520, 521]."""
    wanted = demands(spend)
    if not wanted or wanted[0] == CARDS:
        yield from discard_picked(game, seat, len(wanted), "cost")
        return
    hand = game.table.seats[seat].hand
    for i, price in enumerate(wanted):
        later = wanted[i + 1 :]

        def fits(card: int, price: str = price, later: list[str] = later) -> bool:
            return takes(price, game.table.cards[card]) and rest_paid(game, hand, card, later)

        cards = [card for card in hand if fits(card)]
        prompt = f"pay_with:{asked_for(price)}"
        if len(cards) == 1:
            yield from asking.one_card(game, seat, cards, prompt, None)
        elif cards:
            cards = yield from asking.some_cards(game, seat, hand, 1, 1, prompt, None, interruptible=False, fits=fits)
        discard(game, seat, cards)


def rest_paid(game: Desk, held: list[int], card: int, wanted: list[str]) -> bool:
    """Whether the remaining prices can be paid with the other cards."""
    return enough(wanted, (game.table.cards[other] for other in held if other != card))


def discard_random(game: Desk, seat: int, n: int) -> None:
    """Discard `n` cards of the hand at random."""
    table = game.table
    hand = table.seats[seat].hand
    for _ in range(min(n, len(hand))):
        discard(game, seat, [hand[table.below(len(hand))]])


def gold_from_inn(game: Desk, seat: int, n: int, entry: Record | None) -> Flow:
    """Gold comes from the Inn, or (negative) goes to it without being a payment. Only coins come from the Inn [467]."""
    table = game.table
    if not table.seats[seat].kit.gold or table.seats[seat].out:
        return  # the Inn pays itself [257], and nobody who has left the table
    side = table.side(seat)
    n = max(n, -side.gold)
    picked = (yield from coins.pick(game, seat, -n, entry)) if n < 0 and table.coins else ()
    n = max(n, -side.gold)
    table.inn_gold -= n
    if n:
        game.emit("gained_gold" if n > 0 else "lost_gold", seat, n=abs(n))
    if n > 0:
        stash.receive(game, seat, n, entry)
    else:
        side.gold += n
        coins.moved(game, seat, "inn", picked)
