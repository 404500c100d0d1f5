#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pack pictures, lettering and sounds into one file: `python packaging/resources.py FILE`, with a Python that has PySide6.

The same folder gives the same bytes: the oldest form of Qt's resource files has no dates. Packed with zlib, which every Qt can unpack.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RCC = "from PySide6.scripts.pyside_tool import rcc; rcc()"
FORM = ("--binary", "--format-version", "1", "--compress-algo", "zlib", "--compress", "9", "--threshold", "1")


def pack(place: Path) -> None:
    """Write the file; ends the build if that cannot be done, or if Qt's compiler has anything to say about it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", RCC, *FORM, str(ROOT / "resources.qrc"), "-o", str(place)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    if said.returncode or said.stderr:
        raise SystemExit(f"The assets were not packed:\n{said.stderr}")


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
