# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs: all have one base, none is left behind when it is closed, and Return presses what it should."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look import style
from rdi_desktop.ui.pages.about import AboutDialog
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.panels.widgets import BrassButton
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import click

UI = Path(style.__file__).parent.parent


def test_every_dialog_is_a_sheet() -> None:
    bases = re.compile(r"^class \w+\([^)]*\bQDialog\b", re.MULTILINE)
    found = {path.name for path in UI.rglob("*.py") if bases.search(path.read_text("utf-8"))}
    assert found == {"sheet.py"}


def forget_what_is_closed() -> int:
    """Delete what waits to be deleted; returns how many widgets are left."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return len(QApplication.allWidgets())


@pytest.mark.parametrize(
    "page", ["settings", "keys", "help", "about", "cards", "rules", "guests", "open", "standing", "chart"]
)
def test_a_dialog_that_is_closed_leaves_nothing_behind(window: MainWindow, page: str) -> None:
    window.deal(plan(HUMAN, BOT))

    def open_and_close() -> int:
        window.menus.actions[page].trigger()
        QApplication.processEvents()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        left = forget_what_is_closed()
        assert not window.findChildren(QDialog)
        return left

    open_and_close()
    gc.collect()
    once = open_and_close()
    assert [open_and_close() for _ in range(8)] == [once] * 8


def test_a_question_that_is_answered_leaves_nothing_behind(window: MainWindow) -> None:
    for way in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        ProblemDialog("Leave?", "It is late.", "Leave", "Stay", window).open()
        QTest.keyClick(QApplication.activeModalWidget(), way)
        forget_what_is_closed()
        assert not window.findChildren(QDialog)


def test_what_is_inside_opens_over_the_window_and_goes_with_it(window: MainWindow) -> None:
    window.open_about()
    about = window.findChildren(AboutDialog)[0]
    click(next(button for button in about.findChildren(BrassButton) if button.text() == "What is inside"))
    inside = QApplication.activeModalWidget()
    assert isinstance(inside, QDialog) and inside is not about
    assert inside.height() <= window.height() and inside.width() <= window.width()
    QTest.keyClick(inside, Qt.Key.Key_Return)
    QTest.keyClick(about, Qt.Key.Key_Return)
    forget_what_is_closed()
    assert not window.findChildren(QDialog)


def test_return_presses_the_bright_button_and_never_the_first_that_there_is(window: MainWindow) -> None:
    window.open_settings()
    settings = window.findChildren(SettingsDialog)[0]
    QTest.keyClick(settings, Qt.Key.Key_Return)
    assert QApplication.activeModalWidget() is None, "it has opened the keys"


def test_return_on_the_button_that_has_the_keyboard_presses_that_one(qtbot: QtBot, window: MainWindow) -> None:
    offer = ProblemDialog("Leave?", "It is late.", "Leave", "Stay", window)
    offer.open()
    said: list[str] = []
    offer.accepted.connect(lambda: said.append("left"))
    offer.rejected.connect(lambda: said.append("stayed"))
    offer.leave.setFocus()
    QTest.keyClick(offer.leave, Qt.Key.Key_Return)
    assert said == ["stayed"]


def test_a_question_can_be_answered_either_way(qtbot: QtBot) -> None:
    """Both of its buttons are seen, and each does what it says."""
    for press, result in (("leave", QDialog.DialogCode.Rejected), ("take", QDialog.DialogCode.Accepted)):
        offer = ProblemDialog("Leave this game?", "It is saved.", "Look back", "Stay")
        qtbot.addWidget(offer)
        offer.open()
        assert [button.text() for button in (offer.leave, offer.take)] == ["Stay", "Look back"]
        for button in (offer.leave, offer.take):
            assert button.isVisible()
            assert offer.rect().contains(button.mapTo(offer, button.rect().bottomRight()))
        click(getattr(offer, press))
        assert not offer.isVisible()
        assert offer.result() == result
