# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for setting up a table: seats, characters and rules; for one computer or several."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from rdi_desktop.session.draft import Objection, TableDraft
from rdi_desktop.ui.look import keys, scaling
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.regions import in_turn, region
from rdi_desktop.ui.look.scaling import rescale
from rdi_desktop.ui.look.scrolled import SIDE, scroll_over
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.pages.about_character import AboutCharacter
from rdi_desktop.ui.pages.catalogue import Catalogue, CharacterInfo
from rdi_desktop.ui.pages.character_criteria import grouped
from rdi_desktop.ui.pages.character_filters import Filters
from rdi_desktop.ui.pages.character_tiles import CharacterTile, Gallery
from rdi_desktop.ui.pages.favourites import Favourites
from rdi_desktop.ui.pages.seat_rows import AutomatonRow, SeatRow
from rdi_desktop.ui.pages.table_rules import TableRules, named, told_table
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, TavernWall, label
from rdi_desktop.words import said, table, translated

_SHEET = (20, 12, 20, 16)
"""Margins of the sheet with the seats (px of the smallest window)."""
_HEAD_AND_BUTTONS = 52
"""Height of the heading and the buttons on that sheet (px of the smallest window)."""
OBJECTIONS = table("table-setup-objections")

AnySeatRow = TypeVar("AnySeatRow", bound=SeatRow)


