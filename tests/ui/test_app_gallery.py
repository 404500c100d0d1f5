# SPDX-License-Identifier: GPL-3.0-or-later
"""The gallery: every card of every deck, searched with keys and mouse, and drawn only where it is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.pages import gallery as gallery_module
from rdi_desktop.ui.pages.card_index import CardIndex, face_of, once
from rdi_desktop.ui.pages.gallery import GalleryDialog
from rdi_desktop.ui.pages.shelf import DRINKS, PRIZES, decks, entries
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key


def opened() -> GalleryDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, GalleryDialog)
    return dialog


@pytest.fixture(scope="module")
def card_index(content: Content) -> CardIndex:
    """All decks, read once for all tests."""
    made = CardIndex(content)
    while made.read_on():
        pass
    return made


@pytest.fixture
def unread_gallery(window: MainWindow) -> Iterator[GalleryDialog]:
    """The gallery, which has read nothing yet."""
    click(window.start.buttons["cards"])
    yield opened()
    if isinstance(left := QApplication.activeModalWidget(), GalleryDialog):
        left.reject()


@pytest.fixture
def known_decks(card_index: CardIndex, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_module, "CardIndex", lambda _: card_index)


@pytest.fixture
def gallery(known_decks: None, unread_gallery: GalleryDialog) -> GalleryDialog:
    """The gallery, which has read everything."""
    return unread_gallery


def choose(gallery: GalleryDialog, name: str) -> None:
    item = gallery.decks.findItems(name, Qt.MatchFlag.MatchExactly)[0]
    place = gallery.decks.visualItemRect(item).center()
    QTest.mouseClick(gallery.decks.viewport(), Qt.MouseButton.LeftButton, pos=place)


def titles(gallery: GalleryDialog) -> list[str]:
    return [entry.card.title for entry in gallery.shown]


def test_every_deck_is_there_and_every_card_of_it(content: Content) -> None:
    shown = {deck.id: [entry.card.id for entry in entries(content, deck)] for deck in decks(content)}
    assert shown.keys() == {*content.characters, *content.automata, DRINKS, PRIZES, *content.dungeons, *content.towns}
    for id, dungeon in content.dungeons.items():
        assert shown[id] == [card.id for card in dungeon.cards]
    for id, town in content.towns.items():
        assert set(shown[id]) == {card.id for t in town.taverns for card in (t.event, *(t.deck or ()))}
    for id, character in content.characters.items():
        assert shown[id] == [card.id for card in character.deck]
    assert shown[PRIZES] == [card.id for card in content.prize_cards()]
    poured = {card.id for deck in content.drink_decks.values() for card, _ in deck}
    assert poured <= set(shown[DRINKS])


def test_a_card_says_how_many_there_are_and_where_it_is_known_from(content: Content) -> None:
    by_id = {entry.card.id: entry for deck in decks(content) for entry in entries(content, deck)}
    assert by_id["zot/im-in"].copies == "6 copies."
    assert by_id["zot/tip"].copies == "One copy."
    assert "rulebook" in by_id["zot/im-in"].origin
    assert content.deck_names["deck-1"] in by_id[next(card.id for card, _ in content.drink_decks["deck-1"])].copies
    noted = next(entry for entry in by_id.values() if entry.card.note)
    assert noted.card.note.rstrip(".")[1:] in noted.origin


def test_rooms_say_where_they_lead_and_drinks_in_which_tavern_they_are_poured(content: Content) -> None:
    by_id = {entry.card.id: entry for deck in decks(content)[-3:] for entry in entries(content, deck)}
    start, goal = by_id["raiding-the-armory/start"], by_id["raiding-the-armory/goal"]
    assert (start.type_label, start.text) == ("Room", "Everybody begins here.")
    assert "“Cellar of Loose Ladders” or “Hall of the Toll Collector”" in start.copies
    assert goal.text.startswith("Take one of the Loot")
    assert by_id["game-masters-gauntlet/the-floor-was-lava"].type_label == "Sometimes · Trick"
    assert "at The Howling Flagon" in by_id["drinks/the-howler"].copies
    assert by_id["pub-crawl/the-scurvy-dog"].type_label == "Tavern Event · Action"


def test_all_words_must_be_found_wherever_they_stand(card_index: CardIndex) -> None:
    zot = card_index.deck(next(deck for deck in card_index.decks if deck.id == "zot"))
    assert {entry.card.id for entry in card_index.found(zot, "POOKY fortitude")} == {
        entry.card.id for entry in zot if "pooky" in entry.card.title.lower() and "Fortitude" in entry.text
    }
    assert list(card_index.found(zot, "", "Cheating")) == [entry for entry in zot if "Cheating" in entry.type_label]
    assert [entry.card.id for entry in card_index.found(zot, "zot")] != [], "the character is looked for, too"
    assert not list(card_index.found(zot, "nobody ever wrote this"))


def test_a_deck_is_chosen_by_mouse_and_a_card_is_read(gallery: GalleryDialog, qtbot: QtBot) -> None:
    choose(gallery, "Fiona")
    assert {entry.deck.id for entry in gallery.shown} == {"fiona"}
    index = gallery.cards.model().index(2, 0)
    place = gallery.cards.visualRect(index).center()
    QTest.mouseClick(gallery.cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert gallery.entry is gallery.shown[2]
    assert gallery.entry.copies in gallery.facts.text()
    qtbot.waitUntil(lambda: not gallery.picture.pixmap().isNull(), timeout=120_000)
    assert gallery.entry.text in gallery.picture.accessibleName()


def test_a_sign_beside_each_deck_tells_whose_it_is(gallery: GalleryDialog, content: Content) -> None:
    items = [gallery.decks.item(row) for row in range(1, gallery.decks.count())]
    signs = {item.icon().pixmap(26).toImage().constBits().tobytes() for item in items}
    assert len(signs) == len(items) == len(decks(content))


def test_it_is_used_with_the_keyboard_alone(unread_gallery: GalleryDialog) -> None:
    gallery = unread_gallery
    choose(gallery, "Zot")
    gallery.search.setFocus()
    QTest.keyClicks(gallery.search, "pooky")
    assert titles(gallery) and all("Pooky" in entry.card.title or "Pooky" in entry.text for entry in gallery.shown)
    QTest.keyClick(gallery.search, Key.Key_Down)
    assert gallery.cards.hasFocus()
    first = gallery.entry
    QTest.keyClick(gallery.cards, Key.Key_Right)
    assert gallery.entry is not first
    QTest.keyClick(gallery, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert gallery.search.hasFocus()
    QTest.keyClick(gallery, Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


def test_kinds_are_those_of_the_deck_and_one_that_is_chosen_stays(gallery: GalleryDialog) -> None:
    choose(gallery, "Zot")
    kinds = [gallery.kinds.itemText(i) for i in range(gallery.kinds.count())]
    assert "Cheating" in kinds and "Drink" not in kinds
    gallery.kinds.setCurrentText("Cheating")
    choose(gallery, "Gerki")
    assert gallery.kinds.currentText() == "Cheating"
    assert gallery.shown and all("Cheating" in entry.type_label for entry in gallery.shown)


def test_all_cards_are_read_between_frames_and_only_those_in_sight_are_drawn(
    unread_gallery: GalleryDialog, content: Content, qtbot: QtBot
) -> None:
    gallery = unread_gallery
    choose(gallery, "All cards")
    all_of_them = [entry for deck in decks(content) for entry in entries(content, deck)]
    everything = len({face_of(entry) for entry in all_of_them})
    assert everything < len(all_of_them), "equal cards stand there once"
    qtbot.waitUntil(lambda: len(gallery.shown) == everything, timeout=120_000)
    qtbot.waitUntil(lambda: not gallery._cache.busy, timeout=120_000)
    assert everything > 200
    assert len(gallery._cache._pixmaps) < 100
    assert gallery.counted.text() == f"{everything} cards"


def test_nothing_found_is_said(unread_gallery: GalleryDialog, qtbot: QtBot) -> None:
    gallery = unread_gallery
    QTest.keyClicks(gallery.search, "xyzzy")
    assert gallery.facts.text() == "Looking …", "not all decks have been read"
    qtbot.waitUntil(lambda: not gallery._reading.isActive(), timeout=60_000)
    assert gallery.counted.text() == "0 cards"
    assert gallery.entry is None and "No card" in gallery.facts.text()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_is_cut_at_any_size(window: MainWindow, size: tuple[int, int], qtbot: QtBot) -> None:
    window.resize(*size)
    window.open_page("cards")
    gallery = opened()
    qtbot.waitExposed(gallery)
    assert gallery.width() <= size[0] and gallery.height() <= size[1]
    inside = gallery.rect()
    for widget in (gallery.picture, gallery.facts, gallery.close_button, gallery.search, gallery.decks, gallery.cards):
        corner = widget.mapTo(gallery, QPoint(widget.width() - 1, widget.height() - 1))
        assert inside.contains(corner)
        assert widget.height() >= widget.minimumSizeHint().height()
    assert gallery.cards.viewport().width() >= 2 * gallery.cards.gridSize().width()
    gallery.reject()


def test_from_a_game_a_key_opens_it_and_esc_leads_back(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    before = Player(window).session.commands
    QTest.keyClick(window, Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(opened(), Key.Key_Escape)
    assert QApplication.activeModalWidget() is None
    assert window.game is not None and Player(window).session.commands == before


def test_a_search_looks_into_every_deck_and_one_chosen_afterwards_narrows_it(
    gallery: GalleryDialog, qtbot: QtBot
) -> None:
    choose(gallery, "Zot")
    QTest.keyClicks(gallery.search, "mace kneel")
    qtbot.waitUntil(lambda: not gallery._reading.isActive(), timeout=60_000)
    assert titles(gallery) == ["I blessed this mace. Kneel and say thanks."]
    choose(gallery, "Zot")
    assert titles(gallery) == []
    assert gallery.facts.text() == "No card of this deck (Zot) holds all of these words."
    gallery.search.setFocus()
    QTest.keyClicks(gallery.search, "x")
    assert titles(gallery) == [], "the choice stays while one writes on"


def read(gallery: GalleryDialog, qtbot: QtBot) -> None:
    choose(gallery, "All cards")
    qtbot.waitUntil(lambda: not gallery._reading.isActive(), timeout=60_000)


def test_equal_cards_stand_there_once_with_their_number_and_decks(
    gallery: GalleryDialog, content: Content, qtbot: QtBot
) -> None:
    read(gallery, qtbot)
    QTest.keyClicks(gallery.search, "winning hand! take control of the round")
    assert titles(gallery) == ["Winning Hand!"]
    assert gallery.counted.text() == "1 card"
    decks_of_it = [id for id, one in content.characters.items() if any(c.title == "Winning Hand!" for c in one.deck)]
    assert next(entry.deck.id for entry in once(gallery.card_index.everything())) == "adonis"
    copies = sum(c.copies for id in decks_of_it for c in content.characters[id].deck if c.title == "Winning Hand!")
    assert f"{copies} copies in {len(decks_of_it)} decks: Adonis, Alaric," in gallery.facts.text()
    assert f"and {len(decks_of_it) - 12} more" in gallery.facts.text()
    assert len(gallery.facts.toolTip().splitlines()) == len(decks_of_it)
    told = gallery.cards.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.endswith(f"In {len(decks_of_it)} decks.")
    choose(gallery, "Zot")
    gallery.search.clear()
    (row,) = [row for row, entry in enumerate(gallery.shown) if entry.card.title == "Winning Hand!"]
    gallery.cards.setCurrentIndex(gallery.cards.model().index(row, 0))
    assert f"Also in {len(decks_of_it) - 1} other decks." in gallery.facts.text()


def test_a_deck_can_be_seen_without_what_others_have_too(
    gallery: GalleryDialog, content: Content, qtbot: QtBot
) -> None:
    choose(gallery, "Zot")
    click(gallery.own)
    qtbot.waitUntil(lambda: not gallery._reading.isActive(), timeout=60_000)
    everywhere = [
        (card.title, content.text(card)) for id, one in content.characters.items() if id != "zot" for card in one.deck
    ]
    mine = [card.title for card in content.characters["zot"].deck if (card.title, content.text(card)) not in everywhere]
    assert titles(gallery) == mine
    assert 0 < len(mine) < len(content.characters["zot"].deck)


def test_what_is_looked_for_in_titles_comes_first_and_characters_are_found_by_what_they_are(
    card_index: CardIndex,
) -> None:
    everything = card_index.everything()
    in_order = [entry.card.title for entry in once(card_index.found(everything, "wench"))]
    has = ["wench" in title.lower() for title in in_order]
    assert has == sorted(has, reverse=True)
    assert len(set(has)) == 2, "she is found in titles, and by what else is said"
    pirates = {entry.deck.id for entry in card_index.found(everything, "pirate")}
    assert {"whitehawk", "remy"} <= pirates
    assert {entry.type_label for entry in card_index.found(everything, "drink event")}


def test_keys_lead_from_search_to_cards_and_back(gallery: GalleryDialog, qtbot: QtBot) -> None:
    read(gallery, qtbot)
    gallery.search.setFocus()
    QTest.keyClicks(gallery.search, "potion")
    QTest.keyClick(gallery.search, Key.Key_Down)
    QTest.keyClick(gallery.cards, Key.Key_Up)
    assert gallery.search.hasFocus()
    QTest.keyClick(gallery.search, Key.Key_Down)
    QTest.keyClicks(gallery.cards, "m")
    assert gallery.search.hasFocus()
    QTest.keyClicks(gallery.search, "ug")
    assert gallery.search.text() == "mug"
    QTest.keyClick(gallery.search, Key.Key_Escape)
    assert gallery.search.text() == ""
    QTest.keyClick(gallery.search, Key.Key_Down)
    asked: list[str] = []
    gallery.page_wanted.disconnect()
    gallery.page_wanted.connect(lambda page, place: asked.append(f"{page} {place}"))
    QTest.keyClick(gallery.cards, Key.Key_Return)
    assert gallery.entry is not None
    assert asked == [f"rules {gallery.entry.deck.id}"]


def test_a_keystroke_looks_through_all_cards_in_a_moment(gallery: GalleryDialog, qtbot: QtBot) -> None:
    """No text is read again for it: each is prepared once."""
    read(gallery, qtbot)
    clock = QElapsedTimer()
    slowest = 0
    for key in (*"fortitude ignore", Key.Key_Backspace, Key.Key_Backspace):
        clock.start()
        QTest.keyClick(gallery.search, key)
        slowest = max(slowest, clock.elapsed())
    assert slowest < 250, "usually about ten milliseconds"
