# SPDX-License-Identifier: GPL-3.0-or-later
"""The display of a Drinking Contest: all mugs side by side, scores, ties, the winner."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.director import FaceUpCard
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, PALETTE, badge, fitted, seat_mark
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.layout import RATIO
from rdi_desktop.ui.table.motions import Motions
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.placard import Boards
from rdi_desktop.ui.table.sprites import CardSprite

_Z = 240.0
_TITLE, _NAME, _FOOT = 36.0, 26.0, 40.0
"""Heights of the heading, of the names below it and of the line of text at the bottom, where Chasers and captions are (times the unit)."""


class _Slot(NamedTuple):
    name: str
    seat: int
    score: int | None
    best: bool
    empty: bool


class _Board(NamedTuple):
    title: str
    slots: tuple[_Slot, ...]
    decided: bool


class ContestScene:
    """Shown from the first mug to the prize."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, motions: Motions) -> None:
        self._scene = scene
        self._drawing = drawing
        self._motions = motions
        self._board = Picture(z=_Z)
        self._board.item.setVisible(False)
        scene.addItem(self._board.item)
        self._mugs: dict[int, list[tuple[int, CardSprite]]] = {}

    @property
    def visible(self) -> bool:
        """Whether a contest is shown."""
        return self._board.item.isVisible()

    def show(
        self, contest: ContestMugs, names: list[str], boards: Boards, title: str, *, decided: bool = False
    ) -> None:
        """Show the contest; seats that are no longer in it have no mug."""
        slots = tuple(
            _Slot(names[seat], seat, score, seat in contest.best, not mug)
            for seat, mug, score in zip(contest.seats, contest.mugs, contest.scores, strict=True)
        )
        area = boards.area
        self._board.lay(_Board(title, slots, decided), area, self._drawing.dpr(), _painter(boards.unit))
        self._board.item.setVisible(True)
        known = {seat: {card.id for card in mug} for seat, mug in zip(contest.seats, contest.mugs, strict=True)}
        for seat in list(self._mugs):
            for id, sprite in self._mugs[seat]:
                if id not in known.get(seat, set()):
                    self._drop(sprite)
            self._mugs[seat] = [each for each in self._mugs[seat] if each[0] in known.get(seat, set())]
        for seat, mug in zip(contest.seats, contest.mugs, strict=True):
            lying = {id for id, _ in self._mugs.get(seat, [])}
            for card in mug:
                if card.id not in lying:
                    self._lay(contest, seat, card, boards)

    def pour(
        self, contest: ContestMugs, seat: int, card: FaceUpCard, start: QPointF, boards: Boards, duration: float
    ) -> None:
        """A Drink is revealed in its place; a Chaser is put on it."""
        sprite = self._lay(contest, seat, card, boards)
        end = Pose.of(sprite.item)
        sprite.show(DRINK_BACK, sprite.size)
        face = self._drawing.faces.face(card.data)
        fly = duration * 0.3
        flip = lambda: self._motions.flip(sprite, face, duration * 0.3)  # noqa: E731
        self._motions.go(sprite.item, end, fly, start=Pose(start, scale=0.4), done=flip)

    def place(self, seat: int) -> QPointF | None:
        """The position of that seat's mug, if it has one."""
        mug = self._mugs.get(seat)
        return mug[-1][1].item.pos() if self.visible and mug else None

    def holds(self, seat: int, card: int) -> bool:
        """Whether that card is in the seat's mug."""
        return any(id == card for id, _ in self._mugs.get(seat, []))

    def clear(self) -> None:
        """Remove the contest."""
        for mug in self._mugs.values():
            for _, sprite in mug:
                self._drop(sprite)
        self._mugs = {}
        self._board.item.setVisible(False)

    def _lay(self, contest: ContestMugs, seat: int, card: FaceUpCard, boards: Boards) -> CardSprite:
        place = contest.seats.index(seat)
        mug = self._mugs.setdefault(seat, [])
        rect = slot(boards, len(contest.seats), place)
        height = min(rect.height(), rect.width() / RATIO / 1.12)
        sprite = self._drawing.sprite(z=_Z + 1 + 0.01 * len(mug))
        sprite.show(self._drawing.faces.face(card.data), (height * RATIO, height))
        self._scene.addItem(sprite.item)
        offset = len(mug) * 0.1 * height
        sprite.item.setPos(rect.center() + QPointF(offset * 0.5, offset))
        sprite.item.setRotation(4.0 * len(mug))
        mug.append((card.id, sprite))
        return sprite

    def _drop(self, sprite: CardSprite) -> None:
        self._motions.forget(sprite.item)
        if sprite.item.scene() is self._scene:
            self._scene.removeItem(sprite.item)


