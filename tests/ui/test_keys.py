# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys: what they do, other keys for it, and what cannot be one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.help import help_text
from rdi_desktop.ui.pages.keys_sheet import KeysSheet
from rdi_desktop.ui.pages.player_standings import StandingDialog
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click

K = Qt.Key


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    """No test sees the keys of another."""
    keys.take(Settings(None))
    yield
    keys.take(Settings(None))


def sheet_of(window: MainWindow) -> KeysSheet:
    window.activateWindow()
    QTest.qWait(1)
    QTest.keyClick(window, K.Key_K, Qt.KeyboardModifier.ControlModifier)
    found = [sheet for sheet in window.findChildren(KeysSheet) if sheet.isVisible()]
    assert found, "Ctrl+K opens no sheet"
    return found[-1]


def press_into(
    sheet: KeysSheet, id: str, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Go to the field of that key, and press the new one."""
    sheet.fields[id].setFocus()
    QTest.keyClick(sheet.fields[id], key, held)
    QTest.qWait(1)


def deal(window: MainWindow) -> None:
    seats = [
        SeatInfo(name, who, controller)
        for name, who, controller in (("Ann", "fiona", "human"), ("Bert", "gerki", "bot:regular"))
    ]
    window.deal(GamePlan(tuple(seats), 5, first=0))


def test_everything_that_has_a_key_stands_on_the_sheet_and_no_key_stands_twice(window: MainWindow) -> None:
    sheet = sheet_of(window)
    read = {label.text() for label in sheet.findChildren(QLabel)}
    usual = [key.usual for key in keys.every() if key.usual]
    assert len(usual) == len(set(usual))
    assert all(not keys.why_not(key.id, key.usual) for key in keys.every()), "what is usual would be refused"
    for id, action in window.menus.actions.items():
        written = action.shortcut().toString()
        if written and not id.startswith("break"):
            assert sheet.fields[id].keySequence().toString() == written
    assert {key.what for key in keys.every()} | {fixed.what for fixed in keys.FIXED} <= read


def test_another_key_does_it_at_once_and_after_the_next_start(
    window: MainWindow, qtbot: QtBot, content: Content, tmp_path: Path
) -> None:
    file = tmp_path / "settings.json"
    window.settings._path = file
    deal(window)
    sheet = sheet_of(window)
    press_into(sheet, "players", K.Key_Y)
    assert not sheet.refusal.isVisible()
    sheet.accept()
    assert window.menus.actions["players"].shortcut() == QKeySequence("Y")
    assert window.game is not None
    table = window.game.table
    table.setFocus()
    QTest.keyClick(table, K.Key_Y)
    assert table.table.focus == refs.seat(1)
    QTest.keyClick(table, K.Key_P)
    assert table.table.focus == refs.seat(1), "the old key still does it"
    press_into(again := sheet_of(window), "hold", K.Key_F12)
    again.accept()
    assert window.game.buttons.hold.toolTip() == "Hold everything (F12)"
    assert "<b>F12</b>" in help_text()

    keys.take(Settings(None))
    assert keys.told("players") == "P"
    later = MainWindow(lambda: content, Settings(file), tmp_path, version="test")
    qtbot.addWidget(later)
    assert (later.menus.actions["players"].shortcut(), keys.told("hold")) == (QKeySequence("Y"), "F12")


@pytest.mark.parametrize(
    ("key", "held", "said"),
    [
        (
            K.Key_Z,
            Qt.KeyboardModifier.ControlModifier,
            "Ctrl+Z is taken already: “take back”. Give that another key first.",
        ),
        (K.Key_Space, Qt.KeyboardModifier.NoModifier, "Space cannot be chosen: it is there to"),
        (K.Key_3, Qt.KeyboardModifier.NoModifier, "3 cannot be chosen: it is there to “take a card of your hand"),
        (K.Key_3, Qt.KeyboardModifier.ControlModifier, "Ctrl+3 cannot be chosen: it is there to “break in"),
        (K.Key_G, Qt.KeyboardModifier.AltModifier, "Alt+G cannot be chosen: it is there to “open a menu”."),
    ],
)
def test_a_key_that_does_something_else_is_refused_and_nothing_changes(
    window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier, said: str
) -> None:
    sheet = sheet_of(window)
    press_into(sheet, "hint", key, held)
    assert sheet.refusal.isVisible()
    assert sheet.refusal.text().startswith(said)
    assert sheet.fields["hint"].keySequence() == QKeySequence("H")
    assert window.menus.actions["hint"].shortcut() == QKeySequence("H")
    press_into(sheet, "hint", K.Key_J)
    assert not sheet.refusal.isVisible()


def test_keys_change_places_are_taken_away_and_are_as_usual_again(window: MainWindow) -> None:
    sheet = sheet_of(window)
    sheet.fields["hint"].clear()
    QTest.qWait(1)
    assert (keys.told("hint"), window.menus.actions["hint"].shortcut()) == ("", QKeySequence())
    press_into(sheet, "map", K.Key_H)
    press_into(sheet, "hint", K.Key_M)
    assert keys.changed() == {"map": "H", "hint": "M"}
    keys.take(window.settings)
    assert keys.changed() == {"map": "H", "hint": "M"}, "two keys that changed places are not read back"
    press_into(sheet, "hint", K.Key_3)
    assert sheet.refusal.isVisible()
    click(sheet.usual)
    assert not sheet.refusal.isVisible(), "what was refused is over"
    assert keys.changed() == {}
    assert sheet.fields["hint"].keySequence() == QKeySequence("H")


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        "[1]",
        '{"hint": 3}',
        '{"nobody": "X"}',
        '{"hint": "Banana"}',
        '{"hint": "F7"}',
        '{"hint": "Ctrl+X, Ctrl+Y"}',
        '{"hint": "Space"}',
    ],
)
def test_what_is_written_there_and_makes_no_sense_leaves_the_usual_keys(kept: str) -> None:
    settings = Settings(None)
    settings.remember("keys", kept)
    keys.take(settings)
    assert keys.changed() == {}


def test_one_key_says_how_everybody_stands(window: MainWindow) -> None:
    deal(window)
    assert window.game is not None
    QTest.keyClick(window.game.table, K.Key_E)
    sheet = window.findChildren(StandingDialog)[0]
    read = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert "Ann, you, whose turn it is, is asked" in read
    assert "Bert" in read
    assert not sheet.accessibleDescription(), "a reader says it twice: it reads the dialog's words by itself"
    assert "Fortitude 20, Alcohol Content 0: 20 apart." in read
    assert "Nearest the floor: " in read and "Chances to win" in read
    QTest.keyClick(sheet, K.Key_Escape)
    assert not sheet.isVisible()


def test_the_settings_lead_to_the_keys(window: MainWindow) -> None:
    window.open_page("settings")
    dialog = window.findChildren(SettingsDialog)[0]
    click(dialog.keys)
    assert any(isinstance(widget, KeysSheet) and widget.isVisible() for widget in QApplication.topLevelWidgets())
