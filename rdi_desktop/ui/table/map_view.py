# SPDX-License-Identifier: GPL-3.0-or-later
"""A map on the table: a folded strip that opens into a board with rooms or taverns and everybody's tokens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.ui.cards.back import SIDE
from rdi_desktop.ui.cards.face_cache import BackKind
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext, PileView
from rdi_desktop.ui.table.layout import RATIO, TableLayout
from rdi_desktop.ui.table.map_layout import (
    PARTY_PAWN,
    PAWN,
    PAWN_RATIO,
    BoardLayout,
    StopLayout,
    loot_spots,
    party_spot,
    pawn_spots,
    stop_layout,
)
from rdi_desktop.ui.table.map_painting import (
    Headed,
    PawnModel,
    StopModel,
    board_painter,
    paint_pawn,
    paint_stop,
    paint_strip,
    readable_board,
)
from rdi_desktop.ui.table.maps import CRAWL, PARTY, MapModel, Stop
from rdi_desktop.ui.table.picture import Picture, enlarge
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.words import maps

Z = 230.0
"""Above the table, below what the stage shows."""
_MINE = 1.2
"""Scale of the viewer's own token."""
TRICK = BackKind(f"{SIDE}trick", None)
Seats = tuple[int, ...]
MapGround = tuple[Headed, float]


