# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens as pieces on a mat: held ones, claimed ones, and those still on the track."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, badge, seat_mark, words
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.table.picture import Picture, about, enlarge
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.tankard import mark_on
from rdi_desktop.ui.words import terms as text

SINGLY = 4
"""More than this many of a kind are shown as a number."""
_STEP, _OWN_STEP, _BETWEEN = 0.7, 1.04, 0.34
"""Distance of tokens of one kind, on others' mats and on the own, and distance of kinds (in tokens)."""
_CHOSEN = 1.22
"""Size of a token that is chosen for payment."""
POTION = str(refs.POTION.of)
_POTIONS = 0.62
"""Distance of Potion Tokens (in tokens)."""
_MARK = 0.52
"""Size of the mark of the player from whom a token came (in tokens)."""
_Z = 2.0


@dataclass(frozen=True, slots=True)
class TokenModel:
    """A token of one kind, or the empty place of one."""

    id: str
    claimed: bool = False
    ghost: bool = False
    """There is none: show its place."""
    side: str = ""
    """The side that is up, for a thing with two."""
    coin: bool = False
    """It counts as Gold: it has a ring."""
    owner: int | None = None
    """Its owner, if shown: the first of a kind that came from another player."""


@dataclass(frozen=True, slots=True)
class Potions:
    """The Potion Tokens of a team, as one piece."""

    count: int


@dataclass(frozen=True, slots=True)
class TokenGroup:
    """All tokens of a kind."""

    id: str
    count: int
    claimed: bool
    step: float
    """Distance of tokens (in tokens)."""
    side: str = ""
    """The side that is up, for a thing with two; then it counts as one while its first side is up."""
    owner: int | None = None
    """The player from whom it came, if it is another's."""

    @property
    def shown(self) -> int:
        """How many pieces are shown; one shadow if there are none."""
        return max(1, min(self.count, refs.MOST_TOKENS))

    @property
    def width(self) -> float:
        """Its width in tokens; claimed ones are on a tray, and a number needs room."""
        return 1 + (self.shown - 1) * self.step + 0.24 * self.claimed + 0.3 * (self.count > SINGLY)


def lay_out(groups: Sequence[TokenGroup], area: QRectF, most: float) -> tuple[float, list[QPointF]]:
    """The largest size of a token, and the position of each kind, so that all fit into the area in rows."""
    best: tuple[float, list[QPointF]] = (0.0, [])
    for rows in range(1, len(groups) + 2):
        places: list[QPointF] | None = None
        side = min(area.height() / (rows + 0.1 * (rows - 1)), most)
        while side > 4.0:
            places = _flow(groups, area, side)
            if places is not None and len({place.y() for place in places}) <= rows:
                break
            side *= 0.94
        if places is not None and side > best[0]:
            best = (side, places)
    return best


def _flow(groups: Sequence[TokenGroup], area: QRectF, side: float) -> list[QPointF] | None:
    places = []
    x, y = area.left(), area.top()
    for group in groups:
        width = group.width * side
        if x > area.left() and x + width > area.right() + 0.5:
            x, y = area.left(), y + side * 1.1
        if x + width > area.right() + 0.5 or y + side > area.bottom() + 0.5:
            return None
        places.append(QPointF(x, y))
        x += width + _BETWEEN * side
    return places


