# SPDX-License-Identifier: GPL-3.0-or-later
"""A dungeon, a town with taverns and a faction, each made, mapped, tried and shared by mouse, and by keys alone."""

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
from rdi_desktop.ui.workshop.giving import ShareDialog, TakeInDialog
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop
from rdi_desktop.ui.workshop.place_map import MAP
from tests.ui.app_window import click
from tests.ui.person import press
from tests.ui.workshop_hands import asked, make, opened, opened_by_keys

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def shared(page: Workshop, target: Path, monkeypatch: pytest.MonkeyPatch) -> parcel.Parcel:
    """What somebody finds in the file that is shared."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    click(page.share)
    click(asked(ShareDialog).write)
    return parcel.opened(target.read_bytes(), load_content())


def write_over(page: Workshop, wanted: str, instead: str) -> None:
    """Find that in the file, write the other in its place, and save it, by keys alone."""
    press(K.Key_F, CTRL)
    QTest.keyClicks(page.finder.wanted, wanted)
    press(K.Key_Return)
    press(K.Key_Escape)
    QTest.keyClicks(page.editor, instead)
    press(K.Key_S, CTRL)


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
    page = opened_by_keys(workshop_window)
    make(page, "The Attic", "new:dungeon")
    press(K.Key_4, CTRL)
    before = drawn(page)
    press(K.Key_Escape)
    assert page.editor.hasFocus()
    write_over(page, "Somebody's Larder", "The Cold Pantry")
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
    page = opened_by_keys(workshop_window)
    make(page, "Harbour", "new:taverns")
    press(K.Key_4, CTRL)
    assert "They Know You Here: Each player gains 1 Fortitude." in page.rules.toPlainText()
    press(K.Key_Escape)
    assert page.editor.hasFocus()
    write_over(page, "The Last Door", "The Wet Eel")
    assert "name: The Wet Eel" in (home / "harbour.yaml").read_text("utf-8")
    press(K.Key_F5)
    game = workshop_window.game
    assert game is not None
    crawl = game.session.view(None).crawl
    assert crawl is not None
    assert {"The First Door", "The Wet Eel"} <= {each.name for each in crawl.taverns}


def test_a_faction_by_mouse(
    workshop_window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(workshop_window)
    click(page.first.new)
    dialog = asked(NewDialog)
    QTest.keyClicks(dialog.name, "Tin Men")
    dialog.source.setCurrentIndex(dialog.source.findData("new:faction"))
    click(dialog.make)
    assert len(page.cards.entries) == 11
    taken = shared(page, tmp_path / "tin.rdichar", monkeypatch)
    assert (taken.kind, taken.name) == ("faction", "Tin Men")
    click(page.try_button)
    assert "tin-men" in fought(workshop_window)


def test_a_faction_by_keys_alone(workshop_window: MainWindow, home: Path) -> None:
    page = opened_by_keys(workshop_window)
    make(page, "Tin Men", "new:faction")
    title = page.cards.entries[0].card.title
    press(K.Key_Escape)
    write_over(page, title, "A Kettle with Opinions")
    assert page.cards.entries[0].card.title == "A Kettle with Opinions"
    press(K.Key_F5)
    assert "tin-men" in fought(workshop_window)


def fought(window: MainWindow) -> str:
    """The factions of the machine at the table."""
    assert window.game is not None
    return str(window.game.session.plan.options["factions"])


@pytest.mark.parametrize("kind", ["dungeon", "taverns", "faction"])
def test_what_is_shared_is_the_same_at_somebody_elses(
    workshop_window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Byte for byte, remarks too; and it is tried there at once."""
    page = opened(workshop_window)
    make(page, "My Own", f"new:{kind}")
    page.editor.write_over(page.editor.toPlainText() + "# for my friends\n")
    click(page.keep)
    mine = (home / "my-own.yaml").read_bytes()
    parcel_file = tmp_path / "given.rdichar"
    shared(page, parcel_file, monkeypatch)
    (home / "my-own.yaml").unlink()  # from now on this is the folder of somebody else, with nothing in it
    page.look()
    assert page.mine is None
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(parcel_file), ""))
    click(page.take_in)
    offer = asked(TakeInDialog)
    assert "My Own" in offer.text.text()
    click(offer.take)
    assert (home / "my-own.yaml").read_bytes() == mine
    assert page.mine is not None and page.mine.given
    click(page.try_button)
    game = workshop_window.game
    assert game is not None
    assert "my-own" in str(game.session.plan.options)


CELLAR = "kind: drinks\nid: cellar\nname: From My Cellar\ndeck: [{drink: light-ale, copies: 30}]\n"


@pytest.mark.parametrize(
    ("kind", "says", "counts"),
    [
        ("dungeon", "A dungeon has no deck to count.", 8),
        ("taverns", "A town has no deck to count.", 8),
        ("faction", "A faction is not compared with other decks.", 13),
        ("drinks", "This is no character", 30),
    ],
)
def test_the_deck_page_of_what_has_no_deck_says_so_and_counts_its_cards(
    workshop_window: MainWindow, home: Path, kind: str, says: str, counts: int
) -> None:
    page = opened(workshop_window)
    if kind == "drinks":
        home.mkdir(parents=True)
        (home / "cellar.yaml").write_text(CELLAR, "utf-8")
        page.look()
        page.show_file(home / "cellar.yaml")
    else:
        make(page, "My Own", f"new:{kind}")
    told = page.deck.toPlainText()
    assert told.startswith(says)
    assert sum(int(word) for word in told.split() if word.isdecimal()) == counts
    assert page.cards.entries, "and its cards are shown"
    assert page.rules.toPlainText().strip()


def test_a_file_with_faults_from_the_beginning_leaves_no_page_empty(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    home.mkdir(parents=True)
    (home / "attic.yaml").write_text("kind: dungeon\nid: attic\n", "utf-8")
    page.look()
    page.show_file(home / "attic.yaml")
    for told in (page.deck.toPlainText(), page.rules.toPlainText(), page.cards.facts.text()):
        assert told.strip() == "Once the file has no faults, there is something to see here."
