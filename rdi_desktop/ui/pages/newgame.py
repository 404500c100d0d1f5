# SPDX-License-Identifier: GPL-3.0-or-later
"""Laying a table: who sits where, as whom, and what is drunk."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rdi_desktop.session.draft import TableDraft
from rdi_desktop.ui.pages.catalogue import Catalogue, CharacterInfo
from rdi_desktop.ui.pages.seat_rows import SeatRow
from rdi_desktop.ui.pages.table_rules import roles
from rdi_desktop.ui.pages.table_setup import LayingPage, match_rows
from rdi_desktop.ui.panels.widgets import BrassButton, Portrait, label

COMPLEXITY = {1: "easy to play", 2: "some tricks to learn", 3: "for old hands"}


_NARROW = 1010
"""The least width that the page needs (px of the smallest window)."""


class NewGameScreen(LayingPage):
    """Edits a `TableDraft`. The draft says what is missing."""

    started = Signal(object)
    """The `GamePlan` to be dealt."""
    left = Signal()
    together_wanted = Signal(object)
    """The same table on several computers: the draft as it is."""

    def __init__(self, catalogue: Catalogue, draft: TableDraft, parent: QWidget | None = None) -> None:
        super().__init__(catalogue, _NARROW, parent)
        self.draft = draft
        self.draft.villains = catalogue.villain
        self.selected = 0
        self.rows: list[SeatRow] = []
        self.add = BrassButton("Add a player", pixels=15)
        self.add.clicked.connect(self._add)
        self.shuffle = BrassButton("Deal characters at random", pixels=15)
        self.shuffle.clicked.connect(self._shuffle)
        self.deal = BrassButton("Deal", bright=True, pixels=25)
        self.deal.clicked.connect(lambda: self.started.emit(self.draft.plan()))
        self.deal.setMinimumWidth(190)
        self.together = BrassButton("On the LAN …", pixels=18)
        self.together.setToolTip("Play this table on several computers: open it for others, or join another one")
        self.together.clicked.connect(lambda: self.together_wanted.emit(self.draft))
        self.back = BrassButton("Back", pixels=18)
        self.back.clicked.connect(self.left)
        self.seed = QLineEdit(draft.seed)
        self.seed.setAccessibleName("Seed")
        self.seed.setPlaceholderText("chance")
        self.seed.setToolTip("The same number or words, with the same players, deal the same game again.")
        self.seed.textEdited.connect(self._seed_written)
        self.rules.chosen.connect(self._rule_chosen)
        self.rules.variant.setFixedWidth(230)
        self.about = AboutCharacter()
        sheets = (self.seats_sheet(585, self.add, self.shuffle), 5), (self.gallery_sheet(self._choose, self.about), 6)
        for tile in self.tiles.values():
            tile.looked_at.connect(partial(self.about.show_character, tile.character))
            tile.looked_away.connect(self._tell_of_chosen)
        named = ("Begins", self.rules.first, 150), ("Drinks", self.rules.drinks, 190), ("Seed", self.seed, 110)
        more = (
            ("Dungeon", self.rules.dungeon, 215),
            ("Pub Crawl", self.rules.crawl, 215),
            self.rules.prizes,
            self.rules.house,
        )
        self.lay_page(
            (label("A new game", "heading"), self.rules.variant),
            sheets,
            [(*named, self.rules.undo), more, (self.rules.machine,)],
            (self.back, self.together, self.complaint, self.deal),
        )
        self.refresh()

    def fit(self) -> float:
        """In a small window the character tells less, so that the gallery keeps its place."""
        unit = super().fit()
        self.about.show_all(self.width() >= 1180 * unit and self.height() >= 660 * unit)
        return unit

    def refresh(self) -> None:
        """Show the draft."""
        match_rows(self.rows, len(self.draft.seats), self._row, self._seats)
        self.selected = min(self.selected, len(self.rows) - 1)
        team = roles(self.draft)
        for index, (row, seat) in enumerate(zip(self.rows, self.draft.seats, strict=True)):
            row.show_seat(seat.name, self.catalogue.character(seat.character), seat.controller, team.get(index, ""))
            row.mark(index == self.selected, len(self.draft.seats) > self.draft.fewest)
        self.add.setEnabled(len(self.draft.seats) < self.draft.most)
        owners = {seat.character: index for index, seat in enumerate(self.draft.seats)}
        for id, tile in self.tiles.items():
            tile.show_owner(owners.get(id), chosen=owners.get(id) == self.selected)
        self.show_table(self.draft)
        self.rules.permit(may=True)
        self._refresh_words()
        if self.isVisible():
            self.fit()

    def _row(self, index: int) -> SeatRow:
        row = SeatRow(index)
        row.selected.connect(self._select)
        row.changed.connect(self._row_changed)
        row.removed.connect(self._remove)
        row.raised.connect(self._raise)
        return row

    def _refresh_words(self) -> None:
        seat = self.draft.seats[self.selected]
        self._for.setText(f"A character for {seat.name.strip() or f'seat {self.selected + 1}'}")
        self._tell_of_chosen()
        objections = self.draft.objections()
        self.deal.setEnabled(not objections)
        self.complaint.setText(self.worded(self.draft, objections[0]) if objections else "")

    def _tell_of_chosen(self) -> None:
        """Of the character under the mouse or the focus, else of the one that is chosen."""
        seen = next((tile for tile in self.tiles.values() if tile.underMouse()), None)
        seen = seen or next((tile for tile in self.tiles.values() if tile.hasFocus()), None)
        chosen = self.draft.seats[self.selected].character
        self.about.show_character(seen.character if seen is not None else self.catalogue.character(chosen))

    def _select(self, index: int) -> None:
        self.selected = index
        self.refresh()

    def _row_changed(self, index: int) -> None:
        row, seat = self.rows[index], self.draft.seats[index]
        seat.name, seat.controller = row.name.text(), row.controller.currentData()
        self.selected = index
        self.refresh()

    def _remove(self, index: int) -> None:
        self.draft.remove(index)
        self.refresh()

    def _raise(self, index: int) -> None:
        self.draft.exchange(index, index - 1)
        self.selected = index - 1
        self.refresh()

    def _add(self) -> None:
        if self.draft.add(self.catalogue.ids):
            self.selected = len(self.draft.seats) - 1
            self.refresh()

    def _choose(self, character: str, _checked: bool = False) -> None:
        self.draft.choose(self.selected, character)
        self.refresh()

    def _shuffle(self) -> None:
        self.draft.shuffle_characters(self.catalogue.ids)
        self.refresh()

    def _seed_written(self, text: str) -> None:
        self.draft.seed = text

    def _rule_chosen(self, key: str, value: object) -> None:
        self.draft.lay(key, value)
        self.refresh()


class AboutCharacter(QWidget):
    """Who a character is and how to play it."""

    def __init__(self) -> None:
        super().__init__()
        self.portrait = Portrait(112)
        self.portrait.setProperty("grows", False)
        self._unit, self._all = 1.0, True
        self.name = label("", "subheading")
        self.complexity = label("", "quiet")
        self.who = label("", wrap=True)
        self.play = label("", "quiet", wrap=True)
        text = QVBoxLayout()
        text.setSpacing(3)
        for widget in (self.name, self.complexity, self.who, self.play):
            text.addWidget(widget)
        text.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 4, 0)
        row.setSpacing(14)
        row.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(text, 1)
        self.setMinimumHeight(176)

    def show_all(self, all: bool) -> None:
        """Show everything, or only who it is, with how to play it as a tip."""
        self._all = all
        self.play.setVisible(all)
        side = round((112 if all else 72) * self._unit)
        self.portrait.setFixedSize(side, side)

    def rescale(self, unit: float) -> None:
        """Be that many times as large as in the smallest window."""
        self._unit = unit
        self.setMinimumHeight(round(176 * unit))
        self.show_all(self._all)

    def show_character(self, character: CharacterInfo | None) -> None:
        """Show this one's text."""
        self.setToolTip(character.play if character else "")
        self.portrait.show_character(character.id if character else None, character.name if character else "")
        self.name.setText(character.name if character else "Nobody yet")
        level = character.complexity if character else 0
        self.complexity.setText(f"{'◆' * level}{'◇' * (3 - level)}  {COMPLEXITY.get(level, '')}" if character else "")
        self.who.setText(character.who if character else "Choose somebody from the gallery.")
        self.play.setText(character.play if character else "")
