# SPDX-License-Identifier: GPL-3.0-or-later
"""Life at a table where nobody does anything: persons blink, one after the other, for half a minute after the last change.

Then all is still, and nothing wakes the processor. What is read never moves.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from rdi_desktop.ui.table.portraits import FaceModel
from rdi_desktop.ui.table.stage import Stage

EACH_MS, SHUT_MS, BLINKS = 1900, 130, 14
"""How long until somebody blinks, how long eyes are shut, and how often that happens: within half a minute."""


class IdleLife(QObject):
    """The idle life of one stage."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._left = 0
        self._shut: int | None = None
        """Whose eyes are shut."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)

    def begin(self) -> None:
        """All has been shown: from now on for half a minute."""
        self.end()
        if not self._stage.motions.reduced:
            self._left = BLINKS
            self._timer.start(EACH_MS)

    def end(self) -> None:
        """Something is shown: all eyes are open."""
        self._timer.stop()
        self._open()

    def _step(self) -> None:
        if self._open():
            if self._left:
                self._timer.start(EACH_MS)
            return
        self._left -= 1
        awake = [seat.seat for seat in self._stage.shown().seats if not seat.out]
        if awake and self._look(awake[self._left % len(awake)], blink=True):
            self._shut = awake[self._left % len(awake)]
            self._timer.start(SHUT_MS)

    def _open(self) -> bool:
        """Whether somebody's eyes were shut."""
        seat, self._shut = self._shut, None
        return seat is not None and self._look(seat, blink=False)

    def _look(self, seat: int, *, blink: bool) -> bool:
        face = self._stage.face(seat)
        if face is None or not isinstance(face.model, FaceModel):
            return False
        face.again(face.model._replace(blink=blink))
        return True
