# SPDX-License-Identifier: GPL-3.0-or-later
"""Words on pages and in dialogs as they were painted: whether they stand out from what they stand on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from rdi_desktop.ui.panels.widgets import BrassButton
from tests.ui.legible import seen_part, written
from tests.ui.table_texts import LEAST_CONTRAST, contrast, luminance, over


class PageTexts:
    """Notes the words that our own widgets paint from now on; those of labels and buttons are looked at in the picture."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._noted: list[tuple[str, QRectF, QColor, QWidget]] = []
        draw = QPainter.drawText

        def note(painter: QPainter, *args: Any) -> Any:
            text = next((each for each in args if isinstance(each, str)), "")
            if isinstance(args[0], QRect | QRectF) and text.strip() and isinstance(painter.device(), QWidget):
                flags = next((int(each) for each in args[1:] if not isinstance(each, str)), 0)
                box = QRectF(painter.boundingRect(QRectF(args[0]), flags, text))
                colour = QColor(painter.pen().color())
                colour.setAlphaF(colour.alphaF() * painter.opacity())
                if painter.device().isEnabled() or isinstance(painter.device(), BrassButton):
                    self._note(text, painter.deviceTransform().mapRect(box), colour, painter.device())
            return draw(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", note)

    def _note(self, text: str, box: QRectF, colour: QColor, on: QWidget) -> None:
        for place, (other, there, *_) in enumerate(self._noted):
            if other == text and (there.center() - box.center()).manhattanLength() < 5:  # its shadow
                del self._noted[place]
                break
        self._noted.append((text, box, colour, on))

    def faint(self, root: QWidget) -> list[str]:
        """What has too little contrast on that page, as it is painted now."""
        self._noted.clear()
        image = root.grab().toImage()
        found = []
        for text, box, colour, on in self._noted:
            if on is not root and not QRectF(seen_part(on, root)).contains(box):  # scrolled out of sight, in part
                continue
            ground = _ground(image, box)
            if ground is not None and contrast(over(colour, ground), ground) < LEAST_CONTRAST:
                found.append(f"{text}: {colour.name()} on {ground.name()}")
        for widget in written(root):
            part = QRectF(seen_part(widget, root)).adjusted(3, 3, -3, -3)
            if isinstance(widget, QLabel) and widget.isEnabled() and part.height() > widget.fontMetrics().height() / 2:
                ground = _ground(image, part)
                if ground is not None and _most(image, part, ground) < LEAST_CONTRAST:
                    found.append(f"{widget.text()} on {ground.name()}")
        return found


def _colours(image: QImage, rect: QRectF) -> list[list[int]]:
    """The pixels of that part of a page, row by row."""
    ratio = image.devicePixelRatio()
    here = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect().intersected(image.rect())
    return [
        [image.pixel(x, y) & 0xFFFFFF for x in range(here.left(), here.right() + 1)]
        for y in range(here.top(), here.bottom() + 1)
    ]


def _ground(image: QImage, rect: QRectF) -> QColor | None:
    """The median colour around words, by lightness; None outside the picture."""
    rows = _colours(image, rect.adjusted(-2, 0, 2, 0))
    if not rows or not rows[0]:
        return None
    around = [*rows[0], *rows[-1], *(row[end] for row in rows for end in (0, -1))]
    return sorted(map(QColor, around), key=luminance)[len(around) // 2]


def _most(image: QImage, rect: QRectF, ground: QColor) -> float:
    """The greatest contrast of anything there against the ground."""
    found = {pixel for row in _colours(image, rect) for pixel in row}
    return max(contrast(QColor(pixel), ground) for pixel in found)
