# SPDX-License-Identifier: GPL-3.0-or-later
"""Symbols of characters and tokens as signs: one, two halves if either will do, a question mark for anything."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.look.theme import THEME

_ASIDE = 0.14
"""How far each half of a sign moves into its corner (in sizes of the sign)."""


def draw_signs(painter: QPainter, signs: Iterable[str], rect: QRectF) -> None:
    """Draw one sign in that place."""
    either = list(signs)[:2]
    if not either:
        _draw_letter(painter, "?", rect)
        return
    if len(either) == 1:
        _draw(painter, either[0], rect)
        return
    for sign, corner, aside in zip(
        either, (rect.topLeft(), rect.bottomRight()), (-_ASIDE * rect.width(), _ASIDE * rect.width()), strict=True
    ):
        half = QPainterPath(rect.topRight())
        half.lineTo(corner)
        half.lineTo(rect.bottomLeft())
        half.closeSubpath()
        painter.save()
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        _draw(painter, sign, rect.translated(aside, aside))
        painter.restore()
    painter.setPen(QPen(QColor(THEME.palette.ink_soft), max(0.8, rect.width() * 0.06)))
    painter.drawLine(rect.topRight(), rect.bottomLeft())


def _draw(painter: QPainter, sign: str, rect: QRectF) -> None:
    art = next((name for name in (f"icons/{sign}", f"tokens/{sign}") if has_art(name)), "")
    if art:
        draw_art(painter, art, rect)
    else:
        _draw_letter(painter, sign[:1].upper(), rect)


def _draw_letter(painter: QPainter, letter: str, rect: QRectF) -> None:
    painter.setFont(THEME.title_font(rect.height() * 0.9))
    painter.setPen(QColor(THEME.palette.ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter)
