# SPDX-License-Identifier: GPL-3.0-or-later
"""Laying a table: who sits where, as whom, and what is drunk."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.session.draft import AUTOMATON_NAME, FEWEST, MOST, Objection, TableDraft
from rdi_desktop.ui import scaling
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.catalogue import Catalogue, CharacterInfo
from rdi_desktop.ui.scaling import rescale, stepped
from rdi_desktop.ui.seat_rows import AutomatonRow, SeatRow
from rdi_desktop.ui.table.brush import CENTRE, fitted, words
from rdi_desktop.ui.theme import THEME
from rdi_desktop.ui.widgets import BrassButton, Parchment, Portrait, Room, label, paint_portrait

COMPLEXITY = {1: "easy to play", 2: "some tricks to learn", 3: "for old hands"}
OBJECTIONS = {
    "too_few": "A game needs two players at least.",
    "no_name": "{seat} needs a name.",
    "same_name": "Two players are called {name}. Give one of them another name.",
    "no_character": "{name} needs a character.",
    "same_character": "Two players want to be {character}.",
    "otto_is_third": "Otto is the third of two: leave two players at the table.",
    "no_first": "Say again who begins.",
    "wrong_number": "{variant} is for {players} players.",
    "no_boss": "{name} is to be a Boss: choose a villain with Boss cards, not {character}.",
}


_NARROW = 1010
"""The least width that the page needs (px of the smallest window)."""


class NewGameScreen(Room):
    """Edits a `TableDraft`. The draft says what is missing."""

    started = Signal(object)
    """The `GamePlan` to be dealt."""
    left = Signal()
    together_wanted = Signal(object)
    """The same table on several computers: the draft as it is."""

    def __init__(self, catalogue: Catalogue, draft: TableDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent, light=0.2)
        self.catalogue = catalogue
        self.draft = draft
        self.selected = 0
        self._rows: list[SeatRow] = []
        self._tiles: dict[str, CharacterTile] = {}
        self._seats = QVBoxLayout()
        self._seats.setSpacing(3)
        self.add = BrassButton("Add a player", pixels=15)
        self.add.clicked.connect(self._add)
        self.shuffle = BrassButton("Deal characters at random", pixels=15)
        self.shuffle.clicked.connect(self._shuffle)
        self.deal = BrassButton("Deal", bright=True, pixels=25)
        self.deal.clicked.connect(self._start)
        self.together = BrassButton("On the LAN …", pixels=18)
        self.together.setToolTip("Play this table on several computers: open it for others, or join another one")
        self.together.clicked.connect(lambda: self.together_wanted.emit(self.draft))
        self.back = BrassButton("Back", pixels=18)
        self.back.clicked.connect(self.left)
        self.complaint = label("", "objection", wrap=True)
        self.first = QComboBox()
        self.first.activated.connect(self._first_chosen)
        self.drinks = QComboBox()
        self.drinks.addItem("The usual", None)
        for deck in catalogue.drinks:
            self.drinks.addItem(deck.name, deck.id)
        self.drinks.addItem("Everything behind the bar", "+".join(deck.id for deck in catalogue.drinks))
        self.drinks.setItemData(
            self.drinks.count() - 1,
            "The Bar Deck: all drink decks shuffled together, thirty at a time.",
            Qt.ItemDataRole.ToolTipRole,
        )
        self.drinks.setCurrentIndex(max(0, self.drinks.findData(draft.drinks)))
        self.drinks.activated.connect(self._drinks_chosen)
        self.seed = QLineEdit(draft.seed)
        self.seed.setPlaceholderText("chance")
        self.seed.setToolTip("The same number or words, with the same players, deal the same game again.")
        self.seed.textEdited.connect(self._seed_written)
        self.variant = QComboBox()
        self.variant.setAccessibleName("Kind of game")
        self.variant.addItem("Everyone for themselves", None)
        for way in catalogue.variants:
            self.variant.addItem(way.name, way)
            self.variant.setItemData(self.variant.count() - 1, way.about, Qt.ItemDataRole.ToolTipRole)
        ids = [way.id for way in catalogue.variants]
        self.variant.setCurrentIndex(0 if draft.variant is None else ids.index(draft.variant.id) + 1)
        self.variant.activated.connect(self._variant_chosen)
        self.draft.villains = catalogue.villain
        self.undo = QCheckBox("Take back anything")
        self.undo.setToolTip("Moves may be taken back even after something was revealed since.")
        self.undo.setChecked(draft.undo_anything)
        self.undo.toggled.connect(self._undo_set)
        self.automaton = AutomatonRow()
        self.otto = QCheckBox("Otto joins")
        self.otto.setToolTip(
            "The automaton sits down as the third of two players, and begins. Nobody plays for him: he follows his cards."
        )
        self.otto.setChecked(draft.otto)
        self.otto.toggled.connect(self._otto_set)
        self.prizes = QCheckBox("Prizes")
        self.prizes.setToolTip(
            "Whoever opens a Round of Gambling puts a Prize into the pot: it goes to whoever takes it."
        )
        self.prizes.setChecked(draft.prizes)
        self.prizes.toggled.connect(self._prizes_set)
        self.about = AboutCharacter()
        self._teams = label("", wrap=True)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        left = Parchment()
        table = QVBoxLayout(left)
        table.setContentsMargins(20, 14, 20, 18)
        table.setSpacing(6)
        table.addWidget(label("Who sits at the table?", "subheading"))
        table.addLayout(self._seats)
        table.addWidget(self.automaton)
        more = QHBoxLayout()
        more.addWidget(self.add)
        more.addWidget(self.shuffle)
        more.addStretch()
        more.addWidget(self.otto)
        table.addLayout(more)
        table.addSpacing(8)
        table.addWidget(self._teams)
        table.addStretch()
        left.setMinimumWidth(585)

        right = Parchment()
        choice = QVBoxLayout(right)
        choice.setContentsMargins(20, 14, 16, 16)
        self._for = label("", "subheading")
        choice.addWidget(self._for)
        choice.addWidget(self._gallery(), 1)
        choice.addWidget(self.about)

        rules = Parchment()
        options = QHBoxLayout(rules)
        options.setContentsMargins(20, 10, 20, 14)
        for text, widget, width in (
            ("Begins", self.first, 150),
            ("Drinks", self.drinks, 190),
            ("Seed", self.seed, 110),
        ):
            name = label(text)
            name.setBuddy(widget)
            widget.setAccessibleName(text)
            widget.setFixedWidth(width)
            options.addWidget(name)
            options.addWidget(widget)
            options.addSpacing(10)
        options.addWidget(self.prizes)
        options.addSpacing(10)
        options.addWidget(self.undo)
        options.addStretch()

        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addWidget(self.together)
        foot.addWidget(self.complaint, 1)
        self.complaint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        foot.addSpacing(14)
        foot.addWidget(self.deal)
        self.deal.setMinimumWidth(190)

        both = QHBoxLayout()
        both.setSpacing(12)
        both.addWidget(left, 5)
        both.addWidget(right, 6)
        sheet = QWidget()
        page = QVBoxLayout(sheet)
        page.setContentsMargins(26, 8, 26, 2)
        page.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(label("A new game", "heading"))
        head.addStretch()
        self.variant.setFixedWidth(230)
        head.addWidget(self.variant)
        page.addLayout(head)
        page.addLayout(both, 1)
        page.addWidget(rules)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4)
        outer.addWidget(scroll)
        foot.setContentsMargins(26, 0, 26, 12)
        outer.addLayout(foot)

    def fit(self) -> None:
        """Be as large as the window and people's letters ask for, and as there is room for; in a low window one scrolls.

        In a small window the character tells less, so that the gallery keeps its place.
        """
        unit = stepped(min(scaling.unit(), self.width() / _NARROW))
        rescale(self, unit)
        self.about.show_all(self.width() >= 1180 * unit and self.height() >= 660 * unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything on the page."""
        super().resizeEvent(event)
        self.fit()

    def _gallery(self) -> QWidget:
        for character in self.catalogue.characters:
            tile = CharacterTile(character)
            tile.clicked.connect(partial(self._choose, character.id))
            tile.looked_at.connect(partial(self.about.show_character, character))
            self._tiles[character.id] = tile
        return Gallery(list(self._tiles.values()))

    def refresh(self) -> None:
        """Show the draft."""
        while len(self._rows) > len(self.draft.seats):
            row = self._rows.pop()
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(self.draft.seats):
            row = SeatRow(len(self._rows))
            row.selected.connect(self._select)
            row.changed.connect(self._row_changed)
            row.removed.connect(self._remove)
            self._rows.append(row)
            self._seats.addWidget(row)
        self.selected = min(self.selected, len(self._rows) - 1)
        roles = self._roles()
        for index, (row, seat) in enumerate(zip(self._rows, self.draft.seats, strict=True)):
            row.show_seat(seat.name, self.catalogue.character(seat.character), seat.controller, roles.get(index, ""))
            row.mark(index == self.selected, len(self.draft.seats) > FEWEST)
        self._teams.setText(self._told_teams())
        self._teams.setVisible(bool(self._teams.text()))
        self.add.setEnabled(len(self.draft.seats) < MOST)
        owners = {seat.character: index for index, seat in enumerate(self.draft.seats)}
        for id, tile in self._tiles.items():
            tile.show_owner(owners.get(id), chosen=owners.get(id) == self.selected)
        self._refresh_first()
        self._refresh_words()
        if self.isVisible():
            self.fit()

    def _roles(self) -> dict[int, str]:
        """What each seat is in the teams of this game, in a word or two."""
        teams = self.draft.teams()
        found: dict[int, str] = {}
        for number, team in enumerate(teams, 1):
            for seat in team.members:
                name = team.rule.name if len(team.rule.name) > len("Team") else f"Team {number}"
                found[seat] = f"{name}, Boss" if seat in team.bosses and len(team.members) > 1 else name
        return found

    def _told_teams(self) -> str:
        """Who plays with whom, and what the game is about."""
        way = self.draft.variant
        if way is None:
            return ""
        lines = [way.about]
        for number, team in enumerate(self.draft.teams(), 1):
            name = team.rule.name if len(team.rule.name) > len("Team") else f"Team {number}"
            people = [self.draft.seats[seat].name.strip() or f"Seat {seat + 1}" for seat in team.members]
            bosses = [self.draft.seats[seat].name.strip() for seat in team.bosses if len(team.members) > 1]
            boss = f" (Boss: {', '.join(bosses)})" if bosses else ""
            lines.append(f"{name}: {', '.join(people)}{boss}")
        return "\n".join(lines)

    def _refresh_first(self) -> None:
        self.first.clear()
        if self.draft.otto:
            self.first.addItem(AUTOMATON_NAME, None)
            return
        self.first.addItem("chance decides", None)
        for index, seat in enumerate(self.draft.seats):
            name = seat.name or f"Seat {index + 1}"
            room = self.first.width() * 7 // 10
            self.first.addItem(self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room), index)
        self.first.setCurrentIndex(0 if self.draft.first is None else self.draft.first + 1)

    def _refresh_words(self) -> None:
        seat = self.draft.seats[self.selected]
        self._for.setText(f"A character for {seat.name.strip() or f'seat {self.selected + 1}'}")
        self.about.show_character(self.catalogue.character(seat.character))
        self.automaton.setVisible(self.draft.otto)
        self.first.setEnabled(not self.draft.otto)
        objections = self.draft.objections()
        self.deal.setEnabled(not objections)
        self.complaint.setText(self._worded(objections[0]) if objections else "")

    def _worded(self, objection: Objection) -> str:
        if objection.seat is None:
            way = self.draft.variant
            if way is None:
                return OBJECTIONS[objection.key]
            least, most = way.players
            fitting = [str(n) for n in range(least, most + 1) if way.fits(n)]
            players = f"{', '.join(fitting[:-1])} or {fitting[-1]}"
            return OBJECTIONS[objection.key].format(variant=way.name, players=players)
        seat = self.draft.seats[objection.seat]
        character = self.catalogue.character(seat.character)
        place = f"Seat {objection.seat + 1}"
        return OBJECTIONS[objection.key].format(
            seat=place, name=seat.name.strip() or place, character=character.short if character else ""
        )

    def _select(self, index: int) -> None:
        self.selected = index
        self.refresh()

    def _row_changed(self, index: int) -> None:
        row, seat = self._rows[index], self.draft.seats[index]
        seat.name, seat.controller = row.name.text(), row.controller.currentData()
        self.selected = index
        self.refresh()

    def _remove(self, index: int) -> None:
        self.draft.remove(index)
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

    def _first_chosen(self, index: int) -> None:
        self.draft.first = self.first.itemData(index)
        self._refresh_words()

    def _drinks_chosen(self, index: int) -> None:
        self.draft.drinks = self.drinks.itemData(index)

    def _seed_written(self, text: str) -> None:
        self.draft.seed = text

    def _undo_set(self, on: bool) -> None:
        self.draft.undo_anything = on

    def _variant_chosen(self, index: int) -> None:
        self.draft.variant = self.variant.itemData(index)
        self.refresh()

    def _otto_set(self, on: bool) -> None:
        self.draft.otto = on
        self._refresh_first()
        self._refresh_words()

    def _prizes_set(self, on: bool) -> None:
        self.draft.prizes = on

    def _start(self) -> None:
        self.started.emit(self.draft.plan())


