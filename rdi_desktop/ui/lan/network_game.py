# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on several computers in one window, from finding the table through the lobby to the game and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QHostAddress

from rdi_desktop.machine import tls
from rdi_desktop.machine.network import own_addresses
from rdi_desktop.net.discovery import PORT as BEACON_PORT
from rdi_desktop.net.discovery import Found, TableSearch
from rdi_desktop.net.lobby import options_of
from rdi_desktop.net.messages import Again, Lay, Person, Sit, StandIn
from rdi_desktop.net.remote import RemoteSession
from rdi_desktop.net.saved_room import read_room
from rdi_desktop.net.server import HostError
from rdi_desktop.net.table_host import PROGRAM, HostBusy, TableHost
from rdi_desktop.session.clean_text import NAME, TABLE, clean
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import SaveError
from rdi_desktop.session.shelf import keep_text
from rdi_desktop.ui.lan import lan_words
from rdi_desktop.ui.lan.entrance import EntranceScreen
from rdi_desktop.ui.lan.lent import LentHere
from rdi_desktop.ui.lan.line_sheets import AwaySheet, LineSheet
from rdi_desktop.ui.lan.lobby_page import LobbyPage
from rdi_desktop.ui.lan.membership import Address, Membership, last_address
from rdi_desktop.ui.lan.people_panel import PeoplePanel
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.pages.favourites import Favourites
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.ui.pages.app_window import AppWindow

SEAT = "seat"
"""What a window claims that is a guest: the token in the settings, which is its seat at a table."""
_ASK_AGAIN_MS = 2500
"""Milliseconds between questions for tables."""


