# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs everything below ``assets`` into the program: run it after a picture was changed or added.

Writes ``resources.qrc`` from what lies in the folders, and ``rdi_desktop/ui/resources_rc.py`` from that with the
``pyside6-rcc`` of the same environment.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASSETS = Path(__file__).resolve().parent
ROOT = ASSETS.parent
LISTING = ROOT / "resources.qrc"
PACKED = ROOT / "rdi_desktop" / "ui" / "resources_rc.py"
HEADER = """\
# SPDX-License-Identifier: GPL-3.0-or-later
# mypy: ignore-errors
# ruff: noqa
# fmt: off
"""


def main() -> None:
    """List the files, have them packed, and put the header above the result."""
    files = sorted(path for path in ASSETS.rglob("*") if path.suffix in {".svg", ".ttf"})
    entries = [
        f'    <file alias="{path.relative_to(ASSETS).as_posix()}">{path.relative_to(ROOT).as_posix()}</file>\n'
        for path in files
    ]
    LISTING.write_text(
        "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"
        '<RCC>\n  <qresource prefix="/rdi">\n' + "".join(entries) + "  </qresource>\n</RCC>\n",
        encoding="utf-8",
    )
    compiler = Path(sys.executable).parent / "pyside6-rcc"
    # The first format keeps no dates: the same pictures give the same file.
    options = ["--compress-algo", "zlib", "--format-version", "1"]
    packed = subprocess.run([compiler, *options, LISTING], capture_output=True, check=True, text=True).stdout
    PACKED.write_text(HEADER + packed, encoding="utf-8")
    print(f"{len(files)} files packed into {PACKED.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
