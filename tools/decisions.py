# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the index of docs/decisions from the first line of each decision: `python -m tools.decisions`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1] / "docs" / "decisions"
INDEX = ROOT / "README.md"
FOLDERS = {
    "rules": "Where the books are silent or disagree",
    "engine": "How the engine carries rules out",
    "players": "Computer players",
    "network": "One game on several computers",
    "window": "The window and the table",
    "project": "The project, its files and packages",
}
"""Every folder with its topic."""
FILE = re.compile(r"(\d{4})-[a-z0-9-]+\.md")
HEAD = """# Decisions

Each says what was asked, what was decided, why, and what else was considered. Code and documents name them by number. A new one takes
the next free number and lies in the folder that fits; `python -m tools.decisions` writes this page.
"""


def decisions(folder: str) -> dict[int, tuple[str, str]]:
    """The decisions of a folder by their numbers: file name and title."""
    found = {}
    for path in sorted((ROOT / folder).glob("*.md")):
        match = FILE.fullmatch(path.name)
        if match is None:
            raise ValueError(f"{path.name}: a decision is called NNNN-some-words.md")
        first = path.read_text(encoding="utf-8").splitlines()[0]
        found[int(match[1])] = path.name, re.sub(r"^# *(\d{4})[.:]? *", "", first).strip()
    return found


def index() -> str:
    """The page."""
    parts = [HEAD]
    for folder, about in FOLDERS.items():
        rows = [
            f"- {number:04} [{title}]({folder}/{name})" for number, (name, title) in sorted(decisions(folder).items())
        ]
        parts.append("\n".join([f"## {about}", "", *rows, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    INDEX.write_text(index(), encoding="utf-8")
