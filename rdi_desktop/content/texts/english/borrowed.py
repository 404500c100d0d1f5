# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards of others that lie aside, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import CARD, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.grammar import Clause, SentencePart
from rdi_desktop.engine.verbs import borrowed


def petrify(effect: borrowed.Petrify, context: TextContext) -> list[SentencePart]:
    """Cards of hands go under a pile."""
    return [
        does(
            effect.who,
            context,
            f"{{Petrify}} {quantity(effect.cards, CARD, context)} of {noun(effect.who, context).owns} hand",
            bid=True,
        )
    ]


def give_back(effect: borrowed.GiveBack, context: TextContext) -> list[SentencePart]:
    """They come back."""
    cards = "the top card" if effect.top == 1 else f"the top {effect.top} cards"
    return [
        Clause(
            context.me,
            f"{{return}} {cards} of your {context.names.pile(effect.from_)} pile to the hand that it came from",
            bid=True,
        )
    ]


def mute(effect: borrowed.Mute, context: TextContext) -> list[SentencePart]:
    """Somebody plays nothing."""
    who = noun(effect.who, context)
    return [does(effect.who, context, f"{{play}} nothing until the end of {who.owns} next turn")]
