# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things are on one table, for the stage: places by name, mats, portraits, cards that lie open or wait, and what is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import Card
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.boiler import carries
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.team_layout import plate_of

if TYPE_CHECKING:
    from rdi_desktop.ui.table.seats import MatView
    from rdi_desktop.ui.table.stack import StackView
    from rdi_desktop.ui.table.table_base import TableBase


class Dealt(NamedTuple):
    """What is laid out as a game begins."""

    own: int
    hand: list[tuple[CardSprite, Pose]]
    """The own cards, with where each belongs."""
    backs: Mapping[int, list[QGraphicsItem]]
    """Of the others the backs of their hands, the first card first, and last the number."""
    mats: Sequence[tuple[QRectF, QGraphicsItem]]
    """Everything that mats are made of, with the whole mat that it belongs to."""
    candle: tuple[Picture, Picture]
    """The candle and its light, where they belong."""


class Whereabouts:
    """Where things are."""

    def __init__(self, scene: TableBase, mats: Mapping[int, MatView], stack: StackView) -> None:
        self._scene, self._mats, self._stack = scene, mats, stack

    def place(self, name: str, seat: int | None) -> QPointF:
        """The middle of a place, by name; with a seat a place on its mat."""
        scene = self._scene
        if name == "map":
            return scene.atlas.point(seat)
        if seat is None:
            return scene.middle.place(name)
        if name == "hand" and seat == scene.layout.own:
            return scene.layout.hand.center()
        plate = plate_of(scene.layout.plates, seat)
        if name in ("track", "purse") and plate is not None:
            return plate.track.center() if name == "track" else plate.purse.center()
        if name in ("track", "purse"):
            seat = carries(scene.view, seat, scene.layout.own)
            name = "head" if name == "purse" else name
        return self._mats[seat].place(name)

    def mat(self, seat: int) -> QGraphicsItem | None:
        """The mat of that seat."""
        return self._mats[seat].picture.item if seat in self._mats else None

    def face(self, seat: int) -> Picture | None:
        """The portrait on that mat."""
        return self._mats[seat].portrait if seat in self._mats else None

    def waits(self, card: Card) -> QPointF | None:
        """Where a card lies that still waits for an answer."""
        stack = self._scene.view.stack
        entry = next((each.id for each in stack if each.card and each.card.id == card.id), None)
        return self._stack.place(entry)

    def lying(self, card: Card) -> QGraphicsItem | None:
        """The item of a card that lies open before somebody."""
        piece = self._scene.pieces.get(refs.card(card.id))
        return piece.item if piece is not None and card.id not in self._scene.hand.sprites else None

    @property
    def asked(self) -> bool:
        """Whether whoever looks is asked something: then what is lit must be seen."""
        return self._scene.controller.legal.asked

    def dealt(self) -> Dealt:
        """What is laid out as a game begins; nothing of it moves any more."""
        scene = self._scene
        scene.animator.skip()
        plates = scene.layout.plates
        mats = scene.teams.items(scene.layout)
        for seat, mat in self._mats.items():
            plate = plate_of(plates, seat)
            mats.append((scene.layout.mats[seat] if plate is None else plate.rect, mat.picture.item))
        backs = {seat: mat.backs for seat, mat in self._mats.items() if mat.backs}
        candle = scene.room.candle
        return Dealt(scene.layout.own, scene.hand.at_rest, backs, mats, (candle.stick, candle.light))
