# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting what is being played: the newest entry beside its effects, one or two older ones as cards with a slip below each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, badge, fitted, parchment, plank, seat_mark
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.cards.lettering import draw_lettering
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.faces_painted import paint_face
from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.table.lines import EntryPlace
from rdi_desktop.ui.table.models import EntryModel, Sum
from rdi_desktop.ui.words import stack as words_stack

_CARD = 208.0
"""Greatest height of the newest entry (times the unit)."""
_FACE = 70.0
"""Size of a portrait beside a card (times the unit)."""
_LIT, _CHIP, _NEGATED = "#ffe08a", "#2f5d1e", "#ff9d8a"
_DOES = 8.0
"""The most lines of what a card does."""
_MOST_FACES = 3
"""The most portraits after an arrow."""


def paint_arrow(painter: QPainter, model: str, rect: QRectF) -> None:
    """An arrow to the left: this answers that."""
    _paint_arrow(painter, QPointF(rect.left(), rect.center().y()), rect.width())


def card_at(place: EntryPlace) -> QPointF:
    """The centre of a card in the coordinates of its entry."""
    wide, high = place.card
    if place.shape == "single":
        return QPointF(place.rect.height() * 0.03 + wide / 2, place.rect.height() / 2)
    if place.shape == "card":
        return QPointF(place.rect.width() / 2, high / 2)
    if place.shape == "seal":
        return QPointF(place.rect.width() / 2, place.rect.height() / 2)
    return QPointF(place.rect.height() * 0.05 + wide / 2, place.rect.height() / 2)


def paint_single(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """The newest entry: its card at the left; beside it player and targets, the result, and whether it can be answered."""
    _ground(painter, model, rect)
    unit = rect.height() / _CARD
    tall = rect.height() * 0.94
    if not model.has_card:
        _paint_board(painter, model, QRectF(rect.height() * 0.03, rect.height() * 0.03, tall * RATIO, tall))
    left = rect.height() * 0.03 + tall * RATIO + 16 * unit
    room = QRectF(left, rect.top() + 10 * unit, rect.right() - left - 12 * unit, rect.height() - 20 * unit)
    asked = _asked_height(model)
    if (model.by is not None or model.to) and room.height() > 120 * unit:
        face = min(_FACE * unit, room.width() / 2.9)
        _paint_faces(painter, model, QRectF(room.left(), room.top(), room.width(), face))
        room.setTop(room.top() + face + 8 * unit)
    room.setBottom(room.bottom() - asked)
    _paint_lines(painter, model, room)
    if model.being_asked:
        _paint_chip(painter, model.being_asked, QRectF(room.left(), room.bottom(), room.width(), asked))


def paint_card(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """An older one: a place for its card, below it a slip with the details."""
    tall = model.tall
    slip = QRectF(rect.left(), rect.top() + tall + 3, rect.width(), rect.height() - tall - 4)
    card = QRectF(rect.center().x() - tall * RATIO / 2, rect.top(), tall * RATIO, tall)
    if not model.has_card:
        _paint_board(painter, model, card)
    if model.being_asked:
        painter.setPen(QPen(QColor(_LIT), max(3.0, tall * 0.02)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), card.width() * 0.07, card.width() * 0.07)
    _ground(painter, model, slip)
    inner = slip.adjusted(7, 3, -6, -3)
    asked = min(_asked_height(model), inner.height() * 0.4)
    inner.setBottom(inner.bottom() - asked)
    _paint_lines(painter, model, inner)
    if model.being_asked:
        _paint_chip(painter, model.being_asked, QRectF(inner.left(), inner.bottom(), inner.width(), asked))


def _ground(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    plank(painter, rect, min(12.0, rect.height() * 0.14), 225)
    colour = _LIT if model.being_asked else THEME.seat(model.by).colour if model.by is not None else PALETTE.copper
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 4.0 if model.being_asked else 1.6))
    radius = min(12.0, rect.height() * 0.14)
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)


def _asked_height(model: EntryModel) -> float:
    return letters.smallest() * 1.9 if model.being_asked else 0.0