class TableSetupPage(TavernWall):
    """The common part of both such pages; each handles the choices itself."""

    cards_wanted = Signal(str)
    """Show a character's cards in the gallery: `ID/`."""
    around_sheets = 136
    """Height of what stands above and below the sheets, besides the rules (px of the smallest window)."""

    def __init__(
        self,
        catalogue: Catalogue,
        least: tuple[int, int],
        favourites: Favourites | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`least`: least width of the page (px of the smallest window), with its sheets side by side and one below the other."""
        super().__init__(parent, light=0.2)
        self.setProperty("keys_here", "keys-here-setup")
        QShortcut(keys.sequence("choose"), self).activated.connect(self.finish)
        self.catalogue = catalogue
        self.rules = TableRules(catalogue, self)
        self.favourites = Favourites() if favourites is None else favourites
        self.tiles: dict[str, CharacterTile] = {}
        self.about = AboutCharacter()
        self.about.cards_wanted.connect(self._want_cards)
        self.about.star_turned.connect(self._turn_star)
        self.surprise = BrassButton(said("table-setup-surprise-me"), pixels=13)
        self.surprise.setToolTip(said("table-setup-somebody-those-shown-chance"))
        self._offer: tuple[str, ...] = ()
        """During a draft: the characters to pick from now."""
        self.automaton = AutomatonRow()
        self.complaint = label("", "objection", wrap=True)
        self.complaint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._least = least
        self._seats = QVBoxLayout()
        self._seats.setSpacing(3)
        self._for = ElidedLabel("", "subheading")
        self._told = label("", wrap=True)

    def fit(self) -> float:
        """Scale with the window and the chosen letters, as far as there is room; a low window scrolls.

        Returns the factor (1: the smallest window).
        """
        unit, stacked = scaling.unit_across(self.width(), *self._least)
        scaling.stack(self._columns, stacked)
        rescale(self, unit)
        return unit

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything on the page."""
        super().resizeEvent(event)
        self.fit()

    def tell_below_seats(self, rows: Sequence[QWidget]) -> bool:
        """Put the panel about a character below these rows if there is room for it, else below the gallery.

        The place depends on the number of rows and on the window only, not on the character: it stays while one looks at others.
        """
        gap, margins = self._below_seats.spacing(), self._below_seats.contentsMargins()
        unit = self._below_seats.contentsMargins().left() / _SHEET[0]
        lines = [*rows, *(each for each in (self.automaton, self._told) if each.isVisibleTo(self))]
        used = (
            sum(max(each.sizeHint().height(), each.minimumHeight()) + gap for each in lines)
            + margins.top()
            + margins.bottom()
        )
        used += round(_HEAD_AND_BUTTONS * unit)
        rules = self._rules_sheet.heightForWidth(self.width() - round(2 * SIDE * unit))
        room = self.height() - rules - round(self.around_sheets * unit) - used
        wide = self._seats_sheet.minimumWidth() - margins.left() - margins.right()
        for all in (True, False):
            if room >= self.about.needed(wide, all, self.catalogue.characters):
                self._move_about(self._below_seats)
                self.about.show_all(all)
                return True
        self._move_about(self._below_gallery)
        return False

    def _move_about(self, to: QBoxLayout) -> None:
        if to.indexOf(self.about) < 0:
            to.insertWidget(to.count() - int(to is self._below_seats), self.about)

    # Parts of the page

    def seats_sheet(self, width: int, *buttons: QWidget) -> Parchment:
        """The seats, with buttons."""
        sheet = Parchment()
        page = QVBoxLayout(sheet)
        page.setContentsMargins(*_SHEET)
        page.setSpacing(6)
        page.addWidget(label(said("table-setup-sits-table"), "subheading"))
        region(said("table-setup-sits-table"), sheet)
        page.addLayout(self._seats)
        page.addWidget(self.automaton)
        line = Flow()
        for button in (*buttons, self.rules.otto):
            line.addWidget(button)
        page.addLayout(line)
        page.addWidget(self._told)
        page.addStretch()
        sheet.setMinimumWidth(width)
        self._below_seats, self._seats_sheet = page, sheet
        return sheet

    def gallery_sheet(self, choose: Callable[[str], object], *, narrow: bool = False) -> Parchment:
        """All characters with filters; `choose` is called with the one that was clicked."""
        sheet = Parchment()
        page = QVBoxLayout(sheet)
        page.setContentsMargins(18, 10, 14, 14)
        page.setSpacing(5)
        head = QHBoxLayout()
        head.addWidget(self._for, 1)
        head.addWidget(self.surprise)
        page.addLayout(head)
        for character in self.catalogue.characters:
            tile = self.tiles[character.id] = CharacterTile(character)
            tile.clicked.connect(partial(choose, character.id))
            tile.looked_at.connect(partial(self._tell_of, character))
            tile.looked_away.connect(self._tell_of_chosen)
            tile.menu_wanted.connect(partial(self._tile_menu, character))
        self.filters = Filters(self.catalogue, narrow=narrow)
        self.filters.changed.connect(self._sift)
        self.gallery = Gallery(list(self.tiles.values()))
        self.gallery.typed.connect(self.filters.begin)
        self.gallery.starred.connect(self._turn_star)
        self.filters.left_below.connect(self.gallery.enter)
        self.surprise.clicked.connect(lambda: self._surprise(choose))
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.filters.begin)
        page.addWidget(self.filters)
        page.addWidget(self.gallery, 1)
        region(said("region-characters"), sheet)
        page.addWidget(self.about)
        self._below_gallery = page
        return sheet

    # Choosing a character

    def chosen_character(self) -> str | None:
        """The character of the selected seat, which each page defines."""
        raise NotImplementedError

    def free_for_chance(self, character: str) -> bool:
        """Whether a random choice for the seat may be this character."""
        raise NotImplementedError

    def show_offer(self, offer: tuple[str, ...]) -> None:
        """During a draft, allow only these; empty: everybody that the filters let pass."""
        self._offer = offer
        for widget in (self.filters, self.surprise):
            widget.setEnabled(not offer)
        self._sift()

    def show_choice(self, owners: Mapping[str, int], selected: int | None, names: Sequence[str]) -> None:
        """Show which seats have which characters."""
        for id, tile in self.tiles.items():
            owner = owners.get(id)
            tile.show_owner(
                owner,
                owner is not None and owner == selected,
                favourite=id in self.favourites,
                name=names[owner] if owner is not None else "",
            )

    def _sift(self) -> None:
        """Apply the filters."""
        criteria, villain = self.filters.criteria, self.catalogue.villain
        if self._offer:
            groups = [("", [self.tiles[id] for id in self._offer if id in self.tiles])]
        else:
            passing = [one for one in self.catalogue.characters if criteria.passes(one, self.favourites, villain)]
            groups = [
                (heading, [self.tiles[one.id] for one in those]) for heading, those in grouped(passing, self.favourites)
            ]
        self.gallery.show_groups(groups, self.tiles.get(self.chosen_character() or ""), large=bool(self._offer))

    def _surprise(self, choose: Callable[[str], object]) -> None:
        now = self.chosen_character()
        found = [tile.character.id for tile in self.gallery.shown]
        found = [id for id in found if id != now and self.free_for_chance(id)]
        if found:
            choose(random.choice(found))

    def _turn_star(self, character: str) -> None:
        """Add to or remove from the favourites."""
        focused = self.tiles[character].hasFocus()
        self.favourites.turn(character)
        self.refresh()
        if focused:
            self.tiles[character].setFocus(Qt.FocusReason.OtherFocusReason)

    def _tile_menu(self, character: CharacterInfo, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(said("table-setup-cards", short=character.short)).triggered.connect(
            partial(self._want_cards, character.id)
        )
        known = character.id in self.favourites
        star = said("table-setup-favourite-any-more") if known else said("table-setup-a-favourite")
        menu.addAction(star).triggered.connect(lambda: self._turn_star(character.id))
        menu.popup(at)

    def _want_cards(self, character: str, _checked: bool = False) -> None:
        self.cards_wanted.emit(f"{character}/")

    def _tell_of(self, character: CharacterInfo | None) -> None:
        known = character is not None and character.id in self.favourites
        self.about.show_character(character, favourite=known)

    def _tell_of_chosen(self) -> None:
        """Describe the character under the mouse or the focus, otherwise the chosen one."""
        shown = self.gallery.shown
        seen = next((tile for tile in shown if tile.underMouse()), None)
        seen = seen or next((tile for tile in shown if tile.hasFocus()), None)
        self._tell_of(seen.character if seen is not None else self.catalogue.character(self.chosen_character()))

    def refresh(self) -> None:
        """Show the present state."""
        raise NotImplementedError

    def lay_page(
        self,
        head: Sequence[QWidget],
        columns: Sequence[tuple[QWidget, int]],
        rules: Sequence[Sequence[QWidget | tuple[str, QWidget, int]]],
        foot: Sequence[QWidget],
    ) -> None:
        """Lay the page out.

        `columns`: each with its share of the width; `rules`: lines of fields, named ones with a width; `foot`: with the message about what
        is missing after its first widget.
        """
        inside = QVBoxLayout()
        inside.setSpacing(8)
        line = Flow()
        head[0].setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        for widget in head:
            line.addWidget(widget)
        inside.addLayout(line)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(12)
        for widget, part in columns:
            self._columns.addWidget(widget, part)
        inside.addLayout(self._columns, 1)
        self._rules_sheet = _rules_sheet(rules)
        region(said("region-rules-of-table"), self._rules_sheet, *head)
        region(said("region-below"), *foot)
        self._foot = [each for each in foot if isinstance(each, BrassButton)]
        self._in_reading_order = (*(widget for widget, _ in columns), *head, self._rules_sheet, *foot)
        inside.addWidget(self._rules_sheet)
        bottom = QHBoxLayout()
        for widget in foot:
            bottom.addWidget(widget, 1 if widget is self.complaint else 0)
        scroll_over(self, inside, bottom)

    def finish(self) -> None:
        """Press what stands at the end of the page, or say why that cannot be done yet: its stop is far away."""
        last = [button for button in self._foot if button.isVisible()][-1]
        if last.isEnabled():
            last.click()
        else:
            announce(self.complaint, self.complaint.text(), urgent=True)

    def order_stops(self, rows: Sequence[QWidget]) -> None:
        """Tab goes through the seats first, and through everything else as it is read."""
        in_turn([*rows, *self._in_reading_order])

    # What it shows

    def show_table(self, draft: TableDraft) -> None:
        """Show the rules of the table, and their meaning."""
        self.rules.show_draft(draft)
        self.automaton.setVisible(draft.otto)
        self._told.setText(told_table(draft, self.catalogue))
        self._told.setVisible(bool(self._told.text()))

    def worded(self, draft: TableDraft, objection: Objection) -> str:
        """An objection in words."""
        if objection.seat is None:
            way = draft.variant
            if way is None:
                return OBJECTIONS[objection.key]
            least, most = way.players
            fitting = [str(n - bool(way.machine)) for n in range(least, most + 1) if way.fits(n)]
            players = said("table-setup-or", join=", ".join(fitting[:-1]), fitting=fitting[-1])
            return OBJECTIONS.say(objection.key, variant=translated(way.name), players=players)
        seat = draft.seats[objection.seat]
        character = self.catalogue.character(seat.character)
        place = said("table-setup-seat", seat=objection.seat + 1)
        return OBJECTIONS.say(
            objection.key, seat=place, name=seat.name.strip() or place, character=character.short if character else ""
        )


def match_rows(rows: list[AnySeatRow], count: int, make: Callable[[int], AnySeatRow], layout: QBoxLayout) -> bool:
    """Make as many rows as there are seats; whether there were more or fewer."""
    before = len(rows)
    while len(rows) > count:
        row = rows.pop()
        layout.removeWidget(row)
        row.hide()
        row.deleteLater()
    while len(rows) < count:
        rows.append(make(len(rows)))
        layout.addWidget(rows[-1])
    return len(rows) != before


def _rules_sheet(rows: Sequence[Sequence[QWidget | tuple[str, QWidget, int]]]) -> Parchment:
    sheet = Parchment()
    lines = QVBoxLayout(sheet)
    lines.setContentsMargins(20, 8, 20, 12)
    for row in rows:
        line = Flow(gap=16)
        for each in row:
            line.addWidget(each if isinstance(each, QWidget) else named(*each))
        lines.addLayout(line)
    return sheet
