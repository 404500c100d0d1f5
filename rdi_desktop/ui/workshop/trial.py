# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries every card of a character in random games, one game between two frames, to find oddities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from rdi_desktop.content.rehearsal import Rehearsal

if TYPE_CHECKING:
    from rdi_desktop.content.own_files import OwnFile


class Trial(QObject):
    """The games of one character, played while the window goes on."""

    ended = Signal(list)
    """The findings, each a ContentError with its position in the file."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._mine: OwnFile | None = None
        self._rehearsal: Rehearsal | None = None
        self._next = QTimer(self)
        self._next.timeout.connect(self._step)

    @property
    def busy(self) -> bool:
        """Whether games are still being played."""
        return self._next.isActive()

    def begin(self, mine: OwnFile) -> None:
        """Start with that character's cards, and stop any others."""
        self._mine, self._rehearsal = mine, Rehearsal(mine.checked.content, mine.character)
        self._next.start(0)

    def stop(self) -> None:
        self._next.stop()
        self._mine = self._rehearsal = None

    def _step(self) -> None:
        mine, rehearsal = self._mine, self._rehearsal
        if mine is None or rehearsal is None:
            self._next.stop()
        elif not rehearsal.done:
            rehearsal.step()
        else:
            self.stop()
            self.ended.emit(mine.checked.shown(rehearsal.oddities()))
