# SPDX-License-Identifier: GPL-3.0-or-later
"""Which address a guest uses, and where tables are looked for, on computers with several interfaces."""

from __future__ import annotations

import pytest
from PySide6.QtNetwork import QNetworkInterface

from rdi_desktop.machine import network
from rdi_desktop.machine.network import Interface, Kind, own_addresses, ways_to_all
from tests.machines import ALONE, CABLE, DOCKER, V6, VPN, WIFI, connected

TYPES = QNetworkInterface.InterfaceType


@pytest.mark.parametrize(
    ("there", "routes", "shown"),
    [
        ([DOCKER, VPN, CABLE], ["192.168.1.20"], ["192.168.1.20 eth0", "10.8.0.2 tun0", "172.17.0.1 docker0"]),
        ([CABLE, WIFI], ["192.168.7.3"], ["192.168.7.3 wlan0", "192.168.1.20 eth0"]),
        ([VPN, WIFI], ["10.8.0.2"], ["192.168.7.3 wlan0", "10.8.0.2 tun0"]),
        ([ALONE, WIFI], [], ["192.168.7.3 wlan0", "169.254.7.8 eth0"]),
        ([ALONE], [], ["169.254.7.8 eth0"]),
        ([V6], ["2001:db8::20"], ["2001:db8::20 eth0"]),
        ([V6, VPN], ["10.8.0.2"], ["2001:db8::20 eth0", "10.8.0.2 tun0"]),
        ([], [], []),
    ],
    ids=["bridges", "two", "VPN as the default", "no router beside one", "no router", "IPv6 only", "IPv6 and VPN", "none"],
)  # fmt: skip
def test_the_address_that_a_guest_would_use_comes_first(
    monkeypatch: pytest.MonkeyPatch, there: list[Interface], routes: list[str], shown: list[str]
) -> None:
    connected(monkeypatch, there, *routes)
    assert [f"{each.ip} {each.name}" for each in own_addresses()] == shown


def test_tables_are_looked_for_on_every_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    connected(monkeypatch, [VPN, CABLE, WIFI, V6._replace(name="eth1")], "10.8.0.2")
    ways = ways_to_all()
    assert ("192.168.1.255", "eth0") in ways
    assert ("192.168.7.255", "wlan0") in ways
    assert ("ff02::1%eth0", "eth0") in ways or ("ff02::1%eth0", "eth1") in ways
    assert ("255.255.255.255", "") in ways
    assert not any(name == "tun0" for _, name in ways), "it has neither broadcasts nor IPv6"


@pytest.mark.parametrize(
    ("name", "title", "kind", "tunnel", "what"),
    [
        ("eth0", "eth0", TYPES.Ethernet, False, Kind.CABLE),
        ("{6AF3}", "Ethernet 2", TYPES.Ethernet, False, Kind.CABLE),
        ("{6AF3}", "Wi-Fi", TYPES.Wifi, False, Kind.WIFI),
        ("en0", "en0", TYPES.Ethernet, False, Kind.CABLE),
        ("wlp2s0", "wlp2s0", TYPES.Wifi, False, Kind.WIFI),
        ("{6AF3}", "vEthernet (WSL)", TYPES.Ethernet, False, Kind.CONTAINER),
        ("{6AF3}", "VirtualBox Host-Only Network", TYPES.Ethernet, False, Kind.CONTAINER),
        ("br-3f1c", "br-3f1c", TYPES.Ethernet, False, Kind.CONTAINER),
        ("bridge100", "bridge100", TYPES.Ethernet, False, Kind.CONTAINER),
        ("{6AF3}", "OpenVPN TAP-Windows6", TYPES.Ethernet, False, Kind.VPN),
        ("utun4", "utun4", TYPES.Virtual, True, Kind.VPN),
        ("wg0", "wg0", TYPES.Unknown, False, Kind.VPN),
        ("usb0", "usb0", TYPES.Unknown, False, Kind.OTHER),
    ],
)
def test_an_interface_is_known_by_type_and_name(
    name: str, title: str, kind: QNetworkInterface.InterfaceType, tunnel: bool, what: Kind
) -> None:
    assert network._kind(name, title, kind, tunnel) is what


def test_this_computer_is_asked_without_sending_anything() -> None:
    """Whatever there is here: what is found are addresses, and loopback is none of them."""
    found = [entry.ip for each in network.interfaces() for entry in each.entries]
    assert not any(ip.startswith("127.") or ip == "::1" for ip in found)
    assert network.default_address() in ("", *found)
