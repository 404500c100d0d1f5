# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting maps: folded, open, rooms and taverns, and tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, draw_scene
from rdi_desktop.ui.cards.brush import (
    CENTRE,
    LEFT,
    PALETTE,
    RIGHT,
    arrow,
    badge,
    fitted,
    parchment,
    plank,
    seat_mark,
    words,
)
from rdi_desktop.ui.cards.lettering import Lettering, draw_lettering, fit
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.cut import below as cut_below
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.map_layout import BoardLayout, StopLayout, board_layout, stop_layout, strip_cells
from rdi_desktop.ui.table.maps import CRAWL, PARTY, MapModel, Stop
from rdi_desktop.ui.table.placard import Boards
from rdi_desktop.ui.words import maps
from rdi_desktop.words import said

Headed = tuple[MapModel, str, int | None]
"""A map, what is told at its head ('': its name), and of which seat."""
_TITLE, _TEXT, _SMALL = 15.0, 13.0, 11.0
_ROOMY = (800.0, 290.0)
"""Width of an open map whose text does not fit between mats, and the greatest height (times the unit)."""
_STEPS = 5
"""In so many steps it grows upwards."""
_LEAST_CELLS = 2.9
"""Least height of the pictures of a folded map below its name, in its letters."""
_GREY = QColor(58, 44, 34, 150)


class StopModel(NamedTuple):
    """A stop on an open map."""

    stop: Stop
    town: bool
    here: bool
    """Whether the viewer's own token, or the party, is there."""
    unit: float
    text: float


class PawnModel(NamedTuple):
    """A token, by its seats; `PARTY` is the Party Pawn."""

    seats: tuple[int, ...]
    mine: bool


def paint_stop(painter: QPainter, model: StopModel, rect: QRectF) -> None:
    """A room or tavern: picture, name, text; a closed one is dark and labelled."""
    stop, unit, text = model.stop, model.unit, model.text
    inside, title, spoken = lettered(model, (rect.width(), rect.height()))
    accent = PALETTE.gold if stop.goal or model.here else PALETTE.copper
    parchment(painter, rect, 9 * unit, accent, light=True, edge=2.4 * unit)
    if not inside.picture.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(120, 78, 36, 34))
        painter.drawRoundedRect(inside.picture, 8 * unit, 8 * unit)
        draw_scene(painter, stop.scene, inside.picture)
    align = Qt.AlignmentFlag.AlignLeft
    painter.setPen(QColor(PALETTE.ink))
    draw_lettering(painter, title, THEME.title_font, inside.title, align)
    painter.setPen(QColor(PALETTE.ink_soft))
    draw_lettering(painter, spoken, THEME.body_font, inside.text, align)
    if model.town:
        _paint_drinks(painter, stop, inside.foot, text)
    if stop.closed:
        _paint_closed(painter, rect, unit, text)


def lettered(model: StopModel, size: tuple[float, float]) -> tuple[StopLayout, Lettering, Lettering]:
    """The places in a stop, with its name and text in readable letters: if needed, the picture gets smaller."""
    for bare in (False, True):
        inside = stop_layout(model.stop, size, model.unit, town=model.town, bare=bare)
        (wide, high), (across, down) = ((rect.width(), rect.height()) for rect in (inside.title, inside.text))
        large, usual = max(_SMALL, _TITLE * model.text), max(_SMALL, _TEXT * model.text)
        title = fit(model.stop.title, THEME.title_font, wide, high, largest=large, smallest=_SMALL)
        spoken = fit(model.stop.text, THEME.body_font, across, down, largest=usual, smallest=_SMALL)
        if not (title.cut or spoken.cut):
            break
    return inside, title, spoken


def readable_board(model: MapModel, table: TableLayout) -> BoardLayout:
    """An open map between mats and question; if its text does not fit there a wider one, then one that covers a little of mats."""
    unit, width = table.unit, table.size[0] - 12 * table.unit
    area = cut_below(Boards.of(table).area, [table.mats[seat] for seat in table.settings if seat != table.own], 0.0)
    tall = min(area.bottom() - 6 * unit, max(area.height(), _ROOMY[1] * unit))
    board = board_layout(model, area, unit)
    for step in range(_STEPS + 1):
        high = area.height() + (tall - area.height()) * step / _STEPS
        for wide in (area.width(), min(width, _ROOMY[0] * unit), width):
            if wide < area.width():
                continue
            left = min(max(6 * unit, area.center().x() - wide / 2), table.size[0] - 6 * unit - wide)
            board = board_layout(model, QRectF(left, area.bottom() - high, wide, high), unit)
            if not any(_cut(model, stop, place, table) for stop, place in zip(model.stops, board.stops, strict=True)):
                return board
    return board


