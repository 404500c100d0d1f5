# SPDX-License-Identifier: GPL-3.0-or-later
"""A chart of everybody's odds over a game, with important events; for mouse, keys and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import said

_LEFT, _RIGHT, _TOP, _FOOT = 48.0, 22.0, 12.0, 26.0
"""Margins of the chart (px of the smallest window)."""
_TURN = 34
"""Least width for the number of a turn (px of the smallest window)."""
_STEP = 25
"""Percent between grid lines."""


def every_so_many(points: int, width: float, unit: float) -> int:
    """Below a chart of that width (px) only each so manyth turn has its number, for there to be room at that factor."""
    return max(1, ceil(points * _TURN * unit / max(1.0, width)))


class ChartEvent(NamedTuple):
    """An important event in the chart."""

    point: float
    """In turns, from 0."""
    seat: int
    kind: str
    """out, blow, drink or pot"""
    text: str


class OddsChart(QWidget):
    """Percent over turns. Left and Right move between turns, Return opens the selected one."""

    turn_chosen = Signal(int)
    """The index of the point to watch."""
    told = Signal(str)
    """The text of the selected turn."""

    def __init__(
        self,
        names: Sequence[str],
        seats: Sequence[int],
        odds: Sequence[Sequence[int]],
        turns: Sequence[tuple[int, str]],
        happenings: Sequence[ChartEvent],
        parent: QWidget | None = None,
    ) -> None:
        """`seats`: those that have odds; `turns`: the number and the seat of each point's turn, the last is the end."""
        super().__init__(parent)
        self.names, self.seats, self.odds, self.turns, self.happenings = names, seats, odds, turns, happenings
        self.at = len(odds) - 1
        """The selected point."""
        self._emphasised: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rescale(1.0)
        self.setAccessibleName(said("odds-chart-odds-everybody-over-turns"))
        self._tell()

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.setMinimumSize(QSize(round(430 * unit), round(250 * unit)))

    def emphasise(self, seat: int | None) -> None:
        """Highlight one player's line."""
        self._emphasised = seat
        self.update()

    def look_at(self, point: int) -> None:
        """Select that turn."""
        point = max(0, min(point, len(self.odds) - 1))
        if point != self.at:
            self.at = point
            self._tell()
            self.update()

    def words_at(self, point: int) -> str:
        """A turn in words: everybody's odds at its start, and its events."""
        order = sorted(self.seats, key=lambda seat: -self.odds[point][seat])
        odds = ", ".join(f"{self.names[seat]} {self.odds[point][seat]} %" for seat in order)
        happened = [each.text for each in self.happenings if int(each.point) == point]
        if point == len(self.odds) - 1:
            return " ".join((said("odds-chart-end", odds=odds), *happened))
        number, whose = self.turns[point]
        return " ".join((said("odds-chart-turn", number=number, whose=whose, odds=odds), *happened))

    def spot(self, point: float, percent: float) -> QPointF:
        """The position of a value."""
        box, steps = self._box(), max(1, len(self.odds) - 1)
        return QPointF(box.left() + box.width() * point / steps, box.bottom() - box.height() * percent / 100)

    def spot_of(self, each: ChartEvent) -> QPointF:
        """The position of an event: on the line of the player concerned."""
        place = min(int(each.point), len(self.odds) - 1)
        after = min(place + 1, len(self.odds) - 1)
        one, two = self.odds[place][each.seat], self.odds[after][each.seat]
        return self.spot(each.point, one + (two - one) * (each.point - place))

    # Painting

    def _box(self) -> QRectF:
        left, right, top, foot = (each * self._unit for each in (_LEFT, _RIGHT, _TOP, _FOOT))
        return QRectF(left, top, self.width() - left - right, self.height() - top - foot)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the selected turn, the lines, and the events."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_grid(painter)
        order = [seat for seat in self.seats if seat != self._emphasised]
        for seat in [*order, *([self._emphasised] if self._emphasised is not None else [])]:
            self._paint_line(painter, seat)
        for each in sorted(self.happenings, key=lambda each: each.kind == "out"):
            if each.seat in self.seats:
                self._paint_happening(painter, each)

    def _paint_grid(self, painter: QPainter) -> None:
        palette, box, unit = THEME.palette, self._box(), self._unit
        small = THEME.body_font(12 * unit)
        ground = QColor(palette.parchment_light)
        ground.setAlpha(140)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 5, 5)
        line = QColor(palette.ink_soft)
        line.setAlpha(70)
        for percent in range(0, 101, _STEP):
            y = self.spot(0, percent).y()
            painter.setPen(QPen(line, 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            place = QRectF(0, y - 9 * unit, box.left() - 6, 18 * unit)
            words(painter, place, f"{percent} %", small, palette.ink_soft, CENTRE)
        every = every_so_many(len(self.odds), box.width(), unit)
        for point in range(0, len(self.odds) - 1, every):
            place = QRectF(self.spot(point, 0).x() - 20 * unit, box.bottom() + 4, 40 * unit, 18 * unit)
            words(painter, place, str(self.turns[point][0]), small, palette.ink_soft, CENTRE)
        x = self.spot(self.at, 0).x()
        painter.setPen(QPen(QColor(palette.wine if self.hasFocus() else palette.copper), 2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        path, last = QPainterPath(), len(self.odds) - 1
        for point, odds in enumerate(self.odds):
            spot = self.spot(point, odds[seat])
            path.moveTo(spot) if point == 0 else path.lineTo(spot)
            if not any(later[seat] for later in self.odds[point:]):
                last = point
                break
        faint = self._emphasised is not None and self._emphasised != seat
        thick = (3.8 if self._emphasised == seat else 2.8) * self._unit
        under = QColor(THEME.palette.ink)
        under.setAlpha(0 if faint else 130)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(under, thick + 1.6))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(THEME.seat(seat).colour if not faint else THEME.palette.parchment_shade), thick))
        painter.drawPath(path)
        end = self.spot(last, self.odds[last][seat])
        side = 16 * self._unit
        mark = QRectF(end.x() - side / 2, end.y() - side / 2, side, side)
        draw_art(painter, f"seats/{THEME.seat(seat).shape}", mark)

    def _paint_happening(self, painter: QPainter, each: ChartEvent) -> None:
        palette, spot, unit = THEME.palette, self.spot_of(each), self._unit
        painter.setPen(QPen(QColor(palette.ink), 1.6))
        if each.kind == "out":
            painter.setBrush(QColor(palette.wine))
            painter.drawEllipse(spot, 8 * unit, 8 * unit)
            painter.setPen(QPen(QColor(palette.parchment_light), 2))
            arm = 3 * unit
            painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
            painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))
            return
        pictures = {"blow": "icons/heart-broken", "drink": "icons/drink", "pot": "icons/gold"}
        painter.setBrush(QColor(palette.parchment_light))
        painter.drawEllipse(spot, 9 * unit, 9 * unit)
        place = QRectF(spot.x() - 7 * unit, spot.y() - 7 * unit, 14 * unit, 14 * unit)
        draw_art(painter, pictures[each.kind], place)

    # Mouse and keys

    def happening_at(self, place: QPointF) -> ChartEvent | None:
        """The event at that position."""
        for each in self.happenings:
            away = self.spot_of(each) - place
            if each.seat in self.seats and max(abs(away.x()), abs(away.y())) < 10 * self._unit:
                return each
        return None

    def _point_at(self, x: float) -> int:
        box = self._box()
        return round((x - box.left()) / box.width() * max(1, len(self.odds) - 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select the turn below the mouse, and show an event's text."""
        self.look_at(self._point_at(event.position().x()))
        each = self.happening_at(event.position())
        self.setToolTip(each.text if each else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the turn below the mouse."""
        self.look_at(self._point_at(event.position().x()))
        self.turn_chosen.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between turns, or open one."""
        steps = {Qt.Key.Key_Left: self.at - 1, Qt.Key.Key_Right: self.at + 1, Qt.Key.Key_Home: 0}
        if event.key() in steps:
            self.look_at(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_End:
            self.look_at(len(self.odds) - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.turn_chosen.emit(self.at)
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        spoken = self.words_at(self.at)
        self.setAccessibleDescription(spoken)
        self.told.emit(spoken)
