# SPDX-License-Identifier: GPL-3.0-or-later
"""Labels over cards before a player: their place in a line, or that nobody else sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, lines
from rdi_desktop.ui.table.picture import Picture

_HEIGHT = 0.26
"""Height of a label (in heights of its card)."""
_Z = 1.5


class SpotsView:
    """A label on the upper edge of each card of a line."""

    def __init__(self, mat: QGraphicsItem, dpr: Callable[[], float]) -> None:
        self._mat = mat
        self._dpr = dpr
        self._labels: list[Picture] = []

    def show(self, cards: Sequence[tuple[str, QRectF]]) -> None:
        """Show the label of each card, with the part of it that is not covered."""
        while len(self._labels) < len(cards):
            self._labels.append(Picture(self._mat, _Z))
        for label in self._labels[len(cards) :]:
            label.item.setVisible(False)
        for label, (name, card) in zip(self._labels, cards, strict=False):
            rect = place_of(card)
            label.show(name, (rect.width(), rect.height()), self._dpr(), _paint)
            label.item.setPos(rect.topLeft())
            label.item.setToolTip(name)
            label.item.setVisible(True)


def place_of(card: QRectF) -> QRectF:
    """The place of a card's label."""
    height = card.height() * _HEIGHT
    return QRectF(card.left() + 1, card.top() - height - 1, card.width() - 2, height)


def _paint(painter: QPainter, name: str, rect: QRectF) -> None:
    painter.setPen(QPen(QColor(PALETTE.wood_edge), max(1.0, rect.height() * 0.05)))
    painter.setBrush(QColor(PALETTE.parchment_light))
    half = rect.height() * 0.04
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), rect.height() * 0.2, rect.height() * 0.2)
    lines(painter, rect, name, letters.title(rect.height() * 0.38), PALETTE.ink, CENTRE)
