# SPDX-License-Identifier: GPL-3.0-or-later
"""A room on the network: every line encrypted, one event loop. Only computer players that take their time think beside it."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import (
    QHostAddress,
    QSsl,
    QSslCertificate,
    QSslConfiguration,
    QSslKey,
    QSslServer,
    QSslSocket,
    QTcpSocket,
)

from rdi_desktop.net.certificate import Certificate
from rdi_desktop.net.room import Room

PORT = 47624
"""Where a host listens unless another port is chosen; not assigned to anybody."""
TICK = 40
"""Milliseconds between two times at which guests are told what is new."""
HANDSHAKE = 5000
"""Milliseconds in which a line must be encrypted."""
QUEUE = 1 << 20
"""Bytes that wait for a guest before it is given up: it may come back."""

log = logging.getLogger(__name__)


class HostError(OSError):
    """No listening on that address and port; the message says why."""


class Server(QObject):
    """Brings bytes from sockets to the room and back."""

    def __init__(self, room: Room, certificate: Certificate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._lines: dict[int, QTcpSocket] = {}
        configuration = QSslConfiguration.defaultConfiguration()
        configuration.setLocalCertificate(QSslCertificate(certificate.certificate))
        configuration.setPrivateKey(QSslKey(certificate.key, QSsl.KeyAlgorithm.Ec))
        configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        configuration.setProtocol(QSsl.SslProtocol.TlsV1_2OrLater)
        self._server = QSslServer(self)
        self._server.setSslConfiguration(configuration)
        self._server.setHandshakeTimeout(HANDSHAKE)
        self._server.pendingConnectionAvailable.connect(self._called)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._tick)

    def listen(self, port: int = PORT, address: QHostAddress | None = None) -> int:
        """Begin; the port that was taken (0 takes any). HostError if it is not free."""
        if not self._server.listen(address or QHostAddress(QHostAddress.SpecialAddress.Any), port):
            raise HostError(self._server.errorString())
        self._clock.start()
        return self._server.serverPort()

    def close(self) -> None:
        """Stop listening, and end all lines."""
        self._clock.stop()
        self._server.close()
        for number in list(self._lines):
            self._drop(number)

    def _called(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            number = self.room.connected(socket.peerAddress().toString(), time.monotonic())
            if number is None:
                socket.abort()
                socket.deleteLater()
                continue
            self._lines[number] = socket
            socket.readyRead.connect(lambda number=number: self._read(number))
            socket.disconnected.connect(lambda number=number: self._drop(number))
            self._read(number)

    def _read(self, number: int) -> None:
        socket = self._lines.get(number)
        if socket is None:
            return
        data = bytes(socket.readAll().data())
        if data:
            self.room.received(number, data, time.monotonic())  # answered at the next tick, however long it took

    def _tick(self) -> None:
        self.room.tick(time.monotonic(), self._waiting)
        for number in list(self._lines):
            self._write(number)

    def _waiting(self, number: int) -> int:
        socket = self._lines.get(number)
        if not isinstance(socket, QSslSocket):
            return 0
        return socket.bytesToWrite() + socket.encryptedBytesToWrite()

    def _write(self, number: int) -> None:
        socket = self._lines[number]
        data = self.room.outgoing(number)
        if data:
            socket.write(data)
            socket.flush()
        if self.room.closing(number):
            socket.disconnectFromHost()  # after what is still to be sent
        elif self._waiting(number) > QUEUE:
            log.info("line %d takes nothing any more", number)
            socket.abort()

    def _drop(self, number: int) -> None:
        socket = self._lines.pop(number, None)
        if socket is not None:
            self.room.disconnected(number)
            socket.abort()
            socket.deleteLater()