class Gallery(QScrollArea):
    """Tiles in as many columns as there is room for, larger where there is much."""

    def __init__(self, tiles: list[CharacterTile]) -> None:
        super().__init__()
        self._tiles = tiles
        self._unit = 1.0
        self._laid = (0, 0)
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setSpacing(6)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidgetResizable(True)
        self.setWidget(holder)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out for this width."""
        super().resizeEvent(event)
        self._lay_tiles()

    def rescale(self, unit: float) -> None:
        """Be that many times as large as in the smallest window."""
        self._unit = unit
        self.setMinimumHeight(round(170 * unit))
        self._lay_tiles()

    def _lay_tiles(self) -> None:
        width = self.width() / self._unit
        side = round((74 if width < 420 else 88 if width < 900 else 120) * self._unit)
        columns = max(1, (self.viewport().width() - 6) // (side + 6))
        if (columns, side) == self._laid:
            return
        self._laid = (columns, side)
        for index, tile in enumerate(self._tiles):
            tile.set_unit(self._unit)
            tile.setFixedSize(QSize(side, side))
            self._grid.addWidget(tile, index // columns, index % columns)


class CharacterTile(QPushButton):
    """A character in the gallery."""

    looked_at = Signal()

    def __init__(self, character: CharacterInfo) -> None:
        super().__init__()
        self.character = character
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(character.name)
        self.setToolTip(character.name)
        self.setProperty("grows", False)  # the gallery says how large
        self._unit = 1.0
        self._owner: int | None = None
        self._chosen = False

    def set_unit(self, unit: float) -> None:
        """How large mark and name are."""
        self._unit = unit

    def show_owner(self, owner: int | None, chosen: bool) -> None:
        """Which seat plays this character, if any."""
        self._owner, self._chosen = owner, chosen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture, name and owner."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._chosen or self.underMouse() or self.hasFocus():
            glow = QColor(THEME.palette.copper)
            glow.setAlpha(80 if self._chosen else 40)
            painter.setBrush(glow)
            edge = QColor(THEME.palette.wine if self.hasFocus() else THEME.palette.copper_dark)
            width = 3 if self.hasFocus() else 2
            painter.setPen(QPen(edge, width) if self._chosen or self.hasFocus() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, 9, 9)
        unit = self._unit
        side = rect.height() - 28 * unit
        picture = QRectF(rect.center().x() - side / 2, rect.top() + 3 * unit, side, side)
        if self._owner is not None and not self._chosen:
            painter.setOpacity(0.45)
        paint_portrait(painter, picture, self.character.id, self.character.name)
        painter.setOpacity(1.0)
        if self._owner is not None:
            mark = QRectF(picture.right() - 18 * unit, picture.top() + unit, 24 * unit, 24 * unit)
            draw_art(painter, f"seats/{THEME.seat(self._owner).shape}", mark)
        name = QRectF(rect.left(), picture.bottom() + 2 * unit, rect.width(), 22 * unit)
        font = fitted(THEME.title_font(14 * unit), self.character.short, name.width(), 0.6)
        words(painter, name, self.character.short, font, THEME.palette.ink, CENTRE)

    def enterEvent(self, event: object) -> None:
        """Show this character's text while the mouse is here."""
        self.looked_at.emit()
        self.update()


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
