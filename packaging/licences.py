# SPDX-License-Identifier: GPL-3.0-or-later
"""Gather the licences of everything that is bundled: `python packaging/licences.py FOLDER`, with the Python that is bundled."""

from __future__ import annotations

import importlib.metadata
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rdi_desktop.licences import PARTS

TEXTS = Path(__file__).resolve().parent / "texts"
"""Licences that their owners do not send along, by their SPDX names."""

DEBIAN = {
    "zlib": "zlib1g", "bzip2": "libbz2-1.0", "xz": "liblzma5", "libffi": "libffi8", "libuuid": "libuuid1", "Expat": "libexpat1",
    "mpdecimal": "libmpdec3", "XCB": "libxcb1", "Brotli": "libbrotli1", "Zstandard": "libzstd1", "GCC's libraries": "libgcc-s1",
}  # fmt: skip
"""What comes from the system that a Linux package is made on, with the package whose copyright file has its licence."""


def main(place: Path) -> None:
    """Write a table of all parts, and every licence that there is a text of."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", place / "RDI Desktop - GPL-3.0-or-later.txt")
    for font, text in (("Averia Serif", "OFL.txt"), ("Vollkorn", "OFL-Vollkorn.txt")):
        shutil.copy(ROOT / "assets" / "fonts" / text, place / f"{font} - OFL-1.1.txt")
    for text in sorted(TEXTS.glob("*.txt")):
        shutil.copy(text, place / text.name)
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    for file in (python, Path(sys.base_prefix) / "LICENSE.txt", Path("/usr/share/doc/python3.11/copyright")):
        if file.exists():
            shutil.copy(file, place / "Python - PSF-2.0.txt")
            break
    for part in PARTS:
        if not part.distribution:
            continue
        for file in importlib.metadata.files(part.distribution) or ():
            if "license" in file.name.lower() or "copying" in file.name.lower():
                shutil.copy(file.locate(), place / f"{part.distribution} - {file.name}.txt".replace(".txt.txt", ".txt"))
    for name, package in DEBIAN.items():
        file = Path("/usr/share/doc", package, "copyright")
        if file.exists():
            shutil.copy(file, place / f"{name}.txt")
    rows = [f"{part.name:32}{part.licence:34}{part.purpose}" for part in PARTS]
    head = "RDI Desktop is free software (GPL-3.0-or-later). Bundled with it:\n\n"
    foot = (
        "\n\nQt and PySide6 are used under the LGPL, version 3: their files lie apart from the program and may be replaced by"
        "\nothers. Their source is at https://download.qt.io/official_releases/.\n"
    )
    (place / "README.txt").write_text(head + "\n".join(rows) + foot, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
