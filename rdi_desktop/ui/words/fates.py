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
        fate, verbs = fates[answered], _verbs(entry, content)
        if "negate" in verbs:
            fate.negated_by = entry.id
        elif "ignore" in verbs and kinds[answered] in ("play", "drink", "event") and entry.by is not None:
            fate.spared[entry.by] = entry.id
        elif entry.kind == "play":
            fate.changed_by.append(entry.id)
    return fates


def _verbs(entry: SeenEntry, content: Content | None) -> tuple[str, ...]:
    """The verbs of its card, in the mode in which it is used."""
    card = entry.card
    return tuple(content.verbs(card.definition, entry.mode)) if card is not None and content is not None else ()
