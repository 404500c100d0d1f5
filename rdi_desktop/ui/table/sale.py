# SPDX-License-Identifier: GPL-3.0-or-later
"""A sale between two players: a paper with the card, seller, buyer and price (character-compendium, "Brewmaster Phrenk")."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, coin, fitted, parchment, seat_mark, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.words import terms as text
from rdi_desktop.ui.words.names import ShownNames

MOST = 232.0
"""Greatest height of the paper (times the unit)."""
CARD = 0.92
"""Height of the card on it, relative to the paper."""


class SaleModel(NamedTuple):
    """The text beside the card."""

    seller: int
    seller_name: str
    buyer: int
    buyer_name: str
    price: int
    asked: str
    """Who is asked, in words; '' if nobody is."""


def sale_model(entry: SeenEntry, names: ShownNames, asked: str) -> SaleModel | None:
    """The sale of that stack entry; None if it is something else."""
    card = entry.card
    if entry.ability != "sell" or not card or not card.price or not entry.targets or entry.by is None:
        return None
    buyer = entry.targets[0]
    return SaleModel(entry.by, names.seat(entry.by), buyer, names.seat(buyer), card.price, asked)


def paint_sale(painter: QPainter, model: SaleModel, rect: QRectF) -> None:
    """The paper: room for the card at its left; beside it seller, price and buyer from top to bottom."""
    parchment(painter, rect, 8.0, THEME.seat(model.seller).colour, light=True, edge=3.0)
    left = rect.left() + rect.height() * (CARD * RATIO + 0.07)
    room = QRectF(left, rect.top(), rect.right() - left - rect.height() * 0.05, rect.height())
    line = min(room.height() * 0.115, room.width() * 0.2)
    title = QRectF(room.left(), room.top() + line * 0.35, room.width(), line)
    font = fitted(letters.title(line * 0.86), text.label("for_sale"), title.width())
    words(painter, title, text.label("for_sale"), font, PALETTE.wine, CENTRE)
    people = line * 1.05
    seller = QRectF(room.left(), title.bottom() + line * 0.45, room.width(), people)
    buyer = QRectF(room.left(), room.bottom() - line * (1.9 if model.asked else 0.7) - people, room.width(), people)
    _paint_player(painter, model.seller, model.seller_name, seller)
    _paint_player(painter, model.buyer, model.buyer_name, buyer)
    middle = QRectF(room.left(), seller.bottom(), room.width(), buyer.top() - seller.bottom())
    _paint_way(painter, middle, line)
    height = min(middle.height() * 0.5, line * 2.2)
    price = QRectF(0, 0, height * (1.1 + 0.55 * len(str(model.price))), height)
    price.moveCenter(middle.center())
    plate = price.adjusted(-line * 0.3, -line * 0.16, line * 0.3, line * 0.16)
    painter.setPen(QPen(QColor(PALETTE.gold_dark), 1.5))
    painter.setBrush(QColor(PALETTE.parchment_light))
    painter.drawRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3)
    coin(painter, price, model.price)
    if model.asked:
        below = QRectF(room.left(), buyer.bottom() + line * 0.35, room.width(), line)
        words(
            painter,
            below,
            model.asked,
            fitted(letters.title(line * 0.7), model.asked, below.width()),
            "#2f5d27",
            CENTRE,
        )


def _paint_player(painter: QPainter, seat: int, name: str, rect: QRectF) -> None:
    """A player's mark and name, centred."""
    font = fitted(letters.title(rect.height() * 0.8), name, rect.width() - rect.height() * 1.1)
    wide = min(rect.width() - rect.height() * 1.1, _advance(painter, font, name)) + rect.height() * 1.1
    left = rect.center().x() - wide / 2
    seat_mark(painter, seat, QRectF(left, rect.top(), rect.height(), rect.height()))
    words(
        painter,
        QRectF(left + rect.height() * 1.1, rect.top(), rect.right() - left, rect.height()),
        name,
        font,
        PALETTE.ink,
    )


def _advance(painter: QPainter, font: QFont, name: str) -> float:
    painter.setFont(font)
    return float(painter.fontMetrics().horizontalAdvance(name))


def _paint_way(painter: QPainter, rect: QRectF, line: float) -> None:
    """An arrow from the seller to the buyer, behind the price."""
    x, top, tip = rect.center().x(), rect.top() + line * 0.2, rect.bottom() - line * 0.2
    painter.setPen(QPen(QColor(PALETTE.copper), line * 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, top), QPointF(x, tip))
    for side in (-1, 1):
        painter.drawLine(QPointF(x, tip), QPointF(x + side * line * 0.3, tip - line * 0.34))


def paint_price(painter: QPainter, price: int, rect: QRectF) -> None:
    """The price on a round tag, for the corner of an offered card."""
    painter.setPen(QPen(QColor(PALETTE.gold_dark), rect.height() * 0.05))
    painter.setBrush(QColor(PALETTE.parchment_light))
    body = rect.adjusted(2, 2, -2, -2)
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
    coin(painter, body.adjusted(body.height() * 0.14, body.height() * 0.1, 0, -body.height() * 0.1), price)
