# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for a new character: its name, and what it begins as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
from rdi_desktop.ui.words.direction import isolated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rdi_desktop.ui.pages.catalogue import CharacterInfo

USUAL = "The usual forty cards, with remarks"
LONGEST = 60
"""Most characters of a name."""


class NewDialog(Sheet):
    """Asks for a name and for what the file begins as."""

    wanted = Signal(str, str)
    """The name, and the id of the character to copy; '' for the usual cards."""

    def __init__(self, characters: Sequence[CharacterInfo], parent: QWidget | None = None) -> None:
        super().__init__("A new character", parent, least=560)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName("Name")
        self.name.setPlaceholderText("What is the character called?")
        self.source = DropDown()
        self.source.setAccessibleName("Begins as")
        self.source.addItem(USUAL, "")
        for one in sorted(characters, key=lambda one: one.name):
            self.source.addItem(f"A copy of {isolated(one.name)}", one.id)
        self.make = BrassButton("Make it", bright=True)
        self.leave = BrassButton("Not now")
        self.make.setEnabled(False)
        self.name.textChanged.connect(lambda text: self.make.setEnabled(bool(text.strip())))
        self.make.clicked.connect(self._make)
        self.leave.clicked.connect(self.reject)
        self.name.returnPressed.connect(self._make)
        form = self.parchment(QFormLayout())
        form.setVerticalSpacing(12)
        form.addRow(label("A new character", "subheading"))
        form.addRow(label("Name"), self.name)
        form.addRow(label("Begins as"), self.source)
        self.foot(None, self.leave, self.make)
        self.name.setFocus()

    def _make(self) -> None:
        if name := self.name.text().strip():
            self.accept()
            self.wanted.emit(name, self.source.currentData())
