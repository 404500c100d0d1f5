# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook, with mouse and keys: opened anywhere, searched, read, played, and shut again over an unchanged table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rdi_desktop.engine.asked import Why
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.pages.gallery import GalleryDialog
from rdi_desktop.ui.pages.help import HelpDialog
from rdi_desktop.ui.pages.rulebook import INDEX, RulebookDialog
from rdi_desktop.ui.pages.shelf import decks, entries
from rdi_desktop.ui.table.controller import Complaint
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key
EXAMPLE = "base-negate-negate"


def opened() -> RulebookDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, RulebookDialog)
    dialog.activateWindow()  # nobody does it where there is no window manager
    QApplication.processEvents()
    assert QApplication.activeWindow() is dialog
    return dialog


def test_it_is_one_click_from_the_start(window: MainWindow) -> None:
    click(window.start.buttons["rules"])
    assert "The last one who still has both wins" in opened().text.toPlainText()
    click(opened().close_button)
    assert QApplication.activeModalWidget() is None


def test_in_a_game_a_key_opens_it_the_table_waits_and_esc_leads_back(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    before = player.session.commands
    QTest.keyClick(window, Key.Key_F2)
    assert player.page.showing.paused
    QTest.keyClick(opened(), Key.Key_Escape)
    assert QApplication.activeModalWidget() is None
    assert not player.page.showing.paused
    assert player.session.commands == before


def test_a_table_that_was_held_stays_held(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    page = Player(window).page
    page.hold(True)
    QTest.keyClick(window, Key.Key_F2)
    QTest.keyClick(opened(), Key.Key_F2)
    assert QApplication.activeModalWidget() is None
    assert page.showing.paused


def test_help_for_where_one_is_opens_the_phase(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    phase = window.at_table.page.table.table.view.phase if window.at_table.page else ""
    QTest.keyClick(window, Key.Key_F1)
    place = opened().place
    assert (place, phase) == ("discard-and-draw", "discard_and_draw")
    opened().close()


def test_help_on_the_start_screen_is_how_to_play(window: MainWindow) -> None:
    QTest.keyClick(window, Key.Key_F1)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HelpDialog)
    dialog.close()


def test_what_is_typed_is_found_and_enter_opens_it(window: MainWindow) -> None:
    window.open_page("rules")
    book = opened()
    QTest.keyClicks(book.search, "hit back")
    assert book.counted.text().endswith("places")
    QTest.keyClick(book.search, Key.Key_Return)
    assert book.place == "hit-back"
    assert "A hit-back answers Fortitude" in book.text.toPlainText()
    book.search.clear()
    assert book.lists.currentWidget() is book.chapters
    book.close()


def test_one_goes_back_and_on_again_by_key(window: MainWindow) -> None:
    window.open_page("rules", "ignore")
    book = opened()
    book.text.link_clicked.emit(QUrl("#wrench"))
    assert book.text.toPlainText().startswith("Wrench")
    QTest.keyClick(book, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert "Whoever Ignores a card" in book.text.toPlainText()
    QTest.keyClick(book, Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert book.text.toPlainText().startswith("Wrench")
    assert not book.forward.isEnabled()
    book.close()


@pytest.mark.parametrize("place", ["setup", "what-follows", "chasers", "boss-setup"])
def test_the_place_stands_at_the_top(window: MainWindow, place: str) -> None:
    window.open_page("rules", place)
    book = opened()
    assert book.text.top_place() == place
    book.resize(book.width() - 150, book.height())
    QApplication.processEvents()
    assert book.text.top_place() == place
    book.close()


def test_the_index_leads_to_places(window: MainWindow) -> None:
    window.open_page("rules")
    book = opened()
    click(book.index)
    assert book.place == INDEX
    assert "unconscious" in book.text.toPlainText()
    assert book.text.verticalScrollBar().value() == 0
    book.text.link_clicked.emit(QUrl("#index-P"))
    assert book.text.top_place() == "index-P"
    book.text.link_clicked.emit(QUrl("#passing-out"))
    assert book.place == "passing-out"
    book.close()


def test_a_card_opens_in_the_gallery(window: MainWindow) -> None:
    window.open_page("rules", "gambling")
    opened().text.link_clicked.emit(QUrl("card:zot/i-raise"))
    gallery = QApplication.activeModalWidget()
    assert isinstance(gallery, GalleryDialog)
    assert gallery.entry is not None and gallery.entry.card.id == "zot/i-raise"
    gallery.close()
    opened().close()


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("gerki/wench-thinks", "gerki"),
        ("boss-otto/", "boss-otto"),
        ("drinks/", "drinks"),
        ("game-masters-gauntlet/", "dungeons"),
    ],
)
def test_a_card_of_the_gallery_leads_to_its_rules(window: MainWindow, card: str, place: str) -> None:
    window.open_page("cards")
    gallery = QApplication.activeModalWidget()
    assert isinstance(gallery, GalleryDialog)
    deck = next(deck for deck in decks(window.content) if deck.id == card.partition("/")[0])
    gallery.show_card(next(entry.card.id for entry in entries(window.content, deck)))
    assert gallery.entry is not None
    click(gallery.rules_button)
    assert opened().place == place
    opened().close()
    gallery.close()


def test_it_opens_again_where_it_was_shut(window: MainWindow) -> None:
    window.open_page("rules", "contest")
    opened().close()
    window.open_page("rules")
    assert opened().place == "contest"
    opened().close()


def test_many_examples_are_listed_when_asked(window: MainWindow) -> None:
    window.open_page("rules", "teams")
    book = opened()
    before = book.text.toPlainText().count("Play it")
    book.text.link_clicked.emit(QUrl("more:team-own"))
    assert book.text.toPlainText().count("Play it") > before
    book.close()


def test_an_example_is_played_step_by_step_and_leaving_it_leads_back_to_the_book(window: MainWindow) -> None:
    window.open_page("rules", "stack")
    assert EXAMPLE in [example.id for example in opened().book.shown_at["stack"]]
    opened().text.link_clicked.emit(QUrl(f"example:{EXAMPLE}"))
    page = window.looking_back
    assert page is not None
    assert "A Negate is Negated" in page.caption.text()
    QTest.keyClick(page, Key.Key_Right)
    assert "Gerki drinks" in page.caption.text()
    QTest.keyClick(page, Key.Key_Left)
    assert "So it begins" in page.caption.text()
    click(page.leave)
    assert opened().place == "stack"
    opened().close()
    assert window.pages.currentWidget() is window.start


def test_a_game_goes_on_after_an_example(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    path, commands = Player(window).session.path, Player(window).session.commands
    window.open_page("rules", "stack")
    opened().text.link_clicked.emit(QUrl(f"example:{EXAMPLE}"))
    assert window.looking_back is not None
    click(window.looking_back.leave)
    opened().close()
    session = Player(window).session
    assert (session.path, session.commands) == (path, commands)


def test_one_plays_on_from_an_example_in_the_seat_that_is_asked(window: MainWindow) -> None:
    window.open_page("rules", "stack")
    opened().text.link_clicked.emit(QUrl(f"example:{EXAMPLE}"))
    page = window.looking_back
    assert page is not None
    QTest.keyClick(page, Key.Key_Right)
    assert page.branch.text() == f"Play on as {page.replay.seats[page.replay.asked or 0].name}"
    stack = [entry.card.title for entry in page.replay.view(None).stack]
    click(page.branch)
    session = Player(window).session
    assert len(session.plan.humans) == 1
    assert [entry.card.title for entry in session.view(None).stack] == stack


def test_a_reason_in_the_inspector_leads_to_its_rule(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.at_table.inspector.card.link_clicked.emit(QUrl("rule:losing"))
    assert opened().place == "losing"
    opened().close()


def test_a_term_in_the_log_leads_to_its_rule(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.at_table.log.text.link_clicked.emit(QUrl("rule:negate"))
    assert opened().place == "negate"
    opened().close()


def test_terms_on_a_card_are_links_in_the_inspector(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.at_table.explain("gerki/wench-thinks", None)
    said = window.at_table.inspector.card.toHtml()
    assert 'href="rule:negate"' in said
    assert 'href="rule:gerki"' in said


def test_why_something_cannot_be_done_ends_in_its_rule(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    controller = Player(window).page.table.table.controller
    controller.complaint = Complaint(None, Why("winning_hand", {"types": ["cheating"]}))
    QTest.keyClick(window, Key.Key_F1)
    assert opened().place == "what-follows"
    opened().close()


def test_an_example_whose_file_was_spoilt_says_so(window: MainWindow, tmp_path: Path) -> None:
    window.open_page("rules", "stack")
    book = opened().book
    spoilt = tmp_path / "spoilt.yaml"
    spoilt.write_text("id: spoilt\ntable: {seats: [{character: nobody}]}\nsteps: []\n", "utf-8")
    book.examples["spoilt"] = book.examples[EXAMPLE]._replace(path=spoilt)
    opened().text.link_clicked.emit(QUrl("example:spoilt"))
    assert window.looking_back is None
    assert "cannot be played" in window.notice.text.text()
    opened().close()
