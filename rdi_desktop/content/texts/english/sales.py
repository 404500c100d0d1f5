# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes hands between players, and what is used together, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.clauses import noun
from rdi_desktop.content.texts.english.grammar import Clause, Part
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.words import cards, money


def offer(effect: money.Offer, scene: Scene) -> list[Part]:
    return [Clause(scene.me, f"{{offer}} this card to {noun(effect.to, scene).text} for its price", bid=True)]


def chain(effect: cards.Chain, scene: Scene) -> list[Part]:
    name = scene.names.pile(effect.pile)
    return [
        Clause(scene.me, f"{{chain}} two or more of your open {name} cards", bid=True),
        "Behind each stands one of the kind that it needs; all but the last do what they say, at the same time, and all are discarded.",
    ]
