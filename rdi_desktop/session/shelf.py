# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of saved games: which are there, and which can be continued."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path

from rdi_desktop import folders
from rdi_desktop.session.save import SUFFIX, SavedGame, SaveError, read_save, save_of

AHEAD = 3600.0
"""So many seconds a clock may be set back before what was written before that counts as of the future."""


def recent(folder: Path, limit: int = 12, known: Collection[str] = ()) -> list[SavedGame]:
    """The games written last, newest first; other files are skipped, and files with a known name are not read.

    What a wrong clock has dated to the future comes last.
    """
    found: list[SavedGame] = []
    try:
        now = time.time() + AHEAD
        paths = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: _written(path, now), reverse=True)
    except OSError:  # the folder cannot be read
        return found
    for path in paths:
        if path.name in known:
            continue
        try:
            found.append(read_save(path))
        except (SaveError, OSError):
            continue
        if len(found) == limit:
            break
    return found


def keep_text(folder: Path, text: bytes) -> Path:
    """Save a complete game that was played at another computer, once. SaveError if it is none, OSError if it cannot be written.

    The file is named after the time at which the game began; anything else in that field cannot lead out of this folder.
    """
    try:
        started = datetime.fromisoformat(save_of(text, folder).header.started)
    except ValueError as error:
        raise error if isinstance(error, SaveError) else SaveError("other_form") from None
    path = folder / f"{started:%Y-%m-%d %H.%M.%S}{SUFFIX}"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with open(path, "xb", opener=folders.private) as file:
            file.write(text)
    return path


def _written(path: Path, latest: float) -> tuple[bool, float]:
    """Whether the time at which it was written can be true, and that time."""
    try:
        written = path.stat().st_mtime
    except OSError:  # just deleted
        return False, 0.0
    return written <= latest, written


def unfinished(games: Sequence[SavedGame]) -> SavedGame | None:
    """Of recent games the one that "Continue" opens: the last one that is not over."""
    return next((save for save in games if save.over is None and save.commands), None)
