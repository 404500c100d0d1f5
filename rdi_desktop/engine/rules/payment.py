# SPDX-License-Identifier: GPL-3.0-or-later
"""Payments: who pays, to whom, why, whether the Inn may pay, whether it may be prevented (red-dragon-inn-10, "Gambling", "Other Rules").

A payment by an effect is not a cost: a seat that cannot pay all pays what it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import coins, legality, playing, stash
from rdi_desktop.engine.state.records import Happening, Payment, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


class Settled(Enum):
    """How a payment ended."""

    PAID = auto()
    """Gold was paid, by whichever seat."""
    COUNTS = auto()
    """Nothing was paid, but it counts as paid."""
    AVOIDED = auto()
    """The payer need not pay: it was prevented or Ignored, or the payer has left the Round instead."""
    NOTHING = auto()
    """There was nothing to pay, or nothing to pay with."""


def pay(
    game: Desk,
    seat: int,
    n: int,
    to: int | str,
    why: str,
    cause: Record | None,
    sealed: tuple[str, ...] = (),
    opening: bool = False,
    discount: int = 0,
) -> FlowOf[Settled]:
    """One payment of `n` Gold to a seat, the Inn or the pot.

    `why`: card, ante, reshuffle, take, contest. During a Round or a contest a seat without Gold ignores the demand [67, 154].
    """
    game.step("payments")
    table = game.table
    if n <= 0 or table.seats[seat].out or ignores(game, seat, why, cause):
        return Settled.NOTHING
    record = Payment(table.new_id(), seat, n, to, why)
    record.sealed, record.discount = sealed, discount
    record.source = cause.behind if cause is not None else None
    record.card = cause.card if cause is not None else None
    if opening:
        record.amount = figures.opening_ante(game, seat, n)
    moment = why if why in ("ante", "take") else "pay"
    asked: tuple[int, ...] = (seat,)
    if table.teams or game.holders["of others"]:
        among = {*table.allies(seat), *game.holders["of others"]}
        asked = tuple(filter(among.__contains__, table.order_from(seat)))
    if legality.anybody_may_answer(game, asked, moment):
        table.stack.append(record)
        try:
            yield from playing.window(game, (moment,), [record], seat, only=asked, kind="pay")
        finally:
            table.stack.remove(record)
    if record.prevented or record.negated or seat in record.ignored:
        return Settled.COUNTS if record.counts else Settled.AVOIDED
    if why == "ante":  # the state of the seat now counts, not at the time it was asked
        record.amount = figures.opening_ante(game, seat, n) if opening else n
        record.inn_pays = record.inn_pays or figures.inn_antes(game, seat)
    picked: list[coins.CoinThing] = []
    if table.coins:
        due = record.amount
        for payer in payers(record, seat):
            if isinstance(payer, int) and table.seats[payer].kit.gold:
                n = min(due, table.gold(payer))
                picked += yield from coins.choose(game, payer, n, record)
                due -= n
    paid = carry_out(game, record, picked)
    if game.reactions:
        yield from playing.coins_passed(game)
    if paid and game.watchful and why not in ("ante", "take"):
        yield from playing.happening(game, "paid", Happening(seat))
    if cause is not None:
        landed = cause.happened("paid_gold")
        landed[seat] = landed.get(seat, 0) + paid
    return Settled.PAID if paid else Settled.NOTHING


def ignores(game: Desk, seat: int, why: str, cause: Record | None) -> bool:
    """Whether a seat is not even asked: without Gold in a Round or contest, except for an ante of its own card [67-70, 154]."""
    table = game.table
    if table.gold(seat) > 0 or not table.seats[seat].kit.gold or (table.round is None and not table.held):
        return False
    return why != "ante" or not (figures.inn_antes(game, seat) or (cause is not None and cause.by == seat))


def carry_out(game: Desk, record: Payment, picked: Sequence[coins.CoinThing] = ()) -> int:
    """Move the Gold; returns how much. If another seat was to pay and has not, the payer pays after all (docs/decisions/0036)."""
    table = game.table
    seat = record.by
    assert seat is not None
    key = "anted" if record.why == "ante" else "paid"
    paid = 0
    for payer in payers(record, seat):
        n = record.amount - paid
        if isinstance(payer, int) and table.seats[payer].kit.gold:
            side = table.side(payer)
            n = min(n, side.gold)
            side.gold -= n
            coins.moved(game, payer, record.to, picked)
        else:
            table.inn_gold -= n
        paid += n
        if n:
            game.emit(key, seat, n=n, to=record.to, why=record.why, payer=payer)
    if record.to == "inn":
        table.inn_gold += paid
    elif record.to == "pot":
        table.pot_gold += paid
    else:
        assert isinstance(record.to, int)
        stash.receive(game, record.to, paid, record)
    return paid


def payers(record: Payment, seat: int) -> tuple[int | str, ...]:
    """Whose Gold is used, in order: the Inn's, or another seat's before the payer's own."""
    if record.inn_pays:
        return ("inn",)
    return (seat,) if record.seat_pays is None else (record.seat_pays, seat)


def take_from_pot(game: Desk, seat: int, n: int, cause: Record | None, picked: Sequence[coins.CoinThing] = ()) -> Flow:
    """Gold, with the things picked, comes out of the pot of a running Round; a Prize never does [168]."""
    table = game.table
    if table.round is None or table.round.over:
        return
    n = min(n, table.pot_gold)
    table.pot_gold -= n
    coins.moved(game, "pot", seat, picked)
    if n:
        game.emit("took_gold", seat, n=n, source="pot")
    stash.receive(game, seat, n, cause)
    if game.reactions:
        yield from playing.coins_passed(game)