def _paint_lines(painter: QPainter, model: EntryModel, room: QRectF) -> None:
    """The player's sign and name; below them the result, as signs and numbers if there are few."""
    rows: list[tuple[str, QFont, str]] = []
    big, usual = letters.title(16 * letters.scale()), letters.title(13 * letters.scale())
    plain = letters.body(13 * letters.scale())
    whole = room.height() > 70 * letters.scale()
    line = words_stack.answers(model.line) if model.arrow and model.line == model.name else model.line
    first = f"{model.label}: {line}" if model.label and line else model.label or line
    if first:
        rows.append((first, fitted(big if whole else usual, first, room.width()), PALETTE.candle))
    more = model.title.partition(" + ")[2] if model.has_card else ""
    if more:
        rows.append((f"+ {more}", fitted(plain, more, room.width()), PALETTE.parchment_light))
    if model.does:
        rows.append((model.does, plain, PALETTE.parchment_light))
    if model.negated:
        rows.append(("✕ " + " · ".join(model.done), usual, _NEGATED))
    else:
        rows += [(done, fitted(usual, done, room.width()), _NEGATED) for done in model.done]
    sums = () if model.negated else model.sums
    size, rows_of_sums = (20 if whole else 13) * letters.scale(), 2 if whole else 1
    while sums and size > letters.smallest() and not _fit(sums, letters.title(size), room.width(), rows_of_sums):
        size = letters.step(size * 0.8)
    size = next((each for each in letters.below(size) if _widest(sums, each) <= room.width()), size)
    if sums and _lines_of(sums, THEME.title_font(size), room.width()) > rows_of_sums:
        sums = ()  # text is shorter if the same happens to several
    if not sums and model.outcome and not model.negated:
        rows.append((model.outcome, fitted(usual, model.outcome, room.width()), PALETTE.parchment_light))
    if not (more or sums or model.done or model.arrow) and model.answers and whole:
        rows.append((model.answers, fitted(plain, model.answers, room.width()), PALETTE.parchment_light))
    y = room.top()
    mark = QFontMetricsF(usual).height() * 0.8
    tall = QFontMetricsF(usual).height() * (1.7 if whole else 1.0)
    kept = tall if sums else 0.0
    whole_sums = max(kept, _high(sums, letters.title(size), room.width())) if sums else 0.0
    signed = model.by is None
    for said, font, colour in rows:
        high = QFontMetricsF(font).height()
        left = room.left() + (0.0 if signed else mark * 1.25)
        below = room.bottom() - y - (whole_sums if said == model.does else kept)
        if below < high * 0.9:
            break
        width = room.right() - left
        first_line = high
        if letters.fits(font, said, width):
            paint_words(painter, QRectF(left, y, width, high), said, font, colour, LEFT)
        else:
            of = THEME.title_font if font.bold() else THEME.body_font
            box = QRectF(left, y, width, min(below, high * (_DOES if said == model.does else 3.3)))
            told = letters.lettering(said, of, box, font.pixelSize(), leading=1.08)
            if told.cut:  # the tooltip and the inspector show it
                if sums and not signed and model.by is not None:  # the sign stands for the name, above others' signs
                    seat_mark(painter, model.by, QRectF(room.left(), y, mark, mark))
                    signed, y = True, y + mark
                continue
            high = len(told.lines) * told.line_height
            painter.setPen(QColor(colour))
            first_line = told.line_height
            draw_lettering(painter, told, of, QRectF(left, y, width, high), LEFT)
        if not signed and model.by is not None:
            seat_mark(painter, model.by, QRectF(room.left(), y + (first_line - mark) / 2, mark, mark))
            signed = True
        y += high
    if not signed and not sums and model.by is not None:  # no name has room: the sign stands for it
        seat_mark(painter, model.by, QRectF(room.left(), room.top(), mark, mark))
    if sums:
        while size > letters.smallest() and _high(sums, letters.title(size), room.width()) > room.bottom() - y:
            size = letters.step(size * 0.8)
        font = THEME.title_font(size)
        _paint_sums(painter, sums, QRectF(room.left(), y, room.width(), QFontMetricsF(font).height() * 1.2), font)


def _fit(sums: Sequence[Sum], font: QFont, room: float, rows: int) -> bool:
    """Whether each of them has room in a line, and all in so many."""
    return max(_width_of(each, font) for each in sums) <= room and _lines_of(sums, font, room) <= rows


def _lines_of(sums: Sequence[Sum], font: QFont, room: float) -> int:
    """How many lines these need."""
    x, rows = 0.0, 1
    for each in sums:
        wide = _width_of(each, font)
        if x and x + wide > room:
            x, rows = 0.0, rows + 1
        x += wide + QFontMetricsF(font).height() * 0.6
    return rows


def _widest(sums: Sequence[Sum], size: float) -> float:
    """The width of the longest in letters of that size."""
    return max((_width_of(each, THEME.title_font(size)) for each in sums), default=0.0)


def _high(sums: Sequence[Sum], font: QFont, room: float) -> float:
    """The height of all their lines."""
    return _lines_of(sums, font, room) * QFontMetricsF(font).height() * 1.2


def _said(each: Sum) -> str:
    return f"{each.before} → {each.after}" + ("!" if each.out else "")


def _width_of(each: Sum, font: QFont) -> float:
    metrics = QFontMetricsF(font)
    signs = 2.25 if has_art(f"icons/{each.what}") else 1.15
    return metrics.horizontalAdvance(_said(each)) + metrics.height() * 0.8 * signs


