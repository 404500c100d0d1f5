# SPDX-License-Identifier: GPL-3.0-or-later
"""Every event has facts, a line and a beat, every beat a length and an act, or it is said that there is none; and the page is current."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence

from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.script import FAMILIES, SCENES, SILENT
from rdi_desktop.engine.state.event_keys import EVENTS
from rdi_desktop.ui.table.theatre import ACTS, UNACTED
from rdi_desktop.ui.words.log import UNTOLD
from rdi_desktop.ui.words.log_lines import LINES, VARIANTS
from tests.engine.accounts import Accounts
from tests.sources import trees
from tools import engine_page


def test_the_page_is_current() -> None:
    page = engine_page.PAGE.read_text(encoding="utf-8")
    assert page == engine_page.filled(page), "run: python -m tools.engine_page"


def test_every_event_has_a_line_or_is_told_by_the_lines_around_it() -> None:
    others = {key for keys in VARIANTS.values() for key in keys}
    assert LINES.keys() == EVENTS.keys() | others
    assert UNTOLD | VARIANTS.keys() <= EVENTS.keys()


def test_every_event_has_one_beat_or_there_is_nothing_to_be_seen_of_it() -> None:
    assert [*SCENES, *FAMILIES, *SILENT] == list(dict.fromkeys([*SCENES, *FAMILIES, *SILENT]))
    assert {*SCENES, *FAMILIES, *SILENT} == EVENTS.keys()
    assert [key for key in EVENTS if key not in SILENT and not engine_page.beats_of(key)] == []


def test_every_kind_of_beat_is_acted_or_there_is_nothing_to_be_seen_of_it() -> None:
    assert [*ACTS, *UNACTED] == list(dict.fromkeys([*ACTS, *UNACTED]))
    assert {*ACTS, *UNACTED} == KINDS.keys()


def test_every_kind_of_beat_but_a_pass_shows_some_event() -> None:
    made = {kind for key in EVENTS for kind in engine_page.beats_of(key)}
    assert made == KINDS.keys()


def test_the_books_of_the_fuzzer_follow_exactly_the_events_that_change_numbers() -> None:
    source = engine_page.tree(Accounts._one)
    booked = {
        each.value
        for case in (case for node in ast.walk(source) if isinstance(node, ast.Match) for case in node.cases)
        for each in ast.walk(case.pattern)
        if isinstance(each, ast.Constant)
    }
    assert booked == {key for key, kind in EVENTS.items() if kind.changes}


def test_whoever_asks_for_the_key_of_an_event_asks_for_one_that_there_is() -> None:
    asked: set[str] = set()
    for _, tree in trees(holding="event.key"):
        for node in ast.walk(tree):
            match node:
                case ast.Compare(left=ast.Attribute(value=ast.Name(id="event"), attr="key"), comparators=against):
                    asked |= words(against)
                case ast.Match(subject=ast.Attribute(value=ast.Name(id="event"), attr="key"), cases=cases):
                    asked |= words([case.pattern for case in cases])
    assert len(asked) > 20
    assert asked <= EVENTS.keys()


def words(nodes: Sequence[ast.AST]) -> set[str]:
    """Every text in them."""
    return {
        each.value
        for node in nodes
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def test_a_guarded_line_and_a_silent_one_are_told_apart() -> None:
    def said(beat: str, late: bool) -> str:
        match beat:
            case "walk" if late:
                return "They are late."
            case "rest":
                return ""
        return beat

    assert "late" in inspect.getsource(said)
    assert engine_page.cases(said) == {"walk": ["the line of the log", "words of its own"], "rest": []}
