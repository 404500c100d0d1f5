# SPDX-License-Identifier: GPL-3.0-or-later
"""Two computers find each other on networks that are made for it: only where the system lets a test make network namespaces."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from rdi_desktop.machine import system

IP = shutil.which("ip")
PATIENCE = 100
"""Seconds for a program on one of the computers."""


def ip(*words: str) -> None:
    subprocess.run([str(IP), *words], check=True, capture_output=True, timeout=20)


class Computers:
    """Two computers with a cable between them: `host` and `guest`, as namespaces."""

    def __init__(self) -> None:
        word = secrets.token_hex(3)
        self.host, self.guest = f"rdi-{word}-h", f"rdi-{word}-g"
        self._running: list[subprocess.Popen[str]] = []
        ip("netns", "add", self.host)
        ip("netns", "add", self.guest)
        ip("-n", self.host, "link", "add", "lan0", "type", "veth", "peer", "name", "lan0", "netns", self.guest)
        for name in (self.host, self.guest):
            ip("-n", name, "link", "set", "lo", "up")
            ip("-n", name, "link", "set", "lan0", "up")

    def vpn(self, computer: str, address: str) -> None:
        """A tunnel to nobody, by which everything goes that has no better way."""
        ip("-n", computer, "link", "add", "tun0", "type", "veth", "peer", "name", "tun0-far")
        ip("-n", computer, "addr", "add", f"{address}/24", "dev", "tun0")
        for end in ("tun0", "tun0-far"):
            ip("-n", computer, "link", "set", end, "up")
        ip("-n", computer, "route", "add", "default", "dev", "tun0")

    def address(self, computer: str, address: str) -> None:
        ip("-n", computer, "addr", "add", address, "dev", "lan0", *(["nodad"] if ":" in address else []))

    def start(self, computer: str, *words: str) -> subprocess.Popen[str]:
        command = [str(IP), "netns", "exec", computer, sys.executable, "-m", "tests.net.on_a_network", *words]
        self._running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        return self._running[-1]

    def end(self) -> None:
        for each in self._running:
            each.kill()
            each.communicate(timeout=20)
        for name in (self.host, self.guest):
            subprocess.run([str(IP), "netns", "del", name], check=False, capture_output=True, timeout=20)


@pytest.fixture
def computers() -> Iterator[Computers]:
    if not system.LINUX or IP is None or os.geteuid() != 0:
        pytest.skip("only root of a Linux makes network namespaces")
    try:
        made = Computers()
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no network namespaces here: {error.stderr!r}")
    yield made
    made.end()


@pytest.mark.slow
@pytest.mark.parametrize(
    "network", ["a VPN", pytest.param("no router", marks=pytest.mark.weekly), "IPv6 only", "link-local only"]
)
def test_a_table_is_found_and_joined(computers: Computers, network: str) -> None:
    """Before, one datagram to 255.255.255.255 went by the default route: into the VPN, or nowhere."""
    if network in ("a VPN", "no router"):
        computers.address(computers.host, "10.9.0.1/24")
        computers.address(computers.guest, "10.9.0.2/24")
    if network == "a VPN":
        computers.vpn(computers.host, "10.8.0.1")
        computers.vpn(computers.guest, "10.8.1.1")
    if network == "IPv6 only":
        computers.address(computers.host, "fd00::1/64")
        computers.address(computers.guest, "fd00::2/64")
    host = computers.start(computers.host, "host")
    assert host.stdout is not None
    told = json.loads(host.stdout.readline())
    guest = computers.start(computers.guest, "guest", told["code"])
    heard = json.loads(guest.communicate(timeout=PATIENCE)[0])
    assert heard["joined"] == "Trial", heard
    if network == "link-local only":
        assert told["addresses"] == []
    else:
        first = "fd00::1" if network == "IPv6 only" else "10.9.0.1"
        assert told["addresses"][0] == first, "what the host's screen shows first is reached by the guest"
