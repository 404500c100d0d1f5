# SPDX-License-Identifier: GPL-3.0-or-later
"""The meaning of each word of a content file, from the same classes as docs/language.md, for authors of such files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rdi_desktop.content.reading import KINDS
from rdi_desktop.content.reference import default, doc
from rdi_desktop.content.reference_words import AMOUNTS, COSTS, SELECTORS
from rdi_desktop.engine.language.abilities import ABILITY_FIELDS, PHASE_FIELDS
from rdi_desktop.engine.language.card_reading import CARD_FIELDS, BetterNode, ModeNode
from rdi_desktop.engine.language.character import CHARACTER_FIELDS, BodyDecl, TokenDecl, TrackDecl
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.counters import CounterDecl
from rdi_desktop.engine.language.filters import FILTERS
from rdi_desktop.engine.language.hooks import HOOK_FIELDS, Trigger
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.language.piles import PileDecl
from rdi_desktop.engine.language.sides import SidesDecl
from rdi_desktop.engine.language.spec import REQUIRED, Field
from rdi_desktop.engine.verbs.vocabulary import VERBS


class Meaning(NamedTuple):
    """One meaning of a word."""

    what: str
    """What kind of word it is, such as 'verb' or 'of a card'."""
    text: str

    def __str__(self) -> str:
        return f"{self.what}: {self.text}" if self.text else self.what


FIELDS: Mapping[str, Mapping[str, Field]] = {
    "of a character": CHARACTER_FIELDS,
    "of a card": CARD_FIELDS,
    "of a mode (`choose`)": ModeNode.FIELDS,
    "of an improvement (`better`)": BetterNode.FIELDS,
    "of an ability": ABILITY_FIELDS,
    "of the phase of an ability": PHASE_FIELDS,
    "of a token": TokenDecl.FIELDS,
    "of a track": TrackDecl.FIELDS,
    "of a side deck or place": PileDecl.FIELDS,
    "of a body": BodyDecl.FIELDS,
    "of things with two sides": SidesDecl.FIELDS,
    "of a counter": CounterDecl.FIELDS,
    "of the own turn": HOOK_FIELDS,
    "of a trigger": Trigger.FIELDS,
    "beside a verb": Effect.COMMON,
    **{f"of a file of kind `{kind}`": fields for kind, fields in KINDS.items()},
}
"""Fields, by what they belong to."""


@cache
def glossary() -> Mapping[str, tuple[Meaning, ...]]:
    """Every word with all its meanings; verbs come first, then fields of characters and cards."""
    found: dict[str, list[Meaning]] = {}

    def add(word: str, what: str, text: str) -> None:
        found.setdefault(word, []).append(Meaning(what, " ".join(text.replace("\\|", "|").split())))

    for word, verb in VERBS.items():
        add(word, "verb", doc(verb))
    for what, fields in FIELDS.items():
        for word, field in fields.items():
            add(word, what, meaning_of(field))
    for word, condition in CONDITIONS.items():
        add(word, "condition", doc(condition))
    for word, moment in MOMENT_WORDS.items():
        add(word, "moment", doc(moment))
    for word, filter in FILTERS.items():
        add(word, "narrows a moment", doc(filter))
    for what, words in (("who", SELECTORS), ("how much", AMOUNTS), ("cost", COSTS)):
        for word, text in words.items():
            add(word, what, text)
    for verb_word, verb in VERBS.items():
        for word, field in verb.FIELDS.items():
            add(word, f"of `{verb_word}`", meaning_of(field))
    return {word: tuple(dict.fromkeys(meanings)) for word, meanings in found.items()}


def meaning_of(field: Field) -> str:
    """What a field may contain, what it means, and its default."""
    without = "must be given" if field.default is REQUIRED else f"if left out: {default(field).strip('`')}"
    return f"{field.doc or ''} ({field.type.name}; {without})"


MOST = 4
"""Most meanings of a word that are listed."""


def explained(word: str) -> list[str]:
    """The meanings of a word, in at most `MOST` lines; empty for an unknown word."""
    known = glossary().get(word, ())
    lines = [str(meaning) for meaning in known[:MOST]]
    return [*lines, f"… and {len(known) - MOST} more meanings"] if len(known) > MOST else lines
