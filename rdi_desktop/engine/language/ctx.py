# SPDX-License-Identifier: GPL-3.0-or-later
"""The context in which effects are evaluated."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeVar

from rdi_desktop.engine.state.compiled import Who
from rdi_desktop.engine.state.decisions import Decision
from rdi_desktop.engine.state.records import Record, Resolving

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk

T = TypeVar("T")
Flow = Generator[Decision, Any, None]
"""A procedure of the rules: it changes the table, yields Decisions, and is sent the options that were picked."""
FlowOf = Generator[Decision, Any, T]
"""A procedure that returns a value."""


class Ctx:
    """The context of evaluation: the play, who is 'you', who acts, what is answered."""

    __slots__ = ("actor", "entry", "game", "it", "late", "me", "numerals", "owner", "smaller")

    def __init__(self, game: Desk, entry: Record | None, me: int, it: Record | None = None) -> None:
        self.game: Desk = game
        self.entry: Record | None = entry
        self.me: int = me
        """'you': the controller of the card; of a Drink the drinker, of a Trap its victim."""
        self.actor: int = me
        """The seat that acts if none is named."""
        self.owner: int = me
        """The seat whose character's card it is."""
        self.it = it
        """The entry being answered."""
        self.late: dict[Who, tuple[int, ...]] = entry.late if isinstance(entry, Resolving) else {}
        """Seats picked while resolving, by selector."""
        self.numerals = 0
        """By how much every numeral of the card is moved."""
        self.smaller: tuple[int, ...] = ()
        """What was done to a number that was added to a Drink, in order: by how much it was lowered, or HALF."""

    def acting(self, seat: int) -> Ctx:
        """The same context with another acting seat."""
        new = Ctx(self.game, self.entry, self.me, self.it)
        new.actor = seat
        new.owner = self.owner
        new.late = self.late
        new.numerals = self.numerals
        new.smaller = self.smaller
        return new

    def of(self, seat: int) -> Ctx:
        """A context of that seat's own, independent of any play."""
        return Ctx(self.game, None, seat)
