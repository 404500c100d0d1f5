# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches a folder: files written, replaced (as most editors save), deleted, or created.

The system reports this at once where it can. Where it cannot (folders that do not exist yet, network drives) the folder is polled.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

SETTLE = 120
"""Milliseconds before a change is reported, since programs write in several steps."""
LOOK = 900
"""Milliseconds between polls."""


class FileWatch(QObject):
    """The watcher. However often something is written, `stirred` is emitted once per `SETTLE` milliseconds, and after the last change."""

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
        """Start polling."""
        self._look.start()

    def stop(self) -> None:
        """Stop polling; the system still reports."""
        self._look.stop()

    def watch(self, folders: Iterable[Path], files: Iterable[Path]) -> None:
        """Watch these from now on. To be called after each report: a replaced file is another one for the system."""
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
        if not self._settle.isActive():  # restarting it each time would delay it for ever during continuous writing
            self._settle.start()
