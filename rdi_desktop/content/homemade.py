# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the characters that people make up lie on this machine."""

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
    """The program's content and the home-made characters. A file of theirs that is wrong stays out; `Content.problems` says why."""
    folder = characters_folder()
    try:
        there = folder.is_dir()
    except OSError:  # nobody may look there
        there = False
    return load_content([folder] if there else [])


def state() -> tuple[tuple[str, int, int], ...]:
    """How the files of home-made characters lie there now: which, when they were changed (ns) and how long they are."""
    folder, found = characters_folder(), list[tuple[str, int, int]]()
    try:
        for path in read_paths(folder) if folder.is_dir() else ():
            there = path.stat()
            found.append((str(path), there.st_mtime_ns, there.st_size))
    except OSError:  # what nobody may look at is what it was
        pass
    return tuple(found)
