# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting a counter on a card: a track with a bead, or a single token, with the number on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.words.on_cards import FORTITUDE, Scale

_READ = 11.0
"""The numbers of a track are written if there is room for letters of that size (px)."""


def paint_scale(painter: QPainter, scale: Scale, rect: QRectF) -> None:
    """One counter, over the whole width if it has a track."""
    side = rect.height()
    if not scale.steps:
        _bead(painter, scale, QRectF(rect.left(), rect.top(), side, side))
        return
    groove = QRectF(rect.left() + 1, rect.top() + side * 0.32, rect.width() - 2, side * 0.4)
    painter.setPen(QPen(QColor(THEME.palette.wood_edge), 1))
    painter.setBrush(QColor(30, 17, 9, 225))
    painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2)
    gap = (groove.width() - side) / max(1, len(scale.steps) - 1)
    first = groove.left() + side / 2
    at = first + scale.at * gap
    full = QRectF(groove.left() + 1, groove.top() + 1, at - groove.left(), groove.height() - 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#a9c56c" if scale.word == FORTITUDE else "#8f6a35"))
    painter.drawRoundedRect(full, full.height() / 2, full.height() / 2)
    legible = groove.height() >= _READ * 0.9 and gap >= _READ
    for place, number in enumerate(scale.steps):
        x = first + place * gap
        if legible:
            painter.setFont(THEME.title_font(max(_READ, groove.height() * 0.86)))
            painter.setPen(QColor("#fff4d6"))
            painter.drawText(
                QRectF(x - gap / 2, groove.top(), gap, groove.height()), Qt.AlignmentFlag.AlignCenter, str(number)
            )
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 240, 205, 190))
            painter.drawEllipse(QPointF(x, groove.center().y()), groove.height() * 0.16, groove.height() * 0.16)
    _bead(painter, scale, QRectF(at - side / 2, rect.top(), side, side))


def _bead(painter: QPainter, scale: Scale, rect: QRectF) -> None:
    """A heart for Fortitude, the token's picture if there is one, otherwise a plain disc, with the number on it."""
    art = next((name for name in (f"icons/{scale.word}", f"tokens/{scale.word}") if has_art(name)), "")
    if art:
        draw_art(painter, art, rect)
    else:
        painter.setPen(QPen(QColor(THEME.palette.wood_edge), max(1.0, rect.height() * 0.06)))
        painter.setBrush(QColor(THEME.palette.copper))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    number = str(scale.value)
    painter.setFont(THEME.title_font(rect.height() * (0.68 if len(number) < 2 else 0.52)))
    step = max(0.8, rect.height() * 0.05)
    painter.setPen(QColor("#2a0f08"))
    for dx in (-step, 0, step):
        for dy in (-step, 0, step):
            if dx or dy:
                painter.drawText(rect.translated(dx, dy), Qt.AlignmentFlag.AlignCenter, number)
    painter.setPen(QColor(THEME.palette.parchment_light))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)
