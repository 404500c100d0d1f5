# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known when a card is estimated away from the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

GUESS = 2.0
"""What an amount that is computed when the card resolves is taken to be."""


class Known(NamedTuple):
    """What is known when a card is weighed: counts of tokens, what is paid for it, what was lost."""

    mine: Mapping[str, int | str]
    """Tokens and claimed tokens of whoever plays it, and where its markers stand: a number or a word."""
    theirs: Mapping[str, int | str]
    """Those of its first target."""
    spent: Mapping[str, int]
    lost: float = GUESS
    """How much the loss was that it answers."""

    plus: float = 0.0
    """How much is added to its numerals."""

    hand: tuple[Any, ...] = ()
    """The other cards in the hand of whoever plays it."""

    def paid(self, token: str) -> int:
        """How much of a token is paid; two cards stand in for one."""
        return self.spent.get(token, 0) + self.spent.get("cards", 0) // 2
