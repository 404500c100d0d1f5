# SPDX-License-Identifier: GPL-3.0-or-later
"""The lobby: who sits where, as whom, with which rules; laid by everybody for their own seats, and by the host for all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.net import code as codes
from rdi_desktop.net.lobby import clean
from rdi_desktop.net.messages import Begin, Change, Lay, Lobby, LobbySeat, Ready, Rise, Sit
from rdi_desktop.session.draft import MOST, NAMES
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui import scaling
from rdi_desktop.ui.catalogue import Catalogue
from rdi_desktop.ui.lan import words_lan
from rdi_desktop.ui.lan.company import CompanyPanel
from rdi_desktop.ui.lan.visit import Visit
from rdi_desktop.ui.newgame import CharacterTile, Gallery
from rdi_desktop.ui.scaling import rescale, stepped
from rdi_desktop.ui.seat_rows import SeatRow
from rdi_desktop.ui.widgets import BrassButton, Line, Parchment, Room, label

PACES = (0, 500, 1200, 2000, 4000)
"""Milliseconds that computer players take for each move."""
_NARROW = 1180
"""The least width that the page needs (px of the smallest window)."""


class LobbyPage(Room):
    """Shows what the host says of the table, and asks for what people here want."""

    left = Signal()

    def __init__(self, visit: Visit, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent, light=0.2)
        self.visit = visit
        self.catalogue = catalogue
        self.company = CompanyPanel()
        self.company.follow(visit)
        self.selected: int | None = None
        self.rows: list[LobbyRow] = []
        self.tiles: dict[str, CharacterTile] = {}
        self.sign = CodeSign()
        self.heading = label("", "heading")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(3)
        self.sit = BrassButton("Take a seat", pixels=16)
        self.sit.clicked.connect(self._sit)
        self.add = BrassButton("Add a computer player", pixels=16)
        self.add.clicked.connect(self._add)
        self.ready = BrassButton("Ready", bright=True, pixels=24)
        self.ready.clicked.connect(self._ready)
        self.begin = BrassButton("Begin", bright=True, pixels=24)
        self.begin.clicked.connect(lambda: self.visit.guest.send(Begin()))
        self.leave = BrassButton("Leave", pixels=18)
        self.leave.clicked.connect(self.left)
        self.complaint = label("", "objection", wrap=True)
        self.drinks = QComboBox()
        self.drinks.setAccessibleName("Drinks")
        self.drinks.addItem("The usual", None)
        for deck in catalogue.drinks:
            self.drinks.addItem(deck.name, deck.id)
        self.drinks.activated.connect(lambda _place: self._lay("drinks", self.drinks.currentData()))
        self.prizes = QCheckBox("Prizes")
        self.prizes.toggled.connect(lambda on: self._lay("prizes", on))
        self.undo = QCheckBox("Take back anything")
        self.undo.toggled.connect(lambda on: self._lay("undo_anything", on))
        self.absent = QComboBox()
        self.absent.setAccessibleName("If somebody is away")
        self.absent.addItem("the table waits", "wait")
        self.absent.addItem("a computer player stands in", "bot")
        self.absent.activated.connect(lambda _place: self._lay("absent", self.absent.currentData()))
        self.pace = QComboBox()
        self.pace.setAccessibleName("Computer players think for")
        for milliseconds in PACES:
            self.pace.addItem(f"{milliseconds / 1000:g} s" if milliseconds else "not at all", milliseconds)
        self.pace.activated.connect(lambda _place: self._lay("pace", self.pace.currentData()))
        self._waits = label("The host begins the game.", "quiet")
        self._showing = False
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        left = Parchment()
        table = QVBoxLayout(left)
        table.setContentsMargins(20, 12, 20, 16)
        table.setSpacing(6)
        table.addWidget(label("Who sits at the table?", "subheading"))
        table.addLayout(self._seats)
        more = QHBoxLayout()
        more.addWidget(self.sit)
        more.addWidget(self.add)
        more.addStretch()
        table.addLayout(more)
        table.addStretch()
        left.setMinimumWidth(470)

        gallery = Parchment()
        choice = QVBoxLayout(gallery)
        choice.setContentsMargins(18, 12, 14, 14)
        self._for = Line("", "subheading")
        choice.addWidget(self._for)
        for character in self.catalogue.characters:
            tile = CharacterTile(character)
            tile.clicked.connect(partial(self._choose, character.id))
            self.tiles[character.id] = tile
        choice.addWidget(Gallery(list(self.tiles.values())), 1)

        board = QFrame()
        board.setObjectName("board")
        side = QVBoxLayout(board)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.company)

        rules = Parchment()
        options = QHBoxLayout(rules)
        options.setContentsMargins(20, 8, 20, 12)
        for text, widget, width in (
            ("Drinks", self.drinks, 150),
            ("Whoever is away:", self.absent, 225),
            ("Computer players think", self.pace, 100),
        ):
            name = label(text)
            name.setBuddy(widget)
            widget.setFixedWidth(width)
            options.addWidget(name)
            options.addWidget(widget)
            options.addSpacing(8)
        options.addWidget(self.prizes)
        options.addSpacing(8)
        options.addWidget(self.undo)
        options.addStretch()

        three = QHBoxLayout()
        three.setSpacing(12)
        three.addWidget(left, 5)
        three.addWidget(gallery, 4)
        three.addWidget(board, 3)
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch()
        head.addWidget(self.sign)
        foot = QHBoxLayout()
        foot.addWidget(self.leave)
        foot.addWidget(self.complaint, 1)
        foot.addWidget(self._waits)
        self.complaint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        foot.addSpacing(14)
        foot.addWidget(self.ready)
        foot.addWidget(self.begin)
        for button in (self.ready, self.begin):
            button.setMinimumWidth(190)
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(26, 8, 26, 2)
        inside.setSpacing(8)
        inside.addLayout(head)
        inside.addLayout(three, 1)
        inside.addWidget(rules)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(sheet)
        foot.setContentsMargins(26, 0, 26, 12)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        page.addWidget(scroll)
        page.addLayout(foot)

    def fit(self) -> None:
        """Be as large as the window and people's letters ask for, and as there is room for; in a low window one scrolls."""
        rescale(self, stepped(min(scaling.unit(), self.width() / _NARROW)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything on the page."""
        super().resizeEvent(event)
        self.fit()

    # What the host says

    def refresh(self) -> None:
        """Show the table as the host has told of it."""
        lobby = self.visit.guest.lobby
        if lobby is None:
            return
        self._showing = True
        self.heading.setText(self.visit.guest.table or "A table")
        self._show_seats(lobby)
        self._show_options(lobby)
        hosts, person = self.visit.hosts, self.visit.person
        own = bool(self.visit.seats())
        self.sit.setEnabled(len(lobby.seats) < MOST)
        self.add.setVisible(hosts)
        self.add.setEnabled(len(lobby.seats) < MOST)
        self.begin.setVisible(hosts)
        self.begin.setEnabled(not lobby.missing)
        self.ready.setVisible(not hosts)
        self.ready.setEnabled(own)
        self.ready.setText("Not ready yet" if person is not None and person.ready else "Ready")
        self.ready.bright = person is None or not person.ready
        self.ready.update()
        self.complaint.setText(words_lan.missing(lobby.missing))
        self._waits.setVisible(not lobby.missing and not hosts)
        self.company.refresh()
        self._showing = False
        if self.isVisible():
            self.fit()

    def _show_seats(self, lobby: Lobby) -> None:
        while len(self.rows) > len(lobby.seats):
            row = self.rows.pop()
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(lobby.seats):
            row = LobbyRow(len(self.rows))
            row.selected.connect(self._select)
            row.named.connect(self._rename)
            row.controlled.connect(self._control)
            row.removed.connect(lambda seat: self.visit.guest.send(Rise(seat)))
            self.rows.append(row)
            self._seats.addWidget(row)
        mine = [place for place in range(len(lobby.seats)) if self._may_change(place)]
        if self.selected not in mine:
            self.selected = next((own.seat for own in self.visit.seats()), None)
        names = {person.id: person.name for person in lobby.people}
        for place, (row, seat) in enumerate(zip(self.rows, lobby.seats, strict=True)):
            row.show_lobby_seat(seat, self.catalogue, names, may=place in mine)
            row.mark(place == self.selected, place in mine)
        owners = {seat.character: place for place, seat in enumerate(lobby.seats)}
        for id, tile in self.tiles.items():
            tile.show_owner(owners.get(id), chosen=owners.get(id) is not None and owners.get(id) == self.selected)
            tile.setEnabled(self.selected is not None)
        if self.selected is None:
            self._for.setText("Take a seat, or look on")
        else:
            self._for.setText(f"A character for {lobby.seats[self.selected].name}")

    def _show_options(self, lobby: Lobby) -> None:
        options, hosts = lobby.options, self.visit.hosts
        self.drinks.setCurrentIndex(max(0, self.drinks.findData(options.get("drinks"))))
        self.prizes.setChecked(bool(options.get("prizes")))
        self.undo.setChecked(bool(options.get("undo_anything")))
        self.absent.setCurrentIndex(max(0, self.absent.findData(options.get("absent"))))
        pace = int(options.get("pace", 0))
        self.pace.setCurrentIndex(PACES.index(min(PACES, key=lambda each: abs(each - pace))))
        for widget in (self.drinks, self.prizes, self.undo, self.absent, self.pace):
            widget.setEnabled(hosts)
            widget.setToolTip("" if hosts else "The host says so.")

    # What people here want

    def _may_change(self, place: int) -> bool:
        lobby = self.visit.guest.lobby
        return lobby is not None and (self.visit.hosts or lobby.seats[place].person == self.visit.guest.person)

    def _laid(self) -> Sequence[LobbySeat]:
        lobby = self.visit.guest.lobby
        return lobby.seats if lobby is not None else ()

    def _free_character(self) -> str | None:
        taken = {seat.character for seat in self._laid()}
        return next((id for id in self.catalogue.ids if id not in taken), None)

    def _sit(self) -> None:
        taken = {seat.name for seat in self._laid()}
        names = (self.visit.guest.name, *NAMES)
        name = next((name for name in names if name not in taken), "Guest")
        self.selected = len(self._laid())
        self.visit.guest.send(Sit(name, self._free_character()))

    def _add(self) -> None:
        taken = {seat.name for seat in self._laid()}
        name = next((name for name in NAMES if name not in taken), "Bot")
        self.visit.guest.send(Sit(name, self._free_character(), "bot:regular"))

    def _ready(self) -> None:
        person = self.visit.person
        self.visit.guest.send(Ready(person is None or not person.ready))

    def _lay(self, key: str, value: str | int | bool | None) -> None:
        if not self._showing:
            self.visit.guest.send(Lay({key: "" if value is None else value}))

    def _select(self, place: int) -> None:
        if self._may_change(place):
            self.selected = place
            self.refresh()

    def _rename(self, place: int, text: str) -> None:
        if name := clean(text):
            self.visit.guest.send(Change(place, name))

    def _control(self, place: int, controller: str) -> None:
        self.visit.guest.send(Change(place, controller=controller))

    def _choose(self, character: str, _checked: bool = False) -> None:
        laid, here = self._laid(), self.selected
        if here is None or here >= len(laid):
            return
        there = next((place for place, seat in enumerate(laid) if seat.character == character), None)
        if there is not None and there != here:
            if not self._may_change(there):
                self.complaint.setText(f"{laid[there].name} has chosen that character.")
                return
            self.visit.guest.send(Change(there, character=laid[here].character))
        self.visit.guest.send(Change(here, character=character))


class LobbyRow(SeatRow):
    """A seat with whose computer it is at, or which computer player plays it."""

    named = Signal(int, str)
    controlled = Signal(int, str)

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.where = Line("", "quiet")
        self.where.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(row.indexOf(self.controller), self.where, 3)
        self.controller.removeItem(self.controller.findData(HUMAN))
        self.controller.setFixedWidth(150)
        self.name.setMinimumWidth(100)
        self.name.textEdited.connect(lambda text: self.named.emit(self.index, text))
        self.controller.activated.connect(lambda _: self.controlled.emit(self.index, self.controller.currentData()))

    def show_lobby_seat(self, seat: LobbySeat, catalogue: Catalogue, people: dict[int, str], *, may: bool) -> None:
        """Show the seat; whoever writes in it just now knows better than the host."""
        name = self.name.text() if self.name.hasFocus() and may else seat.name
        self.show_seat(name, catalogue.character(seat.character), seat.controller)
        if seat.character and catalogue.character(seat.character) is None:
            self.character.setText(seat.character)  # somebody else's home-made one
        self.name.setReadOnly(not may)
        self.name.setFocusPolicy(Qt.FocusPolicy.StrongFocus if may else Qt.FocusPolicy.NoFocus)
        self.controller.setVisible(seat.person is None)
        self.controller.setEnabled(may)
        self.where.setVisible(seat.person is not None)
        self.where.setText(f"with {people[seat.person]}" if seat.person in people else "")


class CodeSign(QFrame):
    """The join code as large as it is read out, with a way to copy it, and where others find this computer."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("board")
        self.code = label("", "large_code")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.where = label("", "quiet")
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = BrassButton("Copy", pixels=15)
        self.copy.setToolTip("Copy the join code")
        self.copy.clicked.connect(self._copy)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(self.code)
        text.addWidget(self.where)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 12, 6)
        row.setSpacing(14)
        row.addWidget(label("Join code"))
        row.addLayout(text)
        row.addWidget(self.copy)
        self.hide()

    def show_table(self, code: str, addresses: Sequence[str], port: int) -> None:
        """What the others need."""
        self.code.setText(codes.shown(code))
        self.code.setAccessibleName(f"Join code {' '.join(code)}")
        here = " or ".join(addresses) or "this computer has no address on a network"
        self.where.setText(f"{here}, port {port}")
        self.show()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.code.text())
        self.copy.setText("Copied")
