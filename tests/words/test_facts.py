# SPDX-License-Identifier: GPL-3.0-or-later
"""A message has the same facts in every language that says it."""

from __future__ import annotations

import pytest

from rdi_desktop.words import fluent, language

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
        if english.has(id) and english.where(id).startswith(("pages", "table", "talk", "look", "general"))
    ]
    assert len(window) > 1000
    assert {
        id: facts_of(code, id) ^ facts_of("en", id) for id in window if facts_of(code, id) - facts_of("en", id)
    } == {}
