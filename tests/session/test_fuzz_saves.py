# SPDX-License-Identifier: GPL-3.0-or-later
"""What the fuzzer of saved games does, on a few of them; and that it finds what is wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.save import Recorder
from tests.session import fuzz


@pytest.mark.parametrize(
    "seed",
    [
        *range(1, 3),
        *(pytest.param(seed, marks=pytest.mark.weekly) for seed in range(3, 40)),
    ],
)
def test_any_table_is_opened_again_and_taken_back_as_it_was(tmp_path: Path, seed: int) -> None:
    fuzz.one(seed, tmp_path, Counter())


def told(capsys: pytest.CaptureFixture[str], folder: Path) -> tuple[int, str]:
    status = fuzz.main(["--minutes", "1", "--games", "2", "--folder", str(folder)])
    return status, capsys.readouterr().out


def test_a_step_that_is_taken_back_past_what_was_seen_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LocalSession, "news", property(lambda session: max(0, session.history.sight.news - 6)))
    status, out = told(capsys, tmp_path)
    assert status == 1
    assert "could be gone back to" in out
    assert list(tmp_path.glob("saves-*.rdigame"))


def test_a_move_that_is_not_written_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Recorder.command
    monkeypatch.setattr(
        Recorder, "command", lambda self, command: None if "pass" in str(command) else keep(self, command)
    )
    status, out = told(capsys, tmp_path)
    assert status == 1
    assert "opened again" in out
