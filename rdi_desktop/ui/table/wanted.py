# SPDX-License-Identifier: GPL-3.0-or-later
"""What an open card wants before it does something for its player: supplies, ingredients, tokens; present ones and missing ones."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.cards.signs import draw_signs
from rdi_desktop.ui.words.on_cards import Want


def paint(painter: QPainter, found: tuple[Want, ...], rect: QRectF) -> None:
    """The signs of one card, one below the other: present ones in colour, missing ones pale."""
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
