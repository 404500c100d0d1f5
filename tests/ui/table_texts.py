# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text on the table as it was painted: where it stands, how large it is, and on what ground."""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from rdi_desktop.ui.cards import face_cache, painting
from rdi_desktop.ui.cards.face import SMALLEST_READ
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import picture
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.sprites import CardPictures, CardSprite
from tests.ui.legible import paint_anew

LEAST_CONTRAST = 4.5
"""Of letters against what they stand on (WCAG 2.1, 1.4.3)."""


class Drawn(NamedTuple):
    """One text as a painter drew it, in the coordinates of its picture."""

    text: str
    rect: QRectF
    pixels: float
    colour: QColor
    ground: QColor | None
    """None: it has no ground of its own."""
    rim: QColor | None
    """The colour of its shadow, or of a line around it."""


class Text(NamedTuple):
    """One text as it lies on the table."""

    text: str
    rect: QRectF
    pixels: float
    contrast: float
    item: QGraphicsPixmapItem
    inside: QRectF
    """The same in the coordinates of its item, which may be turned."""


class Noting(QPainter):
    """A painter that notes every text."""

    def __init__(self, device: Any) -> None:
        super().__init__(device)
        self.noted: list[Drawn] = []
        self._device = device

    def drawText(self, *args: Any) -> Any:  # type: ignore[override]
        rect, flags, text = args[0], args[1], args[2]
        if isinstance(rect, QRectF) and text.strip():
            box = QRectF(self.boundingRect(rect, int(flags), text))
            self._note(text, self.transform().mapRect(box))
        return super().drawText(*args)

    def _note(self, text: str, rect: QRectF) -> None:
        ground, rim = self._ground(rect), None
        for place, other in enumerate(self.noted):
            near = (other.rect.center() - rect.center()).manhattanLength() < max(4.0, rect.height() * 0.6)
            if other.text == text and near:  # its shadow or its rim: what stands on top counts
                del self.noted[place]
                ground = other.ground
                rim = other.colour
                break
        colour = QColor(self.pen().color())
        colour.setAlphaF(colour.alphaF() * self.opacity())
        pixels = self.font().pixelSize() * self.transform().m22()
        self.noted.append(Drawn(text, rect, pixels, colour, ground, rim))

    def _ground(self, rect: QRectF) -> QColor | None:
        ratio = self._device.devicePixelRatio()
        here = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect().intersected(self._device.rect())
        part = self._device.copy(here)
        image = part if isinstance(part, QImage) else part.toImage()
        found = []
        for across in (0.02, 0.3, 0.5, 0.7, 0.98):
            for down in (0.2, 0.5, 0.8):
                at = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down) * ratio
                x, y = int(at.x()) - here.left(), int(at.y()) - here.top()
                if image.valid(x, y):
                    found.append(image.pixelColor(x, y))
        if not found or sorted(each.alpha() for each in found)[len(found) // 2] < 40:
            return None
        return sorted(found, key=luminance)[len(found) // 2]


def luminance(colour: QColor) -> float:
    """Relative luminance (WCAG 2.1)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """From 1 to 21 (WCAG 2.1)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(top: QColor, ground: QColor) -> QColor:
    """What is seen of a colour that lies over another one."""
    part = top.alphaF()
    ends = ((top.redF(), ground.redF()), (top.greenF(), ground.greenF()), (top.blueF(), ground.blueF()))
    return QColor.fromRgbF(*(a * part + b * (1 - part) for a, b in ends))


def faint(texts: Sequence[Text]) -> list[str]:
    """Those with too little contrast."""
    return [f"faint {each.contrast:.1f}: {each.text}" for each in texts if each.contrast < LEAST_CONTRAST - 0.05]


class TableTexts:
    """Notes what is painted on tables that are made from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._pictures: WeakKeyDictionary[Any, list[Drawn]] = WeakKeyDictionary()
        self._faces: dict[Any, list[Drawn]] = {}
        self._painters: list[Noting] = []
        self._sprites: dict[int, CardSprite] = {}
        self._shown: dict[int, picture.Picture] = {}
        self._images: dict[int, QImage] = {}
        show, render = picture.Picture.show, face_cache._render
        made = self._painters

        class OfPicture(Noting):
            def __init__(self, device: QPixmap) -> None:
                super().__init__(device)
                made.append(self)

        def note_picture(whole: picture.Picture, *args: Any, **more: Any) -> None:
            made.clear()
            show(whole, *args, **more)
            if made:
                self._pictures[whole] = made[0].noted
            self._shown[id(whole.item)] = whole

        of_thread = threading.local()  # faces are painted on other threads

        class OfFace(Noting):
            def __init__(self, device: QImage) -> None:
                super().__init__(device)
                of_thread.painters = [*getattr(of_thread, "painters", ()), self]

        def note_face(key: face_cache.FaceKey) -> QImage:
            of_thread.painters = []
            image = render(key)
            self._faces[key] = of_thread.painters[0].noted if of_thread.painters else []
            of_thread.painters = []
            return image

        fill = CardPictures.fill

        def note_sprite(pictures: CardPictures, sprite: CardSprite) -> None:
            fill(pictures, sprite)
            self._sprites[id(sprite.item)] = sprite

        monkeypatch.setattr(picture, "QPainter", OfPicture)
        paint_anew(monkeypatch)
        monkeypatch.setattr(painting, "QPainter", OfFace)
        monkeypatch.setattr(picture.Picture, "show", note_picture)
        monkeypatch.setattr(face_cache, "_render", note_face)
        monkeypatch.setattr(face_cache.FaceCache, "_may_draw", lambda _: True)
        monkeypatch.setattr(CardPictures, "fill", note_sprite)

    def _drawn(self, item: QGraphicsPixmapItem) -> list[Drawn]:
        shown, sprite = self._shown.get(id(item)), self._sprites.get(id(item))
        if shown is not None and shown.item is item:
            return self._pictures.get(shown, [])
        if sprite is not None and sprite.item is item and sprite.subject is not None:
            size = max(1, round(sprite.size[0])), max(1, round(sprite.size[1]))
            return self._faces.get((sprite.subject, *size, sprite._dpr, THEME.worn), [])
        return []

    def seen(self, scene: TableScene) -> list[Text]:
        """Every text that is to be seen."""
        wood = QColor(THEME.palette.planks)
        found = []
        for item in scene.items():
            if not isinstance(item, QGraphicsPixmapItem) or not item.isVisible() or item.effectiveOpacity() < 0.2:
                continue
            for drawn in self._drawn(item):
                rect = item.mapRectToScene(drawn.rect.translated(item.offset()))
                ground = (
                    over(drawn.ground, wood) if drawn.ground is not None else self._below(scene, item, rect) or wood
                )
                grounds = (ground, drawn.rim) if drawn.rim is not None else (ground,)
                told = max(contrast(over(drawn.colour, each), each) for each in grounds)
                pixels = drawn.pixels * abs(item.sceneTransform().m22())
                text = Text(drawn.text, rect, pixels, told, item, drawn.rect)
                if scene.sceneRect().intersects(rect) and not all(self._covered(scene, text)):
                    found.append(text)
        return found

    def unfit(self, scene: TableScene, least: float = 11.0) -> list[str]:
        """What cannot be read: too small, too faint, over other texts, or half below something."""
        texts, found = self.seen(scene), list[str]()
        for text in texts:
            enough = SMALLEST_READ if id(text.item) in self._sprites else least  # letters on a card follow the card
            if round(text.pixels, 1) < math.floor(enough):
                found.append(f"small {text.pixels:.1f}: {text.text}")
        found += faint(texts)
        found += [f"half covered: {t.text}" for t in texts if any(self._covered(scene, t))]
        for one, other in combinations(texts, 2):
            alike = one.item is other.item
            a, b = (one.inside, other.inside) if alike else (one.rect, other.rect)
            shared = a.intersected(b)
            if shared.width() > 2 and shared.height() > 0.3 * min(a.height(), b.height()):
                found.append(f"over each other: {one.text} / {other.text}")
        return found

    def sizes(self, scene: TableScene) -> set[int]:
        """The sizes of letters, in whole pixels, on what is no card."""
        return {round(t.pixels) for t in self.seen(scene) if id(t.item) not in self._sprites}

    def _below(self, scene: TableScene, item: QGraphicsPixmapItem, rect: QRectF) -> QColor | None:
        """The usual colour of what lies below an item that is transparent there."""
        found = []
        for part in (0.1, 0.5, 0.9):
            point = QPointF(rect.left() + rect.width() * part, rect.center().y())
            there = [each for each in scene.items(point) if isinstance(each, QGraphicsPixmapItem) and each.isVisible()]
            for other in there[there.index(item) + 1 :] if item in there else ():
                at = (other.mapFromScene(point) - other.offset()) * other.pixmap().devicePixelRatio()
                image = self._image(other)
                if image.valid(int(at.x()), int(at.y())) and image.pixelColor(int(at.x()), int(at.y())).alpha() > 128:
                    found.append(image.pixelColor(int(at.x()), int(at.y())))
                    break
        return sorted(found, key=luminance)[len(found) // 2] if found else None

    def _covered(self, scene: TableScene, text: Text) -> Iterator[bool]:
        """At points along a text, whether something lies over it there."""
        whole = text.rect.adjusted(1, text.rect.height() * 0.25, -1, -text.rect.height() * 0.25)
        for part in (0.02, 0.25, 0.5, 0.75, 0.98):
            point = QPointF(whole.left() + whole.width() * part, whole.center().y())
            above = False
            for item in scene.items(point):
                if item is text.item:
                    break
                if (
                    isinstance(item, QGraphicsPixmapItem)
                    and item.effectiveOpacity() > 0.5
                    and not item.pixmap().isNull()
                ):
                    at = (item.mapFromScene(point) - item.offset()) * item.pixmap().devicePixelRatio()
                    image = self._image(item)
                    if (
                        image.valid(int(at.x()), int(at.y()))
                        and image.pixelColor(int(at.x()), int(at.y())).alpha() > 128
                    ):
                        above = True
                        break
            yield above

    def _image(self, item: QGraphicsPixmapItem) -> QImage:
        """The pixels of an item's picture, fetched once."""
        key = item.pixmap().cacheKey()
        if key not in self._images:
            if len(self._images) > 300:
                self._images.clear()
            self._images[key] = item.pixmap().toImage()
        return self._images[key]
