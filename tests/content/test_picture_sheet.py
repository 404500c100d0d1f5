# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of pictures is changed entry by entry: written at once, taken back, and nobody else's words in it are lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.picture_sheet import STEPS, PictureSheet
from rdi_desktop.content.source import parse


def lying(folder: Path) -> str:
    return (folder / "cards" / "ida.yaml").read_text("utf-8")


def test_it_is_made_as_it_is_first_needed(tmp_path: Path) -> None:
    sheet = PictureSheet(tmp_path, "ida")
    assert sheet.data == {}
    assert not (tmp_path / "cards").exists()
    sheet.put_scene("blow", 0, "burst")
    assert lying(tmp_path) == 'cards:\n  blow: "burst"\n'
    sheet.put_scene("blow", 1, "fist")
    sheet.put(("colours", "hair"), "hair_red")
    assert parse(lying(tmp_path), "x") == {"cards": {"blow": ["burst", "fist"]}, "colours": {"hair": "hair_red"}}
    assert sheet.scenes("blow") == ["burst", "fist"]
    sheet.put_scene("blow", 0, None)
    assert sheet.get("cards", "blow") == "fist"
    sheet.put_scene("blow", 0, None)
    assert parse(lying(tmp_path), "x") == {"colours": {"hair": "hair_red"}}
    assert [path.name for path in (tmp_path / "cards").iterdir()] == ["ida.yaml"], "nothing half-written is left"


def test_changes_are_taken_back_and_made_again(tmp_path: Path) -> None:
    sheet = PictureSheet(tmp_path, "ida")
    sheet.put(("emblem",), "moon")
    for x in range(51, 60):
        sheet.put(("emblem",), f"moon {x},50", "move")
    sheet.put(("emblem",), "moon 60,50", "move again")
    assert sheet.undo()
    assert sheet.get("emblem") == "moon 59,50"
    assert sheet.undo()
    assert sheet.get("emblem") == "moon", "one move, in however many steps, is one thing"
    assert lying(tmp_path) == 'emblem: "moon"\n'
    assert sheet.redo() and sheet.redo()
    assert sheet.get("emblem") == "moon 60,50"
    assert not sheet.can_redo
    sheet.undo()
    sheet.put(("emblem",), "sun")
    assert not sheet.can_redo
    while sheet.undo():
        pass
    assert lying(tmp_path) == ""
    for number in range(2 * STEPS):
        sheet.put(("emblem",), f"moon {number},1")
    back = 0
    while sheet.undo():
        back += 1
    assert back == STEPS


def test_what_another_program_has_written_meanwhile_is_kept(tmp_path: Path) -> None:
    sheet = PictureSheet(tmp_path, "ida")
    sheet.put(("emblem",), "moon")
    (tmp_path / "cards" / "ida.yaml").write_text("# theirs\nemblem: sun\ncards: {blow: axe}\n", encoding="utf-8")
    sheet.put_scene("kick", 0, "boot")
    assert lying(tmp_path) == '# theirs\nemblem: sun\ncards: {blow: axe, kick: "boot"}\n'
    sheet.undo()
    assert lying(tmp_path) == "# theirs\nemblem: sun\ncards: {blow: axe}\n"


@pytest.mark.parametrize("text", ["cards: {a: [", "- a list"])
def test_a_sheet_that_is_none_is_not_touched(text: str, tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    file = tmp_path / "cards" / "ida.yaml"
    file.write_text(text, encoding="utf-8")
    sheet = PictureSheet(tmp_path, "ida")
    assert sheet.wrong
    assert sheet.data == {}
    with pytest.raises((ContentError, ValueError)):
        sheet.put(("emblem",), "moon")
    assert file.read_text("utf-8") == text
    assert not sheet.can_undo


def test_if_it_cannot_be_written_nothing_has_changed(tmp_path: Path) -> None:
    (tmp_path / "cards").write_text("a file where the folder should be", encoding="utf-8")
    sheet = PictureSheet(tmp_path, "ida")
    with pytest.raises(OSError, match="cards"):
        sheet.put(("emblem",), "moon")
    assert sheet.get("emblem") is None
    assert not sheet.can_undo