class MapView:
    """One map, folded and open."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces, kind: str) -> None:
        self._scene, self._drawing, self._pieces = scene, drawing, pieces
        self.kind = kind
        self._strip, self._ground = Picture(z=9), Picture(z=Z)
        self._stops: dict[Ref, Picture] = {}
        self._pawns: dict[Seats, Picture] = {}
        self._loot: dict[int, CardSprite] = {}
        self._pile: PileView | None = None
        self.model: MapModel | None = None
        self._board: BoardLayout | None = None
        self._layout: TableLayout | None = None
        self._laid: tuple[str, TableLayout] | None = None
        """What the board was laid out for."""
        self._walking: set[Seats] = set()
        """Tokens that are being animated."""
        self.open = False
        self._said = ""
        self._of: int | None = None
        for picture in (self._strip, self._ground):
            scene.addItem(picture.item)
        self._ground.item.setVisible(False)
        pieces.put(refs.map_strip(kind), self._strip.item)

    @property
    def rect(self) -> QRectF:
        """The rectangle of the open map; empty while it is folded."""
        return self._board.area if self.open and self._board is not None else QRectF()

    def show(self, model: MapModel, layout: TableLayout, strip: QRectF) -> None:
        """Show the map; its strip has that place."""
        self.model, self._layout = model, layout
        if self._board is None or (model.kind, layout) != self._laid:
            self._laid = (model.kind, layout)
            self._board = readable_board(model, layout)
        self._strip.lay(model._replace(note=""), strip, self._drawing.dpr(), paint_strip)
        self._strip.item.setToolTip(maps.whole(model.title, [stop.told for stop in model.stops]))
        if self.open:
            self._show_board()

    def set_open(self, on: bool) -> None:
        """Open the map, or fold it."""
        if on == self.open:
            return
        self.open = on
        if on:
            self._show_board()
        else:
            self._fold()

    def say(self, said: str, seat: int | None = None) -> None:
        """Show a text at the head of the open map instead of its name, behind the sign of the seat that it tells of; '': its name."""
        self._said, self._of = said, seat
        if self.open:
            self._show_board()

    def inside(self, stop: Stop) -> tuple[QRectF, StopLayout]:
        """The place of a stop on the scene, and the places in it."""
        assert self._board is not None
        assert self._layout is not None
        assert self.model is not None
        place = self._board.stops[self.model.stops.index(stop)]
        town = self.kind == CRAWL
        return place, stop_layout(stop, (place.width(), place.height()), self._layout.unit, town=town)

    def item(self, id: str) -> QGraphicsItem | None:
        """The item of a stop on the open map."""
        picture = self._stops.get(refs.stop(self.kind, id))
        return picture.item if picture is not None and self.open else None

    def spot(self, id: str, seats: Seats) -> QPointF:
        """The position of a token that moves to a stop, after those that are there."""
        assert self.model is not None
        assert self._layout is not None
        stop = self.model.stop(id)
        assert stop is not None
        place, inside = self.inside(stop)
        if seats == PARTY:
            return party_spot(place, inside, self._layout.unit)
        there = [piece for piece in stop.pieces if piece != seats]
        return pawn_spots(place, inside, len(there) + 1, self._layout.unit)[-1]

    def walks(self, seats: Seats) -> QGraphicsItem | None:
        """The item of a token, which is animated from now on."""
        picture = self._pawns.get(seats)
        if picture is None or not self.open:
            return None
        self._walking.add(seats)
        return picture.item

    def standing(self, id: str) -> list[tuple[QGraphicsItem, QPointF]]:
        """The tokens at a stop, which are animated from now on, with their positions."""
        stop = self.model.stop(id) if self.model is not None else None
        if stop is None or not self.open:
            return []
        self._walking.update(stop.pieces)
        return [(self._pawns[seats].item, at) for seats, at in self._spots(stop) if seats in self._pawns]

    def enlarged(self, id: str, factor: float) -> QGraphicsItem | None:
        """A stop painted larger that is still shown at its old size. One with cards on it is unchanged."""
        model, layout, board = self.model, self._layout, self._board
        stop = model.stop(id) if model is not None else None
        if model is None or layout is None or board is None or stop is None or stop.goal or not self.open:
            return None
        picture, place = self._stops[stop.ref], board.stops[model.stops.index(stop)]
        shown = self._stop_model(model, stop, layout.unit * factor, layout.text * factor)
        picture.show(shown, (place.width() * factor, place.height() * factor), self._drawing.dpr(), paint_stop)
        picture.item.setScale(1 / factor)
        picture.item.setZValue(Z + 3)
        return picture.item

    def stand(self) -> None:
        """End all animations: everything is in its place."""
        self._walking.clear()
        if self.open:
            self._show_board()

    def copy_of_pawn(self) -> QGraphicsItem:
        """A copy of the token that the viewer may move, for dragging."""
        assert self.model is not None
        picture = Picture(z=Z + 40)
        self._paint_pawn(picture, self.model.walker, 1.25)
        self._scene.addItem(picture.item)
        return picture.item

    def holds(self, card: int) -> bool:
        """Whether that card lies on the open map."""
        return card in self._loot

    def goal(self) -> QPointF:
        """The place of rewards: the goal of the open map, otherwise the folded map."""
        goal = next((stop for stop in self.model.stops if stop.goal), None) if self.model is not None else None
        if goal is None or not self.open:
            return self._strip.item.sceneBoundingRect().center()
        return self.inside(goal)[0].center()

    def remove(self) -> None:
        """Remove the map."""
        self.set_open(False)
        self._pieces.drop(refs.map_strip(self.kind))
        for picture in (self._strip, self._ground, *self._stops.values()):
            self._scene.removeItem(picture.item)

    # inside

    def _show_board(self) -> None:
        model, layout, board = self.model, self._layout, self._board
        assert model is not None
        assert layout is not None
        assert board is not None
        size = (board.area.width(), board.area.height())
        ground = (model._replace(stops=tuple(stop._replace(pieces=()) for stop in model.stops)), self._said, self._of)
        self._ground.show(
            (ground, layout.text), size, self._drawing.dpr(), _first(board_painter(board, layout.unit, layout.text))
        )
        self._ground.item.setPos(board.area.topLeft())
        self._ground.item.setVisible(True)
        self._pieces.put(refs.board(self.kind), self._ground.item)
        for stop, place in zip(model.stops, board.stops, strict=True):
            self._show_stop(model, stop, place, layout)
        self._show_pawns(model)
        self._show_rewards(model)

    def _show_stop(self, model: MapModel, stop: Stop, place: QRectF, layout: TableLayout) -> None:
        picture = self._stops.get(stop.ref)
        if picture is None:
            picture = self._stops[stop.ref] = Picture(z=Z + 1)
            self._scene.addItem(picture.item)
        if not self._walking:
            shown = self._stop_model(model, stop, layout.unit, layout.text)
            picture.show(shown, (place.width(), place.height()), self._drawing.dpr(), paint_stop)
            enlarge(picture.item, 1.0)
            picture.item.setZValue(Z + 1)
            picture.item.setPos(place.topLeft())
        picture.item.setToolTip(stop.told)
        picture.item.setVisible(True)
        self._pieces.put(stop.ref, picture.item)

    def _show_pawns(self, model: MapModel) -> None:
        standing = {seats for stop in model.stops for seats in stop.pieces}
        for seats in [seats for seats in self._pawns if seats not in standing]:
            self._drop_pawn(seats)
        for stop in model.stops:
            for seats, at in self._spots(stop):
                self._show_pawn(model, stop, seats, at)

    def _spots(self, stop: Stop) -> list[tuple[Seats, QPointF]]:
        """The positions of the tokens at a stop."""
        assert self._layout is not None
        place, inside = self.inside(stop)
        unit = self._layout.unit
        spots = pawn_spots(place, inside, len(stop.pieces), unit)
        return [
            (seats, party_spot(place, inside, unit) if seats == PARTY else spot)
            for seats, spot in zip(stop.pieces, spots, strict=True)
        ]

    def _stop_model(self, model: MapModel, stop: Stop, unit: float, text: float) -> StopModel:
        here = model.walker in stop.pieces
        return StopModel(stop._replace(pieces=(), told="", loot=()), self.kind == CRAWL, here, unit, text)

    def _show_pawn(self, model: MapModel, stop: Stop, seats: Seats, at: QPointF) -> None:
        picture = self._pawns.get(seats)
        if picture is None:
            picture = self._pawns[seats] = Picture()
            self._scene.addItem(picture.item)
        self._paint_pawn(picture, seats)
        mine = seats == model.walker and bool(seats)
        picture.item.setZValue(Z + 6 + (1 if mine else 0))
        if seats not in self._walking:
            picture.item.setPos(at)
            picture.item.setOpacity(1.0)
            enlarge(picture.item, 1.0)
        if mine:
            tip = maps.party(stop.title) if seats == PARTY else maps.own_piece(stop.title)
            picture.item.setToolTip(tip)
            self._pieces.put(refs.pawn(self.kind), picture.item)

    def _paint_pawn(self, picture: Picture, seats: Seats, scale: float = 1.0) -> None:
        assert self._layout is not None
        assert self.model is not None
        mine = bool(seats) and seats == self.model.mine
        tall = (PARTY_PAWN if seats == PARTY else PAWN * _MINE if mine else PAWN) * self._layout.unit * scale
        wide = tall * PAWN_RATIO * (1.35 if len(seats) > 1 else 1.0)
        picture.show(PawnModel(seats, mine), (wide, tall), self._drawing.dpr(), paint_pawn, centred=True)

    def _show_rewards(self, model: MapModel) -> None:
        """The rewards at the goal: open cards side by side, or a pile."""
        goal = next((stop for stop in model.stops if stop.goal), None)
        lying = dict(goal.loot) if goal is not None else {}
        for id in [id for id in self._loot if id not in lying]:
            gone = self._loot.pop(id).item
            self._pieces.drop(refs.card(id), gone)
            self._scene.removeItem(gone)
        if goal is None:
            return
        _, inside = self.inside(goal)
        on = self._stops[goal.ref].item
        size, spots = loot_spots(inside, len(lying))
        for (id, definition), spot in zip(lying.items(), spots, strict=True):
            sprite = self._loot.get(id)
            if sprite is None:
                sprite = self._loot[id] = self._drawing.sprite(on, 4)
            sprite.show(self._drawing.faces.face_of(definition), size)
            sprite.item.setPos(spot)
            sprite.item.setToolTip(maps.lies_at(goal.title))
            if refs.card(id) not in self._pieces:
                self._pieces.put(refs.card(id), sprite.item)
        if goal.left is not None:
            if self._pile is None:
                self._pile = PileView(self._drawing, on, 4)
            wide, high = inside.foot.height() * RATIO, inside.foot.height()
            self._pile.show(TRICK, goal.left, QRectF(inside.foot.left() + wide * 0.4, inside.foot.top(), wide, high))

    def _drop_pawn(self, seats: Seats) -> None:
        item = self._pawns.pop(seats).item
        self._pieces.drop(refs.pawn(self.kind), item)
        self._scene.removeItem(item)

    def _fold(self) -> None:
        self._ground.item.setVisible(False)
        self._pieces.drop(refs.board(self.kind))
        self._walking.clear()
        self._said, self._of = "", None
        for seats in list(self._pawns):
            self._drop_pawn(seats)
        for id, sprite in self._loot.items():
            self._pieces.drop(refs.card(id), sprite.item)
        for ref, picture in self._stops.items():
            self._pieces.drop(ref)
            picture.item.setVisible(False)


def _first(
    paint: Callable[[QPainter, Headed, QRectF], None],
) -> Callable[[QPainter, MapGround, QRectF], None]:
    """Paints the first of a pair; the second, the size of letters, only makes it repaint."""
    return lambda painter, model, rect: paint(painter, model[0], rect)
