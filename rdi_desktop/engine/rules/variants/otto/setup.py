# SPDX-License-Identifier: GPL-3.0-or-later
"""Seating an automaton (allies-spyke-and-flower, "Otto, Our Mechanical Friend": Setup) [253-255]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.state.kit import Kit
from rdi_desktop.engine.state.table import Side

if TYPE_CHECKING:
    from rdi_desktop.engine.language.automaton import AutomatonDef, BoxedCard
    from rdi_desktop.engine.state.table import Seat, Table

KIT = Kit(
    hand=False, gold=False, drink_me=False, decides=False, loses=False, phases=("start", "action", "drink", "end")
)
"""No hand, no Gold, no Drink Me! pile, no player; it can neither win nor lose. It has only the Action and Drink phases."""
SEATS = 3
"""It is the third player of two."""


def check(automatic: list[bool], teams: bool) -> None:
    """Raises ValueError if no automaton may sit at that table.

    `automatic`: the seats of automata; `teams`: whether a team variant is played.
    """
    if any(automatic) and (teams or len(automatic) != SEATS or sum(automatic) > 1):
        raise ValueError("an automaton is the third player of two: it needs exactly two others, and no teams")


def seat(table: Table, where: Seat, automaton: AutomatonDef) -> None:
    """It has a track towards each of the others."""
    where.kit = KIT
    side = table.side(where.index)
    side.gold = 0
    side.fortitude, side.alcohol = automaton.fortitude, 0
    side.facing = {index: Side(automaton.fortitude, 0, 0) for index in range(SEATS) if index != where.index}


def first(table: Table, wished: int) -> int:
    """The seat that begins: an automaton, if there is one."""
    return next((where.index for where in table.seats if not where.kit.decides), wished)


def deck(automaton: AutomatonDef, chosen: Any, seed: int) -> list[BoxedCard]:
    """The cards of the factions in play. `chosen`: as in `AutomatonDef.choose`."""
    ids = automaton.choose(chosen, seed)
    return [card for id, faction in automaton.factions.items() if id in ids for card in faction.cards]
