# SPDX-License-Identifier: GPL-3.0-or-later
"""A table on several computers for people who do not see it: who comes and goes, who is ready, what is said, how others come in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.net.messages import Lobby, LobbySeat, Person
from rdi_desktop.ui.lan.lobby_news import lobby_news
from rdi_desktop.ui.look import speech
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click, open_window
from tests.ui.lan_company import entrance_of, free_port, host_a_table, join, let_pass, lobby_of, membership_of, write
from tests.ui.reader import nodes

Windows = tuple[MainWindow, MainWindow]


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Some reader listens."""
    QAccessible.setActive(True)
    speech.SPOKEN.clear()
    yield
    QAccessible.setActive(False)


@pytest.fixture
def windows(qtbot: QtBot, content: Content, tmp_path: Path) -> Iterator[Windows]:
    """Anna's and Bela's computers."""
    made = [open_window(qtbot, content, tmp_path / name / "games") for name in ("Anna", "Bela")]
    yield made[0], made[1]
    for window in made:
        window.show_start()


def heard(words: str) -> bool:
    return any(words in each for each in speech.SPOKEN)


def test_a_host_hears_how_others_come_in_and_a_guest_what_goes_on(windows: Windows) -> None:
    anna, bela = windows
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    opened = next(each for each in speech.SPOKEN if each.startswith("Anna's table"))
    assert " ".join(code.replace("-", "")) in opened, "the code is not said, letter by letter"
    assert str(port) in opened
    assert anna.focusWidget() is lobby_of(anna).sit
    copy = next(node for node in nodes(anna) if node.name.startswith("Copy address and join code"))
    assert " ".join(code.replace("-", "")) in copy.more
    join(bela, "Bela", code, port, beacon)
    let_pass(lambda: bela.network.lobby is not None and heard("Bela has come in"))
    click(lobby_of(bela).sit)
    let_pass(lambda: heard("Bela sits down, as "))
    click(lobby_of(anna).sit)
    let_pass(lambda: heard("Anna sits down, as "))
    click(lobby_of(bela).ready)
    let_pass(lambda: heard("Bela is ready.") and heard("You can begin."))
    lobby_of(anna).rules.prizes.setChecked(True)
    let_pass(lambda: heard("Changed: Prizes: yes."))
    lobby_of(anna).absent.setCurrentIndex(1)
    lobby_of(anna).absent.activated.emit(1)
    let_pass(lambda: heard("Changed: If somebody is away: a computer player stands in."))
    assert not heard("Changed: Drinks"), "what is as it was is no news"
    assert heard("The host begins the game.")
    panel = lobby_of(bela).people
    write(panel.line, "Good evening")
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    let_pass(lambda: heard("Good evening"))
    rows = [node.name for node in nodes(anna) if node.name.startswith("Bela, ")]
    assert any("with Bela" in name for name in rows), rows
    bela.show_start()
    let_pass(lambda: heard("Bela is away."))
    assert heard("Bela has left the seat.")


def test_a_wrong_code_and_an_address_that_is_none_are_said(windows: Windows) -> None:
    anna, bela = windows
    beacon = free_port()
    _, port = host_a_table(anna, "Anna", beacon)
    join(bela, "Bela", "ABCD-EFGH-JKLM", port, beacon)
    entrance = bela.network.entrance
    assert entrance is not None
    let_pass(lambda: bela.network.membership is None and entrance.complaint.text() in speech.SPOKEN)
    write(entrance.address, "not/an address")
    QTest.keyClick(entrance.code, Qt.Key.Key_Return)
    assert entrance.complaint.text() in speech.SPOKEN


def test_tables_that_are_found_are_said(windows: Windows) -> None:
    anna, bela = windows
    beacon = free_port()
    host_a_table(anna, "Anna", beacon)
    entrance = entrance_of(bela, beacon)
    let_pass(lambda: entrance.tables.count() == 1)
    assert heard("Anna's table  ·  1 person")


def test_what_was_said_is_said_again_on_any_page(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = windows
    host_a_table(anna, "Anna", free_port())
    told: list[str] = []
    monkeypatch.setattr(speech, "announce", lambda _, text, **__: told.append(text))
    last = speech.SPOKEN[-1]
    with_keys = anna.focusWidget()
    assert with_keys is not None
    anna.activateWindow()
    QTest.qWaitForWindowActive(anna)
    QTest.keyClick(with_keys, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert told == [last]
    assert membership_of(anna).hosts


def test_news_tell_names_that_change_and_readiness_that_is_taken_back() -> None:
    def lobby(*seats: tuple[str, str], ready: bool = False) -> Lobby:
        people = (Person(1, "Anna", here=True, ready=ready, host=False),)
        return Lobby(people, tuple(LobbySeat(name, who, "human", 1) for name, who in seats), {}, (), playing=False)

    def told(before: Lobby, now: Lobby) -> list[str]:
        return list(lobby_news(before, now, str))

    assert told(lobby(("Anna", "zot")), lobby(("Ann", "zot"))) == ["Anna is called Ann now."]
    assert told(lobby(("Anna", "zot")), lobby(("Anna", "gerki"))) == ["Anna plays gerki."]
    assert told(lobby(ready=True), lobby()) == ["Anna is not ready any more."]
    same = lobby(("Anna", "zot"), ready=True)
    assert told(same, same) == []
