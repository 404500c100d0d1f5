# SPDX-License-Identifier: GPL-3.0-or-later
"""A message has the same facts in every language that says it, and code gives it all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from rdi_desktop.words import fluent, language
from tests.sources import trees

OWN = {"case", "who", "you", "number", "n", "not", "answers"}
"""Facts that a language may need for its grammar, or do without."""


def facts_of(code: str, id: str) -> set[str]:
    return fluent.facts(language(code).pattern(id)) - OWN


@pytest.mark.parametrize("code", ["de"])
def test_the_window_is_told_with_the_same_facts(code: str) -> None:
    english, other = language("en"), language(code)
    window = [
        id
        for id in other.ids
        if english.has(id)
        and english.where(id).startswith(("pages", "table", "talk", "log", "look", "general", "rules", "session"))
    ]
    assert len(window) > 1000
    assert {
        id: facts_of(code, id) ^ facts_of("en", id) for id in window if facts_of(code, id) - facts_of("en", id)
    } == {}


def sayings() -> Iterator[tuple[str, str, set[str]]]:
    """(where, id, facts given) of every call of `said` with an id that stands there."""
    for path, tree in trees(holding="said("):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "said":
                given = {word.arg for word in node.keywords}
                match node.args:
                    case [ast.Constant(value=str(id))] if None not in given:
                        yield f"{path.name}:{node.lineno}", id, {arg for arg in given if arg}


def test_code_gives_a_message_all_its_facts() -> None:
    english = language("en")
    calls = list(sayings())
    assert len(calls) > 700
    missing = {
        where: (id, lacks)
        for where, id, given in calls
        if (lacks := fluent.facts(english.pattern(id)) - given)  # Missing: there is no such message
    }
    assert missing == {}
