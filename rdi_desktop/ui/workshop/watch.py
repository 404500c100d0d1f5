# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells that something has stirred in a folder: a file written, put in another's place as most editors save, taken away, or come anew.

The system tells of it at once where it can. Where it cannot (folders that are not there yet, drives of other computers) a look each
second does.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

SETTLE = 120
"""Milliseconds until what has been written is looked at: programs write in several steps."""
LOOK = 900
"""Milliseconds between two looks in any case."""


class Watch(QObject):
    """The watch. However often something is written, `stirred` comes once in `SETTLE` milliseconds, and comes after the last of them."""

    stirred = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._system = QFileSystemWatcher(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self.stirred)
        self._system.fileChanged.connect(self._told)
        self._system.directoryChanged.connect(self._told)
        self._look = QTimer(self)
        self._look.setInterval(LOOK)
        self._look.timeout.connect(self.stirred)

    def start(self) -> None:
        """Look in any case from now on."""
        self._look.start()

    def stop(self) -> None:
        """Nobody is looking: only what the system tells."""
        self._look.stop()

    def watch(self, folders: Iterable[Path], files: Iterable[Path]) -> None:
        """These from now on. To be said after each look: what was put in another's place is another file for the system."""
        wanted = {str(path) for path in files}
        for folder in folders:
            with suppress(OSError):
                if folder.is_dir():
                    wanted.add(str(folder))
        there = {*self._system.files(), *self._system.directories()}
        if gone := there - wanted:
            self._system.removePaths(list(gone))
        if new := wanted - there:
            self._system.addPaths(list(new))

    def _told(self, _path: str) -> None:
        if not self._settle.isActive():  # begun anew each time it would never end while somebody writes on and on
            self._settle.start()
