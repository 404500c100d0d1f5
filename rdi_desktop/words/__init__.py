# SPDX-License-Identifier: GPL-3.0-or-later
"""All words that the program says, in any language: messages in Fluent syntax, a folder for each language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from rdi_desktop.words.fluent import LanguageError
from rdi_desktop.words.language import Language, Missing, language

__all__ = [
    "OFFERED",
    "WHOLE",
    "Language",
    "LanguageError",
    "Missing",
    "decimal",
    "has",
    "in_language",
    "language",
    "languages",
    "listed",
    "now",
    "said",
    "share",
    "speak",
    "speaking",
    "suited",
    "table",
    "translated",
]

ENGLISH = "en"
OFFERED = {"en": "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
"""What can be chosen: what its speakers call each language."""
WHOLE = frozenset({"en", "de"})
"""Languages in which everything is said: only these are spoken without having been chosen. The others are sketches."""


class _Window:
    """What is spoken in this process."""

    code = ENGLISH


def languages() -> dict[str, str]:
    """The languages there are: what their speakers call them, by code; English first."""
    return {code: language(code).name for code in _codes()}


def _codes() -> list[str]:
    """The codes of the languages there are, English first. None is read for it, which takes a tenth of a second."""
    folders = [each.name for each in files(__name__).iterdir() if each.is_dir() and (each / "grammar.toml").is_file()]
    return sorted(folders, key=lambda code: (code != ENGLISH, code))


def speak(code: str) -> None:
    """From now on everything is said in that language. LanguageError if its files have mistakes, KeyError if there is none such."""
    if code not in _codes():
        raise KeyError(code)
    language(code)
    _Window.code = code


def now() -> Language:
    """The language of this window."""
    return language(_Window.code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """In that language for a while."""
    before = _Window.code
    speak(code)
    try:
        yield
    finally:
        speak(before)


def suited(wanted: Iterable[str]) -> str:
    """The first of these languages that is whole ("en-GB" is "en"); English if none is."""
    codes = (each.replace("_", "-").partition("-")[0].lower() for each in wanted)
    return next((code for code in codes if code in WHOLE), ENGLISH)


def share(code: str) -> int:
    """How much of the messages a language has, in percent; what it lacks is said in English."""
    english = language(ENGLISH).ids
    return 100 * len(language(code).ids & english) // len(english)


def has(id: str) -> bool:
    """Whether there is such a message at all."""
    return language(ENGLISH).has(id)


def said(id: str, /, **facts: Any) -> str:
    """A message with its facts, in the language of now, or in English where that lacks it. KeyError if there is none."""
    return in_language(lambda told: told.say(id, facts))


def in_language(text: Callable[[Language], str]) -> str:
    """A text in the language of now; if that lacks a message of it, all of it in English."""
    if _Window.code != ENGLISH:
        try:
            return text(now())
        except Missing:
            pass
    return text(language(ENGLISH))


def translated(text: str) -> str:
    """An English text of the data (of a lesson, a brain-teaser …) in the language of now; as it is if that lacks it."""
    return now().texts.get(" ".join(text.split()), text)


def listed(parts: Sequence[str], word: str = "and") -> str:
    """Parts with commas, and an "and" (or "or") before the last of them."""
    if len(parts) < 2:
        return "".join(parts)
    return said(f"list-{word}", first=", ".join(parts[:-1]), last=parts[-1])


def decimal(value: float) -> str:
    """A number with as many digits as it has, in the way of the language of now: 1.25, 1,25."""
    return now().decimal(value, "g")


class MessageTable(Mapping[str, str]):
    """Words by key: the messages PREFIX-KEY, each said when it is asked for, with these facts."""

    def __init__(self, prefix: str, **facts: Any) -> None:
        self._prefix = f"{prefix}-"
        self._facts = facts

    def __getitem__(self, key: str) -> str:
        return self.say(key)

    def __contains__(self, key: object) -> bool:
        return has(f"{self._prefix}{key}")

    def __iter__(self) -> Iterator[str]:
        start = len(self._prefix)
        return iter([id[start:] for id in language(ENGLISH).ids if id.startswith(self._prefix)])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def say(self, key: str, /, **facts: Any) -> str:
        """The words for a key, with facts. KeyError if it has none."""
        return said(f"{self._prefix}{key}", **self._facts, **facts)


table = MessageTable
