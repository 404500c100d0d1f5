# SPDX-License-Identifier: GPL-3.0-or-later
"""Parsed files are remembered between starts, and nothing that happens to the memory can hurt."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

from rdi_desktop.content import cache, load_content, source
from tests.content.broken import card

CARD = card("title: Ow\ntype: action\ndo: [{lose: {who: another, fortitude: 1}}]")


@pytest.fixture
def parses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are parsed and not taken from the cache."""
    found: list[str] = []

    def parse(text: str, name: str) -> object:
        found.append(name)
        return original(text, name)

    original = source.parse
    monkeypatch.setattr(source, "parse", parse)
    return found


@pytest.fixture
def place() -> Path:
    return Path(platformdirs.user_cache_dir("rdi-desktop")) / "content.json"


def test_the_second_start_parses_nothing_and_is_the_same(parses: list[str], place: Path) -> None:
    first = load_content()
    assert parses
    assert place.is_file()
    parses.clear()
    second = load_content()
    assert parses == []
    assert [(card.id, first.text(card), card.raw) for card in first.cards.values()] == [
        (card.id, second.text(card), card.raw) for card in second.cards.values()
    ]


def test_a_file_that_has_changed_is_parsed_again(tmp_path: Path, parses: list[str]) -> None:
    file = tmp_path / "bodkin.yaml"
    file.write_text(CARD, encoding="utf-8")
    assert load_content([tmp_path]).text("bodkin/ow") == "Another player loses 1 Fortitude."
    parses.clear()
    file.write_text(CARD.replace("fortitude: 1", "fortitude: 3"), encoding="utf-8")
    os.utime(file, ns=(1, 1))
    content = load_content([tmp_path])
    assert parses == ["bodkin.yaml"]
    assert content.text("bodkin/ow") == "Another player loses 3 Fortitude."
    file.unlink()
    (tmp_path / "new.yaml").write_text(CARD, encoding="utf-8")
    load_content([tmp_path])
    assert str(file) not in cache.ParsedFiles()._files


@pytest.mark.parametrize(
    "rubbish",
    [b"", b"{}", b"[]", b"nonsense", b"\xff\xfe", b'{"format": 3, "files": {}}', b'{"format": "old", "files": {}}'],
    ids=["empty", "no fields", "a list", "no JSON", "no text", "wrong types", "an older format"],
)
def test_a_spoilt_cache_is_made_anew(rubbish: bytes, parses: list[str], place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(rubbish)
    assert len(load_content().characters) > 3
    assert parses
    parses.clear()
    load_content()
    assert parses == []


def test_without_a_place_for_the_cache_everything_still_loads(
    tmp_path: Path, parses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    occupied = tmp_path / "occupied"
    occupied.write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(occupied))
    assert load_content().problems == []
    parses.clear()
    assert load_content().characters
    assert parses, "nothing could be remembered"


def test_a_broken_file_is_not_remembered_as_right(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("kind: character\nid: [\n", encoding="utf-8")
    first, second = load_content([tmp_path]), load_content([tmp_path])
    assert [str(each) for each in first.problems] == [str(each) for each in second.problems] != []
