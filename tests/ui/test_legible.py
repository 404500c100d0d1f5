# SPDX-License-Identifier: GPL-3.0-or-later
"""All screens, at all sizes of the window and of the letters: no two texts overlap, and none is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director.story import Fall
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.machine.network import Kind, OwnAddress
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.messages import Lobby, LobbySeat, Person
from rdi_desktop.session.draft import AUTOMATON, AUTOMATON_NAME
from rdi_desktop.session.plan import HUMAN, RULES, SeatInfo, plan_game
from rdi_desktop.ui.lan import lan_words
from rdi_desktop.ui.lan.entrance import TABLE, EntranceScreen
from rdi_desktop.ui.lan.lobby_page import LobbyPage
from rdi_desktop.ui.lan.membership import Address, Membership
from rdi_desktop.ui.lan.qr_code import QrSheet
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.pages import Where
from rdi_desktop.ui.pages.newgame import NewGameScreen
from rdi_desktop.ui.pages.seat_rows import ROW
from rdi_desktop.ui.window.main_window import MainWindow
from tests.cases import weekly_but
from tests.ui.app_window import open_window
from tests.ui.legible import check_laid_table, check_page, cut_on_the_table
from tests.ui.page_visits import sheets
from tests.ui.person import Mouse

SIZES = ((1024, 700), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
LETTERS = (0.8, 1.0, 1.4, 2.0)
NAMES = (
    "Guest", "Bartholomew the Grea", "Wilhelmina Ravenclaw", "Old Tom", "Maximilian of Austri", "Theodora of the Tall",
    "Ingeborg Svensdottir", "Ulf",
)  # fmt: skip
CHARACTERS = ("dominique", "karl", "eisinder", "alaric", "oozwald", "valeria", "gerki", "deirdre")


SMALLEST, USUAL, LARGE = ((1024, 700), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.4)
"""What CI looks at: the least room for the largest letters, what most see first, and letters that were chosen because there is room."""

FULL_HANDS = [(*SMALLEST, 2), (*SMALLEST, 8), (*USUAL, 4), (*LARGE, 6), ((1024, 700), 1.0, 8), ((1280, 720), 0.8, 2)]
"""Each size of the window, each of the letters and each number of seats, and the narrowest with most and with fewest."""


def sit_down(window: MainWindow, seats: int, people: int = 1) -> None:
    who = [
        SeatInfo(name, id, HUMAN if place < people else "bot:regular")
        for place, (name, id) in enumerate(zip(NAMES[:seats], CHARACTERS, strict=False))
    ]
    window.deal(plan_game(who, seed=seats, first=0, ask_always=True, options={"drinks": "deck-1", "prizes": True}))


def opened(qtbot: QtBot, content: Content, folder: Path, size: tuple[int, int], letters: float) -> MainWindow:
    window = open_window(qtbot, content, folder, size)
    window.settings["font_scale"] = letters
    QApplication.processEvents()
    return window


@pytest.mark.parametrize(("size", "letters"), weekly_but([SMALLEST, USUAL], SIZES, LETTERS), ids=str)
def test_every_page_and_dialog_can_be_read(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int], letters: float
) -> None:
    window = opened(qtbot, content, tmp_path, size, letters)
    sit_down(window, 8)
    Mouse(window, 1).until(lambda: len(window.game.session.commands) > 2)  # type: ignore[union-attr]
    window.show_start()
    QApplication.processEvents()
    check_page(window.start)
    window.lay_table()
    QApplication.processEvents()
    assert window.new_game is not None
    check_page(window.new_game)
    check_letters(window.new_game)
    for chooser in (window.new_game.rules.dungeon, window.new_game.rules.crawl):
        QTest.keyClick(chooser, Qt.Key.Key_Down)
    QApplication.processEvents()
    check_page(window.new_game)
    for _, sheet in sheets(window, Where.ANYWHERE):
        check_page(sheet)
    window.show_start()
    for _, sheet in sheets(window, Where.START):
        check_page(sheet)


def check_letters(page: NewGameScreen | LobbyPage) -> None:
    """Chosen letters reach the page: its rows are nearly as large as they shall be, and one sees at least two of them at a time."""
    first = page.rows[0]
    assert first.height() >= 0.75 * ROW * scaling.unit()
    assert page.height() > 4 * first.height()


def check_dialog(window: MainWindow) -> None:
    QApplication.processEvents()
    dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
    check_page(dialog)
    dialog.close()


@pytest.mark.parametrize(("size", "letters"), weekly_but([SMALLEST, LARGE], SIZES, LETTERS), ids=str)
def test_whatever_lies_over_a_table_can_be_read(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int], letters: float
) -> None:
    window = opened(qtbot, content, tmp_path, size, letters)
    sit_down(window, 6, people=2)
    person = Mouse(window, 1)
    person.until(lambda: window.game is not None and len(window.game.session.view(None).seats[0].discard) > 1)
    assert window.game is not None
    page = window.game
    window.at_table.leaf_through("discard0")
    check_dialog(window)
    for _, sheet in sheets(window, Where.AT_TABLE):
        check_page(sheet)
    window.leave_for("Lay a new table", window.lay_table)
    check_dialog(window)
    title = "A card whose title is so long that it needs a second line"
    page.out.tell(Fall(0, True, 3, 1, title), list(NAMES), you=True)
    page.place()
    QApplication.processEvents()
    check_page(page.out)
    page.out.hide()
    window.at_table.docks.show_inspector()
    person.until(page.bar.isVisible)
    QApplication.processEvents()
    check_page(page.bar)
    assert page.rect().contains(page.bar.geometry())
    window.at_table.replay_game()
    QApplication.processEvents()
    assert window.looking_back is not None
    check_page(window.looking_back)


@pytest.mark.parametrize(("size", "letters", "seats"), weekly_but(FULL_HANDS, SIZES, LETTERS, (2, 4, 6, 8)), ids=str)
def test_every_table_can_be_read_with_a_full_hand(
    qtbot: QtBot,
    content: Content,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    letters: float,
    seats: int,
) -> None:
    window = opened(qtbot, content, tmp_path, size, letters)
    sit_down(window, seats)
    QApplication.processEvents()
    assert window.game is not None
    scene = window.game.table.table
    assert len(scene.hand.sprites) == 7
    check_laid_table(scene)
    person = Mouse(window, seats)
    cut = cut_on_the_table(monkeypatch)
    for _ in range(6):
        person.move()
        check_laid_table(scene)
    check_page(window.game)
    assert not cut


OTTO = SeatInfo(AUTOMATON_NAME, AUTOMATON, RULES)
KINDS = {
    "boss": ("boss-battle", ("amundyr", "dimli", "fiona", "zot", "oozwald")),
    "lackeys": (
        "leaders-and-lackeys",
        ("evil-pooky", "dominique", "torglesnarf", "karl", "valeria", "alaric", "daareka", "oozwald"),
    ),
    "dragon": (
        "two-headed-dragon",
        ("dominique", "karl", "eisinder", "alaric", "oozwald", "valeria", "gerki", "deirdre"),
    ),
    "dragon-4": ("two-headed-dragon", ("dominique", "karl", "eisinder", "alaric")),
    "dragon-6": ("two-headed-dragon", ("dominique", "karl", "eisinder", "alaric", "oozwald", "valeria")),
    "otto": (STANDARD, ("oozwald", "karl")),
}
NARROW = ((1024, 700), 1.0)
TEAMS = [
    ("boss", *SMALLEST), ("lackeys", *NARROW), ("lackeys", *SMALLEST), ("dragon", *LARGE), ("dragon-4", *SMALLEST),
    ("dragon-6", *NARROW), ("otto", *LARGE), ("boss", *LARGE),
]  # fmt: skip
"""Each kind once, and those with most on the table in two of the three sizes."""


@pytest.mark.parametrize(
    ("kind", "size", "letters"),
    [
        each
        for size, chosen in (NARROW, SMALLEST, LARGE)
        for each in weekly_but([kept for kept in TEAMS if kept[1:] == (size, chosen)], KINDS, [size], [chosen])
    ],
    ids=str,
)
def test_every_table_of_teams_and_the_automatons_can_be_read(
    qtbot: QtBot,
    content: Content,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    letters: float,
    kind: str,
) -> None:
    window = opened(qtbot, content, tmp_path, size, letters)
    variant, characters = KINDS[kind]
    seats = [
        SeatInfo(name, id, HUMAN if place == 0 else "bot:regular")
        for place, (name, id) in enumerate(zip(NAMES, characters, strict=False))
    ]
    seats += [OTTO] if variant == STANDARD else []
    window.deal(plan_game(seats, seed=3, first=0, ask_always=True, variant=variant))
    QApplication.processEvents()
    assert window.game is not None
    scene = window.game.table.table
    person = Mouse(window, 1)
    cut = cut_on_the_table(monkeypatch)
    for _ in range(5):
        check_laid_table(scene)
        person.move()
    check_page(window.game)
    assert not cut


def people(count: int) -> tuple[Person, ...]:
    return tuple(Person(n, name, n != 2, n % 2 == 0, n == 1) for n, name in enumerate(NAMES[:count], 1))


LAID = "The table of Wilhelmina Ravenclaw"[:TABLE]
"""What their table is called."""


class LookedAt(Membership):
    """A visit without a line: what the host has said is all that there is."""

    def __init__(self, content: Content, lobby: Lobby, *, hosts: bool) -> None:
        QObject.__init__(self)
        self.table_host = None
        self.guest = Guest(content, "ABCDEFGHJKLM", NAMES[1], "test")
        self.guest.lobby, self.guest.table = lobby, LAID
        self.guest.person = 1 if hosts else 3


@pytest.mark.parametrize(("size", "letters"), weekly_but([SMALLEST, USUAL], SIZES, LETTERS), ids=str)
def test_every_page_of_a_table_for_several_computers_can_be_read(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int], letters: float
) -> None:
    window = opened(qtbot, content, tmp_path, size, letters)
    seats = tuple(
        LobbySeat(name, id, HUMAN if place % 3 else "bot:regular", place if place % 3 else None)
        for place, (name, id) in enumerate(zip(NAMES, CHARACTERS, strict=True))
    )
    middle = {"dungeon": "game-masters-gauntlet", "pub_crawl": "pub-crawl", "absent": "bot", "pace": 1200}
    for hosts, options, laid in ((True, {"variant": "leaders-and-lackeys"}, seats), (False, {"otto": True}, seats[:2])):
        lobby = Lobby(people(4), laid, {**options, **middle}, ("not_ready",), playing=False)
        page = LobbyPage(LookedAt(content, lobby, hosts=hosts), window.catalogue)
        if hosts:
            page.sign.show_table("ABCDEFGHJKLM", [OwnAddress("192.168.100.200", Kind.WIFI, "wlan0")], 47624)
        window.show_page(page)
        QApplication.processEvents()
        check_page(page)
        check_letters(page)
        if hosts:
            page.sign.qr.click()
            sheet = QApplication.activeModalWidget()
            assert isinstance(sheet, QrSheet)
            check_page(sheet)
            sheet.accept()
    entrance = EntranceScreen(Address("192.168.100.200", 47624, "ABCD-EFGH-JKLM", NAMES[1]), NAMES[1], NAMES[:4])
    entrance.complain(lan_words.failed("false_host", "192.168.100.200", 47624))
    window.show_page(entrance)
    QApplication.processEvents()
    check_page(entrance)
    network = window.network
    network.line.say(f"The line to {NAMES[1]} is cut. Trying again …", "Your seats are kept. " * 3)
    network.away.tell([each for each in people(2) if not each.here], hosts=True)
    QApplication.processEvents()
    check_page(network.line)
    check_page(network.away)
    network.line.hide()
    network.away.hide()


def test_a_lobby_of_four_needs_no_scrolling(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    window = opened(qtbot, content, tmp_path, (1280, 720), 1.0)
    seats = tuple(LobbySeat(name, id, HUMAN, 1) for name, id in zip(NAMES[:4], CHARACTERS, strict=False))
    options = {"absent": "wait", "pace": 1200}
    page = LobbyPage(
        LookedAt(content, Lobby(people(2), seats, options, (), playing=False), hosts=True), window.catalogue
    )
    page.sign.show_table("ABCDEFGHJKLM", [OwnAddress("192.168.100.200", Kind.WIFI, "wlan0")], 47624)
    window.show_page(page)
    QApplication.processEvents()
    scroll = next(
        each for each in page.findChildren(QScrollArea) if page.isAncestorOf(each) and each.isAncestorOf(page.gallery)
    )
    assert scroll.verticalScrollBar().maximum() == 0
    assert page.about.mapTo(page, QPoint()).x() < page.gallery.mapTo(page, QPoint()).x()


@pytest.mark.weekly
@pytest.mark.parametrize(("size", "seats"), [*zip(SIZES, (8, 6, 4, 4, 2), strict=True)], ids=str)
def test_whole_games_are_played_by_mouse_at_every_size(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    window = opened(qtbot, content, tmp_path, size, 1.0)
    sit_down(window, seats, people=2)
    assert window.game is not None
    scene = window.game.table.table
    person = Mouse(window, seats)
    person.play(lambda: check_laid_table(scene))

    assert window.game.ending.isVisible()
    check_page(window.game.ending)
