# SPDX-License-Identifier: GPL-3.0-or-later
"""The places before one player as pieces: grounds, cards, heaps of backs, what cards want, counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.engine.seen import SeenCard, SeenSeat
from rdi_desktop.ui.cards.art import draw_emblem
from rdi_desktop.ui.cards.brush import PALETTE, seat_mark
from rdi_desktop.ui.cards.scale import paint_scale
from rdi_desktop.ui.table import counted, refs, wanted
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.grounds import NUMBER, GroundModel, look_of, paint_ground, paint_number
from rdi_desktop.ui.table.picture import Picture, PictureRow, Tags
from rdi_desktop.ui.table.pieces import Pieces, adorn, adorning
from rdi_desktop.ui.table.play_area import Placed, Zone, arrange
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.sprites import CardSprite, SpriteSubject
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.on_cards import Scale, Want, told_scales, told_wants

_GROUND_Z, _CARD_Z, _WANTS_Z, _COUNTERS_Z, _TOP_Z = 0.8, 1.0, 1.55, 1.6, 1.7
_MARK = 0.42
"""Size of the mark of a face-down card's owner (in widths of the card)."""
_LEAST_MARK = 11.0


class PlayAreaView:
    """Everything before one player besides the usual piles."""

    def __init__(self, mat: QGraphicsItem, drawing: DrawingContext, pieces: Pieces, seat: int) -> None:
        self._mat, self._drawing, self._pieces, self._seat = mat, drawing, pieces, seat
        self.cards: dict[int, CardSprite] = {}
        """The open cards, by their numbers."""
        self._grounds: dict[str, Picture] = {}
        self._numbers: dict[str, Picture] = {}
        self._markers: dict[str, Picture] = {}
        self._backs = PictureRow(self._back)
        self._owners = adorning(mat, _CARD_Z)
        self._found: Sequence[Zone] = ()
        self.crown = 0.0
        """Room above each card (px)."""
        self._wants = Tags(adorning(mat, _WANTS_Z), drawing.dpr, wanted.paint)
        self._counters = Tags(adorning(mat, _COUNTERS_Z), drawing.dpr, paint_scale)

    def show(
        self,
        found: Sequence[Zone],
        seat: SeenSeat,
        area: QRectF,
        card: tuple[float, float],
        wanting: Mapping[int, tuple[Want, ...]],
        *,
        unit: float,
        own: bool,
        part: float,
        tip: Callable[[Zone], str],
    ) -> dict[int, QRectF]:
        """Show them there; `own`: larger, in up to two rows, with names; `part`: as `arrange` takes it.

        Returns the uncovered part of each card, by its number.
        """
        faces, self._found = self._drawing.faces, found
        shown = {each.id: each for each in seat.in_play}
        labelled = bool(seat.spots) or any(each.hidden for each in shown.values())
        numbers = {id: told for id, each in shown.items() if (told := faces.scales(each))}
        rows = 2 if own and not labelled and len(shown) > _FEW else 1
        crown = _crown(found, numbers.values(), labelled=labelled) * unit if own else 0.0
        self.crown = crown
        size, placed = arrange(
            found, area, card, wanting.keys(), unit=unit, rows=rows, named=own, crown=crown, part=part
        )
        if own and placed:
            _centre(placed, area)
        self._show_grounds(placed, unit, tip)
        self._show_backs(placed, size)
        places = self._show_cards(placed, size, shown)
        signs = [(wanting[id], rect) for one in placed for id, rect in _columns(one) if id in wanting]
        self._wants.show(signs, told_wants)
        counters = counted.laid([(told, places[id]) for id, told in numbers.items() if id in places], crown)
        self._counters.show(counters, lambda scale: told_scales((scale,)))
        return places

    def _show_grounds(self, placed: Sequence[Placed], unit: float, tip: Callable[[Zone], str]) -> None:
        grounds = {one.zone.id: one for one in placed if one.zone.id}
        self._forget(self._grounds, grounds, gauges=True)
        numbered = {id: one for id, one in grounds.items() if one.zone.number}
        self._forget(self._numbers, numbered)
        marked = {id: one for id, one in grounds.items() if one.zone.marker}
        self._forget(self._markers, marked)
        for id, one in grounds.items():
            ground = self._picture(self._grounds, id, _GROUND_Z)
            ground.lay(_model(one), one.rect, self._drawing.dpr(), paint_ground)
            ground.item.setToolTip(tip(one.zone))
            self._pieces.put(refs.gauge(self._seat, id), ground.item)
        for id, one in numbered.items():
            height = max(NUMBER * unit, 15.0)
            width = height * (1.0 if one.zone.number < 10 else 1.45)
            right = one.cards[-1].right() + width * 0.3 if one.zone.wants else one.rect.right() + 2
            corner = QRectF(right - width, one.rect.bottom() - height + 3, width, height)
            self._picture(self._numbers, id, _TOP_Z).lay(one.zone.number, corner, self._drawing.dpr(), paint_number)
        for id, one in marked.items():
            side = max(20.0 * unit, one.rect.width() * 0.36)
            at = QRectF(one.rect.left() - 2, one.rect.bottom() - side + 3, side, side)
            emblem = self._drawing.faces.back_of(self._seat).emblem or ""
            self._picture(self._markers, id, _TOP_Z).lay(emblem, at, self._drawing.dpr(), _paint_marker)

    def _show_backs(self, placed: Sequence[Placed], size: tuple[float, float]) -> None:
        lying = [
            (back, rect)
            for one in placed
            if not _holds_things(one.zone)
            for back, rect in zip(one.zone.backs, one.backs, strict=True)
        ]
        owners = iter(self._owners.of(sum(back.owner is not None for back, _ in lying)))
        for place, ((back, rect), sprite) in enumerate(zip(lying, self._backs.of(len(lying)), strict=True)):
            sprite.show(back.kind, size)
            sprite.item.setPos(rect.center())
            sprite.item.setZValue(_CARD_Z + place * 0.01)
            if back.owner is not None:
                owner, side = next(owners), max(_LEAST_MARK, size[0] * _MARK)
                owner.lay(
                    back.owner, QRectF(rect.left() + 1, rect.top() + 1, side, side), self._drawing.dpr(), _paint_owner
                )
                owner.item.setZValue(_CARD_Z + place * 0.01 + 0.005)

    def _back(self, _: int) -> CardSprite:
        sprite = self._drawing.sprite(self._mat)
        adorn(sprite.item)
        return sprite

    def _show_cards(
        self, placed: Sequence[Placed], size: tuple[float, float], shown: dict[int, SeenCard]
    ) -> dict[int, QRectF]:
        for id in [id for id in self.cards if id not in shown]:
            gone = self.cards.pop(id).item
            self._pieces.drop(refs.card(id), gone)
            gone.scene().removeItem(gone)
        places = {id: rect for one in placed for id, rect in zip(one.zone.cards, one.cards, strict=False)}
        for order, (id, rect) in enumerate(places.items()):
            sprite = self.cards.get(id)
            if sprite is None:
                sprite = self.cards[id] = self._drawing.sprite(self._mat)
            self._pieces.put(refs.card(id), sprite.item)
            sprite.item.setZValue(_CARD_Z + 0.2 + order * 0.01)
            sprite.show(self._drawing.faces.face(shown[id]), size)
            sprite.item.setPos(rect.left() + size[0] / 2, rect.center().y())
        return places

    def _picture(self, pictures: dict[str, Picture], id: str, z: float) -> Picture:
        if id not in pictures:
            pictures[id] = Picture(self._mat, z)
            if pictures is not self._grounds:
                adorn(pictures[id].item)
        return pictures[id]

    def _forget(self, pictures: dict[str, Picture], kept: dict[str, Placed], *, gauges: bool = False) -> None:
        for id in [id for id in pictures if id not in kept]:
            item = pictures.pop(id).item
            if gauges:
                self._pieces.drop(refs.gauge(self._seat, id), item)
            item.scene().removeItem(item)

    def heap(self, id: str) -> list[SpriteSubject]:
        """The backs of a heap, the top one last: of many the last ones, and a single one if all are alike."""
        backs: list[SpriteSubject] = [back.kind for one in self._found if one.id == id for back in one.backs]
        return backs[-_LARGE:] if len(set(backs)) > 1 else backs[-1:]

    def refs(self) -> list[Ref]:
        """Everything that can be pointed at."""
        return [*map(refs.card, self.cards), *(refs.gauge(self._seat, id) for id in self._grounds)]


