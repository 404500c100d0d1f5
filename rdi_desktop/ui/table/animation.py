# SPDX-License-Identifier: GPL-3.0-or-later
"""One driver moves, turns and fades everything. It never holds a decision back and can be skipped at any time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

FRAME_MS = 16


class Pose:
    """Where an item is and how it stands there."""

    __slots__ = ("at", "opacity", "scale", "turn")

    def __init__(self, at: QPointF, turn: float = 0.0, scale: float = 1.0, opacity: float = 1.0) -> None:
        self.at = at
        self.turn = turn
        self.scale = scale
        self.opacity = opacity

    @classmethod
    def of(cls, item: QGraphicsItem) -> Pose:
        """How the item stands now."""
        return cls(item.pos(), item.rotation(), item.scale(), item.opacity())

    def put(self, item: QGraphicsItem) -> None:
        """Stand the item so."""
        item.setPos(self.at)
        item.setRotation(self.turn)
        item.setScale(self.scale)
        item.setOpacity(self.opacity)

    def toward(self, other: Pose, part: float) -> Pose:
        """Somewhere between this and another pose. What fades does so late, so that it can be read before."""
        return Pose(
            self.at + (other.at - self.at) * part,
            self.turn + (other.turn - self.turn) * part,
            self.scale + (other.scale - self.scale) * part,
            self.opacity + (other.opacity - self.opacity) * part**6,
        )


class _Motion:
    __slots__ = ("begin", "done", "duration", "end", "item", "start")

    def __init__(
        self, item: QGraphicsItem, start: Pose, end: Pose, begin: int, duration: int, done: Callable[[], None] | None
    ) -> None:
        self.item = item
        self.start = start
        self.end = end
        self.begin = begin
        self.duration = duration
        self.done = done


class Animator(QObject):
    """Moves items from pose to pose. With `reduced` motion everything is at its end at once."""

    finished = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._motions: dict[int, _Motion] = {}
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    def move(
        self,
        item: QGraphicsItem,
        end: Pose,
        duration: int,
        delay: int = 0,
        start: Pose | None = None,
        done: Callable[[], None] | None = None,
        still: bool = False,
    ) -> None:
        """Move the item; a motion it is in goes over into this one. `still`: it is only shown for a while, also when nothing moves."""
        self._motions.pop(id(item), None)
        start = start or Pose.of(item)
        if (self.reduced and not still) or duration <= 0:
            end.put(item)
            if done is not None:
                done()
            return
        start.put(item)
        self._motions[id(item)] = _Motion(item, start, end, self._clock.elapsed() + delay, duration, done)
        if not self._timer.isActive():
            self._timer.start()

    def forget(self, item: QGraphicsItem) -> None:
        """Let the item stay where it is now."""
        self._motions.pop(id(item), None)

    def skip(self) -> None:
        """Bring everything to its end at once."""
        motions, self._motions = list(self._motions.values()), {}
        self._timer.stop()
        for motion in motions:
            motion.end.put(motion.item)
            if motion.done is not None:
                motion.done()
        if motions:
            self.finished.emit()

    def tick(self) -> None:
        """One frame."""
        now = self._clock.elapsed()
        ended: list[_Motion] = []
        for key, motion in list(self._motions.items()):
            part = (now - motion.begin) / motion.duration
            if part >= 1.0:
                del self._motions[key]
                motion.end.put(motion.item)
                ended.append(motion)
            elif part > 0.0:
                motion.start.toward(motion.end, self._ease.valueForProgress(part)).put(motion.item)
        for motion in ended:
            if motion.done is not None:
                motion.done()
        if not self._motions:
            self._timer.stop()
            self.finished.emit()
