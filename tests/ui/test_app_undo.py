# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking back, with keys and the menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.passing import UNTIL_TURN
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import read_save
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, arranged, way
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def steps(window: MainWindow) -> list[str]:
    window.menus.back_to.aboutToShow.emit()
    return [action.text() for action in window.menus.back_to.actions()]


def test_one_at_a_time(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, undo_anything=True))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    decided = player.session.undo.decided()  # without what was passed for somebody who had no choice that mattered
    assert {player.session.commands[n].seat for n in decided} == {0}
    for place in (-1, -2):
        QTest.keyClick(window, Key.Key_Z, CONTROL)
        assert len(player.session.commands) == decided[place]


def test_to_a_chosen_one_and_that_ends_what_is_passed(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, undo_anything=True))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 4)
    offered = steps(window)
    assert len(offered) >= 3
    assert any(text.startswith("You ") for text in offered), "each step says what was decided"
    kept = player.session.undo.steps()[2].to
    player.session.pass_for_me(0, UNTIL_TURN)
    window.menus.back_to.actions()[2].trigger()

    assert len(player.session.commands) == kept
    assert player.session.passing.auto_pass(0) is None
    assert player.session.path is not None
    assert len(read_save(player.session.path).commands) == kept


def test_not_past_what_was_revealed(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: any(step.blocked for step in page.session.undo.steps()[:1]))
    before = player.session.commands
    QTest.keyClick(window, Key.Key_Z, CONTROL)

    assert "revealed since" in window.notice.text.text()
    assert player.session.commands == before
    assert steps(window) == ["Nothing can be taken back"]


def test_one_who_does_not_agree_is_enough(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, undo_anything=True))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    before = player.session.commands
    QTest.keyClick(window, Key.Key_Z, CONTROL)
    assert "take a move back" in player.page.bar.question.text()
    click(player.page.bar.nobody)

    assert player.session.commands == before
    assert player.session.undo.proposal is None


def test_no_computer_player_moves_while_people_decide_about_it(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, BOT, undo_anything=True))
    player = Player(window)
    player.until(lambda page: page.paused and page.session.undo.steps())
    before = player.session.commands
    QTest.keyClick(window, Key.Key_Z, CONTROL)
    assert player.session.undo.proposal is not None
    assert not player.page.paused
    QTest.keyClick(window, Key.Key_F9)
    assert player.session.commands == before

    click(player.page.bar.nobody)
    assert player.page.paused


def test_a_key_that_is_held_down_takes_back_one_decision_only(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, undo_anything=True))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    kept = player.session.undo.steps()[0].to
    for again in (False, True, True):
        QTest.simulateEvent(window, True, Key.Key_Z, CONTROL, "z", again)
    assert len(player.session.commands) == kept


def test_the_menu_names_nothing_that_the_table_has_not_shown_yet(window: MainWindow, content: Content) -> None:
    """While the table still shows how Ann strikes, it does not say what Bob answers."""
    no = {1: ("hide-in-shadows", *DULL)}
    session = arranged(content, plan(HUMAN, HUMAN, BOT, undo_anything=True), {0: (MACE, *DULL), **no})
    window.settings["pace"] = 1.0
    window.play(session)
    assert window.game is not None
    showing = window.game.showing
    session.submit(Answer(0, (way(session, MACE, 1),)))
    assert session.claim(1)
    session.submit(Answer(1, (way(session, "hide-in-shadows"),)))
    showing._timer.stop()
    assert showing.busy
    assert not any("Hide in shadows" in text for text in steps(window))
    while showing.busy:
        showing.step()
    assert any("Hide in shadows" in text for text in steps(window))
