# SPDX-License-Identifier: GPL-3.0-or-later
"""A message has the same facts in every language that says it, and code gives it all of them."""

from __future__ import annotations

import ast
import re
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


def test_every_message_is_looked_up() -> None:
    """By its id, as a part of another, in a table, or by a part of its id beside which code puts a key."""
    english = language("en")
    keys, parts = set[str](), set[str]()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                texts = [each.value for each in node.values if isinstance(each, ast.Constant)]
                parts |= {text for text in texts if re.fullmatch(r"[a-z][\w-]*-|-[\w-]+", text)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys.add(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("table", "MessageTable"):
                parts |= {f"{each.value}-" for each in node.args if isinstance(each, ast.Constant)}
    within = {used for id in english.ids for used in english.messages(id)}
    begins = tuple(part for part in parts if part[0] != "-")
    inside = re.compile("|".join(re.escape(part) for part in parts if part[0] == "-"))
    unused = {id for id in english.ids - keys - within if "." not in id and not id.startswith(begins)}
    assert {id for id in unused if not inside.search(id)} == set()
