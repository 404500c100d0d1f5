# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game against three computer players without touching the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import KINDS, of_kind
from tests.ui.person import Keys, check_table, press, tab_to, write

K = Qt.Key


def test_one_person_plays_three_computer_players_by_keyboard_alone(window: MainWindow) -> None:
    tab_to(window.start.buttons["new"])  # "Learn to play" has the focus: nobody has finished a game here
    press(K.Key_Space)
    screen = window.new_game
    assert screen is not None
    tab_to(screen.rows[0].name)
    write("Ann")
    tab_to(screen.rows[2])
    press(K.Key_Space)
    tab_to(next(tile for tile in screen.tiles.values() if tile.focusPolicy() == Qt.FocusPolicy.StrongFocus))
    press(K.Key_Home)
    for _ in screen.tiles:  # Tab leads to one of the faces, arrows from each to the next
        if QApplication.focusWidget() is not screen.tiles["zot"]:
            press(K.Key_Right)
    press(K.Key_Space)
    tab_to(screen.seed)
    write("no mouse")
    tab_to(screen.deal)
    press(K.Key_Space)

    assert window.game is not None
    session = window.game.session
    assert session.seats[0].name == "Ann"
    assert session.seats[2].character == "zot"
    person = Keys(window, 1)
    person.play(lambda: check_table(person))

    for deed in ("hurry", "order: player", "drink: big key", "confirm: Space", "confirm: Return", "respond: big key"):
        assert person.done[deed], f"never done in the whole game: {deed}"
    assert any("digit" in deed for deed in person.done), "no card was taken by its number"
    assert QApplication.focusWidget() is person.page.ending.rematch
    tab_to(person.page.ending.replay)
    press(K.Key_Space)
    assert window.looking_back is not None
    press(K.Key_PageDown)
    assert window.looking_back.replay.view(None).turn_number == 2


@pytest.mark.weekly
@pytest.mark.parametrize("kind", KINDS)
def test_tables_of_every_kind_are_played_to_their_end_by_keyboard(window: MainWindow, kind: str) -> None:
    window.deal(of_kind(kind, 0))
    person = Keys(window, 1)
    person.play(lambda: check_table(person))

    assert QApplication.focusWidget() is person.page.ending.rematch
