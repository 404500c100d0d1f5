# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has the keyboard at a table: whatever asks last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from rdi_desktop.ui.table.widget import TableWidget


class Keyboard:
    """Gives the keyboard to what asks: a sheet, the barmaid, the bar for several people, and otherwise the table.

    Whoever is within it already keeps the place, and so does whatever else has the keys, as long as nothing new asks; not a table that asks
    nothing: all wait for what lies over it.
    """

    def __init__(self, table: TableWidget, bar: QWidget, *sheets: tuple[QWidget, QWidget]) -> None:
        self._table = table
        self._bar = bar
        self._sheets = sheets
        self._bubble: tuple[QWidget, tuple[QAbstractButton, ...]] | None = None
        self._had: QWidget | None = None
        self.beside: QWidget | None = None
        """What lies beside the table: whoever is in it stays there while only the table asks."""

    def follow(self, bubble: QWidget, *answers: QAbstractButton) -> None:
        """The barmaid's bubble: it asks while one of these buttons can be pressed, and lies under no sheet."""
        self._bubble = bubble, answers

    @property
    def covered(self) -> bool:
        """Whether a sheet lies over the table."""
        return any(sheet.isVisible() for sheet, _ in self._sheets)

    @property
    def asker(self) -> tuple[QWidget, QWidget]:
        """What asks, and the widget of it that gets the keys first."""
        for sheet, first in reversed(self._sheets):
            if sheet.isVisible():
                return sheet, first
        if self._bubble is not None and self._bubble[0].isVisible():
            for button in self._bubble[1]:
                if button.isVisible():
                    return self._bubble[0], button
        return (self._bar, self._bar) if self._bar.isVisible() else (self._table, self._table)

    def give(self) -> None:
        """Give it the keyboard, unless it has it."""
        asker, first = self.asker
        page = self._table.parentWidget()
        new, self._had = asker is not self._had, asker
        now = page.window().focusWidget() if page is not None else None
        if asker is self._table and self.beside is not None and now is not None and self.beside.isAncestorOf(now):
            return
        idle = now is self._table and not self._table.heard.concerns
        within = now is not None and now.isVisible() and (now is asker or asker.isAncestorOf(now))
        if within or (not (new or idle) and now is not None and now.isVisible()):
            return
        if page is not None and page.isVisible():
            first.setFocus(Qt.FocusReason.OtherFocusReason)
