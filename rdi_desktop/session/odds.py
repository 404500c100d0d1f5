# SPDX-License-Identifier: GPL-3.0-or-later
"""Everybody's odds at one moment of a game, for looking back. They use all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.odds import open_chances

if TYPE_CHECKING:
    from rdi_desktop.bots.base import World
    from rdi_desktop.content import Content


def odds_of(world: World, content: Content) -> tuple[int, ...]:
    """In percent, by seats: each seat has those of its team. Once the game is over, 100 for the winner; a tie is shared."""
    return tuple(round(100 * chance) for chance in open_chances(world, content))
