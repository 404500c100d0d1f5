# SPDX-License-Identifier: GPL-3.0-or-later
"""A Round of Gambling (red-dragon-inn-1 and red-dragon-inn-10, "Gambling")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import Flow
from rdi_desktop.engine.rules import asking, legality, payment
from rdi_desktop.engine.state.decisions import PASS, Decision
from rdi_desktop.engine.state.records import Entry
from rdi_desktop.engine.state.table import Round

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def ended(game: Desk) -> bool:
    """Whether no Round is going on, or it is decided already."""
    return game.table.round is None or game.table.round.over


def open_round(game: Desk, opener: int, gold: int, entry: Entry | None) -> Flow:
    """Normal play is suspended, everybody antes, the opener is in control [43-47]."""
    table = game.table
    if table.round is not None:
        return
    table.round = Round(opener, [s for s in table.order_from(opener) if not table.seats[s].withdrawn])
    table.round.opened_in = table.turn
    table.round.next = opener
    table.round.opening = True
    game.emit("round_opened", opener)
    if table.options.get("prizes"):
        from rdi_desktop.engine.rules.variants.prizes import into_pot

        yield from into_pot(game, opener, entry)
    take_control(game, opener, entry.card if entry else None)
    yield from ante(game, opener, list(table.round.players), gold, entry)
    table.round.opening = False


def ante(game: Desk, by: int, seats: list[int], gold: int, entry: Entry | None) -> Flow:
    """Antes in turn order from whoever demands them. If that seat cannot ante and has no substitute, nobody does [69]."""
    table = game.table
    round_ = table.round
    if round_ is None or round_.over or gold <= 0:
        return
    for seat in sorted(seats, key=lambda s: (s - by) % len(table.seats)):
        if ended(game) or seat not in round_.players:
            continue
        paid = yield from payment.pay(game, seat, gold, "pot", "ante", entry)
        if seat == by and seat in round_.players and paid == 0:
            return


def take_control(game: Desk, seat: int, card: int | None) -> None:
    """Gambling and Cheating cards give control; whoever passed may answer again [49]."""
    round_ = game.table.round
    if round_ is None or round_.over or seat not in round_.players:
        return
    round_.in_control = seat
    round_.last = card
    round_.only = ()
    round_.passed = []
    game.emit("took_control", seat, card=card)


def leave(game: Desk, seat: int, key: str) -> None:
    """The seat is out of the Round: it plays and antes no more in it; Gold anted before stays in the pot [59-62]."""
    round_ = game.table.round
    if round_ is None or round_.over or seat not in round_.players:
        return
    if round_.next == seat:
        round_.next = after(game, seat)
    round_.players.remove(seat)
    if seat in round_.passed:
        round_.passed.remove(seat)
    if round_.in_control == seat:
        round_.in_control = None
        round_.passed = []
    game.emit(key, seat)


def force_out(game: Desk, seat: int, by: int, entry: Entry | None) -> Flow:
    """Everybody, the victim included, may respond before somebody is forced out [64]."""
    from rdi_desktop.engine.rules.playing import window

    table = game.table
    round_ = table.round
    if round_ is None or round_.over or seat not in round_.players:
        return
    record = Entry(table.new_id(), "forced_out", seat)
    record.source = by
    record.card = entry.card if entry is not None else None
    table.stack.append(record)
    try:
        yield from window(game, ("forced_out", "round"), [record], by)
    finally:
        table.stack.remove(record)
    if not record.negated and seat not in record.ignored:
        leave(game, seat, "forced_out")


def finish(game: Desk, winner: int | None) -> None:
    """The Round is decided: by a win, or without a winner, when the pot goes to the Inn."""
    round_ = game.table.round
    if round_ is not None and not round_.over:
        round_.over = True
        round_.winner = winner


def after(game: Desk, seat: int) -> int:
    """The next seat in the Round to the left of `seat`."""
    table = game.table
    assert table.round is not None
    n = len(table.seats)
    for step in range(1, n + 1):
        other = (seat + step) % n
        if other in table.round.players:
            return other
    return seat


def decided(game: Desk) -> bool:
    """Whether the Round is over: one player left, or all but the one in control have passed [51, 65]."""
    round_ = game.table.round
    if round_ is None:
        return True
    if round_.over:
        return True
    if len(round_.players) == 1:
        finish(game, round_.players[0])
    elif not round_.players:
        finish(game, None)
    elif all(s in round_.passed or s == round_.in_control for s in round_.players):
        finish(game, round_.in_control)
    return round_.over


def run(game: Desk) -> Flow:
    """Seats play or pass in turn until the Round is decided; then the pot is given. Can be entered at any turn of the Round."""
    from rdi_desktop.engine.rules.losing import settle
    from rdi_desktop.engine.rules.playing import play

    table = game.table
    while not decided(game):
        round_ = table.round
        assert round_ is not None
        game.checkpoint_here()
        if round_.next not in round_.players or round_.next == round_.in_control:
            round_.next = after(game, round_.next)
            if round_.next == round_.in_control and len(round_.players) > 1:
                round_.next = after(game, round_.next)
        seat = round_.next
        picked = yield from asking.ask(turn_decision, game, seat)
        if not picked:
            continue
        option = picked[0]
        if option.kind == "pass":
            round_.passed.append(seat)
            round_.next = after(game, seat)
            game.emit("passed_round", seat)
        else:
            yield from play(game, seat, option)
            if option.card is not None and table.cards[option.card].takes_control and not round_.over:
                round_.next = after(game, seat)
            yield from settle(game)
    yield from pay_out(game)


def turn_decision(game: Desk, seat: int) -> Decision | None:
    """One's turn in the Round: a Gambling or Cheating card, or pass [48]."""
    round_ = game.table.round
    if round_ is None or round_.over or seat not in round_.players or round_.next != seat or decided(game):
        return None
    options = legality.gambling_plays(game, seat)
    options.append(PASS)
    return Decision(seat, "gamble", options, default=("pass",))


def pay_out(game: Desk) -> Flow:
    """Whoever has won takes the pot, unless somebody else does; without a winner it goes to the Inn [51, 62]."""
    from rdi_desktop.engine.rules.playing import window
    from rdi_desktop.engine.rules.variants.prizes import pot_cards_to

    table = game.table
    round_ = table.round
    assert round_ is not None
    winner = round_.winner
    if winner is not None:
        record = Entry(table.new_id(), "win_round", winner)
        record.taker = winner
        record.amount = table.pot_gold
        game.emit("round_won", winner, n=table.pot_gold)
        table.stack.append(record)
        try:
            yield from window(game, ("win_round",), [record], winner)
        finally:
            table.stack.remove(record)
        taker = record.taker
        table.side(taker).gold += table.pot_gold
        game.emit("pot_taken", taker, n=table.pot_gold)
        pot_cards_to(game, taker)
    else:
        table.inn_gold += table.pot_gold
        game.emit("pot_to_inn", None, n=table.pot_gold)
        pot_cards_to(game, None)
    table.pot_gold = 0
    table.round = None
    game.emit("round_ended", winner)
