# SPDX-License-Identifier: GPL-3.0-or-later
"""Potion Tokens of a team (red-dragon-inn-10, "Potion Tokens"): used at any time, and nobody can respond [209]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rdi_desktop.engine.rules import landing
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.table import LIMIT

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table

ID = "potion"
"""Their id among abilities; every seat of the team may use one."""


def option(attribute: str, n: int) -> Option:
    """The option to use a Potion Token for that attribute."""
    return Option(f"potion:{attribute}", "potion", label=attribute, ability=ID, args={"n": n})


def worth(table: Table) -> Mapping[str, int]:
    """What a Potion Token gives, by what it is used for."""
    assert table.variant is not None
    return table.variant.potion


def options(table: Table, seat: int) -> list[Option]:
    """What the seat's team may use a Potion Token for."""
    if not table.side(seat).potions or table.seats[seat].out:
        return []
    return [option(attribute, n) for attribute, n in worth(table).items()]


def use(game: Desk, seat: int, attribute: str) -> None:
    """Use a token: more Fortitude, less Alcohol Content, or Gold from the Inn. Standing effects do not change the amount."""
    table = game.table
    side = table.side(seat)
    n = worth(table)[attribute]
    side.potions -= 1
    if attribute == "fortitude":
        n = min(LIMIT, side.fortitude + n) - side.fortitude
        side.fortitude += n
    elif attribute == "alcohol":
        n = min(n, side.alcohol)
        side.alcohol -= n
    else:
        side.gold += n
        table.inn_gold -= n
    if n and attribute != "gold":
        landing.moved(game, side, attribute, getattr(side, attribute))
    game.emit("potion_used", seat, what=attribute, n=n, left=side.potions)
    changed = "lost_alcohol" if attribute == "alcohol" else "gained_gold" if attribute == "gold" else "gained_fortitude"
    game.emit(changed, seat, n=n)