def _paint_sums(painter: QPainter, sums: Sequence[Sum], line: QRectF, font: QFont) -> None:
    """The changing numbers: sign, attribute, before and after, in as many lines as needed."""
    side = QFontMetricsF(font).height() * 0.8
    x, rect = line.left(), QRectF(line)
    for each in sums:
        wide = _width_of(each, font)
        if x > line.left() and x + wide > line.right():
            x, rect = line.left(), rect.translated(0, line.height())
        end = x + wide
        seat_mark(painter, each.seat, QRectF(x, rect.center().y() - side / 2, side, side))
        x += side * 1.15
        if has_art(f"icons/{each.what}"):
            draw_art(painter, f"icons/{each.what}", QRectF(x, rect.center().y() - side / 2, side, side))
            x += side * 1.1
        colour = _NEGATED if each.out else PALETTE.parchment_light
        paint_words(painter, QRectF(x, rect.top(), end - x + 2, rect.height()), _said(each), font, colour, LEFT)
        x = end + side * 0.75


def _paint_chip(painter: QPainter, said: str, room: QRectF) -> None:
    font = fitted(letters.title(13 * letters.scale()), said, room.width() - room.height())
    wide = min(room.width(), QFontMetricsF(font).horizontalAdvance(said) + room.height() * 0.9)
    box = QRectF(room.left(), room.top() + 1, wide, room.height() - 2)
    badge(painter, box, "", _CHIP, PALETTE.parchment_light)
    paint_words(painter, box, said, font, PALETTE.parchment_light, CENTRE)


def _paint_faces(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """The player, an arrow, and the targets; nobody plays a last chance: those whose it is."""
    side, left = rect.height(), rect.left()
    goals = [goal for goal in model.to if goal[0] != model.by][:_MOST_FACES]
    if model.by is not None:
        paint_face(painter, model.by, model.emblem, model.name, QRectF(rect.topLeft(), QSizeF(side, side)))
        if not goals:
            return
        left += side * 1.12
        _paint_arrow(painter, QPointF(left, rect.center().y()), side * 0.56, back=False)
        left += side * 0.7
    step = min(side * 1.06, (rect.right() - left - side) / max(1, len(goals) - 1)) if len(goals) > 1 else side
    for place, (seat, emblem, name) in enumerate(goals):
        paint_face(painter, seat, emblem, name, QRectF(left + place * step, rect.top(), side, side))


def _paint_arrow(painter: QPainter, at: QPointF, length: float, *, back: bool = True) -> None:
    """A broad arrow from `at` on; `back`: pointing back."""
    half = length * 0.28
    path = QPainterPath(QPointF(0, 0))
    for x, y in ((length * 0.5, -half), (length * 0.5, -half * 0.42), (length, -half * 0.42), (length, half * 0.42)):
        path.lineTo(x, y)
    for x, y in ((length * 0.5, half * 0.42), (length * 0.5, half)):
        path.lineTo(x, y)
    path.closeSubpath()
    painter.save()
    painter.translate(at if back else at + QPointF(length, 0))
    if not back:
        painter.scale(-1, 1)
    painter.setPen(QPen(QColor(PALETTE.ink), 1.6))
    painter.setBrush(QColor("#ffd58a"))
    painter.drawPath(path)
    painter.restore()


def _paint_board(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """An entry without a card: a parchment of its size with the players concerned, and its name."""
    accent = THEME.seat(model.by).colour if model.by is not None else PALETTE.copper
    parchment(painter, rect, rect.width() * 0.07, accent, edge=3.0)
    concerned = model.to[:_MOST_FACES] if model.by is None else ((model.by, model.emblem, model.name),)
    side = rect.width() * 0.56 if concerned else 0.0
    row = QRectF(rect.left(), rect.top() + rect.height() * 0.1, rect.width() * 0.94, side)
    row.moveLeft(rect.center().x() - row.width() / 2)
    face = min(side, row.width() / max(1, len(concerned)))
    left = row.center().x() - face * len(concerned) / 2
    for place, (seat, emblem, name) in enumerate(concerned):
        at = QPointF(left + place * face, row.center().y() - face / 2)
        paint_face(painter, seat, emblem, name, QRectF(at, QSizeF(face, face)))
    low = QRectF(rect.left() + 6, rect.top() + rect.height() * 0.12 + side, rect.width() - 12, 0)
    low.setBottom(rect.bottom() - 7)
    told = letters.lettering(model.title, THEME.title_font, low, 13 * letters.scale(), leading=1.05)
    painter.setPen(QColor(PALETTE.ink))
    draw_lettering(painter, told, THEME.title_font, low, CENTRE)
