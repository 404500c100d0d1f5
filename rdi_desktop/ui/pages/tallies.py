# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics of a game: who hit whom, as a table of numbers, and who drank most, as bars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rdi_desktop.session.course import NOBODY, Course
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.widgets import paint_portrait
from rdi_desktop.words import listed, said

_LINE, _NAMES, _FIGURES = 26.0, 92.0, 100.0
"""Height of a line, width of the names, width of the text beside a bar (px of the smallest window)."""


def hits_words(course: Course, names: Sequence[str], seats: Sequence[int]) -> str:
    """Who hit whom, in sentences: a line for each attacker, the hardest first."""
    lines = []
    for by in sorted(
        (*seats, NOBODY), key=lambda by: -sum(n for (who, to), n in course.hits.items() if who == by != to)
    ):
        struck = [(to, course.hits.get((by, to), 0)) for to in seats if to != by]
        struck = sorted((pair for pair in struck if pair[1]), key=lambda pair: -pair[1])
        if struck:
            who = names[by] if by != NOBODY else said("tallies-nobody-particular")
            lines.append(
                said(
                    "tallies-took",
                    who=who,
                    listed=listed([said("tallies-from", n=n, name=names[to]) for to, n in struck]),
                )
            )
    return " ".join(lines) or said("tallies-nobody-hit-anybody")


def drinks_words(course: Course, names: Sequence[str], seats: Sequence[int]) -> str:
    """Who drank how much, most first."""
    told = [
        said(
            "tallies-alcohol-content",
            names=names[seat],
            get=course.drunk.get(seat, 0),
            mugs=_mugs(course.mugs.get(seat, 0)),
        )
        for seat in thirst(course, seats)
    ]
    return said("tallies-drunk", listed=listed(told)) if told else ""


def thirst(course: Course, seats: Sequence[int]) -> list[int]:
    """Seats, those that drank most first."""
    return sorted(seats, key=lambda seat: (-course.drunk.get(seat, 0), -course.mugs.get(seat, 0)))


def _mugs(number: int) -> str:
    return said("tallies-mugs", n=number)


class Hits(QWidget):
    """A row for each attacker, a column for each target, with the Fortitude lost: the more, the darker."""

    def __init__(
        self,
        course: Course,
        names: Sequence[str],
        characters: Sequence[str],
        seats: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.course, self.names, self.characters, self.seats = course, names, characters, seats
        others = [NOBODY] if any(by == NOBODY for by, _ in course.hits) else []
        self.rows = [*seats, *others]
        self._most = max((n for (by, to), n in course.hits.items() if by != to), default=1)
        self.rescale(1.0)
        self.setAccessibleName(said("tallies-hit-whom"))
        self.setAccessibleDescription(hits_words(course, names, seats))
        self.setToolTip(self.accessibleDescription())

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.setMinimumSize(QSize(round(250 * unit), round(_LINE * unit * (len(self.rows) + 1)) + 4))

    def cell(self, by: int, to: int) -> QRectF:
        """The cell of that attacker and target."""
        left, line = _NAMES * self._unit, _LINE * self._unit
        width = (self.width() - left) / max(1, len(self.seats))
        row, column = self.rows.index(by), self.seats.index(to)
        return QRectF(left + width * column, line * (row + 1), width, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        unit = self._unit
        high = _LINE * unit
        for to in self.seats:
            head = self.cell(self.rows[0], to).translated(0, -high)
            side = min(22.0 * unit, head.width() - 2)
            face = QRectF(head.center().x() - side / 2, head.center().y() - side / 2, side, side)
            paint_portrait(painter, face, self.characters[to], self.names[to])
        for by in self.rows:
            line = QRectF(0, high * (self.rows.index(by) + 1), _NAMES * unit, high)
            name = self.names[by] if by != NOBODY else said("tallies-house")
            _paint_name(painter, line, name, by, unit)
            for to in self.seats:
                self._paint_cell(painter, by, to)

    def _paint_cell(self, painter: QPainter, by: int, to: int) -> None:
        palette, cell = THEME.palette, self.cell(by, to).adjusted(1.5, 1.5, -1.5, -1.5)
        n = self.course.hits.get((by, to), 0)
        ground = QColor(palette.parchment_shade if by == to else palette.wine)
        share = n / self._most
        dark = by != to and share > 0.55
        hit = (
            0.7 + 0.2 * share if dark else 0.08 + 0.34 * share
        )  # between them neither dark nor light figures stand out
        ground.setAlphaF(0.35 if by == to else hit if n else 0.05)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(cell, 4, 4)
        if n:
            ink = palette.parchment_light if dark else palette.ink
            words(painter, cell, str(n), THEME.title_font(14 * self._unit), ink, CENTRE)


def _paint_name(painter: QPainter, line: QRectF, name: str, seat: int, unit: float) -> None:
    """A seat's mark and its name at the beginning of a line."""
    if seat != NOBODY:
        mark = QRectF(2, line.center().y() - 8 * unit, 16 * unit, 16 * unit)
        draw_art(painter, f"seats/{THEME.seat(seat).shape}", mark)
    words(painter, line.adjusted(22 * unit, 0, -4, 0), name, THEME.body_font(13 * unit), THEME.palette.ink)


class Mugs(QWidget):
    """A bar for each player: Alcohol Content, and number of mugs."""

    def __init__(
        self, course: Course, names: Sequence[str], seats: Sequence[int], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.course, self.names = course, names
        self.order = thirst(course, seats)
        self._most = max((course.drunk.get(seat, 0) for seat in seats), default=0) or 1
        self.rescale(1.0)
        self.setAccessibleName(said("tallies-drank-most"))
        self.setAccessibleDescription(drinks_words(course, names, seats))
        self.setToolTip(self.accessibleDescription())

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.setMinimumSize(QSize(round(250 * unit), round(_LINE * unit * len(self.order)) + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        palette, unit = THEME.palette, self._unit
        high, left = _LINE * unit, _NAMES * unit
        for row, seat in enumerate(self.order):
            line = QRectF(0, high * row, left, high)
            _paint_name(painter, line, self.names[seat], seat, unit)
            drunk, room = self.course.drunk.get(seat, 0), self.width() - left - _FIGURES * unit
            bar = QRectF(left, line.top() + 5 * unit, max(3.0, room * drunk / self._most), high - 10 * unit)
            painter.setPen(QPen(QColor(palette.gold_dark), 1.2))
            painter.setBrush(QColor(palette.amber))
            painter.drawRoundedRect(bar, 4, 4)
            told = QRectF(bar.right() + 6, line.top(), _FIGURES * unit, high)
            spoken = said("tallies-in", drunk=drunk, mugs=_mugs(self.course.mugs.get(seat, 0)))
            words(painter, told, spoken, THEME.body_font(12 * unit), palette.ink_soft)
