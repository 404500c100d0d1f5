# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever waits to happen, as a record that response windows edit: a play, a Drink, a payment, a loss …"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rdi_desktop.engine.effects.card import CardDef
    from rdi_desktop.engine.effects.core import Effect

FORTITUDE, ALCOHOL, GOLD = 0, 1, 2
ATTRIBUTES = ("fortitude", "alcohol", "gold")

Deltas = dict[int, list[int]]
"""Changes per seat: [Fortitude, Alcohol Content, Gold]."""


class Entry:
    """One record on the stack. What does not fit its kind keeps its neutral value.

    Neutral values stand on the class, because hundreds of records are made in every game.
    """

    card: int | None = None
    cdef: CardDef | None = None
    types: tuple[str, ...] = ()
    """What it counts as."""
    causes: frozenset[str] = frozenset()
    """What resolving it causes: ante, end_round, lose_fortitude, negate …"""
    changes_drink: bool = False
    """Whether it would change the Drink that it answers."""
    ability: str | None = None
    answers: int | None = None
    """Id of the entry it responds to."""
    on: int | None = None
    mode: int | None = None
    picks: tuple[tuple[int, ...], ...] = ()
    """Seats picked at the announcement, a tuple for each selector in text order."""
    negated: bool = False
    boost: int = 0
    origin: str = "hand"
    through: str = "card"
    drinker: int | None = None
    self_split: bool = False
    halved: bool = False
    """Whoever drinks it takes half."""
    whole: bool = True
    """False for the second half or a copy: its cards belong to another record."""
    amount: int = 0
    to: int | str | None = None
    why: str = ""
    inn_pays: bool = False
    seat_pays: int | None = None
    prevented: bool = False
    counts: bool = False
    taker: int | None = None
    source: int | None = None

    def __init__(self, id: int, kind: str, by: int | None) -> None:
        self.id = id
        self.kind = kind
        """play, drink, event, payment, loss, gain, forced_out, win_round, last_chance"""
        self.by = by
        """Seat that played it, revealed it, pays it, suffered it."""
        self.me = by
        """Who is 'you' in its effects (the victim of a Trap)."""
        self.cards: list[int] = []
        """All its cards: a Drink with its Chasers."""
        self.effects: list[Effect] = []
        self.spend: dict[str, int] = {}
        self.paid: list[str] = []
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
        self.numbers: dict[str, int] = {}
        """alcohol and fortitude (signed), draw, …: what the drinker takes as it stands."""
        self.first: dict[str, int] = {}
        """The numbers as revealed."""
        self.adds: list[tuple[Effect, int | None]] = []
        """Effects beyond numbers, each with the seat it comes from (None: the Drink itself)."""
        self.keeper: list[int] = []
        self.group: list[Entry] = []
        """Drinks that are drunk together."""

    def note(self, what: str, by: int | None, card: int | None = None, **args: Any) -> None:
        """Write down something done to this entry."""
        self.done.append({"what": what, "by": by, "card": card, "args": args})
