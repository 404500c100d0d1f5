# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things are on one table, for the stage: places by name, mats, portraits, open or waiting cards, dealt cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import FaceUpCard
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.team_layout import plate_of

if TYPE_CHECKING:
    from rdi_desktop.ui.table.machine_works import MachineWorks
    from rdi_desktop.ui.table.seats import MatView
    from rdi_desktop.ui.table.stack import StackView
    from rdi_desktop.ui.table.table_base import TableBase


class DealtCard(NamedTuple):
    """A dealt card that the viewer sees: of the own hand, or of a teammate's."""

    sprite: CardSprite
    home: Pose
    """Its place in the coordinates of what it is part of: the table, or a mat."""
    lands: Pose
    """The same on the table."""


class Dealt(NamedTuple):
    """What is laid out at the start of a game."""

    open: Mapping[int, Sequence[DealtCard]]
    """The hands that the viewer sees, the first card first."""
    backs: Mapping[int, list[QGraphicsItem]]
    """The backs of others' hands, the first card first, and last the number."""
    mats: Sequence[tuple[QRectF, QGraphicsItem]]
    """Everything on the mats, with the rectangle of its mat."""
    candle: tuple[Picture, Picture]
    """The candle and its light, in place."""


class Whereabouts:
    """The positions of things."""

    def __init__(self, scene: TableBase, mats: Mapping[int, MatView], stack: StackView) -> None:
        self._scene, self._mats, self._stack = scene, mats, stack

    def place(self, name: str, seat: int | None) -> QPointF:
        """The middle of a place, by name; with a seat a place on its mat."""
        scene = self._scene
        if name == "map":
            return scene.map_views.point()
        if seat is None:
            return scene.middle.place(name)
        if name == "rise":
            return self._beside_numbers(seat)
        if name == "hand" and seat == scene.layout.own:
            return scene.layout.hand.center()
        plate = plate_of(scene.layout.plates, seat)
        if name in ("track", "purse") and plate is not None:
            return plate.track.center() if name == "track" else plate.purse.center()
        return self._mats[seat].place(name)

    def _beside_numbers(self, seat: int) -> QPointF:
        """Where changes rise, so that numbers are free: beside a tankard, above a track."""
        layout = self._scene.layout
        plate = plate_of(layout.plates, seat)
        track = plate.track if plate is not None else self._mats[seat].track()
        if track.width() < 2 * track.height():  # a tankard is not wide
            return QPointF(track.right() + 58 * layout.unit, track.center().y() + 16 * layout.unit)
        return QPointF(track.center().x(), track.top() - 14 * layout.unit)

    def setting(self, ref: Ref | None) -> int | None:
        """Whose place setting that thing lies on, of those who sit at the far side; None: on none."""
        scene = self._scene
        piece = scene.pieces.get(ref)
        item = piece.item if piece is not None else None
        while item is not None:
            for seat, mat in self._mats.items():
                if mat.picture.item is item:
                    key = scene.layout.settings.get(seat)
                    return seat if key is not None and not (key.own or key.mate) else None
            item = item.parentItem()
        return None

    def lit(self, seats: Iterable[int]) -> list[QRectF]:
        """What stays light: the pot, and mats and persons of these players and the viewer."""
        layout = self._scene.layout
        found = [self._scene.middle.spots.pot]
        for seat in (*seats, layout.own):
            plate = plate_of(layout.plates, seat)
            found.append(layout.mats[seat] if plate is None else plate.rect)
            found.append(layout.persons[seat])
        return found

    def mat(self, seat: int) -> QGraphicsItem | None:
        """The mat of that seat."""
        return self._mats[seat].picture.item if seat in self._mats else None

    def coins(self) -> list[QGraphicsItem]:
        """The piles of coins that are seen on place settings."""
        return [mat.picture.coins.item for mat in self._mats.values() if mat.picture.coins.item.isVisible()]

    def works(self, seat: int) -> MachineWorks | None:
        """The moving parts of that seat, if it is a machine."""
        return self._mats[seat].works if seat in self._mats else None

    def face(self, seat: int) -> Picture | None:
        """The portrait on that mat."""
        return self._mats[seat].portrait if seat in self._mats else None

    def tankard(self, seat: int) -> tuple[QGraphicsItem, QPointF] | None:
        """The tankard that player drinks from, with its middle on it; None: it lies before a teammate, or there is none."""
        mat = self._mats[seat]
        model, item, middle = mat.picture.model, mat.picture.numbers.item, mat.track().center()
        if model is None or model.setting is None:
            return None
        plate = plate_of(self._scene.layout.plates, seat)
        if plate is not None and not plate.own:
            item, middle = self._scene.teams.teams[plate.side].tankard.item, plate.track.center()
        return (item, item.mapFromScene(middle)) if item.isVisible() else None

    def waits(self, card: FaceUpCard) -> QPointF | None:
        """Where a card is that waits for an answer."""
        stack = self._scene.view.stack
        entry = next((each.id for each in stack if each.card and each.card.id == card.id), None)
        return self._stack.place(entry)

    def lying(self, card: FaceUpCard) -> QGraphicsItem | None:
        """The item of an open card before a player."""
        piece = self._scene.pieces.get(refs.card(card.id))
        return piece.item if piece is not None and card.id not in self._scene.hand.sprites else None

    def dealt(self) -> Dealt:
        """What is laid out at the start of a game, with all animations ended."""
        scene = self._scene
        scene.animator.skip()
        plates = scene.layout.plates
        mats = scene.teams.items(scene.layout)
        for seat, mat in self._mats.items():
            plate = plate_of(plates, seat)
            mats.append((scene.layout.mats[seat] if plate is None else plate.rect, mat.picture.item))
        own, backs = scene.hand.at_rest, {seat: mat.backs for seat, mat in self._mats.items() if mat.backs}
        hands = {scene.layout.own: [DealtCard(sprite, home, home) for sprite, home in own]} if own else {}
        for seat, mat in self._mats.items():
            if mat.open_hand:
                at = [(sprite, Pose.of(sprite.item), sprite.item.scenePos()) for sprite in mat.open_hand]
                hands[seat] = [DealtCard(sprite, home, Pose(spot)) for sprite, home, spot in at]
        candle = scene.background.candle
        return Dealt(hands, backs, mats, (candle.stick, candle.light))
