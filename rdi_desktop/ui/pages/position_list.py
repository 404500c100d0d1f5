# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog with a list of positions to play, a heading, and the progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label
from rdi_desktop.words import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

Position = TypeVar("Position")
_AT_ONCE = 12
"""How many rows are made before the list is shown; the others one by one afterwards, since a row is a dozen widgets."""


class PositionRow(Parchment):
    """One row; its button opens it."""

    opened = Signal()
    open: BrassButton

    def describe(self, *told: QLabel) -> None:
        """What stands beside its button is told with it; otherwise a reader tells all rows as the list opens."""
        self.open.setAccessibleDescription(told[-1].text())
        for each in told:
            each.setBuddy(self.open)


def readable(
    files: Iterable[Path], load: Callable[[Path], Position], complain: Callable[[ScenarioError], None]
) -> list[Position]:
    """The positions of these files, in their order; `complain` hears of those that cannot be read."""
    found = []
    for file in files:
        try:
            found.append(load(file))
        except ScenarioError as error:
            complain(error)
    return found


class PositionListDialog(Sheet):
    """The dialog: a row for each item, scrolling."""

    chosen = Signal(object)
    """The item of the row that was opened."""

    def __init__(
        self,
        title: str,
        about: str,
        listed: Iterable[tuple[PositionRow, object]],
        first: int,
        state: str,
        share: tuple[float, float],
        parent: QWidget | None = None,
    ) -> None:
        """`listed`: each row with its item, made as they are asked for; `first`: the place of the one that gets the focus.

        `share`: the fraction of the window covered.
        """
        super().__init__(title, parent, share=share)
        self.head(about)
        self._inside = self.column()
        self._coming = iter(listed)
        made = [row for _ in range(max(_AT_ONCE, first + 1)) if (row := self._next()) is not None]
        self.back = BrassButton(said("listed-back"), pixels=18)
        self.back.clicked.connect(self.reject)
        self.state = label(state, "quiet")
        self.foot(self.back, None, self.state)
        if made:
            made[min(first, len(made) - 1)].open.setFocus()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def _next(self) -> PositionRow | None:
        """The next row, made and listed; None if there is no other."""
        row, what = next(self._coming, (None, None))
        if row is not None:
            row.opened.connect(partial(self._choose, what))
            self.add_late(self._inside, row)
        return row

    def _go_on(self) -> None:
        if self._next() is None:
            self._timer.stop()

    def _choose(self, what: object) -> None:
        self.accept()
        self.chosen.emit(what)
