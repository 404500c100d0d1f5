# SPDX-License-Identifier: GPL-3.0-or-later
"""Slows down guessing of join codes: each address must wait ever longer, and all addresses together as well."""

from __future__ import annotations

from dataclasses import dataclass

FREE, FIRST, LONGEST = 5, 60.0, 3600.0
"""Wrong codes of an address without a wait; seconds of the first wait, doubled each time, and of the longest."""
ALL, EACH = 30, 10.0
"""Wrong codes of all addresses together without a wait, and seconds after which one more is allowed."""
KEPT, FORGOTTEN = 1000, 24 * 3600.0
"""How many addresses are remembered, those without recent errors are dropped first; and seconds without a wrong code after which one is
forgotten.

That is far longer than the longest wait: waiting to be forgotten must not be quicker than waiting for the next try."""


@dataclass(slots=True)
class _Address:
    wrong: int = 0
    last: float = 0.0
    until: float = 0.0


class Tries:
    """Counts wrong codes. Times are seconds of any clock."""

    def __init__(self) -> None:
        self._addresses: dict[str, _Address] = {}
        """In the order of their last errors, oldest first."""
        self._left, self._filled = float(ALL), 0.0

    def wait(self, address: str, now: float) -> float:
        """Seconds until a code from there is accepted for checking; 0: now."""
        self._refill(now)
        own = self._addresses.get(address)
        all_ = 0.0 if self._left >= 1 else (1 - self._left) * EACH
        return max(own.until - now if own is not None else 0.0, all_, 0.0)

    def wrong(self, address: str, now: float) -> None:
        """Note a wrong code from there."""
        self._refill(now)
        self._left -= 1
        for old in [old for old, each in self._addresses.items() if now - each.last > FORGOTTEN]:
            del self._addresses[old]
        own = self._addresses.pop(address, None) or _Address()
        own.wrong, own.last = own.wrong + 1, now
        if own.wrong >= FREE:
            own.until = now + min(FIRST * 2 ** min(own.wrong - FREE, 10), LONGEST)
        self._addresses[address] = own
        if len(self._addresses) > KEPT:
            del self._addresses[next(iter(self._addresses))]

    def __len__(self) -> int:
        return len(self._addresses)

    def _refill(self, now: float) -> None:
        passed, self._filled = max(0.0, now - self._filled), now
        self._left = min(float(ALL), self._left + passed / EACH)
