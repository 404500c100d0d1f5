# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn that several seats take together (red-dragon-inn-10, "Shared Turn Structure", "Your Turn Ends Now").

`table.turn` is the seat of the side that acts now; the others of the phase wait in `table.to_act`. With sides of one seat none ever waits.
"""

from __future__ import annotations

from functools import cache
from itertools import filterfalse
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.kit import Waiting

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table

COUNTED = ("action", "order")
"""Phases that begin with a count (of Actions or orders), even with one seat; other phases only if several seats play them."""
DONE = Waiting(0, 1)
"""Stored for a seat that has acted in this phase and no longer waits."""


def acting(table: Table) -> list[int]:
    """The seats that take part in the present turn, clockwise; not those whose own turn has already ended [231]."""
    turn = table.turn
    if not table.teams:
        return [] if table.seats[turn].out or turn in table.ended else [turn]
    return list(filterfalse(table.ended.__contains__, table.side_in(turn)))


def begin(game: Desk, phase: str, seats: list[int]) -> None:
    """These seats begin a phase: Actions are counted for each of them, orders for all together [211, 213, 214]."""
    table = game.table
    if not seats:
        return
    actions: dict[int, int] = {}
    if phase == "action":
        usual = figures.usual(table, table.turn)
        for member in seats:
            where = table.seats[member]
            if where.used:
                where.used = [use for use in where.used if not use.startswith("phase:")]
            actions[member] = figures.figure(game, member, "actions", usual.actions)
        table.actions_left, table.actions_played, table.many = actions[seats[0]], 0, ""
    elif phase == "order":
        whole = not table.teams or len(seats) == len(acting(table))
        table.orders_left = figures.usual(table, table.turn).orders if whole else 1
        table.ordering = () if whole else tuple(seats)
    table.turn = seats[0]
    if table.teams:
        table.to_act = {member: Waiting(actions.get(member, 0)) for member in seats[1:]}


def orders_left(game: Desk) -> int:
    """How many Drinks the seats of the phase may still order together, after standing effects [24, 214]."""
    table = game.table
    left = table.orders_left
    if game.standing:
        for member in table.ordering or acting(table):
            left += figures.more(game, member, "orders")
    return max(0, left)


def go_on(game: Desk) -> bool:
    """The next waiting seat acts; False if none waits."""
    table = game.table
    while table.to_act:
        member = next(iter(table.to_act))
        left = table.to_act.pop(member)
        if not table.seats[member].out and member not in table.ended:
            act(game, member, left)
            return True
    return False


def act(game: Desk, member: int, left: Waiting) -> None:
    """That seat acts now; set its Actions left and played."""
    table = game.table
    table.turn = member
    table.actions_left, table.actions_played, table.hand_actions, table.many = left
    game.emit("phase_started", member, phase=table.phase)


@cache
def hand_over_option(seat: int) -> Option:
    """The option to let a teammate act first; the seat that is asked acts later."""
    return Option(f"hand_over:{seat}", "hand_over", targets=(seat,), label="hand_over")


def hand_over_options(table: Table) -> list[Option]:
    """Teammates may act in any order [213, 215]."""
    return [hand_over_option(member) for member in table.to_act] if table.to_act else []


def hand_over(game: Desk, to: int) -> None:
    """Another member of the side goes on; the one that acted waits."""
    table = game.table
    left = table.to_act.pop(to)
    table.to_act[table.turn] = Waiting(table.actions_left, table.actions_played, table.hand_actions, table.many)
    act(game, to, left)


def more_actions(table: Table, seat: int, n: int, hand: bool) -> None:
    """Give one seat more Actions, and none of its teammates; `hand`: only for cards of the hand [213, 232].

    A waiting teammate keeps them until it acts, and one that was done acts again. A seat of another side cannot use them.
    """
    kept = n if hand else 0
    if seat == table.turn:
        table.actions_left += n
        table.hand_actions += kept
    elif table.phase == "action" and seat in acting(table):
        left, played, in_hand, many = table.to_act.get(seat, DONE)
        table.to_act[seat] = Waiting(left + n, played, in_hand + kept, many)


def end_for(game: Desk, seat: int) -> None:
    """End the turn of one seat only: it Ignores everything and plays nothing until the others are done [231]."""
    table = game.table
    where = table.seats[seat]
    table.ended[seat] = where.withdrawn
    where.withdrawn = where.silent = True
    table.to_act.pop(seat, None)
    game.emit("turn_ended_early", seat)


def come_back(table: Table) -> None:
    """The turn of the side is over: seats that were only kept out of it are back."""
    for seat, stays_away in table.ended.items():
        if not stays_away:
            table.seats[seat].withdrawn = table.seats[seat].silent = False
    table.ended = {}
    table.to_act = {}
    table.side(table.turn).opening = None
