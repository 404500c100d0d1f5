# SPDX-License-Identifier: GPL-3.0-or-later
"""Computing on a thread beside the window's: an answer of a computer player, a deeper hint."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from rdi_desktop.ui.look.frames import after_frame

_SWITCH_S = 0.0001
"""Longest time in seconds that the window waits for Python's lock; Python's own 5 ms would be visible in every frame."""


class Thinks(Protocol):
    """Something to compute."""

    def think(self) -> object:
        """Compute it; on any thread."""
        ...

    def hurry(self) -> None:
        """Finish soon."""
        ...


class _Job(QRunnable):
    """One computation in progress."""

    def __init__(self, number: int, thought: Thinks, done: Callable[[int, object], None]) -> None:
        super().__init__()
        self._number, self._thought, self._done = number, thought, done

    def run(self) -> None:
        """Compute. If that fails, the result is None, and waiting code is told."""
        found: object = None
        try:
            found = self._thought.think()
        finally:
            self._done(self._number, found)


class Thinker(QObject):
    """Computes one thing at a time; beginning another drops the one before."""

    thought = Signal(object)
    """The result; None: nothing was found."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._present: Thinks | None = None
        self._usual = sys.getswitchinterval()
        self._done.connect(self._take, Qt.ConnectionType.QueuedConnection)
        if parent is not None:
            parent.destroyed.connect(self.close)

    @property
    def busy(self) -> bool:
        """Whether something is being computed."""
        return self._present is not None

    def begin(self, thought: Thinks) -> None:
        """Begin; `thought` is emitted with the result."""
        self.drop()
        self._number += 1
        self._present = thought
        sys.setswitchinterval(_SWITCH_S)
        after_frame(self, partial(self._start, self._number))

    def _start(self, number: int) -> None:
        if number == self._number and self._present is not None:
            self._pool.start(_Job(number, self._present, self._done.emit))

    def hurry(self) -> None:
        """Finish soon."""
        if self._present is not None:
            self._present.hurry()

    def drop(self) -> None:
        """Drop the computation."""
        self.hurry()
        self._present = None
        sys.setswitchinterval(self._usual)

    def close(self) -> None:
        """Drop it and wait until the thread has ended.

        Called before destruction at the latest: Qt would wait too, but holding Python's lock, which the thread needs to end.
        """
        self.drop()
        self._pool.waitForDone()

    @Slot(int, object)
    def _take(self, number: int, found: object) -> None:
        if number != self._number or self._present is None:
            return
        self.drop()
        self.thought.emit(found)
