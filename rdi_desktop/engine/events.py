# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened, as facts with keys and arguments; words are made at the edge."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened."""

    number: int
    """Place in the game's list of events."""
    key: str
    """What happened; the keys are listed in docs/engine.md."""
    seat: int | None
    """Who did it or to whom it happened."""
    cause: int | None
    """Id of the stack entry that made it, None for the turn itself."""
    depth: int
    """Height of the stack when it happened."""
    args: dict[str, Any]
    """Facts everybody may know."""
    secret: tuple[int, dict[str, Any]] | None = None
    """(seat, facts) that only this seat may know."""


def view_event(event: Event, seat: int | None) -> dict[str, Any]:
    """The event as `seat` may see it (None: an onlooker)."""
    args = dict(event.args)
    if event.secret is not None and event.secret[0] == seat:
        args.update(event.secret[1])
    return {
        "index": event.number,
        "key": event.key,
        "seat": event.seat,
        "cause": event.cause,
        "depth": event.depth,
        "args": args,
    }
