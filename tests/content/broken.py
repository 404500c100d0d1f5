# SPDX-License-Identifier: GPL-3.0-or-later
"""The content to look at, and a home-made character to break in one place."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rdi_desktop.content import Content, ContentError, load_content

HEAD = """\
kind: character
id: bodkin
name: Bodkin the Brief
tokens:
  nail: {supply: 4, limit: 4, holders: others}
tracks:
  rust: {of: fortitude, marks: [15, 10]}
procedures:
  polish: [{gain: {fortitude: 1}}]
size: 10
deck:
"""
REST = "- {title: Nothing in particular, type: action, copies: 9, do: []}\n"
DECK_LINE = HEAD.count("\n") + 1
"""The line of the first card."""


@cache
def whole() -> Content:
    """The program's own content, for tests that only look at it."""
    return load_content()


def card(text: str) -> str:
    """The character with that one card and nine that do nothing; its text begins on DECK_LINE."""
    lines = text.strip("\n").split("\n")
    return HEAD + "\n".join(("- " if i == 0 else "  ") + line for i, line in enumerate(lines)) + "\n" + REST


def load(folder: Path, **files: str) -> Content:
    """The content with those home-made files."""
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return load_content([folder])


def problem(folder: Path, text: str) -> ContentError:
    """What is wrong with a home-made file."""
    content = load(folder, broken=text)
    assert "bodkin" not in content.characters, "a broken file is not used"
    assert len(content.problems) == 1, [str(each) for each in content.problems]
    return content.problems[0]
