# SPDX-License-Identifier: GPL-3.0-or-later
"""The network interfaces of this computer: by which addresses others reach it, and where to ask for tables.

A computer has several: a cable, Wi-Fi, a VPN, bridges of containers and virtual machines. "The network" is none of them.
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QUdpSocket

EVERYBODY = "ff02::1"
"""All computers on a link, in IPv6: nobody has to join this group."""
_BROADCAST = "255.255.255.255"
_FAR = {4: "198.51.100.1", 6: "2001:db8::1"}
"""Addresses for documentation, which belong to nobody. The default route is the one that would be taken to them; nothing is sent."""
_CONTAINER = re.compile(
    r"^(docker|br-|veth|virbr|vnet|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|cali|bridge\d)|vethernet|virtualbox|vmware|hyper-v|wsl",
    re.IGNORECASE,
)
_VPN = re.compile(
    r"^(tun|tap|wg|ppp|utun|ipsec|zt|gpd|nordlynx|proton)|vpn|wireguard|tailscale|zerotier|hamachi|tap-windows|wintun|anyconnect",
    re.IGNORECASE,
)


class Kind(IntEnum):
    """What an interface leads to, the likeliest way of a guest first."""

    CABLE = 0
    WIFI = 1
    OTHER = 2
    VPN = 3
    CONTAINER = 4


class AddressEntry(NamedTuple):
    """An address of an interface."""

    ip: str
    broadcast: str = ""
    """The address by which all on that network are reached; '' for IPv6, and where there is none."""

    @property
    def v6(self) -> bool:
        """Whether it is an IPv6 address."""
        return ":" in self.ip

    @property
    def link_local(self) -> bool:
        """Whether it was made up for want of a router, and holds on one link only."""
        return QHostAddress(self.ip).isLinkLocal()


class Interface(NamedTuple):
    """A network interface that is up, other than loopback."""

    name: str
    kind: Kind
    entries: tuple[AddressEntry, ...]
    multicast: bool = True


class OwnAddress(NamedTuple):
    """An address of this computer, and of which interface."""

    ip: str
    kind: Kind
    name: str


def interfaces() -> list[Interface]:
    """All interfaces that are up, in the system's order."""
    flag = QNetworkInterface.InterfaceFlag
    found = []
    for each in QNetworkInterface.allInterfaces():
        if each.flags() & flag.IsUp and not each.flags() & flag.IsLoopBack:
            entries = [AddressEntry(e.ip().toString(), e.broadcast().toString()) for e in each.addressEntries()]
            kind = _kind(each.name(), each.humanReadableName(), each.type(), bool(each.flags() & flag.IsPointToPoint))
            multicast = bool(each.flags() & flag.CanMulticast)
            found.append(Interface(each.humanReadableName() or each.name(), kind, tuple(entries), multicast))
    return found


def default_address(version: int = 4) -> str:
    """This computer's address on the way to everywhere else; '' without a default route."""
    socket = QUdpSocket()
    socket.connectToHost(_FAR[version], 9)  # sends nothing
    socket.waitForConnected(0)
    address = socket.localAddress() if socket.state() == QAbstractSocket.SocketState.ConnectedState else QHostAddress()
    return "" if address.isNull() or address.isLoopback() else address.toString()


def own_addresses() -> list[OwnAddress]:
    """The addresses of this computer, the one first that a guest would use.

    By the default route unless that is a VPN, then the others, VPNs and containers last. IPv6 only if there is nothing else.
    """
    there = interfaces()
    found = [(each, entry) for each in there for entry in each.entries if not entry.v6]
    if all(entry.link_local or each.kind > Kind.OTHER for each, entry in found):
        found += [(each, entry) for each in there for entry in each.entries if entry.v6 and not entry.link_local]
    routes = (default_address(4), default_address(6))

    def far(at: tuple[Interface, AddressEntry]) -> tuple[bool, bool, bool, bool, Kind]:
        each, entry = at
        return entry.link_local, each.kind > Kind.OTHER, entry.v6, entry.ip not in routes, each.kind

    return [OwnAddress(entry.ip, each.kind, each.name) for each, entry in sorted(found, key=far)]


def ways_to_all() -> list[tuple[str, str]]:
    """Where to send what everybody on any network of this computer is to hear.

    Addresses, each with the interface's name; '' for the default route.
    Always more than the default route: that may be a VPN, or missing.
    """
    found: list[tuple[str, str]] = [(_BROADCAST, "")]
    for each in interfaces():
        found += [(entry.broadcast, each.name) for entry in each.entries if entry.broadcast]
        scopes = [entry.ip.partition("%")[2] for entry in each.entries if entry.v6 and entry.link_local]
        if each.multicast and scopes:
            found.append((f"{EVERYBODY}%{scopes[0]}", each.name))
    return list(dict(found).items())


def _kind(name: str, title: str, kind: QNetworkInterface.InterfaceType, point_to_point: bool) -> Kind:
    types = QNetworkInterface.InterfaceType
    if any(_CONTAINER.search(each) for each in (name, title)):
        return Kind.CONTAINER
    if point_to_point or kind == types.Ppp or any(_VPN.search(each) for each in (name, title)):
        return Kind.VPN
    return {types.Ethernet: Kind.CABLE, types.Wifi: Kind.WIFI}.get(kind, Kind.OTHER)
