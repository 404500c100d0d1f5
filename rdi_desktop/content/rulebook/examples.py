# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rulebook needs of a worked example without playing it: the head of its scenario file.

Parsing nine hundred files for a page would take too long: id, title and rules are at the left margin, each on one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rdi_desktop.words import translated

SCENARIOS = Path(__file__).parents[2] / "scenarios"
"""The worked examples that come with the program."""
_LINE = re.compile(r"^(id|title|rules): *(.*?) *$", re.MULTILINE)
_FEW = 16
"""So many files are read in a hundredth of a second."""
_SEAT = re.compile(r"\bcharacter: *([\w-]+)")


class RuleExample(NamedTuple):
    """A scenario file as the rulebook lists it."""

    id: str
    title: str
    """A sentence about what it shows, in the language of then."""
    path: Path
    rules: tuple[int, ...] = ()
    """Numbers of the rules that it shows."""
    characters: tuple[str, ...] = ()
    """The characters at its table."""


def read_examples() -> dict[str, RuleExample]:
    """The program's examples by their ids, in order of name."""
    found = map(read_head, sorted(SCENARIOS.rglob("*.yaml"), key=lambda path: path.parts))
    return {each.id: each._replace(title=translated(each.title)) for each in found if each is not None}


def ahead() -> Iterator[None]:
    """Read them a few at a time, so that the rulebook opens at once."""
    for number, path in enumerate(SCENARIOS.rglob("*.yaml")):
        read_head(path)
        if number % _FEW == 0:
            yield


@cache
def read_head(path: Path) -> RuleExample | None:
    """The head of one file of the program, in English; None if it is no scenario but a file of cards beside one."""
    text = path.read_text("utf-8")
    said = {key: _unquoted(value) for key, value in reversed(_LINE.findall(text))}
    if "id" not in said or re.search(r"^kind:", text, re.MULTILINE):
        return None
    seats = tuple(dict.fromkeys(_SEAT.findall(text)))
    return RuleExample(said["id"], said.get("title", said["id"]), path, tuple(_rules(said.get("rules", ""))), seats)


def _unquoted(value: str) -> str:
    if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1].replace("''", "'").replace('\\"', '"')
    return value


def _rules(said: str) -> Iterator[int]:
    return (int(number) for number in re.findall(r"\d+", said))
