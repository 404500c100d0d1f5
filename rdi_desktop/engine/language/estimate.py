# SPDX-License-Identifier: GPL-3.0-or-later
"""What the effects of a card amount to in a few numbers, worked out without a table, so that computer players know no card by name."""

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
"""The acting seats in a part of a card: a selector's word, and the pick of the announcement it refers to, if any."""
ME: Actor = ("self", None)


@dataclass(slots=True)
class Part:
    """One thing a card does. Its numbers are signed changes for `who`. Parts are shared, and never changed."""

    deed: Deed
    """What it amounts to: the deed of its verb, or one with the same effect on numbers."""
    who: str
    """The word of its selector: self, another, player, others, everyone, them, source, drinker …"""
    slot: int | None
    """The pick of the announcement that it refers to, if any."""
    fortitude: float = 0.0
    alcohol: float = 0.0
    gold: float = 0.0
    number: float = 0.0
    """Cards drawn or discarded, Drinks ordered or drunk, and so on."""
    to: str = ""
    """The receiver of a payment: a selector's word, 'inn' or 'pot'; the source of Gold, Drinks or cards that are taken: the name of a
    pile."""
    only_in_round: bool | None = None
    """Whether its `if` requires a Round of Gambling (True) or none (False); None: neither."""
    token: str = ""
    """The token that is given or gained, `number` times."""


class Estimate(NamedTuple):
    """Context of an estimate: what is known, who acts, whether an outer `if` asks for a Round of Gambling."""

    known: Known | None = None
    actor: Actor = ME
    asks: bool | None = None

    def under(self, guard: Condition | None) -> Estimate:
        """The context inside an `if`."""
        asked = guard.asks_round() if guard is not None else None
        return self if asked is None else self._replace(asks=asked)

    def acting(self, who: Who) -> Estimate:
        """The context with these seats acting."""
        return self._replace(actor=self.seats(who))

    def seats(self, who: Who | None) -> Actor:
        """(the selector's word, the pick it refers to); without a selector those of the acting seat."""
        if who is None:
            return self.actor
        if who.kind in ("them", "target"):
            return self.actor if who.ref is None else self.seats(who.ref)
        return self.actor if who.kind == "actor" else (who.kind, who.slot)

    def number(self, amount: int | Amount) -> float:
        """The amount, as far as it is known."""
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
        """A part in which this is done to these seats, or to the acting one."""
        word, slot = self.seats(who)
        receiver = to if isinstance(to, str) else self._replace(actor=ME).seats(to)[0]
        numbers = whole(fortitude), whole(alcohol), whole(gold), whole(self.number(number))
        return Part(deed, word, slot, *numbers, receiver, self.asks, token)


def whole(n: float) -> float:
    """`n` as an int if it is whole, so that it serves as an index of tables."""
    return int(n) if n == int(n) else n
