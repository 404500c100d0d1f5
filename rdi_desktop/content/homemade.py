# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the characters that people make up lie on this machine."""

from __future__ import annotations

from pathlib import Path

from rdi_desktop import folders
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
