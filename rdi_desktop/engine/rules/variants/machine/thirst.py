# SPDX-License-Identifier: GPL-3.0-or-later
"""When a machine uses a Potion Token (red-dragon-inn-10, "Boss Otto", Potion Tokens) [326, 327]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.rules.variants import potions
from rdi_desktop.engine.rules.variants.machine.levels import SOUND, seated

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def thirsty(game: Desk) -> str:
    """What a machine uses a Potion for now: fortitude, alcohol or gold; '' if it has none, or needs none [326, 327]."""
    seat = seated(game)
    if seat is None or game.table.seats[seat].out:
        return ""
    side = game.table.side(seat)
    if not side.potions:
        return ""
    if side.alcohol >= side.fortitude:
        return "alcohol" if side.fortitude > SOUND else "fortitude"
    return "" if side.gold > 0 else "gold"


def take_potions(game: Desk) -> None:
    """Use Potions as long as it needs one."""
    seat = seated(game)
    while seat is not None and (attribute := thirsty(game)):
        potions.use(game, seat, attribute)
