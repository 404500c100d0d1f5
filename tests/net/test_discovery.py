# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables are found by asking; on loopback only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtNetwork import QHostAddress, QUdpSocket
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.machine import network
from rdi_desktop.net.discovery import FROM_ONE, MOST, QUESTION, Beacon, Found, TableSearch

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


def let_pass(reached: Callable[[], object], most: int = 2000) -> None:
    for _ in range(most):
        if reached():
            return
        QTest.qWait(2)
    raise AssertionError("never came to the moment that the test is about")


@pytest.fixture
def beacon(qtbot: QtBot) -> Iterator[tuple[Beacon, int]]:
    beacon = Beacon()
    beacon.told = Found("Anna's table", 4711, "rdi-desktop test", 3, playing=True)
    port = beacon.listen(0, LOOPBACK)
    assert port
    yield beacon, port
    beacon.close()


class Stranger:
    """Any program that sends datagrams."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket = QUdpSocket()
        assert self._socket.bind(LOOPBACK, 0)
        self.heard: list[bytes] = []
        self._socket.readyRead.connect(self._read)

    @property
    def port(self) -> int:
        return self._socket.localPort()

    def say(self, data: bytes, port: int = 0) -> None:
        self._socket.writeDatagram(data, LOOPBACK, port or self._port)

    def _read(self) -> None:
        while self._socket.hasPendingDatagrams():
            self.heard.append(bytes(self._socket.receiveDatagram(2000).data().data()))


def test_whoever_asks_is_told_of_the_table(beacon: tuple[Beacon, int]) -> None:
    search, found = TableSearch(), list[Found]()
    search.found.connect(found.append)
    search.ask(beacon[1], LOOPBACK)
    let_pass(lambda: found)
    assert [msgspec.structs.replace(each, host="") for each in found] == [
        Found("Anna's table", 4711, "rdi-desktop test", 3, playing=True, address="127.0.0.1")
    ]


def test_the_answer_is_never_longer_than_the_question(beacon: tuple[Beacon, int]) -> None:
    beacon[0].told = Found("\N{BEER MUG}" * 40, 65535, "rdi-desktop 100.100.100.dev1000+abcdefgh", 24, playing=False)
    stranger = Stranger(beacon[1])
    stranger.say(QUESTION)
    let_pass(lambda: stranger.heard)
    assert len(stranger.heard[0]) <= len(QUESTION)
    assert msgspec.json.decode(stranger.heard[0], type=Found).port == 65535


def test_nothing_but_the_question_is_answered_and_not_for_ever(beacon: tuple[Beacon, int]) -> None:
    stranger = Stranger(beacon[1])
    for noise in (b"", b"x", QUESTION[:-1], QUESTION + b"x", bytes(1000)):
        stranger.say(noise)
    for _ in range(MOST + 20):
        stranger.say(QUESTION)
    let_pass(lambda: len(stranger.heard) >= MOST)
    QTest.qWait(20)
    assert len(stranger.heard) == MOST


def test_false_answers_are_not_listed(beacon: tuple[Beacon, int]) -> None:
    """Whoever answers may lie about everything but where the answer comes from."""
    search, found = TableSearch(), list[Found]()
    search.found.connect(found.append)
    liar = Stranger(0)
    search.ask(liar.port, LOOPBACK)
    let_pass(lambda: liar.heard)
    searching = search._sockets[False].localPort()
    good = {"table": "x", "port": 5, "program": "p", "people": 1, "playing": False}
    lies = [{"port": 0}, {"port": 65536}, {"port": "a"}, {"people": -5}, {"people": 10**9}, {"playing": 1}]
    for told in (b"\xff", b"[]", b"{}", *(msgspec.json.encode({**good, **lie}) for lie in lies)):
        liar.say(told, searching)
    texts = {"table": "A\u202e" * 30, "program": "p\n\u202e" * 15}
    liar.say(msgspec.json.encode({**good, **texts, "address": "10.0.0.1"}), searching)
    let_pass(lambda: found)
    (only,) = found
    assert only.address == "127.0.0.1"
    assert len(only.table) <= 40
    assert only.table.isprintable()
    assert len(only.program) <= 40
    assert only.program.isprintable()


def test_thousands_of_false_answers_are_few_tables(beacon: tuple[Beacon, int]) -> None:
    search, found = TableSearch(), list[Found]()
    search.found.connect(found.append)
    liar = Stranger(0)
    for _ in range(2):
        liar.heard.clear()
        search.ask(liar.port, LOOPBACK)
        let_pass(lambda: liar.heard)
        for port in range(1, 1500):
            told = {"table": f"Table {port}", "port": port, "program": "p", "people": 1, "playing": False}
            liar.say(msgspec.json.encode(told), search._sockets[False].localPort())
            if port % 100 == 0:
                QTest.qWait(1)
        QTest.qWait(20)
    assert len(found) == 2 * FROM_ONE, "so many of one address, each time somebody asks"


def test_two_may_look_for_tables_on_one_machine_and_one_may_ask_again(beacon: tuple[Beacon, int]) -> None:
    one, other, found = TableSearch(), TableSearch(), list[str]()
    one.found.connect(lambda _table: found.append("one"))
    other.found.connect(lambda _table: found.append("other"))
    for search in (one, other, one):
        before = len(found)
        search.ask(beacon[1], LOOPBACK)
        let_pass(lambda before=before: len(found) > before)
    assert found == ["one", "other", "one"]
    assert one._sockets[False].localPort() > 1023, "any free port will do"


def test_a_host_that_has_no_port_yet_is_no_table(qtbot: QtBot) -> None:
    beacon = Beacon()
    port = beacon.listen(0, LOOPBACK)
    search, found = TableSearch(), list[Found]()
    search.found.connect(found.append)
    search.ask(port, LOOPBACK)
    told = Stranger(port)
    told.say(QUESTION)
    let_pass(lambda: told.heard)
    assert msgspec.json.decode(told.heard[0], type=Found).port == 0
    assert found == []
    beacon.close()


def test_a_question_that_cannot_be_sent_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """On loopback nobody else is disturbed: it has no broadcasts, and 240.0.0.1 is nobody's."""
    search = TableSearch()
    monkeypatch.setattr(network, "ways_to_all", lambda: [("240.0.0.1", "wlan0"), ("0.0.0.0", "")])
    monkeypatch.setattr(QUdpSocket, "writeDatagram", lambda self, data, to, port: -1)
    search.ask(1)
    assert search.trouble.startswith("Nothing gets out of this computer (")
    monkeypatch.setattr(
        QUdpSocket, "writeDatagram", lambda self, data, to, port: -1 if to.toString() == "240.0.0.1" else len(data)
    )
    search.ask(1)
    assert search.trouble.startswith("Nothing gets out by wlan0 (")
    monkeypatch.setattr(
        QUdpSocket, "writeDatagram", lambda self, data, to, port: len(data) if to.toString() == "240.0.0.1" else -1
    )
    search.ask(1)
    assert search.trouble == "", "without a default route, but by every interface"
