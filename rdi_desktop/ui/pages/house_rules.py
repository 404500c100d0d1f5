# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules of a new table: a button with a summary, and the dialog where they are chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.session import house_words
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.plan import THINK
from rdi_desktop.ui.pages.choices import ChoicesButton, ChoicesDialog
from rdi_desktop.ui.panels.widgets import DropDown, ElidedLabel
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
        self.button = ChoicesButton(said("house-rules-house-rules"), HouseDialog)
        self.button.chosen.connect(self.chosen)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.agreed = ElidedLabel("", "quiet")
        self.agreed.setMinimumWidth(100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.button)
        line.addWidget(self.agreed, 1)
        line.addStretch()

    @property
    def dialog(self) -> ChoicesDialog | None:
        """The dialog while it is open."""
        return self.button.dialog

    @property
    def told(self) -> str:
        """What is agreed on, in a few words."""
        return self.agreed.text() or said("house-rules-as-the-books-say")

    def show_draft(self, draft: TableDraft) -> None:
        """Show the draft's house rules."""
        self.button.show_draft(draft)
        told = agreed_words(draft)
        self.agreed.setText(told)
        self.agreed.setVisible(bool(told))
        self.button.setAccessibleName(said("house-rules-house-rules-2", told=self.told))

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed; looking always is."""
        self.button.permit(may=may)


class HouseDialog(ChoicesDialog):
    """A field for each rule, its meaning, and the rulebook's value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(said("house-rules-house-rules-3"), parent, least=560, wide=230, scrolls=True)
        for key, rule in HOUSE.items():
            others = [(house_words.value_words(value), value) for value in rule.others]
            usual = said("house-rules-books-say", usually=house_words.usually(key))
            fill(self.place(key, house_words.name(key), house_words.about(key)), usual, others)
        times = [(seconds_words(seconds), seconds) for seconds in SECONDS]
        thinking = self.place(THINK, said("house-rules-time-think"), said("house-rules-timed"))
        fill(thinking, said("house-rules-long-likes"), times)
        self.done_button = self.closing_button()
        self.foot(None, self.done_button)

    def show_draft(self, draft: TableDraft) -> None:
        """Show the draft's house rules."""
        for key, field in self.fields.items():
            self.hide_row(key, hidden=key in HOUSE.keys() - draft.offered)
            chosen = draft.think if key == THINK else draft.house.get(key)
            if chosen and field.findData(chosen) < 0:
                field.addItem(seconds_words(chosen), chosen)  # a host without a window may have any limit
            field.setCurrentIndex(max(0, field.findData(chosen)))


def fill(field: DropDown, usual: str, choices: list[tuple[str, int]]) -> None:
    """The rulebook's value, and the others."""
    field.addItem(usual, None)
    for text, number in choices:
        field.addItem(text, number)
