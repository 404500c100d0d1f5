# SPDX-License-Identifier: GPL-3.0-or-later
"""Home-made characters for commands; prints to stderr where they are read from, and which files are not used."""

from __future__ import annotations

import sys

from rdi_desktop.content import Content
from rdi_desktop.content.homemade import characters_folder, load_all_content


def content_for_command() -> Content:
    """The program's content and the home-made characters."""
    content = load_all_content()
    if content.homemade or content.problems:
        number = f"{content.homemade} home-made file{'' if content.homemade == 1 else 's'}"
        print(f"rdi-desktop: {number} from {characters_folder()}", file=sys.stderr)
    for problem in content.problems:
        print(f"rdi-desktop: not used: {problem}", file=sys.stderr)
    return content
