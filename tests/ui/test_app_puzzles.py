# SPDX-License-Identifier: GPL-3.0-or-later
"""Brain-teasers in the window: the list, one solved, one failed and tried again, hints, the solution."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.scenario.puzzle import load_puzzle, parse_puzzle, puzzle_files
from rdi_desktop.session.puzzle import PuzzleSession
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.puzzles import PuzzleRecord, PuzzlesDialog, PuzzleStrip
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import terms
from tests.scenario.test_puzzles import SIMPLE
from tests.ui.app_window import Player, click
from tests.ui.person import Keys

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def listed(window: MainWindow, content: Content) -> PuzzlesDialog:
    """The list, opened from the start screen."""
    window.puzzles.all = [
        parse_puzzle(SIMPLE, content),
        parse_puzzle(SIMPLE.replace("simple", "other").replace("difficulty: 1", "difficulty: 2"), content),
    ]
    click(window.start.buttons["puzzles"])
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PuzzlesDialog)
    return dialog


def strip(window: MainWindow) -> PuzzleStrip:
    found = window.puzzles.strip
    assert found is not None
    return found


def hit(window: MainWindow, title: str) -> None:
    """Play that card of Zot's hand on Gerki with the mouse: click the card, then Gerki's mat."""
    player = Player(window)
    hand = player.session.view(0).seats[0].hand
    player.click(refs.card(next(card.id for card in hand if card.title == title)))
    if player.session.verdict is None and not player.session.commands:
        player.click(refs.seat(1))


def test_one_is_solved_with_the_mouse_and_marked(window: MainWindow, listed: PuzzlesDialog) -> None:
    assert [row.state.text().strip()[-13:] for row in listed.rows] == ["not tried yet"] * 2
    click(listed.rows[0].open)
    hit(window, "I told you not to distract me!")
    assert strip(window).session.verdict is True
    assert "Solved!" in strip(window).says.text()
    page = window.game
    assert page is not None
    page.showing.finish()
    page.table.table.refresh()
    assert page.table.table.prompt == terms.label("settled"), "no key is named that does nothing"
    assert window.puzzles.marks.of("simple") == (1, True)
    click(strip(window).next)
    assert strip(window).session.puzzle.scenario.id == "other"
    click(strip(window).leave)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PuzzlesDialog)
    assert [row.open.text() for row in dialog.rows] == ["Again", "Try it"]
    assert not list(Path(window.folder).glob("*")), "a brain-teaser is no game that is kept"


def test_a_wrong_move_is_told_taken_back_and_tried_again(window: MainWindow, listed: PuzzlesDialog) -> None:
    click(listed.rows[0].open)
    hit(window, "Static! Terribly sorry.")
    player = Player(window)
    for _ in range(6):
        if player.session.verdict is not None:
            break
        QTest.keyClick(player.page.table, Key.Key_Space)
    assert player.session.verdict is False
    assert "Not this time. One is not two." in strip(window).says.text()
    click(strip(window).take_back)
    assert strip(window).session.verdict is None
    click(strip(window).again)
    assert strip(window).session.commands == ()
    assert window.puzzles.marks.of("simple") == (2, False)
    hit(window, "I told you not to distract me!")
    assert strip(window).session.verdict is True


def test_hints_and_the_solution_by_keyboard_alone(window: MainWindow, listed: PuzzlesDialog, qtbot: QtBot) -> None:
    assert listed.rows[0].open.hasFocus()
    QTest.keyClick(listed.rows[0].open, Key.Key_Return)
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, Key.Key_1, ALT)
    assert "Hint: Look at what each card takes." in strip(window).says.text()
    QTest.keyClick(window, Key.Key_1, ALT)
    assert "Hint: The bigger one." in strip(window).says.text()
    assert not strip(window).hint.isEnabled()
    QTest.keyClick(window, Key.Key_4, ALT)
    page = window.looking_back
    assert page is not None
    assert page.replay.length > 0
    page.go(page.replay.length)
    assert page.replay.view(None).seats[1].out
    click(page.leave)
    assert window.game is not None, "whoever has seen it may try it"


def test_one_is_solved_by_keys_alone(window: MainWindow, listed: PuzzlesDialog, qtbot: QtBot) -> None:
    """From the list on: a hint by H, then the card by its digit and Gerki by Tab and Enter; what the computer would do is not told."""
    QTest.keyClick(listed.rows[0].open, Key.Key_Return)
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, Key.Key_H)
    assert "Hint: Look at what each card takes." in strip(window).says.text()
    assert not window.notice.isVisible()
    QTest.keyClick(window, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert "Hint: The bigger one." in strip(window).says.text()
    keys, session = Keys(window, 1), strip(window).session
    hand = session.view(0).seats[0].hand
    card = next(card.id for card in hand if card.title == "I told you not to distract me!")
    decision = session.decision()
    assert decision is not None
    option = next(option for option in decision.options if option.card == card)
    keys.table.setFocus()
    legal = keys.scene.controller.legal
    next(d for d in keys._deeds(legal) if d.way is not None and d.way.id == option.id).do()
    assert session.verdict is True
    qtbot.waitUntil(strip(window).next.hasFocus, timeout=60_000)
    QTest.keyClick(strip(window).next, Key.Key_Return)
    assert strip(window).session.puzzle.scenario.id == "other"


def test_all_hands_lie_open_and_the_others_answer(window: MainWindow, content: Content) -> None:
    text = SIMPLE.replace('"I don\'t think so!"]', '"Hide in shadows"]')
    window.puzzles.play(parse_puzzle(text, content))
    session = strip(window).session
    assert session.view(0).seats[1].hand[0].title == "Hide in shadows"
    hit(window, "I told you not to distract me!")
    Player(window).page.skip_pause()
    assert session.answer == (1, "Hide in shadows")
    assert strip(window).session.view(0).seats[1].fortitude == 2


def test_a_profile_that_makes_no_sense_counts_as_empty() -> None:
    settings = Settings(None)
    for nonsense in ("x", "-3 solved", "9999999999", "", "1 2 3"):
        settings.remember("puzzle.simple", nonsense)
        assert PuzzleRecord(settings).of("simple") in ((0, False), (1, False))


def test_whoever_need_not_answer_keeps_the_card(window: MainWindow, content: Content) -> None:
    text = SIMPLE.replace('"I don\'t think so!"]', '"Hide in shadows"]')
    window.puzzles.play(parse_puzzle(text, content))
    hit(window, "Static! Terribly sorry.")
    assert len(strip(window).session.view(0).seats[1].hand) == 1


def test_the_buttons_stay_where_the_table_has_room_for_them(
    window: MainWindow, listed: PuzzlesDialog, qtbot: QtBot
) -> None:
    click(listed.rows[0].open)
    page = window.game
    assert page is not None
    qtbot.waitUntil(lambda: page.table.geometry().bottom() < strip(window).geometry().top(), timeout=60_000)
    qtbot.waitUntil(lambda: page.buttons.geometry() == page.table.table.layout.controls.toRect(), timeout=60_000)


@pytest.mark.parametrize(
    ("id", "loser"), [("two-heads", 2), ("dented", 0), ("never-mind-otto", 1), ("sit-and-drink-with-me", 1)]
)
def test_the_solution_solves_it(content: Content, id: str, loser: int) -> None:
    file = next(file for file in puzzle_files() if file.stem == id)
    replay = PuzzleSession(load_puzzle(file, content), content).solution()
    replay.go(replay.length)
    assert replay.view(None).seats[loser].out


def test_what_came_of_it_is_not_said_before_it_is_seen(window: MainWindow, listed: PuzzlesDialog, qtbot: QtBot) -> None:
    window.settings["pace"] = 2.0
    window.settings["reduce_motion"] = False
    click(listed.rows[0].open)
    page = window.game
    assert page is not None
    page.showing.finish()
    hit(window, "I told you not to distract me!")
    assert strip(window).session.verdict is True
    assert page.showing.busy
    assert "Solved!" not in strip(window).says.text()
    page.showing.finish()
    qtbot.waitUntil(lambda: "Solved!" in strip(window).says.text(), timeout=60_000)
    assert window.focusWidget() is strip(window).next
