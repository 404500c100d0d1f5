# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rulebook needs of a worked example without playing it: the head of its scenario file.

Parsing nine hundred files for a page would take too long: id, title and rules are at the left margin, each on one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rdi_desktop.words import translated

SCENARIOS = Path(__file__).parents[2] / "scenarios"
"""The worked examples that come with the program."""
_LINE = re.compile(r"^(id|title|rules): *(.*?) *$", re.MULTILINE)
_SEAT = re.compile(r"\bcharacter: *([\w-]+)")


@dataclass(frozen=True, slots=True)
class RuleExample:
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
    found = (read_head(path) for path in sorted(SCENARIOS.rglob("*.yaml")))
    return {example.id: example for example in found if example is not None}


def read_head(path: Path) -> RuleExample | None:
    """The head of one file; None if it is no scenario but a file of cards beside one."""
    text = path.read_text("utf-8")
    said = {key: _unquoted(value) for key, value in reversed(_LINE.findall(text))}
    if "id" not in said or re.search(r"^kind:", text, re.MULTILINE):
        return None
    seats = tuple(dict.fromkeys(_SEAT.findall(text)))
    return RuleExample(
        said["id"], translated(said.get("title", said["id"])), path, tuple(_rules(said.get("rules", ""))), seats
    )


def _unquoted(value: str) -> str:
    if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
        return value[1:-1].replace("''", "'").replace('\\"', '"')
    return value


def _rules(said: str) -> Iterator[int]:
    return (int(number) for number in re.findall(r"\d+", said))
