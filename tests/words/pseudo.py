# SPDX-License-Identifier: GPL-3.0-or-later
"""A language that nobody speaks: English with accents, its vowels doubled, a third longer, in brackets.

Whatever is no message or text of the data stays plain, and so is found; what has too little room is cut as it would be in a long language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rdi_desktop.words import fluent, language
from rdi_desktop.words.language import Language

CODE = "xx"
_ACCENTS = dict(zip("aeiouAEIOU", "áéíóúÁÉÍÓÚ", strict=True))
_KEPT = re.compile(r"&\w+;|<[^<>]*>|\{[^{}]*\}|%\w")
"""Entities and marks of HTML, verbs, and what other code fills in."""
_VOWEL = re.compile("[aeiouAEIOU]")


def disguised(text: str) -> str:
    """A text in the pseudo-language, without brackets."""
    found, at = "", 0
    for kept in _KEPT.finditer(text):
        found += _accented(text[at : kept.start()]) + kept[0]
        at = kept.end()
    return found + _accented(text[at:])


def _accented(text: str) -> str:
    return _VOWEL.sub(lambda vowel: _ACCENTS[vowel[0]] + _ACCENTS[vowel[0]].lower(), text)


class _Texts(dict[str, str]):
    """Every text of the data, disguised when it is asked for."""

    def get(self, key: str, default: Any = None) -> Any:
        return f"[{disguised(key)}]"


class PseudoLanguage(Language):
    """English, disguised: every piece of a message, every form of a verb, each whole text in brackets."""

    def __init__(self) -> None:
        super().__init__(CODE, language("en").folder)
        self.grammar["decimal"] = ","

    @property
    def texts(self) -> dict[str, str]:  # type: ignore[override]
        """Texts of the data."""
        return _Texts()

    def pattern(self, id: str) -> fluent.Pattern:
        """The pattern of a message, its words disguised; a message of one word of choice is none of words."""
        return _of(super().pattern(id))

    def verb(self, verb: str, form: str) -> str:
        """A verb in a form."""
        return disguised(super().verb(verb, form))

    def say(self, id: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """A message as a whole text."""
        said = super().say(id, facts, **more)
        return f"[{said}]" if len(said) > 1 and id != "terms-small" else said


def _of(pattern: fluent.Pattern) -> fluent.Pattern:
    return tuple(_node(node) for node in pattern)


def _node(node: Any) -> Any:
    if isinstance(node, str):
        return disguised(node)
    if node[0] == "select":
        return ("select", node[1], {key: _of(variant) for key, variant in node[2].items()}, node[3])
    return node
