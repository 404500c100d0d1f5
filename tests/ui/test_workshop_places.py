# SPDX-License-Identifier: GPL-3.0-or-later
"""A dungeon and a town with taverns, each made, mapped, tried and shared by mouse, and by keys alone; a faction is made and fought."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from rdi_desktop.content import parcel
from rdi_desktop.content.loader import load_content
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.giving import ShareDialog
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop
from rdi_desktop.ui.workshop.place_map import MAP
from tests.ui.app_window import click
from tests.ui.person import press, tab_to
from tests.ui.workshop_hands import asked, make, opened

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def shared(page: Workshop, target: Path, monkeypatch: pytest.MonkeyPatch) -> parcel.Parcel:
    """What somebody finds in the file that is shared."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(page.share)
    click(asked(ShareDialog).write)
    return parcel.opened(target.read_bytes(), load_content())


def drawn(page: Workshop) -> QImage:
    """The map on the page of rules."""
    image = page.rules.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(MAP))
    assert isinstance(image, QImage)
    assert 100 < image.width() / image.devicePixelRatio() <= page.rules.viewport().width()
    assert page.rules.horizontalScrollBar().maximum() == 0
    return image


def stops(page: Workshop) -> dict[str, tuple[int, int]]:
    """The column and the row of each room or tavern on the map."""
    assert page.rules.map is not None
    return {stop.title: (stop.column, stop.row) for stop in page.rules.map.stops}


def test_a_dungeon_by_mouse(
    workshop_window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(workshop_window)
    click(page.first.new)
    dialog = asked(NewDialog)
    QTest.keyClicks(dialog.name, "The Attic")
    dialog.source.setCurrentIndex(dialog.source.findData("new:dungeon"))
    click(dialog.make)
    assert {entry.card.title for entry in page.cards.entries} >= {"A Door That Was Open", "A Sock Full of Coins"}
    assert not page.lay.isEnabled(), "there is no hand to choose"
    page.tabs.tabBar().setCurrentIndex(3)
    told = page.rules.toPlainText()
    assert told.index("A Door That Was Open") < told.index("Somebody's Larder") < told.index("What It Was All For")
    assert "→ The Room Before the Room" in told
    assert stops(page)["Somebody's Larder"] == (1, 1)
    drawn(page)
    page.lead_to_card("the-attic/larder")
    assert page.editor.textCursor().block().text().startswith("- {id: larder")
    good = page.editor.toPlainText()
    page.editor.write_over(good.replace("to: [stairs, larder]", "to: [stairs]"))
    click(page.keep)
    assert any("no arrow leads here" in page.faults.list.item(row).text() for row in range(page.faults.list.count()))
    page.editor.write_over(good.replace("to: [goal]", "to: [nowhere]"))
    click(page.keep)
    assert not page.try_button.isEnabled(), "a dungeon with a fault is not played in"
    page.editor.write_over(good)
    click(page.keep)
    taken = shared(page, tmp_path / "attic.rdichar", monkeypatch)
    assert (taken.kind, taken.name) == ("dungeon", "The Attic")
    click(page.try_button)
    game = workshop_window.game
    assert game is not None
    seen = game.session.view(None).dungeon
    assert seen is not None
    assert seen.id == "the-attic"


def test_a_dungeon_by_keys_alone(workshop_window: MainWindow, home: Path) -> None:
    tab_to(workshop_window.start.buttons["workshop"])
    press(K.Key_Return)
    page = workshop_window.pages.currentWidget()
    assert isinstance(page, Workshop)
    make(page, "The Attic", "new:dungeon")
    press(K.Key_4, CTRL)
    before = drawn(page)
    press(K.Key_Escape)
    assert page.editor.hasFocus()
    press(K.Key_F, CTRL)
    QTest.keyClicks(page.finder.wanted, "Somebody's Larder")
    press(K.Key_Return)
    press(K.Key_Escape)
    QTest.keyClicks(page.editor, "The Cold Pantry")
    press(K.Key_S, CTRL)
    assert stops(page)["The Cold Pantry"] == (1, 1)
    assert drawn(page) != before, "the map is drawn anew"
    press(K.Key_F5)
    game = workshop_window.game
    assert game is not None
    seen = game.session.view(None).dungeon
    assert seen is not None
    assert game.session.content.dungeon(seen.id).rooms["larder"].title == "The Cold Pantry"


def test_a_town_by_mouse(
    workshop_window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(workshop_window)
    click(page.first.new)
    dialog = asked(NewDialog)
    QTest.keyClicks(dialog.name, "Harbour")
    dialog.source.setCurrentIndex(dialog.source.findData("new:taverns"))
    click(dialog.make)
    event = next(row for row, each in enumerate(page.cards.entries) if each.card.title == "They Know You Here")
    index = page.cards.list.model().index(event, 0)
    page.cards.list.scrollTo(index)
    QTest.mouseClick(page.cards.list.viewport(), LEFT, pos=page.cards.list.visualRect(index).center())
    click(page.cards.line)
    assert page.editor.textCursor().block().text() == "- id: the-first-door", "its tavern"
    click(page.find_button)
    QTest.keyClicks(page.finder.wanted, "The First Door")
    QTest.keyClicks(page.finder.instead, "The Wet Eel")
    click(page.finder.all)
    click(page.keep)
    page.tabs.tabBar().setCurrentIndex(3)
    assert stops(page) == {"The Wet Eel": (0, 0), "The Last Door": (1, 0)}
    drawn(page)
    taken = shared(page, tmp_path / "harbour.rdichar", monkeypatch)
    assert (taken.kind, taken.name) == ("taverns", "Harbour")
    click(page.try_button)
    game = workshop_window.game
    assert game is not None
    crawl = game.session.view(None).crawl
    assert crawl is not None
    assert "The Wet Eel" in {each.name for each in crawl.taverns}


def test_a_town_by_keys_alone(workshop_window: MainWindow, home: Path) -> None:
    tab_to(workshop_window.start.buttons["workshop"])
    press(K.Key_Return)
    page = workshop_window.pages.currentWidget()
    assert isinstance(page, Workshop)
    make(page, "Harbour", "new:taverns")
    press(K.Key_4, CTRL)
    assert "They Know You Here: Each player gains 1 Fortitude." in page.rules.toPlainText()
    press(K.Key_Escape)
    assert page.editor.hasFocus()
    press(K.Key_F, CTRL)
    QTest.keyClicks(page.finder.wanted, "The Last Door")
    press(K.Key_Return)
    press(K.Key_Escape)
    QTest.keyClicks(page.editor, "The Wet Eel")
    press(K.Key_S, CTRL)
    assert "name: The Wet Eel" in (home / "harbour.yaml").read_text("utf-8")
    press(K.Key_F5)
    game = workshop_window.game
    assert game is not None
    crawl = game.session.view(None).crawl
    assert crawl is not None
    assert {"The First Door", "The Wet Eel"} <= {each.name for each in crawl.taverns}


def test_a_faction_is_made_and_fought(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    make(page, "Tin Men", "new:faction")
    assert len(page.cards.entries) == 11
    press(K.Key_F5)
    game = workshop_window.game
    assert game is not None
    assert "tin-men" in str(game.session.plan.options["factions"])
