# SPDX-License-Identifier: GPL-3.0-or-later
"""A page on which a table is laid: who sits there, as whom, and by which rules. For one computer, or for several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.session.draft import Objection, TableDraft
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.scaling import rescale, stepped
from rdi_desktop.ui.look.scrolled import scroll_over
from rdi_desktop.ui.pages.catalogue import Catalogue
from rdi_desktop.ui.pages.character_tiles import CharacterTile, Gallery
from rdi_desktop.ui.pages.house_rules import HouseRules
from rdi_desktop.ui.pages.seat_rows import AutomatonRow, SeatRow
from rdi_desktop.ui.pages.table_rules import TableRules, told_table
from rdi_desktop.ui.panels.widgets import Line, Parchment, Room, label

OBJECTIONS = {
    "too_few": "A game needs two players at least.",
    "no_name": "{seat} needs a name.",
    "same_name": "Two players are called {name}. Give one of them another name.",
    "no_character": "{name} needs a character.",
    "same_character": "Two players want to be {character}.",
    "otto_is_third": "Otto is the third of two: leave two players at the table.",
    "no_first": "Say again who begins.",
    "wrong_number": "{variant} is for {players} players.",
    "no_preset": "Say again how hard it is to be.",
    "no_boss": "{name} is to be a Boss: choose a villain with Boss cards, not {character}.",
}

Row = TypeVar("Row", bound=SeatRow)


class LayingPage(Room):
    """What both such pages have; each says what happens when something is chosen."""

    def __init__(self, catalogue: Catalogue, least: int, parent: QWidget | None = None) -> None:
        """`least`: the width that the page needs (px of the smallest window)."""
        super().__init__(parent, light=0.2)
        self.catalogue = catalogue
        self.rules = TableRules(catalogue, self)
        self.tiles: dict[str, CharacterTile] = {}
        self.automaton = AutomatonRow()
        self.complaint = label("", "objection", wrap=True)
        self.complaint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._least = least
        self._seats = QVBoxLayout()
        self._seats.setSpacing(3)
        self._for = Line("", "subheading")
        self._told = label("", wrap=True)

    def fit(self) -> float:
        """Be as large as the window and people's letters ask for, and as there is room for; in a low window one scrolls.

        How many times as large as in the smallest window that is.
        """
        unit = stepped(min(scaling.unit(), self.width() / self._least))
        rescale(self, unit)
        return unit

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything on the page."""
        super().resizeEvent(event)
        self.fit()

    # What it is made of

    def seats_sheet(self, width: int, *buttons: QWidget) -> Parchment:
        """Who sits at the table, and what can be done about it."""
        sheet = Parchment()
        page = QVBoxLayout(sheet)
        page.setContentsMargins(20, 12, 20, 16)
        page.setSpacing(6)
        page.addWidget(label("Who sits at the table?", "subheading"))
        page.addLayout(self._seats)
        page.addWidget(self.automaton)
        below = QHBoxLayout()
        for button in buttons:
            below.addWidget(button)
        below.addStretch()
        below.addWidget(self.rules.otto)
        page.addLayout(below)
        page.addWidget(self._told)
        page.addStretch()
        sheet.setMinimumWidth(width)
        return sheet

    def gallery_sheet(self, choose: Callable[[str], None], below: QWidget | None = None) -> Parchment:
        """Every character; `choose` is called with the one that was clicked."""
        sheet = Parchment()
        page = QVBoxLayout(sheet)
        page.setContentsMargins(18, 12, 14, 14)
        page.addWidget(self._for)
        for character in self.catalogue.characters:
            tile = self.tiles[character.id] = CharacterTile(character)
            tile.clicked.connect(partial(choose, character.id))
        page.addWidget(Gallery(list(self.tiles.values())), 1)
        if below is not None:
            page.addWidget(below)
        return sheet

    def lay_page(
        self,
        head: Sequence[QWidget],
        columns: Sequence[tuple[QWidget, int]],
        rules: Sequence[Sequence[QWidget | tuple[str, QWidget, int]]],
        foot: Sequence[QWidget],
    ) -> None:
        """Put it all on the page.

        `columns`: with how much of the width each takes; `rules`: lines of fields, those with a name and a width; `foot`: with what is
        missing between the first of them and the rest.
        """
        inside = QVBoxLayout()
        inside.setSpacing(8)
        line = QHBoxLayout()
        line.addWidget(head[0])
        line.addStretch()
        for widget in head[1:]:
            line.addWidget(widget)
        inside.addLayout(line)
        side_by_side = QHBoxLayout()
        side_by_side.setSpacing(12)
        for widget, part in columns:
            side_by_side.addWidget(widget, part)
        inside.addLayout(side_by_side, 1)
        inside.addWidget(_rules_sheet(rules))
        bottom = QHBoxLayout()
        for widget in foot:
            bottom.addWidget(widget, 1 if widget is self.complaint else 0)
        scroll_over(self, inside, bottom)

    # What it shows

    def show_table(self, draft: TableDraft) -> None:
        """The rules of the table as it is laid, and what they mean."""
        self.rules.show_draft(draft)
        self.automaton.setVisible(draft.otto)
        self._told.setText(told_table(draft, self.catalogue))
        self._told.setVisible(bool(self._told.text()))

    def worded(self, draft: TableDraft, objection: Objection) -> str:
        """What keeps that game from beginning."""
        if objection.seat is None:
            way = draft.variant
            if way is None:
                return OBJECTIONS[objection.key]
            least, most = way.players
            fitting = [str(n - bool(way.machine)) for n in range(least, most + 1) if way.fits(n)]
            players = f"{', '.join(fitting[:-1])} or {fitting[-1]}"
            return OBJECTIONS[objection.key].format(variant=way.name, players=players)
        seat = draft.seats[objection.seat]
        character = self.catalogue.character(seat.character)
        place = f"Seat {objection.seat + 1}"
        return OBJECTIONS[objection.key].format(
            seat=place, name=seat.name.strip() or place, character=character.short if character else ""
        )


def match_rows(rows: list[Row], count: int, make: Callable[[int], Row], layout: QBoxLayout) -> None:
    """As many rows as there are seats."""
    while len(rows) > count:
        row = rows.pop()
        layout.removeWidget(row)
        row.hide()
        row.deleteLater()
    while len(rows) < count:
        rows.append(make(len(rows)))
        layout.addWidget(rows[-1])


def _rules_sheet(rows: Sequence[Sequence[QWidget | tuple[str, QWidget, int]]]) -> Parchment:
    sheet = Parchment()
    lines = QVBoxLayout(sheet)
    lines.setContentsMargins(20, 8, 20, 12)
    for row in rows:
        line = QHBoxLayout()
        for each in row:
            widget = each
            if isinstance(each, tuple):
                text, widget, width = each
                name = label(text)
                name.setBuddy(widget)
                widget.setFixedWidth(width)
                line.addWidget(name)
            assert isinstance(widget, QWidget)
            line.addWidget(widget, 1 if isinstance(widget, HouseRules) else 0)
            line.addSpacing(10)
        line.addStretch()
        lines.addLayout(line)
    return sheet
