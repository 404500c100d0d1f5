# SPDX-License-Identifier: GPL-3.0-or-later
"""Which place setting is held up: the one that has been pointed at, or focused, for a moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

RAISE_MS = 320
"""How long one points at a place setting until it is held up, and beside it until it lies down again."""


class Raising:
    """The raised setting of one table; `show` is called when that is another."""

    def __init__(self, show: Callable[[], None], parent: QObject) -> None:
        self.seat: int | None = None
        """Whose setting is raised."""
        self._wanted: int | None = None
        self._show = show
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._raise)

    def want(self, seat: int | None) -> None:
        """Somebody points at that setting; None: at none."""
        if seat != self._wanted:
            self._wanted = seat
            self._timer.start(RAISE_MS)

    def _raise(self) -> None:
        if self.seat != self._wanted:
            self.seat = self._wanted
            self._show()
