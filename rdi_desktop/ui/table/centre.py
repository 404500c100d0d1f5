# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting the middle of the table: the path of phases, the Inn, the pot, the place of the stack."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import (
    CENTRE,
    LEFT,
    PALETTE,
    arrow,
    coin,
    fitted,
    lines,
    plank,
    seat_mark,
    words,
)
from rdi_desktop.ui.table.models import BarModel, PathModel, PotModel
from rdi_desktop.ui.words import terms as text
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_HEAD = 0.3
"""The length of an arrow between two phases, relative to their height."""
_REACHED = "#d3b98e"
"""The colour of the phases other than the present one."""


def paint_path(painter: QPainter, model: PathModel, rect: QRectF) -> None:
    """Whose turn, then the four phases with the present one lit; phases without room are left out from the end."""
    height = rect.height()
    painter.fillRect(rect.adjusted(height * 0.6, height * 0.14, -height * 0.6, 0), QColor(PALETTE.rail_dark))
    mark = height * 0.66
    left = rect.left() + height * 0.75
    if model.seat is not None:
        seat_mark(painter, model.seat, QRectF(left, rect.center().y() - mark / 2 + 1, mark, mark))
        left += mark * 1.3
    font, end = letters.title(height * 0.62), rect.right() - height * 0.6
    plain = letters.body(height * 0.62)
    owner = (
        said("around-turn", name=isolated(model.name), n=model.turn_number) if model.seat is not None else model.name
    )
    if not letters.fits(font, owner, end - left):
        owner = model.name
    left += words(painter, QRectF(left, rect.top() + 1, end - left, height), owner, font, PALETTE.candle, LEFT)
    left += height * 0.5
    room = QRectF(left, rect.top(), end - left, height)
    widths = [
        QFontMetricsF(font if place == model.current else plain).horizontalAdvance(phase)
        for place, phase in enumerate(model.phases)
    ]
    boxes, tips = steps(widths, room, model.current)
    shown = dict(enumerate(boxes))
    if boxes[-1].right() > end:  # show only the present one
        lit = [model.current] if 0 <= model.current < len(model.phases) else []
        shown = {place: boxes[place].translated(left - boxes[place].left(), 0) for place in lit}
        shown, tips = {place: box for place, box in shown.items() if box.right() <= end}, []
    for tip in tips:
        arrow(painter, tip, height * _HEAD, "#a98a63")
    for place, box in shown.items():
        current = place == model.current
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PALETTE.candle))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        words(
            painter,
            box,
            model.phases[place],
            font if current else plain,
            PALETTE.ink if current else _REACHED,
            CENTRE,
        )


def steps(widths: Sequence[float], room: QRectF, current: int) -> tuple[list[QRectF], list[QPointF]]:
    """Places for texts of these widths side by side from the left, and for the tips of the arrows between them.

    The place of the `current` one is wider, for its ground.
    """
    height = room.height()
    left, boxes, tips = room.left(), list[QRectF](), list[QPointF]()
    for place, width in enumerate(widths):
        if boxes:
            tips.append(QPointF(left + height * (_HEAD + 0.35), room.center().y() + height * 0.06))
            left += height * (_HEAD + 0.7)
        wide = width + (height * 0.9 if place == current else 2.0)
        boxes.append(QRectF(left, room.top() + height * 0.12, wide, height * 0.88))
        left = boxes[-1].right()
    return boxes, tips


def paint_bar(painter: QPainter, model: BarModel, rect: QRectF) -> None:
    """The Inn: its sign, and below it a slip with its name, its Gold, and its other contents, if there is room for all."""
    if rect.height() * (0.96 if rect.width() > rect.height() * 1.5 else 0.6) < letters.smallest() * 3.9:
        model = model._replace(more=())  # the tooltip lists it
    slip = QRectF(0, 0, rect.width(), letters.smallest() * (3.2 if not model.more else 4.6))
    slip.setHeight(min(slip.height(), rect.height() * 0.96))
    if rect.width() > rect.height() * 1.5:  # beside each other
        side = min(rect.height(), rect.width() * 0.4)
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        slip.setWidth(min(rect.width() - side - 4, letters.smallest() * 11))
        slip.moveTopLeft(QPointF(sign.right() + 4, rect.center().y() - slip.height() / 2))
    else:
        slip.setHeight(min(slip.height(), rect.height() * 0.6))
        side = min(rect.width() * 0.86, rect.height() - slip.height() - 2)
        sign = QRectF(rect.center().x() - side / 2, rect.top(), side, side)
        slip.moveTopLeft(QPointF(rect.left(), sign.bottom() + 2))
    draw_art(painter, "tokens/inn-sign", sign)
    plank(painter, slip, slip.height() * 0.2, 200)
    line = slip.height() / (2.1 if not model.more else 3.1)
    name = QRectF(slip.left() + 3, slip.top() + line * 0.06, slip.width() - 6, line)
    font = fitted(letters.title(line * 0.78), text.label("inn"), name.width())
    words(painter, name, text.label("inn"), font, PALETTE.candle, CENTRE)
    purse = QRectF(0, name.bottom(), line * (1.4 + 0.5 * len(str(model.inn))), line * 0.9)
    purse.moveLeft(slip.center().x() - purse.width() / 2 + line * 0.1)
    coin(painter, purse, max(0, model.inn), PALETTE.gold_light)  # the Inn never runs out, whatever it has
    if model.more:
        spoken = " · ".join(f"{text.label(what)} {count}" for what, count in model.more)
        below = QRectF(slip.left() + 3, purse.bottom(), slip.width() - 6, line * 0.95)
        font = fitted(letters.body(line * 0.7), spoken, below.width())
        words(painter, below, spoken, font, PALETTE.parchment_light, CENTRE)


