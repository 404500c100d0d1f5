# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of content: found in folders, parsed or taken from the cache, sorted so that each comes after those it needs.

The YAML reader (`source`) is imported only for a file that is not in the cache, or has a mistake.
"""

from __future__ import annotations

import contextlib
import stat
from operator import attrgetter
from pathlib import Path
from typing import Any

import msgspec

from rdi_desktop.content.cache import Head, ParsedFile, ParsedFiles
from rdi_desktop.content.errors import ContentError

ORDER = (
    "standard",
    "pile",
    "drinks",
    "character",
    "prizes",
    "variant",
    "dungeon",
    "taverns",
    "automaton",
    "faction",
    "machine",
)


PICTURES = ("cards", "emblems", "icons", "portraits", "tokens")
"""Folders beside home-made characters that hold their pictures; YAML files in them are no characters."""


def rank(head: Head) -> tuple[int, bool]:
    """Sort key: standard cards before the decks that use them, shelves before the decks that draw on them."""
    return (ORDER.index(head.kind), head.has_deck) if head.kind in ORDER else (len(ORDER), False)


class File:
    """One file; its data is made from the cached form when needed."""

    __slots__ = ("_data", "name", "parsed", "path", "remembered")

    def __init__(self, path: Path, name: str, parsed: ParsedFile | None, data: Any = None) -> None:
        self.path = path
        self.name = name
        """Its path within its folder, for display."""
        self.parsed = parsed
        """The cached form; None if its data cannot be cached."""
        self._data = data
        self.remembered = parsed is not None and data is None
        """Whether it comes from an earlier program start."""

    @property
    def data(self) -> Any:
        """Plain data: mappings, lists, text, numbers."""
        return self._data if self.parsed is None or not self.remembered else self.parsed.data

    @property
    def head(self) -> Head:
        """Its head; empty if its data cannot be cached."""
        return Head() if self.parsed is None else self.parsed.head


def read_paths(folder: Path) -> list[Path]:
    """Every YAML file in a folder and below, by name, except among the pictures."""
    paths = [
        path
        for path in folder.rglob("*.y*ml")
        if path.suffix in (".yaml", ".yml") and path.relative_to(folder).parts[0] not in PICTURES
    ]
    return sorted(paths, key=attrgetter("parts"))


def read_folder(folder: Path, parsed: ParsedFiles) -> tuple[list[File], list[ContentError]]:
    """Every file, sorted so that each comes after those it needs; and the mistakes of files that are no YAML."""
    found: list[File] = []
    broken: list[ContentError] = []
    for path in read_paths(folder):
        try:
            found.append(read_file(path, path.relative_to(folder).as_posix(), parsed))
        except ContentError as problem:
            broken.append(problem)
    found.sort(key=lambda file: rank(file.head))
    return found, broken


def read_file(path: Path, name: str, parsed: ParsedFiles, *, anew: bool = False) -> File:
    """One file. `anew`: ignore the cache. Raises ContentError if it cannot be read, or is no YAML."""
    try:
        state = path.stat()
        if not stat.S_ISREG(state.st_mode):
            raise ContentError(name, "the file cannot be read: it is no plain file")
        known = None if anew else parsed.get(path, state)
        if known is not None:
            return File(path, name, known)
        # a cached file needs neither parsing nor the YAML reader
        from rdi_desktop.content.limits import BYTES
        from rdi_desktop.content.source import parse

        with path.open("rb") as opened:
            text = opened.read(BYTES + 1).decode("utf-8-sig")
    except OSError as error:
        raise ContentError(name, f"the file cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise ContentError(name, f"the file is not written in UTF-8 (byte {error.start + 1})") from None
    data = parse(text, name)
    if data is not None:
        with contextlib.suppress(msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
            known = ParsedFile.of(state, data)
            parsed.put(path, known)
    return File(path, name, known, data)


__all__ = ["File", "Head", "read_file", "read_folder", "read_paths"]
