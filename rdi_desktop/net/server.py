# SPDX-License-Identifier: GPL-3.0-or-later
"""A room on the network: all connections encrypted, one event loop. Only computer players that take their time use another thread."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import (
    QHostAddress,
    QSsl,
    QSslCertificate,
    QSslConfiguration,
    QSslKey,
    QSslSocket,
    QTcpServer,
)

from rdi_desktop.machine import tls
from rdi_desktop.net.certificate import Certificate
from rdi_desktop.net.room import Room

PORT = 47624
"""The default port of a host; not assigned to anything else."""
TICK = 40
"""Milliseconds between the times at which guests are told the news."""
QUEUE = 1 << 20
"""Unsent bytes after which a guest is disconnected; it may return."""

log = logging.getLogger(__name__)


class HostError(OSError):
    """That address and port cannot be used; the message says why."""


class _Door(QTcpServer):
    """Accepts every connection before encryption; the room decides who may stay.

    Not a QSslServer: that one stops at thirty connections that are not encrypted yet, so silent ones would block it for good.
    """

    called = Signal(QSslSocket)

    def __init__(self, configuration: QSslConfiguration, parent: QObject) -> None:
        super().__init__(parent)
        self._configuration = configuration

    def incomingConnection(self, handle: int) -> None:  # noqa: N802 - Qt's name
        """Accept a connection."""
        socket = QSslSocket(self)
        socket.setSslConfiguration(self._configuration)
        if socket.setSocketDescriptor(handle):
            self.called.emit(socket)
        else:
            socket.deleteLater()


class Server(QObject):
    """Moves bytes between sockets and the room."""

    def __init__(self, room: Room, certificate: Certificate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._lines: dict[int, QSslSocket] = {}
        tls.backend()
        configuration = QSslConfiguration.defaultConfiguration()
        configuration.setLocalCertificate(QSslCertificate(certificate.certificate))
        configuration.setPrivateKey(QSslKey(certificate.bare_key, QSsl.KeyAlgorithm.Rsa))
        configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        configuration.setProtocol(QSsl.SslProtocol.TlsV1_2OrLater)
        self._server = _Door(configuration, self)
        self._server.called.connect(self._called)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._tick)

    def listen(self, port: int = PORT, address: QHostAddress | None = None) -> int:
        """Start; returns the port (0 takes any free one). HostError if it is not free."""
        if not self._server.listen(address or QHostAddress(QHostAddress.SpecialAddress.Any), port):
            raise HostError(self._server.errorString())
        self._clock.start()
        return self._server.serverPort()

    def close(self) -> None:
        """Stop listening, and close all connections."""
        self._clock.stop()
        self._server.close()
        for number in list(self._lines):
            self._drop(number)

    def _called(self, socket: QSslSocket) -> None:
        number = self.room.connected(socket.peerAddress().toString(), time.monotonic())
        if number is None:
            socket.abort()
            socket.deleteLater()
            return
        self._lines[number] = socket
        socket.readyRead.connect(lambda: self._read(number))
        socket.disconnected.connect(lambda: self._drop(number))
        socket.errorOccurred.connect(lambda _error: self._drop(number))
        socket.startServerEncryption()
        for other in [other for other in self._lines if not self.room.holds(other)]:
            self._drop(other)  # closed to make room

    def _read(self, number: int) -> None:
        socket = self._lines.get(number)
        if socket is None:
            return
        data = bytes(socket.readAll().data())
        if data:
            self.room.received(number, data, time.monotonic())  # answered at the next tick, however long it took

    def _tick(self) -> None:
        self._server.resumeAccepting()  # Qt stops for good when the system has run out of sockets
        self.room.tick(time.monotonic(), self._waiting)
        for number in list(self._lines):
            if number in self._lines:
                self._write(number)

    def _waiting(self, number: int) -> int:
        socket = self._lines.get(number)
        if socket is None:
            return 0
        return socket.bytesToWrite() + socket.encryptedBytesToWrite()

    def _write(self, number: int) -> None:
        socket = self._lines[number]
        data = self.room.outgoing(number)
        if data and socket.isEncrypted():
            socket.write(data)
            socket.flush()
        if self.room.closing(number) and socket.isEncrypted():
            socket.disconnectFromHost()  # after sending what is left
        elif self.room.closing(number):
            self._drop(number)
        elif self._waiting(number) > QUEUE:
            log.info("line %d takes nothing any more", number)
            socket.abort()

    def _drop(self, number: int) -> None:
        socket = self._lines.pop(number, None)
        if socket is not None:
            self.room.disconnected(number)
            socket.abort()
            socket.deleteLater()
