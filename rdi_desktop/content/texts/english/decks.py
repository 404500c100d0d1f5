# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done with piles and side decks, as clauses."""

from __future__ import annotations

from dataclasses import replace

from rdi_desktop.content.texts.english.clauses import noun
from rdi_desktop.content.texts.english.grammar import Clause, Part, a
from rdi_desktop.content.texts.english.piles import PILES
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.words import cards


def swap(effect: cards.Swap, scene: Scene) -> list[Part]:
    """Two piles change places."""
    return [Clause(replace(noun(effect.of_, scene), each=False), f"{{exchange}} their {PILES[effect.pile]}s")]


def get(effect: cards.Get, scene: Scene) -> list[Part]:
    """Somebody gets a card that acts on them."""
    what = "this card" if effect.card else a(scene.names.pile(effect.pile))
    return [Clause(noun(effect.who, scene), f"{{get}} {what}")]


def add_to_pot(effect: cards.AddToPot, scene: Scene) -> list[Part]:
    """A card goes face down into the pot."""
    deck = scene.names.pile(effect.top_of)
    return [Clause(scene.me, f"{{put}} the top {deck} face down into the pot", bid=True)]
