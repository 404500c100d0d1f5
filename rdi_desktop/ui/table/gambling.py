# SPDX-License-Identifier: GPL-3.0-or-later
"""A Round of Gambling in the middle of the cloth: the pot with its Gold, the players around it, and what each does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, coin, plank, words
from rdi_desktop.ui.table.faces_painted import paint_face
from rdi_desktop.ui.table.models import PotModel
from rdi_desktop.ui.words import terms as text

_BOWL, _FACE = 0.62, 0.36
"""Height of the bowl, and greatest height of a portrait, relative to the whole."""


def bowl_in_round(rect: QRectF) -> QRectF:
    """The place of the bowl."""
    side = rect.height() * _BOWL
    return QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.04, side, side)


def paint_round(painter: QPainter, model: PotModel, rect: QRectF) -> None:
    """The bowl in the middle, its Gold below it, players on both sides from the left."""
    bowl = bowl_in_round(rect)
    draw_art(painter, "tokens/pot", bowl)
    number = letters.title(20 * letters.scale())
    high = QFontMetricsF(number).height() * 1.1
    slip = QRectF(0, bowl.bottom() + 2, high * (2.2 + 0.5 * len(str(model.gold))), high)
    slip.moveLeft(rect.center().x() - slip.width() / 2)
    plank(painter, slip, high * 0.3, 215)
    purse = slip.adjusted(high * 0.4, high * 0.1, 0, -high * 0.1)
    coin(painter, purse, model.gold, PALETTE.gold_light)
    last = model.last if model.in_control is not None else text.label("pass_control")
    if last:
        below = QRectF(rect.center().x() - rect.width() * 0.2, slip.bottom() + 3, rect.width() * 0.4, 0)
        _paint_slip(painter, (last,), below)
    half = (len(model.players) + 1) // 2
    beside = (rect.width() - bowl.width()) / 2 - rect.height() * 0.04
    left = QRectF(rect.left(), rect.top(), beside, rect.height())
    _paint_side(painter, model, model.players[:half], left)
    _paint_side(painter, model, model.players[half:], left.translated(rect.width() - beside, 0))


def _paint_side(painter: QPainter, model: PotModel, players: tuple[tuple[int, str], ...], room: QRectF) -> None:
    if not players:
        return
    columns = 1 if len(players) <= 2 and room.height() > 150 * letters.scale() else 2
    rows = -(-len(players) // columns)
    cell = QSizeF(room.width() / columns, room.height() / rows)
    line = letters.smallest() * 1.55
    emblems = dict(model.emblems)
    for place, (seat, name) in enumerate(players):
        row, column = divmod(place, columns)
        said = _does(model, seat)
        side = min(room.height() * _FACE, cell.height() - line * (2 if said else 1) - 4, cell.width() * 0.7)
        tall = side + line * (2 if said else 1)
        top = room.top() + row * cell.height() + (cell.height() - tall) / 2
        middle = room.left() + (column + 0.5) * cell.width()
        face = QRectF(middle - side / 2, top, side, side)
        if seat == model.next:
            painter.setPen(QPen(QColor(PALETTE.candle), max(3.0, side * 0.1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(face)
        painter.setOpacity(0.5 if seat in model.passed else 1.0)
        paint_face(painter, seat, emblems.get(seat, ""), name, face)
        painter.setOpacity(1.0)
        if seat == model.in_control:
            crown = side * 0.5
            draw_art(
                painter, "icons/control", QRectF(face.left() - crown * 0.3, face.top() - crown * 0.2, crown, crown)
            )
        below = QRectF(middle - cell.width() / 2 + 2, face.bottom() + 1, cell.width() - 4, 0)
        whole = f"{name}: {said}" if said and columns == 1 else said or name
        _paint_slip(painter, (whole, said or name, text.given_name(name)), below)


def _does(model: PotModel, seat: int) -> str:
    """What a player is doing in the Round."""
    if seat == model.in_control:
        return text.label("controls")
    if seat in model.passed:
        return text.label("passed")
    return text.label("asked").lower() if seat == model.next else ""


def _paint_slip(painter: QPainter, tries: tuple[str, ...], rect: QRectF) -> None:
    """The first of those lines that fits, or else the last; the portrait's tip and mat have the whole name."""
    room = rect.width() - 10
    usual = letters.title(13 * letters.scale())
    fonts = [(said, letters.narrowed(usual, said, room)) for said in tries]
    said, font = next((each for each in fonts if letters.fits(each[1], each[0], room)), fonts[-1])
    high = QFontMetricsF(font).height() * 1.15
    wide = min(rect.width(), QFontMetricsF(font).horizontalAdvance(said) + 14)
    box = QRectF(rect.center().x() - wide / 2, rect.top(), wide, high)
    plank(painter, box, high * 0.35, 215)
    words(painter, box.adjusted(5, 0, -5, 0), said, font, PALETTE.candle, CENTRE)
