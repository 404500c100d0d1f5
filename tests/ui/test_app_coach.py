# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach in the window: a whole first evening by mouse from the start button to a won game; warnings; turned on and off."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.scenario.tips import load_tips
from rdi_desktop.session import plan as plans
from rdi_desktop.session.coach import blunder
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.windows import pass_of
from rdi_desktop.ui.pages.lessons import LessonsDialog
from rdi_desktop.ui.pages.pointing import spared
from rdi_desktop.ui.panels.bubble import Bubble
from rdi_desktop.ui.window.coach import Coach
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click, open_window
from tests.ui.person import Mouse
from tests.ui.test_app_lessons import take

Key = Qt.Key
FIRST = 2
"""The seed of the first evening: the regular wins it or one of the rematches, whose seeds follow."""


def coach_of(window: MainWindow) -> Coach:
    return window.at_table.coach


def bubble_of(window: MainWindow) -> Bubble | None:
    coach = coach_of(window)
    QApplication.processEvents()
    while coach._soon.isActive():  # a timer of zero may wait for a second round
        QApplication.processEvents()
    bubble = coach.bubble
    return bubble if bubble is not None and bubble.isVisible() else None


def heard(window: MainWindow) -> list[str]:
    """Hear what she says just now, by mouse, and see that it covers nothing that may be wanted."""
    said = []
    while (bubble := bubble_of(window)) is not None:
        assert window.game is not None
        said.append(bubble.text.text())
        box = bubble.geometry().toRectF()
        assert window.game.rect().contains(bubble.geometry())
        assert not [rect for rect in spared(window) if box.intersects(rect)], bubble.text.text()
        click(bubble.next)
    return said


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.weekly)])
def test_a_whole_first_evening_by_mouse(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    """Start, the first lesson, the first game, of which the week sees the end: it is won, and nothing is explained twice."""
    seeds = iter(range(FIRST, 100))
    monkeypatch.setattr(plans, "new_seed", lambda: next(seeds))
    window = open_window(qtbot, content, tmp_path)
    click(window.start.learn)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LessonsDialog)
    click(dialog.rows[0].open)
    with qtbot.waitActive(window):
        window.activateWindow()
    take(window, Mouse(window, 1), lambda: None)
    assert window.lessons.done(window.lessons.all[0])
    assert window.lessons.bubble is not None
    click(window.lessons.bubble.leave)
    click(window.start.learn)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LessonsDialog)
    click(dialog.first_game.open)
    with qtbot.waitActive(window):
        window.activateWindow()

    player, said = Player(window), list[str]()
    for _ in range(9000):
        said += heard(window)
        if not whole and player.session.view(None).turn_number == 4:
            break
        if player.session.over:
            if player.page.ending.title.text() == "Guest wins!":
                break
            click(player.page.ending.rematch)
        before = player.session.commands
        try:
            player.move()
        except AssertionError:
            if coach_of(window).warning is None or player.session.commands != before:
                raise
            said.append("warned")
    words = [tip.say for tip in load_tips()]
    told = [text for text in said if text in words]
    assert len(told) == len(set(told)) > len(words) // (2 if whole else 8)
    assert set(told) == {tip.say for tip in load_tips() if tip.id in coach_of(window).told}
    if whole:
        assert player.page.ending.title.text() == "Guest wins!"
        window.show_start()
        assert not window.start.learn.isVisible(), "no newcomer any more"


def to_a_blunder(window: MainWindow) -> Player:
    """Come to a moment in which to let it happen is a plain blunder."""
    player = Player(window)
    window.settings["coach"] = False
    for seed in range(1, 30):
        window.deal(plan(HUMAN, BOT, seed=seed))
        while not player.session.over:
            session = player.session
            decision = session.decision()
            if not session.bot_decides and decision is not None and decision.kind == "respond":
                better = blunder(session, pass_of(decision))
                if better is not None and better.why == "saves":
                    window.settings["coach"] = True
                    return player
            player.move()
    raise AssertionError("never came to the moment that the test is about")


def test_she_warns_before_a_plain_blunder_once(window: MainWindow) -> None:
    player = to_a_blunder(window)
    heard(window)
    before = player.session.commands
    table = player.page.table
    QTest.keyClick(table, Key.Key_Space)
    assert player.session.commands == before, "not yet"
    bubble = bubble_of(window)
    assert bubble is not None
    assert "In your place" in bubble.text.text()
    QTest.keyClick(table, Key.Key_Space)
    assert player.session.commands != before, "whoever does it again means it"
    assert "warn-saves" in coach_of(window).told
    assert bubble_of(window) is None or "In your place" not in bubble.text.text()


def test_she_is_turned_on_and_off_at_any_game(window: MainWindow, qtbot: QtBot) -> None:
    window.deal(plan(HUMAN, BOT))
    assert bubble_of(window) is None
    window.menus.actions["coach"].trigger()
    bubble = bubble_of(window)
    assert bubble is not None
    told = coach_of(window).told
    assert len(told) == 1
    click(bubble.leave)
    assert bubble_of(window) is None
    assert not window.menus.actions["coach"].isChecked()
    window.menus.actions["coach"].trigger()
    assert bubble_of(window) is None, "it was told"
    assert coach_of(window).told == told
    window.deal(plan(HUMAN, BOT))
    assert coach_of(window).told == told
    coach_of(window).begin_anew()
    qtbot.waitUntil(lambda: bubble_of(window) is not None, timeout=60_000)  # somebody is here for the first time


def test_she_says_nothing_in_a_lesson(window: MainWindow) -> None:
    window.settings["coach"] = True
    window.lessons.take(window.lessons.all[0])
    assert bubble_of(window) is None
    assert coach_of(window).told == set()


def test_with_two_at_the_screen_she_waits_until_somebody_looks(window: MainWindow) -> None:
    window.settings["coach"] = True
    window.deal(plan(HUMAN, HUMAN))
    assert window.game is not None
    assert window.game.table.table.covered
    assert bubble_of(window) is None
    Player(window).move()
    assert bubble_of(window) is not None


def test_while_all_wait_for_her_the_keyboard_comes_back_to_her(window: MainWindow) -> None:
    """Who has answered with a card's digit meanwhile would else sit before a table that does nothing."""
    player = Player(window)
    window.deal(plan(HUMAN, BOT))
    page = player.page
    bubble = Bubble(page, lambda _: None)
    page.keyboard.follow(bubble, bubble.next)
    bubble.place(None, (), page.rect())
    page.give_keyboard()
    assert window.focusWidget() is bubble.next
    page.table.setFocus()
    page.give_keyboard()
    assert window.focusWidget() is page.table, "a question is answered first"
    player.until(lambda page: page.paused)
    page.table.setFocus()
    page.give_keyboard()
    assert window.focusWidget() is bubble.next
