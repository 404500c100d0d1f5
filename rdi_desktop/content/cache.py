# SPDX-License-Identifier: GPL-3.0-or-later
"""What was parsed once need not be parsed again: YAML files as plain data in the user's cache folder.

A file is known by its path, size and time of change. Whatever is wrong with the cache, the files themselves are read instead.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from rdi_desktop import __version__

FORMAT = f"{__version__}/1"
"""Changes with the program and with what `source.parse` gives."""


class _File(msgspec.Struct, array_like=True):
    size: int
    changed: int
    data: Any


class _Known(msgspec.Struct):
    format: str
    files: dict[str, _File]


class ParsedFiles:
    """The parsed files of earlier starts."""

    def __init__(self, place: Path | None = None) -> None:
        self.place = place or Path(platformdirs.user_cache_dir("rdi-desktop", appauthor=False)) / "content.json"
        self._files: dict[str, _File] = {}
        self._changed = False
        try:
            known = msgspec.json.decode(self.place.read_bytes(), type=_Known)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return
        if known.format == FORMAT:
            self._files = known.files

    def get(self, file: Path, state: os.stat_result) -> Any:
        """The data of a file that has not changed since; None if it is not known."""
        known = self._files.get(str(file))
        if known is None or known.size != state.st_size or known.changed != state.st_mtime_ns:
            return None
        return known.data

    def put(self, file: Path, state: os.stat_result, data: Any) -> None:
        """Remember the data of a file."""
        self._files[str(file)] = _File(state.st_size, state.st_mtime_ns, data)
        self._changed = True

    def save(self) -> None:
        """Write it down if there is anything new; files that are gone are forgotten."""
        if not self._changed:
            return
        self._files = {name: file for name, file in self._files.items() if Path(name).is_file()}
        draft = self.place.with_name(f"{self.place.name}.{os.getpid()}")
        try:
            self.place.parent.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(msgspec.json.encode(_Known(FORMAT, self._files)))
            draft.replace(self.place)
        except (OSError, msgspec.MsgspecError, TypeError, OverflowError, RecursionError):
            with contextlib.suppress(OSError):
                draft.unlink()
        self._changed = False
