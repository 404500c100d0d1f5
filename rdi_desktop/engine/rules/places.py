# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that lie aside or open before a player, and are paid as a cost (character-compendium, "Roxana", "Dale").

Which of them are paid is asked once the play is announced: listing every set of them beforehand would turn one way into dozens
(docs/decisions/0255).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.costs import WORTH, cards_there, worth
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.language.kinds import demanded, enough, of_place, takes
from rdi_desktop.engine.rules import asking, cards
from rdi_desktop.engine.state.decisions import DONE, Decision, card_option

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Play


def pay(game: Desk, seat: int, spend: Mapping[str, int], entry: Play) -> Flow:
    """All that is paid out of places of the seat is discarded at once; nobody plays anything while it is picked."""
    gone: list[int] = []
    for pile in dict.fromkeys(place for what in spend if (place := of_place(what)) is not None):
        gone += yield from of_kinds(game, seat, pile, demanded(spend, pile), entry)
    for what, n in spend.items():
        if what.startswith(WORTH):
            gone += yield from worth_so_much(game, seat, what.removeprefix(WORTH), n, entry)
    if gone:
        give_up(game, seat, gone)


def of_kinds(game: Desk, seat: int, pile: str, wanted: list[str], entry: Play) -> FlowOf[list[int]]:
    """A card for each price, one after the other, so that each remaining price can still be paid by another card."""
    defs, chosen = game.table.cards, list[int]()
    for i, price in enumerate(wanted):
        left = [card for card in cards_there(game.table, seat, pile) if card not in chosen]

        def fits(card: int, price: str = price, later: list[str] = wanted[i + 1 :], left: list[int] = left) -> bool:
            return takes(price, defs[card]) and enough(later, (defs[other] for other in left if other != card))

        among = {defs[card].id: card for card in reversed(left) if fits(card)}  # equal cards are interchangeable
        chosen.append((yield from one_of(game, seat, sorted(among.values(), key=left.index), entry)))
    return chosen


def worth_so_much(game: Desk, seat: int, pile: str, n: int, entry: Play) -> FlowOf[list[int]]:
    """Cards whose numbers add up to at least `n`; by default those of the lowest sum."""
    there, chosen = list(cards_there(game.table, seat, pile)), list[int]()

    def value(of: list[int]) -> int:
        return sum(worth(game.table, seat, card) for card in of)

    while left := [card for card in there if card not in chosen]:
        if value(chosen) < n and value(there) - min(worth(game.table, seat, card) for card in left) < n:
            chosen += asking.all_of(game, seat, left)
            break
        card = yield from one_or_done(seat, left, cheapest(value, chosen, left, n), entry, value(chosen) >= n)
        if card is None:
            break
        chosen.append(card)
    return chosen


def cheapest(value: Callable[[list[int]], int], chosen: list[int], left: list[int], n: int) -> list[int]:
    """Cards that bring `chosen` to at least `n` with the lowest sum, and the fewest of them."""
    sets = [
        list(more) for size in range(len(left) + 1) for more in combinations(left, size) if value([*chosen, *more]) >= n
    ]
    return min(sets, key=lambda more: (value(more), len(more)))


def one_of(game: Desk, seat: int, among: list[int], entry: Play) -> FlowOf[int]:
    """One of these; not asked if there is only one."""
    picked = yield from asking.one_card(game, seat, among, "spend", entry, interruptible=False)
    return picked


def one_or_done(seat: int, among: list[int], best: list[int], entry: Play, enough_now: bool) -> FlowOf[int | None]:
    """One of these; or None, to stop, if those chosen are enough."""
    options = [*([DONE] if enough_now else []), *map(card_option, among)]
    default = DONE if enough_now else card_option(best[0])

    def question() -> Decision:
        return Decision(
            seat, "pick", options, default=(default.id,), about=entry.id, prompt="spend", interruptible=False
        )

    picked = yield from asking.ask(question)
    return picked[0].card


def give_up(game: Desk, seat: int, gone: list[int]) -> None:
    """Put these cards on their discard piles, seen by all."""
    where = game.table.seats[seat]
    for card in gone:
        if card in where.in_play:
            where.take_up(card, "in_play")
        else:
            next(where.piles[name] for name in where.areas if card in where.piles[name]).remove(card)
        cards.to_discard(game, card)
    game.emit("gave_up", seat, cards=gone)
