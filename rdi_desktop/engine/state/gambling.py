# SPDX-License-Identifier: GPL-3.0-or-later
"""A Round of Gambling as plain data (red-dragon-inn-1, "Gambling"). Nothing here knows a rule."""

from __future__ import annotations

from rdi_desktop.engine.state.compiled import Effect


class Round:
    """A Round of Gambling."""

    __slots__ = (
        "again",
        "bids",
        "if_quiet",
        "in_control",
        "last",
        "next",
        "only",
        "opener",
        "opened_in",
        "opening",
        "over",
        "passed",
        "players",
        "running",
        "taken_part",
        "winner",
    )

    def __init__(self, opener: int, players: list[int]) -> None:
        self.opener = opener
        self.players = players
        """Seats still in the Round, in turn order from the opener."""
        self.taken_part: list[int] = []
        """Seats that anted, or had nothing to ante; they keep their place here after leaving."""
        self.bids: list[int] = []
        """Seats that have played a Gambling or Cheating card in the Round."""
        self.if_quiet: tuple[int, tuple[Effect, ...]] | None = None
        """Effects carried out after the Round if nobody of another side has played one, and whose they are."""
        self.in_control: int | None = None
        self.next = opener
        """Seat that plays or passes next."""
        self.last: int | None = None
        """The card that took control last."""
        self.only: tuple[str, ...] = ()
        """Card types that alone may take control next ('Winning Hand!'); empty: any."""
        self.again: tuple[str, ...] = ()
        """Types of cards of which the seat whose turn it is may play another, because its card was Negated; empty: none."""
        self.passed: list[int] = []
        """Seats that have passed since control last changed hands."""
        self.opening = False
        """Its Prize is being picked or its first antes are being paid: nobody may change the Round yet."""
        self.running = False
        """Seats play or pass in turn."""
        self.over = False
        """The Round is decided: nobody may change it any more."""
        self.winner: int | None = None
        self.opened_in = opener
        """Seat in whose turn the Round was opened."""

    def clone(self) -> Round:
        """An independent copy."""
        new = Round(self.opener, self.players[:])
        new.taken_part = self.taken_part[:]
        new.bids = self.bids[:]
        new.if_quiet = self.if_quiet
        new.in_control = self.in_control
        new.next = self.next
        new.last = self.last
        new.only = self.only
        new.again = self.again
        new.passed = self.passed[:]
        new.opening = self.opening
        new.running = self.running
        new.over = self.over
        new.winner = self.winner
        new.opened_in = self.opened_in
        return new