_LARGE = 6
"""The most backs of a heap that are shown large."""
_LABEL, _TRACK = 25.0, 15.0
"""Room above a card of the own seat for its label, and for a counter's track (times the unit)."""
_FEW = 3
"""Up to this many cards before the own seat are in one row, large enough to read; more are in two."""


def _crown(found: Sequence[Zone], numbers: Iterable[Sequence[Scale]], *, labelled: bool) -> float:
    """The room above the cards of the own seat for labels."""
    if labelled and any(zone.id for zone in found):
        return _LABEL
    return _TRACK if any(one.steps for told in numbers for one in told) else 0.0


def _centre(placed: Sequence[Placed], area: QRectF) -> None:
    """Distribute the remaining width to both sides."""
    aside = (area.right() - max(one.rect.right() for one in placed)) / 2
    for one in placed:
        for rect in (one.rect, one.name, *one.cards, *one.wants, *one.backs):
            rect.translate(max(0.0, aside), 0)


def _columns(one: Placed) -> list[tuple[int, QRectF]]:
    return list(zip(one.zone.cards, one.wants, strict=False))


def _holds_things(zone: Zone) -> bool:
    """Whether its cards are shown as signs."""
    return look_of(zone.look)[0] == "quiver"


def _model(one: Placed) -> GroundModel:
    zone, origin = one.zone, one.rect.topLeft()
    hollows = one.cards[len(zone.cards) :]
    return GroundModel(
        zone.look,
        terms.side_deck(zone.id, area=True),
        tuple((r.left() - origin.x(), r.top() - origin.y(), r.width(), r.height()) for r in hollows),
        zone.ring,
        len(zone.backs) if _holds_things(zone) else 0,
        one.name.height(),
        not (zone.cards or zone.backs or zone.empty),
    )


def _paint_owner(painter: QPainter, owner: int, rect: QRectF) -> None:
    """The mark of the card's owner."""
    painter.setPen(QPen(QColor(PALETTE.wood_edge), 1))
    painter.setBrush(QColor(PALETTE.parchment_light))
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    inset = rect.width() * 0.12
    seat_mark(painter, owner, rect.adjusted(inset, inset, -inset, -inset))


def _paint_marker(painter: QPainter, emblem: str, rect: QRectF) -> None:
    """A token with a character's emblem, marking its place."""
    painter.setPen(QPen(QColor(PALETTE.gold_dark), max(1.5, rect.width() * 0.08)))
    painter.setBrush(QColor(PALETTE.gold_light))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    inset = rect.width() * 0.16
    draw_emblem(painter, emblem, emblem, rect.adjusted(inset, inset, -inset, -inset))
