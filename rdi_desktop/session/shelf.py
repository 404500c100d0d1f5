# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of saved games: which are there, which can be gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from rdi_desktop import folders
from rdi_desktop.session.save import SUFFIX, SavedGame, SaveError, read_save, save_of


def games_folder() -> Path:
    """Where games are saved on this machine."""
    return folders.data() / "games"


def recent(folder: Path, limit: int = 12) -> list[SavedGame]:
    """The games that were written to last, newest first; files that are no games are passed over."""
    found: list[SavedGame] = []
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"), key=_written, reverse=True)
    except OSError:  # nobody may look there
        return found
    for path in paths:
        try:
            found.append(read_save(path))
        except (SaveError, OSError):
            continue
        if len(found) == limit:
            break
    return found


def keep_text(folder: Path, text: bytes) -> Path:
    """Keep a whole game that was played at another computer, once. SaveError if it is none, OSError if that is not possible.

    The file is called by the time at which the game began: a time, whatever else may stand there, so that it lies in this folder.
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


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # it has just gone
        return 0.0


def unfinished(games: Sequence[SavedGame]) -> SavedGame | None:
    """Of recent games, the one that "Continue" goes on with: the last one that is not over."""
    return next((save for save in games if save.over is None and save.commands), None)
