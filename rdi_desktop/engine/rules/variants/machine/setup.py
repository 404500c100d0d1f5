# SPDX-License-Identifier: GPL-3.0-or-later
"""Seating a machine (red-dragon-inn-10, "Boss Otto", Setup; "Adjusting Difficulty") [286-292, 339-343]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.machine import DECKS, PREPARED, RECEIVED, THREAT
from rdi_desktop.engine.rules import marks
from rdi_desktop.engine.state.kit import Kit
from rdi_desktop.engine.state.places import Place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rdi_desktop.engine.language.machine import FactionCard, MachineDef
    from rdi_desktop.engine.state.table import Seat, Table

KIT = Kit(hand=False, decides=False, machine=True, phases=("start", "action", "order", "drink", "end"))
"""No hand and no player; Gold, a Drink Me! pile and losing as for anybody. No Discard and Draw."""
PLACES = {PREPARED: Place("piles", "nobody"), RECEIVED: Place("piles", "all", played="as dealt", when_out="discarded")}
"""Places for its cards that are in none of its decks."""
SKULLS = 2
"""The most skulls a card may have."""


def seat(table: Table, where: Seat, machine: MachineDef, options: Mapping[str, Any]) -> None:
    """Seat a machine: three decks, a Threat Level equal to the number of Challengers; some tokens may be shifted between the sides."""
    where.kit = KIT
    table.machine = machine
    for pile in (*DECKS, PREPARED, RECEIVED):
        where.piles[pile], where.spent[pile] = [], []
    where.areas |= PLACES
    marks.set_up_tracks(table, where)
    against = [other.index for other in table.seats if other.side != where.side]
    where.tracks[THREAT] = len(against)
    his = table.side(where.index)
    his.potions = max(0, his.potions + int(options.get("more_potions") or 0))
    ours = table.side(against[0])
    ours.potions = max(0, ours.potions - int(options.get("fewer_potions") or 0))


def cards_of(machine: MachineDef, options: Mapping[str, Any], seed: int) -> list[FactionCard]:
    """The cards of the factions in play, without those with more skulls than agreed [287, 339, 340].

    ValueError for an unknown faction, or for the wrong number of factions.
    """
    ids = machine.choose(options.get("factions"), seed)
    skulls = options.get("skulls") or 0
    if not isinstance(skulls, int) or not 0 <= skulls <= SKULLS:
        raise ValueError(f"skulls go from 0 to {SKULLS}")
    return [card for id in ids for card in machine.factions[id].cards if card.skulls <= skulls]


def first_target(table: Table) -> None:
    """Give the Priority Target token to a random Challenger [291]."""
    machine = next((where for where in table.seats if where.kit.machine), None)
    if machine is not None:
        against = [where.index for where in table.seats if where.side != machine.side]
        table.priority = against[table.below(len(against))]
