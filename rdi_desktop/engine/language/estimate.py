# SPDX-License-Identifier: GPL-3.0-or-later
"""What a word comes to, in a few plain numbers: read without a table, so that computer players need to know no card by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.language.amounts import Amount, guess
from rdi_desktop.engine.language.deeds import Deed
from rdi_desktop.engine.language.known import Known
from rdi_desktop.engine.language.who import Who

if TYPE_CHECKING:
    from rdi_desktop.engine.language.condition import Condition

Actor = tuple[str, int | None]
"""Who acts in a part of a card: a selector's word, and which pick of the announcement it means, if any."""
ME: Actor = ("self", None)


@dataclass(slots=True)
class Part:
    """One thing a card does. Numbers are changes of `who`, with their sign. Nobody alters it: it is read again and again."""

    deed: Deed
    """What it comes to: that of the verb, or another one that does the same to the numbers."""
    who: str
    """The word of its selector: self, another, player, others, everyone, them, source, drinker …"""
    slot: int | None
    """Which pick of the announcement it is about, if it is about one."""
    fortitude: float = 0.0
    alcohol: float = 0.0
    gold: float = 0.0
    number: float = 0.0
    """Cards drawn or discarded, Drinks ordered or drunk, …"""
    to: str = ""
    """Who gets what is paid: a selector's word, 'inn' or 'pot'; where Gold is taken from, Drinks, or cards: the name of a pile."""
    only_in_round: bool | None = None
    """Its `if` asks for a Round of Gambling: True running, False none; None: it does not ask."""
    token: str = ""
    """The token that is given or gained (`number` of them)."""


class Estimate(NamedTuple):
    """Where effects are estimated: what is known, who acts, whether the effects around them ask for a Round of Gambling."""

    known: Known | None = None
    actor: Actor = ME
    asks: bool | None = None

    def under(self, guard: Condition | None) -> Estimate:
        """The same below an `if`."""
        asked = guard.asks_round() if guard is not None else None
        return self if asked is None else self._replace(asks=asked)

    def acting(self, who: Who) -> Estimate:
        """The same with these seats acting."""
        return self._replace(actor=self.seats(who))

    def seats(self, who: Who | None) -> Actor:
        """(the selector's word, the pick it means): whoever acts if nobody is named."""
        if who is None:
            return self.actor
        if who.kind in ("them", "target"):
            return self.actor if who.ref is None else self.seats(who.ref)
        return self.actor if who.kind == "actor" else (who.kind, who.slot)

    def number(self, amount: int | Amount) -> float:
        """How much that is, as far as it is known."""
        return guess(amount, self.known)

    def part(
        self,
        deed: Deed,
        who: Who | None = None,
        *,
        fortitude: float = 0.0,
        alcohol: float = 0.0,
        gold: float = 0.0,
        number: int | Amount = 0,
        to: str | Who = "",
        token: str = "",
    ) -> Part:
        """One thing done to these seats, or to whoever acts."""
        word, slot = self.seats(who)
        receiver = to if isinstance(to, str) else self._replace(actor=ME).seats(to)[0]
        numbers = whole(fortitude), whole(alcohol), whole(gold), whole(self.number(number))
        return Part(deed, word, slot, *numbers, receiver, self.asks, token)


def whole(n: float) -> float:
    """The same as a whole number where it is one: tables are looked up with those, and they are told apart from others at sight."""
    return int(n) if n == int(n) else n
