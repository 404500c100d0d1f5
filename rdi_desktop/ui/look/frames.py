# SPDX-License-Identifier: GPL-3.0-or-later
"""Work for other threads, begun once the present frame is there: Python's lock lets only one thread work."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

_AFTER_MS = 20
"""By then the frame that is being made is shown."""


def after_frame(owner: QObject, begin: Callable[[], None]) -> None:
    """Call that once the present frame is there, unless the owner is gone by then."""
    QTimer.singleShot(_AFTER_MS, owner, begin)
