# SPDX-License-Identifier: GPL-3.0-or-later
"""What an open card wants before it does something for its player: supplies, ingredients, tokens; present ones and missing ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.cards.signs import draw_signs
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import adorn
from rdi_desktop.ui.words.on_cards import Want, told_wants

_Z = 1.55


class WantsView:
    """Columns of signs beside cards: present ones in colour, missing ones pale."""

    def __init__(self, mat: QGraphicsItem, dpr: Callable[[], float]) -> None:
        self._mat, self._dpr = mat, dpr
        self._columns: list[Picture] = []

    def show(self, cards: Sequence[tuple[tuple[Want, ...], QRectF]]) -> None:
        """Show what each card wants, in its place."""
        while len(self._columns) < len(cards):
            self._columns.append(Picture(self._mat, _Z))
            adorn(self._columns[-1].item)
        for column in self._columns[len(cards) :]:
            column.item.setVisible(False)
        for column, (found, rect) in zip(self._columns, cards, strict=False):
            column.show(found, (rect.width(), rect.height()), self._dpr(), paint)
            column.item.setPos(rect.topLeft())
            column.item.setToolTip(told_wants(found))
            column.item.setVisible(True)


def paint(painter: QPainter, found: tuple[Want, ...], rect: QRectF) -> None:
    """The signs of one card, one below the other."""
    side = min(rect.width() - 2, (rect.height() - 2) / max(2, len(found)))
    top = rect.top() + 1
    for want in found:
        paint_want(painter, want, QRectF(rect.left() + 1, top, side, side))
        top += side


def paint_want(painter: QPainter, want: Want, rect: QRectF) -> None:
    """One sign: present ones on parchment, missing ones pale on grey with a broken edge."""
    edge = max(1.0, rect.width() * 0.06)
    body = rect.adjusted(edge, edge, -edge, -edge)
    painter.save()
    if want.there:
        painter.setPen(QPen(QColor(PALETTE.gold), edge * 1.6))
        painter.setBrush(QColor(PALETTE.parchment_light))
    else:
        painter.setPen(QPen(QColor(60, 52, 46), edge, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(176, 170, 160, 235))
    painter.drawEllipse(body)
    painter.setOpacity(1.0 if want.there else 0.5)
    inset = body.width() * 0.13
    draw_signs(painter, want.signs, body.adjusted(inset, inset, -inset, -inset))
    painter.restore()
