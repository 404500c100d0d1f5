# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine's body, which is its mat: shoulders and chest, Threat dial, whom it aims at, names of its decks; and the sign of its target."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, fitted, rounded, seat_mark, words
from rdi_desktop.ui.cards.looks import INK
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.machine_layout import COLLAR, Dial, MachineLayout, dial, on_dial
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.words import terms as text

THREAT = "threat"
PREPARED = "prepared"
DECKS = ("action", "sometimes", "gambling")
UNREACHED = "#5b4634"
"""The colour of unreached cells of the dial."""
_FACE = "#2b170c"
"""The colour of the dial behind its cells."""
STEEL = ((0.0, "#e8e3da"), (0.3, "#b9b3ab"), (0.55, "#8d8780"), (1.0, "#4e4a46"))
COPPER = ((0.0, "#f2bd88"), (0.12, "#bf7339"), (0.5, "#d08a4e"), (1.0, "#70370f"))
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


def paint_body(painter: QPainter, rect: QRectF, seat: int, places: MachineLayout, *, on_turn: bool) -> None:
    """Shoulders of steel with a collar of copper between them, and the case in the chest; all that is read lies on parchment."""
    high = rect.height()
    outline, collar = _outline(rect)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawPath(outline.translated(0, high * 0.02))
    painter.setPen(QPen(QColor(INK), max(2.0, high * 0.012)))
    painter.setBrush(metal(rect, STEEL))
    painter.drawPath(outline)
    painter.setBrush(QColor("#1d0f07"))
    painter.drawPath(collar)
    for colour, wide in ((INK, 0.05), ("#bf7339", 0.032), ("#f2bd88", 0.01)):
        painter.strokePath(collar, QPen(QColor(colour), high * wide))
    colour = PALETTE.candle if on_turn else THEME.seat(seat).colour
    for part in (*places.shoulders, places.chest):
        frame = part.adjusted(-high * 0.012, -high * 0.012, high * 0.012, high * 0.012)
        painter.setPen(QPen(QColor("#4a230a"), 1))
        painter.setBrush(metal(frame, COPPER))
        painter.drawPath(rounded(frame, high * 0.05))
        leaf = QLinearGradient(part.topLeft(), part.bottomLeft())
        leaf.setColorAt(0.0, QColor(PALETTE.parchment_light))
        leaf.setColorAt(1.0, QColor(PALETTE.parchment_shade))
        painter.setPen(QPen(QColor(colour), (2.6 if on_turn else 1.8) * THEME.bold))
        painter.setBrush(leaf)
        painter.drawPath(rounded(part.adjusted(1, 1, -1, -1), high * 0.035))
    paint_rivets(painter, _seams(rect, places), high * 0.012)


def _outline(rect: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """The edge of the body, and of the hollow for the neck within it."""
    high, middle, half = rect.height(), rect.center().x(), rect.height() * (COLLAR - 0.03)
    body = rounded(rect, high * 0.1)
    hollow = QPainterPath(QPointF(middle - half, rect.top()))
    depth = high * 0.47
    hollow.cubicTo(
        middle - half * 0.92, rect.top() + depth, middle - half * 0.6, rect.top() + depth, middle, rect.top() + depth
    )
    hollow.cubicTo(
        middle + half * 0.6, rect.top() + depth, middle + half * 0.92, rect.top() + depth, middle + half, rect.top()
    )
    return body, hollow


def _seams(rect: QRectF, places: MachineLayout) -> list[QPointF]:
    """Where rivets are: along the lower edge and both sides."""
    far, found = rect.height() * 0.022, []
    across = max(2, round(rect.width() / (rect.height() * 0.3)))
    for place in range(across + 1):
        x = rect.left() + rect.width() * (0.02 + 0.96 * place / across)
        found.append(QPointF(x, rect.bottom() - far))
    for place in range(1, 5):
        y = rect.top() + rect.height() * place / 5
        found += [QPointF(rect.left() + far, y), QPointF(rect.right() - far, y)]
    return found


def paint_rivets(painter: QPainter, at: Sequence[QPointF], radius: float) -> None:
    """Heads of rivets."""
    painter.setPen(QPen(QColor("#4a230a"), max(0.8, radius * 0.4)))
    painter.setBrush(QColor("#ffe0b0"))
    for point in at:
        painter.drawEllipse(point, radius, radius)


def metal(rect: QRectF, stops: Sequence[tuple[float, str]], *, across: bool = False) -> QLinearGradient:
    """Light on metal, from above or from the left."""
    light = QLinearGradient(rect.topLeft(), rect.topRight() if across else rect.bottomLeft())
    for at, colour in stops:
        light.setColorAt(at, QColor(colour))
    return light


def paint_machine(painter: QPainter, model: MatModel, places: MachineLayout, rest: QRectF) -> None:
    """Its Threat, whom it aims at, and the names of the piles on its mat."""
    _paint_threat(painter, model, places.threat)
    if model.aims is not None:
        _paint_scope(painter, *model.aims, places.scope)
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


def _paint_scope(painter: QPainter, seat: int, name: str, rect: QRectF) -> None:
    """Whom it aims at: the sign of the seat in a round window with a cross, and the name below."""
    line = rect.height() * 0.2
    side = min(rect.width(), rect.height() - line * 1.2)
    glass = QRectF(rect.center().x() - side / 2, rect.top() + (rect.height() - line * 1.1 - side) / 2, side, side)
    painter.setPen(QPen(QColor("#70370f"), side * 0.07))
    painter.setBrush(QColor(_FACE))
    painter.drawEllipse(glass.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04))
    mark = side * 0.44
    seat_mark(painter, seat, QRectF(glass.center().x() - mark / 2, glass.center().y() - mark / 2, mark, mark))
    painter.setPen(QPen(QColor("#ff5a44"), max(1.5, side * 0.035)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(glass.center(), side * 0.36, side * 0.36)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        way = QPointF(x * side, y * side)
        painter.drawLine(glass.center() + way * 0.28, glass.center() + way * 0.44)
    said = QRectF(rect.left(), rect.bottom() - line, rect.width(), line)
    for told in (name, text.given_name(name)):  # the sign says it, too
        font = letters.narrowed(letters.fitted(letters.title(line * 0.8), told, said.width()), told, said.width())
        if QFontMetricsF(font).horizontalAdvance(told) <= said.width():
            words(painter, said, told, font, PALETTE.ink, CENTRE)
            break


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
