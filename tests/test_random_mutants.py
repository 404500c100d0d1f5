# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool that breaks random lines: what it makes of a line can run, is another line, and is the same for the same seed; who comes by."""

from __future__ import annotations

import ast
import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.forked import exchanged
from tools.random_mutants import ROOT, TESTS, chosen, mutants_of, probe

SOURCE = '''
LIMIT: int = 3

class Mug:
    size: int = 4

def poured(mug: Mug, é: int = 2, *, full: bool = False) -> list[int]:
    """A docstring of 5 words."""
    assert mug.size > 0, "never"
    drinks = [é, 1]
    if mug.size < 2 and not full:
        drinks.append(é)
    return drinks
'''


def changes(source: str) -> dict[str, set[str]]:
    """What is put instead of what."""
    found: dict[str, set[str]] = {}
    for mutant in mutants_of(Path("mug.py"), source):
        found.setdefault(source[mutant.start : mutant.end], set()).add(mutant.text)
    return found


def test_what_runs_is_changed_and_nothing_else() -> None:
    assert changes(SOURCE) == {
        "3": {"4"},  # a number of the module
        "1": {"2"},
        "2": {"3"},
        "mug.size < 2 and not full": {"(mug.size < 2) or (not full)", "False"},
        "mug.size < 2": {"(mug.size) <= (2)"},
        "not full": {"(full)"},
        "drinks.append(é)": {"pass"},
        "drinks": {"None"},
    }


def test_every_mutant_of_the_program_can_be_read() -> None:
    for mutant in chosen(sorted(TESTS), 30, seed=7):
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        broken = mutant.made_in(source)
        assert broken != source
        ast.parse(broken)


def test_a_seed_names_the_same_lines() -> None:
    assert chosen(["director"], 20, seed=5) == chosen(["director"], 20, seed=5) != chosen(["director"], 20, seed=6)


def test_who_comes_by_a_line_is_noted_before_it() -> None:
    tree = ast.parse(SOURCE)
    lines = SOURCE.splitlines()
    assert probe(tree, lines.index("        drinks.append(é)") + 1, 7)
    assert probe(tree, lines.index("    if mug.size < 2 and not full:") + 1, 8)
    assert not probe(tree, lines.index("LIMIT: int = 3") + 1, 9)
    assert not probe(tree, lines.index("    size: int = 4") + 1, 9)
    found = [line.strip() for line in ast.unparse(tree).splitlines()]
    at = found.index("if mug.size < 2 and (not full):")
    assert found[at - 1].endswith("touch(8)")
    assert found[at + 1].endswith("touch(7)")
    assert found[at + 2] == "drinks.append(é)"
    assert len(found) == len(ast.unparse(ast.parse(SOURCE)).splitlines()) + 2


LIVING = """
class Mug:
    def holds(self, n):
        def inner():
            return n < 3
        return inner()

def poured(n):
    return n + 1

FULL = 4
"""


@pytest.mark.parametrize(
    ("line", "old", "new", "tried", "before", "after"),
    [
        (5, "n < 3", "n <= 3", lambda module: module["Mug"]().holds(3), False, True),
        (9, "n + 1", "n - 1", lambda module: module["poured"](1), 2, 0),
    ],
)
def test_a_living_function_gets_the_code_of_the_mutant(
    tmp_path: Path,
    line: int,
    old: str,
    new: str,
    tried: Callable[[dict[str, Any]], object],
    before: object,
    after: object,
) -> None:
    file = str(tmp_path / "mug.py")
    module: dict[str, Any] = {}
    exec(compile(LIVING, file, "exec"), module)
    assert tried(module) == before
    gc.freeze()  # as conftest.py does with all that is loaded
    assert exchanged(file, line, LIVING, LIVING.replace(old, new))
    assert tried(module) == after
    assert not exchanged(file, LIVING.splitlines().index("FULL = 4") + 1, LIVING, LIVING.replace("4", "5"))


def test_the_tests_of_each_package_are_there() -> None:
    assert {"engine", "session", "net", "director", "ui"} <= TESTS.keys()
    assert all((ROOT / where).exists() for tests in TESTS.values() for where in tests)
