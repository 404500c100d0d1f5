# SPDX-License-Identifier: GPL-3.0-or-later
"""Where this program keeps things on this machine: settings, saved games, home-made characters, crashes, what it has worked out once.

Each system has its own place for them (platformdirs). `--data-dir` puts all of it into one folder instead: for a stick, or a look around
that leaves no trace. Processes that play games for this one are told through the environment.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "rdi-desktop"
INSTEAD = "RDI_DESKTOP_DATA"
"""The variable of the environment with one folder for everything."""


def use(folder: Path) -> None:
    """From now on, and in every process started from here, everything is kept below that folder."""
    os.environ[INSTEAD] = str(folder.absolute())


def data() -> Path:
    """What people would miss: saved games, characters of their own, reports of crashes."""
    return _instead("data") or Path(platformdirs.user_data_dir(APP, appauthor=False))


def config() -> Path:
    """Settings."""
    return _instead("config") or Path(platformdirs.user_config_dir(APP, appauthor=False))


def cache() -> Path:
    """What can be made again."""
    return _instead("cache") or Path(platformdirs.user_cache_dir(APP, appauthor=False))


def private(path: str, flags: int) -> int:
    """An opener for `open`: the new file is for nobody else on this machine (on Windows the folder is)."""
    return os.open(path, flags, 0o600)


def _instead(kind: str) -> Path | None:
    folder = os.environ.get(INSTEAD)
    return Path(folder) / kind if folder else None
