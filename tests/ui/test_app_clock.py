# SPDX-License-Identifier: GPL-3.0-or-later
"""A time to think that the table has agreed on: whom it counts for, what holds it up, and what is answered when it is over.

The clock ticks when the test says so; nothing here waits.
"""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, THINK, GamePlan
from rdi_desktop.session.save import read_save
from rdi_desktop.session.windows import pass_of
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.panels.countdown import Countdown
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, NO, arranged, play
from tests.session.people import BOT, People, plan
from tests.ui.app_window import click

SECONDS = 30


def timed(*controllers: str, seconds: int = SECONDS) -> GamePlan:
    made = plan(*controllers)
    return msgspec.structs.replace(made, options={**made.options, THINK: seconds})


def page_of(window: MainWindow) -> GamePage:
    assert window.game is not None
    return window.game


def lasts(clock: Countdown) -> float:
    """Let the clock tick until it has run out; after how many seconds that was."""
    over: list[bool] = []
    clock.run_out.connect(lambda: over.append(True))
    ms = 0
    while not over and ms < 200_000:
        ms += clock.clock.interval()
        clock.clock.timeout.emit()
    assert over, "it never ran out"
    return ms / 1000


def test_when_the_time_is_over_the_plainest_answer_is_given_and_saved(window: MainWindow) -> None:
    window.deal(timed(HUMAN, BOT))
    page = page_of(window)
    decision = page.session.decision()
    assert decision is not None
    assert decision.seat == 0
    assert page.clock.isVisible()
    prompt = page.table.table.layout.prompt.toRect()
    assert prompt.contains(page.clock.geometry().center())

    before = len(page.session.commands)
    assert lasts(page.clock) == SECONDS

    assert page.session.commands[before] == pass_of(decision)
    assert "The time is over" in window.notice.text.text()
    assert page.session.path is not None
    assert read_save(page.session.path).commands[before] == pass_of(decision)


def test_every_question_has_the_whole_time(window: MainWindow) -> None:
    window.deal(timed(HUMAN, HUMAN))
    page = page_of(window)
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    for _ in range(10):
        page.clock.clock.timeout.emit()
    assert page.clock.left < 1.0
    decision = page.session.decision()
    assert decision is not None
    page.session.submit(pass_of(decision))
    if page.table.table.covered:
        QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert page.clock.left in (0.0, 1.0), "of another question, or of none for this seat"


@pytest.mark.parametrize("seconds", [0, SECONDS])
def test_without_an_agreement_nobody_is_hurried(window: MainWindow, seconds: int) -> None:
    window.deal(timed(HUMAN, BOT, seconds=seconds))
    page = page_of(window)
    assert page.clock.isVisible() == page.clock.running == bool(seconds)


def test_it_stands_while_the_curtain_is_down_or_the_table_is_held(window: MainWindow) -> None:
    window.deal(timed(HUMAN, HUMAN))
    page = page_of(window)
    assert page.table.table.covered
    page.clock.clock.timeout.emit()
    assert page.clock.left == 1.0
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    page.hold(True)
    page.clock.clock.timeout.emit()
    assert page.clock.left == 1.0
    page.hold(False)
    page.clock.clock.timeout.emit()
    assert page.clock.left < 1.0


def test_it_stands_while_somebody_looks_something_up(window: MainWindow) -> None:
    window.deal(timed(HUMAN, BOT))
    page = page_of(window)
    window.open_page("settings")
    page.clock.clock.timeout.emit()
    assert page.clock.left == 1.0


@pytest.mark.parametrize("waits", [0, 15])
def test_an_anyone_waits_no_longer_than_agreed(window: MainWindow, content: Content, waits: int) -> None:
    window.settings["anyone_waits"] = waits
    session = arranged(content, timed(HUMAN, HUMAN, BOT, BOT, seconds=10), {0: (MACE, *DULL), 1: (NO, *DULL)})
    window.play(session)
    play(session, 0, MACE, 3)
    page = page_of(window)
    assert page.bar.isVisible()
    assert not page.clock.isVisible()
    assert lasts(page.bar.countdown) == 10


def test_whoever_takes_an_anyone_has_the_time_for_it_and_passes_when_it_is_over(
    window: MainWindow, content: Content
) -> None:
    session = arranged(content, timed(HUMAN, HUMAN, BOT, BOT), {0: (MACE, *DULL), 1: (NO, *DULL)})
    window.play(session)
    play(session, 0, MACE, 1)
    page = page_of(window)
    QTest.keyClick(page.bar, Qt.Key.Key_2)
    assert session.window() is not None
    assert page.clock.isVisible()
    hand = session.view(1).seats[1].hand_count
    assert lasts(page.clock) == SECONDS
    window_ = session.window()
    assert window_ is None or window_.claimed is None, "the hand has been put down"
    assert session.view(1).seats[1].hand_count == hand


def test_a_whole_game_of_somebody_who_never_answers_comes_to_its_end(content: Content) -> None:
    session = LocalSession.new(timed(HUMAN, BOT, BOT), content)
    people = People(session)
    for _ in range(4000):
        if session.over:
            break
        decision = session.decision()
        if decision is not None and decision.seat == 0 and not session.bot_decides:
            session.submit(pass_of(decision))
        else:
            people.move()
    assert session.over


def test_house_rules_are_chosen_by_keyboard_shown_and_dealt(window: MainWindow) -> None:
    window.lay_table()
    page = window.new_game
    assert page is not None
    house = page.rules.house
    house.button.setFocus()
    QTest.keyClick(house.button, Qt.Key.Key_Space)
    dialog = house.dialog
    assert dialog is not None
    for key, presses in (("start_gold", 3), ("start_fortitude", 1), ("hand_size", 2), ("think", 5)):
        for _ in range(presses):
            QTest.keyClick(dialog.fields[key], Qt.Key.Key_Down)
    QTest.keyClick(dialog.fields["hand_size"], Qt.Key.Key_Home)
    click(dialog.done_button)
    assert house.button.hasFocus()
    assert house.agreed.text() == "6 Gold, 10 Fortitude, open hands by the fire, 45 seconds to think"
    click(page.deal)
    session = page_of(window).session
    assert session.plan.think == 45
    assert {(mat.gold, mat.fortitude, mat.hand_count) for mat in session.view(None).seats} == {(6, 10, 7)}
    inspector = window.at_table.inspector
    window.at_table.docks.show_inspector()
    assert "House rules" in inspector.text.toPlainText()
    assert "Start Gold: 6" in inspector.text.toPlainText()
    window.at_table.another_table()
    again = window.new_game
    assert again is not None
    assert again.rules.house.agreed.text() == "6 Gold, 10 Fortitude, open hands by the fire, 45 seconds to think"
