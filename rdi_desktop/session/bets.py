# SPDX-License-Identifier: GPL-3.0-or-later
"""Bets of those who are out, as plain data: what is on offer, what was laid, what became of it (decisions/0652)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rdi_desktop.engine.rules import ghosts

START = 10
"""Chits with which whoever is out begins."""
STAKES = (1, 2, 5)
"""Chits that can be laid on one thing."""
KINDS = ("winner", "next", "drink", "survive", "pot")
"""winner: who wins, once in each turn. next: who is out next. drink: whether the Drink of this turn is drunk. survive: whether whoever is
on turn and close to the floor is still in when the turn is over. pot: who takes the pot of this Round."""
YES, NO = "yes", "no"
"""The picks of `drink` and `survive`; of the others a pick is the number of a seat."""
SECOND = ghosts.SECOND
"""The deed for which those by the fire may see the two top Drinks."""
MOST_PAYS = 500
"""More than any bet pays."""

Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=8)]
Word = Annotated[str, msgspec.Meta(max_length=16)]


class Bet(msgspec.Struct, frozen=True):
    """One bet as it was laid."""

    seat: SeatNumber
    """Who laid it."""
    kind: Word
    about: Small
    """Tells bets of one kind apart: the turn, how many were out, or which Round of the game it is."""
    pick: Word
    chits: Annotated[int, msgspec.Meta(ge=1, le=max(STAKES))]
    pays: Annotated[int, msgspec.Meta(ge=1, le=MOST_PAYS)]
    """Chits that come back if it is won, with those that were laid."""
    at: Small
    """Commands of the game before it."""


class BetPaid(msgspec.Struct, frozen=True):
    """A bet that is decided."""

    bet: Bet
    got: Small
    """Chits that came back: none if it was lost, as many as were laid if it came to nothing."""


class BetChoice(msgspec.Struct, frozen=True):
    """Something that can be bet on."""

    pick: Word
    chance: Annotated[float, msgspec.Meta(ge=0, le=1)]

    def pays(self, chits: int) -> int:
        """Chits that come back for so many: what is fair, rounded."""
        return min(MOST_PAYS, round(chits / max(self.chance, 0.01)))

    def worth(self, chits: int) -> bool:
        """Whether anything is won with so many."""
        return self.pays(chits) > chits


class BetOffer(msgspec.Struct, frozen=True):
    """A question that can be bet on now."""

    kind: Word
    about: Small
    seat: SeatNumber | None
    """Of whom `drink` and `survive` are."""
    choices: Annotated[tuple[BetChoice, ...], msgspec.Meta(max_length=9)]

    def choice(self, pick: str) -> BetChoice | None:
        """That choice, if there is such a one."""
        return next((each for each in self.choices if each.pick == pick), None)


class Vote(msgspec.Struct, frozen=True):
    """A vote on a ghost's deed that is going on."""

    deed: Word
    by: SeatNumber
    agreed: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=9)]
    refused: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=9)]


class FireTold(msgspec.Struct, frozen=True):
    """All that somebody by the fire is told of it."""

    chits: Annotated[dict[SeatNumber, Small], msgspec.Meta(max_length=9)]
    """Of everybody by the fire, without what is laid."""
    offers: Annotated[tuple[BetOffer, ...], msgspec.Meta(max_length=len(KINDS))]
    bets: Annotated[tuple[Bet, ...], msgspec.Meta(max_length=1000)]
    """Those not decided yet."""
    paid: Annotated[tuple[BetPaid, ...], msgspec.Meta(max_length=12)]
    """The last that were decided, the latest last."""
    deeds: Annotated[tuple[Word, ...], msgspec.Meta(max_length=9)] = ()
    """Deeds that could still be done."""
    agreed: Word = ""
    """The deed that is agreed on and waits for the next turn."""
    vote: Vote | None = None
    drinks: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=2)] = ()
    """The ids of the two top cards of the Drink Deck, the first on top, while they may still be exchanged."""


class BetError(ValueError):
    """A bet that cannot be laid; nothing has changed."""

    def __init__(self, key: str) -> None:
        self.key = key
        """not_out, not_offered, too_late, no_chits, laid_already, pays_nothing"""
        super().__init__(key)
