# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import rungs
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.plan import HUMAN, GamePlan
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.pages.catalogue import Catalogue, CharacterInfo, DrinksInfo, DungeonInfo, TownInfo
from rdi_desktop.ui.pages.newgame import NewGameScreen
from rdi_desktop.ui.panels.widgets import DropDown
from rdi_desktop.ui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
CATALOGUE = Catalogue(
    tuple(
        CharacterInfo(id, f"{id.title()} the Test", 1 + n % 3, f"{id} drinks.", f"Play {id} like this.")
        for n, id in enumerate(("deirdre", "fiona", "gerki", "zot", "karl", "oozwald", "eisinder", "valeria", "alaric"))
    ),
    (DrinksInfo("deck-1", "House Brews"), DrinksInfo("deck-2", "Cellar Brews")),
    dungeons=(
        DungeonInfo("attic", "The Attic", "Mind the beams.", "loot"),
        DungeonInfo("well", "The Well", "Bring a rope.", "trick"),
    ),
    towns=(TownInfo("harbour", "Harbour Pubs", "Salt."), TownInfo("hills", "Hill Huts", "Goats.")),
)


@pytest.fixture
def screen(qtbot: QtBot) -> NewGameScreen:
    made = NewGameScreen(CATALOGUE, TableDraft.usual(CATALOGUE.ids))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    return made


def click(widget: object) -> None:
    QTest.mouseClick(widget, LEFT)  # type: ignore[call-overload]


def dealt(screen: NewGameScreen, qtbot: QtBot) -> GamePlan:
    with qtbot.waitSignal(screen.started) as started:
        click(screen.deal)
    plan = started.args[0]
    assert isinstance(plan, GamePlan)
    return plan


def test_the_usual_table_is_dealt_with_one_click(screen: NewGameScreen, qtbot: QtBot) -> None:
    plan = dealt(screen, qtbot)

    assert [seat.character for seat in plan.seats] == ["deirdre", "fiona", "gerki", "zot"]
    assert plan.humans == (0,)
    assert plan.seats[0].name != "You", "others read sentences with that name in them"


def test_in_the_smallest_window_no_text_is_cut_and_the_gallery_keeps_its_place(screen: NewGameScreen) -> None:
    roomy = screen.about.play
    assert roomy.isVisible()
    screen.resize(1024, 612)
    QApplication.processEvents()

    for text in (screen.about.name, screen.about.who):
        assert text.height() >= text.heightForWidth(text.width())
    tiles = [tile for tile in screen.tiles.values() if tile.visibleRegion().boundingRect().height() == tile.height()]
    assert len(tiles) >= 6
    assert screen.about.play.text() in screen.about.toolTip()


WORDS = "Somebody with a long story, of which everybody at the table has heard more than once. "
MANY = replace(
    CATALOGUE,
    characters=tuple(
        CharacterInfo(f"guest-{n}", f"Guest {n} the Test", 1, WORDS * 2, WORDS * 3 + "The end.") for n in range(40)
    ),
)


@pytest.mark.parametrize("size", [(1280, 693), (1920, 1053), (1024, 673)])
def test_the_gallery_has_its_sheet_for_itself_while_there_is_room_below_the_seats(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    scaling.set_unit(scaling.unit_of(QSize(*size), 1.0))
    screen = NewGameScreen(MANY, TableDraft.usual(MANY.ids))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)

    def whole() -> int:
        tiles = screen.tiles.values()
        return sum(tile.visibleRegion().boundingRect().height() == tile.height() for tile in tiles if tile.isVisible())

    few = whole()
    rows = {tile.y() for tile in screen.tiles.values() if tile.visibleRegion().boundingRect().height() == tile.height()}
    assert len(rows) >= 3
    assert screen.about.mapTo(screen, QPoint()).x() < screen.gallery.mapTo(screen, QPoint()).x()
    while screen.draft.add(MANY.ids):
        screen.refresh()
    QApplication.processEvents()
    assert len(screen.rows) == 8
    assert few > whole() >= 6
    assert screen.about.mapTo(screen, QPoint()).y() > screen.gallery.mapTo(screen, QPoint()).y()
    for text in (screen.about.name, screen.about.who):
        assert text.height() >= text.heightForWidth(text.width())
    page = next(each for each in screen.findChildren(QScrollArea) if each is not screen.gallery)
    assert page.widget().width() <= page.viewport().width(), "nothing is beyond the window's right edge"
    assert page.verticalScrollBar().maximum() == 0
    scaling.set_unit(1.0)


def test_a_dungeon_is_chosen_and_the_page_says_what_it_is(screen: NewGameScreen, qtbot: QtBot) -> None:
    chooser = screen.rules.dungeon
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    assert chooser.currentText() == "The Well"
    (told,) = [each for each in screen.findChildren(QLabel) if "The Well" in each.text()]
    assert told.isVisible()
    assert "draws a Trick that nobody else sees" in told.text()
    assert dealt(screen, qtbot).options["dungeon"] == "well"
    QTest.keyClick(chooser, Qt.Key.Key_Home)
    assert not told.isVisible()
    assert "dungeon" not in dealt(screen, qtbot).options


