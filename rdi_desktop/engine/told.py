# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game tells whoever looks at it: plain data that sessions hand on, computers send each other and windows show.

Nothing here leads back to the table. A class declares each thing once; fields are what `docs/engine.md` says they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class NamedCard:
    """What an onlooker knows of a card that an event names."""

    definition: str
    """Id of what it says."""
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
    """Id of the stack entry that made it, None for the turn itself."""
    depth: int
    """Height of the stack when it happened."""
    args: dict[str, Any]
    """Its facts, by the names that belong to its key."""
    cards: dict[int, NamedCard] = field(default_factory=dict)
    """The cards that its facts name, by id."""

    @property
    def who(self) -> int:
        """The seat of an event that always has one."""
        assert self.seat is not None, f"{self.key} belongs to nobody"
        return self.seat
