# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played is said: the title of a card stands in a bubble at the face of whoever plays it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.look.line_breaks import Piece, joined, pieces
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import adorn

_Z = 236.0
"""Above the table, below cards that are shown large."""
LEAST_MS, PER_LETTER_MS = 1200.0, 34.0
"""How long words stand at least, and for each of their letters."""
_LETTERS, _WIDEST, _PAD = 20.0, 200.0, 11.0
"""Letters, the greatest width of a line, and the margin (px at 1280 by 720)."""
_TAIL = 16.0
_CROWD = 4
"""With more others than that a bubble stands above the head, not beside it."""


_NOTHING = QRectF()


class Said(NamedTuple):
    """A bubble: its lines, whose colour it has, and where its tail points (in its own coordinates)."""

    lines: tuple[str, ...]
    seat: int
    tail: tuple[float, float]
    pixels: int


class SpeechBubbles:
    """The bubbles of one table, one for each player."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator) -> None:
        self._scene, self._drawing, self._animator = scene, drawing, animator
        self._bubbles: dict[int, Picture] = {}

    def said(self, seat: int) -> str:
        """What that player is saying now."""
        bubble = self._bubbles.get(seat)
        shown = bubble is not None and bubble.item.isVisible()
        return " ".join(bubble.model.lines) if shown and bubble and isinstance(bubble.model, Said) else ""

    def say(self, seat: int, text: str, face: QRectF, unit: float, others: int, shoulders: QRectF = _NOTHING) -> None:
        """Those words at that face, the field of a person on the scene; `shoulders`: beside them, if something is read there."""
        if seat not in self._bubbles:
            self._bubbles[seat] = Picture(z=_Z)
            adorn(self._bubbles[seat].item)
            self._scene.addItem(self._bubbles[seat].item)
        bubble, table = self._bubbles[seat], self._scene.sceneRect()
        font = letters.title(_LETTERS * letters.scale() * (1.0 if others <= _CROWD else 0.8))
        font.setItalic(True)
        metrics = QFontMetricsF(font)
        lines = wrapped(text, metrics, _WIDEST * unit)
        pad, tail = _PAD * unit, _TAIL * unit
        wide = max(map(metrics.horizontalAdvance, lines)) + 2 * pad + 4 * unit
        high = metrics.height() * len(lines) + 1.2 * pad
        mouth = QPointF(face.center().x(), face.top() + face.height() * 0.55)
        if others > _CROWD:
            body = QRectF(mouth.x() - wide / 2, face.top() + face.height() * 0.06 - high, wide, high)
            mouth = QPointF(mouth.x(), face.top() + face.height() * 0.2)
        else:
            way = 1 if mouth.x() <= table.center().x() + 1 else -1
            near = mouth.x() + way * face.width() * 0.27
            mouth.setX(mouth.x() + way * face.width() * 0.19)
            body = QRectF(near if way > 0 else near - wide, face.top() + face.height() * 0.16, wide, high)
        edge = 6 * unit
        if not shoulders.isEmpty():
            body.moveTopLeft(QPointF(shoulders.right() + 12 * unit, face.top() + face.height() * 0.16))
        body.moveLeft(min(max(body.left(), edge), table.right() - edge - wide))
        body.moveTop(max(body.top(), edge))
        whole = body.adjusted(-tail - 4, -4, tail + 4, tail + 6)
        model = Said(tuple(lines), seat, (mouth.x() - whole.left(), mouth.y() - whole.top()), font.pixelSize())
        bubble.show((model, (tail + 4, 4.0, wide, high)), (whole.width(), whole.height()), self._drawing.dpr(), _paint)
        bubble.model = model
        item, at = bubble.item, whole.topLeft()
        item.setVisible(True)
        length = max(LEAST_MS, PER_LETTER_MS * len(text) + 500)

        def way_of(part: float) -> Pose:
            return Pose(at, opacity=min(1.0, (1 - part) / 0.12))

        self._animator.act(item, way_of, length, 0, lambda: item.setVisible(False))

    def clear(self) -> None:
        """Nobody says anything."""
        for bubble in self._bubbles.values():
            self._animator.forget(bubble.item)
            bubble.item.setVisible(False)


def wrapped(text: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """The words in lines about equally long, as few as fit."""
    said = pieces(text)
    for count in range(1, len(said) + 1):
        aim = metrics.horizontalAdvance(text) / count
        lines: list[list[Piece]] = []
        for piece in said:
            longer = [*lines[-1], piece] if lines else [piece]
            if not lines or (metrics.horizontalAdvance(joined(longer)) > max(aim * 1.12, 1.0) and len(lines) < count):
                lines.append([piece])
            else:
                lines[-1] = longer
        if max(metrics.horizontalAdvance(joined(line)) for line in lines) <= room:
            return [joined(line) for line in lines]
    return [piece.text for piece in said] or [""]


def _paint(painter: QPainter, model: tuple[Said, tuple[float, float, float, float]], rect: QRectF) -> None:
    said, box = model[0], QRectF(*model[1])
    radius = min(16.0, box.height() * 0.36)
    shape = QPainterPath()
    shape.addRoundedRect(box, radius, radius)
    tip = QPointF(*said.tail)
    tail = QPainterPath()
    if tip.y() > box.bottom():
        x = min(max(tip.x(), box.left() + radius), box.right() - radius)
        tail.moveTo(x - radius * 0.6, box.bottom() - 2)
        tail.lineTo(x + radius * 0.6, box.bottom() - 2)
        tail.lineTo(x, min(tip.y(), rect.bottom() - 3))
    else:
        edge, way = (box.left(), -1) if tip.x() < box.left() else (box.right(), 1)
        y = min(max(tip.y(), box.top() + radius), box.bottom() - radius * 0.8)
        tail.moveTo(edge - way * 2, y - radius * 0.5)
        tail.lineTo(edge - way * 2, y + radius * 0.5)
        tail.lineTo(edge + way * 14, y + radius * 0.7)
    tail.closeSubpath()
    shape = shape.united(tail)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape.translated(2, 3), QColor(0, 0, 0, 90))
    painter.setPen(QPen(QColor(THEME.seat(said.seat).colour), 2.6 * THEME.bold))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPath(shape)
    font = THEME.title_font(said.pixels)
    font.setItalic(True)
    each = box.height() / len(said.lines) if said.lines else 1.0
    high = min(each, QFontMetricsF(font).height())
    top = box.center().y() - high * len(said.lines) / 2
    for number, line in enumerate(said.lines):
        words(painter, QRectF(box.left(), top + number * high, box.width(), high), line, font, INK, CENTRE)
