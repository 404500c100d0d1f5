# SPDX-License-Identifier: GPL-3.0-or-later
"""What each system asks or needs before others can join a table on this computer."""

from __future__ import annotations

from rdi_desktop.machine.system import NAME
from rdi_desktop.words import table

FIREWALLS = table("firewalls-firewalls")
"""The systems with a text, and their names."""
_PORT, _BEACON = 47624, 47625
_WORDS = table("firewalls-words")


def firewall(system: str = NAME, port: int = _PORT, beacon: int = _BEACON) -> str:
    """What the host's system asks or needs."""
    return _WORDS.say(system if system in _WORDS else "linux", port=port, beacon=beacon)
