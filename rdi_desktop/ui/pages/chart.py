# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of a game: odds, blows and mugs on one page, Fortitude, Alcohol Content and Gold over the turns on another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from rdi_desktop.session.course import course_of
from rdi_desktop.session.replay import ReplaySession, TurnNumbers, numbers_over_turns
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.odds_chart import ChartEvent, OddsChart, every_so_many
from rdi_desktop.ui.pages.tallies import Hits, Mugs
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.words import said

_P = THEME.palette
PANELS = ("fortitude", "alcohol", "gold")
WEIGHTY = 4
"""A loss of at least this much Fortitude or Gold at once is marked."""
_BESIDE, _BELOW = 860, 560
"""Least width of the sheet with odds and tallies side by side, and one below the other (px of the smallest window)."""


@dataclass(frozen=True, slots=True)
class ChartMark:
    """An important event in the chart, with its text."""

    point: float
    """In turns, from 0."""
    seat: int
    what: str
    """fortitude, alcohol or gold: the panel; "out": all of them."""
    text: str
    gain: bool = False
    """Whether it was a gain other than a pot."""


_NUMBERS = {
    "lost_fortitude": "fortitude",
    "gained_fortitude": "fortitude",
    "gained_alcohol": "alcohol",
    "pot_taken": "gold",
}
"""Events that are marked when they are large, with their panel."""
_BLOWS = {"lost_fortitude": "passed_out", "gained_alcohol": "passed_out"} | dict.fromkeys(
    ("paid", "anted", "lost_gold"), "out_of_gold"
)
"""Events that may put somebody out, with the reason."""
_EVENTS = ("event_revealed", "contest_started")
"""Entries of the stack that are not played cards."""
_LANDING = ("gained_", "lost_")


def marks_of(replay: ReplaySession, points: list[TurnNumbers]) -> list[ChartMark]:
    """Heavy blows, and how everybody went out, with the card responsible."""
    replay.go(replay.length)
    teller = LogTeller([isolated(seat.name) for seat in replay.seats], None)
    acts: dict[int | None, str] = {}
    """The name of each entry of the stack."""
    blows: dict[tuple[str, int], str] = {}
    """The last thing that brought somebody closer to going out."""
    marks = []
    drinks: dict[int, str] = {}
    """What somebody is drinking: several may drink at once."""
    for event in replay.events(0, None):
        key, seat, amount = event.key, event.seat, event.args.get("n", 0)
        told = teller.line(event).text
        if key in ("played", "drank"):
            acts[event.args.get("entry")] = told
        elif key in _EVENTS:
            acts.setdefault(event.cause, told)
        drinks = {seat: told} if key == "drank" and seat is not None else drinks if key.startswith(_LANDING) else {}
        if seat is None:
            continue
        here = _turn_of(event.index, points)
        cause = drinks.get(seat) or acts.get(event.cause, "")
        if key in _BLOWS:
            blows[_BLOWS[key], seat] = cause
        if key in ("passed_out", "out_of_gold"):
            marks.append(ChartMark(here, seat, "out", f"{told} {blows.get((key, seat), '')}".strip()))
        elif key in _NUMBERS and amount >= WEIGHTY:
            good = key == "gained_fortitude"
            marks.append(ChartMark(here, seat, _NUMBERS[key], f"{cause} {told}".strip(), good))
    return marks


def _turn_of(index: int, points: list[TurnNumbers]) -> float:
    for place in range(len(points) - 1):
        start, end = points[place].events, points[place + 1].events
        if index < end:
            return float(place + max(0, index - start) / max(1, end - start))
    return float(len(points) - 1)