def test_a_pub_crawl_is_chosen_with_taverns_of_any_file(screen: NewGameScreen, qtbot: QtBot) -> None:
    chooser = screen.rules.crawl
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    assert chooser.currentText() == "Harbour Pubs"
    assert any("leads the party to another" in each.text() for each in screen.findChildren(QLabel) if each.isVisible())
    assert dealt(screen, qtbot).options["pub_crawl"] == "harbour"
    QTest.keyClick(chooser, Qt.Key.Key_End)
    assert dealt(screen, qtbot).options["pub_crawl"] == "harbour+hills"


def test_what_somebody_else_has_made_is_shown_by_its_id(screen: NewGameScreen) -> None:
    """At another computer, which does not know it."""
    screen.draft.dungeon, screen.draft.pub_crawl = "cellar-maze", "island"
    screen.refresh()
    assert (screen.rules.dungeon.currentText(), screen.rules.crawl.currentText()) == ("cellar-maze", "island")
    screen.refresh()
    assert screen.rules.dungeon.count() == len(CATALOGUE.dungeons) + 2


def test_a_character_is_chosen_for_the_seat_that_was_clicked(screen: NewGameScreen, qtbot: QtBot) -> None:
    QTest.mouseClick(screen.rows[2], LEFT, pos=screen.rows[2].rect().center())
    click(screen.tiles["karl"])

    assert screen.about.name.text() == "Karl the Test"
    assert [seat.character for seat in dealt(screen, qtbot).seats] == ["deirdre", "fiona", "karl", "zot"]


def test_players_come_up_to_eight_and_go_down_to_two(screen: NewGameScreen, qtbot: QtBot) -> None:
    while screen.add.isEnabled():
        click(screen.add)
    assert len(screen.draft.seats) == 8
    while screen.rows[0].remove.isVisible():
        click(screen.rows[0].remove)

    assert len(dealt(screen, qtbot).seats) == 2


def test_a_missing_name_is_said_and_nothing_can_be_dealt(screen: NewGameScreen) -> None:
    name = screen.rows[1].name
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Delete)

    assert not screen.deal.isEnabled()
    assert "Seat 2" in screen.complaint.text()
    QTest.keyClicks(name, "Maud")
    assert screen.deal.isEnabled()
    assert screen.complaint.text() == ""


def test_two_of_one_name_are_refused_by_name(screen: NewGameScreen) -> None:
    for index in (1, 2):
        screen.rows[index].name.selectAll()
        QTest.keyClicks(screen.rows[index].name, "Maud")

    assert "Maud" in screen.complaint.text()
    assert not screen.deal.isEnabled()


def test_who_decides_who_begins_and_what_is_drunk_is_in_the_plan(screen: NewGameScreen, qtbot: QtBot) -> None:
    QTest.keyClick(screen.rows[1].controller, Qt.Key.Key_Up)
    screen.rules.first.setFocus()
    QTest.keyClick(screen.rules.first, Qt.Key.Key_Down)
    QTest.keyClick(screen.rules.first, Qt.Key.Key_Down)
    QTest.keyClick(screen.rules.drinks, Qt.Key.Key_Down)
    QTest.keyClicks(screen.seed, "42")
    click(screen.rules.undo)

    plan = dealt(screen, qtbot)

    assert plan.seats[1].controller == HUMAN
    assert plan.first == 1
    assert plan.options == {"drinks": "deck-1"}
    assert plan.seed == 42
    assert [seat.asked for seat in plan.seats] == ["always", "always", "able", "able"]


def test_dealing_characters_at_random_leaves_a_table_that_can_be_dealt(screen: NewGameScreen, qtbot: QtBot) -> None:
    click(screen.shuffle)
    assert len({seat.character for seat in dealt(screen, qtbot).seats}) == 4


