# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs: all have one base, none is left behind when it is closed, and Return presses what it should."""

from __future__ import annotations

import gc
import re
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look import pages as look_pages
from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.pages import PAGES, PageEntry, Where
from rdi_desktop.ui.pages.about import AboutDialog
from rdi_desktop.ui.pages.keys_sheet import KeysSheet
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.panels import problem_dialog
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.window import ahead
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.words import language
from rdi_desktop.words.fluent import entries
from tests.cases import each_case
from tests.session.people import BOT, plan
from tests.ui.app_window import click, open_window
from tests.ui.page_visits import sheet_of, sheets
from tests.ui.reader import nodes

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


@pytest.mark.parametrize("times", [1, pytest.param(8, marks=pytest.mark.weekly)])
def test_a_page_that_is_closed_leaves_nothing_behind(window: MainWindow, times: int) -> None:
    """Opened again and again: no widget more, and a step of resizing restyles no widget more."""

    def open_and_close(page: PageEntry) -> int:
        sheet = sheet_of(window, page)
        if sheet is None:
            window.show_start()  # it was a page of the window
        else:
            assert sheet.windowTitle() == page.title
            QTest.keyClick(sheet, Qt.Key.Key_Escape)
        left = forget_what_is_closed()
        assert not window.findChildren(QDialog)
        return left

    def check(*where: Where) -> None:
        found = [page for page in PAGES if page.where in where]
        for page in found:  # what the first opening makes for good
            open_and_close(page)
        gc.collect()
        for page in found:
            with case(page.key):
                once = open_and_close(page)
                assert [open_and_close(page) for _ in range(times)] == [once] * times

    with each_case() as case:
        check(Where.START)
        window.deal(plan(HUMAN, BOT))
        check(Where.ANYWHERE, Where.AT_TABLE)


def test_a_page_is_added_by_one_line(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Menu, key, sheet of keys, start screen, reader, and every test of pages have it."""
    trial = PageEntry("trial", "Help", "Ctrl+T", "panels.problem_dialog", "TrialSheet", ("version",), row=4)
    english = language("en")
    monkeypatch.setattr(english, "_entries", english._entries | entries(TRIAL, "trial.ftl"))
    monkeypatch.setattr(problem_dialog, "TrialSheet", TrialSheet, raising=False)
    look_pages.PAGES.append(trial)
    try:
        window = open_window(qtbot, content, tmp_path)
        click(window.start.buttons["trial"])
        opened = window.findChildren(TrialSheet)
        assert [sheet.isVisible() for sheet in opened] == [True]
        QTest.keyClick(opened[0], Qt.Key.Key_Return)
        help_menu = next(action.menu() for action in window.menuBar().actions() if action.text() == "&Help")
        assert "A &trial …" in [action.text() for action in help_menu.actions()]
        QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        spoken = [node.name for node in nodes(QApplication.activeModalWidget())]
        assert spoken[0] == "A trial" and "Done" in spoken
        QApplication.activeModalWidget().close()
        window.open_page("keys")
        keys_sheet = window.findChildren(KeysSheet)[-1]
        assert keys_sheet.fields["trial"].keySequence() == QKeySequence("Ctrl+T")
        keys_sheet.close()
        assert "trial" in [page.key for page, _ in sheets(window, Where.ANYWHERE)]
        assert "rdi_desktop.ui.panels.problem_dialog" in list(
            islice(ahead.steps(window), len(ahead.PIECES) + len(look_pages.PAGES))
        )
    finally:
        look_pages.PAGES.remove(trial)


TRIAL = """
page-trial = A trial
page-trial-entry = A &trial …
key-trial = try it
"""


class TrialSheet(Sheet):
    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__("A trial", parent)
        self.parchment(QVBoxLayout()).addWidget(label(version))
        self.foot(None, self.closing_button())


def test_a_question_that_is_answered_leaves_nothing_behind(window: MainWindow) -> None:
    for way in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        ProblemDialog("Leave?", "It is late.", "Leave", "Stay", window).open()
        QTest.keyClick(QApplication.activeModalWidget(), way)
        forget_what_is_closed()
        assert not window.findChildren(QDialog)


def test_what_is_inside_opens_over_the_window_and_goes_with_it(window: MainWindow) -> None:
    window.open_page("about")
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
    window.open_page("settings")
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
