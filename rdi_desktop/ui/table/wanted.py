# SPDX-License-Identifier: GPL-3.0-or-later
"""What an open card wants before it does something for its player: supplies, ingredients, tokens; what is there, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.engine.language.kinds import LYING, kinds_of, matched, of_place
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.table.brush import CENTRE, PALETTE, words
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.theme import THEME
from rdi_desktop.ui.words import listed, thing

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.costs import Price

Data = Mapping[str, Any]

_Z = 1.55


class Want(NamedTuple):
    """One thing that a card wants."""

    signs: tuple[str, ...]
    """What will do: a token, or any of several symbols; none: any card."""
    there: bool
    """Whether it is there."""


def wants(content: Any, seat: Data, card: Data) -> tuple[Want, ...]:
    """What a card wants that lies open before the player whose it is, each thing for itself."""
    if card["owner"] != seat["seat"]:
        return ()
    definition: CardDef = content.card(card["def"])
    character = content.seated(seat["character"])
    if definition.takes:
        fed = character.piles[definition.pile].fed
        return tuple(Want((fed,), place < seat["tokens"].get(fed, 0)) for place in range(definition.takes))
    for ability in definition.abilities:
        if ability.cost is not None and any(effect.VERB == "take_up" for effect in ability.mode.do):
            return _priced(content, seat, ability.cost.prices)
    return ()


def _priced(content: Any, seat: Data, prices: Iterable[Price]) -> tuple[Want, ...]:
    """The prices one by one; nothing if some of them can be paid with something that is no sign."""
    found: list[Want] = []
    for price in prices:
        if price.n is None or not (price.what.startswith(LYING) or price.what in seat["tokens"]):
            return ()
        if not price.what.startswith(LYING):
            have = seat["tokens"][price.what]
            found += [Want((price.what,), place < have) for place in range(price.n)]
    lying = [price.what for price in prices if price.what.startswith(LYING) for _ in range(price.n or 0)]
    pile = of_place(lying[0]) if lying else None
    held = [content.card(card["def"]) for card in seat["in_play"] if card.get("place") == pile]
    fits = matched(lying, held)
    return (*found, *(Want(kinds_of(what), there) for what, there in zip(lying, fits, strict=True)))


def told(found: Sequence[Want]) -> str:
    """In words: what is there, and what is missing."""
    parts = [
        f"{label}: {listed(named)}"
        for label, there in (("there", True), ("missing", False))
        if (named := [called(want) for want in found if want.there is there])
    ]
    return f"Wants {len(found)}: {'; '.join(parts)}" if found else ""


def called(want: Want) -> str:
    """One thing by name."""
    return " or ".join(thing(sign) for sign in want.signs) or "any"


class WantsView:
    """Columns of signs beside cards: in colour what is there, pale what is missing."""

    def __init__(self, mat: QGraphicsItem, dpr: Callable[[], float]) -> None:
        self._mat, self._dpr = mat, dpr
        self._columns: list[Picture] = []

    def show(self, cards: Sequence[tuple[tuple[Want, ...], QRectF]]) -> None:
        """What each card wants, and where that is shown."""
        while len(self._columns) < len(cards):
            self._columns.append(Picture(self._mat, _Z))
        for column in self._columns[len(cards) :]:
            column.item.setVisible(False)
        for column, (found, rect) in zip(self._columns, cards, strict=False):
            column.show(found, (rect.width(), rect.height()), self._dpr(), paint)
            column.item.setPos(rect.topLeft())
            column.item.setToolTip(told(found))
            column.item.setVisible(True)


def paint(painter: QPainter, found: tuple[Want, ...], rect: QRectF) -> None:
    """The signs of one card, one below the other."""
    side = min(rect.width() - 2, (rect.height() - 2) / max(2, len(found)))
    top = rect.top() + 1
    for want in found:
        paint_want(painter, want, QRectF(rect.left() + 1, top, side, side))
        top += side


def paint_want(painter: QPainter, want: Want, rect: QRectF) -> None:
    """One sign: on parchment what is there, on grey with a broken edge, and pale, what is missing."""
    edge = max(1.0, rect.width() * 0.06)
    body = rect.adjusted(edge, edge, -edge, -edge)
    painter.save()
    if want.there:
        painter.setPen(QPen(QColor(PALETTE.gold), edge * 1.6))
        painter.setBrush(QColor(PALETTE.parchment_light))
    else:
        painter.setPen(QPen(QColor(60, 52, 46), edge, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(176, 170, 160, 235))
    painter.drawEllipse(body)
    painter.setOpacity(1.0 if want.there else 0.5)
    inset = body.width() * 0.13
    paint_signs(painter, want.signs, body.adjusted(inset, inset, -inset, -inset))
    painter.restore()


def paint_signs(painter: QPainter, signs: Sequence[str], rect: QRectF) -> None:
    """One symbol, or two of which either will do as two halves of one; a question mark for anything."""
    if not signs:
        words(painter, rect, "?", THEME.title_font(rect.height() * 0.95), PALETTE.ink, CENTRE)
        return
    if len(signs) == 1:
        _paint_sign(painter, signs[0], rect)
        return
    for sign, (corner, at) in zip(
        signs,
        ((rect.topLeft(), QPointF(-0.12, -0.12)), (rect.bottomRight(), QPointF(0.12, 0.12))),
        strict=False,
    ):
        half = QPainterPath(corner)
        half.lineTo(rect.topRight())
        half.lineTo(rect.bottomLeft())
        half.closeSubpath()
        painter.save()
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        _paint_sign(painter, sign, rect.translated(at.x() * rect.width(), at.y() * rect.height()))
        painter.restore()
    painter.setPen(QPen(QColor(PALETTE.ink_soft), max(0.8, rect.width() * 0.05)))
    painter.drawLine(rect.topRight(), rect.bottomLeft())


def _paint_sign(painter: QPainter, sign: str, rect: QRectF) -> None:
    art = next((name for name in (f"icons/{sign}", f"tokens/{sign}") if has_art(name)), "")
    if art:
        draw_art(painter, art, rect)
    else:
        words(painter, rect, thing(sign)[:1], THEME.title_font(rect.height() * 0.9), PALETTE.ink, CENTRE)
