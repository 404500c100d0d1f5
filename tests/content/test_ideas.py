# SPDX-License-Identifier: GPL-3.0-or-later
"""Ordinary ideas of people who make up a character: each is taken and says what was meant, or is refused with what to write instead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.content.broken import load, problem

IDEAS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "ideas.yaml").read_text(encoding="utf-8"))
TAKEN = {one["idea"]: one for one in IDEAS if "says" in one}
REFUSED = [one for one in IDEAS if "refused" in one]
HEAD = """\
kind: character
id: bodkin
name: Bodkin the Brief
tokens:
  nail: {supply: 4, limit: 4, holders: others}
size: 10
deck:
- title: The idea
"""
REST = "- {title: Nothing in particular, type: action, copies: 9, do: []}\n"


def written(one: dict[str, Any]) -> str:
    """A character with that card."""
    return HEAD + "".join(f"  {line}\n" for line in one["card"].splitlines()) + REST


@pytest.mark.parametrize("one", TAKEN.values(), ids=TAKEN)
def test_it_is_taken_and_says_what_was_meant(one: dict[str, Any], tmp_path: Path) -> None:
    content = load(tmp_path, idea=written(one))
    assert not content.problems, str(content.problems[0])
    (card,) = (card for card in content.characters["bodkin"].deck if card.title == "The idea")
    assert content.text(card) == one["says"]


@pytest.mark.parametrize("one", REFUSED, ids=lambda one: one["idea"])
def test_it_is_refused_with_what_to_write_instead(one: dict[str, Any], tmp_path: Path) -> None:
    assert one["refused"] in str(problem(tmp_path, written(one)))
    assert one.get("by") is None or one["by"] in TAKEN, (
        "what is to be written instead is one of the ideas that are taken"
    )
