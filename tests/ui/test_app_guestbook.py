# SPDX-License-Identifier: GPL-3.0-or-later
"""The guest book in the window: a game played to its end, its moment watched again, the book opened and exported."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import BOT_NAMES
from rdi_desktop.content import Content
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.guestbook import FILE, BookGrudge, BookProphet, BookSeat, GuestBook
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.pages.chart import ChartDialog
from rdi_desktop.ui.pages.guestbook import GuestBookDialog, evening_words
from rdi_desktop.ui.pages.otto_ladder import machine_variant, next_rung
from rdi_desktop.ui.panels.widgets import Parchment
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.words import said, speaking
from tests.session.people import BOT, People, plan
from tests.ui.app_window import click, deal_late

Key = Qt.Key


def play_to_the_end(window: MainWindow) -> None:
    """The page's own session, decided like computer players would; the table shows the end."""
    assert window.game is not None
    session = window.game.session
    people = People(session)  # type: ignore[arg-type]
    while not session.over:
        people.move()


def the_book(window: MainWindow) -> GuestBookDialog:
    found = window.findChild(GuestBookDialog)
    assert isinstance(found, GuestBookDialog)
    return found


@pytest.fixture
def ended(window: MainWindow) -> MainWindow:
    deal_late(window, plan(HUMAN, BOT))
    play_to_the_end(window)
    return window


def test_the_end_tells_the_moment_and_leads_back_to_it(ended: MainWindow) -> None:
    page = ended.game
    assert page is not None
    (evening,) = GuestBook(ended.folder).evenings()
    assert page.ending.moment.isVisible()
    assert f"turn {evening.moments[0].turn}:" in page.ending.told_moment.text()
    assert page.ending.told_evening.text() == "\n".join(evening_words(evening))
    prophets = (BookProphet(0, 14, 3, 4), BookProphet(1, 2, 0, 1))
    heard: list[str] = []
    page.ending.said.connect(heard.append)
    page.ending.tell_evening(
        evening_words(msgspec.structs.replace(evening, prophets=prophets, grudge=BookGrudge(1, 0, 9)))
    )
    page.place()
    told = "".join(letter for letter in page.ending.told_evening.text() if letter not in "\u2068\u2069")
    assert told.splitlines() == [
        "Best prophet by the fire: Ann with 14 chits, 3 of 4 bets won.",
        "After that Bob with 2.",
        "The longest grudge: Bob took 9 Fortitude from Ann.",
    ]
    assert heard == [page.ending.told_evening.text().replace("\n", " ")]
    for button in (page.ending.moment, page.ending.leave):
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight())), "all of the sheet is seen"
    click(page.ending.moment)
    assert ended.looking_back is not None
    assert ended.looking_back.replay.position == evening.moments[0].position


def test_the_book_is_opened_from_the_start_screen_and_a_game_watched(ended: MainWindow, qtbot: QtBot) -> None:
    ended.show_start()
    click(ended.start.guests)
    dialog = the_book(ended)
    assert len(dialog.rows) == 1
    qtbot.waitUntil(lambda: not ended.guests.thinker.busy, timeout=60_000)
    assert len(dialog.rows) == 1, "the same game is not entered twice"
    position = dialog.rows[0].evening.moments[0].position
    click(dialog.rows[0].open)
    assert ended.looking_back is not None
    assert ended.looking_back.replay.position == position
    click(ended.looking_back.leave)
    assert ended.pages.currentWidget() is ended.start


def test_each_kind_of_computer_player_is_named_in_each_language() -> None:
    """In German somebody had won against "regulars"."""
    for code in ("en", "de"):
        with speaking(code):
            named = {name: said(f"guestbook-kinds-{name}") for name in (*BOT_NAMES, "people")}
        assert len(set(named.values())) == len(named)
        assert code == "en" or not any(told == f"{name}s" for name, told in named.items())


def test_the_ladder_against_boss_otto_offers_the_next_rung(ended: MainWindow, content: Content) -> None:
    (evening,) = GuestBook(ended.folder).evenings()
    variant = machine_variant(content)
    assert variant is not None
    guests = (*evening.guests, BookSeat("Boss Otto", "boss-otto", "rules"))
    pair = ("battlebot", "mecha-lich")
    met = msgspec.structs.replace(
        evening, variant="boss-otto", guests=guests, factions=pair, knobs={"more_potions": -1}, winners=(0, 1), turns=11
    )
    lost = msgspec.structs.replace(met, knobs={}, winners=(2,))
    dialog = GuestBookDialog(ended.folder, content, ended)
    dialog.show_evenings([evening])
    assert dialog.ladder is None
    dialog.show_evenings([lost, met, evening])
    found = dialog.ladder
    assert found is not None
    assert found.told[pair, "first-game"] == "beaten by 2 in 11 turns"
    assert found.told[pair, "by-the-book"] == "unbeaten, once tried"
    assert found.told[("abominaton", "battlebot"), "hard"] == "not met"
    wanted: list[TableDraft] = []
    dialog.rung_wanted.connect(wanted.append)
    click(found.climb)
    (draft,) = wanted
    assert (draft.hard, draft.factions) == ("by-the-book", "battlebot+mecha-lich")
    assert [seat.name for seat in draft.seats] == ["Ann", "Bob"]
    assert draft.objections() == []
    beaten = [msgspec.structs.replace(met, knobs=knobs) for knobs in ({}, {"skulls": 1}, {"skulls": 2})]
    rung = next_rung([*beaten, met], variant.presets, [pair, ("abominaton", "battlebot")])
    assert rung is not None
    assert (rung.preset.id, rung.factions) == ("first-game", ("abominaton", "battlebot"))
    assert next_rung([*beaten, met], variant.presets, [pair]) is None


