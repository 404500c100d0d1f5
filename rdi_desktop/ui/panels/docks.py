# SPDX-License-Identifier: GPL-3.0-or-later
"""The log and the inspector: drawers over the table, or docks beside it if the window is so wide that the table loses nothing.

Drawers are as wide as the mats at the side, reach from the menu to the rail, and are closed when a table is opened; only one is open at a
time, and it moves aside while something below it is needed. Docks beside the table stay where they were left, and keep their share of the
window's width.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QPushButton, QTabBar, QWidget
from shiboken6 import isValid

from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.regions import region, stops
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.panels.widgets import label
from rdi_desktop.words import said

_WIDE, _HIGH, _DRAWER = 1280, 720, 262
"""The smallest table, and the width of a drawer (times the table's unit)."""
_TAB = 28
"""The visible part of a drawer that has moved aside (times the unit)."""
_MEMO = "docks"


class Docks:
    """The docks of one window."""

    def __init__(self, window: QMainWindow, settings: Settings, log: QWidget, inspector: QWidget) -> None:
        self._window = window
        self._settings = settings
        self._beside_table = False
        self._parts: dict[Qt.DockWidgetArea, float] = {}
        """Each side's fraction of the window's width."""
        self._given: dict[Qt.DockWidgetArea, int] = {}
        """The width each side got when its fraction was last applied (px)."""
        self._window_width = window.width()
        self._all: list[QDockWidget] = []
        self.drawers = False
        """Whether they are over the table."""
        self.tucked: QDockWidget | None = None
        """The drawer that has moved aside."""
        self.rail: Callable[[], int | None] = lambda: None
        """How far down drawers reach, in window coordinates."""
        self.covers: Callable[[QRect], None] = lambda _: None
        """Called with the area covered by an open drawer, in window coordinates; empty if none is open."""
        self.home: Callable[[], None] = lambda: None
        """Gives the keyboard back to the table."""
        self._board = QWidget(window)
        self._board.setObjectName("drawer")
        self._board.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._board.hide()
        self._tab = QPushButton("◂", window)
        self._tab.setObjectName("drawer_tab")
        self._tab.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tab.clicked.connect(self._insist)
        self._insisted = False
        """Whether the user has opened the drawer over something that is needed."""
        self._moving = False
        """Whether a drawer is moving aside or back: the table is laid anew then, and asks again whether it is in the way."""
        self._tab.hide()
        self.log = self.add(said("docks-log"), "log", log)
        self.inspector = self.add(said("docks-rules-inspector"), "inspector", inspector)
        window.tabifyDockWidget(self.log, self.inspector)
        self._quiet_tabs()

    def _quiet_tabs(self) -> None:
        """Tab does not stop at Qt's own tabs of docks, which have no name: each dock has its key."""
        for tabs in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def remove(self) -> None:
        """Take them all away for good."""
        self.remember()
        for widget in (*self._all, self._board, self._tab):
            widget.hide()
            widget.deleteLater()

    def lie_beside(self, *, table: bool) -> None:
        """Follow whether there is a table. When the window first shows one, docks are restored."""
        if table and not self._beside_table:
            self._parts.clear()
            self._given.clear()
            self._choose()
            if self.drawers:
                self._beside_table = True
                for dock in self._all:
                    dock.hide()
                return
            left, _, width = self._settings.memo(_MEMO).partition(" ")
            if left and self._window.restoreState(QByteArray.fromHex(left.encode())):
                self._window_width = (int(width) if width.isdecimal() else 0) or self._window.width()
            else:
                self._window_width = self._window.width()
                self.log.show()
                wide = min(round(300 * scaling.unit()), round(self._window.width() * 0.165))
                self._window.resizeDocks([self.log], [wide], Qt.Orientation.Horizontal)
                self.inspector.hide()
            self.log.setVisible(self._settings.flag("log_open"))
            self._settle()
        elif not table:
            self.remember()
            self._beside_table = False
            self.tucked = None
            self.log.hide()
            self.inspector.hide()
            self._tab.hide()
            self._board.hide()
        self._beside_table = table

    def remember(self) -> None:
        """Remember their state for the next table or start."""
        if self._beside_table and not self.drawers:
            state = bytes(self._window.saveState().toHex().data()).decode()
            self._settings.remember(_MEMO, f"{state} {self._window.width()}")

    def keep_parts(self) -> None:
        """Apply each side's fraction of the window's width, or take it from what the user has dragged."""
        self._choose()
        if self.drawers:
            self.lay_drawers()
            return
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

    def open_drawer(self) -> tuple[str, bool]:
        """The name of the drawer that is open or has moved aside, '' if none; and whether the user wants it whatever is below."""
        dock = next((dock for dock in self._all if dock is self.tucked or dock.isVisible()), None)
        return dock.objectName() if dock is not None and self.drawers else "", self._insisted

    def open_again(self, name: str, insisted: bool) -> None:
        """Open the drawer that was open in other docks of this window."""
        for dock in self._all:
            if self._beside_table and self.drawers and dock.objectName() == name:
                self._insisted = insisted
                dock.show()

    def lay_drawers(self) -> None:
        """Place drawers at the right edge, between menu and rail, and report what they cover."""
        if not self.drawers:
            return
        top = self._window.menuBar().geometry().bottom() + 1
        rail = self.rail()
        bottom = rail if rail is not None else round(self._window.height() * 0.68)
        unit = self._unit()
        wide = round(_DRAWER * unit * max(1.0, min(scaling.unit() / unit, 1.48)))
        place = QRect(self._window.width() - wide, top, wide, max(1, bottom - top))
        open_ = any(dock.isVisible() and not dock.isFloating() for dock in self._all)
        self._board.setGeometry(place)
        self._board.setVisible(open_)
        self._board.raise_()
        for dock in self._all:
            if not dock.isFloating():
                dock.setMinimumWidth(0)
                dock.setGeometry(place.adjusted(3, 0, 0, 0))
                if dock.isVisible():
                    dock.raise_()
        tab = round(_TAB * unit)
        self._tab.setGeometry(self._window.width() - tab, top + place.height() // 2 - 2 * tab, tab, 4 * tab)
        self.covers(place if open_ else QRect())

    def tuck(self, away: bool) -> None:
        """Let the open drawer move aside, or come back. What is asked while one moves is not heard."""
        if self._moving or not self._beside_table:
            return
        if not away:
            self._insisted = False
            self._come_back()
        elif self.drawers and self.tucked is None and not self._insisted:
            open_ = next((dock for dock in self._all if dock.isVisible() and not dock.isFloating()), None)
            if open_ is not None:
                self._tab.setAccessibleName(said("docks-comes-back", windowTitle=open_.windowTitle()))
                self._move(open_, away=True)

    def _come_back(self) -> None:
        if self.tucked is not None:
            self._move(self.tucked, away=False)

    def _move(self, dock: QDockWidget, *, away: bool) -> None:
        """Exchange that drawer for its tab, or the tab for the drawer."""
        self._moving = True
        try:
            self.tucked = dock if away else None
            if away and self._has_keys(dock):
                self.home()
            dock.setVisible(not away)
            self._tab.setVisible(away)
            self._tab.raise_()
        finally:
            self._moving = False

    def _insist(self) -> None:
        self._insisted = True
        self._come_back()

    def drawer(self) -> QRect:
        """The area of an open drawer, or where it would be; empty if docks are beside the table."""
        return self._board.geometry() if self.drawers else QRect()

    def _unit(self) -> float:
        return min(self._window.width() / _WIDE, self._window.height() / _HIGH)

    def _choose(self) -> None:
        """Choose between over and beside: beside if that makes the table no smaller."""
        unit = self._unit()
        roomy = self._window.width() >= (_WIDE + _DRAWER) * self._window.height() / _HIGH
        if self.drawers == (not roomy) or unit <= 0:
            return
        self.drawers = not roomy
        if self.drawers:
            shown = [dock for dock in self._all if _in_front(dock)]
            for dock in self._all:
                if not dock.isFloating():
                    self._window.removeDockWidget(dock)
                    dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
            for dock in shown[:1]:
                dock.show()
            return
        self.tucked = None
        self._tab.hide()
        self._board.hide()
        for dock in self._all:
            visible = dock.isVisible()
            dock.setFeatures(_MOVES)
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.setVisible(visible)
        self._window.tabifyDockWidget(self.log, self.inspector)
        self._quiet_tabs()
        self._parts.clear()
        self._given.clear()
        self._window_width = self._window.width()
        wide = round(_DRAWER * unit)
        self._window.resizeDocks([self.log], [wide], Qt.Orientation.Horizontal)
        self.covers(QRect())

    def _alone(self, dock: QDockWidget) -> None:
        """Close other drawers."""
        if not isValid(self._window) or not self.drawers:  # a window that is destroyed hides its docks
            return
        if dock.isVisible():
            self.tucked = None
            self._tab.hide()
            for other in self._all:
                if other is not dock and not other.isFloating():
                    other.hide()
        self.lay_drawers()

    def _settle(self) -> None:
        """Another dock has come to the front: use its side's width."""
        self._lay_out()
        self.keep_parts()

    def _lay_out(self) -> None:
        if (layout := self._window.layout()) is not None:
            layout.activate()

    def bring(self, dock: QDockWidget) -> None:
        """Open a dock, or bring it to the front; close it if it is in front."""
        if dock is self.tucked:
            self._insist()
            return
        self._insisted = True  # the user wants to read it
        in_front = dock.isVisible() if self.drawers else _in_front(dock)
        dock.setVisible(not in_front)
        if not in_front:
            dock.raise_()
            self._settle()
        self._heed(dock)

    def visit(self, dock: QDockWidget) -> None:
        """The keyboard goes into a dock, which opens; from inside it goes back to the table, and the dock is closed."""
        if self._has_keys(dock):
            self.home()
            self.bring(dock)
            return
        if not (dock.isVisible() if self.drawers else _in_front(dock)):
            self.bring(dock)
        first = next((each for each in stops(self._window) if dock.isAncestorOf(each)), None)
        if first is not None:
            announce(first, dock.windowTitle(), urgent=True)
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _go_home(self) -> None:
        self.home()

    def _has_keys(self, dock: QDockWidget) -> bool:
        now = self._window.focusWidget()
        return dock.isVisible() and dock.isAncestorOf(now)

    def show_inspector(self) -> None:
        self._insisted = True
        self.inspector.show()
        self.inspector.raise_()
        self._settle()

    def _heed(self, dock: QDockWidget) -> None:
        """Remember whether the log is open, for the next table."""
        if dock is self.log and not self.drawers:
            self._settings["log_open"] = not dock.isHidden()

    def add(self, title: str, name: str, widget: QWidget) -> QDockWidget:
        """Add a dock, closed."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(widget)
        region(title, widget)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), widget)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._go_home)
        head = DockTitle(dock)
        head.close_button.clicked.connect(lambda: self._heed(dock))
        dock.setTitleBarWidget(head)
        dock.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._all.append(dock)
        if self.drawers:
            dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        else:
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.visibilityChanged.connect(lambda _: self._alone(dock))
        dock.hide()
        self._quiet_tabs()
        return dock


_MOVES = (
    QDockWidget.DockWidgetFeature.DockWidgetClosable
    | QDockWidget.DockWidgetFeature.DockWidgetMovable
    | QDockWidget.DockWidgetFeature.DockWidgetFloatable
)


def _in_front(dock: QDockWidget) -> bool:
    """Whether it is visible and not behind another."""
    return dock.isVisible() and not dock.visibleRegion().isEmpty()


class DockTitle(QWidget):
    """The title bar of a dock, a strip of wood with its name and a close button. It can be dragged."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.setObjectName("dock_title")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # the style sheet paints the background
        close = QPushButton("✕")
        close.setFixedSize(24, 24)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setAccessibleName(said("docks-close", windowTitle=dock.windowTitle()))
        close.clicked.connect(dock.close)
        self.close_button = close
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 6)
        row.addWidget(label(dock.windowTitle()))
        row.addStretch()
        row.addWidget(close)
