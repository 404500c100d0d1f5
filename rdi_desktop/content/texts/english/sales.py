# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes hands between players, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.grammar import Clause, Part
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.content.texts.english.who import noun
from rdi_desktop.engine.words import money


def offer(effect: money.Offer, scene: Scene) -> list[Part]:
    """Offer."""
    return [Clause(scene.me, f"{{offer}} this card to {noun(effect.to, scene).text} for its price", bid=True)]
