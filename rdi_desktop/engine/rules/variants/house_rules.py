# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules of the set-up (red-dragon-inn-1, "Setup"): other start Gold, Fortitude or size of hands (decisions/0386)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rdi_desktop.engine.language.house_rules import FORTITUDE, GOLD, HAND, HOUSE, agreed
from rdi_desktop.engine.state.kit import Figures
from rdi_desktop.engine.state.table import LIMIT, Side, Table


def set_up(table: Table, options: Mapping[str, Any], automatic: Collection[str]) -> None:
    """Sides begin as the table has agreed. `automatic`: ids of automata, which are not changed.

    A side that begins with more Gold, less Fortitude or a larger hand than others keeps that difference. ValueError for a number out of
    range.
    """
    rules = agreed(options)
    if not rules:
        return
    for side in table.sides:
        characters = [table.seats[member].character for member in side.members]
        if any(character.id in automatic for character in characters):
            continue
        if GOLD in rules:
            side.gold = rules[GOLD] + sum(character.start.get("gold", 0) for character in characters)
        if FORTITUDE in rules:
            side.fortitude = max(side.alcohol + 1, side.fortitude - (LIMIT - rules[FORTITUDE]))
        if HAND in rules:
            _draw_up_to(side, rules[HAND] - (HOUSE[HAND].usual or 0))


def _draw_up_to(side: Side, more: int) -> None:
    def with_more(figures: Figures) -> Figures:
        return figures._replace(hand=figures.hand + more)

    side.figures = with_more(side.figures)
    side.opening = with_more(side.opening) if side.opening is not None else None
