# SPDX-License-Identifier: GPL-3.0-or-later
"""The host on its port, on loopback: when it speaks."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtNetwork import QHostAddress
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.house import House
from rdi_desktop.net.link import Link

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


def test_nobody_is_answered_between_ticks(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    """So nobody can measure how long the host thought about what it holds."""
    house = House(content, tmp_path, "Here")
    port = house.open(0, LOOPBACK, hidden=True)
    house.server._clock.stop()
    guest = Guest(content, house.room.code, "Ann", "test")
    link = Link(guest, "127.0.0.1", port)
    link.call()
    for _ in range(2000):
        if house.room.people:
            break
        QTest.qWait(5)
    QTest.qWait(100)
    assert house.room.people
    assert not guest.here
    house.server._tick()
    for _ in range(2000):
        if guest.here:
            break
        QTest.qWait(5)
    assert guest.here
    link.hang_up()
    house.close()
