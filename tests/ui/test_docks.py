# SPDX-License-Identifier: GPL-3.0-or-later
"""The log and the inspector lie where they were left."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import open_window

Side = Qt.DockWidgetArea


def again(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """The program is closed and started anew, and a game is dealt."""
    window.close()
    other = MainWindow(window.content, window.settings, window.folder)
    qtbot.addWidget(other)
    other.show()
    other.deal(plan(HUMAN, BOT))
    QApplication.processEvents()
    return other


def test_width_and_side_are_remembered(qtbot: QtBot, window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.addDockWidget(Side.LeftDockWidgetArea, window.log_dock)
    window.resizeDocks([window.log_dock], [330], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    assert window.log_dock.width() == 330
    other = again(qtbot, window)
    assert other.log_dock.isVisible()
    assert other.dockWidgetArea(other.log_dock) == Side.LeftDockWidgetArea
    assert other.log_dock.width() == 330


def test_a_log_that_was_closed_stays_closed_and_an_open_inspector_open(qtbot: QtBot, window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    QTest.keyClick(window, Qt.Key.Key_F3)
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert not window.log_dock.isVisible() and window.inspector_dock.isVisible()
    other = again(qtbot, window)
    assert not other.log_dock.isVisible()
    assert other.inspector_dock.isVisible()
    QTest.keyClick(other, Qt.Key.Key_F3)
    assert again(qtbot, other).log_dock.isVisible()


def test_nothing_lies_beside_the_start_screen(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.docks.show_inspector()
    window.show_start()
    assert not window.log_dock.isVisible() and not window.inspector_dock.isVisible()


def test_what_was_written_down_wrongly_does_no_harm(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    window = open_window(qtbot, content, tmp_path)
    window.settings.remember("docks", "no such thing")
    window.deal(plan(HUMAN, BOT))
    assert window.log_dock.isVisible() and not window.inspector_dock.isVisible()
