# SPDX-License-Identifier: GPL-3.0-or-later
"""A host: a room, its server, its beacon for those who look for tables, and its file."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress

from rdi_desktop import __version__
from rdi_desktop.machine.files import Lock, put_aside
from rdi_desktop.net import code as codes
from rdi_desktop.net.certificate import own_certificate
from rdi_desktop.net.discovery import PORT as BEACON_PORT
from rdi_desktop.net.discovery import Beacon, Found
from rdi_desktop.net.lending import Lender
from rdi_desktop.net.lobby import LobbySetup
from rdi_desktop.net.room import Room
from rdi_desktop.net.saved_room import FILE, SavedRoom, read_room, restored_room, resume_game, save_room
from rdi_desktop.net.server import PORT, Server
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import SaveError
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content

PROGRAM = f"rdi-desktop {__version__}"

LOOK = 1000
"""Milliseconds between checks for trouble."""

log = logging.getLogger(__name__)


class HostBusy(OSError):
    """Another window of this computer has a table open, with the company and the key that this one would use."""


class TableHost(QObject):
    """A table that others can join."""

    changed = Signal()
    """Somebody has joined or left, or the join code has changed."""
    trouble = Signal(str)
    """Why the last room or its game cannot be continued, or something cannot be saved; emitted once the table is open."""

    def __init__(
        self, content: Content, folder: Path, table: str, *, go_on: bool = True, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._lock = Lock(folder / "host.lock")
        if not self._lock.take():
            raise HostBusy(said("host-busy"))
        self.lender = Lender(content)
        self.content = self.lender.content
        """# the content played with here: everything lent to guests, too"""
        self.folder = folder
        self._troubles: list[str] = list(self.lender.left_out)
        self._unwritten: str | None = None
        self._said: set[str] = set()
        certificate = own_certificate(folder)
        kept = self._kept() if go_on else None
        self._port: int | None = None
        if kept is not None and not codes.fits(kept.code, certificate.der):
            self._troubles.append(said("host-new-key"))
            kept = msgspec.structs.replace(kept, code=codes.new_code(certificate.der))
        if kept is not None:
            self.room, self._port = restored_room(kept, self._new_setup(), self._new_game, PROGRAM), kept.port
            try:
                resume_game(self.room, kept, self.content)
            except (SaveError, OSError) as error:
                self._troubles.append(said("host-game-lost", why=str(error)))
        else:
            self.room = Room(self._new_setup(), codes.new_code(certificate.der), self._new_game, table, PROGRAM)
        self.room.lender = self.lender
        self.room.new_code = lambda: codes.new_code(certificate.der)
        self.server = Server(self.room, certificate, self)
        self.beacon = Beacon(self)
        self.room.changed = self._changed
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK)
        self._clock.timeout.connect(self.look)

    def look(self) -> None:
        """Report new trouble: the disk may be full, even while nobody joins or leaves."""
        game = self.room.game
        unwritten = self._unwritten or (game.session.trouble if game is not None else None)
        if unwritten is not None and unwritten not in self._said:
            self._troubles.append(said("host-not-written", why=unwritten))
        self._said = {unwritten} if unwritten is not None else set()
        troubles, self._troubles = self._troubles, []
        for trouble in troubles:
            log.warning("%s", trouble)
            self.trouble.emit(trouble)

    def open(
        self,
        port: int | None = None,
        address: QHostAddress | None = None,
        *,
        hidden: bool = False,
        beacon_port: int = BEACON_PORT,
    ) -> int:
        """Listen; returns the port. HostError if it is not free.

        Unless a port is given, a restored room uses its earlier one, so that its guests find it.
        """
        self._port = self.server.listen((self._port or PORT) if port is None else port, address)
        self._clock.start()
        if not hidden:
            self.beacon.listen(beacon_port, address)
        self._changed()
        return self._port

    def close(self) -> None:
        """Close the table: guests are disconnected, the game is saved and can be continued."""
        self._clock.stop()
        self._changed()
        self.beacon.close()
        self.room.changed = None
        self.server.close()
        self.room.close()

        self._lock.let_go()

    def give_up(self) -> None:
        """It cannot be opened: leave everything as it was."""
        self.room.close()
        self._lock.let_go()
        self.deleteLater()

    def _new_setup(self) -> LobbySetup:
        return LobbySetup.of(self.content)

    def _new_game(self, plan: GamePlan) -> LocalSession:
        return new_session(plan, self.content, self.folder / "games", program=PROGRAM)

    def _changed(self) -> None:
        room = self.room
        self.beacon.told = Found(room.name[:40], self._port or 0, PROGRAM, len(room.people), room.game is not None)
        try:
            save_room(room, self.folder, self._port or 0)
            self._unwritten = None
        except OSError as error:
            self._unwritten = error.strerror or str(error)
        self.changed.emit()

    def _kept(self) -> SavedRoom | None:
        """The saved room. An unreadable file is renamed, so that it may be repaired."""
        kept, path = read_room(self.folder), self.folder / FILE
        if kept is None and path.exists():
            aside = ""
            with suppress(OSError):
                aside = str(put_aside(path))
            self._troubles.append(said("host-company-damaged", kept="yes" if aside else "no", file=aside))
        return kept
