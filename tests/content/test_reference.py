# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/language.md is that of the present language."""

from __future__ import annotations

from rdi_desktop.content import reference
from rdi_desktop.engine.words.vocabulary import VERBS


def test_the_page_is_current() -> None:
    made = "run: python -m rdi_desktop.content.reference"
    assert reference.FILE.read_text(encoding="utf-8") == reference.text(), made


def test_every_verb_and_every_field_of_it_says_what_it_means() -> None:
    assert [verb for verb, cls in VERBS.items() if not reference.doc(cls)] == []
    assert [
        f"{verb}.{name}" for verb, cls in VERBS.items() for name, field in cls.FIELDS.items() if not field.doc
    ] == []
