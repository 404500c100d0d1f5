# SPDX-License-Identifier: GPL-3.0-or-later
"""Everybody's odds at one moment of a game, for looking back. They use all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.worlds import outlook

if TYPE_CHECKING:
    from rdi_desktop.bots.base import World
    from rdi_desktop.content import Content


def odds_of(world: World, content: Content) -> tuple[int, ...]:
    """In percent, by seats: each seat has those of its team. Once the game is over, 100 for the winner; a tie is shared."""
    mats, winners = world.brief(0).seats, world.winners
    if winners is None:
        return tuple(round(100 * outlook(world, content, seat).chance) for seat in range(len(mats)))
    won = {mats[seat].side for seat in winners}
    return tuple(round(100 / len(won)) if mat.side in won else 0 for mat in mats)
