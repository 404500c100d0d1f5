# SPDX-License-Identifier: GPL-3.0-or-later
"""The start screen: go on, begin, open, leave."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.pages import PAGES
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.scaling import rescale, stepped
from rdi_desktop.ui.look.scrolled import Scrolled
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.sign import InnSign
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, TavernWall, label
from rdi_desktop.ui.words import dates
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.session.save import SavedGame

SHOWN = 5
_LOW, _NARROW, _STACKED = 601, 886, 470
"""Least height of the page, and its least width with its columns side by side and one below the other (px of the smallest window)."""
_BESIDE = 64
"""Margins of the page, and the bar with which it scrolls (px of the smallest window)."""
_BELOW = 537
"""Height of everything below the sign."""
_SMALL_SIGN = 64
_WIDE = 380
"""Width of the column of buttons."""


class StartScreen(TavernWall):
    """The first screen: buttons for everything one can begin with."""

    continue_wanted = Signal()
    page_wanted = Signal(str)
    """The key of a page in the table of pages."""
    quit_wanted = Signal()
    game_chosen = Signal(Path)
    """One of the recent games was chosen."""
    painted = Signal()
    """Emitted when it is visible for the first time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.go_on = BrassButton(said("start-continue"), bright=True, pixels=23)
        self.learn = BrassButton(said("start-learn-play"), bright=True, pixels=23)
        """For newcomers who have not finished a game."""
        self.buttons = {
            page.key: BrassButton(page.title, pixels=23 if page.row == 1 else 19) for page in PAGES if page.row
        }
        """Those of the table of pages, by their keys."""
        self.guests = BrassButton(said("start-guest-book"), pixels=17)
        """The games played here."""
        self.leave = BrassButton(said("start-quit"), pixels=19)
        self.begins: QWidget = self.learn
        """Where the keyboard begins."""
        for key, button in (*self.buttons.items(), ("lessons", self.learn), ("guests", self.guests)):
            button.clicked.connect(lambda _checked=False, key=key: self.page_wanted.emit(key))
        self.go_on.clicked.connect(self.continue_wanted)
        self.leave.clicked.connect(self.quit_wanted)
        self._where = ElidedLabel("", "quiet")
        self._where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._recent = QVBoxLayout()
        self._recent.setSpacing(2)
        self._sheet = Parchment()
        sheet = QVBoxLayout(self._sheet)
        sheet.setContentsMargins(24, 18, 24, 22)
        sheet.addWidget(label(said("start-lately-table"), "subheading"))
        sheet.addLayout(self._recent)
        sheet.addStretch()
        sheet.addWidget(self.guests, 0, Qt.AlignmentFlag.AlignLeft)
        self._sheet.setFixedWidth(420)
        self._seen = False
        self.setAccessibleName(said("region-start"))
        region(said("start-lately-table"), self._sheet)
        region(said("region-start"), self.go_on, self.learn, self.leave, *self.buttons.values())
        self._lay_out()

    def _lay_out(self) -> None:
        self._unit = 1.0
        buttons = QVBoxLayout()
        buttons.setSpacing(11)
        numbers = sorted({page.row for page in PAGES if page.row})
        rows: list[list[QWidget]] = [
            [self.buttons[page.key] for page in PAGES if page.row == number] for number in numbers
        ]
        rows[-1].append(self.leave)
        above: list[list[QWidget]] = [[self.go_on], [self._where], [self.learn]]
        self._rows: list[QBoxLayout] = []
        for row in (*above, *rows):
            line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            line.setSpacing(10)
            self._rows.append(line)
            for widget in row:
                line.addWidget(widget, 1)
                if isinstance(widget, QPushButton):
                    widget.setMinimumWidth((_WIDE - 10 * (len(row) - 1)) // len(row))
            buttons.addLayout(line)
        self._where.setFixedWidth(_WIDE)
        buttons.addStretch()
        middle = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        middle.setSpacing(36)
        middle.addStretch()
        middle.addLayout(buttons)
        middle.setAlignment(buttons, Qt.AlignmentFlag.AlignHCenter)
        middle.addWidget(self._sheet, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch()
        notice = label(said("start-unofficial"), "quiet", wrap=True)
        notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.setContentsMargins(20, 0, 20, 14)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scrolled(inside))
        self._sign = InnSign()
        page.addWidget(self._sign)
        page.addStretch(1)
        page.addLayout(middle)
        page.addStretch(2)
        page.addWidget(notice)

    def fit(self) -> None:
        """Scale with the window and the chosen letters; the sign shrinks first, and letters that are much larger scroll."""
        unit, stacked = stepped(min(scaling.unit(), self.height() / _LOW, self.width() / _NARROW)), False
        if unit * scaling.MUCH < scaling.unit():
            unit, stacked = scaling.unit_across(self.width(), _NARROW, _STACKED)
        rescale(self, unit)
        scaling.stack(self._columns, stacked)
        for row in self._rows:
            scaling.stack(row, False)
            scaling.stack(row, stacked and row.minimumSize().width() > self.width() - _BESIDE * unit)
        self._sign.resize_to(min(unit, max(_SMALL_SIGN * unit, self.height() - _BELOW * unit) / InnSign.HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything on the page."""
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall; emits `painted` the first time."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)  # once the widgets on the wall are painted, too

    def show_games(self, games: Sequence[SavedGame], unfinished: SavedGame | None) -> None:
        """Set the games to offer."""
        self.go_on.setVisible(unfinished is not None)
        self._where.setVisible(unfinished is not None)
        begin = self.buttons["new"]
        newcomer = unfinished is None and all(save.over is None for save in games)
        self.learn.setVisible(newcomer)
        self.buttons["lessons"].setVisible(not newcomer)
        begin.bright = unfinished is None and not newcomer
        if unfinished is not None:
            self._where.setText(said("start-turn", turn=unfinished.turn, names_of=names_of(unfinished)))
        self.begins = self.go_on if unfinished is not None else self.learn if newcomer else begin
        self.begins.setFocus()
        while (item := self._recent.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        for save in games[:SHOWN]:
            self._recent.addWidget(self._row(save))
        self._sheet.setVisible(bool(games))
        if self.isVisible():
            self.fit()

    def _row(self, save: SavedGame) -> QWidget:
        row = _RecentGame(save)
        row.clicked.connect(lambda _checked=False, path=save.path: self.game_chosen.emit(path))
        return row


class _RecentGame(QPushButton):
    """A saved game to click."""

    def __init__(self, save: SavedGame) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 6, 10, 6)
        lines.setSpacing(0)
        names = ElidedLabel(names_of(save))
        state = ElidedLabel(state_of(save), "quiet")
        for text in (names, state):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            lines.addWidget(text)
        self.setMinimumHeight(54)
        self.setAccessibleName(f"{names.text()}: {state.text()}")
        self.setStyleSheet(
            "QPushButton { background: transparent; border: 2px solid transparent; border-radius: 7px; }"
            "QPushButton:hover, QPushButton:focus { background: rgba(184, 112, 58, 55); }"
            f"QPushButton:focus {{ border-color: {THEME.palette.wine}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def names_of(save: SavedGame) -> str:
    """The players at that table."""
    return ", ".join(isolated(seat.name) for seat in save.header.plan.seats)


def state_of(save: SavedGame) -> str:
    """When a game was begun, and its state."""
    try:
        began = dates.when(datetime.fromisoformat(save.header.started))
    except ValueError:
        began = ""
    if save.over is None:
        state = said("start-turn-over", turn=save.turn)
    elif save.over.winners:
        state = said(
            "start-won", names=listed([isolated(save.header.plan.seats[seat].name) for seat in save.over.winners])
        )
    else:
        state = said("start-nobody-won")
    return "  ·  ".join(part for part in (began, state) if part)
