# SPDX-License-Identifier: GPL-3.0-or-later
"""A cache of faces and backs by device-pixel size, drawn outside the GUI thread; the first of a card at once if it is wanted now."""

from __future__ import annotations

import atexit
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple
from weakref import WeakSet

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QRunnable,
    QSize,
    Qt,
    QThread,
    QThreadPool,
    Signal,
    Slot,
)
from PySide6.QtGui import QImage, QPixmap
from shiboken6 import isValid

from rdi_desktop.ui.cards import painted
from rdi_desktop.ui.cards.art import load_fonts
from rdi_desktop.ui.cards.back import render_back
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.look.frames import after_frame
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import now

_AT_ONCE = 0.12
"""How long (s) the GUI thread may draw at a time: for a hand when a game opens. One card takes a few thousandths."""
_REFILL = 1 / 8
"""The fraction of time that it may draw later: enough for a played card, never noticeable."""
_COARSE = 0.2
"""A picture with less than this fraction of the wanted width is useless: another is drawn first."""
_SKETCH = 1 / 4
"""Without time to draw a whole card, this fraction of its pixels is drawn, and stretched until the rest is ready."""


class BackKind(NamedTuple):
    """A card's back: the deck it is from."""

    kind: str
    emblem: str | None


class FaceKey(NamedTuple):
    """Sent with ``ready``: this subject is now available at this size."""

    subject: CardFace | BackKind
    width: int
    height: int
    dpr: float
    worn: int
    """The theme's number: pictures begun with another theme are never shown as exact."""


class _Drawing(QRunnable):
    """One picture being drawn on a pool thread."""

    def __init__(self, key: FaceKey, deliver: Callable[[FaceKey, QImage], None]) -> None:
        super().__init__()
        self._key = key
        self._deliver = deliver

    def run(self) -> None:
        self._deliver(self._key, _render(self._key))


