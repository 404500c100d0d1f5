# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page by keyboard: Tab and F6 lead everywhere, nothing keeps the keyboard, and all that can have it has a name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from rdi_desktop import ui
from rdi_desktop.content.cookbook import ideas
from rdi_desktop.content.own_files import OwnFile
from rdi_desktop.content.parcel import Parcel
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.lan.qr_code import QrSheet
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.pages import PAGES, PageEntry, Where
from rdi_desktop.ui.look.regions import region_of, regions, stops
from rdi_desktop.ui.pages.about import LicencesDialog
from rdi_desktop.ui.pages.house_rules import HouseDialog
from rdi_desktop.ui.pages.knobs import KnobsDialog
from rdi_desktop.ui.panels.fan import PileDialog
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.panels.sheet import KeysHere, Sheet
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.balance_panel import BalancePanel
from rdi_desktop.ui.workshop.giving import ShareDialog, TakeInDialog
from rdi_desktop.ui.workshop.names_dialog import NamesDialog
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop
from rdi_desktop.ui.workshop.pictures import PicturesDialog
from rdi_desktop.ui.workshop.try_dialog import TryDialog
from tests.session.people import BOT, plan
from tests.ui import workshop_hands
from tests.ui.app_window import Player, click
from tests.ui.lan_company import free_port, host_a_table, let_pass, lobby_of
from tests.ui.page_visits import sheet_of, sheets

K = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def spoken_name(widget: QWidget) -> str:
    """What a reader calls it: on Linux a combo box by the label beside it, for Qt gives its value as its name."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None, widget
    if found.role() == QAccessible.Role.ComboBox:
        around = widget.parentWidget()
        assert around is not None
        labels = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return next((each.text() for each in labels if each.buddy() is widget), "")
    return found.text(QAccessible.Text.Name)


def press(top: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QWidget:
    """A key for whatever has the keyboard in that window; returns what has it then."""
    now = top.focusWidget()
    assert now is not None, "nothing has the keyboard"
    QTest.keyClick(now, key, modifiers)
    after = top.focusWidget()
    assert after is not None, f"after {key} on {now} nothing has the keyboard"
    return after


def visited(top: QWidget, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[QWidget]:
    """Every stop, by pressing Tab until it is back where it began; a table or a text counts once, however long Tab stays there."""
    first = top.focusWidget()
    assert first is not None
    found, stay = [first], 0
    if len(stops(top)) == 1:
        return found
    while stay < 400:
        now = press(top, K.Key_Backtab if modifiers == SHIFT else K.Key_Tab, modifiers)
        if now is found[-1]:
            stay += 1
        elif now is first:
            return found
        else:
            assert now not in found, f"Tab goes in a circle that leaves something out: {spoken_name(now)}"
            found.append(now)
    raise AssertionError(f"Tab does not leave {spoken_name(found[-1])}")


def look_round(top: QWidget, what: str) -> None:
    """Tab and Shift+Tab visit every stop, F6 every region; each has its name."""
    QApplication.processEvents()
    assert top.focusWidget() is not None, f"{what}: nothing has the keyboard at first"
    there = stops(top)
    nameless = [each for each in there if not spoken_name(each)]
    assert not nameless, f"{what}: without a name: {nameless}"
    for way in (Qt.KeyboardModifier.NoModifier, SHIFT):
        seen = visited(top, way)
        assert {*there} <= {*seen, top.focusWidget()}, (
            f"{what}: never visited: {[spoken_name(x) for x in {*there} - {*seen}]}"
        )
    outside = [spoken_name(each) for each in there if not region_of(each)]
    assert not outside, f"{what}: in no region: {outside}"
    names = list(regions(top))
    begun = region_of(top.focusWidget())
    for key, way in (("round", 1), ("round_back", -1)):
        combined = keys.sequence(key)[0]
        for step in range(1, len(names) + 1):
            now = region_of(press(top, combined.key(), combined.keyboardModifiers()))
            assert now == names[(names.index(begun) + way * step) % len(names)], f"{what}: {key}"


@contextmanager
def opened(window: MainWindow, page: PageEntry) -> Iterator[QWidget]:
    sheet = sheet_of(window, page)
    top = sheet or window
    with_keys = top.windowHandle()
    assert with_keys is not None
    top.activateWindow()
    QTest.qWaitForWindowActive(top)
    yield top
    if sheet is not None:
        sheet.close()
        QTest.qWait(0)
    else:
        window.show_start()


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.where is not Where.AT_TABLE], ids=lambda page: page.key
)
def test_every_page_by_tab_and_by_region(window: MainWindow, page: PageEntry) -> None:
    with opened(window, page) as top:
        look_round(top, page.key)


def test_the_start_screen_by_tab_and_by_region(window: MainWindow) -> None:
    look_round(window, "start")


def test_the_table_and_its_panels_by_tab_and_by_region(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    window.at_table.docks.bring(window.at_table.docks.log)
    assert window.game is not None
    window.game.table.setFocus()
    look_round(window, "table")
    assert "Log" in regions(window)
    for page in PAGES:
        if page.where is Where.AT_TABLE:
            with opened(window, page) as top:
                look_round(top, page.key)


@pytest.mark.parametrize("key", ["log", "inspector"])
def test_a_panel_is_entered_and_left_by_its_key(window: MainWindow, key: str) -> None:
    window.deal(plan(HUMAN, BOT))
    assert window.game is not None
    docks = window.at_table.docks
    dock = docks.log if key == "log" else docks.inspector
    combined = keys.sequence(key)[0].key()
    assert dock.isAncestorOf(press(window, combined))
    assert press(window, K.Key_Escape) is window.game.table
    assert dock.isVisible()
    assert dock.isAncestorOf(press(window, combined))
    assert press(window, combined) is window.game.table
    assert not dock.isVisible()


def test_escape_leads_from_the_buttons_back_to_the_table(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    page = window.game
    assert page is not None
    for button in (page.buttons.hold, page.buttons.inspector):
        button.setFocus()
        assert press(window, K.Key_Escape) is page.table


def test_a_click_leaves_the_keys_with_the_table(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    page = window.game
    assert page is not None
    for button in window.menus.tabs.findChildren(QWidget):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.focusWidget() is page.table
    QTest.mouseClick(page.buttons.hold, Qt.MouseButton.LeftButton)
    assert window.focusWidget() is page.table


def test_a_new_page_says_its_title_and_gives_the_keyboard_to_its_beginning(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("rdi_desktop.ui.look.speech.announce", lambda _, text, **__: told.append(text))
    window.open_page("new")
    assert told == ["A new game. Ctrl+Enter deals."]
    assert window.new_game is not None
    assert window.focusWidget() is window.new_game.rows[0]
    window.show_start()
    assert told[1:] == ["Start screen"]
    assert window.focusWidget() is window.start.begins


def test_the_key_that_a_new_game_tells_deals_from_where_one_begins(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_page("new")
    page = window.new_game
    assert page is not None
    QTest.qWaitForWindowActive(window)
    page.rows[0].name.setFocus()
    page.rows[0].name.selectAll()
    press(window, K.Key_Delete)
    told: list[str] = []
    monkeypatch.setattr("rdi_desktop.ui.pages.table_setup.announce", lambda _, text, **__: told.append(text))
    press(window, K.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.game is None
    assert told == [page.complaint.text()] and told[0], "it is not said what is missing"
    QTest.keyClicks(page.rows[0].name, "Zelda")
    press(window, K.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.game is not None


def test_the_keyboard_goes_straight_from_page_to_page(window: MainWindow) -> None:
    QTest.qWaitForWindowActive(window)
    had: list[QWidget | None] = []

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        had.append(now)

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for show in (
        lambda: window.open_page("new"),
        window.play_together,
        window.lay_table,
        lambda: window.deal(plan(HUMAN, BOT)),
        lambda: window.deal(plan(HUMAN, BOT)),
        window.show_start,
    ):
        app.focusChanged.connect(note)
        show()
        app.focusChanged.disconnect(note)
        page = window.pages.currentWidget()
        assert [*dict.fromkeys(had)] == [page.begins], "between two pages something else had the keyboard"
        had.clear()


def test_home_and_end_go_to_the_ends_of_a_zone(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, BOT))
    Player(window).until(lambda page: page.table.table.controller.legal.asked)
    page = window.game
    assert page is not None
    table, scene = page.table, page.table.table
    hand = [refs.card(id) for id in sorted(scene.hand.sprites, key=lambda id: scene.hand.rest_of(id).x())]
    table.setFocus()
    QTest.keyClick(table, K.Key_2)
    page.table.gestures.cancel()
    scene.set_focus(hand[1])
    QTest.keyClick(table, K.Key_End)
    assert scene.focus == hand[-1]
    QTest.keyClick(table, K.Key_Home)
    assert scene.focus == hand[0]
    QTest.keyClick(table, K.Key_P)
    assert scene.focus is not None and scene.focus.kind == "seat"
    ends = set()
    for key in (K.Key_Home, K.Key_End):
        QTest.keyClick(table, key)
        assert scene.focus.kind == "seat"
        ends.add(scene.focus)
    assert len(ends) == 2


@pytest.mark.parametrize("page", ["new", "together", "rules", "settings", "lessons"])
def test_each_page_tells_its_keys(window: MainWindow, page: str) -> None:
    with opened(window, next(each for each in PAGES if each.key == page)) as top:
        name = top.windowTitle() if top is not window else window.pages.currentWidget().accessibleName()
        QTest.keyClick(top.focusWidget(), K.Key_F1)
        sheet = QApplication.activeModalWidget()
        assert isinstance(sheet, KeysHere)
        assert name in sheet.windowTitle()
        assert "F6" in sheet.text.toPlainText()
        assert sheet.focusWidget() is sheet.text
        QTest.keyClick(sheet.text, K.Key_Escape)


def test_the_table_is_one_stop_of_many(window: MainWindow) -> None:
    """Tab goes through everything on the table that can be used before it goes on."""
    window.deal(plan(HUMAN, BOT))
    table = window.focusWidget()
    assert isinstance(table, TableWidget)
    seen = set()
    for _ in range(80):
        if press(window, K.Key_Tab) is not table:
            break
        seen.add(table.table.focus)
    assert {*map(refs.card, table.table.hand.sprites)} <= seen


def _mine(window: MainWindow) -> tuple[Workshop, OwnFile]:
    """The workshop with a character of one's own."""
    page = workshop_hands.opened(window)
    workshop_hands.make(page, "Tilda")
    assert page.mine is not None
    return page, page.mine


