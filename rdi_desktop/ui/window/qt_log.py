# SPDX-License-Identifier: GPL-3.0-or-later
"""What Qt has to say goes where everything else is said: into the log."""

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
"""Begins what the offscreen platform says of windows that nobody manages: nothing is wrong."""


def listen() -> None:
    """From now on Qt's messages are logged."""
    qInstallMessageHandler(_heard)


def _heard(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    _LOG.log(logging.DEBUG if message.startswith(_NO_SCREEN) else _LEVELS[kind], "%s", message)
