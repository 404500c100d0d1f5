# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game tells its viewers: plain data that sessions pass on, computers send each other and windows show.

Nothing here refers to the table. Each kind of data is declared once; its fields are documented in `docs/engine.md`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class NamedCard:
    """What everybody may know of a card that an event names."""

    definition: str
    """Id of its definition."""
    title: str
    type: str
    """Its first type."""
    owner: int | None
    """The seat whose deck it is from; None: nobody's."""

    @property
    def is_event(self) -> bool:
        """Whether it is a Drink Event, or any other kind of Event."""
        return self.type.endswith("event")


@dataclass(frozen=True, slots=True)
class EventTold:
    """One thing that happened, as one seat may know it."""

    index: int
    """Place in the game's list of events."""
    key: str
    """What happened."""
    seat: int | None
    """Who did it or to whom it happened."""
    cause: int | None
    """Id of the stack entry that caused it; None: the turn itself."""
    depth: int
    """Height of the stack at that time."""
    args: dict[str, Any]
    """Its facts, by the names that its key defines."""
    cards: dict[int, NamedCard] = field(default_factory=dict)
    """The cards that its facts name, by id."""

    @property
    def who(self) -> int:
        """The seat of an event that always has one."""
        assert self.seat is not None, f"{self.key} belongs to nobody"
        return self.seat