def _pictures(window: MainWindow) -> Sheet:
    page, mine = _mine(window)
    return PicturesDialog(page.folder.path, mine, window)


def _trial(window: MainWindow) -> Sheet:
    _, mine = _mine(window)
    return TryDialog(mine.checked.content, mine.character, ["zot"], window)


def _balance(window: MainWindow) -> Sheet:
    _, mine = _mine(window)
    return BalancePanel(mine.checked.content, mine.character, [mine.checked.data], window)


OTHERS: dict[str, Callable[[MainWindow], Sheet]] = {
    "BalancePanel": _balance,
    "HouseDialog": HouseDialog,
    "KeysHere": lambda window: KeysHere("Start screen", "", window),
    "KnobsDialog": lambda window: KnobsDialog((), window),
    "LicencesDialog": LicencesDialog,
    "NamesDialog": lambda window: NamesDialog(ideas()[0], window),
    "NewDialog": lambda window: NewDialog(window.catalogue.characters, window),
    "PicturesDialog": _pictures,
    "PileDialog": lambda window: PileDialog("Your Drinks", [CardFace("Dark Ale"), CardFace("Light Ale")], window),
    "ProblemDialog": lambda window: ProblemDialog("Gone", "The file is gone.", "Look again", "Never mind", window),
    "QrSheet": lambda window: QrSheet("127.0.0.1:48631 ABCD-EFGH-JKLM", "Port 48631, code A B C D", window),
    "ShareDialog": lambda window: ShareDialog("tilda", "Ann", window),
    "TakeInDialog": lambda window: TakeInDialog(
        Parcel("tilda", "Ann", window.content, {}, name="Tilda"), ["tilda.yaml"], "", "tilda-2", window
    ),
    "TryDialog": _trial,
}
"""The sheets that are no line of the table of pages, by their class."""


BASES = {"ChoicesDialog", "PositionListDialog"}
"""Of which only classes below them are made."""


def every_sheet() -> set[str]:
    """The classes of all sheets of the program."""
    for module in pkgutil.walk_packages(ui.__path__, "rdi_desktop.ui."):
        importlib.import_module(module.name)

    def below(kind: type[Sheet]) -> Iterator[type[Sheet]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    found = {each.__name__ for each in below(Sheet) if each.__module__.startswith("rdi_desktop.")}
    return found - BASES


def test_every_sheet_by_tab_and_by_region(window: MainWindow) -> None:
    """A sheet that is neither a page nor among the others is forgotten here, and by whoever walks pages."""
    seen: set[str] = set()
    window.deal(plan(HUMAN, BOT))
    for where in ((Where.AT_TABLE, Where.ANYWHERE), (Where.START, Where.AWAY)):
        seen |= {type(sheet).__name__ for _, sheet in sheets(window, *where)}
        window.show_start()
    assert every_sheet() == seen | OTHERS.keys()
    for name, make in OTHERS.items():
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        sheet = make(window)
        sheet.open()
        sheet.activateWindow()
        assert QTest.qWaitForWindowActive(sheet)
        look_round(sheet, name)
        sheet.close()
        QTest.qWait(0)
        window.show_start()


def test_the_lobby_by_tab_and_by_region(window: MainWindow) -> None:
    host_a_table(window, "Anna", free_port())
    lobby = lobby_of(window)
    click(lobby.sit)
    let_pass(lambda: lobby.rows)
    click(lobby.add)
    let_pass(lambda: len(lobby.rows) == 2)
    look_round(window, "lobby")
    window.show_start()


def test_a_replay_by_tab_and_by_region(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    Player(window).move()
    window.at_table.replay_game()
    assert window.looking_back is not None
    look_round(window, "replay")
