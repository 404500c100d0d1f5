# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop new-character`: what it writes can be used, and is never written over."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import homemade


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(homemade.folders, "data", lambda: tmp_path)
    return tmp_path / "characters"


def test_new_characters_stand_beside_each_other_and_can_be_used(folder: Path) -> None:
    for source in ([], [], ["--from", "zot"], ["--from", "old-olga"]):
        assert main(["new-character", "Old Olga", *source]) == 0
    names = ["old-olga-2.yaml", "old-olga-3.yaml", "old-olga-4.yaml", "old-olga.yaml"]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert (folder / "old-olga.yaml").read_text("utf-8") != (folder / "old-olga-3.yaml").read_text("utf-8")
    content = homemade.load_all_content()
    assert not content.problems
    assert content.homemade == len(names)


def test_nobody_is_copied_whom_there_is_not(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-character", "Olga", "--from", "nobody-knows"]) == 1
    assert "no character 'nobody-knows'" in capsys.readouterr().err
    assert not folder.exists()
