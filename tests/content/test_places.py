# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeons, taverns and factions of one's own: each begins whole, is given away and taken in, and its slips are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content import load_content, parcel
from rdi_desktop.content.own_files import Folder
from rdi_desktop.content.slips_of_places import PLACE_SLIPS
from rdi_desktop.content.source import parse
from rdi_desktop.content.starter_places import PLACES, place_starter
from tests.cases import each_case
from tests.content.broken import whole

SLIPS = (
    ("dungeon", "to: [stairs, larder]", "to: [stairs]", "“Somebody's Larder”: no arrow leads here"),
    ("dungeon", "to: [stairs, larder]", "to: [start, stairs, larder]", "an arrow leads back to the same room"),
    ("dungeon", "title: Somebody's Larder", "title: A Door That Was Open", "another room is called"),
    ("dungeon", "What It Was All For}", "What It Was All For, do: [{gain: {gold: 1}}]}", "is the goal"),
    ("taverns", "name: The Last Door", "name: The First Door", "another tavern is called"),
    (
        "taverns",
        "chaser: true, do: [{gain: {alcohol: 2}}]",
        "do: [{gain: {alcohol: 2}}]",
        "none of its own Drinks has a Chaser",
    ),
)


def test_each_begins_whole_and_is_given_away(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "mine", whole())
    for kind in PLACES:
        path = folder.new(f"My {kind}", kind)
        folder.look()
        mine = folder.files[path]
        assert (mine.problems, mine.checked.odd(), mine.given) == ([], [], True), kind
        found = parcel.opened(parcel.packed(path, whole(), "Me"), whole())
        assert (found.kind, found.name, found.by) == (kind, f"My {kind}", "Me")
        assert found.cards >= 8
        assert found.about
        other = parcel.renamed(found, f"other-{kind}", whole())
        assert parcel.take_in(other, tmp_path / "theirs") == [f"other-{kind}.yaml"]
    content = load_content([tmp_path / "theirs"])
    assert content.problems == []
    assert "other-dungeon" in content.dungeons
    assert "other-taverns" in content.towns
    assert "other-faction" in content.factions


def test_a_place_with_a_fault_is_not_given_away(tmp_path: Path) -> None:
    path = tmp_path / "attic.yaml"
    path.write_text(place_starter("dungeon", "attic", "Attic").replace("to: [goal]", "to: [nowhere]"), encoding="utf-8")
    with pytest.raises(parcel.ParcelRefused, match="nowhere"):
        parcel.packed(path, whole())


def test_its_slips_are_told() -> None:
    with each_case() as case:
        for kind, old, new, says in SLIPS:
            with case(kind, says):
                text = place_starter(kind, "mine", "Mine")
                assert list(PLACE_SLIPS[kind](parse(text, kind))) == []
                assert text.count(old) == 1
                found = list(PLACE_SLIPS[kind](parse(text.replace(old, new), kind)))
                assert any(says in message for _, message in found), found
