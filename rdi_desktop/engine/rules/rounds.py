# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a Round of Gambling: control, leaving it, its end (red-dragon-inn-1 and red-dragon-inn-10, "Gambling")."""

from __future__ import annotations

from rdi_desktop.engine.state.desk import Desk


def take_control(game: Desk, seat: int, card: int | None) -> None:
    """Give control to a seat, as Gambling and Cheating cards do; seats that have passed may answer again [49].

    A seat that has left the Round since it played the card does not get control, and nobody has it then [62, 63].
    """
    round_ = game.table.round
    if round_ is None or round_.over:
        return
    round_.last = card
    round_.only = ()
    round_.passed = []
    if seat in round_.players:
        round_.in_control = seat
        game.emit("took_control", seat, card=card)
    else:
        round_.in_control = None
        decided(game)


def leave(game: Desk, seat: int, key: str) -> None:
    """The seat leaves the Round: it neither plays nor antes in it any more; Gold it has anted stays in the pot [59-62]."""
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


def go_on(game: Desk, seat: int, card: int | None) -> None:
    """A Round that was decided continues: that seat is in control, and the seat to its left is next."""
    round_ = game.table.round
    if round_ is not None:
        round_.over = False
        round_.winner = None
        round_.next = seat
        take_control(game, seat, card)


def finish(game: Desk, winner: int | None) -> None:
    """The Round is decided: won, or without a winner, so that the pot goes to the Inn."""
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
    else:
        for seat in round_.players:
            if seat not in round_.passed and seat != round_.in_control:
                return False
        finish(game, round_.in_control)
    return round_.over
