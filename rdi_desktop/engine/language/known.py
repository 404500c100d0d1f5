# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known when a card is estimated away from the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rdi_desktop.engine.state.compiled import CardDef

GUESS = 2.0
"""The value assumed for an amount that is only computed when the card resolves."""


class Known(NamedTuple):
    """What is known when a card is weighed: counts of tokens, the payment, the loss that it answers."""

    mine: Mapping[str, int | str]
    """Tokens and claimed tokens of its player, and the positions of its markers: numbers or words."""
    theirs: Mapping[str, int | str]
    """Those of its first target."""
    spent: Mapping[str, int]
    lost: float = GUESS
    """Size of the loss that it answers."""

    plus: float = 0.0
    """What is added to its numerals."""

    hand: tuple[CardDef, ...] = ()
    """The other cards in its player's hand."""

    def paid(self, token: str) -> int:
        """How much of a token is paid; two cards count as one."""
        return self.spent.get(token, 0) + self.spent.get("cards", 0) // 2
