# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves markers and phases, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import WORDS
from rdi_desktop.content.texts.english.clauses import PHASES, noun
from rdi_desktop.content.texts.english.context import TextContext, readable
from rdi_desktop.content.texts.english.grammar import Clause, SentencePart, sentence
from rdi_desktop.engine.verbs import turn


def set_track(effect: turn.Set, context: TextContext) -> list[SentencePart]:
    """The marker goes somewhere."""
    names = context.names
    decl = names.character.tracks[effect.track] if names.character is not None else None
    if effect.value == turn.NEXT:
        steps = decl.steps if decl is not None else ()
        to = f"from {readable(steps[0])} to {readable(steps[1])} or back" if len(steps) == 2 else "to its next word"
        return [Clause(context.me, f"{{turn}} your {names.token(effect.track)} {to}", bid=True)]
    word = decl.word(effect.value) if decl is not None else effect.value
    verb = "turn" if decl is None or decl.steps else "set"
    return [Clause(context.me, f"{{{verb}}} your {names.token(effect.track)} to {readable(str(word))}", bid=True)]


def shift_track(effect: turn.Shift, context: TextContext) -> list[SentencePart]:
    """The marker moves by some steps."""
    way = "up" if effect.value > 0 else "down"
    decl = context.names.character.tracks[effect.track] if context.names.character is not None else None
    if decl is not None and decl.worse:
        verb, steps = "worsen" if way == decl.worse else "better", abs(effect.value)
        by = "one step" if steps == 1 else f"{WORDS.get(steps, str(steps))} steps"
        return [Clause(context.me, f"{{{verb}}} your {context.names.token(effect.track)} by {by}", bid=True)]
    n = abs(effect.value)
    far = str(n) if effect.digits else WORDS.get(n, str(n))
    return [Clause(context.me, f"{{move}} your {context.names.token(effect.track)} {way} {far}", bid=True)]


def flip(effect: turn.Flip, context: TextContext) -> list[SentencePart]:
    """A thing is turned over."""
    return [Clause(context.me, f"{{turn}} {readable(effect.thing)} over", bid=True)]


def repeat_phase(effect: turn.RepeatPhase, context: TextContext) -> list[SentencePart]:
    """A phase once more."""
    return [f"The player whose turn it is plays the {PHASES[effect.phase]} once more."]


def end_turn(effect: turn.EndTurn, context: TextContext) -> list[SentencePart]:
    if effect.who.kind == "active":
        return ["The turn ends at once."]
    return [sentence(f"{noun(effect.who, context).possessive} turn ends at once")]
