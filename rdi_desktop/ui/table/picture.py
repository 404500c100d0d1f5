# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures on the scene: painted into a pixmap once for each state, then only moved."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import FunctionType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt, QThread, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene
from shiboken6 import isValid

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.painted import is_painted, painted
from rdi_desktop.ui.look.theme import THEME

Model = TypeVar("Model", bound=Hashable)
Paint = Callable[[QPainter, Model, QRectF], None]
_ROUND_S = 0.008
"""For so long (s) pictures that may wait are painted in one round of the event loop."""


class _Part(Protocol):
    @property
    def item(self) -> QGraphicsItem:
        """Its item on the scene."""


Part = TypeVar("Part", bound=_Part)


def pixmap_item(parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    """An empty, smoothly drawn pixmap item that ignores mouse presses."""
    item = QGraphicsPixmapItem(parent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def turn(item: QGraphicsItem, degrees: float) -> None:
    """Rotate the item. Qt paints it again even if the angle is the same, so that is left out."""
    if degrees != item.rotation():
        item.setRotation(degrees)


def enlarge(item: QGraphicsItem, scale: float) -> None:
    """Set the size of the item; for the same size see `turn`."""
    if scale != item.scale():
        item.setScale(scale)


def about(item: QGraphicsItem, point: QPointF) -> None:
    """Rotate and scale the item about that point; for the same point see `turn`."""
    if point != item.transformOriginPoint():
        item.setTransformOriginPoint(point)


class Picture:
    """A pixmap item that shows a model. It is painted only for a new model, size or pixel ratio."""

    def __init__(self, parent: QGraphicsItem | None = None, z: float = 0.0) -> None:
        self.item = pixmap_item(parent)
        self.item.setZValue(z)
        self._key: Hashable = None
        self.model: Hashable = None
        """The model that it shows."""
        self._shown: tuple[Any, ...] = ()
        self._frame: tuple[Any, ...] = ()
        """Size, pixel ratio and origin of the pixmap that is there."""
        self._owed: Callable[[], QPixmap] | None = None
        """Makes the pixmap of its model, as long as an older one is there."""

    def again(self, model: Model) -> None:
        """Show another model as it was shown last."""
        if self._shown:
            size, dpr, paint, centred = self._shown
            self.show(model, size, dpr, paint, centred)

    def lay(self, model: Model, rect: QRectF, dpr: float, paint: Paint[Model], kind: Hashable = None) -> None:
        """Show the model in that place."""
        self.show(model, (rect.width(), rect.height()), dpr, paint, kind=kind)
        self.item.setPos(rect.topLeft())

    def show(
        self,
        model: Model,
        size: tuple[float, float],
        dpr: float,
        paint: Paint[Model],
        centred: bool = False,
        kind: Hashable = None,
    ) -> None:
        """Show the model at that size; `centred` puts the item's origin in its middle.

        `kind`: what else decides how it is painted, if `paint` holds something itself; without it such a picture is painted anew each time.
        """
        self._shown = (size, dpr, paint, centred)
        key = (model, size, dpr, centred, letters.scale(), THEME.worn)
        if key == self._key:
            return
        self._key = key
        self.model = model
        make = partial(_pixmap, model, size, dpr, paint)
        by = kind if kind is not None else paint if _whole(paint) else None
        named = (by, *key)
        frame, self._frame = self._frame, (size, dpr, centred)
        self._owed = make if by is None else partial(painted, named, make)
        if may_wait() and by is not None and not is_painted(named):
            if frame != self._frame:
                self._take(stretched(self.item.pixmap(), _pixels(size), dpr))
            later(self.item, self._pay)
        else:
            self._pay()

    def _pay(self) -> None:
        """Show its model, if something older is there."""
        if self._owed is not None:
            self._take(self._owed())
        self._owed = None

    def _take(self, pixmap: QPixmap) -> None:
        self.item.setPixmap(pixmap)
        (width, height), centred = _pixels(self._frame[0]), self._frame[2]
        self.item.setOffset(QPointF(-width / 2, -height / 2) if centred else QPointF())


class _Later:
    """What waits to be painted."""

    on = False
    """Whether what is shown now may wait."""
    waiting: ClassVar[list[tuple[QGraphicsItem, Callable[[], object]]]] = []

    @classmethod
    def paint(cls) -> None:
        """Paint for as long as is not noticed."""
        until = time.perf_counter() + _ROUND_S
        while cls.waiting and time.perf_counter() < until:
            item, do = cls.waiting.pop(0)
            if isValid(item):
                do()
        if cls.waiting:
            QTimer.singleShot(0, cls.paint)


@contextmanager
def painted_later(on: bool) -> Iterator[None]:
    """If `on`: what of the pictures that follow is not painted yet may be so a few frames later; so no frame takes long.

    Until then they show what they showed before. Outside of an event loop there are no further frames, and nothing waits.
    """
    before = _Later.on
    _Later.on = before or (on and QThread.currentThread().loopLevel() > 0)
    try:
        yield
    finally:
        _Later.on = before


def may_wait() -> bool:
    """Whether what is shown now may be painted `later`."""
    return _Later.on


def later(item: QGraphicsItem, paint: Callable[[], object]) -> None:
    """Paint something for that item in one of the next rounds of the event loop, if it is still there."""
    if not _Later.waiting:
        QTimer.singleShot(0, _Later.paint)
    _Later.waiting.append((item, paint))


def stretched(pixmap: QPixmap, size: tuple[int, int], dpr: float) -> QPixmap:
    """Quickly at that size (device-independent pixels), for a few frames; an empty one is clear there."""
    wide, high = math.ceil(size[0] * dpr), math.ceil(size[1] * dpr)
    if pixmap.isNull():
        found = QPixmap(wide, high)
        found.fill(Qt.GlobalColor.transparent)
    else:
        found = pixmap.scaled(wide, high)
    found.setDevicePixelRatio(dpr)
    return found


def _pixels(size: tuple[float, float]) -> tuple[int, int]:
    return max(1, math.ceil(size[0])), max(1, math.ceil(size[1]))


def _pixmap(model: Model, size: tuple[float, float], dpr: float, paint: Paint[Model]) -> QPixmap:
    width, height = _pixels(size)
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter, model, QRectF(0, 0, size[0], size[1]))
    painter.end()
    return pixmap


def _whole(paint: Paint[Model]) -> bool:
    """Whether it paints nothing but its model: a function of a module, which holds nothing itself."""
    return isinstance(paint, FunctionType) and "<" not in paint.__qualname__


class PictureRow(Generic[Part]):
    """Pictures or cards of which as many are seen as are wanted; those made once are kept, and hidden while there are too many."""

    def __init__(self, make: Callable[[int], Part], scene: QGraphicsScene | None = None) -> None:
        """`make`: the next one, by its number; `scene`: where it is put, unless it is a part of another item."""
        self._make, self._scene = make, scene
        self._parts: list[Part] = []

    def of(self, count: int) -> list[Part]:
        """The first so many, visible; the others are hidden."""
        while len(self._parts) < count:
            self._parts.append(self._make(len(self._parts)))
            if self._scene is not None:
                self._scene.addItem(self._parts[-1].item)
        for number, part in enumerate(self._parts):
            part.item.setVisible(number < count)
        return self._parts[:count]

    @property
    def seen(self) -> list[Part]:
        """Those that are visible."""
        return [part for part in self._parts if part.item.isVisible()]


class Tags(Generic[Model]):
    """A picture for each of some models, in its place; its tooltip says what it shows."""

    def __init__(self, row: PictureRow[Picture], dpr: Callable[[], float], paint: Paint[Model]) -> None:
        self._row, self._dpr, self._paint = row, dpr, paint

    def show(self, wanted: Sequence[tuple[Model, QRectF]], told: Callable[[Model], str] = lambda _: "") -> None:
        """Show these, each in its place."""
        for picture, (model, rect) in zip(self._row.of(len(wanted)), wanted, strict=True):
            picture.lay(model, rect, self._dpr(), self._paint)
            picture.item.setToolTip(told(model))

    @property
    def seen(self) -> list[Picture]:
        """The pictures that are visible."""
        return self._row.seen
