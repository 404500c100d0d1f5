# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a new game: seats, characters and options."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from rdi_desktop.session.draft import TableDraft
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.pages.catalogue import Catalogue
from rdi_desktop.ui.pages.favourites import Favourites
from rdi_desktop.ui.pages.seat_rows import SeatRow
from rdi_desktop.ui.pages.table_rules import roles
from rdi_desktop.ui.pages.table_setup import TableSetupPage, match_rows
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_NARROW = 1170, 660
"""Least width of the page (px of the smallest window), with its sheets side by side and one below the other."""


class NewGameScreen(TableSetupPage):
    """Edits a `TableDraft`, which knows what is missing."""

    started = Signal(object)
    """The `GamePlan` to be dealt."""
    left = Signal()
    together_wanted = Signal(object)
    """Play this draft on several computers."""

    def __init__(
        self,
        catalogue: Catalogue,
        draft: TableDraft,
        favourites: Favourites | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(catalogue, _NARROW, favourites, parent)
        self.draft = draft
        self.draft.villains = catalogue.villain
        self.selected = 0
        self.rows: list[SeatRow] = []
        self.add = BrassButton(said("newgame-add-player"), pixels=14)
        self.add.clicked.connect(self._add)
        self.shuffle = BrassButton(said("newgame-random"), pixels=14)
        self.shuffle.setToolTip(said("newgame-deal-everybody-character"))
        self.shuffle.clicked.connect(self._shuffle)
        self.pick = BrassButton(said("newgame-draft"), pixels=14)
        self.pick.setToolTip(said("newgame-everybody-dealt-three-characters"))
        self.pick.clicked.connect(self._pick)
        self.first_table = BrassButton(said("newgame-first-table"), pixels=14)
        self.first_table.setToolTip(said("newgame-newcomers-deirdre-fiona-gerki"))
        self.first_table.clicked.connect(self._first_table)
        self.deal = BrassButton(said("newgame-deal"), bright=True, pixels=25)
        self.deal.clicked.connect(lambda: self.started.emit(self.draft.plan()))
        self.deal.setMinimumWidth(190)
        self.deal.setToolTip(keys.told("choose"))
        self.together = BrassButton(said("newgame-lan"), pixels=18)
        self.together.setToolTip(said("newgame-play-table-several-computers"))
        self.together.clicked.connect(lambda: self.together_wanted.emit(self.draft.apart()))
        self.back = BrassButton(said("newgame-back"), pixels=18)
        self.back.clicked.connect(self.left)
        self.seed = QLineEdit(draft.seed)
        self.seed.setAccessibleName(said("newgame-seed"))
        self.seed.setPlaceholderText(said("newgame-chance"))
        self.seed.setToolTip(said("newgame-same-number-words-same"))
        self.seed.textEdited.connect(self._seed_written)
        self.rules.chosen.connect(self._rule_chosen)
        self.rules.variant.setFixedWidth(230)
        seats = self.seats_sheet(585, self.add, self.pick, self.shuffle, self.first_table)
        sheets = (seats, 5), (self.gallery_sheet(self._choose), 6)
        named = (
            (said("newgame-begins"), self.rules.first, 150),
            (said("newgame-drinks"), self.rules.drinks, 190),
            (said("newgame-seed"), self.seed, 110),
        )
        more = (
            (said("newgame-dungeon"), self.rules.dungeon, 215),
            (said("newgame-pub-crawl"), self.rules.crawl, 215),
            self.rules.prizes,
            self.rules.house,
        )
        self.setAccessibleName(said("newgame-new-game"))
        self.lay_page(
            (label(said("newgame-new-game"), "heading"), self.rules.variant),
            sheets,
            [(*named, self.rules.undo), more, (self.rules.machine, self.rules.automaton)],
            (self.back, self.together, self.complaint, self.deal),
        )
        self.refresh()

    @property
    def begins(self) -> SeatRow:
        """Where the keyboard begins: the seat whose character is chosen."""
        return self.rows[self.selected]

    def introduction(self) -> str:
        """What is said when the page opens: the key for its end, which is many stops away."""
        return said("newgame-deal-by-key", key=key) if (key := keys.told("choose")) else ""

    def fit(self) -> float:
        """The character is told of where there is room; in a small window less, so that the gallery keeps its place."""
        unit = super().fit()
        if not self.tell_below_seats(self.rows):
            self.about.show_all(self.width() >= 1180 * unit and self.height() >= 660 * unit)
        return unit

    def refresh(self) -> None:
        """Show the draft."""
        if match_rows(self.rows, len(self.draft.seats), self._row, self._seats):
            self.order_stops(self.rows)
        self.selected = min(self.selected, len(self.rows) - 1)
        team = roles(self.draft)
        for index, (row, seat) in enumerate(zip(self.rows, self.draft.seats, strict=True)):
            row.show_seat(seat.name, self.catalogue.character(seat.character), seat.controller, team.get(index, ""))
            row.mark(index == self.selected, len(self.draft.seats) > self.draft.fewest)
        self.add.setEnabled(len(self.draft.seats) < self.draft.most)
        owners = {seat.character: index for index, seat in enumerate(self.draft.seats) if seat.character}
        self.show_choice(owners, self.selected, [seat.name.strip() for seat in self.draft.seats])
        self.show_offer(self.draft.seats[self.selected].offer)
        drafting = self.draft.drafting is not None
        self.pick.setText(said("newgame-draft-2") if drafting else said("newgame-draft"))
        for button in (self.add, self.shuffle, self.first_table):
            button.setEnabled(button.isEnabled() and not drafting if button is self.add else not drafting)
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
        who = isolated(seat.name.strip()) or said("newgame-seat", selected=self.selected + 1)
        self._for.setText(said("newgame-picks-three", who=who) if seat.offer else said("newgame-character", who=who))
        self._tell_of_chosen()
        objections = self.draft.objections()
        self.deal.setEnabled(not objections)
        self.complaint.setText(self.worded(self.draft, objections[0]) if objections else "")

    def chosen_character(self) -> str | None:
        """The character of the selected seat."""
        return self.draft.seats[self.selected].character

    def free_for_chance(self, character: str) -> bool:
        """Whether nobody has that character, and it suits a Boss's seat."""
        taken = {seat.character for seat in self.draft.seats}
        fits = self.selected not in self.draft.bosses() or self.catalogue.villain(character)
        return character not in taken and fits

    def _select(self, index: int) -> None:
        self.selected = index
        self.refresh()

    def _row_changed(self, index: int) -> None:
        row, seat = self.rows[index], self.draft.seats[index]
        seat.name, seat.controller = row.name.text(), row.controller.currentData()
        self.draft.pick_for_computers()
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
        picking = bool(self.draft.seats[self.selected].offer)
        if self.draft.choose(self.selected, character) and picking:
            self._next_to_pick()
        else:
            self.refresh()

    def _shuffle(self) -> None:
        self.draft.shuffle_characters(self.catalogue.ids)
        self.refresh()

    def _pick(self) -> None:
        """Start or cancel a draft of characters."""
        if self.draft.drafting is not None:
            self.draft.call_off(self.catalogue.ids)
            self.refresh()
        elif self.draft.draft(self.catalogue.ids):
            self._next_to_pick()
            self.gallery.enter()
        else:
            self.complaint.setText(said("newgame-too-few-characters-draft"))

    def _next_to_pick(self) -> None:
        """Select the next seat that is to pick."""
        place = self.draft.drafting
        self.selected = self.selected if place is None else place
        self.refresh()

    def _first_table(self) -> None:
        """Set up the first table for a newcomer."""
        first = TableDraft.first_table(self.catalogue.ids)
        first.seats[0].name = self.draft.seats[0].name
        first.ask_always, first.villains = self.draft.ask_always, self.draft.villains
        self.draft, self.selected = first, 0
        self.refresh()

    def _seed_written(self, text: str) -> None:
        self.draft.seed = text

    def _rule_chosen(self, key: str, value: object) -> None:
        self.draft.lay(key, value)
        self.refresh()
