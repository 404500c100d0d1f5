# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of home-made characters on this machine."""

from __future__ import annotations

from pathlib import Path

from rdi_desktop import folders
from rdi_desktop.content.files import read_paths
from rdi_desktop.content.library import Content
from rdi_desktop.content.loader import load_content


def characters_folder() -> Path:
    """The folder of home-made characters. It need not exist."""
    return folders.data() / "characters"


def load_all_content() -> Content:
    """The program's content and the home-made characters. Home-made files with mistakes are left out; see `Content.problems`."""
    folder = characters_folder()
    try:
        there = folder.is_dir()
    except OSError:  # the folder cannot be read
        there = False
    return load_content([folder] if there else [])


def state() -> tuple[tuple[str, int, int], ...]:
    """The files in the folder now: name, time of change (ns), size in bytes."""
    folder, found = characters_folder(), list[tuple[str, int, int]]()
    try:
        for path in read_paths(folder) if folder.is_dir() else ():
            there = path.stat()
            found.append((str(path), there.st_mtime_ns, there.st_size))
    except OSError:  # an unreadable folder counts as unchanged
        pass
    return tuple(found)
