# SPDX-License-Identifier: GPL-3.0-or-later
"""Which library encrypts connections: OpenSSL wherever it is, by name; a system's own one otherwise.

Qt would take whatever it finds, so the same program would use another library on another computer. It loads them with the help of its
application: asked before there is one, it warns (`QObject::connect(QObject, Unknown): invalid nullptr parameter`).
"""

from __future__ import annotations

import logging
import sys

from PySide6.QtNetwork import QSslSocket

from rdi_desktop.machine import system

WANTED = "openssl"

log = logging.getLogger(__name__)


def backend() -> str:
    """The backend that is used, chosen at the first call: openssl, schannel, securetransport; '' if no connection can be encrypted."""
    if QSslSocket.activeBackend() != WANTED and WANTED in QSslSocket.availableBackends():
        QSslSocket.setActiveBackend(WANTED)  # refused once another one is in use
    found = QSslSocket.activeBackend()
    if found != WANTED:
        log.warning("connections are encrypted by %s, not by %s", found, WANTED)
    return found if QSslSocket.supportsSsl() else ""


def told() -> str:
    """The backend and its library, for the self-test. RuntimeError if a package lacks what it should have brought along."""
    found = backend()
    if not found:
        raise RuntimeError("this computer has no library that encrypts connections: OpenSSL 3 is needed")
    if packaged() and found != WANTED and system.NAME != "darwin":
        raise RuntimeError(f"this package should encrypt by {WANTED}, but has only {found}")
    return f"{found} ({QSslSocket.sslLibraryVersionString()})"


def packaged() -> bool:
    """Whether this is a package with everything in it, rather than an installation of Python's."""
    return bool(getattr(sys, "frozen", False))
