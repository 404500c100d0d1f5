# SPDX-License-Identifier: GPL-3.0-or-later
"""Games to go on with: on the start screen and in the list of all of them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.session.shelf import recent
from rdi_desktop.ui.pages.open_game import OpenGameDialog
from rdi_desktop.ui.panels.widgets import ElidedLabel
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key
LONG = ("Bartholomew the Grea", "Wilhelmina Ravenclaw", "Maximilian of Austri", "Theodora of the Tall")


def play_two(window: MainWindow) -> None:
    """Two games, the second some turns long."""
    window.deal(plan(HUMAN, BOT, seed=1))
    window.deal(plan(HUMAN, BOT, seed=2))
    Player(window).until(lambda page: page.session.view(None).turn_number == 3)
    window.show_start()


def listed(window: MainWindow) -> OpenGameDialog:
    click(window.start.buttons["open"])
    return next(dialog for dialog in window.findChildren(OpenGameDialog) if dialog.isVisible())


def test_a_game_is_chosen_from_a_list_that_tells_who_when_and_how_far(window: MainWindow) -> None:
    play_two(window)
    dialog = listed(window)
    newest = dialog.rows[0]
    assert len(dialog.rows) == 2
    assert newest.names.text() == "Ann, Bob"
    assert "turn 3, not over" in newest.state.text()
    click(newest.open)

    assert window.game is not None
    assert window.game.session.view(None).turn_number == 3


def test_a_game_is_thrown_away_only_when_one_is_sure(window: MainWindow) -> None:
    play_two(window)
    dialog = listed(window)
    row = dialog.rows[1]
    path = row.save.path
    click(row.delete)
    assert path.exists() and row.delete.text() == "Really?"
    click(row.delete)

    assert not path.exists()
    assert len(dialog.rows) == 1
    click(dialog.back)
    assert window.start._recent.count() == 1


def test_rows_are_made_as_one_scrolls_or_throws_away(window: MainWindow) -> None:
    play_two(window)
    (one, _) = recent(window.folder)
    many = [replace(one, path=window.folder / str(number)) for number in range(30)]
    dialog = OpenGameDialog(many, str, window)
    dialog.show()
    assert len(dialog.rows) == 12
    row = dialog.rows[0]
    click(row.delete)
    click(row.delete)
    assert len(dialog.rows) == 23, "fewer than fill the sheet would never let it scroll"
    (area,) = dialog.findChildren(QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert [row.save for row in dialog.rows] == many[1:]


def test_the_game_on_the_table_cannot_be_thrown_away(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, seed=1))
    window.open_page("open")
    dialog = window.findChild(OpenGameDialog)
    assert dialog is not None and dialog.rows == []


def test_long_names_are_shortened_and_told_in_full_by_a_tip(window: MainWindow) -> None:
    seats = [SeatInfo(name, id, HUMAN) for name, id in zip(LONG, ("gerki", "zot", "fiona", "deirdre"), strict=True)]
    window.deal(plan_game(seats, seed=1))
    player = Player(window)
    player.until(lambda page: bool(page.session.commands))
    window.show_start()
    window.grab()
    cut = [line for line in window.start.findChildren(ElidedLabel) if line.isVisible() and line.shown() != line.text()]
    assert cut and all(line.toolTip() == line.text() for line in cut)
    for line in cut:
        corner = line.mapTo(window.start, line.rect().bottomRight())
        assert window.start.rect().contains(corner)
        assert line.toolTip() == line.text()


def test_enter_begins_on_the_start_screen(window: MainWindow) -> None:
    focus = window.start.focusWidget()
    assert focus is window.start.learn  # nobody has finished a game here
    QTest.keyClick(focus, Key.Key_Return)
    lessons = QApplication.activeModalWidget()
    assert lessons is not None
    QTest.keyClick(lessons, Key.Key_Escape)
    QTest.keyClick(window.start.buttons["new"], Key.Key_Return)
    assert window.new_game is not None


def test_the_window_is_remembered(window: MainWindow) -> None:
    window.resize(1400, 800)
    window.close()
    again = MainWindow(lambda: window.content, window.settings, window.folder)
    assert (again.width(), again.height()) == (1400, 800)
    again.deleteLater()


def test_in_the_first_game_nobody_is_told_that_none_was_played(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, seed=1))
    Player(window).until(lambda page: page.session.view(None).turn_number == 2)
    QTest.keyClick(window, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = next(dialog for dialog in window.findChildren(OpenGameDialog) if dialog.isVisible())
    assert dialog.rows == []
    assert dialog.none is not None and dialog.none.text() == "This is the first game on this machine."
    dialog.reject()
