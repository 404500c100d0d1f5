# SPDX-License-Identifier: GPL-3.0-or-later
"""How the engine is built: rules cite their book, the engine knows no card, modules stay small."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import rdi_desktop.engine
from rdi_desktop.content.library import plain
from rdi_desktop.engine.language.core import VERBS
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from tests.cases import each_case
from tests.rules.deal import content
from tests.rules.test_coverage import LAST

ENGINE = Path(rdi_desktop.engine.__file__).parent
MODULES = sorted(ENGINE.rglob("*.py"))
MECHANICS = {"asking.py", "legality.py", "playables.py", "resolving.py", "__init__.py"}
"""Procedures that carry out what the effect language says rather than a section of a book."""


@cache
def tree(module: Path) -> ast.Module:
    """The module, parsed once for all tests."""
    return ast.parse(module.read_text(encoding="utf-8"))


BOOK = re.compile(r"(red-dragon-inn-1|red-dragon-inn-10|allies-[a-z-]+|character-compendium)")


def test_the_docstring_of_a_procedure_names_book_and_section() -> None:
    with each_case() as case:
        for module in MODULES:
            if ENGINE / "rules" in module.parents and module.name not in MECHANICS:
                with case(module.name):
                    doc = ast.get_docstring(tree(module)) or ""
                    assert BOOK.search(doc), "no book"
                    assert re.search(r'"[A-Z][^"]+"|[a-z]+ rules\)', doc), "no section"


def test_numbers_of_rules_exist() -> None:
    cited = [
        (module.name, int(n))
        for module in MODULES
        for group in re.findall(r"\[(\d+(?:[-,] ?\d+)*)\]", "\n".join(docstrings(module)))
        for n in re.findall(r"\d+", group)
    ]
    assert len(cited) > 60
    assert [c for c in cited if not 1 <= c[1] <= LAST] == []


def docstrings(module: Path) -> list[str]:
    """All docstrings of a module."""
    parsed = tree(module)
    return [
        ast.get_docstring(n) or ""
        for n in ast.walk(parsed)
        if isinstance(n, (ast.Module, ast.ClassDef, ast.FunctionDef))
    ]


def strings(module: Path) -> set[str]:
    """All strings of a module that do something (no docstrings)."""
    parsed = tree(module)
    bare = {id(n.value) for n in ast.walk(parsed) if isinstance(n, ast.Expr)}
    return {
        n.value
        for n in ast.walk(parsed)
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in bare
    }


def test_the_engine_knows_no_card_and_no_character() -> None:
    known = set(content().characters) | {plain(c.name) for c in content().characters.values()}
    cards = {card.id for card in content().cards.values()} | {plain(c.title) for c in content().cards.values()}
    known |= {name for name in cards if "/" in name or " " in name or "-" in name}
    with each_case() as case:
        for module in MODULES:
            with case(module.relative_to(ENGINE)):
                assert {s for s in strings(module) if s in known or plain(s) in known} == set()


def test_a_module_is_one_idea() -> None:
    with each_case() as case:
        for module in MODULES:
            with case(module.relative_to(ENGINE)):
                lines = module.read_text(encoding="utf-8").splitlines()
                assert len(lines) <= 600
                assert lines[0] == "# SPDX-License-Identifier: GPL-3.0-or-later"
                assert (ast.get_docstring(tree(module)) or "").strip()


def test_every_verb_and_field_says_what_it_is() -> None:
    for name, verb in VERBS.items():
        assert name == verb.VERB
        assert verb.__doc__
        assert all(field.doc for field in verb.FIELDS.values()), name


def test_every_moment_a_card_waits_for_is_one_that_comes() -> None:
    text = "\n".join(m.read_text(encoding="utf-8") for m in MODULES if ENGINE / "rules" in m.parents)
    waited = {moment for card in content().cards.values() for moment in card.moments}
    assert waited <= {moment.kind for moment in MOMENT_WORDS.values()}
    for moment in waited:
        assert f'"{moment}"' in text, moment


def imports(module: Path) -> set[str]:
    """Modules of the engine that a module imports anywhere, for types or inside a function too."""
    known = {name_of(m) for m in MODULES}
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (inside & known) or {node.module}
    return found & known


def name_of(module: Path) -> str:
    """Its name when it is imported."""
    return ".".join(module.relative_to(ENGINE.parent.parent).with_suffix("").parts).removesuffix(".__init__")


def test_no_import_of_the_engine_goes_round_in_a_circle() -> None:
    left = {name_of(module): imports(module) for module in MODULES}
    assert sum(map(len, left.values())) > 150
    while free := [name for name, needs in left.items() if not needs & left.keys()]:
        for name in free:
            del left[name]
    assert left == {}


def test_the_engine_imports_at_the_top_of_a_file() -> None:
    """An import inside a function hides a circle, or makes the first question of a game the slow one."""
    late = [
        (module.name, node.lineno)
        for module in MODULES
        for outer in ast.walk(tree(module))
        if isinstance(outer, ast.FunctionDef)
        for node in ast.walk(outer)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert late == []


def test_every_module_that_the_page_of_the_engine_names_is_there() -> None:
    page = (ENGINE.parents[1] / "docs/engine.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:state|language|rules|words)/[a-z_/]+\.py)`", page))
    assert len(named) > 25
    assert {name for name in named if not (ENGINE / name).is_file()} == set()


def test_cards_are_played_from_the_two_places_that_are_searched_by_name() -> None:
    from rdi_desktop.engine.rules.holding import PLAYED
    from rdi_desktop.engine.state.places import OF_SEAT

    assert PLAYED == ("hand", "in_play")
    assert [place.played for place in OF_SEAT if place.played] == ["as dealt", "as lying"]
