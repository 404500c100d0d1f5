# SPDX-License-Identifier: GPL-3.0-or-later
"""What is thought over beside the window's own thread: an answer of a computer player, a deeper hint."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

_SWITCH_S = 0.001
"""How long the window waits at most for its turn while something is thought over; Python's own 5 ms would show in every frame."""


class Thinks(Protocol):
    """Something to think over."""

    def think(self) -> object:
        """Do it; on any thread."""
        ...

    def hurry(self) -> None:
        """Come to an end soon."""
        ...


class _Job(QRunnable):
    """One thought on its way."""

    def __init__(self, number: int, thought: Thinks, done: Callable[[int, object], None]) -> None:
        super().__init__()
        self._number, self._thought, self._done = number, thought, done

    def run(self) -> None:
        """Think. Should that fail, nothing was found, and whoever waits is told so."""
        found: object = None
        try:
            found = self._thought.think()
        finally:
            self._done(self._number, found)


class Thinker(QObject):
    """Thinks over one thing at a time. What was begun before is dropped when something else is begun."""

    thought = Signal(object)
    """What came of it; None: nothing."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._present: Thinks | None = None
        self._usual = sys.getswitchinterval()
        self._done.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether something is being thought over."""
        return self._present is not None

    def begin(self, thought: Thinks) -> None:
        """Think this over; `thought` tells when that is done."""
        self.drop()
        self._number += 1
        self._present = thought
        sys.setswitchinterval(_SWITCH_S)
        self._pool.start(_Job(self._number, thought, self._done.emit))

    def hurry(self) -> None:
        """Come to an end soon."""
        if self._present is not None:
            self._present.hurry()

    def drop(self) -> None:
        """It is not wanted any more."""
        self.hurry()
        self._present = None
        sys.setswitchinterval(self._usual)

    def close(self) -> None:
        """Drop it and wait until the thread has ended. Call before this goes."""
        self.drop()
        self._pool.waitForDone()

    @Slot(int, object)
    def _take(self, number: int, found: object) -> None:
        if number != self._number or self._present is None:
            return
        self.drop()
        self.thought.emit(found)