def beside_purse(bar: QRectF) -> QRectF:
    """The place of a thing that counts as Gold at the Inn: on the left edge of its sign."""
    side = min(bar.width() * 0.24, bar.height() * 0.24)
    return QRectF(bar.left() + side * 0.16, bar.top() + bar.height() * 0.16, side * 1.4, side)


def _bowl(pot: QRectF) -> QRectF:
    if pot.width() < pot.height() * 1.5:  # one above the other
        side = min(pot.height() * 0.7, pot.width() * 0.86)
        return QRectF(pot.center().x() - side / 2, pot.center().y() - side / 2, side, side)
    side = min(pot.height() * 0.82, pot.width() * 0.22)
    return QRectF(pot.left() + pot.height() * 0.08, pot.center().y() - side / 2, side, side)


def over_pot(pot: QRectF) -> QRectF:
    """The place of a thing that counts as Gold in the pot."""
    return over_bowl(_bowl(pot))


def over_bowl(bowl: QRectF) -> QRectF:
    """The same in that bowl."""
    side = bowl.height() * 0.52
    return QRectF(bowl.left() - side * 0.06, bowl.top() - side * 0.12, bowl.width() + side * 0.12, side)


def _idle(model: PotModel) -> bool:
    """Whether there is no Round: then only the bowl is shown."""
    return not (model.running or model.gold or model.cards)


def paint_pot(painter: QPainter, model: PotModel, rect: QRectF) -> None:
    """The Round of Gambling: Gold in the pot, who is in, who is in control, who passed."""
    if not _idle(model):
        plank(painter, rect, min(rect.width(), rect.height()) * 0.12, 195 if model.running else 130)
    height = min(rect.height() * 0.4, rect.width() * 0.1)
    right = rect.right() - rect.height() * (0.66 + 0.33 * (model.cards - 1) + 0.06 if model.cards else 0.0)
    pot = _bowl(rect)
    painter.setOpacity(1.0 if model.running or model.gold else 0.45)
    draw_art(painter, "tokens/pot", pot)
    painter.setOpacity(1.0)
    left = pot.right() + height * 0.2
    if _idle(model):
        return
    amount = QRectF(left, rect.top() + rect.height() * 0.1, height * 2.2, height * 0.86)
    coin(painter, amount, model.gold, PALETTE.gold_light)
    names = dict(model.players)
    control = (
        said("around-in-control", name=names.get(model.in_control, ""))
        if model.in_control is not None
        else text.label("pass_control")
    )
    spoken = QRectF(amount.right(), amount.top(), right - amount.right() - 6, amount.height())
    font = fitted(letters.title(height * 0.48), control, spoken.width())
    if model.in_control is not None and not letters.fits(font, control, spoken.width()):
        control = names.get(model.in_control, "")  # the crown identifies the player
        font = fitted(font, control, spoken.width())
    if model.in_control is None and not letters.fits(font, control, spoken.width()):
        tall = spoken.adjusted(0, -height * 0.1, 4, height * 0.16)
        lines(painter, tall, control, letters.title(height * 0.38), PALETTE.candle, LEFT)
    elif letters.fits(font, control, spoken.width()):
        words(painter, spoken, control, font, PALETTE.candle, LEFT, PALETTE.shadow)
    chip = min(rect.height() * 0.34, (right - left - 8) / max(1, len(model.players)) * 0.86)
    top = rect.bottom() - rect.height() * 0.1 - chip
    for place, (seat, _) in enumerate(model.players):
        box = QRectF(left + place * chip * 1.16, top, chip, chip)
        painter.setOpacity(0.45 if seat in model.passed else 1.0)
        seat_mark(painter, seat, box.adjusted(chip * 0.08, chip * 0.08, -chip * 0.08, -chip * 0.08))
        painter.setOpacity(1.0)
        if seat == model.next:
            painter.setPen(QPen(QColor(PALETTE.gold_light), max(1.5, chip * 0.09)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
        if seat == model.in_control:
            crown = box.adjusted(chip * 0.5, -chip * 0.22, chip * 0.14, -chip * 0.58)
            draw_art(painter, "icons/control", crown)
        if seat in model.passed:
            draw_art(painter, "icons/pass", box.adjusted(chip * 0.5, chip * 0.5, chip * 0.1, chip * 0.1))
    if model.last:
        line = QRectF(left + len(model.players) * chip * 1.16 + chip * 0.2, top, 0, chip)
        line.setRight(right - 6)
        font = letters.body(height * 0.42, italic=True)
        if letters.fits(font, model.last, line.width()):
            words(painter, line, model.last, font, PALETTE.parchment_shade, LEFT)


def paint_empty_stack(painter: QPainter, model: str, rect: QRectF) -> None:
    """The place of the stack while nothing is being played; `model`: what can be done with a held card here."""
    if not model:
        return
    plank(painter, rect, min(rect.width(), rect.height()) * 0.06, 70)
    height = min(rect.height() * 0.12, 18.0 * max(1.0, rect.width() / 420))
    side = min(rect.height() * 0.46, rect.width() * 0.3)
    painter.setOpacity(0.30)
    draw_art(painter, "icons/cards", QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.62, side, side))
    painter.setOpacity(1.0)
    words(
        painter,
        QRectF(rect.left(), rect.center().y() + side * 0.42, rect.width(), height * 1.4),
        model,
        fitted(letters.body(height, italic=True), model, rect.width() * 0.94),
        "#b08d62",
        CENTRE,
    )
