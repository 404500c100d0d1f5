# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest's connection to a host: encrypted, authenticated by the join code, and restored when it is lost."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from rdi_desktop.machine import tls
from rdi_desktop.net import code as codes
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.wire import WireError

AGAIN = (500, 1000, 2000, 4000)
"""Milliseconds before each new attempt; the last value is repeated."""
DAMAGED = 3
"""How often a host may send invalid bytes before this gives up."""
_ANSWERED = (
    QAbstractSocket.SocketError.RemoteHostClosedError,
    QAbstractSocket.SocketError.SslHandshakeFailedError,
    QAbstractSocket.SocketError.SslInternalError,
)
"""Errors that only occur if somebody has answered."""
TICK = 1000
"""Milliseconds between checks that the host is still there."""


class Link(QObject):
    """Moves bytes between a socket and the guest."""

    failed = Signal(str)
    """Why there is no connection: not_found, no_line (somebody answered, and closed it), false_host, damaged.

    It is tried again, unless the host is false, or has sent invalid bytes too often (senseless)."""

    def __init__(self, guest: Guest, host: str, port: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.guest = guest
        self.host, self.port = host, port
        self._tries = 0
        self._damaged = 0
        """How often the host has sent invalid bytes since `call`."""
        self._given_up = False
        tls.backend()
        self._socket = QSslSocket(self)
        self._socket.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)  # only the code is trusted
        self._socket.encrypted.connect(self._encrypted)
        self._socket.readyRead.connect(self._read)
        self._socket.disconnected.connect(self._lost)
        self._socket.errorOccurred.connect(self._error)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._call)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._tick)
        self._said = QTimer(self)
        self._said.setSingleShot(True)
        self._said.setInterval(0)
        self._said.timeout.connect(self.write)
        guest.wake = self._said.start

    def call(self) -> None:
        """Connect to the host, repeatedly until it answers."""
        self._given_up, self._damaged = False, 0
        self._call()

    def _call(self) -> None:
        self._socket.abort()
        self._again.stop()  # what was open has just told that it is lost; this is the new attempt
        self._socket.connectToHostEncrypted(self.host, self.port)
        self._clock.start()

    def hang_up(self) -> None:
        """Close the connection for good."""
        self._given_up = True
        self._again.stop()
        self._clock.stop()
        self.write()
        self._socket.disconnectFromHost()

    def write(self) -> None:
        """Send what the guest has queued; also done automatically by the event loop."""
        if self._socket.isEncrypted() and (data := self.guest.outgoing()):
            self._socket.write(data)
            self._socket.flush()

    def _encrypted(self) -> None:
        certificate = bytes(self._socket.peerCertificate().toDer().data())
        if not codes.fits(self.guest.code, certificate):
            self._given_up = True
            self._socket.abort()
            self.failed.emit("false_host")
            return
        self.guest.connected(time.monotonic())
        self.write()

    def _read(self) -> None:
        try:
            self.guest.received(bytes(self._socket.readAll().data()), time.monotonic())
        except WireError:
            self._damaged += 1
            self._given_up = self._damaged >= DAMAGED
            self._socket.abort()
            self.failed.emit("senseless" if self._given_up else "damaged")
            return
        if self.guest.here:
            self._tries = 0
        if self.guest.refusal is not None:
            self._socket.disconnectFromHost()
            return
        self.write()

    def _tick(self) -> None:
        if not self.guest.tick(time.monotonic()) and self._socket.state() == QAbstractSocket.SocketState.ConnectedState:
            self._socket.abort()
        self.write()

    def _error(self, error: QAbstractSocket.SocketError) -> None:
        if not self.guest.here and self.guest.refusal is None and not self._given_up:
            self.failed.emit("no_line" if error in _ANSWERED else "not_found")
        self._lost()

    def _lost(self) -> None:
        self.guest.disconnected()
        if self._given_up or self.guest.refusal is not None or self._again.isActive():
            return
        self._again.start(AGAIN[min(self._tries, len(AGAIN) - 1)])
        self._tries += 1
