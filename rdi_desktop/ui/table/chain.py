# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting the entries of a deep stack: seals, and what stands before drinkers; unfolded rows, and coasters for equal ones."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, draw_emblem, has_art
from rdi_desktop.ui.cards.brush import (
    CENTRE,
    LEFT,
    PALETTE,
    RIGHT,
    badge,
    fitted,
    parchment,
    plank,
    rounded,
    seat_mark,
    words,
)
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.faces_painted import paint_face
from rdi_desktop.ui.table.models import EntryModel
from rdi_desktop.ui.words import terms as text

_CHIP = "#2f5d1e"
"""The ground of the note that an entry can be answered."""
_LIT = "#ffe08a"
_NEGATED = "#9c2a18"


def _ground(painter: QPainter, model: EntryModel, rect: QRectF, radius: float) -> None:
    accent = THEME.seat(model.by).colour if model.by is not None else PALETTE.copper
    parchment(painter, rect, radius, accent, light=bool(model.being_asked), edge=2.2)
    if model.being_asked:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(_LIT), 2.4))
        painter.drawRoundedRect(rect.adjusted(1.2, 1.2, -1.2, -2.6), radius, radius)


def paint_row(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """Who does what to whom, then the card, and at the right its result and its number."""
    height = rect.height()
    _ground(painter, model, rect, height * 0.2)
    pad = height * 0.18
    x = rect.left() + height * (0.86 if model.has_card else 0.26)
    number = QRectF(rect.right() - height * 1.1, rect.top() + height * 0.14, height * 0.94, height * 0.66)
    badge(
        painter, number, str(model.number), PALETTE.gold if model.being_asked else PALETTE.parchment_shade, PALETTE.ink
    )
    body = QRectF(x, rect.top(), number.left() - pad - x, height * 0.94)
    font = letters.title(height * 0.46)
    small = letters.title(0)
    for said, ink, ground in _signs(model):
        wide = QFontMetricsF(small).horizontalAdvance(said) + 2 * pad
        place = QRectF(body.right() - wide, rect.top() + height * 0.14, wide, height * 0.66)
        if ground:
            badge(painter, place, "", ground, ink)
        words(painter, place, said, small, ink, CENTRE)
        body.setRight(place.left() - pad)
    if model.by is not None:
        side = height * 0.6
        seat_mark(painter, model.by, QRectF(body.left(), rect.center().y() - side / 2 - 1, side, side))
        body.setLeft(body.left() + side + pad)
    first = model.line.partition(": ")[0] if ": " in model.line else model.line
    first = first or model.label
    who = fitted(font, first, body.width() * 0.62)
    body.setLeft(body.left() + words(painter, body, first, who, PALETTE.ink, LEFT) + pad * 1.6)
    title = letters.body(height * 0.46)
    title.setStrikeOut(model.negated)
    after = body.width()
    if first != model.title and after > height:
        chosen = fitted(title, model.title, after)
        used = words(painter, body, model.title, chosen, PALETTE.ink, LEFT)
        rest = " · ".join(filter(None, (*model.done, model.outcome))) or model.answers
        line = body.adjusted(used + pad * 1.6, 0, 0, 0)
        told = letters.body(0, italic=True)
        if rest and letters.fits(told, rest, line.width()):
            words(painter, line, rest, told, PALETTE.ink, RIGHT)


def _signs(model: EntryModel) -> list[tuple[str, str, str]]:
    """The notes at the end of a row: text, colour, and ground if it has one."""
    if model.being_asked:
        return [(model.being_asked, PALETTE.parchment_light, _CHIP)]
    return [("✕", _NEGATED, "")] if model.negated else []


def paint_coaster(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """One of several players with the same entry: number, portrait with sign, name, and what it changes."""
    height, width = rect.height(), rect.width()
    _ground(painter, model, rect, height * 0.1)
    tag = max(letters.smallest() * 1.36, height * 0.19)
    number = QRectF(rect.left() + 3, rect.top() + 3, tag * (1.0 if model.number < 10 else 1.4), tag)
    badge(
        painter, number, str(model.number), PALETTE.gold if model.being_asked else PALETTE.parchment_shade, PALETTE.ink
    )
    side = min(height * 0.48, width * 0.62)
    face = QRectF(rect.center().x() - side / 2, rect.top() + height * 0.05, side, side)
    if model.by is not None:
        painter.setPen(QPen(QColor(THEME.seat(model.by).colour), side * 0.07))
        painter.setBrush(QColor(PALETTE.parchment_light))
        painter.drawEllipse(face)
        inner = face.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
        painter.save()
        if has_art(f"portraits/{model.emblem}"):
            painter.setClipPath(rounded(inner, inner.width() / 2))
            draw_art(painter, f"portraits/{model.emblem}", inner)
        else:
            draw_emblem(painter, model.emblem, model.name, inner)
        painter.restore()
        seat_mark(
            painter, model.by, QRectF(face.right() - side * 0.3, face.bottom() - side * 0.36, side * 0.4, side * 0.4)
        )
    name = QRectF(rect.left() + 3, face.bottom() + 1, width - 6, height * 0.22)
    font = fitted(letters.title(height * 0.17), model.name, name.width())
    font, _, fit = letters.folded(model.name, font, name.width(), 0.0)
    words(painter, name, model.name if fit else model.name.split()[0], font, PALETTE.ink, CENTRE)
    below = QRectF(
        name.left(), name.bottom() - 2, name.width(), max(letters.smallest() * 1.2, rect.bottom() - name.bottom() - 3)
    )
    font = letters.title(0)
    if model.being_asked:
        said = next(
            (each for each in (model.being_asked, text.label("you_can")) if letters.fits(font, each, below.width())),
            "!",
        )
        words(painter, below, said, font, _CHIP, CENTRE)
    elif model.negated:
        words(painter, below, "✕", font, _NEGATED, CENTRE)
    elif model.change is not None:
        what, n = model.change
        told = text.with_sign(n)
        wide = QFontMetricsF(font).horizontalAdvance(told)
        size = below.height() * 0.95 if has_art(f"icons/{what}") else 0.0
        left = below.center().x() - (wide + size) / 2
        if size:
            draw_art(painter, f"icons/{what}", QRectF(left, below.top(), size, size))
        words(painter, QRectF(left + size, below.top(), wide + 2, below.height()), told, font, PALETTE.ink, LEFT)


def paint_seal(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """An older entry of many: whose it is, its number, and whether it is Negated or can be answered."""
    side = rect.width()
    face = rect.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04)
    if model.by is not None:
        paint_face(painter, model.by, model.emblem, model.name, face)
    else:
        parchment(painter, face, side / 2, PALETTE.copper, edge=2.2)
    if model.being_asked:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(_LIT), max(3.0, side * 0.08)))
        painter.drawEllipse(face)
    if model.negated:
        words(painter, face, "✕", letters.title(side * 0.7), _NEGATED, CENTRE)
    tag = letters.smallest() * 1.3
    number = QRectF(rect.left(), rect.top(), tag * (1.0 if model.number < 10 else 1.4), tag)
    ground = PALETTE.gold if model.being_asked else PALETTE.parchment_shade
    badge(painter, number, str(model.number), ground, PALETTE.ink)


