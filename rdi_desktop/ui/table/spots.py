# SPDX-License-Identifier: GPL-3.0-or-later
"""Labels over cards before a player: their place in a line, or that nobody else sees them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE
from rdi_desktop.ui.cards.lettering import draw_lettering
from rdi_desktop.ui.look.theme import THEME

_HEIGHT = 0.26
"""Height of a label (in heights of its card)."""


def place_of(card: QRectF, room: float) -> QRectF:
    """The place of a card's label: on the upper edge of the part of it that is not covered. `room`: above the card (px); 0: any."""
    height = min(card.height() * _HEIGHT, room - 1 if room else card.height())
    return QRectF(card.left() + 1, card.top() - height - 1, card.width() - 2, height)


def paint(painter: QPainter, name: str, rect: QRectF) -> None:
    """A strip of parchment with a name."""
    painter.setPen(QPen(QColor(PALETTE.wood_edge), max(1.0, rect.height() * 0.05)))
    painter.setBrush(QColor(PALETTE.parchment_light))
    half = rect.height() * 0.04
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), rect.height() * 0.2, rect.height() * 0.2)
    painter.setPen(QColor(PALETTE.ink))
    told = letters.wrapped(name, THEME.title_font, rect, rect.height() * 0.5, leading=1.05)
    draw_lettering(painter, told, THEME.title_font, rect, CENTRE)
