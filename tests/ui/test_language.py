# SPDX-License-Identifier: GPL-3.0-or-later
"""The window speaks another language at once, and everything that is shown is said anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from rdi_desktop import words
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.look import tongue
from rdi_desktop.ui.look.settings import LANGUAGE_KEY, SETTINGS
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.words import OFFERED, speaking
from tests.rules.deal import content
from tests.ui.app_window import open_window

SEATS = (SeatInfo("Maud", "fiona"), SeatInfo("Tom", "zot", "bot:regular"))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    tongue.use("en")


def menus(window: MainWindow) -> list[str]:
    return [action.text() for action in window.menuBar().actions()]


def test_the_start_screen_changes_its_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, content(), tmp_path)
    window.settings[LANGUAGE_KEY] = "de"
    assert menus(window) == ["&Spiel", "S&pielen", "&Ansicht", "&Hilfe"]
    assert "Neues Spiel" in [button.text() for button in window.start.findChildren(QPushButton)]
    assert window.pages.currentWidget() is window.start
    window.settings[LANGUAGE_KEY] = "en"
    assert menus(window)[0] == "&Game"


def test_a_game_goes_on_in_another_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, content(), tmp_path)
    session = new_session(GamePlan(SEATS, 7), content(), tmp_path, program="test", commands=())
    window.play(session)
    window.settings[LANGUAGE_KEY] = "de"
    assert window.game is not None and window.game.session is session
    assert window.pages.currentWidget() is window.game
    card = session.view(0).seats[0].hand
    assert card is not None
    face = window.at_table.faces.face(card[0])
    assert face.text == content().text(content().card(card[0].definition)) and words.now().code == "de"
    assert window.docks.log.windowTitle() == "Protokoll"


@pytest.mark.parametrize("name", ["log", "inspector"])
def test_an_open_drawer_is_open_in_another_language(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window = open_window(qtbot, content(), tmp_path, (1024, 640))
    window.play(new_session(GamePlan(SEATS, 7), content(), tmp_path, program="test", commands=()))
    QApplication.processEvents()
    assert window.docks.drawers
    window.docks.bring(getattr(window.docks, name))
    assert window.docks.open_drawer()[0] == name
    window.settings[LANGUAGE_KEY] = "de"
    QApplication.processEvents()
    assert getattr(window.docks, name).isVisible() and window.docks.open_drawer()[0] == name
    window.docks.bring(getattr(window.docks, name))
    window.settings[LANGUAGE_KEY] = "en"
    QApplication.processEvents()
    assert window.docks.open_drawer()[0] == "", "one that was closed stays so"


def test_the_settings_open_again_in_the_language_that_was_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, content(), tmp_path)
    window.open_page("settings")
    box = window.findChildren(SettingsDialog)[-1].editors[LANGUAGE_KEY]
    box.setCurrentIndex(box.findData("de"))  # type: ignore[union-attr]
    box.activated.emit(box.currentIndex())  # type: ignore[union-attr]
    opened = QApplication.activeModalWidget()
    assert isinstance(opened, SettingsDialog) and opened.windowTitle() == "Einstellungen"
    assert "Sprache" in [label.text() for label in opened.findChildren(QLabel)]


def test_qt_speaks_it_too(qtbot: QtBot) -> None:
    tongue.use("de")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    tongue.use("en")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    words.speak("de")  # as `--language` does before there is a window
    tongue.use("de")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [(["de-AT", "en"], "de"), (["fr-FR", "de_DE"], "de"), (["ru-RU"], "en"), (["C"], "en"), ([], "en")],
)
def test_the_language_of_this_computer_is_taken_if_all_is_said_in_it(wanted: list[str], code: str) -> None:
    assert words.suited(wanted) == code, "nobody gets a mixture who has not asked for it"


def test_the_settings_say_how_much_of_a_sketch_there_is() -> None:
    setting = next(each for each in SETTINGS if each.key == LANGUAGE_KEY)
    assert (setting.choice("en"), setting.choice("de")) == ("English", "Deutsch")
    for code in set(OFFERED) - words.WHOLE:
        french = re.fullmatch(rf"{OFFERED[code]} \((\d+) %\)", setting.choice(code))
        assert french is not None and 0 < int(french[1]) < 100
    assert list(OFFERED.items()) == list(words.languages().items()), "whatever there is can be chosen, by its own name"


@pytest.mark.parametrize("code", OFFERED)
def test_the_settings_fit_their_page(window: MainWindow, code: str) -> None:
    with speaking(code):
        dialog = SettingsDialog(window.settings, window)
        dialog.show()
        area = dialog.findChild(QScrollArea)
        assert area is not None
        assert area.widget().minimumSizeHint().width() <= area.viewport().width()
        dialog.close()