class Chart(QWidget):
    """Three panels over one line of turns."""

    turn_chosen = Signal(int)
    """The index of the clicked point."""

    def __init__(self, replay: ReplaySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = [isolated(seat.name) for seat in replay.seats]
        self.seats = [seat for seat, who in enumerate(replay.seats) if not who.automatic]
        """Seats that can win or lose: not automata."""
        self.points = numbers_over_turns(replay)
        self.marks = marks_of(replay, self.points)
        self.setMouseTracking(True)
        self.rescale(1.0)
        self._shown: int | None = None
        """The highlighted seat."""
        outs = [mark.text for mark in self.marks if mark.what == "out"]
        self.setAccessibleName((said("chart-chart-game") + " ") + " ".join(outs))

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.setMinimumSize(QSize(430, 430) * unit)

    def emphasise(self, seat: int | None) -> None:
        """Highlight one player's lines."""
        self._shown = seat
        self.update()

    def _panels(self) -> list[tuple[str, str, QRectF]]:
        width, height = float(self.width()), float(self.height())
        left, gap, foot, right = (each * self._unit for each in (54.0, 14.0, 26.0, 16.0))
        each = (height - foot - gap * 3) / 3
        return [
            (key, terms.thing(key), QRectF(left, gap * 0.6 + place * (each + gap), width - left - right, each))
            for place, key in enumerate(PANELS)
        ]

    def _ceiling(self, key: str) -> int:
        highest: int = max(mat.numbers[key] for point in self.points for mat in point.seats)
        return max(20 if key != "gold" else 10, highest)

    def position(self, key: str, point: float, value: float) -> QPointF:
        """The position of a value in its panel."""
        box = next(box for name, _, box in self._panels() if name == key)
        steps = max(1, len(self.points) - 1)
        return QPointF(
            box.left() + box.width() * point / steps, box.bottom() - box.height() * value / self._ceiling(key)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint panels, lines and marks."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for key, title, box in self._panels():
            self._paint_grid(painter, key, title, box)
            order = [seat for seat in self.seats if seat != self._shown]
            for seat in [*order, *([self._shown] if self._shown is not None else [])]:
                self._paint_line(painter, key, seat)
            for mark in self.marks:
                if mark.what in (key, "out") and mark.seat in self.seats:
                    self._paint_mark(painter, key, mark)
        self._paint_turns(painter)

    def _paint_grid(self, painter: QPainter, key: str, title: str, box: QRectF) -> None:
        unit = self._unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 250, 235, 110))
        painter.drawRoundedRect(box, 5, 5)
        ceiling = self._ceiling(key)
        for value in range(0, ceiling + 1, 5 if ceiling <= 30 else 10):
            y = box.bottom() - box.height() * value / ceiling
            painter.setPen(QPen(QColor(107, 74, 47, 60), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            beside = QRectF(box.left() - 30 * unit, y - 9 * unit, 24 * unit, 18 * unit)
            words(painter, beside, str(value), THEME.body_font(12 * unit), _P.ink_soft, CENTRE)
        painter.save()
        painter.translate(12 * unit, box.center().y())
        painter.rotate(-90)
        long = box.height() + 14 * unit
        words(
            painter,
            QRectF(-long / 2, -10 * unit, long, 20 * unit),
            title,
            THEME.title_font(15 * unit),
            _P.copper_dark,
            CENTRE,
        )
        painter.restore()

    def _paint_line(self, painter: QPainter, key: str, seat: int) -> None:
        path = QPainterPath()
        last = len(self.points) - 1
        for place, point in enumerate(self.points):
            spot = self.position(key, place, point.seats[seat].numbers[key])
            path.moveTo(spot) if place == 0 else path.lineTo(spot)
            if point.seats[seat].out:
                last = place
                break
        faint = self._shown is not None and self._shown != seat
        colour = QColor(THEME.seat(seat).colour if not faint else _P.parchment_shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(QColor(60, 35, 20, 0 if faint else 130), (5.0 if self._shown == seat else 4.2) * self._unit)
        )
        painter.drawPath(path)
        painter.setPen(QPen(colour, (3.6 if self._shown == seat else 2.6) * self._unit))
        painter.drawPath(path)
        end = self.position(key, last, self.points[last].seats[seat].numbers[key])
        half = 7 * self._unit
        draw_art(painter, f"seats/{THEME.seat(seat).shape}", QRectF(end.x() - half, end.y() - half, 2 * half, 2 * half))

    def _paint_mark(self, painter: QPainter, key: str, mark: ChartMark) -> None:
        spot, unit = self._mark_spot(key, mark), self._unit
        painter.setPen(QPen(QColor(_P.ink), 1.6))
        if mark.what == "out":
            painter.setBrush(QColor(_P.wine))
            painter.drawEllipse(spot, 7 * unit, 7 * unit)
            painter.setPen(QPen(QColor(_P.parchment_light), 2))
            arm = 3 * unit
            painter.drawLine(spot + QPointF(-arm, -arm), spot + QPointF(arm, arm))
            painter.drawLine(spot + QPointF(-arm, arm), spot + QPointF(arm, -arm))
        else:
            painter.setBrush(QColor(_P.gold))
            painter.drawEllipse(spot, 4 * unit, 4 * unit)

    def _mark_spot(self, key: str, mark: ChartMark) -> QPointF:
        place = min(int(mark.point), len(self.points) - 1)
        after = min(place + 1, len(self.points) - 1)
        one, two = (self.points[at].seats[mark.seat].numbers[key] for at in (place, after))
        return self.position(key, mark.point, one + (two - one) * (mark.point - place))

    def _paint_turns(self, painter: QPainter) -> None:
        box, unit = self._panels()[-1][2], self._unit
        every = every_so_many(len(self.points), box.width(), unit)
        for place, point in enumerate(self.points[:-1]):
            if place % every == 0:
                x = self.position("gold", place, 0).x()
                words(
                    painter,
                    QRectF(x - 20 * unit, box.bottom() + 4, 40 * unit, 18 * unit),
                    str(point.turn),
                    THEME.body_font(12 * unit),
                    _P.ink_soft,
                    CENTRE,
                )

    def mark_at(self, spot: QPointF) -> ChartMark | None:
        """The mark at that position."""
        for key, _, _ in self._panels():
            for mark in self.marks:
                if mark.what in (key, "out"):
                    away = self._mark_spot(key, mark) - spot
                    if max(abs(away.x()), abs(away.y())) < 9 * self._unit:
                        return mark
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a mark's text."""
        mark = self.mark_at(event.position())
        self.setToolTip(mark.text if mark else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor if mark else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the turn under the mouse."""
        box = self._panels()[0][2]
        place = round((event.position().x() - box.left()) / box.width() * max(1, len(self.points) - 1))
        self.turn_chosen.emit(max(0, min(place, len(self.points) - 1)))


class ChartDialog(Sheet):
    """Charts of a game: odds, who hit whom and who drank most; everybody's numbers on a second page."""

    turn_wanted = Signal(int)
    """The index of the turn that was clicked."""

    def __init__(self, replay: ReplaySession, parent: QWidget | None = None) -> None:
        super().__init__(said("chart-how-went"), parent, size=(1080, 660))
        inside = self.parchment(QVBoxLayout(), scrolls=True)
        self.chart = Chart(replay)
        self.chart.turn_chosen.connect(self.turn_wanted)
        self.course = course_of(replay)
        self.odds = self._odds_chart(replay)
        """Only for a finished game: odds use all hands."""
        self.pages = QStackedWidget()
        self.pages.addWidget(self._evening(replay))
        self.pages.addWidget(self._numbers())
        legend = Flow()
        title = label(said("chart-how-went"), "subheading")
        title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        legend.addWidget(title)
        self.buttons: list[BrassButton] = []
        for seat in self.chart.seats:
            button = BrassButton(self.chart.names[seat], pixels=14)
            button.setCheckable(True)
            button.setAccessibleName(said("chart-let-stand-out", names=self.chart.names[seat]))
            button.clicked.connect(lambda on, seat=seat: self._choose(seat if on else None))
            who = QWidget()
            beside = QHBoxLayout(who)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.addWidget(_SeatMark(seat))
            beside.addWidget(button)
            legend.addWidget(who)
            self.buttons.append(button)
        inside.addLayout(legend)
        inside.addWidget(self.pages, 1)
        self.turn_over = BrassButton(said("chart-fortitude-alcohol-gold"))
        self.turn_over.clicked.connect(self._turn_over)
        self.foot(self.turn_over, None, self.closing_button())
        if self.odds is not None:
            self.odds.setFocus()

    def fit(self) -> None:
        """Lay odds and tallies one below the other where letters could not be as large as chosen otherwise."""
        if (room := self.room()) is not None:
            stacked = scaling.unit_across(room.width(), _BESIDE, _BELOW)[1]
            scaling.stack(self._across, stacked)
        super().fit()

    def _odds_chart(self, replay: ReplaySession) -> OddsChart | None:
        if not self.course.odds:
            return None
        names = self.chart.names
        turns = [(number, names[seat]) for _, number, seat in replay.turns]
        return OddsChart(names, self.chart.seats, self.course.odds, turns, happenings_of(self.chart.marks))

    def _evening(self, replay: ReplaySession) -> QWidget:
        """Odds to the left, tallies to the right, and the selected turn's text below."""
        names, seats, course = self.chart.names, self.chart.seats, self.course
        leaf = QWidget()
        page = QVBoxLayout(leaf)
        page.setContentsMargins(0, 0, 0, 0)
        across = self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        across.setSpacing(18)
        self.told = label("", wrap=True)
        left = QVBoxLayout()
        if self.odds is not None:
            self.odds.turn_chosen.connect(self.turn_wanted)
            self.odds.told.connect(self.told.setText)
            self.told.setText(self.odds.words_at(self.odds.at))
            left.addWidget(label(said("chart-odds-winning"), "quiet"))
            left.addWidget(self.odds, 1)
        else:
            self.told.setText(said("chart-everybody-s-odds-told"))
            left.addStretch()
        left.addWidget(self.told)
        side = QVBoxLayout()
        characters = [seat.character for seat in replay.seats]
        for title, tally in (
            (said("chart-left-hit-whom-above"), Hits(course, names, characters, seats)),
            (said("chart-drank-most-alcohol-content"), Mugs(course, names, seats)),
        ):
            side.addWidget(label(title, "quiet"))
            side.addWidget(tally)
        side.addStretch()
        across.addLayout(left, 5)
        across.addLayout(side, 3)
        page.addLayout(across, 1)
        return leaf

    def _numbers(self) -> QWidget:
        leaf = QWidget()
        page = QVBoxLayout(leaf)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.chart, 1)
        outs = "\n".join(mark.text for mark in self.chart.marks if mark.what == "out")
        page.addWidget(label(outs or said("chart-everybody-still"), wrap=True))
        return leaf

    def _turn_over(self) -> None:
        shown = 1 - self.pages.currentIndex()
        self.pages.setCurrentIndex(shown)
        self.top()
        self.turn_over.setText(said("chart-odds-blows") if shown else said("chart-fortitude-alcohol-gold"))

    def _choose(self, seat: int | None) -> None:
        for index, button in zip(self.chart.seats, self.buttons, strict=True):
            button.setChecked(index == seat)
        self.chart.emphasise(seat)
        if self.odds is not None:
            self.odds.emphasise(seat)


def happenings_of(marks: Sequence[ChartMark]) -> list[ChartEvent]:
    """The marks of the odds chart: knock-outs, great blows and Drinks, and pots."""
    kinds = {"out": "out", "fortitude": "blow", "alcohol": "drink", "gold": "pot"}
    return [ChartEvent(mark.point, mark.seat, kinds[mark.what], mark.text) for mark in marks if not mark.gain]


class _SeatMark(QWidget):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self.setFixedSize(20, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_art(painter, f"seats/{THEME.seat(self._seat).shape}", QRectF(self.rect()).adjusted(1, 1, -1, -1))
