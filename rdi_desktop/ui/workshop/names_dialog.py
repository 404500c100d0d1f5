# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that asks for names before an idea is put into a file: of its cards, and of the things that it declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content.cookbook import Idea

LONGEST = 60
"""Most letters of a title or name."""


class NamesDialog(Sheet):
    """A field for each title and name, filled with the idea's own; what is left empty stays as it is."""

    wanted = Signal(object)
    """The idea with these names."""

    def __init__(self, idea: Idea, parent: QWidget | None = None) -> None:
        super().__init__(said("workshop-names-title"), parent, least=560)
        self._idea = idea
        self.names = {
            id: _field(said("workshop-names-thing", name=isolated(name)), name) for id, name in idea.things.items()
        }
        titles = [str(card["title"]) for card in idea.cards]
        self.titles = {title: _field(said("workshop-names-card", title=title), title) for title in titles}
        self.put = BrassButton(said("workshop-ideas-put"), bright=True)
        self.leave = BrassButton(said("workshop-not-now"))
        form = self.parchment(QFormLayout())
        form.setVerticalSpacing(12)
        form.addRow(label(said("workshop-names-about"), wrap=True))
        for field in self.fields:
            form.addRow(label(field.accessibleName()), field)
            field.returnPressed.connect(self._put)
        self.put.clicked.connect(self._put)
        self.leave.clicked.connect(self.reject)
        self.foot(None, self.leave, self.put)
        self.fields[0].setFocus()
        self.fields[0].selectAll()

    @property
    def fields(self) -> list[QLineEdit]:
        """All of them, from top to bottom."""
        return [*self.names.values(), *self.titles.values()]

    def _put(self) -> None:
        titles = {title: field.text().strip() or title for title, field in self.titles.items()}
        names = {id: field.text().strip() or self._idea.things[id] for id, field in self.names.items()}
        self.accept()
        self.wanted.emit(self._idea.renamed(titles, names))


def _field(name: str, text: str) -> QLineEdit:
    field = QLineEdit(text)
    field.setMaxLength(LONGEST)
    field.setAccessibleName(name)
    return field
