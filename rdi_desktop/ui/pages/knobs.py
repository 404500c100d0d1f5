# SPDX-License-Identifier: GPL-3.0-or-later
"""How hard a machine is: a button, and the panel with presets, the book's knobs and his factions, and how often each way is won."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rdi_desktop.engine.language.knobs import KNOBS, turned
from rdi_desktop.session import knob_words
from rdi_desktop.session.draft import OWN, TableDraft
from rdi_desktop.ui.pages.catalogue import DrinksInfo
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
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


class KnobsButton(BrassButton):
    """Opens the panel; shows a draft."""

    chosen = Signal(str, object)
    """A field of `TableDraft`, or the key of a knob, and its new value."""

    def __init__(self, factions: tuple[DrinksInfo, ...]) -> None:
        super().__init__(said("knobs-button"), pixels=15)
        self._factions = factions
        self._draft = TableDraft()
        self._may = True
        self.dialog: KnobsDialog | None = None
        self.clicked.connect(self.open)

    def show_draft(self, draft: TableDraft) -> None:
        """Show how hard the draft's machine is."""
        self._draft = draft
        self.setAccessibleName(said("knobs-button-told", told=knob_words.turned_words(draft.turned)))
        if self.dialog is not None:
            self.dialog.show_draft(draft)

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed; looking always is."""
        self._may = may
        if self.dialog is not None:
            self.dialog.permit(may=may)

    def open(self) -> None:
        """Open the panel."""
        dialog = self.dialog = KnobsDialog(self._factions, self.window())
        dialog.chosen.connect(self.chosen)
        dialog.finished.connect(self._shut)
        dialog.show_draft(self._draft)
        dialog.permit(may=self._may)
        dialog.open()

    def _shut(self) -> None:
        self.dialog = None
        self.setFocus()


class KnobsDialog(Sheet):
    """A field for the presets, for each knob and for the factions, with how often each way was won."""

    chosen = Signal(str, object)

    def __init__(self, factions: tuple[DrinksInfo, ...], parent: QWidget | None = None) -> None:
        super().__init__(said("knobs-title"), parent, least=640)
        self._factions = factions
        self.fields: dict[str, DropDown] = {}
        grid = self._grid = self.parchment(QGridLayout(), scrolls=True)
        grid.setHorizontalSpacing(18)
        self.odds: QLabel = label("", wrap=True)
        """How often the present way was won."""
        grid.addWidget(label(said("knobs-title"), "subheading"), 0, 0, 1, 2)
        grid.addWidget(self.odds, 1, 0, 1, 2)
        self._place("hard", said("table-rules-how-hard"), said("knobs-presets-about"))
        for key in KNOBS:
            self._place(key, knob_words.name(key), knob_words.about(key))
        self._place("factions", said("table-rules-his-factions"), said("knobs-factions-about"))
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
                field.addItem(knob_words.with_odds(knob_words.value_words(value), count, alone), value)
            field.setCurrentIndex(field.findData(now.get(key, knob.usual)))
        fill_factions(self.fields["factions"], self._factions, draft.factions)

    def permit(self, *, may: bool) -> None:
        """Whether changes are allowed."""
        for field in self.fields.values():
            field.setEnabled(may)

    def _place(self, key: str, name: str, about: str) -> None:
        row = self._grid.rowCount()
        field = self.fields[key] = DropDown()
        field.setAccessibleName(name)
        field.setAccessibleDescription(about)
        field.setMinimumWidth(270)
        field.activated.connect(lambda place: self.chosen.emit(key, field.itemData(place)))
        named = label(name)
        named.setBuddy(field)
        self._grid.addWidget(named, row, 0)
        self._grid.addWidget(field, row, 1)
        self._grid.addWidget(label(about, "quiet", wrap=True), row + 1, 0, 1, 2)
