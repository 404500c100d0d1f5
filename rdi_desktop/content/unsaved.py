# SPDX-License-Identifier: GPL-3.0-or-later
"""Unsaved text of an author, kept beside its file until it is saved.

It survives a crash, a full disk, or another program writing the file meanwhile.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from rdi_desktop.machine.files import write_whole

SUFFIX = ".unsaved"
"""Appended to the whole name: `ida.yaml.unsaved` is not read as a character."""


def place(path: Path) -> Path:
    """Where unsaved text for that file is kept."""
    return path.with_name(path.name + SUFFIX)


def keep(path: Path, text: str) -> None:
    """Keep the text. Raises OSError if that is not possible."""
    write_whole(place(path), text.encode("utf-8", "surrogatepass"))


def drop(path: Path) -> None:
    """Delete it: it was saved, or is not wanted."""
    with suppress(OSError):
        place(path).unlink(missing_ok=True)


def found(path: Path, saved: str | None) -> tuple[str, datetime] | None:
    """The kept text and when it was written; None if there is none, or it equals the file."""
    try:
        text = place(path).read_bytes().decode("utf-8", "replace")
        when = datetime.fromtimestamp(place(path).stat().st_mtime, UTC).astimezone()
    except OSError:
        return None
    if text == saved:
        drop(path)
        return None
    return text, when
