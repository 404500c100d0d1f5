# SPDX-License-Identifier: GPL-3.0-or-later
"""How the evening stands, in words: who is nearest the floor, and everybody's chance by what a view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.odds import chances
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.seen import SeenTable


def nearest_words(view: SeenTable) -> str:
    """Who is nearest the floor; '' once the game is over."""
    staying = [mat for mat in view.seats if not mat.out and mat.kit.loses and not mat.facing]
    if view.over is not None or not staying:
        return ""
    nearest = min(staying, key=lambda mat: mat.fortitude - mat.alcohol)
    room = nearest.fortitude - nearest.alcohol
    return said("player-standings-nearest", name=isolated(nearest.name), n=room)


def chance_words(view: SeenTable, content: Content) -> list[str]:
    """The chance of everybody who has one, the best first."""
    shares = sorted(enumerate(chances(view, content)), key=lambda share: -share[1])
    return [
        said("player-standings-chance", name=isolated(view.seats[seat].name), n=round(100 * chance))
        for seat, chance in shares
        if chance > 0
    ]


def outlook_words(view: SeenTable, content: Content) -> str:
    """Both in whole sentences; '' once the game is over."""
    first = nearest_words(view)
    if not first:
        return ""
    return f"{first} {said('player-standings-chances', listed=listed(chance_words(view, content)))}"
