# SPDX-License-Identifier: GPL-3.0-or-later
"""This window's membership at a table on the network: its connection, and the host if the table is here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from rdi_desktop.net import code as codes
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.messages import Person, Rise
from rdi_desktop.net.table_host import PROGRAM, TableHost

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.ui.look.settings import Settings

_MEMO = "table"


class Address(msgspec.Struct, frozen=True):
    """A table, and how this computer returns to its seats there."""

    host: str = ""
    port: int = 0
    code: str = ""
    name: str = ""
    token: str = ""

    def remember(self, settings: Settings) -> None:
        """Remember it for the next start."""
        settings.remember(_MEMO, msgspec.json.encode(self).decode())


def last_address(settings: Settings) -> Address:
    """The last table; empty if there was none."""
    try:
        return msgspec.json.decode(settings.memo(_MEMO), type=Address)
    except msgspec.MsgspecError:
        return Address()


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat at this computer."""

    seat: int
    name: str


class Membership(QObject):
    """A guest with its connection; the window is told what has changed."""

    heard = Signal(str)
    """What has changed: lobby, chat, game, table, refused, no, lost, over."""
    failed = Signal(str)
    """Why there is no connection, see `Link`."""

    def __init__(self, content: Content, address: Address, table_host: TableHost | None = None) -> None:
        super().__init__()
        self.address = address
        self.table_host = table_host
        self.let_in = False
        """Whether the host has ever admitted this guest: before that nobody waits for a reconnection."""
        self.guest = Guest(
            content, codes.plain(address.code), address.name, PROGRAM, address.token, at_home=table_host is not None
        )
        self.link = Link(self.guest, address.host, address.port, self)
        self.link.failed.connect(self.failed)
        self._stop = self.guest.observe(self._hear)
        self._ended = False
        self.link.call()

    @property
    def person(self) -> Person | None:
        """This guest's entry in the room."""
        lobby = self.guest.lobby
        return next((each for each in lobby.people if each.id == self.guest.person), None) if lobby else None

    @property
    def hosts(self) -> bool:
        """Whether this computer is the host."""
        person = self.person
        return person is not None and person.host

    @property
    def came_by(self) -> Address:
        """How this computer returns."""
        return msgspec.structs.replace(self.address, token=self.guest.token)

    def seats(self) -> list[OwnSeat]:
        """The seats at this computer, before the game."""
        lobby = self.guest.lobby
        laid = enumerate(lobby.seats) if lobby is not None else ()
        return [OwnSeat(place, seat.name) for place, seat in laid if seat.person == self.guest.person]

    def end(self) -> None:
        """Leave: before a game the seats become free, in a game they wait. Once is enough."""
        if self._ended:
            return
        self._ended = True
        self._stop()
        lobby = self.guest.lobby
        if self.guest.here and lobby is not None and not lobby.playing and self.table_host is None:
            for own in reversed(self.seats()):
                self.guest.send(Rise(own.seat))
        self.link.hang_up()
        if self.table_host is not None:
            self.table_host.close()
            self.table_host.deleteLater()
            self.table_host = None
        self.deleteLater()

    def abandon(self) -> None:
        """The window is gone without having left: leave, and tell nothing to what showed the game there."""
        self.guest.session = None
        self.end()

    def _hear(self, what: str) -> None:
        self.let_in = self.let_in or self.guest.here
        self.heard.emit(what)
