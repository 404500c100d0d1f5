# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundled works of others and their licences: for the About dialog and for packaging."""

from __future__ import annotations

from typing import NamedTuple


class BundledWork(NamedTuple):
    """Something of others that is packed with the program, and under which terms."""

    name: str
    purpose: str
    licence: str
    """An SPDX expression."""
    distribution: str = ""
    """Its name in the lock file; '' for what is inside another part."""


PARTS = (
    BundledWork("Python", "runs the program", "PSF-2.0"),
    BundledWork("Qt", "windows, pictures, the household's network", "LGPL-3.0-only"),
    BundledWork("PySide6 and Shiboken", "Qt for Python", "LGPL-3.0-only", "pyside6-essentials"),
    BundledWork("Shiboken", "Qt for Python", "LGPL-3.0-only", "shiboken6"),
    BundledWork("ICU", "letters of the world, inside Qt", "Unicode-3.0"),
    BundledWork("PyYAML with libyaml", "reads the characters", "MIT", "pyyaml"),
    BundledWork("msgspec", "saved games and messages", "BSD-3-Clause", "msgspec"),
    BundledWork("platformdirs", "where each system keeps things", "MIT", "platformdirs"),
    BundledWork("cryptography", "a host's certificate", "Apache-2.0 OR BSD-3-Clause", "cryptography"),
    BundledWork("segno", "a host's QR code", "BSD-3-Clause", "segno"),
    BundledWork("OpenSSL", "lines that nobody can read", "Apache-2.0"),
    BundledWork("cffi", "calls for cryptography and miniaudio", "MIT-0", "cffi"),
    BundledWork("pycparser", "part of cffi", "BSD-3-Clause", "pycparser"),
    BundledWork("miniaudio", "sound", "MIT", "miniaudio"),
    BundledWork("XCB", "part of Qt on Linux", "MIT"),
    BundledWork("Brotli", "part of Qt", "MIT"),
    BundledWork("Zstandard", "part of Qt", "BSD-3-Clause"),
    BundledWork("GCC's libraries", "part of Qt on Linux", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    BundledWork("Microsoft's C++ runtime", "part of Qt on Windows", "LicenseRef-Microsoft-Visual-C-Runtime"),
    BundledWork("zlib", "part of Python", "Zlib"),
    BundledWork("bzip2", "part of Python", "bzip2-1.0.6"),
    BundledWork("xz", "part of Python", "0BSD"),
    BundledWork("libffi, Expat and libuuid", "part of Python", "MIT AND BSD-3-Clause"),
    BundledWork("mpdecimal", "part of Python", "BSD-2-Clause"),
    BundledWork("Avería Serif by Dan Sayers", "the lettering", "OFL-1.1"),
    BundledWork("Vollkorn by Friedrich Althausen", "Greek, Cyrillic and further Latin letters", "OFL-1.1"),
)


def told() -> list[str]:
    """A line for each part, and one for all that are parts of these."""
    inner = [part for part in PARTS if part.purpose.startswith("part of")]
    lines = [
        f"{part.name} ({part.licence}): {part.purpose}"
        for part in PARTS
        if part not in inner and part.name != "Shiboken"
    ]
    return [*lines, f"Inside them: {', '.join(f'{part.name} ({part.licence})' for part in inner)}"]
