# SPDX-License-Identifier: GPL-3.0-or-later
"""Response windows with several people at one screen: one "anyone?" instead of one question each.

The engine asks seat by seat, in the rulebook's order. Here the questions of one window are gathered: everyone sees that the table waits,
and a person who wants to do something claims the window. Claiming looks ahead on a fork in which the people asked before have passed, so
that nothing has happened if the claimant then does nothing. A play makes those passes real.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, OutOfTurn
from rdi_desktop.session.passing import WINDOW_KINDS

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game

WindowKey = tuple[str, int | str | None]


@dataclass(frozen=True, slots=True)
class WindowState:
    """An open "anyone?"."""

    kind: str
    """respond, pay or last_chance"""
    about: int | None
    """The stack entry it is about."""
    seats: tuple[int, ...]
    """The people who may do something, in the order in which the rules ask them."""
    claimed: int | None = None
    """The person who has claimed the screen to look at their hand."""
    passed: tuple[int, ...] = ()
    """The people who have passed already, by themselves or by a request."""


def window_key(decision: DecisionTold | None) -> WindowKey | None:
    """A key that questions of one window have in common; None if it is no window."""
    if decision is None or decision.kind not in WINDOW_KINDS:
        return None
    return (decision.kind, decision.args.get("why") if decision.kind == "pay" else decision.about)


def is_pass(decision: DecisionTold, command: Command) -> bool:
    """Whether the command is the answer that does nothing."""
    return isinstance(command, Answer) and command.seat == decision.seat and command.picks == decision.default


def pass_of(decision: DecisionTold) -> Answer:
    """The answer that does nothing."""
    return Answer(decision.seat, decision.default)


def asked_in_window(game: Game, humans: tuple[int, ...]) -> tuple[int, ...]:
    """The people whom this window will ask if everybody passes, in order."""
    key = window_key(game.pending)
    ahead, seats = game.fork(), []
    while (decision := ahead.pending) is not None and window_key(decision) == key:
        if decision.seat in humans:
            if decision.seat in seats:
                break
            seats.append(decision.seat)
        ahead.submit(pass_of(decision))
    return tuple(seats)


@dataclass(slots=True)
class WindowClaim:
    """A person looking at their hand in a window: a fork in which that seat is asked, and the passes that lead there."""

    seat: int
    ahead: Game
    before: list[Command]


def look_ahead(game: Game, seat: int, decide: Callable[[Game, Decision], Command | None]) -> WindowClaim:
    """Answer on a fork for everyone before `seat`; people pass, `decide` answers for computer players.

    When a computer player does something, the fork ends there: `ahead.pending` is then not the claimant's.
    """
    key = window_key(game.pending)
    claim = WindowClaim(seat, game.fork(), [])
    while (decision := claim.ahead.pending) is not None and decision.seat != seat:
        if window_key(decision) != key:
            raise OutOfTurn(f"seat {seat} is not asked in this window")
        command = decide(claim.ahead, decision) or pass_of(decision)
        claim.ahead.submit(command)
        claim.before.append(command)
        if not is_pass(decision, command):
            break
    return claim