def _cut(model: MapModel, stop: Stop, place: QRectF, table: TableLayout) -> bool:
    """Whether not all of it can be read there in letters that are large enough."""
    shown = StopModel(stop, model.kind == CRAWL, False, table.unit, table.text)
    _, title, spoken = lettered(shown, (place.width(), place.height()))
    least = _SMALL * min(table.unit, table.text) - 0.5
    return any(each.cut or each.pixels < least for each in (title, spoken))


def _paint_drinks(painter: QPainter, stop: Stop, foot: QRectF, text: float) -> None:
    side = foot.height()
    draw_art(painter, "icons/drink", QRectF(foot.left(), foot.top(), side, side))
    font = letters.title(max(_SMALL, _TEXT * text))
    spoken = maps.drinks(stop.left or 0)
    line = foot.adjusted(side * 1.2, 0, 0, 0)
    words(painter, line, spoken, fitted(font, spoken, line.width()), PALETTE.ink, LEFT)


def _paint_closed(painter: QPainter, rect: QRectF, unit: float, text: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_GREY)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -3), 9 * unit, 9 * unit)
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-9)
    board = QRectF(-52 * text, -16 * text, 104 * text, 32 * text)
    painter.setPen(QPen(QColor(PALETTE.parchment_light), 2.2 * unit))
    painter.setBrush(QColor(PALETTE.wine))
    painter.drawRoundedRect(board, 6 * unit, 6 * unit)
    words(painter, board, said("middle-closed"), letters.title(19 * text), PALETTE.parchment_light, CENTRE)
    painter.restore()


def board_painter(layout: BoardLayout, unit: float, text: float) -> Callable[[QPainter, Headed, QRectF], None]:
    """Paints the ground of an open map: its name, who moves, the ways between stops."""

    def paint(painter: QPainter, model: Headed, rect: QRectF) -> None:
        shown, spoken, seat = model
        painter.translate(-layout.area.topLeft())
        _paint_ground(painter, layout.area, unit)
        _paint_ways(painter, shown, layout, unit)
        _paint_head(painter, shown, spoken, seat, layout.head, text)

    return paint


def paint_plan(painter: QPainter, model: MapModel, area: QRectF, unit: float, text: float) -> None:
    """A map that nobody is on yet, with the texts of those stops that have room for them; `text`: the size of letters."""
    board = board_layout(model, area, unit)
    board = board_layout(model, area.adjusted(0, area.top() - board.head.bottom(), 0, 0), unit)  # nothing stands above
    _paint_ground(painter, area, unit)
    _paint_ways(painter, model, board, unit)
    town = model.kind == CRAWL
    for stop, place in zip(model.stops, board.stops, strict=True):
        shown = StopModel(stop, town, False, unit, text)
        size = place.width(), place.height()
        if lettered(shown, size)[2].cut:
            shown = shown._replace(stop=stop._replace(text=""))
        painter.save()
        painter.translate(place.topLeft())
        paint_stop(painter, shown, QRectF(0, 0, *size))
        painter.restore()


def _paint_ground(painter: QPainter, area: QRectF, unit: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 5, 2, 170))
    painter.drawRoundedRect(area, 14 * unit, 14 * unit)
    wood = QLinearGradient(area.topLeft(), area.bottomLeft())
    wood.setColorAt(0.0, QColor("#6b4524"))
    wood.setColorAt(1.0, QColor("#3d2411"))
    inner = area.adjusted(2 * unit, 2 * unit, -2 * unit, -3 * unit)
    painter.setBrush(wood)
    painter.setPen(QPen(QColor(PALETTE.copper_light), 1.6 * unit))
    painter.drawRoundedRect(inner, 12 * unit, 12 * unit)
    painter.setPen(QPen(QColor(20, 10, 4, 120), 1.2 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit), 9 * unit, 9 * unit)


