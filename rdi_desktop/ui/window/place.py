# SPDX-License-Identifier: GPL-3.0-or-later
"""The size of the window: as it was left, or most of the screen at first, and never more than the screen has."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

from rdi_desktop.machine import screens
from rdi_desktop.ui.look import scaling

TAKEN = 0.9
"""The part of the screen that the window takes at first: on a larger table hands have words."""


class WindowPlace(QObject):
    """Keeps a window on its screen, also when it comes to another one or a task bar appears."""

    def __init__(self, window: QWidget, kept: str, rescale: Callable[[], object]) -> None:
        """`kept`: the size as it was left, `WIDTH HEIGHT [maximized]`; `rescale` is called when the window has come to another screen."""
        super().__init__(window)
        self._window, self._rescale = window, rescale
        self._follows = False
        self._find(kept)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the screens once the window is shown."""
        if event.type() == QEvent.Type.Show and not self._follows:
            self._follows = True
            screens.follow(self._window, self.stay)
            QTimer.singleShot(0, self, self._keep_on_screen)  # its frame is known by then
        return False

    def stay(self) -> None:
        """The screen is another one, or has become another."""
        self._keep_on_screen()
        self._rescale()

    def _find(self, kept: str) -> None:
        """Give the window its first size."""
        window, room = self._window, screens.room_for(self._window)
        match kept.split():
            case [width, height, *large] if width.isdecimal() and height.isdecimal():
                size = QSize(int(width[:5]), int(height[:5]))
            case _ if screens.available(window) is None:
                size, large = scaling.SMALLEST, []
            case _:
                size = room * TAKEN
                large = ["maximized"] if scaling.SMALLEST.boundedTo(size) != scaling.SMALLEST else []
        window.setMinimumSize(scaling.LEAST.boundedTo(room))
        window.resize(size.boundedTo(room).expandedTo(window.minimumSize()))
        if large:
            window.setWindowState(Qt.WindowState.WindowMaximized)

    def _keep_on_screen(self) -> None:
        """Be no larger than the screen, and lie on it wholly."""
        window, room = self._window, screens.room_for(self._window)
        window.setMinimumSize(scaling.LEAST.boundedTo(room))
        if window.isMaximized() or window.isFullScreen():
            return
        if (size := window.size().boundedTo(room)) != window.size():
            window.resize(size)
            self._lie_inside()

    def _lie_inside(self) -> None:
        free, frame = screens.available(self._window), self._window.frameGeometry()
        if free is not None and not free.contains(frame):
            most = free.bottomRight() - QPoint(frame.width() - 1, frame.height() - 1)
            self._window.move(
                max(free.left(), min(frame.left(), most.x())), max(free.top(), min(frame.top(), most.y()))
            )
