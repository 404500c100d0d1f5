# SPDX-License-Identifier: GPL-3.0-or-later
"""Choices of a seat without a player: each kind of automaton has a table of its own.

Otto's is in allies-spyke-and-flower, "Otto, Our Mechanical Friend"; Boss Otto's in red-dragon-inn-10, "Boss Otto's Choices".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.rules.variants.machine import choices as machine
from rdi_desktop.engine.rules.variants.otto import choices as otto

if TYPE_CHECKING:
    from rdi_desktop.engine.language.core import Effect
    from rdi_desktop.engine.state.decisions import Decision, Option
    from rdi_desktop.engine.state.desk import Desk


def answer(game: Desk, decision: Decision) -> tuple[Option, ...]:
    """The answer to a question that a rule or a card asks."""
    if game.table.seats[decision.seat].kit.machine:
        return machine.answer(game, decision)
    return otto.answer(decision)


def agrees(game: Desk, seat: int, effects: Sequence[Effect]) -> bool:
    """Whether it accepts an optional effect."""
    return machine.agrees(game, effects) if game.table.seats[seat].kit.machine else otto.agrees(effects)


def first(game: Desk, seat: int, ways: Sequence[Sequence[Effect]]) -> int:
    """Which of several effects it takes."""
    return machine.first(game, ways) if game.table.seats[seat].kit.machine else otto.first(ways)
