# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that a host is: a room, its line to the network, its answer to those who look for tables, and its file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QHostAddress

from rdi_desktop import __version__
from rdi_desktop.net import code as codes
from rdi_desktop.net.certificate import own_certificate
from rdi_desktop.net.discovery import PORT as BEACON_PORT
from rdi_desktop.net.discovery import Beacon, Found
from rdi_desktop.net.keeping import keep, kept_company, room_again
from rdi_desktop.net.lobby import Laying
from rdi_desktop.net.room import Room
from rdi_desktop.net.server import PORT, Server
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import SaveError

if TYPE_CHECKING:
    from rdi_desktop.content import Content

PROGRAM = f"rdi-desktop {__version__}"

log = logging.getLogger(__name__)


class House(QObject):
    """A table that others can come to."""

    def __init__(
        self, content: Content, folder: Path, table: str, *, go_on: bool = True, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.content = content
        self.folder = folder
        self.trouble: str | None = None
        """Why the last company cannot be gone on with, or why this one is not written down."""
        certificate = own_certificate(folder)
        kept = kept_company(folder) if go_on else None
        room: Room | None = None
        self._port: int | None = None
        if kept is not None and codes.fits(kept.code, certificate.der):
            try:
                room = room_again(kept, self._laying(), self._new_game, content, PROGRAM)
                self._port = kept.port
            except (SaveError, OSError) as error:
                self.trouble = str(error)
        self.room = room or Room(self._laying(), codes.new_code(certificate.der), self._new_game, table, PROGRAM)
        self.server = Server(self.room, certificate, self)
        self.beacon = Beacon(self)
        self.room.changed = self._changed

    def open(
        self,
        port: int = PORT,
        address: QHostAddress | None = None,
        *,
        hidden: bool = False,
        beacon_port: int = BEACON_PORT,
    ) -> int:
        """Listen; the port. A company that goes on takes the port that it had, so that its guests find it. HostError if it is not free."""
        self._port = self.server.listen(self._port or port, address)
        if not hidden:
            self.beacon.listen(beacon_port, address)
        self._changed()
        return self._port

    def close(self) -> None:
        """Close the house: guests are away, the game is written and can be gone on with."""
        self._changed()
        self.beacon.close()
        self.room.changed = None
        self.server.close()
        self.room.close()

    def _laying(self) -> Laying:
        return Laying.of(self.content)

    def _new_game(self, plan: GamePlan) -> LocalSession:
        return new_session(plan, self.content, self.folder / "games", program=PROGRAM)

    def _changed(self) -> None:
        room = self.room
        self.beacon.told = Found(room.name[:40], self._port or 0, PROGRAM, len(room.people), room.game is not None)
        try:
            keep(room, self.folder, self._port or 0)
        except OSError as error:
            self.trouble = str(error)
            log.warning("the company cannot be written down: %s", error)
