# SPDX-License-Identifier: GPL-3.0-or-later
"""The special parts of a machine's mat: case, Threat dial, names of its decks; and the sign of its Priority Target."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, fitted, rounded, words
from rdi_desktop.ui.table.machine_layout import Dial, MachineLayout, dial, on_dial
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.words import terms as text

THREAT = "threat"
PREPARED = "prepared"
DECKS = ("action", "sometimes", "gambling")
UNREACHED = "#5b4634"
"""The colour of unreached cells of the dial."""
_FACE = "#2b170c"
"""The colour of the dial behind its cells."""
_COLD, _HOT = QColor("#c9963f"), QColor("#a3242c")


def actions_at(steps: tuple[tuple[int, int], ...], level: int) -> int:
    """How many Actions a Threat Level gives."""
    return max([n for at, n in steps if at <= level], default=steps[0][1])


def nearest(view: SeenTable) -> int:
    """The seat at the near side of the table for an onlooker: the first that is no machine, whose mat needs more room."""
    return next(int(seat.seat) for seat in view.seats if not seat.threat)


def told_threat(model: MatModel) -> str:
    """The Threat Level, and its Actions in the next turn."""
    level = dict(model.tracks).get(THREAT, 0)
    return text.threat(level, actions_at(model.threat, level))


def paint_case(painter: QPainter, rect: QRectF) -> None:
    """The copper case around the mat: a rim with rivets, a pipe along each side, and a porthole's glow behind the portrait."""
    rim = rect.height() * 0.034
    metal = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, colour in ((0.0, "#f2bd88"), (0.12, "#bf7339"), (0.5, "#d08a4e"), (1.0, "#70370f")):
        metal.setColorAt(at, QColor(colour))
    path = rounded(rect, rect.height() * 0.06)
    path.addPath(rounded(rect.adjusted(rim, rim, -rim, -rim), rect.height() * 0.045))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    painter.setPen(QPen(QColor("#4a230a"), 1))
    painter.setBrush(metal)
    painter.drawPath(path)
    painter.setPen(QPen(QColor("#4a230a"), 0.8))
    painter.setBrush(QColor("#ffe0b0"))
    size, across = rim * 0.26, max(2, round(rect.width() / (rim * 9)))
    for place in range(across + 1):
        x = rect.left() + rim + (rect.width() - 2 * rim) * place / across
        for y in (rect.top() + rim / 2, rect.bottom() - rim / 2):
            painter.drawEllipse(QPointF(x, y), size, size)
    for place in range(1, 4):
        y = rect.top() + rect.height() * place / 4
        for x in (rect.left() + rim / 2, rect.right() - rim / 2):
            painter.drawEllipse(QPointF(x, y), size, size)


def paint_machine(painter: QPainter, model: MatModel, places: MachineLayout, rest: QRectF) -> None:
    """Its Threat, and the names of the piles on its mat."""
    _paint_threat(painter, model, places.threat)
    counts = {id: count for id, count, _ in model.piles}
    lying = text.prepared(counts[PREPARED]) if counts.get(PREPARED) else text.label("lies_open")
    names = [*(text.machine_deck(deck) for deck in DECKS), text.label("drink_me"), lying]
    fonts = [
        fitted(letters.title(at.height() * 0.72), each, at.width())
        for each, at in zip(names, places.names, strict=True)
    ]
    font = min(fonts, key=QFont.pixelSize)
    for name, rect in zip(names, places.names, strict=True):
        words(painter, rect, name, font, PALETTE.ink_soft, CENTRE)
    for slot in (*(slot for pair in places.decks for slot in pair), rest.adjusted(-3, -2, 3, 2)):
        painter.setPen(QPen(QColor(107, 74, 47, 110), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(107, 74, 47, 40))
        painter.drawRoundedRect(slot, slot.height() * 0.06, slot.height() * 0.06)


def _paint_threat(painter: QPainter, model: MatModel, rect: QRectF) -> None:
    """A dial that fills from gold to red, with the Actions of each part around it and the level in the middle."""
    level, most = dict(model.tracks).get(THREAT, 0), model.threat_most
    at = dial(rect)
    edge = at.outer * 1.05
    painter.setPen(QPen(QColor("#4a230a"), 1.2))
    painter.setBrush(QColor(_FACE))
    painter.drawPath(_arc(at, 0.0, 1.0, 0.0, edge))
    for cell in range(most):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_heat(cell / max(1, most - 1)) if cell < level else QColor(UNREACHED))
        painter.drawPath(_arc(at, (cell + 0.06) / most, (cell + 0.94) / most, at.inner, at.outer))
    starts = [*(max(1, start) for start, _ in model.threat), most + 1]
    label = at.said.height() * 0.8
    for (start, n), end in zip(model.threat, starts[1:], strict=True):
        first = max(1, start)
        now = start <= level < end
        centre = on_dial(at, ((first - 1) + (end - 1)) / 2 / most, edge + label * 0.75)
        if first > 1:
            painter.setPen(QPen(QColor(PALETTE.copper_dark), 1.4))
            painter.drawLine(
                on_dial(at, (first - 1) / most, at.inner), on_dial(at, (first - 1) / most, edge + label * 0.3)
            )
        box = QRectF(centre.x() - label * 1.5, centre.y() - label * 0.7, label * 3, label * 1.4)
        font = letters.title(label * (1.1 if now else 0.92))
        words(painter, box, f"×{n}", font, PALETTE.wine if now else PALETTE.ink_soft, CENTRE)
    tip = on_dial(at, (max(level, 0) - (0.5 if level else 0.0)) / most, at.inner * 1.18)
    painter.setPen(QPen(QColor("#ffe9a3"), max(1.5, at.outer * 0.045)))
    painter.drawLine(at.middle, tip)
    hub = at.outer * 0.34
    painter.setPen(QPen(_heat((level - 1) / max(1, most - 1)) if level else QColor(UNREACHED), hub * 0.14))
    painter.setBrush(QColor(_FACE))
    painter.drawPath(_arc(at, 0.0, 1.0, 0.0, hub))
    number = QRectF(at.middle.x() - hub, at.middle.y() - hub, 2 * hub, hub * 1.04)
    words(painter, number, str(level), letters.title(hub * 0.86), PALETTE.candle, CENTRE)
    said = told_threat(model)
    if not letters.fits(letters.title(0), said, at.said.width()):
        said = said.partition(":")[0]  # the lit part of the dial shows the rest
    words(painter, at.said, said, fitted(letters.title(label * 1.05), said, at.said.width()), PALETTE.ink, CENTRE)


def _arc(at: Dial, start: float, end: float, inner: float, outer: float) -> QPainterPath:
    """A segment of a ring around the dial's centre, between two fractions of the half circle."""
    path = QPainterPath(on_dial(at, start, inner))
    for radius, way in ((outer, (start, end)), (inner, (end, start))):
        for step in range(13):
            path.lineTo(on_dial(at, way[0] + (way[1] - way[0]) * step / 12, radius))
    path.closeSubpath()
    return path


def _heat(part: float) -> QColor:
    """The colour of a fraction of the scale, from gold to red."""
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
