# SPDX-License-Identifier: GPL-3.0-or-later
"""The log and the inspector: drawers over the table, and beside a wide one where they were left."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.panels.docks import Docks
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click, open_window

Side = Qt.DockWidgetArea


WIDE = (1720, 720)
"""So wide that the table loses nothing to what lies beside it."""


@pytest.fixture
def wide(window: MainWindow) -> MainWindow:
    window.resize(*WIDE)
    QApplication.processEvents()
    return window


def again(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """The program is closed and started anew, and a game is dealt."""
    window.close()
    other = MainWindow(lambda: window.content, window.settings, window.folder)
    other.resize(window.size())
    qtbot.addWidget(other)
    other.show()
    other.deal(plan(HUMAN, BOT))
    QApplication.processEvents()
    return other


def test_width_and_side_are_remembered(qtbot: QtBot, wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    wide.addDockWidget(Side.LeftDockWidgetArea, wide.at_table.docks.log)
    wide.resizeDocks([wide.at_table.docks.log], [330], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    assert wide.at_table.docks.log.width() == 330
    other = again(qtbot, wide)
    assert other.at_table.docks.log.isVisible()
    assert other.dockWidgetArea(other.at_table.docks.log) == Side.LeftDockWidgetArea
    assert other.at_table.docks.log.width() == 330


def test_a_log_that_was_closed_stays_closed_and_an_open_inspector_open(qtbot: QtBot, wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    for _ in range(2):  # into the log, and away from it
        QTest.keyClick(wide, Qt.Key.Key_F3)
    QTest.keyClick(wide, Qt.Key.Key_F4)
    assert not wide.at_table.docks.log.isVisible() and wide.at_table.docks.inspector.isVisible()
    other = again(qtbot, wide)
    assert not other.at_table.docks.log.isVisible()
    assert other.at_table.docks.inspector.isVisible()
    QTest.keyClick(other, Qt.Key.Key_F3)
    assert again(qtbot, other).at_table.docks.log.isVisible()


def test_nothing_lies_beside_the_start_screen(wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    wide.at_table.docks.show_inspector()
    wide.show_start()
    assert not wide.at_table.docks.log.isVisible() and not wide.at_table.docks.inspector.isVisible()


def test_what_was_written_down_wrongly_does_no_harm(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    wide = open_window(qtbot, content, tmp_path, WIDE)
    wide.settings.remember("docks", "no such thing")
    wide.deal(plan(HUMAN, BOT))
    assert wide.at_table.docks.log.isVisible() and not wide.at_table.docks.inspector.isVisible()


def grown(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    QApplication.processEvents()


def test_the_log_grows_and_shrinks_with_the_window(wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    log = wide.at_table.docks.log
    usual = log.width()
    grown(wide, 2580, 1080)
    assert log.width() == pytest.approx(usual * 1.5, abs=1)
    grown(wide, 1720, 720)
    assert log.width() == usual


def test_the_inspector_gives_the_room_back_that_it_had_in_a_larger_window(wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    inspector = wide.at_table.docks.inspector
    QTest.keyClick(wide, Qt.Key.Key_F4)
    usual = inspector.width()
    grown(wide, 2580, 1080)
    assert inspector.width() > usual
    grown(wide, 1720, 720)
    assert inspector.width() == usual


def test_a_width_that_somebody_has_drawn_keeps_its_part_of_the_window(wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    log = wide.at_table.docks.log
    wide.resizeDocks([log], [320], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    for width, height, part in ((2580, 1080, 480), (1720, 720, 320)):
        grown(wide, width, height)
        assert log.width() == part


def test_what_was_closed_while_the_window_grew_opens_as_wide_as_it_would_have_become(wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    log = wide.at_table.docks.log
    usual = log.width()
    QTest.keyClick(wide, Qt.Key.Key_F3)
    grown(wide, 2580, 1080)
    QTest.keyClick(wide, Qt.Key.Key_F3)
    QApplication.processEvents()
    assert log.width() == pytest.approx(usual * 1.5, abs=1)


def test_the_next_game_in_a_larger_window_has_a_larger_log(wide: MainWindow) -> None:
    wide.deal(plan(HUMAN, BOT))
    log = wide.at_table.docks.log
    usual = log.width()
    wide.show_start()
    grown(wide, 2580, 1080)
    wide.deal(plan(HUMAN, BOT))
    QApplication.processEvents()
    assert log.width() == pytest.approx(usual * 1.5, abs=1)


# drawers


EIGHT = ("zot", "pooky", "halden", "deirdre", "lizwick", "gerki", "fiona", "wizgille")


def eight(window: MainWindow) -> None:
    who = [SeatInfo(id.title(), id, HUMAN if place == 0 else BOT) for place, id in enumerate(EIGHT)]
    window.deal(plan_game(who, seed=5, first=0, ask_always=True))
    QApplication.processEvents()


def open_drawer(window: MainWindow, text: str = "Log") -> QRect:
    """Through its tab in the menu bar."""
    [tab] = [tab for tab in window.menus.tabs.children() if getattr(tab, "text", str)() == text]
    click(tab)
    QApplication.processEvents()
    return window.at_table.docks.drawer()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_a_drawer_changes_no_place_but_that_of_what_is_played(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    eight(window)
    assert window.game is not None
    assert not window.at_table.docks.log.isVisible(), "a table is laid with its drawers closed"
    scene = window.game.table.table
    before, width = scene.layout, window.game.table.width()
    drawer = open_drawer(window)
    assert window.at_table.docks.log.isVisible()
    assert window.game.table.width() == width, "the table is as large as before"
    after = scene.layout
    changed = {name for name, one, other in zip(before._fields, before, after, strict=True) if one != other}
    assert changed <= {"stack", "history", "since"}
    place = scene._drawer
    for spared in (after.prompt, after.hand, after.controls, after.mats[after.own], after.stack):
        assert not spared.intersects(place)
    assert drawer.top() >= window.menuBar().geometry().bottom()
    open_drawer(window)
    assert not window.at_table.docks.log.isVisible()
    assert scene.layout == before


def test_of_two_drawers_one_is_open(window: MainWindow) -> None:
    eight(window)
    docks = window.at_table.docks
    open_drawer(window, "Log")
    open_drawer(window, "Rules")
    assert docks.inspector.isVisible() and not docks.log.isVisible()
    click(docks.inspector.titleBarWidget().close_button)  # type: ignore[union-attr]
    assert not docks.inspector.isVisible() and window.game is not None
    assert window.game.table.table._drawer.isEmpty()


def test_whoever_is_covered_peeps_out_and_nothing_else_is_covered_by_that(window: MainWindow) -> None:
    eight(window)
    assert window.game is not None
    scene = window.game.table.table
    assert scene.peeps.places == {}
    open_drawer(window)
    below = [seat for seat, mat in scene.layout.mats.items() if mat.center().x() >= scene._drawer.left()]
    assert below and set(scene.peeps.places) == set(below)
    pills = list(scene.peeps.places.values())
    assert not any(one.intersects(other) for one, other in itertools.combinations(pills, 2))
    for pill in pills:
        assert pill.right() <= scene._drawer.left() + 1
        taken = [mat for seat, mat in scene.layout.mats.items() if seat not in below]
        assert not any(pill.intersects(rect) for rect in (*taken, scene.layout.prompt, scene.layout.stack))
    open_drawer(window)
    assert scene.peeps.places == {}


def test_a_drawer_goes_out_of_the_way_of_a_goal_and_comes_back(window: MainWindow) -> None:
    """Somebody takes up a card that may go to whoever sits below the drawer."""
    eight(window)
    player = Player(window)
    assert window.game is not None
    scene, docks = window.game.table.table, window.at_table.docks
    last = refs.seat(7)

    def aims(_: object) -> bool:
        ways = scene.controller.legal.carried.items()
        return any(
            ref.kind == "card" and any(last in scene.controller.legal.goals(way) for way in each) for ref, each in ways
        )

    player.until(aims)
    open_drawer(window)
    ways = scene.controller.legal.carried.items()
    card = next(ref for ref, each in ways if any(last in scene.controller.legal.goals(way) for way in each))
    player.click(card)
    assert last in scene.controller.lit
    assert docks.tucked is docks.log and not docks.log.isVisible()
    assert window.childAt(docks.drawer().center()) is not docks.log
    tab = docks._tab
    assert tab.isVisible() and window.rect().contains(tab.geometry())
    assert not tab.geometry().intersects(docks.drawer().adjusted(0, 0, -tab.width(), 0)), "all but a tab is free"
    click(tab)
    assert docks.log.isVisible() and not tab.isVisible(), "somebody wants to read it all the same"
    QTest.keyClick(window.game.table, Qt.Key.Key_Escape)
    player.click(card)
    assert docks.tucked is docks.log
    QTest.keyClick(window.game.table, Qt.Key.Key_Escape)
    assert docks.tucked is None and docks.log.isVisible(), "nothing is wanted there any more"


def test_a_window_that_grows_wide_takes_a_drawer_beside_the_table(window: MainWindow) -> None:
    eight(window)
    docks = window.at_table.docks
    open_drawer(window)
    grown(window, *WIDE)
    assert not docks.drawers and docks.log.isVisible()
    assert window.game is not None
    table = QRect(window.game.mapTo(window, QPoint(0, 0)), window.game.size())
    assert not table.intersects(docks.log.geometry())
    assert window.game.table.table._drawer.isEmpty()
    grown(window, 1280, 720)
    assert docks.drawers and docks.log.isVisible()
    assert docks.log.geometry().right() >= 1270


class Impatient(QObject):
    """A table that is laid anew as soon as a drawer's tab shows, as with new letters, and needs nothing below it any more."""

    def __init__(self, docks: Docks) -> None:
        super().__init__()
        self._docks = docks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._docks.tuck(away=False)
        return False


