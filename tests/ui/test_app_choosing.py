# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding a character for a seat: search, filters, headings, favourites, chance, a draft, and a look at the cards and back."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from rdi_desktop.session.draft import FIRST_TABLE
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.pages.gallery import GalleryDialog
from rdi_desktop.ui.pages.newgame import NewGameScreen
from rdi_desktop.ui.pages.shelf import Deck
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click


def press(widget: object, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)  # type: ignore[call-overload]


@pytest.fixture
def page(window: MainWindow) -> NewGameScreen:
    window.lay_table()
    assert window.new_game is not None
    return window.new_game


def shown(page: NewGameScreen) -> list[str]:
    """Who can be chosen, in their order."""
    return [tile.character.id for tile in page.gallery.shown if tile.isVisible()]


def headings(page: NewGameScreen) -> list[str]:
    found = [each for each in page.gallery.widget().findChildren(QLabel) if each.isVisible()]
    return [each.text() for each in sorted(found, key=lambda each: each.y())]


def characters(page: NewGameScreen) -> list[str | None]:
    return [seat.character for seat in page.draft.seats]


def test_whoever_has_not_played_yet_sits_down_at_the_first_table(page: NewGameScreen) -> None:
    assert characters(page) == list(FIRST_TABLE)
    click(page.shuffle)
    click(page.add)
    page.rows[0].name.selectAll()
    QTest.keyClicks(page.rows[0].name, "Nan")
    click(page.first_table)
    assert characters(page) == list(FIRST_TABLE)
    assert page.draft.seats[0].name == "Nan"
    assert page.deal.isEnabled()


def test_everybody_stands_below_a_heading_once(page: NewGameScreen) -> None:
    assert sorted(shown(page)) == sorted(page.catalogue.ids)
    assert headings(page) == ["Easy to play", "Some tricks to learn", "For old hands"]


