# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules: numbers and switches that a table may change (decisions/0386).

They are options of a game. Each number is limited to what the game's components can show. A rule is one entry of `HOUSE`: dialogs, flags,
log and limits follow from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

GOLD, FORTITUDE, HAND = "start_gold", "start_fortitude", "hand_size"
LAST_ORDERS, OPEN_HANDS = "last_orders", "open_hands"


class HouseRule(NamedTuple):
    """One number, or one switch, that a table may change; all that is said of it stands here."""

    name: str
    """Its displayed name."""
    usual: int | bool | None
    """The rulebook's value; of a switch yes or no; None: it depends on the number of players."""
    about: str
    told: str
    """What is agreed on in a few words, with {} for the number; of a switch what differs if it is not as usual."""
    least: int = 0
    most: int = 1
    """The limits of a number."""
    depends: str = ""
    """The rulebook's values in words, where they depend on something."""

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

    @property
    def usually(self) -> str:
        """The rulebook's value in words."""
        return self.depends if self.usual is None else self.words(self.usual)

    def words(self, value: int | bool) -> str:
        """A value in words."""
        return ("yes" if value else "no") if self.switch else str(value)

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
    GOLD: HouseRule(
        "Start Gold",
        None,
        "Gold in each stash at the beginning; whoever begins with more than others still does.",
        "{} Gold",
        4,
        20,
        "8, 10 or 12",
    ),
    FORTITUDE: HouseRule(
        "Start Fortitude",
        20,
        "Where everybody's Fortitude begins: fewer make a shorter game. The track ends at 20.",
        "{} Fortitude",
        10,
        20,
    ),
    HAND: HouseRule(
        "Hand size",
        7,
        "To how many cards one draws up. A Boss with more cards keeps as many more.",
        "hands of {}",
        5,
        10,
    ),
    LAST_ORDERS: HouseRule(
        "Last orders",
        False,
        "From six players on: once half of them are out, everybody drinks a second Drink a turn, from the Drink Deck.",
        "last orders",
    ),
    OPEN_HANDS: HouseRule(
        "Open hands by the fire",
        False,
        "Whoever is out sees all hands, once nobody at the same screen plays any more. Those who play see no more than before.",
        "open hands by the fire",
    ),
}


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


def agreed_words(agreed: Mapping[str, int | bool]) -> list[str]:
    """What is agreed on, in a few words each."""
    return [HOUSE[key].told.format(value) for key, value in agreed.items()]
