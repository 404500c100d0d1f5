# SPDX-License-Identifier: GPL-3.0-or-later
"""Other people's computers, as far as the program asks `rdi_desktop.machine` about them: a fake of each."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from rdi_desktop.machine import network, screens, system
from rdi_desktop.machine.network import AddressEntry, Interface, Kind
from rdi_desktop.net import certificate


def held_open(monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """Windows, with another process that holds every file open for the next `times` attempts to replace it.

    Returns what is left of them.
    """
    left = list(range(times))
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if left:
            left.pop()
            raise PermissionError(13, "The process cannot access the file because it is being used by another process")
        return real(self, target)

    monkeypatch.setattr(system, "WINDOWS", True)
    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    return left


def two_keys() -> Iterator[None]:
    """A fast computer: of the keys of hosts, of which each takes half a second to make, there are two, handed out by turns."""
    real, made = certificate.new_key, []

    def new_key() -> object:
        made.append(made[-2] if len(made) > 1 else real())
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(certificate, "new_key", new_key)
        yield


CABLE = Interface(
    "eth0",
    Kind.CABLE,
    (AddressEntry("192.168.1.20", "192.168.1.255"), AddressEntry("fe80::5%eth0"), AddressEntry("fd00::20")),
)
WIFI = Interface("wlan0", Kind.WIFI, (AddressEntry("192.168.7.3", "192.168.7.255"), AddressEntry("fe80::6%wlan0")))
VPN = Interface("tun0", Kind.VPN, (AddressEntry("10.8.0.2"),), multicast=False)
DOCKER = Interface(
    "docker0", Kind.CONTAINER, (AddressEntry("172.17.0.1", "172.17.255.255"), AddressEntry("fe80::7%docker0"))
)
ALONE = Interface("eth0", Kind.CABLE, (AddressEntry("169.254.7.8", "169.254.255.255"), AddressEntry("fe80::5%eth0")))
"""A cable without a router."""
V6 = Interface("eth0", Kind.CABLE, (AddressEntry("fe80::5%eth0"), AddressEntry("2001:db8::20")))


def connected(monkeypatch: pytest.MonkeyPatch, there: Sequence[Interface], *routes: str) -> None:
    """A computer with those interfaces, and its addresses on the default routes."""
    monkeypatch.setattr(network, "interfaces", lambda: list(there))
    monkeypatch.setattr(
        network, "default_address", lambda version=4: next((ip for ip in routes if (":" in ip) == (version == 6)), "")
    )


def on_screen(monkeypatch: pytest.MonkeyPatch, pixels: tuple[int, int], scale: float = 1.0, bar: int = 0) -> QRect:
    """A screen of so many pixels, enlarged by the system, with a task bar below of that height (logical pixels). What is left of it."""
    free = QRect(0, 0, int(pixels[0] / scale), int(pixels[1] / scale) - bar)
    monkeypatch.setattr(screens, "available", lambda _at: free)
    return free