def _paint_ways(painter: QPainter, model: MapModel, layout: BoardLayout, unit: float) -> None:
    for one, other in model.arrows:
        start, end = layout.stops[one], layout.stops[other]
        a = QPointF(start.right(), start.center().y())
        b = QPointF(
            end.left() - 3 * unit, min(max(start.center().y(), end.top() + 24 * unit), end.bottom() - 24 * unit)
        )
        path = QPainterPath(a)
        path.lineTo(b)
        pen = QPen(QColor(PALETTE.candle), 5 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        arrow(painter, b + QPointF(2.4 * unit, 0), 15 * unit, PALETTE.candle)


def _paint_head(painter: QPainter, model: MapModel, spoken: str, seat: int | None, head: QRectF, text: float) -> None:
    key = said("around-folds", key=maps.KEY)
    small = letters.body(max(_SMALL, _SMALL * text), italic=True)
    taken = words(painter, head, key, small, PALETTE.parchment_shade, RIGHT)
    line = head.adjusted(2, 0, -taken - 14, 0)
    title = letters.title(20 * text)
    first = spoken or model.title
    if seat is not None:  # of whom it tells
        side = min(head.height(), 22 * text)
        seat_mark(painter, seat, QRectF(line.left(), line.center().y() - side / 2, side, side))
        line.adjust(side * 1.25, 0, 0, 0)
    used = words(painter, line, first, fitted(title, first, line.width()), PALETTE.candle, LEFT, PALETTE.shadow)
    rest = line.adjusted(used + 18, 0, 0, 0)
    if not spoken and model.note and rest.width() > 60:
        font = fitted(letters.title(14 * text), model.note, rest.width())
        words(painter, rest, model.note, font, PALETTE.parchment_light, LEFT, PALETTE.shadow)


def paint_pawn(painter: QPainter, model: PawnModel, rect: QRectF) -> None:
    """A token in its seats' colours with their signs; the viewer's own has a golden rim, the party's a mug."""
    inner = rect.adjusted(rect.width() * 0.06, rect.height() * 0.04, -rect.width() * 0.06, -rect.height() * 0.04)
    party = model.seats == PARTY
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 110))
    painter.drawEllipse(
        QRectF(inner.left(), inner.bottom() - inner.height() * 0.13, inner.width(), inner.height() * 0.17)
    )
    colours = [PALETTE.wine] if party else [THEME.seat(seat).colour for seat in model.seats]
    fill = QLinearGradient(inner.topLeft(), inner.topRight())
    for place, colour in enumerate(colours):
        fill.setColorAt(place / len(colours), QColor(colour).lighter(112))
        fill.setColorAt(min(1.0, (place + 1) / len(colours) - 0.001), QColor(colour))
    path = pawn_path(inner)
    painter.setBrush(fill)
    rim = PALETTE.gold_light if model.mine or party else PALETTE.shadow
    painter.setPen(QPen(QColor(PALETTE.shadow), rect.height() * 0.11))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(rim), rect.height() * 0.045))
    painter.drawPath(path)
    side = inner.width() * 0.58
    sign = QRectF(inner.center().x() - side / 2, inner.bottom() - inner.height() * 0.1 - side, side, side)
    if party:
        draw_art(painter, "icons/drink", sign)
        return
    wide = side if len(model.seats) == 1 else side * 0.72
    for place, seat in enumerate(model.seats):
        left = sign.center().x() - wide * len(model.seats) / 2 + wide * place
        disc = QRectF(left, sign.center().y() - wide / 2, wide, wide)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PALETTE.parchment_light))
        painter.drawEllipse(disc)
        edge = wide * 0.12
        seat_mark(painter, seat, disc.adjusted(edge, edge, -edge, -edge))


def paint_door(painter: QPainter, model: tuple[str, int], rect: QRectF) -> None:
    """The sign of a tavern, with its number of Drinks left."""
    scene, count = model
    painter.setPen(QPen(QColor(PALETTE.gold), rect.width() * 0.05))
    painter.setBrush(QColor(PALETTE.parchment_light))
    painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
    inner = rect.width() * 0.17
    draw_scene(painter, scene, rect.adjusted(inner, inner * 0.8, -inner, -inner * 1.2))
    high = max(14.0, rect.height() * 0.3)
    badge(
        painter,
        QRectF(rect.center().x() - high * 0.7, rect.bottom() - high - 1, high * 1.4, high),
        str(count),
        PALETTE.gold_light,
        PALETTE.ink,
    )


def pawn_path(rect: QRectF) -> QPainterPath:
    """The outline of a token: a head on a round-shouldered body."""
    head = rect.width() * 0.5
    path = QPainterPath()
    path.addEllipse(QRectF(rect.center().x() - head / 2, rect.top(), head, head))
    body = QPainterPath(QPointF(rect.left(), rect.bottom() - rect.height() * 0.08))
    shoulder = rect.top() + rect.height() * 0.34
    body.cubicTo(
        QPointF(rect.left() + rect.width() * 0.06, shoulder + rect.height() * 0.1),
        QPointF(rect.left() + rect.width() * 0.2, shoulder),
        QPointF(rect.center().x(), shoulder),
    )
    body.cubicTo(
        QPointF(rect.right() - rect.width() * 0.2, shoulder),
        QPointF(rect.right() - rect.width() * 0.06, shoulder + rect.height() * 0.1),
        QPointF(rect.right(), rect.bottom() - rect.height() * 0.08),
    )
    body.quadTo(
        QPointF(rect.center().x(), rect.bottom() + rect.height() * 0.06),
        QPointF(rect.left(), rect.bottom() - rect.height() * 0.08),
    )
    return path.united(body)


