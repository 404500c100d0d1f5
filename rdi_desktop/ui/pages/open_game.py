# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of saved games: players, date, progress; each can be deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.session.save import SavedGame
from rdi_desktop.ui.pages.start import names_of, state_of
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, Portrait, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_FACES = 8
_ROWS = 12
"""So many games are listed at first, and so many more as one scrolls."""


class GameRow(Parchment):
    """One saved game."""

    opened = Signal()
    thrown_away = Signal()

    def __init__(self, save: SavedGame, short: Callable[[str], str]) -> None:
        super().__init__()
        self.save = save
        seats = save.header.plan.seats
        people = QHBoxLayout()
        people.setSpacing(3)
        for seat in seats[:_FACES]:
            portrait = Portrait(40)
            portrait.show_character(seat.character, seat.name)
            portrait.setToolTip(f"{isolated(seat.name)}, {short(seat.character)}")
            people.addWidget(portrait)
        people.addStretch()
        self.names = ElidedLabel(names_of(save))
        self.state = ElidedLabel(state_of(save), "quiet")
        self.open = BrassButton(
            said("open-game-watch") if save.over is not None else said("open-game-go"), bright=True, pixels=16
        )
        self.open.setAccessibleName(f"{self.open.text()}: {self.names.text()}")
        self.open.clicked.connect(self.opened)
        self.delete = BrassButton(said("open-game-throw-away"), pixels=14)
        self.delete.setAccessibleName(said("open-game-throw-away-2", text=self.names.text()))
        self.delete.clicked.connect(self._throw_away)
        self._sure = False
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addLayout(people)
        text.addWidget(self.names)
        text.addWidget(self.state)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 14)
        row.setSpacing(12)
        row.addLayout(text, 1)
        row.addWidget(self.delete)
        row.addWidget(self.open)

    def _throw_away(self) -> None:
        """The first press asks for confirmation."""
        if self._sure:
            self.thrown_away.emit()
            return
        self._sure = True
        self.delete.setText(said("open-game-really"))
        self.delete.bright = True
        self.delete.update()


class OpenGameDialog(Sheet):
    """Every game in the folder, newest first."""

    game_chosen = Signal(Path)
    elsewhere_wanted = Signal()
    """Choose a file elsewhere."""

    def __init__(
        self,
        games: Sequence[SavedGame],
        short: Callable[[str], str],
        parent: QWidget | None = None,
        *,
        playing: bool = False,
    ) -> None:
        """`playing`: the game on the table, which is not listed."""
        super().__init__(said("open-game-open-game"), parent, share=(0.8, 0.8))
        self.rows: list[GameRow] = []
        self.head()
        self._list = self.column(self._more)
        self._left, self._short = list(games), short
        """The games that have no row yet, and the short names of characters."""
        self._more()
        self._none = said("open-game-first-game-machine") if playing else said("open-game-game-been-played-machine")
        self.none = self.nothing(self._list, self._none) if not games else None
        self.trouble = label("", "objection", wrap=True)
        self.elsewhere = BrassButton(said("open-game-file-elsewhere"), pixels=16)
        self.elsewhere.clicked.connect(self._look_elsewhere)
        self.back = BrassButton(said("open-game-back"), pixels=18)
        self.back.clicked.connect(self.reject)
        self.foot(self.back, self.trouble, self.elsewhere)
        (self.rows[0].open if self.rows else self.elsewhere).setFocus()

    def _more(self) -> None:
        """Rows for the next games: a row is a dozen widgets, too many to make for games that nobody scrolls to."""
        for save in self._left[:_ROWS]:
            row = GameRow(save, self._short)
            row.opened.connect(partial(self._open, save.path))
            row.thrown_away.connect(partial(self._delete, row))
            self.rows.append(row)
            self.add_late(self._list, row)
        del self._left[:_ROWS]

    def _open(self, path: Path) -> None:
        self.accept()
        self.game_chosen.emit(path)

    def _look_elsewhere(self) -> None:
        self.accept()
        self.elsewhere_wanted.emit()

    def _delete(self, row: GameRow) -> None:
        try:
            row.save.path.unlink(missing_ok=True)
        except OSError as error:
            self.trouble.setText(said("open-game-could-thrown-away", strerror=error.strerror))
            return
        self.rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()
        if len(self.rows) < _ROWS:
            self._more()
        if not self.rows:
            self.none = self.nothing(self._list, self._none)
        (self.rows[0].open if self.rows else self.elsewhere).setFocus(Qt.FocusReason.OtherFocusReason)
