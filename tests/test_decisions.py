# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions can be found: each lies in a folder under a number of its own, the index names it, and what points to one leads there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tools.decisions import FOLDERS, INDEX, ROOT, decisions, index

CHECKOUT = Path(__file__).parents[1]
NAMED = re.compile(r"decisions?/(?:[a-z]+/)?(\d{4})|\bdecisions? (\d{4})\b")


def numbers() -> list[int]:
    return [number for folder in FOLDERS for number in decisions(folder)]


def test_the_index_is_the_one_that_is_made() -> None:
    assert INDEX.read_text(encoding="utf-8") == index(), "python -m tools.decisions writes it"


def test_no_decision_lies_outside_and_no_number_is_used_twice() -> None:
    assert [path.name for path in ROOT.glob("*.md")] == [INDEX.name]
    assert {path.name for path in ROOT.iterdir() if path.is_dir()} == set(FOLDERS)
    files = sum(len(list((ROOT / folder).glob("*.md"))) for folder in FOLDERS)
    assert files == len(numbers()) and [n for n, times in Counter(numbers()).items() if times > 1] == []


def test_what_names_a_decision_names_one_that_there_is() -> None:
    known = set(numbers())
    missing = []
    for folder in ("rdi_desktop", "docs", "tests", "tools"):
        for path in (CHECKOUT / folder).rglob("*"):
            if path.suffix in (".py", ".md", ".yaml") and path.is_file():
                missing += [
                    f"{path.relative_to(CHECKOUT)}: {match[0]}"
                    for match in NAMED.finditer(path.read_text(encoding="utf-8"))
                    if int(match[1] or match[2]) not in known
                ]
    assert missing == []
