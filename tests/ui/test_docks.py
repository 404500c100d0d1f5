# SPDX-License-Identifier: GPL-3.0-or-later
"""The log and the inspector lie where they were left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import open_window

Side = Qt.DockWidgetArea


def again(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """The program is closed and started anew, and a game is dealt."""
    window.close()
    other = MainWindow(lambda: window.content, window.settings, window.folder)
    qtbot.addWidget(other)
    other.show()
    other.deal(plan(HUMAN, BOT))
    QApplication.processEvents()
    return other


def test_width_and_side_are_remembered(qtbot: QtBot, window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.addDockWidget(Side.LeftDockWidgetArea, window.at_table.docks.log)
    window.resizeDocks([window.at_table.docks.log], [330], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    assert window.at_table.docks.log.width() == 330
    other = again(qtbot, window)
    assert other.at_table.docks.log.isVisible()
    assert other.dockWidgetArea(other.at_table.docks.log) == Side.LeftDockWidgetArea
    assert other.at_table.docks.log.width() == 330


def test_a_log_that_was_closed_stays_closed_and_an_open_inspector_open(qtbot: QtBot, window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    QTest.keyClick(window, Qt.Key.Key_F3)
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert not window.at_table.docks.log.isVisible() and window.at_table.docks.inspector.isVisible()
    other = again(qtbot, window)
    assert not other.at_table.docks.log.isVisible()
    assert other.at_table.docks.inspector.isVisible()
    QTest.keyClick(other, Qt.Key.Key_F3)
    assert again(qtbot, other).at_table.docks.log.isVisible()


def test_nothing_lies_beside_the_start_screen(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.at_table.docks.show_inspector()
    window.show_start()
    assert not window.at_table.docks.log.isVisible() and not window.at_table.docks.inspector.isVisible()


def test_what_was_written_down_wrongly_does_no_harm(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    window = open_window(qtbot, content, tmp_path)
    window.settings.remember("docks", "no such thing")
    window.deal(plan(HUMAN, BOT))
    assert window.at_table.docks.log.isVisible() and not window.at_table.docks.inspector.isVisible()


def grown(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    QApplication.processEvents()


def test_the_log_grows_and_shrinks_with_the_window(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    log = window.at_table.docks.log
    usual = log.width()
    grown(window, 1920, 1080)
    assert log.width() == pytest.approx(usual * 1.5, abs=1)
    grown(window, 1280, 720)
    assert log.width() == usual


def test_the_inspector_gives_the_room_back_that_it_had_in_a_larger_window(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    inspector = window.at_table.docks.inspector
    QTest.keyClick(window, Qt.Key.Key_F4)
    usual = inspector.width()
    grown(window, 1920, 1080)
    assert inspector.width() > usual
    grown(window, 1280, 720)
    assert inspector.width() == usual


def test_a_width_that_somebody_has_drawn_keeps_its_part_of_the_window(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    log = window.at_table.docks.log
    window.resizeDocks([log], [320], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    for width, height, part in ((1920, 1080, 480), (1024, 640, 256), (1280, 720, 320)):
        grown(window, width, height)
        assert log.width() == part


def test_what_was_closed_while_the_window_grew_opens_as_wide_as_it_would_have_become(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    log = window.at_table.docks.log
    usual = log.width()
    QTest.keyClick(window, Qt.Key.Key_F3)
    grown(window, 1920, 1080)
    QTest.keyClick(window, Qt.Key.Key_F3)
    QApplication.processEvents()
    assert log.width() == pytest.approx(usual * 1.5, abs=1)


def test_the_next_game_in_a_larger_window_has_a_larger_log(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    log = window.at_table.docks.log
    usual = log.width()
    window.show_start()
    grown(window, 1920, 1080)
    window.deal(plan(HUMAN, BOT))
    QApplication.processEvents()
    assert log.width() == pytest.approx(usual * 1.5, abs=1)
