# SPDX-License-Identifier: GPL-3.0-or-later
"""The lobby: seats, characters and rules; people set up their own seats, the host everything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.engine.language.knobs import KNOBS
from rdi_desktop.machine.network import OwnAddress
from rdi_desktop.net import code as codes
from rdi_desktop.net.address import written
from rdi_desktop.net.lobby import DRAFT, draft_of, options_of
from rdi_desktop.net.messages import Begin, Change, Lay, Lobby, LobbySeat, Move, NewCode, Ready, Rise, Sit
from rdi_desktop.session.clean_text import NAME, clean
from rdi_desktop.session.draft import MOST, NAMES, TableDraft
from rdi_desktop.session.picking import DraftSeat, short_name
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.cards.art import art_image
from rdi_desktop.ui.lan import lan_words
from rdi_desktop.ui.lan.lobby_news import lobby_news, options_news
from rdi_desktop.ui.lan.membership import Membership
from rdi_desktop.ui.lan.people_panel import PeoplePanel
from rdi_desktop.ui.lan.qr_code import QrSheet
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.pages.catalogue import Catalogue
from rdi_desktop.ui.pages.favourites import Favourites
from rdi_desktop.ui.pages.seat_rows import SeatRow
from rdi_desktop.ui.pages.table_rules import roles
from rdi_desktop.ui.pages.table_setup import TableSetupPage, match_rows
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, ElidedLabel, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import decimal, listed, said

PACES = (0, 500, 1200, 2000, 4000)
"""Milliseconds between moves of computer players."""
_NARROW = 1180, 680
"""The least width that the page needs (px of the smallest window), with its sheets side by side and one below the other."""
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_ADDRESSES = 2
"""How many addresses are shown: the likeliest, and another. All are in the tooltip."""


class LobbyPage(TableSetupPage):
    """Shows the table as the host tells it, and sends requests."""

    left = Signal()
    around_sheets = 162

    def __init__(
        self,
        membership: Membership,
        catalogue: Catalogue,
        favourites: Favourites | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(catalogue, _NARROW, favourites, parent)
        self.about.show_all(False)
        self.membership = membership
        self.people = PeoplePanel()
        self.people.follow(membership)
        self.selected: int | None = None
        self.rows: list[LobbyRow] = []
        self._news: list[str] = []
        """What is to be said."""
        self.sign = CodeSign()
        self.sign.change.clicked.connect(lambda: self.membership.guest.send(NewCode()))
        self.heading = label("", "heading")
        self.sit = BrassButton(said("lobby-page-take-seat"), pixels=16)
        self.sit.clicked.connect(self._sit)
        self.add = BrassButton(said("lobby-page-add-computer"), pixels=16)
        self.add.clicked.connect(self._add)
        self.pick = BrassButton(said("lobby-page-draft"), pixels=16)
        self.pick.setToolTip(said("lobby-page-everybody-dealt-three-characters"))
        self.pick.clicked.connect(lambda: self.membership.guest.send(Lay({DRAFT: not self._drafting})))
        self.ready = BrassButton(said("lobby-page-ready"), bright=True, pixels=24)
        self.ready.clicked.connect(self._ready)
        self.begin = BrassButton(said("lobby-page-begin"), bright=True, pixels=24)
        self.begin.clicked.connect(lambda: self.membership.guest.send(Begin()))
        self.leave = BrassButton(said("lobby-page-leave"), pixels=18)
        self.leave.clicked.connect(self.left)
        self.absent = DropDown()
        self.absent.setAccessibleName(said("lobby-page-somebody-away"))
        self.absent.addItem(said("lobby-page-table-waits"), "wait")
        self.absent.addItem(said("lobby-page-computer-player-stands"), "bot")
        self.absent.activated.connect(lambda _place: self._lay("absent", self.absent.currentData()))
        self.pace = DropDown()
        self.pace.setAccessibleName(said("lobby-page-computer-players-think"))
        for milliseconds in PACES:
            self.pace.addItem(
                said("lobby-page-seconds", n=decimal(milliseconds / 1000))
                if milliseconds
                else said("lobby-page-not-at-all"),
                milliseconds,
            )
        self.pace.activated.connect(lambda _place: self._lay("pace", self.pace.currentData()))
        self.rules.chosen.connect(self._rule_chosen)
        self.rules.variant.setFixedWidth(230)
        self._waits = label(said("lobby-page-host-begins-game"), "quiet")
        self._showing = False
        self._heard_of: Lobby | None = None
        """The lobby as it was told last."""
        self._options: dict[str, str] = {}
        """What was chosen in each field then."""
        for button in (self.ready, self.begin):
            button.setMinimumWidth(190)
        board = QFrame()
        board.setObjectName("board")
        side = QVBoxLayout(board)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.people)
        region(said("network-game-company"), board)
        rules = self.rules
        self.lay_page(
            (self.heading, rules.variant, self.sign),
            (
                (self.seats_sheet(470, self.sit, self.add, self.pick), 6),
                (self.gallery_sheet(self._choose, narrow=True), 4),
                (board, 3),
            ),
            (
                (
                    (said("lobby-page-begins"), rules.first, 150),
                    (said("lobby-page-drinks"), rules.drinks, 190),
                    (said("lobby-page-dungeon"), rules.dungeon, 215),
                    (said("lobby-page-pub-crawl"), rules.crawl, 215),
                ),
                (
                    rules.prizes,
                    rules.undo,
                    (said("lobby-page-whoever-away"), self.absent, 250),
                    (said("lobby-page-computer-players-think-2"), self.pace, 100),
                    rules.house,
                ),
                (rules.machine, rules.automaton),
            ),
            (self.leave, self.complaint, self._waits, self.ready, self.begin),
        )
        self.refresh()

    # From the host

    def refresh(self) -> None:
        """Show the table."""
        lobby = self.membership.guest.lobby
        if lobby is None:
            return
        self._showing = True
        draft = self._draft(lobby)
        self.heading.setText(self.membership.guest.table or said("entrance-a-table"))
        self.setAccessibleName(self.heading.text())
        self._show_seats(lobby, draft)
        self.show_table(draft)
        self._show_options(lobby)
        hosts, person = self.membership.hosts, self.membership.person
        own = bool(self.membership.seats())
        self.sit.setEnabled(len(lobby.seats) < MOST)
        self.add.setVisible(hosts)
        self.add.setEnabled(len(lobby.seats) < MOST)
        self.pick.setVisible(hosts)
        self.pick.setEnabled(bool(lobby.seats))
        self.pick.setText(said("lobby-page-draft-2") if self._drafting else said("lobby-page-draft"))
        self.begin.setVisible(hosts)
        self.begin.setEnabled(not lobby.missing)
        self.ready.setVisible(not hosts)
        self.ready.setEnabled(own)
        self.ready.setText(
            said("lobby-page-ready-yet") if person is not None and person.ready else said("lobby-page-ready")
        )
        self.ready.bright = person is None or not person.ready
        self.ready.update()
        missing = self._missing(lobby, draft)
        if missing != self.complaint.text():
            self._news.append(missing or said("lobby-news-complete", host="yes" if hosts else "no"))
        self.complaint.setText(missing)
        self._tell(lobby)
        self._waits.setVisible(not lobby.missing and not hosts)
        self.people.refresh()
        self._showing = False
        if self.isVisible():
            self.fit()

    @property
    def begins(self) -> QWidget:
        """Where the keyboard begins: the seat here, or where one takes one."""
        return self.rows[self.selected] if self.selected is not None else self.sit

    def fit(self) -> float:
        """The panel about a character lies where there is room for it."""
        unit = super().fit()
        if not self.tell_below_seats(self.rows):
            self.about.show_all(False)
        return unit

    def introduction(self) -> str:
        """What is said when the page opens: how others come here, and what is missing."""
        self._heard_of, self._options = self.membership.guest.lobby, self._chosen_options()
        return ". ".join(filter(None, (self.sign.spoken, self.complaint.text())))

    def _tell(self, lobby: Lobby) -> None:
        """Say what has changed since the page was opened."""
        if self._heard_of is not None:
            options = self._chosen_options()
            changed = [
                *lobby_news(self._heard_of, lobby, self._short),
                *options_news(self._options, options),
                *self._news,
            ]
            self._heard_of, self._options = lobby, options
            announce(self, " ".join(changed))
        self._news.clear()

    def _chosen_options(self) -> dict[str, str]:
        """What is chosen in each field, by its name."""
        own = {field.accessibleName(): field.currentText() for field in (self.absent, self.pace)}
        return self.rules.told(self) | own

    def _short(self, character: str | None) -> str:
        known = self.catalogue.character(character)
        return known.short if known is not None else character or said("seat-rows-character-yet")

    def _draft(self, lobby: Lobby) -> TableDraft:
        """The table as a draft, as far as its content is known here."""
        seats = [DraftSeat(seat.name, seat.character, seat.controller, seat.offer) for seat in lobby.seats]
        draft = draft_of(seats, lobby.options, self.catalogue.variants)
        draft.villains = self._villain
        return draft

    def _villain(self, character: str) -> bool:
        return self.catalogue.character(character) is None or self.catalogue.villain(character)

    def _missing(self, lobby: Lobby, draft: TableDraft) -> str:
        """What first prevents the game from starting, with names where they are known here."""
        if not lobby.missing:
            return ""
        known = next((each for each in draft.objections() if each.key == lobby.missing[0]), None)
        return self.worded(draft, known) if known is not None else lan_words.missing(lobby.missing)

    def _show_seats(self, lobby: Lobby, draft: TableDraft) -> None:
        if match_rows(self.rows, len(lobby.seats), self._row, self._seats):
            self.order_stops(self.rows)
        mine = [place for place in range(len(lobby.seats)) if self._may_change(place)]
        if self.selected not in mine:
            self.selected = next((own.seat for own in self.membership.seats()), None)
        names = {person.id: isolated(person.name) for person in lobby.people}
        team = roles(draft)
        for place, (row, seat) in enumerate(zip(self.rows, lobby.seats, strict=True)):
            row.show_lobby_seat(seat, self.catalogue, names, may=place in mine, role=team.get(place, ""))
            row.mark(place == self.selected, place in mine)
        owners = {seat.character: place for place, seat in enumerate(lobby.seats) if seat.character}
        self.show_choice(owners, self.selected, [isolated(seat.name) for seat in lobby.seats])
        for tile in self.tiles.values():
            tile.setEnabled(self.selected is not None)
        here = lobby.seats[self.selected] if self.selected is not None else None
        self.show_offer(here.offer if here is not None else ())
        self.surprise.setEnabled(here is not None and not here.offer)
        if here is None:
            self._for.setText(said("lobby-page-take-seat-look"))
        else:
            self._for.setText(
                said("lobby-page-picks-three", name=isolated(here.name))
                if here.offer
                else said("lobby-page-character", name=isolated(here.name))
            )
        self._tell_of_chosen()

    @property
    def _drafting(self) -> bool:
        return any(seat.offer for seat in self._laid())

    def chosen_character(self) -> str | None:
        """The character of the selected seat."""
        laid = self._laid()
        return laid[self.selected].character if self.selected is not None and self.selected < len(laid) else None

    def free_for_chance(self, character: str) -> bool:
        """Whether nobody has that character."""
        return all(seat.character != character for seat in self._laid())

    def _row(self, index: int) -> LobbyRow:
        row = LobbyRow(index)
        row.selected.connect(self._select)
        row.named.connect(self._rename)
        row.controlled.connect(self._control)
        row.removed.connect(lambda seat: self.membership.guest.send(Rise(seat)))
        row.raised.connect(self._raise)
        return row

    def _show_options(self, lobby: Lobby) -> None:
        options, hosts = lobby.options, self.membership.hosts
        self.rules.permit(may=hosts, why_not=said("lobby-page-host-says"))
        self.absent.setCurrentIndex(max(0, self.absent.findData(options.get("absent"))))
        pace = int(options.get("pace", 0))
        self.pace.setCurrentIndex(PACES.index(min(PACES, key=lambda each: abs(each - pace))))
        for widget in (self.absent, self.pace):
            widget.setEnabled(hosts)
            widget.setToolTip("" if hosts else said("lobby-page-host-says"))

    # Requests

    def _may_change(self, place: int) -> bool:
        lobby = self.membership.guest.lobby
        return lobby is not None and (
            self.membership.hosts or lobby.seats[place].person == self.membership.guest.person
        )

    def _laid(self) -> Sequence[LobbySeat]:
        lobby = self.membership.guest.lobby
        return lobby.seats if lobby is not None else ()

    def _free_character(self) -> str | None:
        taken = {seat.character for seat in self._laid()}
        return next((id for id in self.catalogue.ids if id not in taken), None)

    def _sit(self) -> None:
        taken = {seat.name for seat in self._laid()}
        names = (self.membership.guest.name, *NAMES)
        name = next((name for name in names if name not in taken), said("lobby-page-guest"))
        self.selected = len(self._laid())
        self.membership.guest.send(Sit(name, self._free_character()))

    def _add(self) -> None:
        taken, free = {seat.name for seat in self._laid()}, self._free_character()
        names = ([short_name(free)] if free else []) + [*NAMES]
        name = next((name for name in names if name not in taken), said("lobby-page-bot"))
        self.membership.guest.send(Sit(name, free, "bot:regular"))

    def _ready(self) -> None:
        person = self.membership.person
        self.membership.guest.send(Ready(person is None or not person.ready))

    def _lay(self, key: str, value: str | int | bool) -> None:
        if not self._showing:
            self.membership.guest.send(Lay({key: value}))

    def _rule_chosen(self, key: str, value: object) -> None:
        lobby = self.membership.guest.lobby
        if lobby is not None:
            draft = self._draft(lobby)
            draft.lay(key, value)
            self._lay(key, value if key in KNOBS and isinstance(value, int) else options_of(draft)[key])

    def _select(self, place: int) -> None:
        if self._may_change(place):
            self.selected = place
            self.refresh()

    def _raise(self, place: int) -> None:
        self.membership.guest.send(Move(place, place - 1))
        if self.selected == place:
            self.selected = place - 1

    def _rename(self, place: int, text: str) -> None:
        if name := clean(text, NAME):
            self.membership.guest.send(Change(place, name))

    def _control(self, place: int, controller: str) -> None:
        self.membership.guest.send(Change(place, controller=controller))

    def _choose(self, character: str, _checked: bool = False) -> None:
        laid, here = self._laid(), self.selected
        if here is None or here >= len(laid):
            return
        there = next((place for place, seat in enumerate(laid) if seat.character == character), None)
        if there is not None and there != here:
            if not self._may_change(there):
                self.complaint.setText(said("lobby-page-chosen-character", name=isolated(laid[there].name)))
                announce(self.complaint, self.complaint.text(), urgent=True)
                return
            self.membership.guest.send(Change(there, character=laid[here].character))
        self.membership.guest.send(Change(here, character=character))


class LobbyRow(SeatRow):
    """A seat with its computer or computer player."""

    named = Signal(int, str)
    controlled = Signal(int, str)

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.where = ElidedLabel("", "quiet")
        self.where.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(row.indexOf(self.controller), self.where, 3)
        self.controller.removeItem(self.controller.findData(HUMAN))
        computer = QIcon(QPixmap.fromImage(art_image("icons/computer", 64, 64)))
        for place in range(self.controller.count()):  # a sign instead of a word that all have in common
            self.controller.setItemData(place, self.controller.itemText(place), _SPOKEN)
            self.controller.setItemText(
                place, said(f"seat-rows-{self.controller.itemData(place).replace(':', '-')}.alone")
            )
            self.controller.setItemIcon(place, computer)
        self.controller.setFixedWidth(138)
        self.name.setMinimumWidth(68)
        row.setStretchFactor(self.character, 3)  # its longest name beside the shortest name of a player
        row.setSpacing(4)
        self.name.textEdited.connect(lambda text: self.named.emit(self.index, text))
        self.controller.activated.connect(lambda _: self.controlled.emit(self.index, self.controller.currentData()))

    def show_lobby_seat(
        self, seat: LobbySeat, catalogue: Catalogue, people: dict[int, str], *, may: bool, role: str = ""
    ) -> None:
        """Show the seat; a name being edited here is left alone."""
        name = self.name.text() if self.name.hasFocus() and may else seat.name
        self.show_seat(name, catalogue.character(seat.character), seat.controller, role)
        if seat.character and catalogue.character(seat.character) is None:
            self.character.setText(seat.character)  # somebody else's home-made one
        self.up.setVisible(may and self.index > 0)
        self.name.setReadOnly(not may)
        self.name.setFocusPolicy(Qt.FocusPolicy.StrongFocus if may else Qt.FocusPolicy.NoFocus)
        self.controller.setVisible(seat.person is None)
        self.controller.setEnabled(may)
        self.where.setVisible(seat.person is not None)
        self.where.setText(said("lobby-page-with", people=people[seat.person]) if seat.person in people else "")
        who = self.where.text() if seat.person is not None else self.controller.currentData(_SPOKEN) or ""
        self.setAccessibleName(", ".join(filter(None, (self.accessibleName(), who))))


class CodeSign(QFrame):
    """The join code in large letters with buttons to copy it and to show it to a camera, and this computer's addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("board")
        self.code = label("", "large_code")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.where = label("", "quiet", wrap=True)
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = BrassButton(said("lobby-page-copy"), pixels=15)
        self.copy.setToolTip(said("lobby-page-copy-both"))
        self.copy.clicked.connect(self._copy)
        self.qr = BrassButton(said("qr-code-button"), pixels=15)
        self.qr.setAccessibleName(said("qr-code-name"))
        self.qr.setToolTip(said("qr-code-about"))
        self.qr.clicked.connect(self._show_qr)
        self.change = BrassButton(said("lobby-page-new-code"), pixels=15)
        self.change.setToolTip(said("lobby-page-another-join-code-whoever"))
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(self.code)
        text.addWidget(self.where)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 12, 6)
        row.setSpacing(14)
        row.addWidget(label(said("lobby-page-join-code")))
        row.addLayout(text, 1)
        buttons = Flow(gap=14)
        for button in (self.copy, self.qr, self.change):
            buttons.addWidget(button)
        row.addLayout(buttons)
        self.line = ""
        """What is copied: address, port and code, or the code alone without an address."""
        self.spoken = ""
        self.hide()

    def show_table(self, code: str, addresses: Sequence[OwnAddress], port: int) -> None:
        """Show what others need to join."""
        told = self.spoken
        self.line = written(addresses[0].ip, port, code) if addresses else codes.shown(code)
        self.code.setText(codes.shown(code))
        letters = " ".join(code)
        self.spoken = said("lobby-page-join-code-2", join=letters)
        self.code.setAccessibleName(self.spoken)
        if addresses:
            self.spoken = said("qr-code-spoken", address=written(addresses[0].ip, port), code=letters)
        self.copy.setText(said("lobby-page-copy"))
        self.copy.setAccessibleName(said("lobby-page-copy-both"))
        self.copy.setAccessibleDescription(self.spoken)
        if self.isVisible() and told != self.spoken:
            announce(self, self.spoken)
        named = [
            said(f"network-{each.kind.name.lower()}", address=written(each.ip, port), name=each.name)
            for each in addresses
        ]
        self.where.setText(listed(named[:_ADDRESSES], "or") or said("lobby-page-no-address", port=port))
        self.where.setToolTip("\n".join(named))
        self.show()

    def _show_qr(self) -> None:
        QrSheet(self.line, self.spoken, self).open()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.line)
        self.copy.setText(said("lobby-page-copied"))
