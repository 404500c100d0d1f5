# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards as pixmap items with pictures from the face cache, centred so that they rotate and scale about their middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import WeakSet

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.face_cache import BackKind, FaceCache, FaceKey
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.picture import later, may_wait, pixmap_item, stretched
from rdi_desktop.ui.table.shadows import CARD, Shadow

SpriteSubject = CardFace | BackKind
_USUAL = 165.0
"""For a card of this height, shadows have the size for a unit of 1."""


class CardSprite:
    """One card, face or back."""

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None, z: float = 0.0) -> None:
        self._pictures = pictures
        self.item = pixmap_item(parent)
        self.item.setZValue(z)
        self.subject: SpriteSubject | None = None
        self.exact = False
        """Whether only its exact picture may be shown, from the first frame on."""
        self.size = (0.0, 0.0)
        self._shadow: Shadow | None = None
        self._dpr = 0.0
        self._worn = -1

    @property
    def rect(self) -> QRectF:
        """Where the card is in the coordinates of its item."""
        return QRectF(-self.size[0] / 2, -self.size[1] / 2, *self.size)

    def show(self, subject: SpriteSubject, size: tuple[float, float]) -> None:
        """Show that side of that card at that size."""
        dpr = self._pictures.dpr()
        if (subject, size, dpr, THEME.worn) != (self.subject, self.size, self._dpr, self._worn):
            self.subject, self.size, self._dpr, self._worn = subject, size, dpr, THEME.worn
            self._pictures.fill(self)
            if self._shadow is not None:
                self._shadow.show(self.rect, CARD, size[1] / _USUAL, dpr)

    def cast(self) -> None:
        """Give it a shadow."""
        self._shadow = self._shadow or Shadow(self.item)

    def take(self, pixmap: QPixmap) -> None:
        """Set the picture; called by `CardPictures`."""
        self.item.setPixmap(pixmap)
        self.item.setOffset(QPointF(-self.size[0] / 2, -self.size[1] / 2))


class CardPictures(QObject):
    """Gives sprites the best available pictures, and exact ones as soon as they are drawn."""

    def __init__(self, cache: FaceCache, dpr: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache = cache
        self.dpr = dpr
        self._sprites: WeakSet[CardSprite] = WeakSet()
        cache.ready.connect(self._arrived)

    def fill(self, sprite: CardSprite) -> None:
        """Give the sprite its picture: the exact one if it must be, otherwise the best available."""
        subject = sprite.subject
        assert subject is not None
        self._sprites.add(sprite)
        size = _pixels(sprite)
        dpr = self.dpr()
        pixmap: QPixmap | None = None
        if not sprite.exact and may_wait() and not self._cache.knows(subject):
            later(sprite.item, partial(self.fill, sprite))
            pixmap = stretched(sprite.item.pixmap(), size.toTuple(), dpr)
        elif not sprite.exact:
            if isinstance(subject, CardFace):
                pixmap = self._cache.face(subject, size, dpr, now=True)
            else:
                pixmap = self._cache.back(subject.kind, subject.emblem, size, dpr, now=True)
        sprite.take(pixmap if pixmap is not None else self._cache.exactly(subject, size, dpr))

    def ahead(self, face: CardFace, size: tuple[float, float]) -> None:
        """Draw a face in advance at that size."""
        self._cache.ahead(face, QSize(round(size[0]), round(size[1])), self.dpr())

    def _arrived(self, key: FaceKey) -> None:
        for sprite in list(self._sprites):
            there = isValid(sprite.item) and sprite.subject == key.subject
            if there and _pixels(sprite) == QSize(key.width, key.height):
                self.fill(sprite)


def _pixels(sprite: CardSprite) -> QSize:
    return QSize(max(1, round(sprite.size[0])), max(1, round(sprite.size[1])))
