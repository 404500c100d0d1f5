# SPDX-License-Identifier: GPL-3.0-or-later
"""Handles internal errors: the game stays open, the error is written to a file, and people are told."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

from rdi_desktop import folders
from rdi_desktop.machine import system
from rdi_desktop.words import said

Notify = Callable[[str], object]


def crash_folder() -> Path:
    """The folder for error reports on this machine."""
    return folders.data() / "crashes"


def install(tell: Notify, game: Callable[[], Path | None], version: str) -> None:
    """From now on errors in slots and events are written and reported, not only printed."""

    def failed(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, where))
        sys.stderr.write(text)
        if issubclass(kind, KeyboardInterrupt):
            return
        try:
            path = write(text, game(), version)
        except OSError:
            tell(said("crash-something-went-wrong-program"))
        else:
            tell(said("crash-something-went-wrong-program-2", path=path))

    sys.excepthook = failed


def write(text: str, game: Path | None, version: str) -> Path:
    """Write an error report, with the game that led to it."""
    folder = crash_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now().astimezone():%Y-%m-%d %H.%M.%S}.txt"
    head = f"RDI Desktop {version}, Python {sys.version.split()[0]}, {system.NAME}\n\n{text}"
    log = game.read_text(encoding="utf-8", errors="replace") if game is not None and game.exists() else ""
    path.write_text(f"{head}\n{log}", encoding="utf-8")
    return path
