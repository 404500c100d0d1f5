# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has a table on this network? One datagram asks, each host answers; no code and no names of people are told."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QUdpSocket

from rdi_desktop.session.texts import TABLE, clean

PORT = 47625
QUESTION = b"RDI Desktop: who has a table?".ljust(400, b"\0")
"""As long as any answer: nobody can make a host shout louder than they did."""
MOST = 10
"""Answers of a host in a second."""
TABLES, FROM_ONE = 32, 4
"""Different tables that are listed after each question, and those of one address."""
AT_ONCE = 200
"""Answers that are read before anything else is done again."""


class Found(msgspec.Struct, frozen=True):
    """A table that answered; `address` is where the answer came from, whatever it says."""

    table: str
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)]
    program: str
    people: Annotated[int, msgspec.Meta(ge=0, le=100)]
    playing: bool
    address: str = ""


class Beacon(QObject):
    """Answers for a host."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.told = Found("", 0, "", 0, playing=False)
        self._answered: list[float] = []
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._asked)

    def listen(self, port: int = PORT, address: QHostAddress | None = None) -> int:
        """Begin; the port, or 0 if it cannot be had: then the table is found by its address only."""
        mode = QUdpSocket.BindFlag.ShareAddress | QUdpSocket.BindFlag.ReuseAddressHint
        if not self._socket.bind(address or QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), port, mode):
            return 0
        return self._socket.localPort()

    def close(self) -> None:
        """Answer no more."""
        self._socket.close()

    def _asked(self) -> None:
        while self._socket.hasPendingDatagrams():
            datagram = self._socket.receiveDatagram(len(QUESTION) + 1)
            now = time.monotonic()
            self._answered = [at for at in self._answered if now - at < 1]
            if bytes(datagram.data().data()) == QUESTION and len(self._answered) < MOST:
                self._answered.append(now)
                self._socket.writeDatagram(datagram.makeReply(msgspec.json.encode(self.told)[: len(QUESTION)]))


class Search(QObject):
    """Asks for tables."""

    found = Signal(object)
    """A `Found`, each time one answers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[tuple[str, int], Found] = {}
        """Who has answered the last question, and what."""
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._answered)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._answered)

    def ask(self, port: int = PORT, address: QHostAddress | None = None) -> None:
        """Ask everybody on this network, or that address only."""
        self._told.clear()
        if self._socket.state() != QUdpSocket.SocketState.BoundState:
            self._socket.bind(address or QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), 0)
        self._socket.writeDatagram(QUESTION, address or QHostAddress(QHostAddress.SpecialAddress.Broadcast), port)

    def _answered(self) -> None:
        for _ in range(AT_ONCE):
            if not self._socket.hasPendingDatagrams():
                return
            datagram = self._socket.receiveDatagram(len(QUESTION))
            address = datagram.senderAddress().toString()
            if len(self._told) >= TABLES or sum(address == other for other, _ in self._told) >= FROM_ONE:
                continue
            try:
                told = msgspec.json.decode(bytes(datagram.data().data()), type=Found)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                continue
            if told.port and (address, told.port) not in self._told:
                table, program = clean(told.table, TABLE), clean(told.program, TABLE)
                self._told[address, told.port] = told
                self.found.emit(msgspec.structs.replace(told, table=table, program=program, address=address))
        self._rest.start()  # there is more, but others have their turn first