class NetworkGame(QObject):
    """The window's part of games on several computers."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.membership: Membership | None = None
        self.entrance: EntranceScreen | None = None
        self.lobby: LobbyPage | None = None
        self.address: QHostAddress | None = None
        """The address to listen on and look for tables at; None: the whole network."""
        self.beacon_port = BEACON_PORT
        self.lent = LentHere(lambda: window.content, window.play_with)
        self._furnish()
        self.moving = False
        """Whether the window is changing between pages of this table."""
        self._draft: TableDraft | None = None
        self._kept: Address | None = None
        self._chat = 0
        self._shown: str | None = None
        """The game that is shown."""
        self._search = TableSearch(self)
        self._search.found.connect(self._found)
        self._clock = QTimer(self)
        self._clock.setInterval(_ASK_AGAIN_MS)
        self._clock.timeout.connect(self._look)

    def _furnish(self) -> None:
        """What lies beside and over its pages."""
        window = self._window
        self.panel = PeoplePanel()
        self.panel.remove_wanted.connect(self.remove)
        self.dock = window.docks.add(said("network-game-company"), "company", self.panel)
        self.line = LineSheet(window.pages)
        self.line.leave.clicked.connect(window.show_start)
        self.away = AwaySheet(window.pages)
        self.away.stand_in_wanted.connect(self._stand_in)

    def say_anew(self) -> None:
        """Say everything in the language of now."""
        for sheet in (self.line, self.away):
            sheet.hide()
            sheet.deleteLater()
        self._furnish()
        if self.membership is not None and not (self.entrance is not None and self.membership.guest.lobby is None):
            self.panel.follow(self.membership)
            self.lobby, self._shown = None, None
            self._refresh()
        elif self.entrance is not None:
            self.open_entrance(self._draft)

    # What is shown

    def open_entrance(self, draft: TableDraft | None = None) -> None:
        """Offer to host a table, set up like that draft, or to join one."""
        window = self._window
        self._draft = draft
        with self._moves():
            window.clear()
        self.end()
        self.lent.give_back()
        last = last_address(window.settings)
        kept = read_room(self._folder)
        company = [isolated(each.name) for each in kept.people] if kept is not None and len(kept.people) > 1 else []
        name = (
            last.name or next((seat.name for seat in draft.seats if seat.controller == HUMAN), "")
            if draft
            else last.name
        )
        self.entrance = EntranceScreen(last, name, company, hosting=draft is not None)
        self.entrance.left.connect(window.show_start)
        self.entrance.host_wanted.connect(lambda own: self.host(own, go_on=False))
        self.entrance.go_on_wanted.connect(lambda own: self.host(own, go_on=True))
        self.entrance.join_wanted.connect(self.join)
        window.show_page(self.entrance)
        self._look()
        self._clock.start()

    def host(self, own: Address, *, go_on: bool) -> None:
        """Host a table and join it; or continue with the last room."""
        entrance = self.entrance
        assert entrance is not None
        if not tls.backend():
            entrance.complain(said("net-no-encryption"), hosting=True)
            return
        name = entrance.table.text().strip()[:TABLE] or said("entrance-own-table", name=own.name)
        try:
            table_host = TableHost(self._window.content, self._folder, name, go_on=go_on)
        except HostBusy as error:
            entrance.complain(str(error), hosting=True)
            return
        except OSError as error:
            entrance.complain(
                said("network-game-nothing-kept", folder=self._folder, strerror=error.strerror or error), hosting=True
            )
            return
        port = 0
        for wanted in (None, own.port) if go_on else (own.port,):  # a room keeps its port, unless it is taken now
            try:
                port = table_host.open(
                    wanted, self.address, hidden=not entrance.listed.isChecked(), beacon_port=self.beacon_port
                )
                break
            except HostError:
                continue
        if not port:
            table_host.give_up()
            entrance.complain(
                said("network-game-port-taken-another-program", port=own.port),
                hosting=True,
            )
            return
        table_host.trouble.connect(lambda why: self._window.notice.say(why[0].upper() + why[1:]))
        table_host.look()
        room = table_host.room
        host = next((each for each in room.people.values() if each.host), None) or room.invite(own.name)
        self._begin(
            Membership(table_host.content, Address("127.0.0.1", port, room.code, host.name, host.token), table_host)
        )

    def join(self, address: Address) -> None:
        """Connect to a table."""
        if self.entrance is not None and not tls.backend():
            self.entrance.complain(said("net-no-encryption"))
            return
        if self.entrance is not None:
            self.entrance.wait(said("network-game-calling", host=address.host))
        if not self._window.settings.claim(SEAT):
            address = msgspec.structs.replace(
                address, token=""
            )  # another window sits there: this one is a guest of its own
        self._begin(Membership(self._window.content, address))

    def _begin(self, membership: Membership) -> None:
        self.end()
        self.membership = membership
        self._chat, self._shown = 0, None
        membership.heard.connect(self._heard)
        membership.failed.connect(self._failed)
        self._window.destroyed.connect(membership.abandon)
        self.panel.follow(membership)

    def left(self) -> None:
        """The window shows something else."""
        self.entrance = None
        self.end()

    def end(self) -> None:
        """Leave the table, if there is one; a hosted table is closed."""
        self._clock.stop()
        self.line.hide()
        self.away.hide()
        self.dock.hide()
        self.lobby = None
        membership, self.membership = self.membership, None
        self._window.settings.release(SEAT)
        if membership is not None:
            self.panel.follow(None)
            membership.end()

    @property
    def playing(self) -> bool:
        """Whether a game of this table is shown or waiting."""
        return self.membership is not None and self.membership.guest.session is not None

    def leaving(self) -> str | None:
        """What people should know before they leave; None: nothing."""
        membership = self.membership
        lobby = membership.guest.lobby if membership is not None else None
        if membership is None or lobby is None or not membership.let_in:
            return None
        others = [isolated(each.name) for each in lobby.people if each.id != membership.guest.person and each.here]
        if membership.table_host is not None and (others or self.playing):
            return said("network-game-table-computer-closes-everybody")
        if (
            self.playing
            and membership.guest.session is not None
            and membership.guest.session.plan.humans
            and not self._over()
        ):
            return said("network-game-seats-wait-join-again")
        return None

    def again(self) -> None:
        """Return to the lobby with everybody; the host decides when."""
        if self.membership is not None:
            self.membership.guest.send(Again())

    def remove(self, person: Person) -> None:
        """Ask the host for confirmation."""
        text = said("network-game-sent-away-does-come", name=isolated(person.name))
        offer = ProblemDialog(
            said("network-game-send-away", name=isolated(person.name)),
            text,
            said("network-game-send-away-2"),
            said("network-game-never-mind"),
            self._window,
        )
        offer.leave.setFocus()
        offer.accepted.connect(lambda: self.panel.send_away(person))
        offer.open()

    # From the host

    def _heard(self, what: str) -> None:
        membership = self.membership
        if membership is None:
            return
        match what:
            case "refused" if membership.guest.refusal is not None:
                self._sent_away(lan_words.refused(membership.guest.refusal, PROGRAM))
            case "lost":
                self._cut(membership)
            case "no" if membership.guest.no is not None and not self.playing:
                self._window.notice.say(lan_words.no(membership.guest.no))
                self._refresh()
            case "over":
                self._over_now(membership)
            case "lent":
                if membership.guest.left_out:
                    self._window.notice.say(
                        said("network-game-something-host-made-up", left_out=membership.guest.left_out[0])
                    )
                if self.lent.take(membership.guest) and self.lobby is not None:
                    self._lobby_again(membership)
            case "lobby" | "game":
                self._refresh()
            case "chat":
                self._say_chat(membership)

    def _refresh(self) -> None:
        membership = self.membership
        if membership is None or membership.guest.lobby is None or not membership.guest.here:
            return
        self.line.hide()
        if (
            membership.table_host is None
            and membership.came_by != self._kept
            and self._window.settings.claim(SEAT)  # the seats that are remembered may be another window's
        ):
            self._kept = membership.came_by
            self._kept.remember(self._window.settings)
        session = membership.guest.session
        if session is None and not membership.guest.lobby.playing:
            self._show_lobby(membership)
        elif session is not None and session.ready and self._shown != session.id:
            self._show_game(membership, session)
        self.panel.refresh()
        awaited = (
            lan_words.awaited(membership.guest.lobby, session.owners)
            if session is not None and not self._over()
            else []
        )
        self.away.tell(awaited if membership.guest.lobby.playing else [], hosts=membership.hosts)

    def _show_lobby(self, membership: Membership) -> None:
        window = self._window
        if self.lobby is not None:
            self.lobby.refresh()
            self._show_code(membership)
            return
        self._shown = None
        self.entrance = None
        self._clock.stop()
        with self._moves():
            window.clear()
        self.lobby = LobbyPage(membership, window.catalogue, Favourites(window.settings))
        self.lobby.cards_wanted.connect(partial(window.open_page, "cards"))
        self.lobby.left.connect(lambda: window.leave_for(said("network-game-leave-table"), window.show_start))
        self.lobby.people.remove_wanted.connect(self.remove)
        self._show_code(membership)
        window.show_page(self.lobby)
        self.dock.hide()
        self._lay_draft(membership)

    def _lobby_again(self, membership: Membership) -> None:
        """Update the characters that can be chosen."""
        with self._moves():
            self._window.clear()
        self.lobby = None
        self._show_lobby(membership)

    def _show_code(self, membership: Membership) -> None:
        """Show what others need to join, if the table is here."""
        if membership.table_host is not None and self.lobby is not None:
            self.lobby.sign.show_table(membership.table_host.room.code, own_addresses(), membership.link.port)

    def _lay_draft(self, membership: Membership) -> None:
        """Set the table up as in the new game screen."""
        draft, self._draft = self._draft, None
        if (
            draft is None
            or membership.table_host is None
            or membership.guest.lobby is None
            or membership.guest.lobby.seats
        ):
            return
        for seat in draft.seats:
            name = clean(seat.name, NAME) or said("network-game-guest")
            membership.guest.send(Sit(name, seat.character, seat.controller))
        membership.guest.send(Lay(options_of(draft)))

    def _show_game(self, membership: Membership, session: RemoteSession) -> None:
        self._shown = session.id
        self.lobby = self.entrance = None
        self._clock.stop()
        with self._moves():
            self._window.play(session)
        page = self._window.game
        assert page is not None
        page.ending.rematch.setText(said("network-game-back-lobby"))
        page.ending.rematch.setVisible(membership.hosts)
        page.ending.again.hide()
        page.out.again.hide()
        page.fire.again.hide()
        self.dock.show()
        self.line.raise_()

    def look_back(self, replay: ReplaySession) -> None:
        """Look back at the finished game; the table stays open."""
        window = self._window
        with self._moves():
            window.watch(replay)
        page = window.looking_back
        assert page is not None
        page.left.disconnect(window.show_start)
        page.left.connect(self._return)

    def _return(self) -> None:
        self._shown = None
        self._refresh()

    def _over(self) -> bool:
        session = self.membership.guest.session if self.membership is not None else None
        return session is not None and session.ready and session.over

    def _over_now(self, membership: Membership) -> None:
        """Everybody saves the whole game when nothing in it is secret any more; the host already has it."""
        session = membership.guest.session
        self.away.hide()
        if session is not None and session.text is not None and membership.table_host is None:
            try:
                keep_text(self._window.folder, session.text)
            except (SaveError, OSError) as error:
                self._window.notice.say(said("network-game-game-could-kept", error=error))
        self._window.game_ended()  # only now the whole game is known here

    def _say_chat(self, membership: Membership) -> None:
        for panel in (self.panel, self.lobby.people if self.lobby is not None else None):
            if panel is not None:
                panel.refresh()
        fresh = membership.guest.chat[self._chat :]
        self._chat = len(membership.guest.chat)
        for each in fresh:
            if each.person != membership.guest.person or each.note:
                announce(self.panel if self.lobby is None else self.lobby.people, lan_words.note(each))
        spoken = fresh[-1] if fresh else None
        if spoken is None or not self.playing or spoken.person == membership.guest.person or spoken.text == "left":
            return  # the sheet already says who is away
        if spoken.note or self.dock.visibleRegion().isEmpty():
            self._window.notice.say(lan_words.note(spoken))

    # The connection

    def _failed(self, key: str) -> None:
        membership = self.membership
        if membership is None or (membership.let_in and key not in ("false_host", "senseless")):
            return  # it is tried again, as the sheet says
        self._sent_away(lan_words.failed(key, membership.address.host, membership.address.port))

    def _cut(self, membership: Membership) -> None:
        table = membership.guest.table or said("network-game-table")
        self.away.hide()
        self.line.say(
            said("network-game-line-cut-trying-again", table=table),
            said("network-game-seats-kept-soon-host"),
        )

    def _sent_away(self, why: str) -> None:
        """The host does not admit this guest: show why, on the first page."""
        let_in = self.membership is not None and self.membership.let_in
        if self.entrance is None or let_in:
            self.open_entrance()
        self.end()
        self._clock.start()
        assert self.entrance is not None
        self.entrance.complain(why)

    # inside

    @contextmanager
    def _moves(self) -> Iterator[None]:
        self.moving = True
        try:
            yield
        finally:
            self.moving = False

    @property
    def _folder(self) -> Path:
        """The folder of the room, its games and the certificate, the same as for `rdi-desktop host`."""
        return self._window.folder.parent / "host"

    def _found(self, found: Found) -> None:
        if self.entrance is not None:
            self.entrance.show_found(found)

    def _look(self) -> None:
        """Ask for tables."""
        if self.entrance is not None:
            self._search.ask(self.beacon_port, self.address)
            self.entrance.unheard = self._search.trouble
            self.entrance.refresh()

    def _stand_in(self, person: Person) -> None:
        if self.membership is not None:
            self.membership.guest.send(StandIn(person.id))
