# SPDX-License-Identifier: GPL-3.0-or-later
"""How hard a machine is: a button, and the panel with presets, the book's knobs and his factions, and how often each way is won."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from rdi_desktop.engine.language.knobs import KNOBS, turned
from rdi_desktop.session import house_words, knob_words
from rdi_desktop.session.draft import OWN, TableDraft
from rdi_desktop.ui.pages.catalogue import DrinksInfo
from rdi_desktop.ui.pages.choices import ChoicesButton, ChoicesDialog
from rdi_desktop.ui.panels.widgets import DropDown, label
from rdi_desktop.words import said, translated


def fill_presets(field: DropDown, draft: TableDraft) -> None:
    """The presets of the draft's variant, each with how often so many people win against it; the draft's is chosen."""
    field.clear()
    for number, preset in enumerate(draft.variant.presets if draft.variant is not None else ()):
        told = knob_words.with_odds(translated(preset.name), len(draft.seats), turned(preset.options))
        field.addItem(told, preset.id)
        field.setItemData(number, translated(preset.about), Qt.ItemDataRole.ToolTipRole)
    if draft.hard == OWN:
        field.addItem(said("knobs-own"), OWN)
    field.setCurrentIndex(max(0, field.findData(draft.hard)))


def fill_factions(field: DropDown, factions: tuple[DrinksInfo, ...], chosen: str | None) -> None:
    """Chance, or two factions."""
    if not field.count():
        field.addItem(said("table-rules-chance-decides"), None)
        for faction in factions:
            field.addItem(faction.name, faction.id)
    field.setCurrentIndex(max(0, field.findData(chosen)))


class KnobsButton(ChoicesButton):
    """Opens the panel, whose fields are those of `TableDraft`, or knobs."""

    def __init__(self, factions: tuple[DrinksInfo, ...]) -> None:
        super().__init__(said("knobs-button"), partial(KnobsDialog, factions))
        self._told = ""

    def show_draft(self, draft: TableDraft) -> None:
        """Show how hard the draft's machine is."""
        super().show_draft(draft)
        self._told = knob_words.turned_words(draft.turned)
        self.setAccessibleName(said("knobs-button-told", told=self._told))

    def told(self, page: QWidget) -> dict[str, str]:
        """How hard the machine is by the button's words, if it is to be seen on that page."""
        return {self.text(): self._told} if self.isVisibleTo(page) else {}


class KnobsDialog(ChoicesDialog):
    """A field for the presets, for each knob and for the factions, with how often each way was won."""

    def __init__(self, factions: tuple[DrinksInfo, ...], parent: QWidget | None = None) -> None:
        super().__init__(said("knobs-title"), parent, least=640, wide=270, scrolls=True)
        self._factions = factions
        self.odds: QLabel = label("", wrap=True)
        """How often the present way was won."""
        self.grid.addWidget(self.odds, 1, 0, 1, 2)
        self.place("hard", said("table-rules-how-hard"), said("knobs-presets-about"))
        for key in KNOBS:
            self.place(key, knob_words.name(key), knob_words.about(key))
        self.place("factions", said("table-rules-his-factions"), said("knobs-factions-about"))
        self.done_button = self.closing_button()
        self.foot(None, self.done_button)

    def show_draft(self, draft: TableDraft) -> None:
        """Show how hard the draft's machine is, with what was counted for so many at the table."""
        count, now = len(draft.seats), draft.turned
        self.odds.setText(said("knobs-now", told=knob_words.turned_words(now), odds=knob_words.odds_words(count, now)))
        fill_presets(self.fields["hard"], draft)
        for key, knob in KNOBS.items():
            field = self.fields[key]
            field.clear()
            for value in sorted(knob.values):
                alone = turned({**dict(knob.needs), key: value} if value != knob.usual else {})
                field.addItem(knob_words.with_odds(house_words.value_words(value), count, alone), value)
            field.setCurrentIndex(field.findData(now.get(key, knob.usual)))
        fill_factions(self.fields["factions"], self._factions, draft.factions)
