# SPDX-License-Identifier: GPL-3.0-or-later
"""Hosts and joins a table within one program, on loopback only, to test that a packaged copy has everything for network play."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtNetwork import QHostAddress

from rdi_desktop import __version__
from rdi_desktop.content import Content
from rdi_desktop.machine import tls
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.table_host import TableHost
from rdi_desktop.words import said

PATIENCE = 15_000
"""Time limit in ms."""


def join_on_loopback(content: Content) -> str:
    """Host a table and join it; returns what was done. Needs a Qt application.

    RuntimeError if it cannot be joined, or a package lacks OpenSSL.
    """
    encrypts = tls.told()
    with tempfile.TemporaryDirectory() as folder:
        table_host = TableHost(content, Path(folder), "Trial")
        port = table_host.open(0, QHostAddress(QHostAddress.SpecialAddress.LocalHost), hidden=True)
        guest = Guest(content, table_host.room.code, "Somebody", __version__)
        link = Link(guest, "127.0.0.1", port)
        loop = QEventLoop()
        troubles: list[str] = []

        def failed(why: str) -> None:
            troubles.append(why)

        def heard(what: str) -> None:
            if guest.here or what == "refused":
                loop.quit()

        link.failed.connect(failed)
        guest.observe(heard)
        QTimer.singleShot(PATIENCE, loop.quit)
        link.call()
        loop.exec()
        link.hang_up()
        table_host.close()
    if not guest.here:
        raise RuntimeError(f"nobody came in: {guest.refusal or ', '.join(troubles) or 'no answer'}")
    return said("net-joined", table=guest.table, encrypts=encrypts)
