# SPDX-License-Identifier: GPL-3.0-or-later
"""What each system asks or needs before others can join a table on this computer."""

from __future__ import annotations

from rdi_desktop.machine.system import NAME

FIREWALLS = {"win32": "Windows", "darwin": "macOS", "linux": "Linux"}
"""The systems with a text, and their names."""
_PORT, _BEACON = 47624, 47625
_WORDS = {
    "win32": (
        "Windows asks once whether RDI Desktop may be reached through the firewall: say yes for private networks, and see that this "
        "network is set as private. If the question was missed: Windows Security, Firewall, Allow an app."
    ),
    "darwin": (
        "macOS asks once whether RDI Desktop may accept incoming connections and find devices on the local network: allow both. If the "
        "question was missed: System Settings, Network, Firewall; and Privacy & Security, Local Network."
    ),
    "linux": (
        "Most Linux systems ask nothing. If a firewall runs, let TCP port {port} and UDP port {beacon} through, with ufw: "
        "sudo ufw allow {port}/tcp; sudo ufw allow {beacon}/udp."
    ),
}


def firewall(system: str = NAME, port: int = _PORT, beacon: int = _BEACON) -> str:
    """What the host's system asks or needs."""
    return _WORDS.get(system, _WORDS["linux"]).format(port=port, beacon=beacon)
