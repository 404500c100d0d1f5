# SPDX-License-Identifier: GPL-3.0-or-later
"""Seventy slips of somebody who makes up a character: each is told in a sentence at its line, and nobody who is right is blamed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rdi_desktop.content import ContentError, rehearsal
from rdi_desktop.content.cache import ParsedFiles
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.files import read_file
from rdi_desktop.content.loader import DATA
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.content.slips import slips
from tests.cases import each_case
from tests.content.broken import whole

SHEET: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "slips.yaml").read_text(encoding="utf-8"))
GOOD: str = SHEET["character"].replace("deck:\n", "size: 40\ndeck:\n")
SLIPS: list[dict[str, Any]] = SHEET["slips"]
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def written(text: str, *slips: dict[str, Any]) -> str:
    """The text with these slips in it."""
    for one in slips:
        for old, new in {one["old"]: one["new"], **one.get("more", {})}.items():
            assert text.count(old) == 1, f"{one['slip']}: {old}"
            text = text.replace(old, new)
    return text


def checked(folder: Path, text: str) -> Checked:
    """The character with that text."""
    path = folder / "mira.yaml"
    path.write_text(text, encoding="utf-8")
    return Checked(path, whole())


def told(one: dict[str, Any], text: str, found: list[ContentError]) -> None:
    """It is among what was found, at its line."""
    wanted = one.get("line") or one["new"].partition("\n")[0]
    line = next(number for number, each in enumerate(text.split("\n"), 1) if wanted in each)
    here = [error.message for error in found if error.line == line]
    assert any(one["says"] in message for message in here), [str(error) for error in found]


def test_each_slip_is_told_where_it_is(tmp_path: Path) -> None:
    assert len(SLIPS) >= 70
    with each_case() as case:
        for one in SLIPS:
            with case(one["slip"]):
                text = written(GOOD, one)
                it = checked(tmp_path, text)
                if one.get("played"):
                    assert it.problems == ()
                    assert of_the_rules(it) == []
                else:
                    told(one, text, [*it.problems, *it.odd()])


def of_the_rules(it: Checked) -> list[str]:
    """What it is blamed for, but for the numbers of cards of each kind, which are unusual in this small deck."""
    return [str(error) for error in it.odd() if error.field != "deck"]


def test_what_only_games_show_is_told_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "GAMES", 20)
    played = [one for one in SLIPS if one.get("played")]
    text = written(GOOD, *played)
    it = checked(tmp_path, text)
    found = it.shown(Rehearsal(it.content, "mira").run())
    for one in played:
        told(one, text, found)
    assert not [error for error in found if "Harvest" in error.message or "'honey'" in error.message]


def test_nobody_who_is_right_is_blamed(tmp_path: Path) -> None:
    good = checked(tmp_path, GOOD)
    assert good.problems == ()
    assert of_the_rules(good) == []
    for path in sorted(EXAMPLES.glob("*.yaml")):
        assert Checked(path, whole()).odd() == [], path.name
    blamed = {who.id: found for who in whole().characters.values() if (found := of_the_program(who.id))}
    assert blamed == {}


def of_the_program(id: str) -> list[Any]:
    """The slips of one of its characters."""
    return slips(read_file(DATA / "characters" / f"{id}.yaml", id, ParsedFiles()).data)
