# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog with a field and an explanation for each thing that a table agrees on, and the button that opens it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from rdi_desktop.session.draft import TableDraft
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label


class ChoicesDialog(Sheet):
    """Fields below a title; shows a draft."""

    chosen = Signal(str, object)
    """The key of a field, and its new value."""

    def __init__(self, title: str, parent: QWidget | None, *, least: int, wide: int, scrolls: bool = False) -> None:
        """`least`, `wide`: the least width of the dialog and of a field in the smallest window (px)."""
        super().__init__(title, parent, least=least)
        self.fields: dict[str, DropDown] = {}
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._wide = wide
        self.grid = self.parchment(QGridLayout(), scrolls=scrolls)
        self.grid.setHorizontalSpacing(18)
        self.grid.addWidget(label(title, "subheading"), 0, 0, 1, 2)

    def show_draft(self, draft: TableDraft) -> None:
        """Show what the draft has."""
        raise NotImplementedError

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed."""
        for field in self.fields.values():
            field.setEnabled(may)

    def place(self, key: str, name: str, about: str) -> DropDown:
        """A field with its name and what it means, below the others."""
        row = self.grid.rowCount()
        field = self.fields[key] = DropDown()
        field.setAccessibleName(name)
        field.setAccessibleDescription(about)
        field.setMinimumWidth(self._wide)
        field.activated.connect(lambda place: self.chosen.emit(key, field.itemData(place)))
        named = label(name)
        named.setBuddy(field)
        self.grid.addWidget(named, row, 0)
        self.grid.addWidget(field, row, 1)
        meaning = label(about, "quiet", wrap=True)
        self.grid.addWidget(meaning, row + 1, 0, 1, 2)
        self._rows[key] = named, field, meaning
        return field

    def hide_row(self, key: str, *, hidden: bool) -> None:
        """Hide a field, with its name and what it means, where it means nothing."""
        for widget in self._rows[key]:
            widget.setHidden(hidden)


class ChoicesButton(BrassButton):
    """Opens such a dialog, and keeps it as the draft and the permission are."""

    chosen = Signal(str, object)
    """What the dialog's says."""

    def __init__(self, text: str, dialog: Callable[[QWidget], ChoicesDialog]) -> None:
        super().__init__(text, pixels=15)
        self._make = dialog
        self._draft = TableDraft()
        self._may = True
        self.dialog: ChoicesDialog | None = None
        self.clicked.connect(self.open)

    def show_draft(self, draft: TableDraft) -> None:
        """Show that draft."""
        self._draft = draft
        if self.dialog is not None:
            self.dialog.show_draft(draft)

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed; looking always is."""
        self._may = may
        if self.dialog is not None:
            self.dialog.permit(may=may)

    def open(self) -> None:
        """Open the dialog."""
        dialog = self.dialog = self._make(self.window())
        dialog.chosen.connect(self.chosen)
        dialog.finished.connect(self._shut)
        dialog.show_draft(self._draft)
        dialog.permit(may=self._may)
        dialog.open()

    def _shut(self) -> None:
        self.dialog = None
        self.setFocus()
