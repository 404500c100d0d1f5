# SPDX-License-Identifier: GPL-3.0-or-later
"""Single requirements of a card or an ability, to explain why it cannot be played now."""

from __future__ import annotations

from collections.abc import Iterable

from rdi_desktop.content.texts.english.cards import WHILE, mode_scene, scene_of
from rdi_desktop.content.texts.english.clauses import causing, clause
from rdi_desktop.content.texts.english.context import DeckNames, TextContext
from rdi_desktop.content.texts.english.moments import head
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.condition import Condition, Not
from rdi_desktop.engine.language.conditions import Answers
from rdi_desktop.engine.language.moments import Moment, waits


def occasion(uses: Iterable[CardDef | Ability], moments: tuple[str, ...], names: DeckNames) -> str:
    """When a use that waits for these moments can be played: 'when another player plays an Action card'."""
    for use in uses:
        known = _moments(use)
        if known and waits(known) == moments:
            return head(known, names)
    return ""


def _moments(use: CardDef | Ability) -> list[Moment]:
    if isinstance(use, CardDef):
        return [moment for found in use.moments.values() for moment in found]
    return list(use.moments)


def requirement(use: CardDef | Ability, mode: int | None, part: int, names: DeckNames) -> str:
    """One requirement: 'Only while you are in the Round.', 'Not on a card that Negates.'; '' if there is no such."""
    context = scene_of(use, names) if isinstance(use, CardDef) else TextContext(names)
    condition = use.condition
    if mode is not None and isinstance(use, CardDef) and mode < len(use.modes):
        condition, context = use.modes[mode].condition, mode_scene(use.modes[mode], context)
    parts: tuple[Condition, ...] = condition.each() if condition is not None else ()
    if part >= len(parts):
        return ""
    one = parts[part]
    never = one.of_ if isinstance(one, Not) else None
    if isinstance(never, Answers) and never.causes:
        return f"Not on {causing(never.causes)}."
    return f"Only {'while' if one.WORD in WHILE else 'if'} {clause(one, context)}."
