# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders of this program: settings, saved games, home-made characters, crash reports, caches.

Each system has its own places for them (platformdirs). `--data-dir` puts everything into one folder instead, for example on a USB stick.
Worker processes get it through the environment.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "rdi-desktop"
INSTEAD = "RDI_DESKTOP_DATA"
"""The environment variable for one folder for everything."""


def use(folder: Path) -> None:
    """Keep everything below that folder, in this process and in those it starts."""
    os.environ[INSTEAD] = str(folder.absolute())


def data() -> Path:
    """Things that must not be lost: saved games, home-made characters, crash reports."""
    return _instead("data") or Path(platformdirs.user_data_dir(APP, appauthor=False))


def games() -> Path:
    """Where games are saved."""
    return data() / "games"


def config() -> Path:
    """Settings."""
    return _instead("config") or Path(platformdirs.user_config_dir(APP, appauthor=False))


def cache() -> Path:
    """Things that can be made again."""
    return _instead("cache") or Path(platformdirs.user_cache_dir(APP, appauthor=False))


def private(path: str, flags: int) -> int:
    """An opener for `open`: other users cannot read the new file (on Windows that depends on the folder)."""
    return os.open(path, flags, 0o600)


def _instead(kind: str) -> Path | None:
    folder = os.environ.get(INSTEAD)
    return Path(folder) / kind if folder else None
