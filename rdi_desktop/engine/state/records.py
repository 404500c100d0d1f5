# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever waits to happen, as a record that response windows edit: a play, a Drink, a payment, a loss …"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

CardDef = Any
Effect = Any
"""What the language has compiled: records hold it for whoever can read it."""
FORTITUDE, ALCOHOL, GOLD = 0, 1, 2
ATTRIBUTES = ("fortitude", "alcohol", "gold")

Deltas = dict[int, list[int]]
"""Changes per seat: [Fortitude, Alcohol Content, Gold]."""


NO_CAUSES: frozenset[str] = frozenset()
NONE: Any = ()
NOTHING: Any = MappingProxyType({})


class Entry:
    """One record on the stack. What does not fit its kind keeps its neutral value."""

    __slots__ = (
        "ability", "adds", "amount", "answers", "boost", "by", "card", "cards", "cdef", "causes", "changes", "changes_drink",
        "counts", "done", "drinker", "effects", "first", "group", "halved", "id", "ignored", "inn_pays", "keeper", "kind", "landed",
        "me", "mode", "named", "negated", "numbers", "on", "origin", "paid", "picks", "prevented", "reduced_by", "seat_pays",
        "self_split", "source", "spend", "taker", "through", "to", "types", "whole", "why",
    )  # fmt: skip

    def __init__(self, id: int, kind: str, by: int | None) -> None:
        self.id = id
        self.kind = kind
        """play, drink, event, payment, loss, gain, forced_out, win_round, last_chance"""
        self.by = by
        """Seat that played it, revealed it, pays it, suffered it."""
        self.me = by
        """Who is 'you' in its effects (the victim of a Trap)."""
        self.card: int | None = None
        self.cdef: CardDef | None = None
        self.types: tuple[str, ...] = ()
        """What it counts as."""
        self.causes: frozenset[str] = NO_CAUSES
        """What resolving it causes: ante, end_round, lose_fortitude, negate …"""
        self.changes_drink = False
        """Whether it would change the Drink that it answers."""
        self.ability: str | None = None
        self.answers: int | None = None
        """Id of the entry it responds to."""
        self.on: int | None = None
        self.mode: int | None = None
        self.picks: tuple[tuple[int, ...], ...] = ()
        """Seats picked at the announcement, a tuple for each selector in text order."""
        self.negated = False
        self.boost = 0
        self.origin = "hand"
        self.through = "card"
        self.drinker: int | None = None
        self.self_split = False
        self.halved = False
        """Whoever drinks it takes half."""
        self.whole = True
        """False for the second half or a copy: its cards belong to another record."""
        self.amount = 0
        self.to: int | str | None = None
        self.why = ""
        self.inn_pays = False
        self.seat_pays: int | None = None
        self.prevented = False
        self.counts = False
        self.taker: int | None = None
        self.source: int | None = None
        self.cards: list[int] = NONE
        """All its cards: a Drink with its Chasers."""
        self.effects: list[Effect] = NONE
        self.spend: dict[str, int] = NOTHING
        self.paid: list[str] = NONE
        """Which improvements were paid for."""
        self.ignored: list[int] = []
        self.changes: list[tuple[str, int, Any]] = []
        """Reductions and redirections, in the order played: (kind, seat, detail)."""
        self.reduced_by: list[int] = []
        """Seats that played something to reduce or Ignore their loss."""
        self.done: list[dict[str, Any]] = []
        """Everything done to it, in order, for people to read."""
        self.named: dict[str, Any] = {}
        self.landed: dict[str, dict[int, int]] = {}
        """What really happened: attribute word → seat → amount."""
        self.numbers: dict[str, int] = NOTHING
        """alcohol and fortitude (signed), draw, …: what the drinker takes as it stands."""
        self.first: dict[str, int] = NOTHING
        """The numbers as revealed."""
        self.adds: list[tuple[Effect, int | None]] = NONE
        """Effects beyond numbers, each with the seat it comes from (None: the Drink itself)."""
        self.keeper: list[int] = NONE
        self.group: list[Entry] = NONE
        """Drinks that are drunk together."""

    @property
    def settled(self) -> bool:
        """Whether there is nothing to answer any more: it was Negated, or somebody else pays it, or nobody does."""
        return self.negated or self.inn_pays or self.prevented or self.seat_pays is not None

    def note(self, what: str, by: int | None, card: int | None = None, **args: Any) -> None:
        """Write down something done to this entry."""
        self.done.append({"what": what, "by": by, "card": card, "args": args})
