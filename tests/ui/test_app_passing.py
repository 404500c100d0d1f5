# SPDX-License-Identifier: GPL-3.0-or-later
"""Pass for me, through the menus and keys of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from rdi_desktop.content import Content
from rdi_desktop.session.passing import MODES, THIS_STACK, THIS_TITLE, UNTIL_CONCERNED, UNTIL_TURN
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.panels.pass_menu import MODE_WORDS
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, arranged, play
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore(
    "does not support grabbing the keyboard"
)  # of the offscreen plugin, at each menu


def opened() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(menu: QMenu, words: str) -> None:
    """Go to that line with the arrow keys and take it."""
    for _ in range(20):
        action = menu.activeAction()
        if action is not None and action.text() == words:
            break
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)


@pytest.mark.parametrize("mode", [*MODES, THIS_TITLE])
def test_every_way_is_chosen_by_right_click_shown_at_the_seat_and_ended_by_one_key(
    window: MainWindow, content: Content, mode: str
) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN), {0: (MACE, *DULL)})
    window.play(session)
    play(session, 0, MACE, 1)
    page = Player(window).page
    button = page.bar.buttons[2]
    middle = button.rect().center()
    right = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, button.mapToGlobal(middle))
    QApplication.sendEvent(button, right)
    choose(opened(), MODE_WORDS[mode])

    auto_pass = session.passing.auto_pass(2)
    assert auto_pass is not None
    assert auto_pass.mode == (None if mode == THIS_TITLE else mode)
    told = "on “I blessed this mace" if mode == THIS_TITLE else MODE_WORDS[mode]
    assert told in page.auto_passes.chips[2].text()
    assert page.auto_passes.chips[2].text().startswith("Cat")
    assert page.auto_passes.isVisible()

    QTest.keyClick(window, Key.Key_F8)
    assert session.passing.auto_pass(2) is None
    assert not page.auto_passes.isVisible()


def test_a_click_on_the_chip_ends_it(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN), {0: (MACE, *DULL)})
    window.play(session)
    page = Player(window).page
    session.pass_for_me(1, UNTIL_TURN)
    session.pass_for_me(2, UNTIL_CONCERNED)
    click(page.auto_passes.chips[1])

    assert session.passing.auto_pass(1) is None
    assert list(page.auto_passes.chips) == [2]


def test_with_several_people_the_key_offers_each_of_them(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, BOT), {0: (MACE, *DULL)})
    window.play(session)
    QTest.keyClick(window, Key.Key_F7)
    menu = opened()
    assert [action.text() for action in menu.actions()] == ["&1 Ann", "&2 Bob"]
    menu.close()


def test_one_person_alone_passes_by_keys(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, BOT, BOT), {0: (MACE, *DULL)})
    window.play(session)
    QTest.keyClick(window, Key.Key_F7)
    choose(opened(), MODE_WORDS[UNTIL_CONCERNED])
    assert session.passing.auto_pass(0) is not None

    QTest.keyClick(window, Key.Key_F8)
    assert session.passing.auto_pass(0) is None


def test_being_hit_interrupts_unless_told_not_to(window: MainWindow, content: Content) -> None:
    for told_not_to in (False, True):
        session = arranged(content, plan(HUMAN, HUMAN, HUMAN), {0: (MACE, *DULL), 1: ("hide-in-shadows", *DULL)})
        window.play(session)
        page = Player(window).page
        session.pass_for_me(1, UNTIL_TURN, even_if_concerned=told_not_to)
        session.pass_for_me(2, UNTIL_TURN)
        session.pass_for_me(0, THIS_STACK)
        play(session, 0, MACE, 1)

        if told_not_to:
            asked = session.window()
            assert asked is None or 1 in asked.seats
        else:
            assert page.bar.isVisible()
            assert page.bar.buttons[1].isEnabled()


def test_somebody_elses_blow_does_not_interrupt(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN), {0: (MACE, *DULL)})
    window.play(session)
    page = Player(window).page
    session.pass_for_me(1, UNTIL_CONCERNED)
    session.pass_for_me(0, UNTIL_CONCERNED)
    play(session, 0, MACE, 2)

    asked = session.window()
    assert asked is not None
    assert asked.seats == (2,)
    assert [seat for seat, button in page.bar.buttons.items() if button.isEnabled()] == [2]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_neither_the_chip_nor_whoever_breaks_in_covers_a_mat_or_the_pot(
    window: MainWindow, size: tuple[int, int], seats: int
) -> None:
    characters = ("dominique", "karl", "eisinder", "alaric", "oozwald", "valeria", "gerki", "zot")[:seats]
    people = [SeatInfo(name.title(), name, BOT if place > 1 else HUMAN) for place, name in enumerate(characters)]
    window.resize(*size)
    window.deal(plan_game(people, seed=3, first=0))
    page = Player(window).page
    page.session.pass_for_me(1, UNTIL_CONCERNED)
    QTest.keyClick(window, Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()

    layout = page.table.table.layout
    assert page.auto_passes.isVisible()
    assert page.guest_button.isVisible()
    for covering in (page.auto_passes, page.guest_button):
        rect = QRectF(covering.geometry())
        for covered in (*layout.mats.values(), page.table.table.middle.spots.pot):
            assert not rect.intersects(covered)
