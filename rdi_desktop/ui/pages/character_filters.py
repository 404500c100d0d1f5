# SPDX-License-Identifier: GPL-3.0-or-later
"""Filter fields for characters: words, and properties."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rdi_desktop.ui.pages.catalogue import Catalogue
from rdi_desktop.ui.pages.character_criteria import LEVELS, CharacterCriteria, level_words
from rdi_desktop.ui.panels.widgets import DropDown
from rdi_desktop.words import said

_DOWN = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Filters(QWidget):
    """The fields; together they are a `CharacterCriteria`."""

    changed = Signal()
    left_below = Signal()
    """Down or Return was pressed in the search: go to the results."""

    def __init__(self, catalogue: Catalogue, *, narrow: bool = False) -> None:
        """`narrow`: in three lines instead of two."""
        super().__init__()
        self.search = QLineEdit()
        self.search.setPlaceholderText(said("character-filters-search-ctrl-f"))
        self.search.setAccessibleName(said("character-filters-search-character"))
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.box = DropDown()
        self.box.setAccessibleName(said("character-filters-box"))
        self.box.addItem(said("character-filters-any-box"), "")
        for box in dict.fromkeys(character.box for character in catalogue.characters if character.box):
            self.box.addItem(box, box)
        self.box.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(6)
        self.level = DropDown()
        self.level.setAccessibleName(said("character-filters-how-demanding"))
        self.level.addItem(said("character-filters-any-difficulty"), 0)
        for level in LEVELS:
            words = level_words(level)
            self.level.addItem(words[:1].upper() + words[1:], level)
        self.level.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.level.setMinimumContentsLength(6 if narrow else 9)
        self.villains = QCheckBox(said("character-filters-villains"))
        self.villains.setToolTip(said("character-filters-only-those-boss"))
        self.mine = QCheckBox(said("character-filters-home-made"))
        self.mine.setToolTip(said("character-filters-only-those-were-made"))
        self.mine.setVisible(any(character.mine for character in catalogue.characters))
        self.favourites = QCheckBox("★")
        self.favourites.setToolTip(said("character-filters-only-favourites"))
        self.favourites.setAccessibleName(said("character-filters-only-favourites"))
        self.search.textChanged.connect(self.changed)
        for field in (self.box, self.level):
            field.activated.connect(self.changed)
        checks = (self.villains, self.mine, self.favourites)
        for check in checks:
            check.toggled.connect(self.changed)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        lines: list[Sequence[QWidget]] = (
            [[self.search], [self.box, self.level], checks]
            if narrow
            else [[self.search, self.box, self.level, *checks]]
        )
        for line in lines:
            row = QHBoxLayout()
            row.setSpacing(8)
            for each in line:
                row.addWidget(each, 0 if isinstance(each, QCheckBox) else 3 if each is self.search else 2)
            if line is checks:
                row.addStretch()
            page.addLayout(row)

    @property
    def criteria(self) -> CharacterCriteria:
        """The present filters."""
        return CharacterCriteria(
            self.search.text(),
            self.box.currentData() or "",
            self.level.currentData() or 0,
            self.villains.isChecked(),
            self.mine.isChecked() and not self.mine.isHidden(),
            self.favourites.isChecked(),
        )

    def begin(self, text: str = "") -> None:
        """Start a search with these letters."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text:
            self.search.setText(text)
        else:
            self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes to the results; Esc clears the search."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _DOWN:
                self.left_below.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)
