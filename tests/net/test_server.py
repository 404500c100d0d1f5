# SPDX-License-Identifier: GPL-3.0-or-later
"""The host on its port, on loopback: when it speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QSslSocket, QTcpServer, QTcpSocket
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.net.certificate import own_certificate
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.room import MOST_FROM_ONE, Room
from rdi_desktop.net.server import QUEUE, HostError, Server
from rdi_desktop.net.table_host import TableHost
from rdi_desktop.net.wire import STEPS, framed
from tests.net.hostile import FalseHost

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


def let_pass(reached: Callable[[], object], most: int = 2000) -> None:
    for _ in range(most):
        if reached():
            return
        QTest.qWait(5)
    raise AssertionError("never came to the moment that the test is about")


@pytest.fixture
def table_host(qtbot: QtBot, content: Content, tmp_path: Path) -> Iterator[tuple[TableHost, int]]:
    table_host = TableHost(content, tmp_path, "Here")
    yield table_host, table_host.open(0, LOOPBACK, hidden=True)
    table_host.close()


def test_silent_lines_by_the_hundred_keep_nobody_out(table_host: tuple[TableHost, int], content: Content) -> None:
    """Neither of those who never say a word, nor of those who are encrypted and then say nothing."""
    here, port = table_host
    silent: list[QTcpSocket] = []
    for n in range(400):
        socket = QSslSocket() if n % 8 == 0 else QTcpSocket()
        silent.append(socket)
        if isinstance(socket, QSslSocket):
            socket.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
            socket.connectToHostEncrypted("127.0.0.1", port)
        else:
            socket.connectToHost("127.0.0.1", port)
        QTest.qWait(1)
    let_pass(lambda: all(each.state() != QAbstractSocket.SocketState.ConnectingState for each in silent))
    guest = Guest(content, here.room.code, "Ann", "test")
    link = Link(guest, "127.0.0.1", port)
    link.call()
    let_pass(lambda: guest.here, 800)
    assert len(here.server._lines) <= MOST_FROM_ONE
    for socket in silent:
        socket.abort()
    let_pass(lambda: len(here.server._lines) == 1)
    link.hang_up()


def test_a_host_that_makes_no_sense_is_not_called_for_ever(
    qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rdi_desktop.net.link.AGAIN", (1,))
    host = FalseHost()
    host.script = lambda: [framed(b"no word of ours", STEPS[1])]
    guest, said = Guest(content, host.code, "Ann", "test"), list[str]()
    link = Link(guest, "127.0.0.1", host.port)
    link.failed.connect(said.append)
    link.call()
    let_pass(lambda: "senseless" in said)
    QTest.qWait(100)
    assert said == ["damaged", "damaged", "senseless"]
    assert host.calls == 3
    link.call()
    let_pass(lambda: host.calls > 3)
    link.hang_up()
    host.close()


def test_who_calls_once_more_reconnects_once(
    table_host: tuple[TableHost, int], content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line that is given up for the new one is no lost line, after which the new one would be given up in turn, and so on for ever."""
    monkeypatch.setattr("rdi_desktop.net.link.AGAIN", (1,))
    here, port = table_host
    guest, told = Guest(content, here.room.code, "Ann", "test"), list[str]()
    link = Link(guest, "127.0.0.1", port)
    link.call()
    let_pass(lambda: guest.here)
    guest.observe(told.append)
    link.call()
    assert not guest.here
    let_pass(lambda: guest.here)
    QTest.qWait(100)
    assert told.count("lost") == 1
    assert guest.here
    link.hang_up()


class Stuck(QSslSocket):
    """A line whose other end has stopped reading, with so many bytes waiting."""

    waiting = (0, 0)
    aborted = 0

    def bytesToWrite(self) -> int:
        return self.waiting[0]

    def encryptedBytesToWrite(self) -> int:
        return self.waiting[1]

    def abort(self) -> None:
        self.aborted += 1


def test_a_line_that_takes_nothing_any_more_is_closed_and_a_slow_one_is_not(
    table_host: tuple[TableHost, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits is counted before and after encryption."""
    server, room, socket = table_host[0].server, table_host[0].room, Stuck()
    server._clock.stop()
    number = room.connected("127.0.0.1", room._now)
    assert number is not None
    server._lines[number] = socket
    asked: list[int] = []
    monkeypatch.setattr(Room, "tick", lambda _room, _now, waiting: asked.append(waiting(number)))
    for waiting, closed in (((QUEUE, 0), 0), ((0, QUEUE), 0), ((1, QUEUE), 1)):
        socket.waiting = waiting
        server._tick()
        assert asked.pop() == sum(waiting)
        assert socket.aborted == closed
    assert server._waiting(number + 1) == 0, "a line that is gone"
    server._read(number + 1)
    room.disconnected(number)
    server._tick()
    assert server._lines == {}, "nothing is left to send on a line that the room has closed"


def test_a_port_that_is_taken_is_refused_with_a_reason(table_host: tuple[TableHost, int], tmp_path: Path) -> None:
    other = Server(table_host[0].room, own_certificate(tmp_path))
    with pytest.raises(HostError, match="in use"):
        other.listen(table_host[1], LOOPBACK)


def test_that_somebody_ends_the_call_at_once_is_no_matter_of_firewalls(qtbot: QtBot, content: Content) -> None:
    door = QTcpServer()
    assert door.listen(LOOPBACK, 0)
    door.newConnection.connect(lambda: door.nextPendingConnection().abort())
    said: list[str] = []
    link = Link(Guest(content, "CODE", "Ann", "test"), "127.0.0.1", door.serverPort())
    link.failed.connect(said.append)
    link.call()
    let_pass(lambda: said)
    link.hang_up()
    assert said[0] == "no_line"
    port = door.serverPort()
    door.close()
    said.clear()
    nobody = Link(Guest(content, "CODE", "Ann", "test"), "127.0.0.1", port)
    nobody.failed.connect(said.append)
    nobody.call()
    let_pass(lambda: said)
    nobody.hang_up()
    assert said[0] == "not_found"


def test_nobody_is_answered_between_ticks(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    """So nobody can measure how long the host thought about what it holds."""
    table_host = TableHost(content, tmp_path, "Here")
    port = table_host.open(0, LOOPBACK, hidden=True)
    table_host.server._clock.stop()
    guest = Guest(content, table_host.room.code, "Ann", "test")
    link = Link(guest, "127.0.0.1", port)
    link.call()
    for _ in range(2000):
        if table_host.room.people:
            break
        QTest.qWait(5)
    QTest.qWait(100)
    assert table_host.room.people
    assert not guest.here
    table_host.server._tick()
    for _ in range(2000):
        if guest.here:
            break
        QTest.qWait(5)
    assert guest.here
    link.hang_up()
    (member,) = table_host.room.people.values()
    let_pass(lambda: member.connection is None)  # whoever hangs up is missed at once
    table_host.close()
