# SPDX-License-Identifier: GPL-3.0-or-later
"""Forwards Qt's messages to Python's logging."""

from __future__ import annotations

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_LOG = logging.getLogger("qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_NO_SCREEN = "This plugin does not support"
"""Begins harmless messages of the offscreen platform."""


def listen() -> None:
    """Log Qt's messages from now on."""
    qInstallMessageHandler(_heard)


def _heard(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    _LOG.log(logging.DEBUG if message.startswith(_NO_SCREEN) else _LEVELS[kind], "%s", message)
