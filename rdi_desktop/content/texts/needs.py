# SPDX-License-Identifier: GPL-3.0-or-later
"""Single requirements of a card or an ability, to explain why it cannot be played now."""

from __future__ import annotations

from collections.abc import Iterable

from rdi_desktop.content.texts.cards import WHILE, mode_scene, scene_of
from rdi_desktop.content.texts.clauses import causing, clause
from rdi_desktop.content.texts.moments import head
from rdi_desktop.content.texts.scene import DeckNames, Scene, yes
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.condition import Condition, Not
from rdi_desktop.engine.language.conditions import Answers
from rdi_desktop.engine.language.moments import Moment, waits
from rdi_desktop.words.plan import Listed, Say, say


def occasion(uses: Iterable[CardDef | Ability], moments: tuple[str, ...], names: DeckNames) -> Listed | None:
    """When a use that waits for these moments can be played: 'when another player plays an Action card'."""
    for use in uses:
        known = _moments(use)
        if known and waits(known) == moments:
            return head(known, names)
    return None


def _moments(use: CardDef | Ability) -> list[Moment]:
    if isinstance(use, CardDef):
        return [moment for found in use.moments.values() for moment in found]
    return list(use.moments)


def requirement(use: CardDef | Ability, mode: int | None, part: int, names: DeckNames) -> Say | None:
    """One requirement: 'Only while you are in the Round.', 'Not on a card that Negates.'; None if there is no such."""
    scene = scene_of(use, names) if isinstance(use, CardDef) else Scene(names)
    condition = use.condition
    if mode is not None and isinstance(use, CardDef) and mode < len(use.modes):
        condition, scene = use.modes[mode].condition, mode_scene(use.modes[mode], scene)
    parts: tuple[Condition, ...] = condition.each() if condition is not None else ()
    if part >= len(parts):
        return None
    one = parts[part]
    never = one.of_ if isinstance(one, Not) else None
    if isinstance(never, Answers) and never.causes:
        return say("needs-not-on", what=causing(never.causes))
    return say("needs-only", lasts=yes(one.WORD in WHILE), condition=clause(one, scene))