@pytest.mark.parametrize("text", ["Log", pytest.param("Rules", marks=pytest.mark.weekly)])
def test_letters_of_any_size_may_be_chosen_while_a_drawer_is_open(window: MainWindow, text: str) -> None:
    eight(window)
    open_drawer(window, text)
    docks = window.at_table.docks
    for scale in (2.0, 1.0, 2.0):
        window.settings["font_scale"] = scale
        docks._insisted = False
        impatient = Impatient(docks)
        docks._tab.installEventFilter(impatient)
        docks.tuck(away=True)
        assert docks.tucked is not None and docks._tab.isVisible()
        docks.tuck(away=False)
        assert docks.tucked is None and not docks._tab.isVisible()
        QApplication.processEvents()
        assert docks.log.isVisible() or docks.inspector.isVisible()


def test_no_tab_of_a_drawer_is_left_on_the_start_screen(window: MainWindow) -> None:
    """What an open drawer uncovers as the table is left makes nothing move aside."""
    eight(window)
    open_drawer(window, "Rules")
    docks = window.at_table.docks
    docks._insisted = False
    docks.covers = lambda _: docks.tuck(away=True)
    window.show_start()
    QApplication.processEvents()
    assert docks.tucked is None and not docks._tab.isVisible() and not docks._board.isVisible()
    docks.tuck(away=True)
    assert docks.tucked is None and not docks._tab.isVisible()
