# SPDX-License-Identifier: GPL-3.0-or-later
"""Other people's computers, as far as the program asks `rdi_desktop.machine` about them: a fake of each."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rdi_desktop.machine import system


def held_open(monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """Windows, with another process that holds every file open for the next `times` attempts to replace it.

    Returns what is left of them.
    """
    left = list(range(times))
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if left:
            left.pop()
            raise PermissionError(13, "The process cannot access the file because it is being used by another process")
        return real(self, target)

    monkeypatch.setattr(system, "WINDOWS", True)
    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    return left
