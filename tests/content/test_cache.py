# SPDX-License-Identifier: GPL-3.0-or-later
"""Parsed files are remembered between starts, and nothing that happens to the memory can hurt."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import pytest

from rdi_desktop.content import cache, load_content, loader, reading, source
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.spec import Reader
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from tests.cases import in_one_test
from tests.content.broken import card

CARD = card("title: Ow\ntype: action\ndo: [{lose: {who: another, fortitude: 1}}]")
STANDARD = "kind: standard\nid: own\ncards:\n- {{id: {0}, title: Spare, type: anytime, do: [{{draw: 1}}]}}\n"


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
    place.unlink()
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


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The characters that are compiled."""
    found: list[str] = []

    def read(raw: dict[str, Any], reader: Reader) -> CharacterDef:
        found.append(raw["id"])
        return original(raw, reader)

    original = reading.read_character
    monkeypatch.setattr(reading, "read_character", read)
    return found


def test_a_character_is_compiled_when_somebody_sits_down(compiles: list[str]) -> None:
    load_content()
    compiles.clear()
    content = load_content()
    names = [character.name for character in content.characters.values()]
    assert len(names) == len(set(names)) > 3
    assert content.find("drinks", "Water") is not None
    assert compiles == [], "who is there can be said without anybody's deck"
    seats = tuple(SeatSetup(character) for character in ("zot", "gerki", "zot"))
    game = Game.new(GameSetup(seats), content)
    assert sorted(compiles) == ["gerki", "zot"]
    assert all(seat.character is content.characters[seat.character.id] for seat in game.table.seats)
    assert content.card("fiona/im-in").deck == "fiona"
    assert sorted(compiles) == ["fiona", "gerki", "zot"]


def test_a_card_of_many_decks_a_drink_and_an_automaton_are_compiled_when_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = load_content()
    read: list[str] = []
    one, automaton = loader.read_one, loader.read_automaton
    monkeypatch.setattr(loader, "read_one", lambda raw, *rest: read.append(raw["title"]) or one(raw, *rest))
    monkeypatch.setattr(loader, "read_automaton", lambda raw, *rest: read.append(raw["id"]) or automaton(raw, *rest))
    content = load_content()
    assert (list(content.drink_decks), list(content.automata)) == (list(known.drink_decks), list(known.automata))
    assert read == []
    assert content.card("drinks/water").id == "drinks/water"
    assert [content.card("drinks/water"), content.shelf["water"]] == [
        content.shelf["water"],
        content.card("drinks/water"),
    ]
    assert read == ["Water"]
    read.clear()
    assert sorted(card.id for card in content.drink_deck("deck-1")) == sorted(
        card.id for card in known.drink_deck("deck-1")
    )
    assert 0 < len(read) < len(content.shelf)
    read.clear()
    assert content.seated("otto") is not None
    assert read == ["otto"]


def test_other_standard_cards_mean_another_look_at_every_deck(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(STANDARD.format("spare"), encoding="utf-8")
    (tmp_path / "bodkin.yaml").write_text(card("standard: spare"), encoding="utf-8")
    assert load_content([tmp_path]).problems == []
    assert load_content([tmp_path]).text("bodkin/spare") == "Draw 1 card."
    (tmp_path / "own.yaml").write_text(STANDARD.format("other"), encoding="utf-8")
    content = load_content([tmp_path])
    assert "bodkin" not in content.characters
    assert "unknown standard card 'spare'" in str(content.problems[0])


WRONG: dict[str, Callable[[Any], Any]] = {
    "empty": lambda _: {},
    "a list": lambda _: [1, 2],
    "nothing": lambda _: None,
    "no deck": lambda data: {key: value for key, value in data.items() if key != "deck"},
    "a deck of rubbish": lambda data: {**data, "deck": [{"title": 3}]},
    "somebody else's name": lambda data: {**data, "id": "zot"},
    "another kind": lambda data: {**data, "kind": "prizes"},
    "no id": lambda data: {**data, "id": 7},
}


TELLING = ("no deck",)
"""What is wrong and still looks like a file of cards; of the others CI spoils one file, and the weekly run all."""
SPOILT = [
    pytest.param(files, spoil, id=f"{files}-{what}", marks=[] if often else pytest.mark.weekly)
    for files in ("every file", "characters", "one file")
    for what, spoil in WRONG.items()
    for often in [files == "one file" or (files == "every file" and what in TELLING)]
]


@pytest.mark.parametrize(("files", "spoil"), SPOILT)
def test_wrong_data_in_a_cache_that_is_whole_is_read_again(
    tmp_path: Path, spoil: Callable[[Any], Any], files: str
) -> None:
    (tmp_path / "bodkin.yaml").write_text(CARD, encoding="utf-8")
    right = {id: (c.name, [card.id for card in c.deck]) for id, c in load_content([tmp_path]).characters.items()}
    known = cache.ParsedFiles()
    for name, file in known._files.items():
        if files == "every file" or "bodkin" in name or (files == "characters" and "characters" in name):
            file.written = msgspec.Raw(msgspec.json.encode(spoil(file.data)))
            file.sum = cache.checksum(file.written)
    known.changed = True
    known.save()
    content = load_content([tmp_path])
    assert content.problems == []
    assert {id: (c.name, [card.id for card in c.deck]) for id, c in content.characters.items()} == right


RUBBISH = {
    "empty": b"",
    "no fields": b"{}",
    "a list": b"[]",
    "no JSON": b"nonsense",
    "no text": b"\xff\xfe",
    "wrong types": b'{"format": 3, "files": {}}',
    "an older format": b'{"format": "old", "files": {"a.yaml": [1, 2, "", "", {}, {}]}}',
}


@in_one_test("rubbish", RUBBISH.values(), repr)
def test_nothing_is_taken_from_a_spoilt_cache(rubbish: bytes, place: Path) -> None:
    place.unlink(missing_ok=True)  # it is a link to what all tests share
    place.write_bytes(rubbish)
    assert cache.ParsedFiles()._files == {}


def test_a_spoilt_cache_is_made_anew(parses: list[str], place: Path) -> None:
    place.unlink()
    place.write_bytes(RUBBISH["no JSON"])
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
