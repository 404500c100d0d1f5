#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a packed folder holds what its list of licences and its bill of materials say: `python packaging/contents.py FOLDER`.

With the Python that is bundled, by build.py after packing. Every file and every module must belong to a part of `rdi_desktop.licences`, and
every part must be there. Ends with 1 and says what is not so.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rdi_desktop.licences import PARTS

OURS = "RDI Desktop"
FILES = (
    (OURS, r"rdi-desktop(-console)?(\.exe)?|licences/.*|rdi_desktop/(?!assets\.rcc).*"),
    ("Avería Serif by Dan Sayers", r"rdi_desktop/assets\.rcc"),
    ("ICU", r"(.*/)?libicu\w+\.so.*|icu\w*\.dll"),
    ("Shiboken", r"shiboken6/.*|(lib)?shiboken6\..*"),
    ("Qt", r"PySide6/(Qt/)?(lib|plugins|libexec)/.*|(PySide6/)?(lib)?Qt6\w+\.(dll|so.*)"),
    ("PySide6 and Shiboken", r"PySide6/.*|(lib)?pyside6\..*"),
    ("PyYAML with libyaml", r"yaml/.*"),
    ("msgspec", r"msgspec/.*"),
    ("cryptography", r"cryptography(-[\d.]+\.dist-info)?/.*"),
    ("cffi", r"_cffi_backend\..*"),
    ("miniaudio", r"_miniaudio\..*"),
    ("OpenSSL", r"lib(ssl|crypto)-3.*\.dll"),
    ("zlib", r"libz[-.].*"),
    ("bzip2", r"libbz2[-.].*"),
    ("xz", r"liblzma[-.].*"),
    ("libffi, Expat and libuuid", r"lib(ffi|expat|uuid)[-.].*"),
    ("mpdecimal", r"libmpdec[-.].*"),
    ("GCC's libraries", r"lib(gcc_s|stdc\+\+|atomic)[-.].*"),
    ("Microsoft's C++ runtime", r"(MSVCP|VCRUNTIME)140\w*\.dll|(api-ms-win|ucrtbase).*\.dll"),
    ("XCB", r"libxcb-[\w-]+\.so.*"),
    ("Brotli", r"libbrotli\w+\.so.*"),
    ("Zstandard", r"libzstd\.so.*"),
    ("Python", r"base_library\.zip|(lib)?python3.*|lib-dynload/.*|(_\w+|select|unicodedata|pyexpat|winsound)\.pyd|.*/EXTERNALLY-MANAGED"),
)  # fmt: skip
"""Which files are of which part, below `_internal` or beside it, as whole expressions; the first that fits."""
WITHIN = {part.name: part.purpose for part in PARTS if part.purpose.startswith("part of")} | {
    "ICU": "part of Qt",
    "OpenSSL": "part of cryptography",
    "Vollkorn by Friedrich Althausen": "part of Avería Serif by Dan Sayers",  # in the same file of assets
}
"""Parts that have no file of their own on some systems: they are inside another, or the system's."""
UNLISTED = frozenset(("rdi_desktop", "__main__", "_pyi_rth_utils", "pyi_rth_inspect", "pyimod"))
"""Modules of the program and of PyInstaller's start, which its licence lets go into any program."""


def part_of(file: str) -> str:
    """The part that a file of the folder belongs to; '' if to none."""
    name = file.removeprefix("_internal/")
    return next((part for part, pattern in FILES if re.fullmatch(pattern, name)), "")


def faults(files: Iterable[str], distributions: Iterable[str]) -> list[str]:
    """What is in the folder and in no list, and the other way round: paths with slashes, and the distributions whose modules are packed."""
    found = {file: part_of(file) for file in files}
    there = set(found.values())
    packed = set(distributions)
    listed = {part.distribution for part in PARTS if part.distribution}
    wrong = [f"nobody's: {file}" for file, part in found.items() if not part]
    wrong += [f"not in the list of licences: {each}" for each in sorted(packed - listed)]
    for part in PARTS:
        own = part.name in there or (part.distribution and part.distribution in packed)
        within = WITHIN.get(part.name, "")
        if not own and not any(name and within.startswith(f"part of {name}") for name in there):
            wrong.append(f"listed and not there: {part.name}")
    return wrong


def modules(program: Path) -> set[str]:
    """The top-level modules that PyInstaller has put into the program's file."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    inside = next(name for name in archive.toc if name.startswith("PYZ"))
    return {name.partition(".")[0] for name in archive.open_embedded_archive(inside).toc}


def main(folder: Path) -> int:
    """Compare a folder; 1 if something is not so."""
    program = next(folder / name for name in ("rdi-desktop", "rdi-desktop.exe") if (folder / name).is_file())
    files = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file() or file.is_symlink()]
    of = importlib.metadata.packages_distributions()
    others = [name for name in modules(program) if name not in sys.stdlib_module_names | UNLISTED and name in of]
    wrong = faults(files, {each.lower().replace("_", "-") for name in others for each in of[name]})
    print("\n".join(wrong) if wrong else f"{len(files)} files, each of a part that is listed with its licence")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
