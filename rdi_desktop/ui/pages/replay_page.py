# SPDX-License-Identifier: GPL-3.0-or-later
"""A replay: the table, with a timeline below it."""

from __future__ import annotations

from html import escape

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.replay import ReplaySession, branch_plan
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import words
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_P = THEME.palette
SPEEDS = ((0.5, "½ ×"), (1.0, "1 ×"), (2.0, "2 ×"), (5.0, "5 ×"))
ALL_HANDS = -1
_HIGH = 46
_LOW = 25
"""Height of a button where they stand in two rows, for the table to have more (px of the smallest window)."""
NEAR = 12
"""Up to this many events are animated; longer steps are jumps."""


class Timeline(QWidget):
    """Every turn as a section in its player's colour; click or drag to move."""

    moved = Signal(int)

    def __init__(self, replay: ReplaySession) -> None:
        super().__init__()
        self._replay = replay
        self.rescale(1.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(said("replay-page-timeline"))

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.setFixedHeight(round(_HIGH * unit))
        self.update()

    def x_of(self, position: int) -> float:
        """The x coordinate of a position."""
        return 10 + (self.width() - 20) * position / max(1, self._replay.length)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint turns and the place."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._unit, self._unit)
        turns = self._replay.turns
        for index, (start, number, seat) in enumerate(turns):
            end = turns[index + 1][0] if index + 1 < len(turns) else self._replay.length
            left, right = self.x_of(start) / self._unit, self.x_of(end) / self._unit
            box = QRectF(left, 12, right - left, 18)
            painter.setBrush(QColor(THEME.seat(seat).colour))
            painter.setPen(QPen(QColor(_P.shadow), 1))
            painter.drawRect(box)
            if box.width() > 26:
                side = 13.0
                draw_art(
                    painter,
                    f"seats/{THEME.seat(seat).shape}",
                    QRectF(box.left() + 4, box.center().y() - side / 2, side, side),
                )
            if box.width() > 18 and (box.width() > 40 or number % 5 == 0):
                words(painter, QRectF(box.left(), 30, 34, 15), str(number), THEME.body_font(12), _P.parchment_shade)
        here = self.x_of(self._replay.position) / self._unit
        painter.setPen(QPen(QColor(_P.shadow), 1.5))
        painter.setBrush(QColor(_P.gold_light))
        painter.drawRoundedRect(QRectF(here - 4, 5, 8, 32), 4, 4)

    def _go(self, spot: QPointF) -> None:
        part = (spot.x() - 10) / max(1, self.width() - 20)
        self.moved.emit(max(0, min(self._replay.length, round(part * self._replay.length))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along."""
        self._go(event.position())


class ReplayPage(QWidget):
    """The table as it was, with controls to move through the game."""

    branched = Signal(object, object)
    """Plan and commands of a new game that continues from here."""
    left = Signal()
    moved = Signal()
    chart_wanted = Signal()

    def __init__(self, replay: ReplaySession, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self.settings = settings
        humans = replay.plan.humans
        open_hands = replay.finished or not humans
        self.viewer: int | None = humans[0] if not open_hands and len(humans) == 1 else None
        replay.all_hands = open_hands
        self._shown_events = replay.events_at[replay.position]
        self.table = TableWidget(replay, self.viewer)
        self.table.heed(settings)
        self.caption = label("", wrap=True)
        self.caption.setTextFormat(Qt.TextFormat.RichText)
        self.caption.setContentsMargins(14, 5, 14, 5)
        self.caption.setVisible(bool(replay.title))
        self.timeline = Timeline(replay)
        self.timeline.moved.connect(self.go)
        self.to_start = BrassButton("|◀", pixels=15)
        self.back = BrassButton("◀", pixels=15)
        self.play = BrassButton(said("replay-page-play"), bright=True, pixels=15)
        self.play.setCheckable(True)
        self.forward = BrassButton("▶", pixels=15)
        self.to_end = BrassButton("▶|", pixels=15)
        self.turns = DropDown()
        self.turns.setAccessibleName(said("replay-page-turn"))
        for _, number, of in replay.turns:
            self.turns.addItem(said("replay-page-turn-2", number=number, name=isolated(replay.seats[of].name)))
        self.turns.setMinimumContentsLength(7)
        self.where = label("")
        self.where.setContentsMargins(4, 0, 4, 0)
        self.speed = DropDown()
        self.speed.setAccessibleName(said("replay-page-speed"))
        for speed, text in SPEEDS:
            self.speed.addItem(text, speed)
        self.speed.setCurrentIndex(1)
        self.who = DropDown()
        self.who.setAccessibleName(said("replay-page-whose-view"))
        if open_hands:
            self.who.addItem(said("replay-page-hands"), ALL_HANDS)
        self.who.addItem(said("replay-page-hands-2"), None)
        for index, seat in enumerate(replay.seats):
            if open_hands or humans == (index,):
                self.who.addItem(seat.name, index)
        if self.viewer is not None:
            self.who.setCurrentIndex(self.who.count() - 1)
        self.branch = BrassButton(said("replay-page-play-2"), pixels=15)
        self.chart = BrassButton(said("replay-page-how-went"), pixels=15)
        self.leave = BrassButton(said("replay-page-leave"), pixels=15)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._stop_observing = replay.observe(self._show)
        self.table.table.showing.watch_for(() if self.viewer is None else (self.viewer,))
        self._paced()
        self._connect()
        self._lay_out()
        self._show()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(replay.title or said("region-replay"))

    @property
    def begins(self) -> QWidget:
        """Where the keyboard begins: here, where arrows step."""
        return self

    def _connect(self) -> None:
        self.to_start.clicked.connect(lambda: self.turn(-1))
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.to_end.clicked.connect(lambda: self.turn(1))
        self.play.clicked.connect(self._played)
        self.speed.activated.connect(self._paced)
        self.turns.activated.connect(self.go_to_turn)
        for box in (self.turns, self.speed, self.who):
            box.activated.connect(lambda _: self.setFocus())  # arrow keys are for stepping
        self.who.activated.connect(self._looked)
        self.branch.setToolTip(said("replay-page-go-new-game"))
        self.branch.clicked.connect(self._play_on)
        self.chart.clicked.connect(self.chart_wanted)
        self.leave.clicked.connect(self.left)
        for button, tip in (
            (self.to_start, said("replay-page-turn-back-page-up")),
            (self.back, said("replay-page-step-back-left")),
            (self.play, said("replay-page-play-pause-space")),
            (self.forward, said("replay-page-step-right")),
            (self.to_end, said("replay-page-turn-page-down")),
        ):
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_out(self) -> None:
        steps, views = QHBoxLayout(), QHBoxLayout()
        for button in (self.to_start, self.back, self.play, self.forward, self.to_end):
            steps.addWidget(button)
        steps.addWidget(self.speed)
        steps.addSpacing(4)
        steps.addWidget(self.turns)
        steps.addWidget(self.where, 1)
        for widget in (self.who, self.branch, self.chart, self.leave):
            views.addWidget(widget)
        self._controls = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._controls.setContentsMargins(12, 0, 12, 6)
        self._controls.addLayout(steps, 1)
        self._controls.addLayout(views)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        region(said("region-replay"), self)
        page.addWidget(self.table, 1)
        page.addWidget(self.caption)
        page.addWidget(self.timeline)
        page.addLayout(self._controls)
        self._rescale()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale with the window; buttons take two rows if one is too narrow."""
        self._rescale()
        self._fit()
        super().resizeEvent(event)

    def _rescale(self) -> None:
        for button in self.findChildren(BrassButton):
            button.rescale(scaling.unit())
        self.timeline.rescale(scaling.unit())

    def _fit(self) -> None:
        """Arrange the buttons in one row or two."""
        widgets = [each for each in self.findChildren(QWidget) if each.parent() is self and each is not self.table]
        for wide in (self.timeline, self.caption):
            widgets.remove(wide)
        needed = (
            sum(each.minimumSizeHint().width() + self._controls.spacing() for each in widgets) + 60 * scaling.unit()
        )
        stacked = needed > self.width()
        scaling.stack(self._controls, stacked)
        low = round(_LOW * scaling.unit()) if stacked else scaling.NO_LIMIT
        for button in self.findChildren(BrassButton):
            button.setMaximumHeight(low)

    def go(self, position: int) -> None:
        """Show the table at that position."""
        self.replay.go(position)

    def step(self, direction: int) -> None:
        """To the next event, or one command back."""
        self.table.table.showing.hurry()
        if direction > 0:
            self.replay.go(self.replay.next_event_position())
        else:
            self.replay.go(self.replay.last_event_position())

    def turn(self, direction: int) -> None:
        """To the start of the next turn, of this one, or of the previous one."""
        turns = self.replay.turns
        here = self.replay.turn_at(self.replay.position)
        if direction > 0:
            self.replay.go(turns[here + 1][0] if here + 1 < len(turns) else self.replay.length)
        else:
            at_start = turns[here][0] == self.replay.position
            self.replay.go(turns[max(0, here - 1) if at_start else here][0])

    def go_to_turn(self, place: int) -> None:
        """To the start of a turn; after the last one, to the end."""
        turns = self.replay.turns
        self.replay.go(turns[place][0] if place < len(turns) else self.replay.length)

    def close_game(self) -> None:
        """Stop."""
        self._timer.stop()
        self._stop_observing()
        self.table.table.cache.close()

    def _played(self, on: bool) -> None:
        if on and self.replay.position == self.replay.length:
            self.replay.go(0)
        if on:
            self._paced()
            self._timer.start()
        else:
            self._timer.stop()
        self.play.setText(said("replay-page-pause") if on else said("replay-page-play"))

    def _paced(self) -> None:
        pace = float(self.speed.currentData())
        self._timer.setInterval(round(max(0.2, self.settings.number("bot_pace")) / pace * 1000))
        self.set_pace(self.settings.number("pace"))

    def set_pace(self, pace: float) -> None:
        """The pace of playing, relative to the game's; 0: at once."""
        self.table.table.showing.set_pace(pace * float(self.speed.currentData()))

    def _tick(self) -> None:
        if self.table.table.showing.busy:
            return  # beats are still being shown
        self.step(1)
        if self.replay.position == self.replay.length:
            self.play.setChecked(False)
            self._played(False)

    def _play_on(self) -> None:
        """Start a new game from here: with the same players, or with a person in the viewer's seat."""
        plan, commands = self.replay.branch()
        seat = self._to_take()
        if seat is not None and not plan.seats[seat].human and not plan.seats[seat].automatic:
            seats = list(plan.seats)
            seats[seat] = replace(seats[seat], controller=HUMAN)
            plan = branch_plan(plan, seats)
        self.branched.emit(plan, commands)

    def _to_take(self) -> int | None:
        """The seat for the person: the viewer's; in a worked example otherwise the one asked next."""
        if self.viewer is not None or not self.replay.title:
            return self.viewer
        able = [seat for seat, info in enumerate(self.replay.seats) if not info.automatic]
        return self.replay.asked if self.replay.asked in able else able[0]

    def _looked(self, index: int) -> None:
        chosen = self.who.itemData(index)
        self.replay.all_hands = chosen == ALL_HANDS
        self.viewer = None if chosen == ALL_HANDS else chosen
        self.table.set_seat(self.viewer)
        self._show()

    def _show(self) -> None:
        events = self.replay.events_at[self.replay.position]
        if not 0 <= events - self._shown_events <= NEAR:
            self.table.table.showing.jump()
        self._shown_events = events
        self.turns.setCurrentIndex(self.replay.turn_at(self.replay.position))
        seat = self._to_take()
        taken = seat is not None and not self.replay.plan.seats[seat].human
        self.branch.setText(
            said("replay-page-play-3", name=isolated(self.replay.seats[seat].name))
            if taken and seat is not None
            else said("replay-page-play-2")
        )
        self.caption.setText(self._story())
        self.branch.setEnabled(not self.replay.over)
        self.where.setText(said("replay-page-of", position=self.replay.position, length=self.replay.length))
        self._fit()
        self.where.setStyleSheet(f"color: {_P.candle}")
        self.table.refresh()
        self.timeline.update()
        self.moved.emit()

    def _story(self) -> str:
        """What a worked example shows, and its last step."""
        spoken = [(at, words) for at, words in self.replay.story if at <= self.replay.position and words]
        now = [words for at, words in spoken if at == spoken[-1][0]]
        return f"<b style='color: {_P.candle}'>{escape(self.replay.title)}</b><br>{escape(' '.join(now))}"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Page Up and Page Down go by turns, Space plays."""
        match event.key():
            case Qt.Key.Key_Right:
                self.step(1)
            case Qt.Key.Key_Left:
                self.step(-1)
            case Qt.Key.Key_PageDown:
                self.turn(1)
            case Qt.Key.Key_PageUp:
                self.turn(-1)
            case Qt.Key.Key_Space:
                self.play.click()
            case _:
                super().keyPressEvent(event)
