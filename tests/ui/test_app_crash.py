# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rdi_desktop.ui.window import crash


def test_a_failure_is_written_down_with_its_game_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    game = tmp_path / "game"
    game.write_text("three commands")
    told: list[str] = []
    crash.install(told.append, lambda: game, "9.9")
    try:
        raise RuntimeError("the barrel is empty")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)

    path = next(crash.crash_folder().iterdir())
    text = path.read_text(encoding="utf-8")
    assert str(path) in told[0]
    assert "the barrel is empty" in text
    assert "9.9" in text
    assert text.endswith("three commands")
    assert "the barrel is empty" in capsys.readouterr().err
