# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody finds who has never seen the program; and that a word of advice goes when it is out of date."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.pages.help import HelpDialog
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key


def sheet() -> HelpDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HelpDialog)
    return dialog


def test_how_to_play_is_one_click_from_the_start(window: MainWindow) -> None:
    click(window.start.buttons["help"])
    text = sheet().page.toPlainText()
    for word in ("Fortitude", "Alcohol Content", "Gold", "Order a Drink", "Anytime", "Negate", "Space"):
        assert word in text
    click(sheet().close_button)
    assert QApplication.activeModalWidget() is None


def test_in_a_game_the_menu_opens_it_and_esc_leads_back_to_the_table(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    before = Player(window).session.commands
    window.menus.actions["help"].trigger()
    QTest.keyClick(sheet().page, Key.Key_End)
    assert sheet().page.verticalScrollBar().value() == sheet().page.verticalScrollBar().maximum()
    QTest.keyClick(sheet(), Key.Key_Escape)

    assert QApplication.activeModalWidget() is None
    assert Player(window).session.commands == before


def test_every_key_that_it_names_for_a_menu_is_a_key_of_a_menu(window: MainWindow) -> None:
    window.open_page("help")
    written = re.compile(r"\b(?:F\d+|Ctrl\+[A-Z])\b")
    named = set(written.findall(sheet().page.toPlainText()))
    known = {action.shortcut().toString() for action in window.menus.actions.values()}
    known |= {key for fixed in keys.FIXED for key in written.findall(fixed.named)}
    assert named and named <= known
    sheet().close()


def test_a_hint_goes_when_its_decision_is_made(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    QTest.keyClick(window, Key.Key_H)
    assert window.notice.isVisible()
    player.click(refs.card(player.page.table.table.view.seats[0].hand[0].id))
    assert window.notice.isVisible(), "picking a card decides nothing yet"
    QTest.keyClick(player.page.table, Key.Key_Space)
    assert not window.notice.isVisible()


def test_a_hint_stays_behind_at_its_table(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    QTest.keyClick(window, Key.Key_H)
    window.show_start()
    assert not window.notice.isVisible()
