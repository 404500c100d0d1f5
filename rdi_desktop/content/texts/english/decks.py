# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done with piles and side decks, as clauses."""

from __future__ import annotations

from dataclasses import replace

from rdi_desktop.content.texts.english.clauses import noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.grammar import Clause, SentencePart, a
from rdi_desktop.content.texts.english.piles import PILES
from rdi_desktop.engine.verbs import cards


def swap(effect: cards.Swap, context: TextContext) -> list[SentencePart]:
    """Two piles change places."""
    return [Clause(replace(noun(effect.of_, context), each=False), f"{{exchange}} their {PILES[effect.pile]}s")]


def get(effect: cards.Get, context: TextContext) -> list[SentencePart]:
    """Somebody gets a card that acts on them."""
    what = "this card" if effect.card else a(context.names.pile(effect.pile))
    return [Clause(noun(effect.who, context), f"{{get}} {what}")]


def add_to_pot(effect: cards.AddToPot, context: TextContext) -> list[SentencePart]:
    """A card goes face down into the pot."""
    deck = context.names.pile(effect.top_of)
    return [Clause(context.me, f"{{put}} the top {deck} face down into the pot", bid=True)]
