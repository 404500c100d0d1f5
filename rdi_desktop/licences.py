# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundled works of others and their licences: for the About dialog and for packaging."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """A bundled work."""

    name: str
    purpose: str
    licence: str
    """An SPDX expression."""
    distribution: str = ""
    """Its name in the lock file; '' for what is inside another part."""


PARTS = (
    Part("Python", "runs the program", "PSF-2.0"),
    Part("Qt", "windows, pictures, the household's network", "LGPL-3.0-only"),
    Part("PySide6 and Shiboken", "Qt for Python", "LGPL-3.0-only", "pyside6-essentials"),
    Part("Shiboken", "Qt for Python", "LGPL-3.0-only", "shiboken6"),
    Part("ICU", "letters of the world, inside Qt", "Unicode-3.0"),
    Part("PyYAML with libyaml", "reads the characters", "MIT", "pyyaml"),
    Part("msgspec", "saved games and messages", "BSD-3-Clause", "msgspec"),
    Part("platformdirs", "where each system keeps things", "MIT", "platformdirs"),
    Part("cryptography", "a host's certificate", "Apache-2.0 OR BSD-3-Clause", "cryptography"),
    Part("OpenSSL", "lines that nobody can read", "Apache-2.0"),
    Part("cffi", "calls for cryptography and miniaudio", "MIT-0", "cffi"),
    Part("pycparser", "part of cffi", "BSD-3-Clause", "pycparser"),
    Part("miniaudio", "sound", "MIT", "miniaudio"),
    Part("Avería Serif by Dan Sayers", "the lettering", "OFL-1.1"),
)


def told() -> list[str]:
    """A line for each part."""
    return [f"{part.name} ({part.licence}): {part.purpose}" for part in PARTS if part.name != "Shiboken"]
