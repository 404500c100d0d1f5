# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog with a list of positions to play, a heading, and the progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label
from rdi_desktop.words import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

Position = TypeVar("Position")


class PositionRow(Parchment):
    """One row; its button opens it."""

    opened = Signal()
    open: BrassButton


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
        listed: Sequence[tuple[PositionRow, object]],
        state: str,
        share: tuple[float, float],
        parent: QWidget | None = None,
    ) -> None:
        """`listed`: each row with its item; the first bright one gets the focus. `share`: the fraction of the window covered."""
        super().__init__(title, parent, share=share)
        self.head(about)
        inside = self.column()
        for row, what in listed:
            row.opened.connect(partial(self._choose, what))
            inside.addWidget(row)
        self.back = BrassButton(said("listed-back"), pixels=18)
        self.back.clicked.connect(self.reject)
        self.state = label(state, "quiet")
        self.foot(self.back, None, self.state)
        rows = [row for row, _ in listed]
        first = next((row for row in rows if row.open.bright), rows[0] if rows else None)
        if first is not None:
            first.open.setFocus()

    def _choose(self, what: object) -> None:
        self.accept()
        self.chosen.emit(what)
