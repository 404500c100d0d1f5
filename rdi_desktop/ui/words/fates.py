# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of entries on the stack because of the answers above them, without further answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rdi_desktop.engine.seen import SeenEntry, SeenTable

if TYPE_CHECKING:
    from rdi_desktop.content import Content


@dataclass(slots=True)
class Fate:
    """What becomes of an entry of the stack because of the answers to it."""

    negated_by: int | None = None
    spared: dict[int, int] = field(default_factory=dict)
    """Who Ignores it, with the entry that does so."""
    changed_by: list[int] = field(default_factory=list)


def foresee(view: SeenTable, content: Content | None) -> dict[int, Fate]:
    """The effect of all answers on the stack on what they answer, by the ids of the entries, newest first."""
    fates = {entry.id: Fate() for entry in view.stack}
    kinds = {entry.id: entry.kind for entry in view.stack}
    for entry in reversed(view.stack):
        answered = entry.on if entry.on is not None else entry.answers
        if entry.negated or fates[entry.id].negated_by is not None or answered not in fates:
            continue
        fate, marks = fates[answered], _marks(entry, content)
        if marks is None:
            fate.changed_by += [entry.id] if entry.kind == "play" else []
        elif "negated" in marks:
            fate.negated_by = entry.id
        elif "ignored" in marks and kinds[answered] in ("play", "drink", "event") and entry.by is not None:
            fate.spared[entry.by] = entry.id
        elif marks and entry.kind == "play":
            fate.changed_by.append(entry.id)
    return fates


def _marks(entry: SeenEntry, content: Content | None) -> set[str] | None:
    """What its card does to what it answers, in the mode in which it is used; None if that is not known."""
    card = entry.card
    return content.marks(card.definition, entry.mode) if card is not None and content is not None else None
