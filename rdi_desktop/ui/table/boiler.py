# SPDX-License-Identifier: GPL-3.0-or-later
"""What the mat of a machine has besides: its Threat, the names of its decks; and the sign of its Priority Target."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rdi_desktop.ui import words as text
from rdi_desktop.ui.table.brush import CENTRE, PALETTE, fitted, words
from rdi_desktop.ui.table.layout import MachineLayout
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.theme import THEME

THREAT = "threat"
PREPARED = "prepared"
DECKS = ("action", "sometimes", "gambling")
_COLD, _HOT = QColor("#c9963f"), QColor("#a3242c")


def actions_at(steps: tuple[tuple[int, int], ...], level: int) -> int:
    """How many Actions a Threat Level gives."""
    return max([n for at, n in steps if at <= level], default=steps[0][1])


def told_threat(model: MatModel) -> str:
    """The Threat Level, and what it gives in the next turn."""
    level = dict(model.tracks).get(THREAT, 0)
    return text.threat(level, actions_at(model.threat, level))


def paint_machine(painter: QPainter, model: MatModel, places: MachineLayout, rest: QRectF) -> None:
    """Its Threat, and the names of what lies on its mat."""
    _paint_threat(painter, model, places.threat)
    counts = {id: count for id, count, _ in model.piles}
    lying = text.prepared(counts[PREPARED]) if counts.get(PREPARED) else text.label("lies_open")
    names = [*(text.machine_deck(deck) for deck in DECKS), text.label("drink_me"), lying]
    for name, rect in zip(names, places.names, strict=True):
        font = fitted(THEME.title_font(rect.height() * 0.8), name, rect.width(), 0.5)
        words(painter, rect, name, font, PALETTE.ink_soft, CENTRE)
    for slot in (*(slot for pair in places.decks for slot in pair), rest.adjusted(-3, -2, 3, 2)):
        painter.setPen(QPen(QColor(107, 74, 47, 110), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(107, 74, 47, 40))
        painter.drawRoundedRect(slot, slot.height() * 0.06, slot.height() * 0.06)


def _paint_threat(painter: QPainter, model: MatModel, rect: QRectF) -> None:
    """A scale that fills from gold to red; below it how many Actions each part of it gives."""
    level = dict(model.tracks).get(THREAT, 0)
    most = model.threat_most
    title = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.36)
    said = told_threat(model)
    words(painter, title, said, fitted(THEME.title_font(title.height() * 0.86), said, title.width(), 0.5), PALETTE.ink)
    bar = QRectF(rect.left(), title.bottom() + 1, rect.width(), rect.height() * 0.3)
    step = bar.width() / most
    for cell in range(most):
        body = QRectF(bar.left() + cell * step, bar.top(), step, bar.height()).adjusted(0.5, 0, -0.5, 0)
        painter.setPen(QPen(QColor(PALETTE.copper_dark), 1))
        painter.setBrush(_heat(cell / max(1, most - 1)) if cell < level else QColor(107, 74, 47, 50))
        painter.drawRoundedRect(body, 2, 2)
    below = QRectF(rect.left(), bar.bottom(), rect.width(), rect.bottom() - bar.bottom())
    starts = [*(max(1, at) for at, _ in model.threat), most + 1]
    for (at, n), end in zip(model.threat, starts[1:], strict=True):
        first = max(1, at)
        part = QRectF(below.left() + (first - 1) * step, below.top(), (end - first) * step, below.height())
        now = at <= level < end
        painter.setPen(QPen(QColor(PALETTE.copper_dark), 1))
        painter.drawLine(QPointF(part.left(), part.top()), QPointF(part.left(), part.bottom()))
        font = THEME.title_font(below.height() * (0.95 if now else 0.8))
        words(painter, part, f"×{n}", font, PALETTE.wine if now else PALETTE.ink_soft, CENTRE)


def _heat(part: float) -> QColor:
    """The colour of a part of the scale, from gold to red."""
    mix = (
        round(cold + (hot - cold) * part)
        for cold, hot in (
            (_COLD.red(), _HOT.red()),
            (_COLD.green(), _HOT.green()),
            (_COLD.blue(), _HOT.blue()),
        )
    )
    return QColor(*mix)


def crosshair(painter: QPainter, rect: QRectF) -> None:
    """The sign of the Priority Target over a portrait."""
    middle, radius = rect.center(), rect.width() * 0.4
    for colour, wide in ((QColor(255, 250, 232, 235), 0.11), (QColor("#c01824"), 0.055)):
        painter.setPen(QPen(colour, rect.width() * wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            painter.drawLine(
                QPointF(middle.x() + x * radius * 0.55, middle.y() + y * radius * 0.55),
                QPointF(middle.x() + x * radius * 1.3, middle.y() + y * radius * 1.3),
            )
