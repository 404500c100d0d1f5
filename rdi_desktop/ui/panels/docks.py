# SPDX-License-Identifier: GPL-3.0-or-later
"""The log and the inspector beside the table: they lie where they were left, as wide as they were left.

What is beside the table keeps its part of the window's width, and grows and shrinks with it.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QPushButton, QWidget

from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.panels.widgets import label

_ROOMY = 1200
"""In a narrower window the log stays closed until it is wanted: the hand needs the room (px)."""
_MEMO = "docks"


class Docks:
    """Those of one window."""

    def __init__(self, window: QMainWindow, settings: Settings, log: QWidget, inspector: QWidget) -> None:
        self._window = window
        self._settings = settings
        self._beside_table = False
        self._parts: dict[Qt.DockWidgetArea, float] = {}
        """How much of the window each side has; a side is as wide as whatever lies in front there."""
        self._given: dict[Qt.DockWidgetArea, int] = {}
        """How wide each side became when it was last given its part (px)."""
        self._window_width = window.width()
        self.log = self.add("Log", "log", log)
        self.inspector = self.add("Rules inspector", "inspector", inspector)
        window.tabifyDockWidget(self.log, self.inspector)

    def lie_beside(self, *, table: bool) -> None:
        """There is a table to lie beside, or there is none. As the window first comes to one, they lie as they were left."""
        if table and not self._beside_table:
            self._parts.clear()
            self._given.clear()
            left, _, width = self._settings.memo(_MEMO).partition(" ")
            if left and self._window.restoreState(QByteArray.fromHex(left.encode())):
                self._window_width = (int(width) if width.isdecimal() else 0) or self._window.width()
            else:
                self._window_width = self._window.width()
                self.log.show()
                wide = min(round(300 * scaling.unit()), round(self._window.width() * 0.165))
                self._window.resizeDocks([self.log], [wide], Qt.Orientation.Horizontal)
                self.inspector.hide()
            self.log.setVisible(self._settings.flag("log_open") and self._window.width() >= _ROOMY)
            self._settle()
        elif not table:
            self.remember()
            self.log.hide()
            self.inspector.hide()
        self._beside_table = table

    def remember(self) -> None:
        """Keep how they lie until the next table, or the next start."""
        if self._beside_table:
            state = bytes(self._window.saveState().toHex().data()).decode()
            self._settings.remember(_MEMO, f"{state} {self._window.width()}")

    def keep_parts(self) -> None:
        """Each side has its part of the window's width: the one that it had, or that somebody has drawn it to since."""
        table = self._window.centralWidget()
        squeezed = table is not None and table.width() <= table.minimumSizeHint().width()  # that is nobody's wish
        front = [dock for dock in self._window.findChildren(QDockWidget) if _in_front(dock) and not dock.isFloating()]
        sides = {self._window.dockWidgetArea(dock): dock for dock in front}
        for side, dock in sides.items():
            if side not in self._parts or (dock.width() != self._given[side] and not squeezed):
                self._parts[side] = dock.width() / self._window_width
        self._window_width = self._window.width()
        wide = [round(self._parts[side] * self._window_width) for side in sides]
        self._window.resizeDocks(list(sides.values()), wide, Qt.Orientation.Horizontal)
        self._lay_out()
        self._given.update({side: dock.width() for side, dock in sides.items()})

    def _settle(self) -> None:
        """Something else lies in front: lay it out as it is, then as wide as its side is."""
        self._lay_out()
        self.keep_parts()

    def _lay_out(self) -> None:
        if (layout := self._window.layout()) is not None:
            layout.activate()

    def bring(self, dock: QDockWidget) -> None:
        """Open a dock, or bring it to the front; if it is in front, close it."""
        in_front = _in_front(dock)
        dock.setVisible(not in_front)
        if not in_front:
            dock.raise_()
            self._settle()
        self._heed(dock)

    def show_inspector(self) -> None:
        """The inspector has something to say."""
        self.inspector.show()
        self.inspector.raise_()
        self._settle()

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


def _in_front(dock: QDockWidget) -> bool:
    """Whether it is to be seen, and not behind another one."""
    return dock.isVisible() and not dock.visibleRegion().isEmpty()


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