class FaceCache(QObject):
    """Pixmaps of faces and backs. Ask, take what there is, ask again when ``ready`` names the key."""

    ready = Signal(object)
    """A ``FaceKey`` whose picture is now exact."""
    _drawn = Signal(object, QImage)

    def __init__(self, parent: QObject | None = None, budget_bytes: int = 96 * 1024 * 1024) -> None:
        super().__init__(parent)
        load_fonts()
        self._budget = budget_bytes
        self._used = 0
        self._time, self._looked = _AT_ONCE, time.perf_counter()
        self._pixmaps: OrderedDict[FaceKey, QPixmap] = OrderedDict()
        self._latest: dict[CardFace | BackKind, FaceKey] = {}
        self._under_way: set[FaceKey] = set()
        self._closed = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(max(1, min(3, QThread.idealThreadCount() - 1)))
        self._drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)
        if parent is not None:
            parent.destroyed.connect(self.close)
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.close)
        _caches.add(self)

    def face(self, face: CardFace, size: QSize, dpr: float = 1.0, *, now: bool = False) -> QPixmap | None:
        """The best available picture: the exact one, one of another size stretched, or None.

        `now`: if there is none, it is drawn at once, within a limit of time.
        """
        return self._best(FaceKey(face, size.width(), size.height(), dpr, THEME.worn), now)

    def has(self, face: CardFace, size: QSize, dpr: float = 1.0) -> bool:
        """Whether the exact picture is available; does not draw it."""
        return FaceKey(face, size.width(), size.height(), dpr, THEME.worn) in self._pixmaps

    def knows(self, subject: CardFace | BackKind) -> bool:
        """Whether there is a picture of it at any size."""
        return subject in self._latest

    def back(
        self, kind: str, emblem: str | None, size: QSize, dpr: float = 1.0, *, now: bool = False
    ) -> QPixmap | None:
        """The same for a back; see :func:`render_back` for the kinds."""
        return self._best(FaceKey(BackKind(kind, emblem), size.width(), size.height(), dpr, THEME.worn), now)

    def exactly(self, subject: CardFace | BackKind, size: QSize, dpr: float = 1.0) -> QPixmap:
        """The picture at that size, however long it takes; for a single large card."""
        key = FaceKey(subject, max(1, size.width()), max(1, size.height()), dpr, THEME.worn)
        if key not in self._pixmaps:
            self._under_way.discard(key)
            self._keep(key, _render(key))
        return self._pixmaps[key]

    def ahead(self, face: CardFace, size: QSize, dpr: float = 1.0) -> None:
        """Draw a face in advance."""
        key = FaceKey(face, size.width(), size.height(), dpr, THEME.worn)
        if not (self._closed or key in self._pixmaps or key in self._under_way or min(size.toTuple()) <= 0):
            self._begin(key)

    @property
    def busy(self) -> bool:
        """Whether pictures are still being drawn."""
        return bool(self._under_way)

    def forget(self) -> None:
        """Pictures have changed: each is drawn again when wanted."""
        self._pixmaps.clear()
        self._latest.clear()
        self._under_way.clear()
        self._used = 0

    @Slot()
    def close(self) -> None:
        """Drop waiting drawings, and wait for those in progress.

        To be called before destruction, which no drawing may outlive.
        """
        self._closed = True
        self._pool.clear()
        self._pool.waitForDone()
        self._under_way.clear()

    def _best(self, key: FaceKey, now: bool) -> QPixmap | None:
        exact = self._pixmaps.get(key)
        if exact is not None:
            self._pixmaps.move_to_end(key)
            self._latest[key.subject] = key
            return exact
        older = self._pixmaps.get(self._latest.get(key.subject, key))
        if self._closed or key.width <= 0 or key.height <= 0:
            return _stretched(older, key) if older is not None else None
        if older is not None and now and older.width() < key.width * key.dpr * _COARSE:
            older = None  # too small to read
        if older is None and now and self._may_draw():
            began = time.perf_counter()
            image = _render(key)
            self._time -= time.perf_counter() - began
            self._under_way.discard(key)
            self._keep(key, image)
            return self._pixmaps[key]
        if key not in self._under_way:
            self._begin(key)
        if older is None and now:  # rather wait than show a blank card
            coarse = key._replace(dpr=key.dpr * _SKETCH)
            self._keep(coarse, _render(coarse))
            older = self._pixmaps[coarse]
        return _stretched(older, key) if older is not None else None

    def _begin(self, key: FaceKey) -> None:
        """Draw it on a thread, once the present frame is there."""
        self._under_way.add(key)
        after_frame(self, partial(self._start, key))

    def _start(self, key: FaceKey) -> None:
        if not self._closed and key in self._under_way:
            self._pool.start(_Drawing(key, self._drawn.emit))

    def _may_draw(self) -> bool:
        """Whether the GUI thread has time left to draw."""
        now = time.perf_counter()
        self._time = min(_AT_ONCE, self._time + (now - self._looked) * _REFILL)
        self._looked = now
        return self._time > 0

    @Slot(object, QImage)
    def _take(self, key: FaceKey, image: QImage) -> None:
        if key not in self._under_way:
            return
        self._under_way.discard(key)
        self._keep(key, image)
        self.ready.emit(key)

    def _keep(self, key: FaceKey, image: QImage) -> None:
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._latest[key.subject] = key
        self._used += image.sizeInBytes()
        while self._used > self._budget and len(self._pixmaps) > 1:
            old, pixmap = self._pixmaps.popitem(last=False)
            self._used -= pixmap.width() * pixmap.height() * 4
            if self._latest.get(old.subject) == old:
                del self._latest[old.subject]


_caches: WeakSet[FaceCache] = WeakSet()


@atexit.register
def _close_all() -> None:
    """Close all caches, also when the program ends without its event loop."""
    for cache in list(_caches):
        if isValid(cache):
            cache.close()


def _render(key: FaceKey) -> QImage:
    if isinstance(key.subject, CardFace):
        return render_face(key.subject, key.width, key.height, key.dpr)
    return _back(key, now().code)


@lru_cache(maxsize=48)
def _back(key: FaceKey, _language: str) -> QImage:
    """A back, the same at every table."""
    assert isinstance(key.subject, BackKind)
    return render_back(key.subject.kind, key.subject.emblem, key.width, key.height, key.dpr)


painted.with_them.append(_back.cache_clear)


def _stretched(pixmap: QPixmap, key: FaceKey) -> QPixmap:
    """``pixmap`` at another size, for a few frames only."""
    size = QSize(round(key.width * key.dpr), round(key.height * key.dpr))
    stretched = pixmap.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    stretched.setDevicePixelRatio(key.dpr)
    return stretched