def test_by_keyboard_alone(ended: MainWindow) -> None:
    ended.show_start()
    ended.start.guests.setFocus()
    QTest.keyClick(ended.start.guests, Key.Key_Return)
    dialog = the_book(ended)
    assert dialog.focusWidget() is dialog.rows[0].open
    QTest.keyClick(dialog.rows[0].open, Key.Key_Return)
    assert ended.looking_back is not None


def test_games_from_before_the_book_come_into_it(window: MainWindow, content: Content, qtbot: QtBot) -> None:
    session = new_session(plan(HUMAN, BOT, seed=9), content, window.folder)
    people = People(session)
    while not session.over:
        people.move()
    session.close()
    (window.folder / "broken.rdigame").write_bytes(b"x")
    window.show_start()
    click(window.start.guests)
    dialog = the_book(window)
    assert not dialog.rows
    assert dialog.none is not None and "Nobody" in dialog.none.text()
    assert dialog.none.isVisibleTo(dialog) and isinstance(dialog.none.parentWidget(), Parchment)
    qtbot.waitUntil(lambda: len(dialog.rows) == 1, timeout=60_000)
    assert dialog.state.text() == ""
    assert len(GuestBook(window.folder).evenings()) == 1


def test_a_game_that_was_thrown_away_stays_in_the_book(ended: MainWindow) -> None:
    ended.show_start()
    for file in ended.folder.glob("*.rdigame"):
        file.unlink()
    ended.open_page("guests")
    dialog = the_book(ended)
    assert not dialog.rows[0].open.isEnabled()


def test_rows_are_made_as_one_scrolls_and_none_is_missing(ended: MainWindow) -> None:
    (one,) = GuestBook(ended.folder).evenings()
    many = [msgspec.structs.replace(one, key=str(number)) for number in range(60)]
    dialog = GuestBookDialog(ended.folder, ended.content, ended)
    dialog.show_evenings(many)
    dialog.show()
    assert 0 < len(dialog.rows) < len(many)
    (area,) = dialog.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    for _ in range(4):
        bar.setValue(bar.maximum())
        QApplication.processEvents()
    assert [row.evening for row in dialog.rows] == many


def test_the_book_is_exported(ended: MainWindow, tmp_path: Path) -> None:
    ended.show_start()
    ended.open_page("guests")
    dialog = the_book(ended)
    dialog.write_csv(tmp_path / "book.csv")
    assert (tmp_path / "book.csv").read_text(encoding="utf-8-sig").count("\n") == 3
    assert "Written" in dialog.state.text()
    dialog.write_csv(tmp_path / "no folder" / "book.csv")
    assert "cannot be written" in dialog.state.text()


def test_a_game_that_nobody_finished_and_a_damaged_book(window: MainWindow) -> None:
    (window.folder / FILE).write_bytes(b"{")
    window.deal(plan(HUMAN, BOT))
    window.show_start()
    window.open_page("guests")
    dialog = the_book(window)
    assert not dialog.rows
    assert "damaged" in dialog.state.text()


def test_how_a_game_went_is_shown_over_the_book_and_a_turn_of_it_watched(ended: MainWindow) -> None:
    ended.show_start()
    click(ended.start.guests)
    book = the_book(ended)
    click(book.rows[0].chart)
    chart = book.findChild(ChartDialog)
    assert isinstance(chart, ChartDialog)
    assert chart.odds is not None
    QTest.keyClick(chart.odds, Key.Key_Escape)
    assert book.isVisible(), "the book lies there still"
    click(book.rows[0].chart)
    chart = book.findChildren(ChartDialog)[-1]
    assert chart.odds is not None
    QTest.keyClick(chart.odds, Key.Key_Home)
    QTest.keyClick(chart.odds, Key.Key_Right)
    QTest.keyClick(chart.odds, Key.Key_Return)
    assert ended.looking_back is not None
    replay = ended.looking_back.replay
    assert replay.position == replay.turns[1][0]


def test_a_game_that_cannot_be_read_any_more_is_said(ended: MainWindow) -> None:
    ended.show_start()
    click(ended.start.guests)
    book = the_book(ended)
    (ended.folder / book.rows[0].evening.file).write_bytes(b"nothing of the kind")
    click(book.rows[0].chart)
    assert book.findChild(ChartDialog) is None
    assert book.state.text()


def test_a_book_that_is_shut_is_no_longer_read_for(window: MainWindow, qtbot: QtBot) -> None:
    """Games from before there was a book are added while it is open; once it is shut, what was read is only entered."""
    window.guests.open_book()
    qtbot.waitUntil(lambda: not window.guests.thinker.busy, timeout=60_000)
    dialog = the_book(window)
    click(dialog.back)
    assert not dialog.isVisible()
    assert window.guests._dialog is None
    window.guests._older_read([])
    window.guests.open_book()
    qtbot.waitUntil(lambda: not window.guests.thinker.busy, timeout=60_000)
    assert window.guests._dialog is not None
    assert window.guests._dialog is not dialog
    click(window.guests._dialog.back)