def paint_served(painter: QPainter, model: EntryModel, rect: QRectF) -> None:
    """What stands before one of several who get the same: its sign, and by how much it changes."""
    high = rect.height()
    edge = _LIT if model.being_asked else PALETTE.wood_edge
    painter.setPen(QPen(QColor(edge), 2.6 if model.being_asked else 1.4))
    painter.setBrush(QColor(_CHIP if model.being_asked else PALETTE.parchment_light))
    painter.drawRoundedRect(rect.adjusted(1.4, 1.4, -1.4, -1.4), high * 0.45, high * 0.45)
    ink = PALETTE.parchment_light if model.being_asked else PALETTE.ink
    what, n = model.change or ("alcohol", 0)
    told = "✕" if model.negated else text.with_sign(n) if n else ""
    font = letters.title(high * 0.62)
    wide = QFontMetricsF(font).horizontalAdvance(told)
    side = high * 0.72 if has_art(f"icons/{what}") else 0.0
    left = rect.center().x() - (wide + side) / 2
    if side:
        draw_art(painter, f"icons/{what}", QRectF(left, rect.center().y() - side / 2, side, side))
    said = QRectF(left + side, rect.top(), wide + 2, high)
    words(painter, said, told, font, _NEGATED if model.negated and not model.being_asked else ink, LEFT)


def paint_board(painter: QPainter, _: str, rect: QRectF) -> None:
    """The dark ground of an unfolded deep stack."""
    plank(painter, rect, 12.0, 252)


def paint_fold(painter: QPainter, said: str, rect: QRectF) -> None:
    """The button that unfolds a stack, or a heading."""
    plank(painter, rect.adjusted(0, 0, 0, -1), rect.height() * 0.4, 205)
    words(painter, rect, said, letters.title(rect.height() * 0.6), PALETTE.candle, CENTRE)
