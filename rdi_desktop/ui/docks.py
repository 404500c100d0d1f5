# SPDX-License-Identifier: GPL-3.0-or-later
"""The log and the inspector beside the table: they lie where they were left, as wide as they were left."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QPushButton, QWidget

from rdi_desktop.ui import scaling
from rdi_desktop.ui.settings import Settings
from rdi_desktop.ui.widgets import label

_ROOMY = 1200
"""In a narrower window the log stays closed until it is wanted: the hand needs the room (px)."""
_MEMO = "docks"


class Docks:
    """Those of one window."""

    def __init__(self, window: QMainWindow, settings: Settings, log: QWidget, inspector: QWidget) -> None:
        self._window = window
        self._settings = settings
        self._beside_table = False
        self.log = self.add("Log", "log", log)
        self.inspector = self.add("Rules inspector", "inspector", inspector)
        window.tabifyDockWidget(self.log, self.inspector)

    def lie_beside(self, *, table: bool) -> None:
        """There is a table to lie beside, or there is none. As the window first comes to one, they lie as they were left."""
        if table and not self._beside_table:
            left = QByteArray.fromHex(self._settings.memo(_MEMO).encode())
            if left.isEmpty() or not self._window.restoreState(left):
                self.log.show()
                width = min(round(300 * scaling.unit()), round(self._window.width() * 0.165))
                self._window.resizeDocks([self.log], [width], Qt.Orientation.Horizontal)
                self.inspector.hide()
            self.log.setVisible(self._settings.flag("log_open") and self._window.width() >= _ROOMY)
        elif not table:
            self.remember()
            self.log.hide()
            self.inspector.hide()
        self._beside_table = table

    def remember(self) -> None:
        """Keep how they lie until the next table, or the next start."""
        if self._beside_table:
            self._settings.remember(_MEMO, bytes(self._window.saveState().toHex().data()).decode())

    def bring(self, dock: QDockWidget) -> None:
        """Open a dock, or bring it to the front; if it is in front, close it."""
        in_front = dock.isVisible() and not dock.visibleRegion().isEmpty()
        dock.setVisible(not in_front)
        if not in_front:
            dock.raise_()
        self._heed(dock)

    def show_inspector(self) -> None:
        """The inspector has something to say."""
        self.inspector.show()
        self.inspector.raise_()

    def _heed(self, dock: QDockWidget) -> None:
        """Whoever opens or closes the log wants it so at the next table, too."""
        if dock is self.log:
            self._settings["log_open"] = not dock.isHidden()

    def add(self, title: str, name: str, widget: QWidget) -> QDockWidget:
        """One more dock, closed so far."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(widget)
        head = DockTitle(dock)
        head.close_button.clicked.connect(lambda: self._heed(dock))
        dock.setTitleBarWidget(head)
        dock.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.hide()
        return dock


class DockTitle(QWidget):
    """The head of a dock, a strip of wood: its name, and a way to close it. It is dragged like any dock."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.setObjectName("dock_title")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # the style sheet paints the ground
        close = QPushButton("✕")
        close.setFixedSize(24, 24)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setAccessibleName(f"Close {dock.windowTitle()}")
        close.clicked.connect(dock.close)
        self.close_button = close
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 6)
        row.addWidget(label(dock.windowTitle()))
        row.addStretch()
        row.addWidget(close)
