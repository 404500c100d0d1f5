# SPDX-License-Identifier: GPL-3.0-or-later
"""An "anyone?" that goes on by itself: how long it waits, what holds it up, and that it gives nobody's hand away.

The clock ticks when the test says so; nothing here waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.panels.people_bar import PeopleBar
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, NO, arranged, play
from tests.session.people import BOT, plan
from tests.ui.app_window import click

SECONDS = 5


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.settings["anyone_waits"] = SECONDS
    return window


def sit_down(
    window: MainWindow,
    content: Content,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    card: str = MACE,
    target: int | None = 3,
    gold: int | None = None,
) -> PeopleBar:
    """Ann has played that card, and the bar asks her and Bob; Cat and Dan are computer players."""
    session = arranged(content, plan(HUMAN, HUMAN, BOT, BOT), {0: (card, *DULL), **(hands or {})}, gold)
    window.play(session)
    play(session, 0, card, target)
    bar = the_bar(window)
    assert bar.isVisible()
    return bar


def the_bar(window: MainWindow) -> PeopleBar:
    assert window.game is not None
    return window.game.bar


def session_of(window: MainWindow) -> LocalSession:
    assert window.game is not None
    return window.game.session


def lasts(bar: PeopleBar) -> float:
    """Let the clock tick until this question is over; after how many seconds that was."""
    over: list[bool] = []
    bar.countdown.run_out.connect(lambda: over.append(True))
    clock, ms = bar.countdown.clock, 0
    while not over and ms < 60_000:
        ms += clock.interval()
        clock.timeout.emit()
    assert over, "it never ran out"
    return ms / 1000


def test_it_goes_on_as_if_somebody_had_pressed_nobody(window: MainWindow, content: Content) -> None:
    bar = sit_down(window, content)
    click(bar.nobody)
    pressed = session_of(window).commands

    bar = sit_down(window, content)
    assert bar.countdown.isVisible()
    assert bar.countdown.left == 1.0
    assert lasts(bar) == SECONDS
    assert session_of(window).commands == pressed


def test_it_waits_longer_when_it_concerns_somebody_at_this_screen(window: MainWindow, content: Content) -> None:
    assert lasts(sit_down(window, content, target=1)) == 3 * SECONDS


@pytest.mark.parametrize("seconds", [0, SECONDS])
def test_it_waits_for_ever_when_somebody_could_be_out_or_nobody_wants_it(
    window: MainWindow, content: Content, seconds: int
) -> None:
    window.settings["anyone_waits"] = seconds
    poor = seconds > 0
    bar = sit_down(window, content, card="mass-heal" if poor else MACE, target=None if poor else 3, gold=1)

    assert bar.isVisible()
    assert not bar.countdown.running


@pytest.mark.parametrize("target", [1, 3])
def test_how_long_it_waits_says_nothing_about_anybodys_hand(window: MainWindow, content: Content, target: int) -> None:
    dull = dict.fromkeys(range(1, 4), (*DULL, "tip"))
    for hands in ({1: ("hide-in-shadows", *DULL)}, {1: (NO, *DULL)}, {2: (NO, *DULL)}, {}):
        bar = sit_down(window, content, {**dull, **hands}, target=target)
        assert lasts(bar) == (3 * SECONDS if target == 1 else SECONDS)


def test_whoever_takes_the_screen_stops_it_and_it_begins_anew_afterwards(window: MainWindow, content: Content) -> None:
    bar = sit_down(window, content)
    for _ in range(3):
        bar.countdown.clock.timeout.emit()
    assert bar.countdown.left < 1.0
    QTest.keyClick(bar, Qt.Key.Key_2)
    assert session_of(window).decision() is not None
    assert not bar.countdown.running

    assert window.game is not None
    QTest.keyClick(window.game.table, Qt.Key.Key_Space)
    assert bar.isVisible()
    assert lasts(bar) == SECONDS


def test_it_waits_while_somebody_reaches_for_their_button(window: MainWindow, content: Content) -> None:
    bar = sit_down(window, content)
    QTest.mouseMove(window, bar.buttons[1].mapTo(window, bar.buttons[1].rect().center()))
    assert bar.buttons[1].underMouse()
    for _ in range(2000):
        bar.countdown.clock.timeout.emit()
    assert bar.countdown.left == 1.0

    QTest.mouseMove(window, QPoint(200, 300))
    assert not bar.buttons[1].underMouse()
    assert lasts(bar) == SECONDS


def test_a_key_that_comes_too_late_lifts_no_curtain(window: MainWindow, content: Content) -> None:
    """Ann says "nobody" just when the time has run out, and the next thing is that Bob is asked behind his curtain."""
    session = arranged(content, plan(HUMAN, HUMAN), {0: ("im-in", *DULL)}, gold=5)
    window.play(session)
    play(session, 0, "im-in")
    page, bar = window.game, the_bar(window)
    assert page is not None
    for _ in range(9):
        if bar.isVisible():
            lasts(bar)
    assert page.table.table.covered
    before = session.commands
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.table.table.covered
    page._too_late.stop()
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert not page.table.table.covered
    assert session.commands == before


def test_with_reduced_motion_it_shrinks_by_seconds(window: MainWindow, content: Content) -> None:
    assert window.settings.flag("reduce_motion")
    assert sit_down(window, content).countdown.clock.interval() == 1000
    window.settings["reduce_motion"] = False
    assert sit_down(window, content).countdown.clock.interval() < 100


def test_the_settings_say_never_for_nothing(window: MainWindow, qtbot: QtBot) -> None:
    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    dialog.show()
    slider = dialog.editors["anyone_waits"]
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert window.settings.number("anyone_waits") == 0
    assert "never" in [label.text() for label in dialog.findChildren(QLabel)]
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert "1 s" in [label.text() for label in dialog.findChildren(QLabel)]


def next_question(window: MainWindow, content: Content) -> PeopleBar:
    """Time has run out on one question, and another one is asked in the same place."""
    session = arranged(content, plan(HUMAN, HUMAN), {0: ("im-in", *DULL)}, gold=5)
    window.play(session)
    play(session, 0, "im-in")
    bar = the_bar(window)
    lasts(bar)
    assert bar.isVisible()
    assert bar.countdown.left == 1.0
    return bar


@pytest.mark.parametrize("way", ["button", Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_whoever_answers_too_late_does_not_answer_the_next_question(
    window: MainWindow, content: Content, way: str | Qt.Key
) -> None:
    bar = next_question(window, content)
    asked, before = session_of(window).window(), session_of(window).commands
    for _ in range(2):
        if isinstance(way, Qt.Key):
            QTest.keyClick(bar, way)
        else:
            click(bar.nobody)
        assert session_of(window).window() == asked
    assert session_of(window).commands == before

    assert window.game is not None
    window.game._too_late.stop()
    click(bar.nobody)
    assert session_of(window).window() != asked


def test_it_waits_while_a_button_is_down(window: MainWindow, content: Content) -> None:
    bar = sit_down(window, content)
    middle = bar.nobody.rect().center()
    QTest.mousePress(bar.nobody, Qt.MouseButton.LeftButton, pos=middle)
    for _ in range(200):
        bar.countdown.clock.timeout.emit()
    assert bar.countdown.left == 1.0
    before = session_of(window).commands
    QTest.mouseRelease(bar.nobody, Qt.MouseButton.LeftButton, pos=middle)
    assert len(session_of(window).commands) > len(before)


def test_it_goes_on_after_the_window_was_minimised(window: MainWindow, content: Content) -> None:
    bar = sit_down(window, content)
    window.showMinimized()
    window.showNormal()
    window.activateWindow()
    assert bar.isVisible()
    assert lasts(bar) == SECONDS


def test_it_stops_while_people_decide_about_taking_back(window: MainWindow, content: Content) -> None:
    bar = sit_down(window, content)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session_of(window).undo.proposal is not None
    assert not bar.countdown.running
    click(bar.nobody)
    assert session_of(window).undo.proposal is None
    assert lasts(bar) == SECONDS
