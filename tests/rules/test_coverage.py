# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/rules-coverage.md says what is there: every rule once, every test it names exists."""

from __future__ import annotations

import ast
import re
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "docs" / "rules-coverage.md").read_text(encoding="utf-8").splitlines()
RULE = re.compile(r"- \[([x ])\] (\d+)\. (.+)")
TEST = re.compile(r"`(tests/\S+\.py)::(test_\w+)`")
SCENARIO = re.compile(r"  - scenario `([\w-]+)`")
LAST = 661


def functions(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_rule_is_listed_once_and_in_order() -> None:
    numbers = [int(m[2]) for line in LINES if (m := RULE.match(line))]
    assert numbers == list(range(1, LAST + 1))


def test_every_test_that_is_named_exists() -> None:
    named = [m.groups() for line in LINES for m in TEST.finditer(line)]
    known = {path: functions(path) for path in {path for path, _ in named}}
    assert [(path, name) for path, name in named if name not in known[path]] == []


def test_every_scenario_that_is_named_exists() -> None:
    named = [m[1] for line in LINES if (m := SCENARIO.match(line))]
    assert named
    assert [id for id in named if not (ROOT / "rdi_desktop" / "scenarios" / f"{id}.yaml").is_file()] == []


def test_every_rule_names_a_test_and_an_open_one_says_how_it_is_read() -> None:
    for number, line in enumerate(LINES):
        rule = RULE.match(line)
        if rule is None:
            continue
        more = list(takewhile(lambda each: each.startswith("  "), LINES[number + 1 :]))
        assert any(TEST.search(each) or SCENARIO.match(each) for each in more), line
        if rule[1] != "x":
            assert re.search(r"\*.+\*", " ".join((line, *more))), line
            assert re.search(r"\b[Ww]e read\b", " ".join((line, *more))), line


def test_every_test_of_a_rule_belongs_to_one() -> None:
    named = {(path, name) for line in LINES for path, name in TEST.findall(line)}
    sections = {path for path, _ in named if path.startswith("tests/rules/")}
    loose = {(path, name) for path in sections for name in functions(path) if name.startswith("test_")} - named
    assert loose == set()
