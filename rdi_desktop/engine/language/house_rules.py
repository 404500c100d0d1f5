# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules: numbers and switches that a table may change (decisions/0386).

They are options of a game. Each number is limited to what the game's components can show. A rule is one entry of `HOUSE`: dialogs, flags,
log and limits follow from it; its words are messages of its key (`session/house_words.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

GOLD, FORTITUDE, HAND = "start_gold", "start_fortitude", "hand_size"
LAST_ORDERS, OPEN_HANDS, GHOSTS = "last_orders", "open_hands", "ghost_deed"
HITS_ALONE = "hits_alone"


class HouseRule(NamedTuple):
    """One number, or one switch, that a table may change."""

    usual: int | bool | None
    """The rulebook's value; of a switch yes or no; None: it depends on the number of players."""
    least: int = 0
    most: int = 1
    """The limits of a number."""
    fireside: bool = False
    """Whether it is about those who are out while others play on: nobody ever is against a machine, where all others share one side."""
    alone: bool = False
    """Whether it is about one person alone against a machine."""

    @property
    def switch(self) -> bool:
        """Whether it is yes or no."""
        return isinstance(self.usual, bool)

    @property
    def others(self) -> list[int | bool]:
        """All values but the rulebook's."""
        if isinstance(self.usual, bool):
            return [not self.usual]
        return [number for number in range(self.least, self.most + 1) if number != self.usual]

    def sound(self, value: object) -> bool:
        """Whether it may have this value."""
        if self.switch or isinstance(value, bool):
            return self.switch and isinstance(value, bool)
        return isinstance(value, int) and self.least <= value <= self.most

    @property
    def range(self) -> str:
        """Its values, for error messages."""
        return "is yes or no" if self.switch else f"goes from {self.least} to {self.most}"


HOUSE: dict[str, HouseRule] = {
    GOLD: HouseRule(None, 4, 20),
    FORTITUDE: HouseRule(20, 10, 20),
    HAND: HouseRule(7, 5, 10),
    LAST_ORDERS: HouseRule(False, fireside=True),
    OPEN_HANDS: HouseRule(False, fireside=True),
    GHOSTS: HouseRule(False, fireside=True),
    HITS_ALONE: HouseRule(False, alone=True),
}


def offered(players: int, *, machine: bool) -> set[str]:
    """The house rules that mean something in a game of so many players, with or without a machine beside them."""
    alone = machine and players == 1
    return {key for key, rule in HOUSE.items() if not (machine and rule.fireside) and (alone or not rule.alone)}


def agreed(options: Mapping[str, Any]) -> dict[str, int | bool]:
    """The house rules among the options of a game. ValueError for a value that a rule cannot have."""
    found: dict[str, int | bool] = {}
    for key, rule in HOUSE.items():
        value = options.get(key)
        if value is None:
            continue
        if not rule.sound(value):
            raise ValueError(f"{key} {rule.range}")
        found[key] = value
    return found
