# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/language.md is that of the present language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rdi_desktop.content import reference
from rdi_desktop.content.reading import KINDS
from rdi_desktop.content.reference_examples import examples, flow, wanted
from rdi_desktop.content.reference_words import WITHOUT_EXAMPLE
from rdi_desktop.content.source import parse
from rdi_desktop.engine.language import amounts, who
from rdi_desktop.engine.language.card_reading import CARD_FIELDS
from rdi_desktop.engine.language.character import CHARACTER_FIELDS
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.filters import FILTERS
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.language.spec import Field, FieldType, Node
from rdi_desktop.engine.verbs.vocabulary import VERBS


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


def test_every_word_has_an_example_or_it_is_said_why_not() -> None:
    """Each is a card that is read and told."""
    found = examples()
    kinds = {
        "verb": VERBS,
        "condition": CONDITIONS,
        "moment": MOMENT_WORDS,
        "filter": FILTERS,
        "selector": (*who.WORDS, *who.KEYS),
        "amount": amounts.KEYS,
    }
    missing = {word for kind, words in kinds.items() for word in words if (kind, word) not in found}
    assert missing == WITHOUT_EXAMPLE.keys() - {"2"}


def test_what_people_want_stands_in_front_and_says_what_it_does() -> None:
    wishes = list(wanted())
    assert len(wishes) >= 30
    page = reference.FILE.read_text(encoding="utf-8")
    assert page.index("## I want to …") < page.index("## Files, cards and characters")
    for want, file, text in wishes:
        assert f"| {want} | `{file}` | {text} |" in page
        assert text.endswith(".")


def test_examples_are_written_as_in_a_file() -> None:
    assert flow({"a": [1, True, None, "yes", "it's: x, y", 'say "no"']}) == (
        '{a: [1, true, null, "yes", "it\'s: x, y", "say \\"no\\""]}'
    )
    for example in examples().values():
        assert parse(example.file, "an example")
