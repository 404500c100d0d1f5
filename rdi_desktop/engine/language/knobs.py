# SPDX-License-Identifier: GPL-3.0-or-later
"""Knobs: the ways in which a machine is made harder or easier, in any combination (red-dragon-inn-10, "Adjusting Difficulty").

They are options of a game. Presets of a variant are names for some combinations. A knob is one entry of `KNOBS`: dialogs, flags, limits and
the table of measured chances follow from it; its words are messages of its key (`session/knob_words.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

Knobs = dict[str, int | bool]
"""Values of knobs that differ from the rulebook's ordinary game."""


class Knob(NamedTuple):
    """One way to make a machine harder or easier."""

    usual: int | bool
    """As the rulebook sets it up."""
    others: tuple[int | bool, ...]
    needs: tuple[tuple[str, int | bool], ...] = ()
    """Other knobs without which it changes nothing, with the least value that each needs."""

    def sound(self, value: object) -> bool:
        """Whether it may have this value."""
        return any(value == each and isinstance(value, bool) == isinstance(each, bool) for each in self.values)

    @property
    def values(self) -> tuple[int | bool, ...]:
        """All its values, the rulebook's first."""
        return (self.usual, *self.others)

    @property
    def range(self) -> str:
        """Its values, for error messages."""
        if isinstance(self.usual, bool):
            return "is yes or no"
        return f"goes from {min(self.values)} to {max(self.values)}"


KNOBS: dict[str, Knob] = {
    "skulls": Knob(0, (1, 2)),
    "hard_threat": Knob(False, (True,)),
    "tough_components": Knob(False, (True,), needs=(("skulls", 1),)),
    "more_potions": Knob(0, (-1, 1, 2)),
    "fewer_potions": Knob(0, (1, 2)),
}


def turned(options: Mapping[str, Any]) -> Knobs:
    """The knobs among the options of a game that are not as the rulebook has them. ValueError for a value that a knob cannot have."""
    found: Knobs = {}
    for key, knob in KNOBS.items():
        value = options.get(key)
        if value is None or value == knob.usual:
            continue
        if not knob.sound(value):
            raise ValueError(f"{key} {knob.range}")
        found[key] = value
    return found


def single() -> Iterator[Knobs]:
    """Every knob turned alone to each of its values, with what it needs to mean anything."""
    for key, knob in KNOBS.items():
        for value in knob.others:
            yield {**dict(knob.needs), key: value}
