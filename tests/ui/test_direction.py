# SPDX-License-Identifier: GPL-3.0-or-later
"""Names written from right to left do not turn a sentence round; and whoever is asked is called back to the window."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QGraphicsView, QListWidget, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

import rdi_desktop
from rdi_desktop.content import Content
from rdi_desktop.net.messages import Said
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.lan import lan_words
from rdi_desktop.ui.window.calling import TITLE
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words.direction import END, ISOLATE, isolated
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.ui.words.names import ShownNames
from tests.ui.app_window import Player
from tests.ui.table_fixtures import make_view
from tests.ui.test_app_words import event

HEBREW, ARABIC = "דני", "ليلى"


def order(text: str, *words: str) -> list[str]:
    """The words in the order in which they stand on a screen, from left to right."""
    layout = QTextLayout(text)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()

    def middle(word: str) -> float:
        start = text.index(word)
        ends = [float(line.cursorToX(place)[0]) for place in (start, start + len(word))]  # type: ignore[index]
        return sum(ends) / 2

    return sorted(words, key=middle)


def test_a_sentence_with_such_names_is_read_as_it_is_meant(qapp: QApplication) -> None:
    bare = f"{HEBREW} pays 3 Gold to {ARABIC}."
    assert order(bare, HEBREW, "pays", ARABIC) == [ARABIC, "pays", HEBREW], "without isolates it is turned round"
    told = f"{isolated(HEBREW)} pays 3 Gold to {isolated(ARABIC)}."
    assert order(told, HEBREW, "pays", ARABIC) == [HEBREW, "pays", ARABIC]


def test_other_names_are_left_alone() -> None:
    for name in ("Anna", "Guest 2", "Ульф", "李", "Zoë!"):
        assert isolated(name) == name
    assert isolated("A\u202eB") == f"{ISOLATE}A\u202eB{END}", "a name cannot turn what follows"
    assert isolated(isolated(HEBREW)) == isolated(HEBREW)


def test_log_table_and_chat_isolate_names() -> None:
    mark = f"{ISOLATE}{HEBREW}{END}"
    view = make_view()
    seats = [dataclasses.replace(seat, name=HEBREW) if seat.seat == 1 else seat for seat in view.seats]
    assert ShownNames(dataclasses.replace(view, seats=seats), 0).seats([1]) == mark
    (line,) = LogTeller([HEBREW, ARABIC], None).lines([event("lost_fortitude", 0, n=2)])
    assert line.text.startswith(mark)
    assert lan_words.note(Said(1, HEBREW, "joined", note=True)).startswith(mark)
    assert lan_words.note(Said(1, HEBREW, "hello")) == f"{mark}: hello"


UI = Path(rdi_desktop.__file__).parent / "ui"
NO_SENTENCE = {
    "cards/looks.py: layer": "names of pictures",
    "workshop/drawer.py: layer": "names of pictures",
    "look/settings.py: aside": "a file of the program",
    "lan/network_game.py: seat": "what stands in a field first",
    "lan/network_game.py: own": "what a table is called at all computers",
    "pages/newgame.py: seat": "`CharacterTile.show_owner` makes a sentence of it",
    "lan/lobby_page.py: seat": "the same",
    "pages/card_index.py: entry.deck": "what is searched",
    "pages/shelf.py: deck": "what a deck is called",
    "table/heard.py: thing": "a whole sentence",
    "table/teams.py: seat": "`terms.team_names` shortens them first",
}
"""Where a `.name` goes into a text or a list of names without being isolated: module and whose name it is; and why."""
BARE = re.compile(r"(?:\{|[\[(])(\w[\w.\[\]]*)\.name(?:\.strip\(\))?(?:\}| for )")
BARE_FACT = re.compile(r"said\([^()]*?\w=([\w.\[\]]+)\.name\b")
"""A fact of a message."""
BARE_TITLE = re.compile(r"“\{[\w.]+\.title\}”")


def bare_names(source: str) -> list[str]:
    """Whose `.name` goes into a text or a list of names bare."""
    return [found[1] for pattern in (BARE, BARE_FACT) for found in pattern.finditer(source)]


def test_no_sentence_of_the_window_takes_a_name_bare() -> None:
    """Names of people, characters, taverns and files, and titles of cards: all of them are typed by somebody."""
    seen = "f'{seat.name} wins' [one.name for one in x] (view.seats[2].name.strip() for seat in x) f'{isolated(seat.name)}'"
    seen += " said('won', who=seats[1].name) said('won', who=isolated(seat.name))"
    assert bare_names(seen) == ["seat", "one", "view.seats[2]", "seats[1]"]
    modules = {file.relative_to(UI).as_posix(): file.read_text(encoding="utf-8") for file in sorted(UI.rglob("*.py"))}
    found = {f"{module}: {whose}" for module, source in modules.items() for whose in bare_names(source)}
    assert found == set(NO_SENTENCE)
    assert [module for module, source in modules.items() if "words/" in module and BARE_TITLE.search(source)] == []


def texts(window: QWidget) -> Iterator[str]:
    """Whatever can be read or heard in a window, its tooltips too."""
    for widget in (window, *window.findChildren(QWidget)):
        for said in ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "windowTitle"):
            if callable(getter := getattr(widget, said, None)):
                yield str(getter())
        if isinstance(widget, QTextEdit):
            yield from widget.toPlainText().splitlines()
        if isinstance(widget, QListWidget):
            yield from (widget.item(place).text() for place in range(widget.count()))
        if isinstance(widget, QGraphicsView):
            yield from (item.toolTip() for item in widget.scene().items())


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "one screen"])
def test_at_the_table_such_names_are_isolated(window: QWidget, shared: bool) -> None:
    """Log, lists, tooltips, what a screen reader says, and whose screen it is."""
    assert isinstance(window, MainWindow)
    seats = [
        SeatInfo(HEBREW, "zot", HUMAN),
        SeatInfo(ARABIC, "gerki", HUMAN if shared else "bot:regular"),
        SeatInfo("Ann", "eve", "bot:regular"),
    ]
    window.deal(plan_game(seats, seed=1, first=1, ask_always=True))
    player = Player(window)
    found: set[str] = set()
    for _ in range(2):
        player.until(lambda page: page.session.decision() is not None)
        QApplication.processEvents()
        found |= {line for text in texts(window) for line in text.splitlines()}
        player.move()
    named = {line for line in found for name in (HEBREW, ARABIC) if name in line and line.strip() != name}
    assert len(named) > 4
    marked = re.compile(f"{ISOLATE}({HEBREW}|{ARABIC}){END}")
    assert {line for line in named if any(name in marked.sub("", line) for name in (HEBREW, ARABIC))} == set()


def test_whoever_is_asked_behind_another_window_is_called(
    qtbot: QtBot, window: MainWindow, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda widget, _ms=0: called.append(widget))
    seats = [SeatInfo("Ann", "zot", HUMAN), SeatInfo("Bob", "gerki", "bot:regular")]
    window.deal(plan_game(seats, seed=1, first=0, ask_always=True))
    assert window.windowTitle() == TITLE
    assert called == [], "the window is in front"
    monkeypatch.setattr(type(window), "isActiveWindow", lambda _self: False)
    player = Player(window)
    player.until(lambda page: page.session.decision() is not None and page.session.decision().seat == 0)
    window.at_table._game_changed()
    window.at_table._game_changed()
    assert called == [window], "once"
    assert window.windowTitle() == f"Your move – {TITLE}"
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert window.windowTitle() == TITLE
