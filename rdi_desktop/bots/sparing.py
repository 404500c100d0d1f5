# SPDX-License-Identifier: GPL-3.0-or-later
"""Why somebody is let be: what a player that looks ahead found would come of striking whom it does not strike.

All is read off the worlds that were tried, so it knows no more than the seat that tried them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rdi_desktop.bots.search import Tried
from rdi_desktop.engine.state.decisions import BODIES

MOSTLY = 0.5
"""The part of the worlds in which somebody has to pass out for it to be a knock-out that was passed over."""
SAYS = 0.3
"""A smaller difference, in points of what is left of somebody on average, is chance."""
FEWEST = 4
"""In fewer worlds nothing is known."""


@dataclass(frozen=True, slots=True)
class Spared:
    """Somebody who could have been knocked out, and what speaks against it."""

    seat: int
    other: Tried
    """The answer that would have struck it."""
    gone_anyway: bool
    """Whether it mostly passes out without that, too."""
    stronger: int | None
    """Of those who do not fall by it, who would stand better by most; None: nobody would by more than chance."""
    better: float
    """By how much."""
    cost: float
    """How much less one would have left oneself; below 0: more."""


def spared(tried: Sequence[Tried], struck: Sequence[Collection[int]], mine: Collection[int]) -> Spared | None:
    """Whom the best answer lets be though another would have knocked it out.

    `tried`: the best first; `struck`: the seats that each of them is aimed at; `mine`: the seats of one's own side.
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


def _told(best: Tried, other: Tried, seat: int, worlds: int, mine: Collection[int]) -> Spared:
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


def _falls(tried: Tried, seat: int, worlds: int) -> float:
    """The part of the worlds that are had in common in which it is out in the end."""
    return sum(not outlook.room[seat] for outlook in tried.outlooks[:worlds]) / worlds


def _left(tried: Tried, seat: int, worlds: int) -> float:
    """What is left until it passes out, on average over them."""
    return sum(outlook.room[seat] for outlook in tried.outlooks[:worlds]) / worlds