class TokensView:
    """The tokens of one mat, each of which can be pointed at."""

    def __init__(self, mat: QGraphicsItem, pieces: Pieces, dpr: Callable[[], float], seat: int) -> None:
        self._mat = mat
        self._pieces = pieces
        self._dpr = dpr
        self._seat = seat
        self._pictures: dict[Ref, Picture] = {}
        self._own = False
        self._coins: tuple[str, ...] = ()
        self._away: tuple[str, ...] = ()

    def show(
        self,
        model: MatModel,
        area: QRectF,
        track: QRectF,
        most: float,
        tip: Callable[[str, int, bool, int | None], str],
        whose: Callable[[str], int | None],
    ) -> None:
        """Show them; `tip` gives a tooltip: id, number, whether claimed, which space of the track.

        `whose`: the player of the token's character.
        """

        def from_(id: str) -> int | None:
            return None if (owner := whose(id)) == self._seat else owner

        self._seen: set[Ref] = set()
        self._coins, self._away, self._own = model.coins, model.away, model.own
        if not model.out:
            step = _OWN_STEP if model.own else _STEP
            groups = [TokenGroup(*token, step, owner=from_(token[0])) for token in model.tokens]
            groups += [TokenGroup(id, int(up), False, 1.0, side, from_(id)) for id, side, up in model.things]
            groups += [TokenGroup(POTION, model.potions, False, _POTIONS)] if model.potions else []
            side, places = lay_out(groups, area, most)
            for group, at in zip(groups, places, strict=False):
                self._lay(group, at, side, tip(group.id, group.count, group.claimed, None))
            for id, of, spaces in model.marks:
                for space in spaces:
                    rect = mark_on(track, of, space)
                    self._put(refs.mark(self._seat, id, space), TokenModel(id), rect, _Z, tip(id, 1, False, space))
        for ref in [ref for ref in self._pictures if ref not in self._seen]:
            item = self._pictures.pop(ref).item
            self._pieces.drop(ref, item)  # the Potions are whoever's hand is shown: another mat may have them by now
            item.scene().removeItem(item)

    def _lay(self, group: TokenGroup, at: QPointF, side: float, tip: str) -> None:
        x = at.x()
        if group.id == POTION:
            ref = refs.POTION if self._own else Ref("potions", str(self._seat))
            self._put(
                ref, Potions(group.shown), QRectF(at.x(), at.y(), group.width * side, side), _Z, tip, live=self._own
            )
            return
        if group.claimed:
            tray = QRectF(x, at.y(), group.width * side, side)
            self._put(Ref("tray", f"{self._seat}:{group.id}"), None, tray, _Z - 0.1, tip, live=False)
            x += 0.12 * side
        for place in range(group.shown):
            rect = QRectF(x + place * group.step * side, at.y(), side, side)
            if group.claimed:
                rect.adjust(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
            owner = group.owner if place == 0 and group.count else None
            model = TokenModel(group.id, group.claimed, not group.count, owner=owner)
            if group.side:
                away = group.id in self._away or not (group.count or has_art(f"tokens/{group.id}-{group.side}"))
                coin = group.id in self._coins
                model = TokenModel(group.id, ghost=away, side=group.side, coin=coin, owner=owner)
            ref = refs.token(self._seat, group.id, place)
            self._put(ref, model, rect, _Z + 0.01 * place, tip)
        if group.count > SINGLY:
            size = QRectF(0, 0, side * (0.6 if group.count < 10 else 0.86), side * 0.52)
            size.moveBottomRight(QPointF(at.x() + group.width * side, at.y() + side))
            self._put(Ref("count", f"{self._seat}:{group.id}"), group.count, size, _Z + 0.5, tip, live=False)

    def _put(
        self, ref: Ref, model: TokenModel | Potions | int | None, rect: QRectF, z: float, tip: str, *, live: bool = True
    ) -> None:
        picture = self._pictures.get(ref)
        if picture is None:
            picture = self._pictures[ref] = Picture(self._mat, z)
        picture.show(model, (rect.width(), rect.height()), self._dpr(), _paint)
        picture.item.setZValue(z)
        picture.item.setPos(rect.topLeft())
        about(picture.item, QPointF(rect.width() / 2, rect.height() / 2))
        picture.item.setToolTip(tip)
        self._seen.add(ref)
        if live:
            self._pieces.put(ref, picture.item)

    def choose(self, chosen: Collection[Ref]) -> None:
        """Mark those as chosen for payment: they are enlarged."""
        for ref, picture in self._pictures.items():
            enlarge(picture.item, _CHOSEN if ref in chosen else 1.0)

    def remove(self) -> None:
        """Drop the pieces; the pictures are removed with the mat."""
        for ref, picture in self._pictures.items():
            self._pieces.drop(ref, picture.item)


def _paint(painter: QPainter, model: TokenModel | Potions | int | None, rect: QRectF) -> None:
    """A token, Potions, the number of a kind, or the tray of claimed ones."""
    if isinstance(model, TokenModel):
        paint_token(painter, model, rect)
    elif isinstance(model, Potions):
        for place in range(model.count):
            body = QRectF(rect.left() + place * _POTIONS * rect.height(), rect.top(), rect.height(), rect.height())
            paint_token(painter, TokenModel(POTION), body)
    elif model is not None:
        badge(painter, rect.adjusted(1, 1, -1, -1), str(model), PALETTE.parchment_light, PALETTE.ink)
    else:
        _paint_tray(painter, rect)


def paint_token(painter: QPainter, model: TokenModel, rect: QRectF) -> None:
    """One token, or its shadow if there is none. One that came from another player has that player's mark in a corner."""
    _paint_body(painter, model, rect)
    if model.owner is not None:
        side = rect.width() * _MARK
        mark = QRectF(rect.left(), rect.bottom() - side, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PALETTE.parchment_light))
        painter.drawEllipse(mark)
        seat_mark(painter, model.owner, mark.adjusted(1, 1, -1, -1))


def _paint_body(painter: QPainter, model: TokenModel, rect: QRectF) -> None:
    painter.setOpacity(0.26 if model.ghost else 1.0)
    if not model.ghost:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        shadow = rect.adjusted(rect.width() * 0.04, rect.height() * 0.1, -rect.width() * 0.02, 0)
        painter.drawEllipse(shadow)
    body = rect.adjusted(0, 0, -rect.width() * 0.04, -rect.height() * 0.05)
    if art := art_of(model.id, model.side):
        draw_art(painter, art, body)
        if model.coin:
            painter.setPen(QPen(QColor(PALETTE.gold), rect.width() * 0.1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(body.adjusted(*[rect.width() * 0.05 * side for side in (1, 1, -1, -1)]))
        return
    edge = (PALETTE.gold, 0.16) if model.coin else (PALETTE.copper_dark, 0.06)
    painter.setPen(QPen(QColor(edge[0]), rect.width() * edge[1]))
    painter.setBrush(QColor(PALETTE.copper_light))
    inset = max(1.0, rect.width() * edge[1] / 2)
    painter.drawEllipse(body.adjusted(inset, inset, -inset, -inset))
    words(painter, body, text.thing(model.id)[:2], letters.title(rect.height() * 0.4), PALETTE.ink, CENTRE)


def art_of(id: str, side: str = "") -> str:
    """The picture of a token, or of the side that is up; '' if there is none."""
    return next((name for name in (f"tokens/{id}-{side}", f"tokens/{id}") if has_art(name)), "")


def _paint_tray(painter: QPainter, rect: QRectF) -> None:
    """The tray of claimed tokens."""
    painter.setPen(QPen(QColor(PALETTE.gold_dark), max(1.0, rect.height() * 0.06)))
    painter.setBrush(QColor(88, 55, 27, 150))
    half = rect.height() * 0.04
    inner = rect.adjusted(half, half, -half, -half)
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
