# SPDX-License-Identifier: GPL-3.0-or-later
"""What rules may touch: the table, records, questions, events. `Game` is a desk with commands, checkpoints and forks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Unpack

from rdi_desktop.engine.state.bounds import DEPTH, Endless
from rdi_desktop.engine.state.compiled import Standing
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.events import Events
from rdi_desktop.engine.state.records import Record
from rdi_desktop.engine.state.table import Table
from rdi_desktop.engine.told import EventFacts

NOTHING: frozenset[str] = frozenset()
"""Value of `Desk.heard` for a game that is only tried out: no event is kept."""


class Ending(StrEnum):
    """How a game ends."""

    LAST = "last"
    """One side is left."""
    TIE = "tie"
    """All who were left went out at once."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    winners: tuple[int, ...]
    """One seat (or side), or several for a tie."""
    reason: Ending


class Desk:
    """A table during a game, with what happens on it."""

    __slots__ = (
        "boosters", "able", "barred", "burdens", "events", "has_bodies", "has_deeds", "heard", "holders", "levels", "numeric", "over",
        "pending", "people", "plain", "points", "possible", "reactions", "staggering", "standing", "table", "tracked",
        "unasked", "unattended", "watches_gains", "watchful", "windows",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.pending: Decision | None = None
        self.over: Result | None = None
        self.events = Events()
        self.heard: frozenset[str] | None = None
        """Keys of the events that are kept; None: all. A simulation that counts only a few keys saves 2 % of its time; a game that is only
        tried out keeps none (`NOTHING`)."""
        self.unasked: list[tuple[int, Option]] = []
        """Questions since the last command that were not put because only one answer was legal: the seat and that answer (for scripts)."""
        self.windows: list[tuple[tuple[str, ...], Sequence[Record]]] = []
        """Open response windows, the innermost last: their moments, and the records they are about."""
        self.levels: list[str] = []
        """Names of the lists of effects, answers and reactions that are going on, the innermost last."""
        self.barred: tuple[int, str] | None = None
        """A seat and one of its side decks: for now it may play no card of that deck."""
        self.reactions: list[Record] = []
        """Losses and gains that landed and may still be reacted to."""
        self.able: dict[int, frozenset[int]] = {}
        """For some occasions, as bits: the cards that can be played at one of them."""
        self.possible = 0
        """The occasions at which anybody may ever have something to play or to do, as bits."""
        self.burdens: dict[str, tuple[Standing, ...]] = {}
        """The standing effects on the holder of a token, by the token."""
        self.standing = False
        """Whether the content has anything that changes figures. Asking for it at every table would cost 7 %."""
        self.staggering = False
        """Whether anybody passes out at a number other than the Alcohol Content."""
        self.numeric = False
        """Whether anything may move the numerals of a card."""
        self.points: frozenset[str] = frozenset()
        """Points of a turn at which some character does anything; the others are skipped."""
        self.has_deeds = False
        """Whether things in play can ever be used."""
        self.tracked = tuple(s.index for s in table.seats if table.side(s.index).facing is not None)
        """Seats with one track for each opponent."""
        self.unattended = any(not s.kit.decides for s in table.seats)
        """Whether there is a seat without a player."""
        self.people: tuple[str, ...] | None = None
        """The ids of the characters; None until they are first needed."""
        self.plain: bool | None = None
        """Whether everybody's numbers are all that there is to compare (see `brief.plain`); None until it is first needed."""
        self.has_bodies = False
        """Whether things in play can ever be targets. Asking for it at every table would cost 19 %."""
        self.watchful = False
        """Whether anything can be triggered by what happens. Asking for it at every table would cost 64 %."""
        self.boosters = False
        """Whether anything can join a play to make it stronger. Asking for it at every table would cost 24 %."""
        self.watches_gains = False
        """Whether any card may react to gains."""
        self.holders: dict[str, tuple[int, ...]] = {}
        """For some occasions the seats that can ever have something to play at them (see `prospects`); only they are asked."""

    def checkpoint_here(self) -> None:
        """The phases call this when no card is resolving, so that `Game` may keep a checkpoint."""

    def step(self, loop: str) -> None:
        """Count one more round of a loop of the rules. Raises `Endless` if there have been too many."""
        table = self.table
        table.last_id = last = table.last_id - 1
        if table.next_id > last:
            raise self.endless(loop)

    def endless(self, loop: str) -> Endless:
        """The exception to raise for this loop; it names the card at work."""
        return Endless(loop, next((entry.card for entry in reversed(self.table.stack) if entry.card is not None), None))

    def enter(self, loop: str) -> list[str]:
        """Begin a nested step of the rules; the caller takes it off the returned list when it is done.

        Raises `Endless` if there have been too many steps, or too many are nested.
        """
        table, levels = self.table, self.levels
        table.last_id = last = table.last_id - 1
        if table.next_id > last or len(levels) >= DEPTH:
            raise self.endless(loop)
        levels.append(loop)
        return levels

    def end(self, winners: list[int], reason: Ending) -> None:
        """End the game."""
        self.over = Result(tuple(winners), reason)
        self.emit("game_over", None, winners=list(winners), reason=reason.value)

    def emit(self, key: str, seat: int | None, **args: Unpack[EventFacts]) -> None:
        """Record an event that everybody may know."""
        if self.heard is None or key in self.heard:
            stack = self.table.stack
            self.events.facts.append((key, seat, stack[-1].id if stack else None, len(stack), args, None))

    def emit_secret(self, key: str, seat: int, args: EventFacts, secret: EventFacts) -> None:
        """Record an event of which only `seat` may know the facts in `secret`."""
        if self.heard is None or key in self.heard:
            stack = self.table.stack
            entry = stack[-1].id if stack else None
            self.events.facts.append((key, seat, entry, len(stack), args, (seat, secret) if secret else None))

    def entry(self, id: int | None) -> Record | None:
        """The record on the stack with that id."""
        if id is None:
            return None
        for entry in self.table.stack:
            if entry.id == id:
                return entry
        return None

    def same_side(self, a: int, b: int | None) -> bool:
        """Whether two seats are on one side."""
        return b is not None and self.table.seats[a].side == self.table.seats[b].side

    def round_running(self) -> bool:
        """Whether a Round may be changed now: not before or while antes are paid, nor once it is decided."""
        round_ = self.table.round
        if round_ is None or round_.over or round_.opening:
            return False
        return not any(entry.kind == "payment" and entry.why == "ante" for entry in self.table.stack)
