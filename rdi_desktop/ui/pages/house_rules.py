# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules of a new table: a button with a summary, and the dialog where they are chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.session import house_words
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.plan import THINK
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, ElidedLabel, label
from rdi_desktop.words import said

SECONDS = (10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600)
"""Time limits that are offered."""


def seconds_words(seconds: int) -> str:
    """A time limit in words."""
    if seconds < 60 or seconds % 60:
        return said("house-rules-seconds", n=seconds)
    return said("house-rules-minutes", n=seconds // 60)


def agreed_words(draft: TableDraft) -> str:
    """The house rules in a few words; '' if there are none."""
    parts = house_words.agreed_words(draft.house)
    parts += [said("house-rules-think", seconds_words=seconds_words(draft.think))] if draft.think else []
    return ", ".join(parts)


class HouseRules(QWidget):
    """The button; shows a draft."""

    chosen = Signal(str, object)
    """The key of a rule, or `think`, and its new value; None, or 0 seconds: the rulebook's."""

    def __init__(self) -> None:
        super().__init__()
        self.button = BrassButton(said("house-rules-house-rules"), pixels=15)
        self.button.clicked.connect(self.open)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.agreed = ElidedLabel("", "quiet")
        self._draft = TableDraft()
        self._may = True
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.button)
        line.addWidget(self.agreed, 1)
        line.addStretch()
        self.dialog: HouseDialog | None = None

    def show_draft(self, draft: TableDraft) -> None:
        """Show the draft's house rules."""
        self._draft = draft
        told = agreed_words(draft)
        self.agreed.setText(told)
        self.agreed.setVisible(bool(told))
        self.button.setAccessibleName(
            said("house-rules-house-rules-2", told=told or said("house-rules-as-the-books-say"))
        )
        if self.dialog is not None:
            self.dialog.show_draft(draft)

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed; looking always is."""
        self._may = may
        if self.dialog is not None:
            self.dialog.permit(may=may)

    def open(self) -> None:
        """Open the dialog."""
        dialog = self.dialog = HouseDialog(self.window())
        dialog.chosen.connect(self.chosen)
        dialog.finished.connect(self._shut)
        dialog.show_draft(self._draft)
        dialog.permit(may=self._may)
        dialog.open()

    def _shut(self) -> None:
        self.dialog = None
        self.button.setFocus()


class HouseDialog(Sheet):
    """A field for each rule, its meaning, and the rulebook's value."""

    chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(said("house-rules-house-rules-3"), parent, least=560)
        self.fields: dict[str, DropDown] = {}
        self._grid = self.parchment(QGridLayout())
        self._grid.setHorizontalSpacing(18)
        self._grid.addWidget(label(said("house-rules-house-rules-3"), "subheading"), 0, 0, 1, 2)
        for key, rule in HOUSE.items():
            others = [(house_words.value_words(value), value) for value in rule.others]
            usual = said("house-rules-books-say", usually=house_words.usually(key))
            self._place(key, house_words.name(key), usual, others, house_words.about(key))
        times = [(seconds_words(seconds), seconds) for seconds in SECONDS]
        self._place(
            THINK, said("house-rules-time-think"), said("house-rules-long-likes"), times, said("house-rules-timed")
        )
        self.done_button = self.closing_button()
        self.foot(None, self.done_button)

    def show_draft(self, draft: TableDraft) -> None:
        """Show the draft's house rules."""
        for key, field in self.fields.items():
            chosen = draft.think if key == THINK else draft.house.get(key)
            if chosen and field.findData(chosen) < 0:
                field.addItem(seconds_words(chosen), chosen)  # a host without a window may have any limit
            field.setCurrentIndex(max(0, field.findData(chosen)))

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed."""
        for field in self.fields.values():
            field.setEnabled(may)

    def _place(self, key: str, name: str, usual: str, choices: list[tuple[str, int]], about: str) -> None:
        row = self._grid.rowCount()
        field = self.fields[key] = DropDown()
        field.setAccessibleName(name)
        field.setAccessibleDescription(about)
        field.addItem(usual, None)
        for text, number in choices:
            field.addItem(text, number)
        field.setMinimumWidth(230)
        field.activated.connect(lambda place: self.chosen.emit(key, field.itemData(place)))
        named = label(name)
        named.setBuddy(field)
        self._grid.addWidget(named, row, 0)
        self._grid.addWidget(field, row, 1)
        self._grid.addWidget(label(about, "quiet", wrap=True), row + 1, 0, 1, 2)
