# SPDX-License-Identifier: GPL-3.0-or-later
"""The stage's words: the line of text below a card, and large words across the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, fitted, lines, parchment, plank, seat_mark
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO, TableLayout
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.words.beats import BeatLine

_Z = 238.0
_LINE, _DETAIL = 19.0, 14.5
"""Sizes of the lettering below a card (times the unit)."""
_SIGN = 22.0
"""The room for the sign of the seat before it (times the unit)."""
_BELOW = 31.0
"""The room below a card for the line about it (times the unit)."""
_EDGE = 3.0
"""How much of a setting's near edge may lie under a card (times the unit): there is nothing on it."""
_MOST, _STAGE = 340.0, 290.0
"""The greatest height of a card, and where persons sit of the stage (times the unit)."""


class Boards(NamedTuple):
    """Places on the stage."""

    area: QRectF
    unit: float
    card: tuple[float, float]
    """The size of a card in the middle."""

    @classmethod
    def of(cls, layout: TableLayout) -> Boards:
        """The stage covers the middle of the table, between the mats and the line with the question."""
        area = QRectF(layout.centre)
        area.setBottom(layout.prompt.top() - 2 * layout.unit)
        area.setTop(
            area.bottom() - _STAGE * layout.unit
        )  # as large as the settings opposite leave room for: on them stands what changes
        wide = (_STAGE - _BELOW) * RATIO * layout.unit / 2
        middle = QRectF(area.center().x() - wide, 0, 2 * wide, area.bottom())
        edges = [mat.bottom() - _EDGE * layout.unit for mat in layout.mats.values() if mat.intersects(middle)]
        area.setTop(max([area.top(), *edges]))
        height = min(area.height() - _BELOW * layout.unit, _MOST * layout.unit)
        return cls(area, layout.unit, (height * RATIO, height))

    @property
    def lit(self) -> QRectF:
        """The place of cards in the middle, with those that they answer."""
        at, (width, height) = self.spot().at, self.card
        return QRectF(at.x() - width * 1.5, at.y() - height / 2, width * 2, height)

    def spot(self, back: int = 0) -> Pose:
        """The place of a card in the middle; `back`: how many have answered it since."""
        width, height = self.card
        scale = 0.8 ** min(back, 3)
        left = sum(0.86 * width * 0.8**step for step in range(1, min(back, 3) + 1))
        shift = 0.0 if back == 0 else left
        at = QPointF(self.area.center().x() - shift, self.area.top() + 1 * self.unit + height / 2)
        return Pose(at, -1.5 * back, scale)


