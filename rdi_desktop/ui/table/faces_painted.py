# SPDX-License-Identifier: GPL-3.0-or-later
"""Small round portraits of players, for things in the middle that concern them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.ui.cards.art import draw_art, draw_emblem, has_art
from rdi_desktop.ui.cards.brush import PALETTE, rounded, seat_mark
from rdi_desktop.ui.look.theme import THEME


def paint_face(painter: QPainter, seat: int, emblem: str, name: str, rect: QRectF) -> None:
    """A round portrait with a rim and the seat's sign in its colour."""
    side = rect.width()
    painter.setPen(QPen(QColor(THEME.seat(seat).colour), side * 0.06))
    painter.setBrush(QColor(PALETTE.parchment_light))
    painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
    painter.save()
    inner = rect.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07)
    if has_art(f"portraits/{emblem}"):
        painter.setClipPath(rounded(inner, inner.width() / 2))
        draw_art(painter, f"portraits/{emblem}", inner)
    else:
        draw_emblem(painter, emblem, name, inner)
    painter.restore()
    mark = side * 0.36
    seat_mark(painter, seat, QRectF(rect.right() - mark, rect.bottom() - mark, mark, mark))
