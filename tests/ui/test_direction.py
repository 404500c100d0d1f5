# SPDX-License-Identifier: GPL-3.0-or-later
"""Names written from right to left do not turn a sentence round; and whoever is asked is called back to the window."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

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


def test_log_table_and_chat_isolate_names() -> None:
    mark = f"{ISOLATE}{HEBREW}{END}"
    view = make_view()
    seats = [dataclasses.replace(seat, name=HEBREW) if seat.seat == 1 else seat for seat in view.seats]
    assert ShownNames(dataclasses.replace(view, seats=seats), 0).seats([1]) == mark
    (line,) = LogTeller([HEBREW, ARABIC], None).lines([event("lost_fortitude", 0, n=2)])
    assert line.text.startswith(mark)
    assert lan_words.note(Said(1, HEBREW, "joined", note=True)).startswith(mark)
    assert lan_words.note(Said(1, HEBREW, "hello")) == f"{mark}: hello"


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