class Placard:
    """The text about what is shown."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator) -> None:
        self._scene = scene
        self._drawing = drawing
        self._animator = animator
        self._line = Picture(z=_Z + 9)
        self._banner = Picture(z=_Z + 30)
        self._ends: Callable[[], None] = lambda: None
        """Told as the large words are removed."""
        for picture in (self._line, self._banner):
            picture.item.setVisible(False)
            scene.addItem(picture.item)

    def say(self, said: BeatLine, boards: Boards, at: QPointF | None = None, seat: int | None = None) -> None:
        """Show the text below the card, or around that point. It begins with the sign of that seat."""
        if not said.line:
            self._line.item.setVisible(False)
            return
        unit, pad = boards.unit, 14 * boards.unit
        wide = QFontMetricsF(letters.title(_LINE * unit)).horizontalAdvance(said.line) + 2 * pad + 6
        wide += _SIGN * unit if seat is not None else 0.0
        room = boards.area.width() + 4 * pad
        detail = QFontMetricsF(letters.body(_DETAIL * unit)).horizontalAdvance(said.detail)
        width = min(room, max(wide, min(detail + 2 * pad + 6, room * 0.9)))
        rows = 0 if not said.detail else (1 if detail + 2 * pad <= width else 2)
        height = (34 + 19 * rows) * unit
        self._line.show((said, unit, seat), (width, height), self._drawing.dpr(), _paint_said)
        centre = at if at is not None else QPointF(boards.area.center().x(), 0)
        x = min(max(6.0, centre.x() - width / 2), max(6.0, self._scene.width() - width - 6))
        y = centre.y() - height / 2 if at is not None else boards.area.bottom() - height
        self._line.item.setPos(x, min(y, boards.area.bottom() - height))
        self._line.item.setOpacity(1.0)
        self._line.item.setVisible(True)

    def call(
        self,
        text: str,
        boards: Boards,
        duration: float,
        along: Callable[[QRectF, float], None],
        *,
        reduced: bool,
        colour: str = "",
    ) -> None:
        """Show large words across the middle, for a while; `along` is told where they stand, and the fraction of that time."""
        unit = boards.unit
        width = boards.area.width() + 40 * unit
        height = 92 * unit
        self._banner.show(
            (text, colour or PALETTE.candle), (width, height), self._drawing.dpr(), _paint_banner, centred=True
        )
        item, at = self._banner.item, boards.area.center()
        item.setVisible(True)
        covers = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        self._ends = lambda: along(covers, 1.0)

        def way(part: float) -> Pose:
            enters = min(1.0, part / 0.16)
            leaves = min(1.0, (1 - part) / 0.14)
            along(covers, part)
            grown = 1.0 if reduced else 0.7 + 0.3 * enters + 0.03 * part
            return Pose(at, scale=grown, opacity=min(enters, leaves))

        self._animator.act(item, way, duration, 0, lambda: item.setVisible(False))

    def hush(self) -> None:
        """Remove the text."""
        self._line.item.setVisible(False)

    def clear(self) -> None:
        """Remove everything."""
        self._ends()
        for picture in (self._line, self._banner):
            self._animator.forget(picture.item)
            picture.item.setVisible(False)

    @property
    def text(self) -> str:
        """The present text."""
        model = self._line.model if self._line.item.isVisible() else None
        return model[0].line if isinstance(model, tuple) else ""


def _paint_said(painter: QPainter, model: tuple[BeatLine, float, int | None], rect: QRectF) -> None:
    said, unit, seat = model
    parchment(painter, rect, 9 * unit, PALETTE.gold, light=True, edge=2.4 * unit)
    body = rect.adjusted(12 * unit, 3 * unit, -12 * unit, -6 * unit)
    head = QRectF(body.left(), body.top(), body.width(), 25 * unit)
    sign = _SIGN * unit if seat is not None else 0.0
    font = fitted(letters.title(_LINE * unit), said.line, head.width() - sign)
    wide = min(head.width(), QFontMetricsF(font).horizontalAdvance(said.line) + sign)
    head.adjust((head.width() - wide) / 2, 0, 0, 0)
    if seat is not None:
        seat_mark(painter, seat, QRectF(head.left(), head.center().y() - sign * 0.4, sign * 0.8, sign * 0.8))
    paint_words(painter, head.adjusted(sign, 0, 1, 0), said.line, font, PALETTE.ink, LEFT)
    if said.detail:
        rest = QRectF(body.left(), head.bottom(), body.width(), body.bottom() - head.bottom() + 2 * unit)
        lines(painter, rest, said.detail, letters.body(_DETAIL * unit), PALETTE.ink_soft, CENTRE)


def _paint_banner(painter: QPainter, model: tuple[str, str], rect: QRectF) -> None:
    text, colour = model
    font = fitted(letters.title(rect.height() * 0.62), text, rect.width() * 0.96)
    wide = min(rect.width(), QFontMetricsF(font).horizontalAdvance(text) + rect.height() * 0.8)
    plate = QRectF(rect.center().x() - wide / 2, rect.top() + rect.height() * 0.14, wide, rect.height() * 0.72)
    plank(painter, plate, rect.height() * 0.14, 225)  # over a card its words would get lost otherwise
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (2, 2), (-2, -2), (2, -2), (-2, 2), (0, 5)):
        paint_words(painter, rect.translated(dx, dy), text, font, PALETTE.shadow, CENTRE)
    paint_words(painter, rect, text, font, colour, CENTRE)