def paint_strip(painter: QPainter, model: MapModel, rect: QRectF) -> None:
    """A folded map: small pictures of its stops with tokens; above them its name, if there is room."""
    plank(painter, rect, min(rect.height() * 0.2, 9.0 * letters.scale()), 165)
    head = strip_head(rect)
    if not head.isEmpty():
        key = words(painter, head, maps.KEY, letters.body(0, italic=True), PALETTE.parchment_shade, RIGHT)
        line = head.adjusted(0, 0, -key - 8, 0)
        words(painter, line, model.title, fitted(letters.title(0), model.title, line.width()), PALETTE.candle, LEFT)
    rect = rect.adjusted(0, head.height(), 0, 0)
    cells = strip_cells(model, rect)
    for one, other in model.arrows:
        a, b = cells[one], cells[other]
        tip = QPointF(b.left() - 1, min(max(a.center().y(), b.top() + 4), b.bottom() - 4))
        arrow(painter, tip, rect.height() * 0.16, PALETTE.copper_light)
    for stop, cell in zip(model.stops, cells, strict=True):
        _paint_cell(painter, model, stop, cell)


def strip_head(rect: QRectF) -> QRectF:
    """The place of a folded map's name; empty if it is too low."""
    high = letters.smallest() * 1.6
    if rect.height() - high < _LEAST_CELLS * letters.smallest():
        return QRectF()
    return QRectF(rect.left() + 8, rect.top() + 2, rect.width() - 16, high)


def _paint_cell(painter: QPainter, model: MapModel, stop: Stop, cell: QRectF) -> None:
    side = min(cell.height() * 0.94, cell.width() * 0.56)
    picture = QRectF(cell.left() + 1, cell.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PALETTE.gold_light if PARTY in stop.pieces else PALETTE.parchment))
    painter.drawRoundedRect(picture, side * 0.18, side * 0.18)
    draw_scene(painter, stop.scene, picture.adjusted(1, 1, -1, -1))
    rest = QRectF(picture.right() + 1, cell.top(), cell.right() - picture.right() - 7, cell.height())
    if model.kind == CRAWL:
        _paint_count(painter, stop, picture, rest)
        return
    count = stop.left if stop.left is not None else len(stop.loot) if stop.goal else None
    if count is not None and not stop.pieces:
        high = 15 * max(1.0, picture.height() / 30)
        box = QRectF(rest.left(), rest.center().y() - high / 2, min(rest.width(), high * 1.33), high)
        badge(painter, box, str(count), PALETTE.parchment_light, PALETTE.ink)
    _paint_marks(painter, model, stop, rest)


def _paint_marks(painter: QPainter, model: MapModel, stop: Stop, rest: QRectF) -> None:
    """The signs of the tokens there, in one row or in two."""
    seats = [seat for piece in stop.pieces for seat in piece]
    if not seats:
        return
    rows = 2 if len(seats) > 2 and rest.height() > 24 else 1
    side = min(rest.height() / rows, 15 * max(1.0, rest.height() / 34))
    in_row = -(-len(seats) // rows)
    step = min(side * 1.05, (rest.width() - side) / max(1, in_row - 1))
    top = rest.center().y() - side * rows / 2
    for place, seat in enumerate(seats):
        row, column = divmod(place, in_row)
        seat_mark(painter, seat, QRectF(rest.left() + column * step, top + row * side, side, side))


def _paint_count(painter: QPainter, stop: Stop, picture: QRectF, rest: QRectF) -> None:
    """The number of Drinks left, whether it is closed, and the party if it is there."""
    if stop.closed:
        painter.setBrush(_GREY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(picture, picture.height() * 0.18, picture.height() * 0.18)
        draw_scene(painter, "no", picture.adjusted(3, 3, -3, -3))
        return
    height = 15 * max(1.0, picture.height() / 30)
    wide = height * (1.05 if (stop.left or 0) < 10 else 1.5)
    left = min(rest.left(), rest.right() + 5 - wide)
    box = QRectF(left, rest.bottom() - height - 1, wide, height)
    if PARTY in stop.pieces:
        tall = rest.height() * 0.6
        paint_pawn(painter, PawnModel(PARTY, False), QRectF(left + 1, rest.top(), tall * 0.8, tall))
    badge(painter, box, str(stop.left), PALETTE.parchment_light, PALETTE.ink)
