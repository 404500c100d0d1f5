# SPDX-License-Identifier: GPL-3.0-or-later
"""The screens of this computer: how much of one a window can have, and when it is on another one.

Sizes are logical pixels: 1920 × 1080 at 175 % are 1097 × 617, less the task bar.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_FRAME = QSize(2, 32)
"""What a window's frame takes before the window is there to be asked."""
_MOST = 16_777_215


def available(at: QWidget | QPoint) -> QRect | None:
    """The part of the screen, at a widget or a point, that no task bar covers; None where nobody sees it, so that nothing is in the way."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return None
    screen = QGuiApplication.screenAt(at) if isinstance(at, QPoint) else at.screen()
    return (screen or QGuiApplication.primaryScreen()).availableGeometry()


def room_for(window: QWidget) -> QSize:
    """How large a window can be inside its frame, so that all of it is on its screen."""
    free = available(window)
    if free is None:
        return QSize(_MOST, _MOST)
    frame = window.frameGeometry().size() - window.size()
    return free.size() - (frame if window.isVisible() and not frame.isEmpty() else _FRAME)


def follow(window: QWidget, changed: Callable[[], object]) -> None:
    """Call `changed` whenever the window, which is shown, comes to another screen, or its screen or task bar changes."""
    handle = window.windowHandle()
    watched: list[QScreen] = []

    def watch(screen: QScreen | None) -> None:
        for old in watched:
            old.availableGeometryChanged.disconnect(geometry_changed)
        watched.clear()
        if screen is not None:
            screen.availableGeometryChanged.connect(geometry_changed)
            watched.append(screen)

    def geometry_changed(_: QRect) -> None:
        changed()

    def screen_changed(screen: QScreen | None) -> None:
        watch(screen)
        changed()

    watch(handle.screen())
    handle.screenChanged.connect(screen_changed)
