# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards with boxes: a line for each box, with its heading. The automaton is called by its name, since nobody holds the cards."""

from __future__ import annotations

from rdi_desktop.content.texts.english.cards import NOTHING
from rdi_desktop.content.texts.english.context import DeckNames, TextContext, readable
from rdi_desktop.content.texts.english.effects import parts
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import Noun, listed, sentence, sentences
from rdi_desktop.engine.language.automaton import ANSWERED, BoxedCard
from rdi_desktop.engine.language.core import Effect

OWN = ("self", "actor")
"""Selectors that mean the automaton itself."""


def boxed_text(card: BoxedCard, names: DeckNames) -> str:
    """All boxes of a card, from top to bottom."""
    return "\n".join(f"{heading(card, box)}: {box_text(card, box, names)}" for box in card.boxes)


def heading(card: BoxedCard, box: str) -> str:
    """'Action', 'Sometimes (Drink)', 'Cheating'."""
    word = card.boxes[box].types[0]
    only = card.raw["sometimes"].get("for") if box == "sometimes" else None
    kinds = [] if only is None else [only] if isinstance(only, str) else list(only)
    said = f" ({listed([readable(kind) for kind in ANSWERED if kind in kinds], 'or')})" if kinds else ""
    return f"{TYPES.get(word, readable(word))}{said}"


def box_text(card: BoxedCard, box: str, names: DeckNames) -> str:
    """The text of one box."""
    short = card.deck.replace("-", " ").title()
    me = Noun(short, "one", "automaton", short)
    found = card.boxes[box]
    context = TextContext(
        names,
        me,
        me,
        source=Noun("whoever plays it", "one", "source"),
        drinker=me,
        answering=frozenset(found.moments),
    )
    do = found.modes[0].do
    said = sentences(parts(do, context))
    if found.takes_control and not found.is_action:
        said = [sentence(f"{short} takes control of the Round"), *said]
    if box == "sometimes" and any(own_numbers(effect) for effect in do):
        said.append("Affected tracks only.")
    return " ".join(said).replace(f" {short}'s ", " its ") or NOTHING


def own_numbers(effect: Effect) -> bool:
    """Whether it changes numbers of the automaton's own."""
    return effect.VERB in ("gain", "lose") and effect.who is not None and effect.who.kind in OWN
