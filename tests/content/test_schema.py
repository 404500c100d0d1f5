# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON Schema is that of the present language, accepts what the program has and refuses what the loader refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.content import schema
from rdi_desktop.content.loader import DATA
from rdi_desktop.content.source import parse
from tests.cases import in_one_test
from tests.content.broken import card
from tests.content.json_schema import faults
from tests.content.test_validation import CARDS

SCHEMA: dict[str, Any] = json.loads(schema.FILE.read_text(encoding="utf-8"))
FILES = sorted(DATA.rglob("*.yaml"))

# What needs to know more than one place of a file: ids declared elsewhere, what goes together.
BEYOND = {
    "a computed amount",
    "what was spent",
    "an undeclared token",
    "an undeclared procedure",
    "an unknown condition",
    "a pile",
    "an unknown card",
    "an unknown cost",
    "a cost of nothing",
    "an idle improvement",
    "a free improvement",
    "a range",  # of a token; of a track it may be one of its words
    "who alone may answer",
    "a standard card",
    "neither do nor choose",
    "both do and choose",
    "no copies",
    "an unknown field",
    "deep inside",
}


def test_the_file_is_current() -> None:
    """After a change of the language: python -m rdi_desktop.content.schema."""
    assert schema.FILE.read_text(encoding="utf-8") == schema.text()


def test_every_reference_leads_somewhere() -> None:
    text = schema.FILE.read_text(encoding="utf-8")
    used = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert used == set(SCHEMA["$defs"])


def test_every_field_of_an_effect_says_what_it_is() -> None:
    silent = [
        f"{name}.{key}"
        for name, node in SCHEMA["$defs"].items()
        for key, value in node.get("properties", {}).items()
        if name[0].isupper() and "description" not in value
    ]
    assert silent == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_our_own_files_fit_the_schema(file: Path) -> None:
    assert faults(parse(file.read_text(encoding="utf-8"), file.name), SCHEMA, SCHEMA) == []


@in_one_test("text", [case[1] for case in CARDS if case[0] not in BEYOND])
def test_what_the_loader_refuses_does_not_fit_the_schema(text: str) -> None:
    assert faults(parse(card(text), "bodkin"), SCHEMA, SCHEMA) != []
