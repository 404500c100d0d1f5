# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes hands between players, and what is used together, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.clauses import noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.grammar import Clause, SentencePart
from rdi_desktop.engine.verbs import cards, money


def offer(effect: money.Offer, context: TextContext) -> list[SentencePart]:
    return [Clause(context.me, f"{{offer}} this card to {noun(effect.to, context).text} for its price", bid=True)]


def chain(effect: cards.Chain, context: TextContext) -> list[SentencePart]:
    name = context.names.pile(effect.pile)
    return [
        Clause(context.me, f"{{chain}} two or more of your open {name} cards", bid=True),
        "Behind each stands one of the kind that it needs; all but the last do what they say, at the same time, and all are discarded.",
    ]
