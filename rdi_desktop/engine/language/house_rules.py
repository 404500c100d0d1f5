# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules: numbers of the set-up that a table may change (decisions/0386).

They are options of a game. Each is limited to what the game's components can show.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

GOLD, FORTITUDE, HAND = "start_gold", "start_fortitude", "hand_size"


class HouseRule(NamedTuple):
    """One number that a table may change."""

    name: str
    """Its displayed name."""
    least: int
    most: int
    usual: int | None
    """The rulebook's value; None: it depends on the number of players."""
    about: str


HOUSE: dict[str, HouseRule] = {
    GOLD: HouseRule(
        "Start Gold",
        4,
        20,
        None,
        "Gold in each stash at the beginning; whoever begins with more than others still does.",
    ),
    FORTITUDE: HouseRule(
        "Start Fortitude",
        10,
        20,
        20,
        "Where everybody's Fortitude begins: fewer make a shorter game. The track ends at 20.",
    ),
    HAND: HouseRule(
        "Hand size", 5, 10, 7, "To how many cards one draws up. A Boss with more cards keeps as many more."
    ),
}


def agreed(options: Mapping[str, Any]) -> dict[str, int]:
    """The house rules among the options of a game. ValueError for a value out of range."""
    found = {}
    for key, rule in HOUSE.items():
        value = options.get(key)
        if value is None:
            continue
        if not sound(key, value):
            raise ValueError(f"{key} goes from {rule.least} to {rule.most}")
        found[key] = int(value)
    return found


def sound(key: str, value: object) -> bool:
    """Whether that house rule may have this value."""
    rule = HOUSE[key]
    return isinstance(value, int) and not isinstance(value, bool) and rule.least <= value <= rule.most
