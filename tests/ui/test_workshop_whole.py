# SPDX-License-Identifier: GPL-3.0-or-later
"""A character from nothing to a game: once with mouse and keys, pictures clicked together; once by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from rdi_desktop.content.loader import load_content
from rdi_desktop.content.source import parse
from rdi_desktop.scenario.file import load_scenario
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.names_dialog import NamesDialog
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.pictures import PicturesDialog
from rdi_desktop.ui.workshop.try_dialog import TryDialog
from tests.ui.app_window import Player, click
from tests.ui.person import Keys, press, tab_to
from tests.ui.workshop_hands import asked, click_row, drag, make, opened, opened_by_keys

K = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_with_mouse_and_keys_and_a_picture(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    click(page.first.new)
    dialog = asked(NewDialog)
    QTest.keyClicks(dialog.name, "Berta the Baker")
    click(dialog.make)
    page.tabs.tabBar().setCurrentIndex(4)
    click_row(page.ideas.list, "be paid by everybody")
    click(page.ideas.put)
    names = asked(NamesDialog)
    click(names.put)
    click(page.pictures)
    pictures = asked(PicturesDialog)
    click_row(pictures.subjects, "Be paid by everybody")
    click(pictures.drawer.search)
    QTest.keyClicks(pictures.drawer.search, "toast-slice")
    click_row(pictures.drawer.list, "toast slice")
    drag(pictures.board, pictures.board.spot(50, 50), pictures.board.spot(40, 60))
    click(pictures.finished_button)
    click(page.try_button)
    game = workshop_window.game
    assert game is not None
    assert game.session.view(None).seats[0].character == "berta-the-baker"
    assert game.session.plan.undo_anything
    card = game.session.content.card("berta-the-baker/be-paid-by-everybody")
    assert "toast-slice 40,60" in allotted(game.session.content, card)
    Player(workshop_window).until(lambda page: page.session.view(None).turn_number > 1)


def allotted(content: object, card: object) -> str:
    from rdi_desktop.ui.cards.picture_choice import Pictures

    return Pictures(content).of(card)  # type: ignore[arg-type]


def test_by_keys_alone(workshop_window: MainWindow, home: Path) -> None:
    page = opened_by_keys(workshop_window)
    make(page, "Ida")
    press(K.Key_5, CTRL)
    QTest.keyClicks(QApplication.focusWidget(), "counter bursts")
    press(K.Key_Return)
    press(K.Key_Return)
    names = asked(NamesDialog)
    QTest.keyClicks(names.fields[0], "Dough")
    press(K.Key_Return)
    workshop_window.activateWindow()
    assert QTest.qWaitForWindowActive(workshop_window)
    QApplication.processEvents()
    written = (home / "ida.yaml").read_text("utf-8")
    assert parse(written, "ida.yaml")["tracks"]["dough"]["name"] == "Dough"
    assert page.editor.textCursor().block().text() == '- title: "That did it"'
    press(K.Key_Escape)
    assert page.editor.hasFocus()
    press(K.Key_F, CTRL)
    QTest.keyClicks(page.finder.wanted, "that did it")
    tab_to(page.finder.instead)
    QTest.keyClicks(page.finder.instead, "It rises")
    press(K.Key_Return)
    assert "It rises" not in page.editor.toPlainText(), "first it is shown"
    press(K.Key_Return)
    assert '- title: "It rises"' in page.editor.toPlainText()
    press(K.Key_Escape)
    assert page.editor.hasFocus()
    assert page.finder.isHidden()
    press(K.Key_F5)
    assert workshop_window.game is not None
    person = Keys(workshop_window, 5)
    person.until(lambda: person.session.view(None).turn_number > 2)


def test_it_is_tried_with_chosen_cards_and_numbers_and_saved_as_a_scenario(
    workshop_window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    press(K.Key_F5, SHIFT)
    dialog = asked(TryDialog)
    click_row(dialog.deck, "A mighty blow")
    click_row(dialog.deck, "Round and round")
    click_row(dialog.deck, "A mighty blow")
    click_row(dialog.hand, "Round and round")
    tab_to(dialog.numbers["gold"])
    assert dialog.tryout.numbers == {}
    for _ in range(4):  # as dealt, 0, 1, 2, 3
        press(K.Key_Down)
    file = tmp_path / "elsewhere.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    click(dialog.save)
    assert "Written" in dialog.says.text()
    scenario = load_scenario(file, load_content())
    assert [said.card for said in scenario.table.seats[0].hand or ()] == ["ida/a-mighty-blow"] * 2
    click(dialog.sit)
    game = workshop_window.game
    assert game is not None
    mine = game.session.view(0).seats[0]
    assert [card.definition for card in mine.hand] == ["ida/a-mighty-blow"] * 2
    assert mine.gold == 3
    assert game.session.plan.undo_anything
