# SPDX-License-Identifier: GPL-3.0-or-later
"""What rules may touch: the table, what waits and is asked, what happens. `Game` is a desk with commands, checkpoints and forks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rdi_desktop.engine.state.bounds import DEPTH, Endless
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.events import Events
from rdi_desktop.engine.state.records import Record
from rdi_desktop.engine.state.table import Table

NOTHING: frozenset[str] = frozenset()
"""What is heard of a game that is only tried out."""


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
    """A table at which something is going on."""

    __slots__ = (
        "boosters", "able", "barred", "burdens", "events", "has_bodies", "has_deeds", "heard", "holders", "levels", "numeric", "over",
        "pending", "people", "plain", "points", "possible", "reactions", "staggering", "standing", "table", "tracked",
        "unasked", "unattended", "watches_gains", "watchful", "windows",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pending: Decision | None = None
        self.over: Result | None = None
        self.events = Events()
        self.heard: frozenset[str] | None = None
        """The keys of the events that are kept; None: of all. Games of which only a few are counted take 2 % less without the rest, and of
        one that is only tried out nothing is kept (`NOTHING`)."""
        self.unasked: list[tuple[int, Option]] = []
        """Since the last command: who would have been asked, and the answer that was the only one (for whoever follows a script)."""
        self.windows: list[tuple[tuple[str, ...], Sequence[Record]]] = []
        """Open response windows, the innermost last: their moments, and the records they are about."""
        self.levels: list[str] = []
        """The lists of effects, answers and reactions that are going on, each within the one before."""
        self.barred: tuple[int, str] | None = None
        """A seat, and a side deck of whose cards it may play none just now."""
        self.reactions: list[Record] = []
        """Losses and gains that landed and may still be reacted to."""
        self.able: dict[int, frozenset[int]] = {}
        """For some occasions, as bits, the cards that can be played at one of them."""
        self.possible = 0
        """The occasions at which anybody may ever have something to play or to do, as bits."""
        self.burdens: dict[str, tuple[Any, ...]] = {}
        """What always holds for whoever has a token, by the token."""
        self.standing = False
        """Whether anything may hold that changes figures: a table without such a thing would take 7 % longer."""
        self.staggering = False
        """Whether anybody passes out at another number than the Alcohol Content."""
        self.numeric = False
        """Whether anything may move the numerals of a card."""
        self.points: frozenset[str] = frozenset()
        """Points of a turn at which anybody's character does anything: at others nothing is begun."""
        self.has_deeds = False
        """Whether things in play may ever be able to do something."""
        self.tracked = tuple(s.index for s in table.seats if table.side(s.index).facing is not None)
        """Seats with a track towards each opponent."""
        self.unattended = any(not s.kit.decides for s in table.seats)
        """Whether there is a seat at which nobody sits."""
        self.people: tuple[str, ...] | None = None
        """The characters by their ids, once somebody wants to know."""
        self.plain: bool | None = None
        """Whether the numbers of everybody are all that there is to compare (see `glance.plain`); None until somebody wants to know."""
        self.has_bodies = False
        """Whether things in play may ever be aimed at: a table without them would take 19 % longer."""
        self.watchful = False
        """Whether anything may be set off by what happens: a table where nothing is would take 64 % longer."""
        self.boosters = False
        """Whether anything may join a play to make it stronger: a table without such a thing would take 24 % longer."""
        self.watches_gains = False
        """Whether any card may react to gains."""
        self.holders: dict[str, tuple[int, ...]] = {}
        """For some occasions the seats that may ever have something for them (see `prospects`): nobody else is asked."""

    def checkpoint_here(self) -> None:
        """Called by the phases when no card is resolving."""

    def step(self, loop: str) -> None:
        """One more round of a loop of the rules. Endless if there have been too many: the turn ends."""
        table = self.table
        table.last_id = last = table.last_id - 1
        if table.next_id > last:
            raise self.endless(loop)

    def endless(self, loop: str) -> Endless:
        """That there is no end in sight, and of what."""
        return Endless(loop, next((entry.card for entry in reversed(self.table.stack) if entry.card is not None), None))

    def enter(self, loop: str) -> list[str]:
        """A step that lasts, while others are going on; whoever began it takes it off the list that is given back.

        Endless if there have been too many, or it is one too many in each other.
        """
        table, levels = self.table, self.levels
        table.last_id = last = table.last_id - 1
        if table.next_id > last or len(levels) >= DEPTH:
            raise self.endless(loop)
        levels.append(loop)
        return levels

    def end(self, winners: list[int], reason: Ending) -> None:
        """The game is over."""
        self.over = Result(tuple(winners), reason)
        self.emit("game_over", None, winners=list(winners), reason=reason.value)

    def hears(self, key: str) -> bool:
        """Whether anybody hears of what happens so: what happens most is put together only then."""
        return self.heard is None or key in self.heard

    def emit(self, key: str, seat: int | None, **args: Any) -> None:
        """Something happened that everybody may know."""
        if self.heard is None or key in self.heard:
            stack = self.table.stack
            self.events.facts.append((key, seat, stack[-1].id if stack else None, len(stack), args, None))

    def emit_secret(self, key: str, seat: int, args: dict[str, Any], secret: dict[str, Any]) -> None:
        """Something happened of which only `seat` may know all."""
        if self.hears(key):
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
        """Whether a Round may be touched now: not before the first antes, nor while antes are being paid, nor once it is decided."""
        round_ = self.table.round
        if round_ is None or round_.over or round_.opening:
            return False
        return not any(entry.kind == "payment" and entry.why == "ante" for entry in self.table.stack)
