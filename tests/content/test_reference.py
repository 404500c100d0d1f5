# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/language.md is that of the present language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rdi_desktop.content import reference
from rdi_desktop.content.reading import KINDS
from rdi_desktop.engine.language.card_reading import CARD_FIELDS
from rdi_desktop.engine.language.character import CHARACTER_FIELDS
from rdi_desktop.engine.language.spec import Field, FieldType, Node
from rdi_desktop.engine.words.vocabulary import VERBS


def test_the_page_is_current() -> None:
    made = "run: python -m rdi_desktop.content.reference"
    assert reference.FILE.read_text(encoding="utf-8") == reference.text(), made


def test_every_verb_and_every_field_of_it_says_what_it_means() -> None:
    assert [verb for verb, cls in VERBS.items() if not reference.doc(cls)] == []
    assert [
        f"{verb}.{name}" for verb, cls in VERBS.items() for name, field in cls.FIELDS.items() if not field.doc
    ] == []


def nodes(fields: Mapping[str, Field]) -> Iterator[type[Node]]:
    """Every class of nodes that may stand in these fields, and in theirs."""
    for field in fields.values():
        held: FieldType | None = field.type
        while held is not None:
            cls = getattr(held, "cls", None)
            if isinstance(cls, type) and issubclass(cls, Node):
                yield cls
                yield from nodes(cls.FIELDS)
            held = getattr(held, "item", None)


def test_everything_that_a_file_can_declare_is_described() -> None:
    page = reference.FILE.read_text(encoding="utf-8")
    declared = {cls for fields in (CHARACTER_FIELDS, CARD_FIELDS, *KINDS.values()) for cls in nodes(fields)}
    assert len(declared) > 10
    for cls in declared:
        for name, field in cls.FIELDS.items():
            assert field.doc, f"{cls.__name__}.{name} says nothing"
            assert f"| `{name}` | {reference.kind(field.type)} |" in page, f"{cls.__name__}.{name}"
