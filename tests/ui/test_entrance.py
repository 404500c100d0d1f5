# SPDX-License-Identifier: GPL-3.0-or-later
"""The page where a table is opened or joined takes what people paste, and what their keyboards write."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.machine import tls
from rdi_desktop.machine.network import Kind, OwnAddress
from rdi_desktop.net.address import written
from rdi_desktop.ui.lan.entrance import Address, EntranceScreen
from rdi_desktop.ui.lan.lobby_page import CodeSign
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.words import said
from tests.ui.app_window import click
from tests.ui.lan_company import entrance_of

CODE = "ABCDEFGHJKLM"
ASHORE = [OwnAddress("192.168.1.20", Kind.WIFI, "wlan0"), OwnAddress("10.9.0.1", Kind.VPN, "tun0")]


@pytest.fixture
def entrance(qtbot: QtBot) -> EntranceScreen:
    made = EntranceScreen(Address("", 0, "", "Bela", ""), "Bela")
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("typed", ["４７６３０", "٤٧٦٣٠", "47630"])
def test_ports_may_be_typed_in_full_width(entrance: EntranceScreen, typed: str) -> None:
    for field in (entrance.port, entrance.join_port):
        field.clear()
        for letter in typed:
            field.insert(letter)
        assert field.text() == "47630"
        assert field.hasAcceptableInput()
        for letter in "９x−":
            field.insert(letter)
        assert field.text() == "47630", "nothing but a port"


@pytest.mark.parametrize(
    "line", [written("10.9.0.1", 47630, CODE), f"http://10.9.0.1:47630/{CODE[:4]}-{CODE[4:8]}-{CODE[8:]}"]
)
def test_a_pasted_line_fills_all_fields_wherever_it_is_pasted(entrance: EntranceScreen, line: str) -> None:
    for field in (entrance.address, entrance.code):
        for each in (entrance.address, entrance.join_port, entrance.code):
            each.clear()
        field.insert(line)
        assert (entrance.address.text(), entrance.join_port.text(), entrance.code.text()) == (
            "10.9.0.1",
            "47630",
            "ABCD-EFGH-JKLM",
        )
        assert entrance.join.isEnabled()


def test_what_the_host_copies_is_such_a_line(qtbot: QtBot, entrance: EntranceScreen) -> None:
    sign = CodeSign()
    qtbot.addWidget(sign)
    sign.show_table(CODE, ASHORE, 47630)
    assert sign.where.text() == "192.168.1.20:47630 (Wi-Fi) or 10.9.0.1:47630 (VPN tun0)"
    assert sign.line == "192.168.1.20:47630 ABCD-EFGH-JKLM"
    entrance.code.insert(sign.line)
    assert (entrance.address.text(), entrance.code.text()) == ("192.168.1.20", "ABCD-EFGH-JKLM")
    sign.show_table(CODE, [], 47630)
    assert (sign.where.text(), sign.line) == ("this computer has no address on a network; port 47630", "ABCD-EFGH-JKLM")


def test_where_nothing_can_be_sealed_no_table_is_opened(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tls, "backend", lambda: "")
    entrance = entrance_of(window, 1)
    entrance.host_name.setText("Anna")
    click(entrance.open)
    assert entrance.host_complaint.text() == said("net-no-encryption")
    assert window.network.entrance is entrance
    assert window.network.lobby is None
