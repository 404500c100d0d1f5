# SPDX-License-Identifier: GPL-3.0-or-later
"""All words that the program says, in any language: messages in Fluent syntax, a folder for each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from rdi_desktop.words.fluent import LanguageError
from rdi_desktop.words.language import Language, Missing, language

__all__ = [
    "Language",
    "LanguageError",
    "Missing",
    "has",
    "in_language",
    "language",
    "languages",
    "now",
    "said",
    "speak",
    "speaking",
]

ENGLISH = "en"


class _Window:
    """What is spoken in this process."""

    code = ENGLISH


def languages() -> dict[str, str]:
    """The languages there are: what their speakers call them, by code; English first."""
    folders = sorted(
        each.name for each in files(__name__).iterdir() if each.is_dir() and (each / "grammar.toml").is_file()
    )
    return {code: language(code).name for code in sorted(folders, key=lambda code: code != ENGLISH)}


def speak(code: str) -> None:
    """From now on everything is said in that language. LanguageError if its files have mistakes, KeyError if there is none such."""
    if code not in languages():
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
