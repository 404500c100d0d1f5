# SPDX-License-Identifier: GPL-3.0-or-later
"""Events: facts with a key and arguments. The user interface turns them into words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import starmap
from typing import NamedTuple, overload

from rdi_desktop.engine.told import EventFacts, EventTold, NamedCard


class Event(NamedTuple):
    """One thing that happened."""

    number: int
    """Place in the game's list of events."""
    key: str
    """What happened; the keys are those of `event_keys`."""
    seat: int | None
    """Who did it or to whom it happened."""
    cause: int | None
    """Id of the stack entry that caused it; None: the turn itself."""
    depth: int
    """Height of the stack at that time."""
    args: EventFacts
    """Facts everybody may know."""
    secret: tuple[int, EventFacts] | None = None
    """(seat, facts): facts that only this seat may know."""

    def seen_by(self, seat: int | None) -> EventFacts:
        """The facts that this seat may know (None: an onlooker)."""
        if self.secret is not None and self.secret[0] == seat:
            return {**self.args, **self.secret[1]}
        return {**self.args}


StoredEvent = tuple[str, int | None, int | None, int, EventFacts, tuple[int, EventFacts] | None]
"""An event without its number: key, seat, cause, depth, args, secret."""


class Events(Sequence[Event]):
    """All that has happened, in order.

    Hundreds of events happen in every game and most games have no viewer, so the facts are kept as tuples, and made into an `Event` only
    when one is read.
    """

    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.facts: list[StoredEvent] = []

    def __len__(self) -> int:
        return len(self.facts)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        numbers = range(len(self.facts))[at]
        if isinstance(numbers, int):
            return Event(numbers, *self.facts[numbers])
        return [Event(number, *self.facts[number]) for number in numbers]

    def __iter__(self) -> Iterator[Event]:
        return starmap(Event, ((number, *facts) for number, facts in enumerate(self.facts)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events) and self.facts == other.facts

    __hash__ = None  # type: ignore[assignment]


def view_event(event: Event, seat: int | None, cards: dict[int, NamedCard] | None = None) -> EventTold:
    """The event as `seat` may see it (None: an onlooker); `cards` are the cards that it names."""
    args = event.seen_by(seat)
    return EventTold(event.number, event.key, event.seat, event.cause, event.depth, args, cards or {})