def test_a_search_finds_names_and_what_is_said_and_esc_ends_it(page: NewGameScreen, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.filters.search.hasFocus()
    QTest.keyClicks(page.filters.search, "scarabs")
    assert shown(page) == ["amundyr"]
    press(page.filters.search, Qt.Key.Key_Escape)
    assert len(shown(page)) == len(page.catalogue.ids)
    QTest.keyClicks(page.filters.search, "pirate")
    assert {"whitehawk", "remy"} <= set(shown(page))
    press(page.filters.search, Qt.Key.Key_Escape)
    QTest.keyClicks(page.filters.search, "xyzzy")
    assert shown(page) == []
    assert page.gallery.nobody.isVisible()


def test_one_searches_from_a_tile_and_chooses_what_is_found_by_keys_alone(page: NewGameScreen) -> None:
    page.gallery.enter()
    tile = QApplication.focusWidget()
    QTest.keyClicks(tile, "k")
    assert page.filters.search.hasFocus()
    QTest.keyClicks(page.filters.search, "arl book")
    assert shown(page) == ["karl"]
    press(page.filters.search, Qt.Key.Key_Down)
    assert page.tiles["karl"].hasFocus()
    assert page.about.name.text().startswith("Karl")
    press(page.tiles["karl"], Qt.Key.Key_Space)
    assert characters(page)[0] == "karl"


def test_filters_leave_only_those_who_fit_all_of_them(page: NewGameScreen) -> None:
    while page.filters.box.currentText() != "The Red Dragon Inn 10":
        press(page.filters.box, Qt.Key.Key_Down)
    assert sorted(shown(page)) == ["alaric", "dominique", "eisinder", "karl", "oozwald", "valeria"]
    click(page.filters.villains)
    assert shown(page) == ["valeria"]
    page.filters.box.setCurrentIndex(0)
    press(page.filters.level, Qt.Key.Key_Down)
    assert page.filters.level.currentText() == "Easy to play"
    assert all(page.catalogue.villain(id) for id in shown(page))
    assert headings(page) == ["Easy to play"]
    assert not page.filters.mine.isVisible(), "nobody has been made here"


def test_arrows_go_through_the_tiles_as_they_lie_and_tab_leads_on(page: NewGameScreen) -> None:
    page.gallery.enter()
    tiles = page.gallery.shown
    press(tiles[0], Qt.Key.Key_Right, Qt.Key.Key_Right)
    QApplication.processEvents()
    press(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert tiles[1].hasFocus() or tiles[0].hasFocus()
    press(tiles[0], Qt.Key.Key_End)
    assert tiles[-1].hasFocus()
    assert tiles[-1].visibleRegion().boundingRect().height() > 0, "it is in sight"
    press(tiles[-1], Qt.Key.Key_Home)
    assert tiles[0].hasFocus()
    press(tiles[0], Qt.Key.Key_Down)
    below = QApplication.focusWidget()
    assert below in tiles
    assert isinstance(below, type(tiles[0]))
    assert below.x() == tiles[0].x()
    assert below.y() > tiles[0].y()
    press(below, Qt.Key.Key_Up)
    assert tiles[0].hasFocus()
    press(tiles[0], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in tiles, "one step, and not sixty"


def test_a_favourite_stands_first_is_remembered_and_can_be_the_only_kind(
    page: NewGameScreen, window: MainWindow
) -> None:
    QTest.mouseMove(page.seed)
    click(page.tiles["oozwald"])
    click(page.about.star)
    page.tiles["zot"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(page.tiles["zot"], "*")
    assert headings(page)[0] == "Favourites"
    assert set(shown(page)[:2]) == {"oozwald", "zot"}
    assert "a favourite" in page.tiles["zot"].accessibleName()
    assert page.tiles["zot"].hasFocus()
    click(page.filters.favourites)
    assert set(shown(page)) == {"oozwald", "zot"}

    window.show_start()
    window.lay_table()
    again = window.new_game
    assert again is not None
    assert set(shown(again)[:2]) == {"oozwald", "zot"}
    QTest.keyClicks(again.tiles["zot"], "*")
    assert "zot" not in again.favourites


def test_surprise_me_takes_somebody_of_those_who_are_shown_and_free(page: NewGameScreen) -> None:
    QTest.keyClicks(page.filters.search, "red dragon inn")
    while page.filters.box.currentText() != "The Red Dragon Inn 10":
        press(page.filters.box, Qt.Key.Key_Down)
    found = set(shown(page))
    for _ in range(12):
        before = characters(page)[0]
        click(page.surprise)
        now = characters(page)[0]
        assert now != before
        assert now in found
        assert characters(page)[1:] == ["fiona", "gerki", "zot"]
        assert page.about.character is not None
        assert page.about.character.id == now, "the panel follows"


def test_from_a_face_to_its_cards_and_back_to_the_table_as_it_was_laid(page: NewGameScreen, window: MainWindow) -> None:
    page.rows[0].name.selectAll()
    QTest.keyClicks(page.rows[0].name, "Nan")
    click(page.tiles["karl"])
    click(page.about.cards)
    gallery = window.findChild(GalleryDialog)
    assert gallery is not None
    deck = gallery.decks.currentItem().data(Qt.ItemDataRole.UserRole + 1)
    assert isinstance(deck, Deck)
    assert deck.id == "karl"
    assert all(entry.card.id.startswith("karl/") for entry in gallery.shown)
    press(gallery, Qt.Key.Key_Escape)
    assert window.new_game is page
    assert page.isVisible()
    assert characters(page)[0] == "karl"
    assert page.draft.seats[0].name == "Nan"


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # the offscreen platform has no keyboard for a menu
def test_a_tile_has_a_menu_with_cards_and_star(page: NewGameScreen) -> None:
    tile = page.tiles["gerki"]
    tile.menu_wanted.emit(tile.mapToGlobal(tile.rect().center()))
    (menu,) = [each for each in page.findChildren(QMenu) if each.isVisible()]
    assert [action.text() for action in menu.actions()] == ["&Cards of Gerki", "A &favourite"]
    menu.actions()[1].trigger()
    assert "gerki" in page.favourites
    menu.close()


def test_in_a_draft_each_picks_one_of_three_by_keys_and_computers_have_picked(page: NewGameScreen) -> None:
    press(page.rows[1].controller, Qt.Key.Key_Up)
    assert page.draft.seats[1].controller == HUMAN
    page.pick.setFocus()
    press(page.pick, Qt.Key.Key_Space)
    first, second = page.draft.seats[:2]
    assert len(first.offer) == len(second.offer) == 3
    assert not set(first.offer) & set(second.offer)
    assert [seat.character is not None for seat in page.draft.seats] == [False, False, True, True]
    assert not page.deal.isEnabled()
    assert "picks one of three" in page.complaint.text()
    assert shown(page) == list(first.offer)

    wanted = first.offer[1]
    press(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert page.tiles[wanted].hasFocus()
    press(page.tiles[wanted], Qt.Key.Key_Space)
    assert page.draft.seats[0].character == wanted
    assert page.selected == 1
    assert shown(page) == list(second.offer)
    click(page.tiles[second.offer[2]])
    assert page.draft.drafting is None
    assert page.deal.isEnabled()
    picked = characters(page)
    with_whom = page.draft.plan()
    assert [seat.character for seat in with_whom.seats] == picked
    assert with_whom.options == {"open_hands": True}, "the game is an ordinary first one"


def test_a_draft_is_called_off_and_leaves_a_table_that_can_be_dealt(page: NewGameScreen) -> None:
    click(page.pick)
    assert page.pick.text() == "No draft"
    assert not page.filters.isEnabled()
    click(page.pick)
    assert page.deal.isEnabled()
    assert page.filters.isEnabled()
    assert len(set(characters(page))) == 4
    assert len(shown(page)) == len(page.catalogue.ids)


def test_whoever_leaves_a_draft_to_a_computer_player_has_picked(page: NewGameScreen) -> None:
    click(page.pick)
    offer = page.draft.seats[0].offer
    press(page.rows[0].controller, Qt.Key.Key_Down)
    assert page.draft.seats[0].controller != HUMAN
    assert page.draft.seats[0].character in offer


def test_a_boss_picks_one_of_three_villains(page: NewGameScreen) -> None:
    while page.rules.variant.currentText() != "Boss Battle":
        press(page.rules.variant, Qt.Key.Key_Down)
    (boss,) = page.draft.bosses()
    for seed in range(5):
        assert page.draft.draft(page.catalogue.ids, random.Random(seed))
        seat = page.draft.seats[boss]
        assert all(page.catalogue.villain(id) for id in seat.offer or (seat.character,) if id)
