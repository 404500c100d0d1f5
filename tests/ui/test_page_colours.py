# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages and dialogs in every theme: all words stand out from what they stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.ui.look.pages import Where
from rdi_desktop.ui.look.settings import THEME_KEY
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.look.themes import THEMES
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.editor import Editor
from tests.ui.app_window import Player, open_window
from tests.ui.page_texts import PageTexts
from tests.ui.page_visits import sheets
from tests.ui.table_texts import LEAST_CONTRAST, contrast
from tests.ui.test_legible import sit_down
from tests.ui.workshop_hands import make, opened


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> PageTexts:
    return PageTexts(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, content: Content, one_folder: Path, texts: PageTexts) -> Iterator[MainWindow]:
    yield open_window(qtbot, content, one_folder / "games")
    THEME.wear("candle")


Themes = Callable[[], tuple[str, ...]]


@pytest.fixture(params=["by turns", pytest.param("all", marks=pytest.mark.weekly)])
def themes(request: pytest.FixtureRequest) -> Themes:
    """The themes that the next page is looked at in: CI has one after the other, page by page, and the week all for each."""
    if request.param == "all":
        return lambda: tuple(reversed(THEMES))
    turns = cycle(reversed(THEMES))
    return lambda: (next(turns),)


def faint(window: MainWindow, texts: PageTexts, root: QWidget, themes: tuple[str, ...]) -> dict[str, list[str]]:
    """What has too little contrast in which of the themes."""
    found = {}
    for theme in themes:
        window.settings[THEME_KEY] = theme
        QApplication.processEvents()
        if said := texts.faint(root):
            found[theme] = said
    return found


def test_every_page_without_a_game(window: MainWindow, texts: PageTexts, themes: Themes) -> None:
    assert not faint(window, texts, window, themes())
    window.lay_table()
    QApplication.processEvents()
    assert not faint(window, texts, window, themes())
    window.show_start()
    for page, sheet in sheets(window, Where.ANYWHERE, Where.START):
        assert not faint(window, texts, sheet, themes()), page.key


def test_what_stands_beside_a_game(window: MainWindow, texts: PageTexts, themes: Themes) -> None:
    sit_down(window, 4)
    player = Player(window)
    player.until(lambda page: len(page.session.commands) > 40)
    window.at_table.docks.show_inspector()
    QApplication.processEvents()
    for dock in (window.at_table.docks.log, window.at_table.docks.inspector):
        assert not faint(window, texts, dock, themes())
    for page, sheet in sheets(window, Where.AT_TABLE):
        assert not faint(window, texts, sheet, themes()), page.key


@pytest.mark.slow
def test_the_workshop(window: MainWindow, texts: PageTexts, themes: Themes) -> None:
    page = opened(window)
    assert not faint(window, texts, page, themes())
    make(page, "Brenda the Loud")
    (tabs,) = page.findChildren(QTabBar)
    for tab in range(tabs.count()):
        tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert not faint(window, texts, page, themes()), tabs.tabText(tab)


def test_the_colours_of_a_file_follow_the_theme(window: MainWindow) -> None:
    page = opened(window)
    make(page, "Brenda the Loud", "fiona")
    (editor,) = page.findChildren(Editor)
    seen = set()
    for theme in THEMES:
        window.settings[THEME_KEY] = theme
        QApplication.processEvents()
        grounds = [QColor(THEME.palette.parchment_light), QColor(THEME.palette.parchment)]
        assert editor.grab().toImage().pixelColor(editor.width() - 30, editor.height() // 2) == grounds[0]
        for kind, how in editor.colours.formats.items():
            ink = how.foreground().color()
            assert min(contrast(ink, ground) for ground in grounds) >= LEAST_CONTRAST, (theme, kind)
        seen.add(editor.colours.formats["key"].foreground().color().name())
    assert len(seen) == 2, "in high contrast they are others"
