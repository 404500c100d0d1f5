# SPDX-License-Identifier: GPL-3.0-or-later
"""Other people's computers, as far as the program asks `rdi_desktop.machine` about them: a fake of each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rdi_desktop.machine import system
from rdi_desktop.net import certificate


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


def two_keys() -> Iterator[None]:
    """A fast computer: of the keys of hosts, of which each takes half a second to make, there are two, handed out by turns."""
    real, made = certificate.new_key, []

    def new_key() -> object:
        made.append(made[-2] if len(made) > 1 else real())
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(certificate, "new_key", new_key)
        yield
