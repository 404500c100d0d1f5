# SPDX-License-Identifier: GPL-3.0-or-later
"""What waits for a better moment: work for other threads until the present frame is there, new sizes until a drag of the edge ends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

_AFTER_MS = 20
"""By then the frame that is being made is shown."""
_STEP_MS = 90
"""Sizes that follow each other so fast may be steps of one drag."""
_DRAG = 3
"""From this one of them on it is one. A window that is opened, or made large, has fewer."""


def after_frame(owner: QObject, begin: Callable[[], None]) -> None:
    """Call that once the present frame is there, unless the owner is gone by then."""
    QTimer.singleShot(_AFTER_MS, owner, begin)


class Drag(QTimer):
    """Sizes that follow each other as the edge of a window is dragged."""

    ended = Signal()
    """The last of many is set. Nothing follows a size or two."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sizes = 0
        self.setSingleShot(True)
        self.setInterval(_STEP_MS)
        self.timeout.connect(self._over)

    def step(self) -> bool:
        """There is a new size. Returns whether it is one of many, so that whatever is dear waits for the last."""
        self._sizes = self._sizes + 1 if self.isActive() else 1
        self.start()
        return self._sizes >= _DRAG

    def _over(self) -> None:
        if self._sizes >= _DRAG:
            self.ended.emit()
