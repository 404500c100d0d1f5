# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding tables: one datagram asks on each network of this computer, each host answers, without the code or names of people."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkDatagram, QUdpSocket

from rdi_desktop.machine import network
from rdi_desktop.session.clean_text import TABLE, clean
from rdi_desktop.words import said

PORT = 47625
QUESTION = b"RDI Desktop: who has a table?".ljust(400, b"\0")
"""As long as any answer, so that hosts cannot be used to amplify traffic."""
MOST = 30
"""Most answers of a host per second."""
TABLES, FROM_ONE = 32, 4
"""Most tables that are listed after a question, in all and from one address."""
_ANY = (
    QHostAddress(QHostAddress.SpecialAddress.AnyIPv4),
    QHostAddress(QHostAddress.SpecialAddress.AnyIPv6),
)
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
    host: str = ""
    """A number by chance, the same for all answers of a host: it may be found by several addresses."""


class Beacon(QObject):
    """Answers questions for a host."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.told = Found("", 0, "", 0, playing=False)
        self._answered: list[float] = []
        self._host = secrets.token_hex(8)
        self._sockets: list[QUdpSocket] = []

    def listen(self, port: int = PORT, address: QHostAddress | None = None) -> int:
        """Start; returns the port, or 0 if it is not free: then the table can only be found by its address."""
        mode = QUdpSocket.BindFlag.ShareAddress | QUdpSocket.BindFlag.ReuseAddressHint
        bound = 0
        for own in (address,) if address is not None else _ANY:
            socket = QUdpSocket(self)
            if socket.bind(own, port, mode):
                bound = bound or socket.localPort()
                socket.readyRead.connect(partial(self._asked, socket))
                self._sockets.append(socket)  # a computer may lack one of the two
        return bound

    def close(self) -> None:
        """Stop answering."""
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    def _asked(self, socket: QUdpSocket) -> None:
        while socket.hasPendingDatagrams():
            datagram = socket.receiveDatagram(len(QUESTION) + 1)
            now = time.monotonic()
            self._answered = [at for at in self._answered if now - at < 1]
            if bytes(datagram.data().data()) == QUESTION and len(self._answered) < MOST:
                self._answered.append(now)
                told = msgspec.json.encode(msgspec.structs.replace(self.told, host=self._host))[: len(QUESTION)]
                # not makeReply, which would answer from the address that was asked: nobody's, if that was a broadcast
                socket.writeDatagram(QNetworkDatagram(told, datagram.senderAddress(), datagram.senderPort()))


class TableSearch(QObject):
    """Asks the network for tables."""

    found = Signal(object)
    """A `Found`, each time one answers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[tuple[str, int], Found] = {}
        """The answers to the last question, by sender."""
        self.trouble = ""
        """Why nobody hears the question, or not everywhere; '' if it went out on every interface."""
        self._sockets = {v6: QUdpSocket(self) for v6 in (False, True)}
        """The sockets that ask by IPv4 and by IPv6."""
        for socket in self._sockets.values():
            socket.readyRead.connect(self._answered)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._answered)

    def ask(self, port: int = PORT, address: QHostAddress | None = None) -> None:
        """Ask everybody on every network of this computer, or only that address."""
        self._told.clear()
        ways = [(address.toString(), "")] if address is not None else network.ways_to_all()
        lost = {name: why for way, name in ways if (why := self._send(way, port, address))}
        if len(lost) == len({name for _, name in ways}):
            self.trouble = said("net-nothing-gets-out", why=next(iter(lost.values())))
        else:
            lost.pop("", None)  # without a default route, but with others
            self.trouble = " ".join(said("net-nothing-gets-out-by", name=name, why=why) for name, why in lost.items())

    def _send(self, way: str, port: int, own: QHostAddress | None) -> str:
        """Send the question there. Why it cannot be sent, or ''."""
        to = QHostAddress(way)
        v6 = to.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv6Protocol
        socket = self._sockets[v6]
        if not _bound(socket) and not socket.bind(own or _ANY[v6], 0):
            return socket.errorString()
        return "" if socket.writeDatagram(QUESTION, to, port) == len(QUESTION) else socket.errorString()

    def _answered(self) -> None:
        for _ in range(AT_ONCE):
            asked = self._sockets.values()
            socket = next((each for each in asked if _bound(each) and each.hasPendingDatagrams()), None)
            if socket is None:
                return
            datagram = socket.receiveDatagram(len(QUESTION))
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


def _bound(socket: QUdpSocket) -> bool:
    return socket.state() == QUdpSocket.SocketState.BoundState
