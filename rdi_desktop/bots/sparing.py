# SPDX-License-Identifier: GPL-3.0-or-later
"""Explains why an opponent is spared: what a look-ahead player found would follow from a knock-out it does not make.

Only the worlds that were tried are used, so nothing is shown that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rdi_desktop.bots.worlds import TriedAnswer
from rdi_desktop.engine.state.decisions import BODIES

MOSTLY = 0.5
"""The fraction of worlds in which a seat must pass out for it to count as a knock-out that was passed over."""
SAYS = 0.3
"""Smaller differences, in average points left, are chance."""
FEWEST = 4
"""With fewer worlds there is no explanation."""


@dataclass(frozen=True, slots=True)
class Spared:
    """An opponent who could have been knocked out, and the reason against it."""

    seat: int
    other: TriedAnswer
    """The answer that would have done it."""
    gone_anyway: bool
    """Whether the opponent mostly passes out anyway."""
    stronger: int | None
    """Of the survivors, the one that would gain most; None: none by more than chance."""
    better: float
    """By how many points."""
    cost: float
    """How many points less the player would have left; negative: more."""


def spared(tried: Sequence[TriedAnswer], struck: Sequence[Collection[int]], mine: Collection[int]) -> Spared | None:
    """An opponent whom the best answer spares though another answer would knock it out.

    `tried`: the best first; `struck`: the targets of each; `mine`: the seats of the player's side.
    """
    for other, targets in zip(tried[1:], struck[1:], strict=True):
        worlds = min(len(other.outlooks), len(tried[0].outlooks))
        if worlds < FEWEST or len(targets) != 1:
            continue
        (seat,) = targets
        if seat in mine or seat in struck[0] or seat >= BODIES:
            continue
        if _falls(other, seat, worlds) > MOSTLY:
            return _told(tried[0], other, seat, worlds, mine)
    return None


def _told(best: TriedAnswer, other: TriedAnswer, seat: int, worlds: int, mine: Collection[int]) -> Spared:
    seats = range(len(best.outlooks[0].room))
    more = {each: _left(other, each, worlds) - _left(best, each, worlds) for each in seats}
    rivals = [each for each in seats if each not in mine and each != seat]
    stronger = max(rivals, key=lambda each: more[each], default=None)
    if stronger is not None and more[stronger] < SAYS:
        stronger = None
    return Spared(
        seat,
        other,
        _falls(best, seat, worlds) > MOSTLY,
        stronger,
        more[stronger] if stronger is not None else 0.0,
        -min((more[each] for each in mine), default=0.0),
    )


def _falls(tried: TriedAnswer, seat: int, worlds: int) -> float:
    """The fraction of common worlds in which the seat is out at the end."""
    return sum(not outlook.room[seat] for outlook in tried.outlooks[:worlds]) / worlds


def _left(tried: TriedAnswer, seat: int, worlds: int) -> float:
    """The seat's average points left until it passes out, over common worlds."""
    return sum(outlook.room[seat] for outlook in tried.outlooks[:worlds]) / worlds
