# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards that count as Gold, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.grammar import Clause, SentencePart, a
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.verbs import coins


def hand_over(effect: coins.HandOver, context: TextContext) -> list[SentencePart]:
    """A card changes hands: given, taken, or caught."""
    card = a(context.names.pile(effect.pile))
    if not isinstance(effect.from_, Who):
        return [does(effect.to, context, "{take} it", bid=True)]
    if effect.from_.kind in ("actor", "self"):
        return [
            does(
                effect.to,
                context,
                f"{{gain}} {card} of {noun(effect.from_, context).owns} choice from {noun(effect.from_, context).text}",
            )
        ]
    return [
        does(
            effect.to,
            context,
            f"{{take}} {card} of {noun(effect.to, context).owns} choice from {noun(effect.from_, context).text}",
            bid=True,
        )
    ]


def turn_up(effect: coins.TurnUp, context: TextContext) -> list[SentencePart]:
    """Hidden cards are turned up."""
    pile = context.names.pile(effect.pile)
    what = f"one of your face-down {pile}s" if effect.cards == 1 else f"{effect.cards} of your face-down {pile}s"
    return [Clause(context.me, f"{{turn}} up {what}", bid=True)]
