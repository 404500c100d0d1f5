# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters twice as large are twice as large everywhere: on the start screen, every page and dialog, and what lies over a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListWidget, QTabBar, QTextEdit, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director.story import Fall
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look.pages import Where
from rdi_desktop.ui.look.settings import LANGUAGE_KEY
from rdi_desktop.ui.pages.chart import ChartDialog
from rdi_desktop.ui.pages.position_list import PositionListDialog
from rdi_desktop.ui.panels.widgets import BrassButton
from rdi_desktop.ui.window.main_window import MainWindow
from tests.cases import each_case
from tests.session.people import BOT, plan, played
from tests.ui.app_window import click, open_window
from tests.ui.legible import TEXT, check_page
from tests.ui.page_visits import sheets
from tests.ui.workshop_hands import opened

LAPTOP = (1366, 768)
LARGE = 2.0
LEAST = 1.9
"""So many times as large each text is at least: the steps of sizes, and whole pixels, take some of it."""
OTHERS = (QComboBox, QLineEdit, QListWidget, QTabBar, QTextEdit, QTreeWidget)
"""What shows words besides labels and buttons."""

Seen = Callable[[str, QWidget], None]


def letters(root: QWidget) -> Iterator[tuple[str, float]]:
    """Each text on that page, and the height of its letters (px)."""
    for widget in root.findChildren(QWidget):
        if isinstance(widget, (*TEXT, *OTHERS)) and widget.isVisible() and widget.window() is root.window():
            font = widget._font if isinstance(widget, BrassButton) else widget.font()
            text = widget.text() if hasattr(widget, "text") else widget.accessibleName()
            yield f"{type(widget).__name__} {text}", QFontInfo(font).pixelSize()


def settle(root: QWidget) -> None:
    """Wait until a list whose rows come one by one is whole."""
    QApplication.processEvents()
    while isinstance(root, PositionListDialog) and root._timer.isActive():
        QTest.qWait(20)
    QApplication.processEvents()


def look_round(window: MainWindow, content: Content, seen: Seen) -> None:
    """Every page and dialog, one after the other."""
    game = plan(HUMAN, BOT, BOT, BOT)
    window.deal(game, played(content, game))
    table = window.game
    assert table is not None
    seen("ending", table.ending)
    table.ending.hide()
    table.out.tell(Fall(0, True, 3, 1, "I told you not to distract me!"), ["Ann", "Bob", "Cat", "Dan"], you=True)
    table.place()
    seen("out", table.out)
    window.at_table.replay_game()
    assert window.looking_back is not None
    seen("replay", window.looking_back)
    window.at_table.show_chart()
    chart = QApplication.activeModalWidget()
    assert isinstance(chart, ChartDialog)
    seen("chart", chart)
    click(chart.turn_over)
    seen("numbers", chart)
    chart.close()
    for entry, sheet in sheets(window, Where.AT_TABLE):
        seen(entry.key, sheet)
    window.show_start()
    seen("start", window.start)
    for entry, sheet in sheets(window, Where.ANYWHERE, Where.START):
        seen(entry.key, sheet)
    window.lay_table()
    seen("new game", window.pages.currentWidget())
    window.play_together()
    seen("several computers", window.pages.currentWidget())
    window.show_start()
    page = opened(window)
    seen("first steps", page)
    for kind in ("", "new:dungeon"):
        page.make("Ida", kind)
        for leaf in range(page.tabs.count()):
            page.tabs.setCurrentIndex(leaf)
            seen(f"workshop {kind} {leaf}", page)
    window.show_start()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.weekly)])
def test_letters_twice_as_large_reach_every_page(
    qtbot: QtBot, home: Path, content: Content, tmp_path: Path, language: str
) -> None:
    window = open_window(qtbot, content, tmp_path, LAPTOP)
    window.settings[LANGUAGE_KEY] = language
    usual: dict[tuple[str, str], float] = {}
    small: list[str] = []

    def note(name: str, root: QWidget) -> None:
        settle(root)
        usual.update({(name, text): pixels for text, pixels in letters(root)})

    def compare(name: str, root: QWidget) -> None:
        settle(root)
        with case(name):
            check_page(root)
        small.extend(
            f"{name}: {text}, {pixels / before:.2f}"
            for text, pixels in letters(root)
            if (before := usual.get((name, text))) and pixels < LEAST * before
        )

    look_round(window, content, note)
    window.settings["font_scale"] = LARGE
    with each_case() as case:
        look_round(window, content, compare)
    window.settings[LANGUAGE_KEY] = "en"
    assert not small
