# SPDX-License-Identifier: GPL-3.0-or-later
"""A computer player that takes its time, on the window: it thinks beside the window's thread, is hurried, dropped, and never tells."""

from __future__ import annotations

from statistics import median
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.session import local
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.thinking import SECONDS
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player

SHARK = "bot:shark"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks for longer than any test takes."""
    monkeypatch.setattr(local, "SECONDS", 60.0)
    monkeypatch.setattr("rdi_desktop.bots.shark.ROLLOUTS", 10**6)


def page_of(window: MainWindow) -> GamePage:
    assert window.game is not None
    return window.game


def begin(window: MainWindow) -> GamePage:
    """The shark is asked what it discards, and thinks."""
    window.deal(plan(SHARK, HUMAN, BOT))
    page = page_of(window)
    assert page.thinker.busy
    return page


def test_the_window_says_that_it_thinks_and_goes_on_when_hurried(
    window: MainWindow, qtbot: QtBot, patient: None
) -> None:
    page = begin(window)
    assert "thinks it over" in page.table.table.prompt
    before = len(page.session.commands)
    QTest.keyClick(page, Qt.Key.Key_Space)  # the pause before it moves
    assert page.thinker.busy, "the window waits, and does not stand still"
    QTest.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(page.session.commands) > before, timeout=30_000)


def test_what_is_thought_is_dropped_with_the_game(window: MainWindow, patient: None) -> None:
    page = begin(window)
    window.show_start()
    assert not page.thinker.busy


def test_nobody_is_told_who_thinks_about_an_answer(window: MainWindow, qtbot: QtBot) -> None:
    window.deal(plan(HUMAN, SHARK, BOT))
    player = Player(window)
    page = player.page
    for _ in range(200):
        thought = page.session.thought()
        if thought is not None and thought.private:
            break
        if page.session.bot_decides:
            before = page.session.commands
            page.step()
            qtbot.waitUntil(lambda seen=before: page.session.commands != seen, timeout=30_000)
        else:
            player.move()
    assert page.session.view(0).waiting.seat is None
    assert page.table.table.prompt in ("Anybody may answer …", "") or "Bob" not in page.table.table.prompt


@pytest.mark.slow
def test_a_shark_beside_two_regulars_keeps_its_time_and_the_frames_hold(window: MainWindow, qtbot: QtBot) -> None:
    """A frame while it thinks may take a few times as long as without: two threads share one interpreter."""
    window.deal(plan(HUMAN, SHARK, BOT, BOT))
    player = Player(window)
    page = player.page
    viewport = page.table.viewport()
    idle, thinking, thoughts = [], [], []

    def frame(into: list[float]) -> None:
        begun = perf_counter()
        viewport.repaint()
        into.append(perf_counter() - begun)

    for _ in range(20):
        frame(idle)
    for _ in range(300):
        if len(thoughts) >= 12 or page.session.over:
            break
        if not page.session.bot_decides:
            player.move()
            continue
        before, begun = page.session.commands, perf_counter()
        page.step()
        while page.thinker.busy and page.session.commands == before:
            frame(thinking)
            qtbot.wait(1)
        if page.session.commands == before:
            page.step()
        elif thinking:
            thoughts.append(perf_counter() - begun)
    assert thinking
    assert median(thinking) < 5 * median(idle) + 0.01
    assert max(thoughts, default=0.0) < SECONDS + 40 * median(thinking)


def asked_for_an_answer(window: MainWindow) -> Player:
    """A person is asked whether to play something."""
    window.deal(plan(HUMAN, BOT, BOT, seed=7))
    player = Player(window)
    player.until(
        lambda page: (asked := page.session.decision()) is not None and asked.kind == "action" and asked.seat == 0
    )
    return player


@pytest.mark.parametrize("how", ["keys", "mouse"])
def test_a_deeper_hint_tells_what_is_expected_of_the_two_best_plays(window: MainWindow, qtbot: QtBot, how: str) -> None:
    player = asked_for_an_answer(window)
    for _ in range(2):
        if how == "keys":
            QTest.keyClick(window, Qt.Key.Key_H)
        else:
            QTest.mouseClick(player.page.buttons.hint, Qt.MouseButton.LeftButton)
    assert window.at_table.advisor.thinker.busy
    qtbot.waitUntil(lambda: not window.at_table.advisor.thinker.busy, timeout=60_000)
    said = window.notice.text.text()
    assert said.startswith("Looking ahead, the computer would ")
    assert "The next best, to " in said
    assert said.count("it expects you to be") == 2


def test_a_deeper_hint_is_dropped_when_somebody_decides(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rdi_desktop.session.thinking.ADVICE_SECONDS", 60.0)
    monkeypatch.setattr("rdi_desktop.session.thinking.ADVICE_ROLLOUTS", 10**6)
    player = asked_for_an_answer(window)
    window.at_table.advisor.deeper()
    assert window.at_table.advisor.thinker.busy
    before = player.session.view(0)
    player.move()
    assert not window.at_table.advisor.thinker.busy
    assert player.session.view(0) != before
