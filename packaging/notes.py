#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Release notes: `python3 packaging/notes.py VERSION` prints what CHANGELOG says of a version; 1 if it says nothing."""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """The part about that version, without its heading. KeyError if there is none, or it is empty."""
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise KeyError(f"CHANGELOG.md says nothing of {version}")
    return found[1].strip() + "\n"


if __name__ == "__main__":
    try:
        sys.stdout.write(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1].removeprefix("v")))
    except KeyError as missing:
        sys.exit(str(missing.args[0]))
