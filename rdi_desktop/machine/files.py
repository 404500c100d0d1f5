# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that must not be lost: written whole or not at all, locked against other windows of the program, kept aside when damaged.

Without Qt, for content, sessions and hosts use it, too.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Self

from rdi_desktop.folders import private
from rdi_desktop.machine import system

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BUSY = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3)
"""Seconds between attempts to replace a file that another process holds open, as virus scanners and backups do for a moment."""
POLL = 0.01
"""Seconds between attempts to take a lock."""


def replace(new: Path, path: Path) -> None:
    """Put a finished file in the place of another. OSError if that is not possible.

    Windows refuses while another process holds the old one open, so it is tried again there for most of a second.
    """
    for pause in BUSY if system.WINDOWS else ():
        try:
            new.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    new.replace(path)


def write_whole(path: Path, data: bytes, *, secret: bool = False, sync: bool = False) -> None:
    """Write a file completely or not at all; its folder is made if need be. OSError if that is not possible: then the old one stays.

    `secret`: other users cannot read it. `sync`: it is on the disk when this returns.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.{os.getpid()}.new")  # another window may be writing the same file
    half.unlink(missing_ok=True)
    try:
        with open(half, "xb", opener=private if secret else None) as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        replace(half, path)
    except BaseException:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)
        raise


def put_aside(path: Path) -> Path:
    """Keep a damaged file under another name, `settings.json.bad`, so that it may be mended. OSError if that is not possible."""
    aside, number = path.with_name(f"{path.name}.bad"), 2
    while aside.exists():
        aside, number = path.with_name(f"{path.name}.{number}.bad"), number + 1
    replace(path, aside)
    return aside


def same_file(one: os.stat_result, other: os.stat_result) -> bool:
    """Whether these are of one file. Windows does not always know; there it is taken to be so."""
    return system.WINDOWS or os.path.samestat(one, other)


class Lock:
    """A lock between processes, and between windows of one process, by a file. The system lets go of it when a process ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self, patience: float = 0.0) -> bool:
        """Take it, within so many seconds; False if somebody else holds it. Where no lock can be made, nobody else holds one."""
        if self._file is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        until = time.monotonic() + patience
        while not (taken := _lock(file)) and time.monotonic() < until:
            time.sleep(POLL)
        if taken:
            self._file = file
        else:
            os.close(file)
        return taken

    def let_go(self) -> None:
        """Let go of it; nothing happens if it is not held."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def __del__(self) -> None:
        """Whoever is gone holds nothing."""
        self.let_go()

    def __enter__(self) -> Self:
        """Take it; after two seconds go on without, for whoever holds it so long hangs."""
        self.take(2.0)
        return self

    def __exit__(self, *_: object) -> None:
        self.let_go()


def _lock(file: int) -> bool:
    """Lock an open file; False if another holds the lock."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # this file system knows no locks
    return True
