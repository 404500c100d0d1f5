# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding tables on the network: one datagram asks, each host answers, without the code or names of people."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QUdpSocket

from rdi_desktop.session.clean_text import TABLE, clean

PORT = 47625
QUESTION = b"RDI Desktop: who has a table?".ljust(400, b"\0")
"""As long as any answer, so that hosts cannot be used to amplify traffic."""
MOST = 10
"""Most answers of a host per second."""
TABLES, FROM_ONE = 32, 4
"""Most tables that are listed after a question, in all and from one address."""
AT_ONCE = 200
"""Most answers read before the event loop runs again."""


class Found(msgspec.Struct, frozen=True):
    """A table that answered; `address` is the sender of the answer, whatever it contains."""

    table: str
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)]
    program: str
    people: Annotated[int, msgspec.Meta(ge=0, le=100)]
    playing: bool
    address: str = ""


class Beacon(QObject):
    """Answers questions for a host."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.told = Found("", 0, "", 0, playing=False)
        self._answered: list[float] = []
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._asked)

    def listen(self, port: int = PORT, address: QHostAddress | None = None) -> int:
        """Start; returns the port, or 0 if it is not free: then the table can only be found by its address."""
        mode = QUdpSocket.BindFlag.ShareAddress | QUdpSocket.BindFlag.ReuseAddressHint
        if not self._socket.bind(address or QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), port, mode):
            return 0
        return self._socket.localPort()

    def close(self) -> None:
        """Stop answering."""
        self._socket.close()

    def _asked(self) -> None:
        while self._socket.hasPendingDatagrams():
            datagram = self._socket.receiveDatagram(len(QUESTION) + 1)
            now = time.monotonic()
            self._answered = [at for at in self._answered if now - at < 1]
            if bytes(datagram.data().data()) == QUESTION and len(self._answered) < MOST:
                self._answered.append(now)
                self._socket.writeDatagram(datagram.makeReply(msgspec.json.encode(self.told)[: len(QUESTION)]))


class TableSearch(QObject):
    """Asks the network for tables."""

    found = Signal(object)
    """A `Found`, each time one answers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[tuple[str, int], Found] = {}
        """The answers to the last question, by sender."""
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._answered)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._answered)

    def ask(self, port: int = PORT, address: QHostAddress | None = None) -> None:
        """Ask everybody on this network, or only that address."""
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
        self._rest.start()  # there is more, but the event loop runs first
