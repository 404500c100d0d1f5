# SPDX-License-Identifier: GPL-3.0-or-later
"""Text that somebody has written and not saved, kept beside its file until it is.

A crash, a full disk, or another program that has written the file meanwhile costs nobody what they have made up.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

SUFFIX = ".unsaved"
"""Behind the whole name: `ida.yaml.unsaved` is no file of a character."""


def place(path: Path) -> Path:
    """Where the text lies that was not saved into that file."""
    return path.with_name(path.name + SUFFIX)


def keep(path: Path, text: str) -> None:
    """Keep it. Raises OSError if that is not possible."""
    half = path.with_name(f".{path.name}.half")
    half.parent.mkdir(parents=True, exist_ok=True)
    half.write_bytes(text.encode("utf-8", "surrogatepass"))
    half.replace(place(path))


def drop(path: Path) -> None:
    """It is saved, or nobody wants it."""
    with suppress(OSError):
        place(path).unlink(missing_ok=True)


def found(path: Path, saved: str | None) -> tuple[str, str] | None:
    """The text and when it was written; None if there is none, or if it says what the file says."""
    try:
        text = place(path).read_bytes().decode("utf-8", "replace")
        when = datetime.fromtimestamp(place(path).stat().st_mtime, UTC).astimezone()
    except OSError:
        return None
    if text == saved:
        drop(path)
        return None
    return text, f"{when:%d %b, %H:%M}".lstrip("0")