def slot(boards: Boards, of: int, place: int) -> QRectF:
    """The rectangle of the mug at that index, on the scene."""
    area, unit = boards.area, boards.unit
    width = min(area.width() / of, 168 * unit)
    left = area.center().x() - width * of / 2 + width * place
    top = area.top() + (_TITLE + _NAME) * unit
    bottom = area.bottom() - _FOOT * unit
    return QRectF(left + 5 * unit, top + 2 * unit, width - 10 * unit, bottom - top - 4 * unit)


def _painter(unit: float):  # type: ignore[no-untyped-def]
    def paint(painter: QPainter, model: _Board, rect: QRectF) -> None:
        boards = Boards(QRectF(rect), unit, (0.0, 0.0))
        first, last = slot(boards, len(model.slots), 0), slot(boards, len(model.slots), len(model.slots) - 1)
        need = QFontMetricsF(letters.title(26 * unit)).horizontalAdvance(model.title) / 2 + 20 * unit
        wide = min(max(need, (last.right() - first.left()) / 2 + 14 * unit), rect.width() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(24, 11, 4))  # what lies below is hidden whole
        ground = QRectF(rect.center().x() - wide, rect.top(), 2 * wide, rect.height())
        painter.drawRoundedRect(ground, 14 * unit, 14 * unit)
        head = QRectF(rect.left(), rect.top() + 2 * unit, rect.width(), _TITLE * unit)
        paint_words(painter, head, model.title, letters.title(26 * unit), PALETTE.candle, CENTRE, PALETTE.shadow)
        for place, each in enumerate(model.slots):
            _paint_slot(painter, each, slot(boards, len(model.slots), place), unit, model.decided)

    return paint


def _paint_slot(painter: QPainter, model: _Slot, rect: QRectF, unit: float, decided: bool) -> None:
    frame = rect.adjusted(0, -_NAME * unit - 2 * unit, 0, 0)
    colour = QColor(PALETTE.gold if model.best else THEME.seat(model.seat).colour)
    painter.setPen(QPen(colour, (3.2 if model.best else 1.6) * unit))
    painter.setBrush(QColor(255, 213, 138, 46) if model.best else QColor(0, 0, 0, 70))
    painter.drawRoundedRect(frame, 9 * unit, 9 * unit)
    if model.empty:
        side = min(rect.width(), rect.height()) * 0.5
        painter.setOpacity(0.35)
        draw_art(
            painter, "icons/alcohol", QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        )
        painter.setOpacity(1.0)
    head = QRectF(rect.left() + 4 * unit, rect.top() - _NAME * unit - 1 * unit, rect.width() - 8 * unit, _NAME * unit)
    mark = QRectF(head.left(), head.center().y() - 8 * unit, 16 * unit, 16 * unit)
    seat_mark(painter, model.seat, mark)
    score = QRectF(head.right() - 34 * unit, head.top() + 2 * unit, 34 * unit, head.height() - 4 * unit)
    name = QRectF(mark.right() + 4 * unit, head.top(), score.left() - mark.right() - 6 * unit, head.height())
    font = fitted(letters.title(16 * unit), model.name, name.width())
    paint_words(painter, name, model.name, font, PALETTE.parchment_light)
    if model.score is not None:
        ground = PALETTE.gold if model.best else PALETTE.parchment_light
        badge(painter, score, str(model.score), ground, PALETTE.ink)
    if decided and not model.best:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 5, 2, 120))
        painter.drawRoundedRect(frame, 9 * unit, 9 * unit)