def test_otto_is_the_third_of_two_and_nobody_decides_for_him(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.rules.otto.setChecked(True)
    assert not screen.deal.isEnabled(), "four people, and a third of two"
    assert "Otto" in screen.complaint.text()

    for _ in range(2):
        click(screen.rows[2].remove)
    assert screen.automaton.isVisible()
    assert not screen.rules.first.isEnabled(), "he goes first"
    plan = dealt(screen, qtbot)
    assert [(seat.character, seat.automatic) for seat in plan.seats] == [
        ("deirdre", False),
        ("fiona", False),
        ("otto", True),
    ]
    assert TableDraft.of(plan).otto
    assert len(TableDraft.of(plan).seats) == 2


def test_without_otto_a_third_seat_is_an_ordinary_one(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.rules.otto.setChecked(True)
    screen.rules.otto.setChecked(False)

    assert screen.rules.first.isEnabled()
    assert not any(seat.automatic for seat in dealt(screen, qtbot).seats)


def test_the_character_that_is_told_of_is_under_the_mouse_or_focused_or_chosen(screen: NewGameScreen) -> None:
    chosen = screen.catalogue.character(screen.draft.seats[screen.selected].character)
    assert chosen is not None
    others = [tile for id, tile in screen.tiles.items() if id != chosen.id][:3]
    QTest.mouseMove(screen.seed)  # wherever an earlier test has left it
    QTest.qWait(1)
    QTest.mouseMove(others[0])
    QTest.qWait(1)
    assert screen.about.name.text() == others[0].character.name
    QTest.mouseMove(screen.seed)
    QTest.qWait(1)
    assert screen.about.name.text() == chosen.name, "the mouse has left"
    others[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert screen.about.name.text() == others[1].character.name
    screen.seed.setFocus(Qt.FocusReason.TabFocusReason)
    assert screen.about.name.text() == chosen.name


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # the offscreen platform has no keyboard for a list
@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5, 2.0])
def test_every_list_shows_all_of_its_lines(window: MainWindow, qtbot: QtBot, letters: float) -> None:
    """Also with large letters nothing of it is hidden below, and no line is shortened."""
    window.settings["font_scale"] = letters
    window.lay_table()
    lists = [each for each in window.findChildren(DropDown) if each.isVisible()]
    assert len(lists) >= 7
    for each in lists:
        each.showPopup()
        lines = each.view()
        qtbot.waitUntil(lines.isVisible, timeout=60_000)
        last = lines.visualRect(each.model().index(each.count() - 1, 0))
        assert lines.viewport().rect().contains(last), each.accessibleName()
        assert lines.sizeHintForColumn(0) <= lines.viewport().width(), each.accessibleName()
        each.hidePopup()


def test_boss_otto_is_chosen_and_the_page_says_how_hard_he_is(window: MainWindow, qtbot: QtBot) -> None:
    """By keyboard; then one Challenger alone is dealt, and the rematch is laid like that."""
    window.lay_table()
    page = window.new_game
    assert page is not None
    assert not page.rules.machine.isVisible()
    page.rules.variant.setFocus()
    while page.rules.variant.currentText() != "Boss Otto":
        QTest.keyClick(page.rules.variant, Qt.Key.Key_Down)
    assert page.rules.machine.isVisible()
    assert not page.add.isEnabled(), "four challenge him at most"
    while not page.rules.hard.currentText().startswith("Nightmare – "):
        QTest.keyClick(page.rules.hard, Qt.Key.Key_Down)
    assert any("Nightmare: " in each.text() for each in page.findChildren(QLabel))
    QTest.keyClick(page.rules.factions, Qt.Key.Key_Down)
    assert page.rules.factions.currentText() == "Abominaton and Battlebot"
    for _ in range(3):
        click(page.rows[-1].remove)
    rung = rungs.rung(1, {"skulls": 2})
    assert rung is not None
    counted = f"Alone the Challenger won {round(100 * rung.chance)} % of {rung.games} games"
    assert any(counted in each.text() for each in page.findChildren(QLabel))
    page.rules.knobs.setFocus()
    QTest.keyClick(page.rules.knobs, Qt.Key.Key_Space)
    panel = page.rules.knobs.dialog
    assert panel is not None
    assert counted in panel.odds.text()
    QTest.keyClick(panel.fields["hard_threat"], Qt.Key.Key_Down)
    assert "hard Threat" in panel.odds.text() and "Nobody has counted" in panel.odds.text()
    assert panel.fields["hard"].currentText() == page.rules.hard.currentText() == "as turned"
    assert any("Turned by hand: " in each.text() for each in page.findChildren(QLabel))
    click(panel.done_button)
    assert page.rules.knobs.hasFocus()
    assert any("Alone you begin" in each.text() for each in page.findChildren(QLabel))
    assert page.deal.isEnabled()
    click(page.deal)
    assert window.game is not None
    plan = window.game.session.plan
    assert [seat.character for seat in plan.seats][1:] == ["boss-otto"]
    assert plan.options["skulls"] == 2 and plan.options["hard_threat"] is True
    assert plan.options["factions"] == "abominaton+battlebot"
    window.at_table.another_table()
    again = window.new_game
    assert again is not None
    assert again.rules.hard.currentText() == "as turned"
    assert len(again.rows) == 1
    assert again.rules.variant.currentText() == "Boss Otto"


def test_a_large_window_breaks_no_row_of_buttons(window: MainWindow) -> None:
    window.resize(1920, 1080)
    QApplication.processEvents()
    window.lay_table()
    QApplication.processEvents()
    page = window.new_game
    assert page is not None
    assert page.rules.otto.geometry().center().y() == pytest.approx(page.add.geometry().center().y(), abs=2)
