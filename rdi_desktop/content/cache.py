# SPDX-License-Identifier: GPL-3.0-or-later
"""A cache of parsed YAML files, as plain data in the user's cache folder.

A file is identified by its path, size and time of change, its data by a checksum. If anything is wrong with the cache, the files
themselves are read instead.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from rdi_desktop import __version__, folders
from rdi_desktop.machine.files import write_whole

FORMAT = f"{__version__}/4"
"""Changes with the program's version and with the result of `source.parse`."""


def checksum(written: bytes | msgspec.Raw) -> str:
    """A short checksum of the data of a file, without its comments and layout."""
    return f"{zlib.crc32(bytes(written)):08x}"


class Head(msgspec.Struct, omit_defaults=True):
    """The fields of a file other than its cards: enough to say what it contains."""

    kind: Any = UNSET
    id: Any = UNSET
    name: Any = UNSET
    books: Any = UNSET
    complexity: Any = UNSET
    traits: Any = UNSET
    start: Any = UNSET
    about: Any = UNSET
    colour: Any = UNSET
    short: Any = UNSET
    has_deck: bool = False

    @classmethod
    def of(cls, data: Any) -> Head:
        """The head of a file with that data; empty if it is no mapping."""
        if not isinstance(data, dict):
            return cls()
        told = {name: data[name] for name in cls.__struct_fields__ if name in data and name != "has_deck"}
        return cls(**msgspec.json.decode(msgspec.json.encode(told)), has_deck="deck" in data)


class ParsedFile(msgspec.Struct, array_like=True):
    """A file as it was when it was parsed."""

    size: int
    changed: int
    sum: str
    checked: str
    """The checksum of the standard cards with which it was compiled without mistakes; '' if it never was."""
    head: Head
    written: msgspec.Raw
    """Its data as JSON; made into objects only when needed."""

    @classmethod
    def of(cls, state: os.stat_result, data: Any) -> ParsedFile:
        """A parsed file. Raises `msgspec` errors if the data cannot be encoded."""
        written = msgspec.json.encode(data)
        return cls(state.st_size, state.st_mtime_ns, checksum(written), "", Head.of(data), msgspec.Raw(written))

    @property
    def data(self) -> Any:
        """All of it."""
        return msgspec.json.decode(self.written)


class _Known(msgspec.Struct):
    format: str
    files: dict[str, ParsedFile]


class ParsedFiles:
    """The parsed files of earlier program starts."""

    def __init__(self) -> None:
        self.place = folders.cache() / "content.json"
        self._files: dict[str, ParsedFile] = {}
        self.changed = False
        try:
            known = msgspec.json.decode(self.place.read_bytes(), type=_Known)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return
        if known.format == FORMAT:
            self._files = known.files

    def get(self, file: Path, state: os.stat_result) -> ParsedFile | None:
        """The parsed file, if the file has not changed since."""
        known = self._files.get(str(file))
        if known is None or known.size != state.st_size or known.changed != state.st_mtime_ns:
            return None
        return known if checksum(known.written) == known.sum else None

    def put(self, file: Path, parsed: ParsedFile) -> None:
        """Remember a file."""
        self._files[str(file)] = parsed
        self.changed = True

    def forget(self) -> None:
        """Discard everything that was remembered."""
        self._files.clear()

    def save(self) -> None:
        """Write the cache if anything is new; entries of files that are gone are dropped."""
        if not self.changed:
            return
        self._files = {name: file for name, file in self._files.items() if Path(name).is_file()}
        with contextlib.suppress(OSError, msgspec.MsgspecError, TypeError, OverflowError, RecursionError):
            write_whole(self.place, msgspec.json.encode(_Known(FORMAT, self._files)))
        self.changed = False
