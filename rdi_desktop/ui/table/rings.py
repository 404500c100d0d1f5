# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that count as Gold without being coins, in the pot or at the Inn: a finger with a ring."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.tokens import TokenModel, paint_token
from rdi_desktop.ui.words import costs
from rdi_desktop.ui.words.direction import isolated

_Z = 11.0


class Ring(NamedTuple):
    """One such thing."""

    seat: int
    """The seat whose mat it is from."""
    id: str
    side: str
    at: str | int


def rings(view: SeenTable) -> list[Ring]:
    """All of them, with the side that is up."""
    tracks = [seat.tracks for seat in view.seats]
    return [Ring(coin.seat, coin.thing, str(tracks[coin.seat][coin.thing]), coin.at) for coin in view.coins]


def told(ring: Ring, view: SeenTable, faces: Faces) -> str:
    """What it is, whose, and where it is."""
    where = costs.ring_place(ring.at, [isolated(seat.name) for seat in view.seats])
    return costs.ring_tip(ring.id, faces.character_name(view.seats[ring.seat].character), where)


class RingsView:
    """Those in the pot and at the Inn."""

    def __init__(self, scene: QGraphicsScene, pieces: Pieces, drawing: DrawingContext) -> None:
        self._scene = scene
        self._pieces = pieces
        self._drawing = drawing
        self._pictures: dict[Ref, Picture] = {}

    def show(self, view: SeenTable, places: dict[str, QRectF]) -> None:
        """Put them side by side into the places of these names."""
        seen: set[Ref] = set()
        for name, place in places.items():
            lying = [ring for ring in rings(view) if ring.at == name]
            for number, (ring, rect) in enumerate(zip(lying, row(place, len(lying)), strict=True)):
                ref = refs.ring(ring.seat, ring.id)
                seen.add(ref)
                picture = self._pictures.get(ref)
                if picture is None:
                    picture = self._pictures[ref] = Picture(z=_Z)
                    self._scene.addItem(picture.item)
                model = TokenModel(ring.id, side=ring.side, coin=True)
                picture.lay(model, rect, self._drawing.dpr(), paint_token)
                picture.item.setZValue(_Z + number * 0.01)
                picture.item.setToolTip(told(ring, view, self._drawing.faces))
                self._pieces.put(ref, picture.item)
        for ref in [ref for ref in self._pictures if ref not in seen]:
            self._pieces.drop(ref)
            self._scene.removeItem(self._pictures.pop(ref).item)


def row(place: QRectF, count: int) -> list[QRectF]:
    """So many squares around the middle of a place, as high as it is; they overlap if it is too narrow."""
    side = place.height()
    step = min(side * 1.06, (place.width() - side) / (count - 1)) if count > 1 else 0.0
    left = place.center().x() - (side + step * (count - 1)) / 2
    return [QRectF(left + number * step, place.top(), side, side) for number in range(count)]
