# SPDX-License-Identifier: GPL-3.0-or-later
"""The bubble beside a card that waits for its costs: its effect as chosen, the payment, and a button to play it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import LEFT, PALETTE, lines, parchment
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.controls import ButtonModel, button_width, paint_button
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.paying import Paying
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.words import costs, terms
from rdi_desktop.ui.words.names import ShownNames

_Z = 300.0
_WIDTH = 330.0
WAITING = 0.74
"""Size of the waiting card, relative to one in the hand."""


class CostModel(NamedTuple):
    """The text of the bubble, and the size of its letters."""

    title: str
    does: str
    """The effect of the card as chosen, in its own words."""
    result: str
    """The result, in numbers and names."""
    spending: str
    unit: float


def waiting_place(at: QRectF, layout: TableLayout) -> QRectF:
    """The place of a card waiting at a target: on the lower edge of a mat, in the middle of anything larger."""
    width, height = (side * WAITING for side in layout.hand_card)
    low = at.height() < height * 1.6
    middle = QPointF(at.center().x(), at.bottom() + height * 0.36 if low else at.center().y())
    gap = 6 * layout.unit
    x = min(max(gap + width / 2, middle.x()), layout.size[0] - gap - width / 2)
    y = min(max(gap + height / 2, middle.y()), layout.prompt.top() - gap - height / 2)
    return QRectF(x - width / 2, y - height / 2, width, height)


class CostBubble:
    """The bubble beside the waiting card."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._drawing = drawing
        self._pieces = pieces
        self._ground = Picture(z=_Z)
        self._button = Picture(z=_Z + 1)
        for picture in (self._ground, self._button):
            picture.item.setVisible(False)
            scene.addItem(picture.item)
        self.text = ""
        """Its whole text."""

    def show(
        self,
        paying: Paying | None,
        card: QRectF,
        layout: TableLayout,
        names: ShownNames,
        title: str,
        does: str,
        result: str,
    ) -> None:
        """Show the choice beside the card that waits there; None: hide."""
        visible = paying is not None
        self._ground.item.setVisible(visible)
        self._button.item.setVisible(visible)
        if paying is None:
            self.text = ""
            self._pieces.drop(refs.PLAY)
            return
        unit = layout.unit
        spending = costs.spending(paying.spent, paying.missing, names)
        model = CostModel(title, does, result, spending, unit)
        self.text = "\n".join(said for said, _, _ in _rows(model))
        keyed = self._drawing.keyed
        button = ButtonModel(terms.label("play"), terms.label("key_play"), True, bool(paying.fitting), silent=not keyed)
        high = 34 * unit
        wide = button_width(button, high)
        size = (_WIDTH * unit, _height(model) + high + 16 * unit)
        at = _beside(size, card, layout)
        self._ground.show(model, size, self._drawing.dpr(), _paint)
        self._ground.item.setPos(at)
        self._button.show(button, (wide, high), self._drawing.dpr(), paint_button)
        self._button.item.setPos(at + QPointF(size[0] - wide - 10 * unit, size[1] - high - 10 * unit))
        self._button.item.setToolTip(button.text)
        self._pieces.put(refs.PLAY, self._button.item)


def _beside(size: tuple[float, float], card: QRectF, layout: TableLayout) -> QPointF:
    """Right of the card if there is room, otherwise left of it, above the hand and its tokens."""
    gap = 10 * layout.unit
    x = card.right() + gap
    if x + size[0] > layout.size[0] - gap:
        x = card.left() - gap - size[0]
    y = min(max(gap, card.center().y() - size[1] / 2), layout.prompt.top() - gap - size[1])
    return QPointF(max(gap, x), max(gap, y))


def _rows(model: CostModel) -> list[tuple[str, QFont, str]]:
    unit = model.unit
    rows = [
        (model.title, letters.title(17 * unit), PALETTE.ink),
        (model.does, letters.body(15 * unit), PALETTE.ink),
        (model.result, letters.title(16 * unit), PALETTE.wine),
        (model.spending, letters.title(15 * unit), "#2f5d1e"),
    ]
    return [row for row in rows if row[0]]


def _room(said: str, font: QFont, width: float) -> float:
    box = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 2000), int(Qt.TextFlag.TextWordWrap), said)
    return box.height()


def _height(model: CostModel) -> float:
    inner = (_WIDTH - 28) * model.unit
    return sum(_room(said, font, inner) + 4 * model.unit for said, font, _ in _rows(model)) + 12 * model.unit


def _paint(painter: QPainter, model: CostModel, rect: QRectF) -> None:
    parchment(painter, rect, 10 * model.unit, PALETTE.gold, light=True)
    y = rect.top() + 10 * model.unit
    left, width = rect.left() + 14 * model.unit, rect.width() - 28 * model.unit
    for said, font, colour in _rows(model):
        height = _room(said, font, width)
        lines(painter, QRectF(left, y, width, height + 2), said, font, colour, LEFT)
        y += height + 4 * model.unit
