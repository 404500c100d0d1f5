# SPDX-License-Identifier: GPL-3.0-or-later
"""Two computers in network namespaces of their own: `python -m tests.net.on_a_network host|guest`, started by test_namespaces.py."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from rdi_desktop import __version__
from rdi_desktop.content import load_content
from rdi_desktop.machine.network import own_addresses
from rdi_desktop.net.discovery import Found, TableSearch
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.table_host import TableHost

PATIENCE_MS = 60_000
ASK_MS = 300


def host(application: QCoreApplication, folder: Path) -> int:
    """Open a table, and say by which addresses it is reached."""
    table = TableHost(load_content(), folder, "Trial")
    table.open()
    told = {"code": table.room.code, "addresses": [each.ip for each in own_addresses()]}
    print(json.dumps(told), flush=True)
    QTimer.singleShot(2 * PATIENCE_MS, application.quit)
    application.exec()
    return 0


def guest(application: QCoreApplication, code: str) -> int:
    """Find a table by asking, join it, and say where it was."""
    search, found = TableSearch(), list[Found]()
    again = QTimer()
    again.timeout.connect(search.ask)
    links: list[Link] = []
    guest = Guest(load_content(), code, "Somebody", __version__)
    guest.observe(lambda _what: application.quit() if guest.here else None)

    def answered(told: Found) -> None:
        found.append(told)
        if not links:
            again.stop()
            links.append(Link(guest, told.address, told.port))
            links[0].call()

    search.found.connect(answered)
    again.start(ASK_MS)
    QTimer.singleShot(PATIENCE_MS, application.quit)
    application.exec()
    print(json.dumps({"found": [each.address for each in found], "joined": guest.table, "trouble": search.trouble}))
    return 0


if __name__ == "__main__":
    running = QCoreApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as kept:
        sys.exit(host(running, Path(kept)) if sys.argv[1] == "host" else guest(running, sys.argv[2]))
