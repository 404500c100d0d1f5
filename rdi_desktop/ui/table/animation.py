# SPDX-License-Identifier: GPL-3.0-or-later
"""One driver for all moving, turning and fading. It never delays a decision and can be skipped at any time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QTimer
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.table.picture import enlarge, turn

FRAME_MS = 16


class Pose:
    """Position, rotation, size and opacity of an item."""

    __slots__ = ("at", "opacity", "scale", "turn", "wide")

    def __init__(
        self, at: QPointF, turn: float = 0.0, scale: float = 1.0, opacity: float = 1.0, wide: float = 1.0
    ) -> None:
        self.at = at
        self.turn = turn
        self.scale = scale
        self.opacity = opacity
        self.wide = wide
        """The visible fraction of its width: a card that is being turned over is narrow for a moment."""

    @classmethod
    def of(cls, item: QGraphicsItem) -> Pose:
        """The present pose of the item."""
        return cls(item.pos(), item.rotation(), item.scale(), item.opacity(), item.transform().m11())

    def put(self, item: QGraphicsItem) -> None:
        """Give the item this pose."""
        item.setPos(self.at)
        turn(item, self.turn)
        enlarge(item, self.scale)
        item.setOpacity(self.opacity)
        if self.wide != item.transform().m11():
            item.setTransform(QTransform.fromScale(self.wide, 1.0))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pose) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def toward(self, other: Pose, part: float) -> Pose:
        """A pose between this and another. Fading out happens late, fading in early, so that things can be read."""
        fades = other.opacity < self.opacity
        return Pose(
            self.at + (other.at - self.at) * part,
            self.turn + (other.turn - self.turn) * part,
            self.scale + (other.scale - self.scale) * part,
            self.opacity + (other.opacity - self.opacity) * (part**6 if fades else part),
            self.wide + (other.wide - self.wide) * part,
        )


PoseAt = Callable[[float], Pose]
"""The pose at each fraction (0 to 1) of a motion."""


class _Motion:
    __slots__ = ("begin", "done", "duration", "item", "way")

    def __init__(
        self, item: QGraphicsItem, way: PoseAt, begin: float, duration: float, done: Callable[[], None] | None
    ) -> None:
        self.item = item
        self.way = way
        self.begin = begin
        self.duration = duration
        self.done = done


class Animator(QObject):
    """Moves items from pose to pose. With `reduced` motion everything is at its end at once.

    It has a clock of its own, or follows another one (`now`, in ms) whose owner calls `tick`.
    """

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._motions: dict[int, _Motion] = {}
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._now = now or self._clock.elapsed
        self._driven = now is not None
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def now(self) -> float:
        """Its clock (ms)."""
        return self._now()

    @property
    def running(self) -> bool:
        """Whether anything is moving."""
        return bool(self._motions)

    def move(
        self,
        item: QGraphicsItem,
        end: Pose,
        duration: float,
        delay: float = 0,
        start: Pose | None = None,
        done: Callable[[], None] | None = None,
        still: bool = False,
    ) -> None:
        """Move the item; a present motion turns into this one. `still`: it is shown only for a while, without moving.

        An item that is there already is painted no more until something else moves.
        """
        begin = start or Pose.of(item)
        there = start is None and done is None and begin == end
        if (self.reduced or there) and not still:
            duration = 0
        self.act(item, lambda part: begin.toward(end, self._ease.valueForProgress(part)), duration, delay, done)

    def act(
        self,
        item: QGraphicsItem,
        way: PoseAt,
        duration: float,
        delay: float = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move the item along that way; a present motion turns into this one. At the end it has the pose of fraction 1."""
        self._motions.pop(id(item), None)
        if duration <= 0:
            way(1.0).put(item)
            if done is not None:
                done()
            return
        way(0.0).put(item)
        self._motions[id(item)] = _Motion(item, way, self._now() + delay, duration, done)
        if not self._timer.isActive() and not self._driven:
            self._timer.start()

    def forget(self, item: QGraphicsItem) -> None:
        """Stop the item where it is now."""
        self._motions.pop(id(item), None)
        if not self._motions:
            self._timer.stop()

    def end(self, item: QGraphicsItem) -> None:
        """End that item's motion at once."""
        motion = self._motions.pop(id(item), None)
        if motion is not None:
            motion.way(1.0).put(motion.item)
            if motion.done is not None:
                motion.done()

    def skip(self) -> None:
        """End all motions at once."""
        motions, self._motions = list(self._motions.values()), {}
        self._timer.stop()
        for motion in motions:
            motion.way(1.0).put(motion.item)
            if motion.done is not None:
                motion.done()

    def tick(self) -> None:
        """Draw one frame."""
        now = self._now()
        ended: list[_Motion] = []
        for key, motion in list(self._motions.items()):
            part = (now - motion.begin) / motion.duration
            if part >= 1.0:
                del self._motions[key]
                motion.way(1.0).put(motion.item)
                ended.append(motion)
            elif part > 0.0:
                motion.way(part).put(motion.item)
        for motion in ended:
            if motion.done is not None:
                motion.done()
        if not self._motions:
            self._timer.stop()
