# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for a new character: its name, and what it begins as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from rdi_desktop.content.starter_places import PLACES
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rdi_desktop.ui.pages.catalogue import CharacterInfo

NEW = "new:"
"""Before the kind of a file that is no character, where it begins as a whole one of that kind."""
LONGEST = 60
"""Most characters of a name."""


class NewDialog(Sheet):
    """Asks for a name and for what the file begins as."""

    wanted = Signal(str, str)
    """The name, and the id of the character to copy; '' for the usual cards, 'new:dungeon' for a dungeon."""

    def __init__(self, characters: Sequence[CharacterInfo], parent: QWidget | None = None) -> None:
        super().__init__(said("workshop-new-title"), parent, least=560)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(said("workshop-new-name"))
        self.name.setPlaceholderText(said("workshop-new-name-hint"))
        self.source = DropDown()
        self.source.setAccessibleName(said("workshop-new-begins"))
        self.source.addItem(said("workshop-new-usual"), "")
        for kind in PLACES:
            self.source.addItem(said(f"workshop-new-{kind}"), f"{NEW}{kind}")
        for one in sorted(characters, key=lambda one: one.name):
            self.source.addItem(said("workshop-new-copy", name=isolated(one.name)), one.id)
        self.make = BrassButton(said("workshop-new-make"), bright=True)
        self.leave = BrassButton(said("workshop-not-now"))
        self.make.setEnabled(False)
        self.name.textChanged.connect(lambda text: self.make.setEnabled(bool(text.strip())))
        self.make.clicked.connect(self._make)
        self.leave.clicked.connect(self.reject)
        self.name.returnPressed.connect(self._make)
        form = self.parchment(QFormLayout())
        form.setVerticalSpacing(12)
        form.addRow(label(said("workshop-new-title"), "subheading"))
        form.addRow(label(said("workshop-new-name")), self.name)
        form.addRow(label(said("workshop-new-begins")), self.source)
        self.foot(None, self.leave, self.make)
        self.name.setFocus()

    def _make(self) -> None:
        if name := self.name.text().strip():
            self.accept()
            self.wanted.emit(name, self.source.currentData())
