# SPDX-License-Identifier: GPL-3.0-or-later
"""Files opened from outside: dropped on the window, or double-clicked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication

CHARACTER = ".rdichar"
"""Extension of a parcel with a character, see `content.parcel`."""
KNOWN = (".rdigame", CHARACTER)
"""Extensions that can be opened."""


def file_in(event: QDropEvent) -> Path | None:
    """The single dragged file, if it can be opened."""
    urls = event.mimeData().urls()
    path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return path if path is not None and path.suffix.lower() in KNOWN else None


class Application(QApplication):
    """Also receives files that the system opens with the running program, as macOS does for every double-click."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Forward a file; everything else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)
