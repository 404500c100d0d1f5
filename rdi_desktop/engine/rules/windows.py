# SPDX-License-Identifier: GPL-3.0-or-later
"""Response windows: who is asked what, and when one is closed (red-dragon-inn-1 and red-dragon-inn-10, "Timing")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionFacts
from rdi_desktop.engine.rules import legality
from rdi_desktop.engine.state.decisions import PASS, Decision, Option
from rdi_desktop.engine.state.records import Landed, Payment, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat


PASSES = ("pass",)
"""The answer of a seat that does not respond."""


def moments_of_play(game: Desk) -> tuple[str, ...]:
    """A play may be answered, and in a Round of Gambling cards of the Round may be played meanwhile."""
    round_ = game.table.round
    return ("play", "round") if round_ is not None and not round_.over and not game.table.quiet else ("play",)


def closed(entries: Sequence[Record]) -> bool:
    """Whether one of them has been Negated, or is a payment that its payer need not make: nothing is left to answer."""
    for entry in entries:  # noqa: SIM110 - asked twice for every card that is played: a plain loop is faster
        if entry.negated or (type(entry) is Payment and entry.settled):
            return True
    return False


def asked_again(
    game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record], kind: str
) -> Decision | None:
    """The question to one seat in a window after an interruption; None if nothing is left to answer."""
    if where.out or closed(entries):
        return None
    options = legality.responses(game, where, moments, entries)
    if not options and not where.asked_always:
        return None
    return response_decision(game, where.index, moments, entries, kind, options)


def response_decision(
    game: Desk, seat: int, moments: tuple[str, ...], entries: Sequence[Record], kind: str, options: list[Option]
) -> Decision:
    """The question to one seat in a window. `options`: its answers."""
    if game.table.seats[seat].asked_always and "anytime" not in moments and not game.table.quiet:
        options += breaking_in(game, seat, {option.card for option in options})
    options.append(PASS)
    last = entries[-1]
    if kind == "pay" and last.by != seat:
        kind = "respond"  # another seat pays
    if isinstance(last, Landed):
        last = own(entries, seat) or last
    return Decision(seat, kind, options, 1, 1, PASSES, True, last.id, "", about(entries))


def breaking_in(game: Desk, seat: int, answering: set[int | None]) -> list[Option]:
    """What a seat that is always asked may play as well: anything that interrupts, except the cards with which it answers."""
    return [option for option in legality.anytime(game, seat) if option.card is None or option.card not in answering]


def own(entries: Sequence[Record], seat: int) -> Record | None:
    """The last of the records that concerns that seat."""
    return next((entry for entry in reversed(entries) if entry.by == seat), None)


def about(entries: Sequence[Record]) -> DecisionFacts:
    """What a window is about, for display with the question."""
    entry = entries[-1]
    ids = [entry.id] if len(entries) == 1 else [each.id for each in entries]
    args: DecisionFacts = {"entries": ids, "kind": entry.kind}
    if isinstance(entry, Payment):
        args["gold"], args["to"], args["why"] = entry.amount, entry.to, entry.why
    return args
