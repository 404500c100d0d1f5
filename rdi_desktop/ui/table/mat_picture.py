# SPDX-License-Identifier: GPL-3.0-or-later
"""A mat on the table in layers: one number that changes lets one small picture be painted anew, and little of the table drawn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from rdi_desktop.ui.table.machine_mat import paint_machine
from rdi_desktop.ui.table.mat import (
    Ground,
    ground_of,
    ground_picture,
    paint_head,
    paint_numbers,
    paint_veil,
    places_of,
)
from rdi_desktop.ui.table.models import MatModel, NumbersToCome
from rdi_desktop.ui.table.picture import Picture, pixmap_item
from rdi_desktop.ui.table.setting import paint_coins

_PLATE = 4.5
"""The plate of a setting, half of which stands out of it, is never in the shade."""
_HEAD_MORE, NUMBERS_MORE = 0.2, 0.06
"""How far what is painted may extend beyond the place of the head, and of the numbers (times its height)."""


class MatHead(NamedTuple):
    """Name and states."""

    ground: Ground
    model: MatModel
    """Without what the head does not show."""


class Coins(NamedTuple):
    """The pile of coins."""

    ground: Ground
    gold: int
    pieces: int


class Numbers(NamedTuple):
    """The tankard, or what stands for it."""

    ground: Ground
    fortitude: int
    alcohol: int
    drunk: int
    drunk_with: str
    facing: tuple[tuple[int, str, int, int], ...]
    coming: NumbersToCome | None


class Machine(NamedTuple):
    """The Threat of a machine, and the names of its piles."""

    ground: Ground
    model: MatModel


class Veil(NamedTuple):
    """What lies over the mat of a player who is turned to stone or out."""

    ground: Ground
    out: str
    mute: bool


Layer = TypeVar("Layer", MatHead, Coins, Numbers, Machine, Veil)


class MatPicture:
    """A mat without its cards: its ground, and above it head, numbers, the dial of a machine, and a veil."""

    def __init__(self, z: float) -> None:
        self.item = pixmap_item()
        """The ground; all else on the mat is a part of it."""
        self.item.setZValue(z)
        self.model: MatModel | None = None
        """What it shows."""
        self._ground: Ground | None = None
        self._dpr = 1.0
        self.head, self.coins, self.numbers, self.machine, self.veil = (
            Picture(self.item, z) for z in (_PLATE, 0.2, 0.3, 0.4, 0.5)
        )
        self.head.item.setShapeMode(
            QGraphicsPixmapItem.ShapeMode.MaskShape
        )  # what lies below its empty part is pointed at

    def show(self, model: MatModel, size: tuple[float, float], dpr: float) -> None:
        """Show the model at that size."""
        self.model, self._dpr = model, dpr
        ground = ground_of(model, size, dpr)
        if ground != self._ground:
            self._ground = ground
            self.item.setPixmap(ground_picture(ground))
        places, machine = places_of(ground)
        whole = QRectF(0, 0, *size)
        ground = ground._replace(on_turn=False)  # that is shown by the ground alone, and by words in the head
        self._lay(
            self.head,
            MatHead(ground, _of_head(model)),
            around(places.head, _HEAD_MORE),
            lambda painter, layer: paint_head(painter, layer.model, places),
        )
        shares = model.setting is not None and model.setting.shared
        self._lay(
            self.coins,
            Coins(ground, model.gold, model.pieces) if model.kept and not shares else None,
            around(places.gold, _HEAD_MORE),
            lambda painter, layer: paint_coins(painter, places.gold, layer.gold, layer.pieces),
        )
        numbers = None
        if not model.out and not shares:  # an out one has a ribbon there
            told = (model.fortitude, model.alcohol, model.drunk, model.drunk_with, model.facing, model.coming)
            numbers = Numbers(ground, *told)
        self._lay(
            self.numbers,
            numbers,
            around(places.track, NUMBERS_MORE),
            lambda painter, _: paint_numbers(painter, model, places.track),
        )
        self._lay(
            self.machine,
            Machine(ground, model) if machine is not None else None,
            whole,
            lambda painter, _: paint_machine(painter, model, machine, places.rest) if machine is not None else None,
        )
        out = "" if shares and not (model.setting is not None and model.setting.mate) else model.out
        self._lay(
            self.veil,
            Veil(ground, out, model.mute) if out or model.mute else None,
            whole,
            lambda painter, _: paint_veil(painter, model, whole, places.head),
        )

    def _lay(
        self, picture: Picture, layer: Layer | None, box: QRectF, paint: Callable[[QPainter, Layer], None]
    ) -> None:
        """Show a layer in that part of the mat; None: there is none."""
        picture.item.setVisible(layer is not None)
        if layer is not None:

            def shifted(painter: QPainter, layer: Layer, _: QRectF) -> None:
                painter.translate(-box.topLeft())
                paint(painter, layer)

            whole = isinstance(layer, (MatHead, Coins, Numbers))  # they have all that is painted of them
            picture.lay(layer, box, self._dpr, shifted, type(layer).__name__ if whole else None)


def _of_head(model: MatModel) -> MatModel:
    """The model without what the head does not show."""
    return model._replace(
        fortitude=0,
        alcohol=0,
        drunk=0,
        drunk_with="",
        tokens=(),
        tracks=(),
        marks=(),
        piles=(),
        things=(),
        coins=(),
        away=(),
        potions=0,
        facing=(),
        coming=None,
        aims=None,
        threat=(),
        threat_most=0,
        gold=0,
        pieces=0,
    )


def around(place: QRectF, more: float) -> QRectF:
    """Whole pixels around a place of the mat, with that fraction of its height more on each side."""
    far = place.height() * more
    return QRectF(place.adjusted(-far, -far, far, far).toAlignedRect())
