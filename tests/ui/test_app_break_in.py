# SPDX-License-Identifier: GPL-3.0-or-later
"""Anytime cards on somebody else's decision."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.decisions import Interject
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.main_window import MainWindow
from rdi_desktop.ui.table import refs
from tests.session.arranged import DULL, MACE, arranged, play
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
COIN = "you-dropped-this-finders-fee"
"""Gerki's: a player of one's choice pays one Gold. An Anytime card."""


def held(session: LocalSession, seat: int) -> int:
    """The Anytime card in that hand."""
    return int(session.view(seat)["seats"][seat]["hand"][0]["id"])


def test_in_hot_seat_somebody_takes_the_screen_plays_and_gives_it_back(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, BOT), {0: (MACE, *DULL), 1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    scene = player.page.table.table
    player.click(refs.CURTAIN)
    assert scene.seat == 0
    asked = session.decision()

    QTest.keyClick(player.page.table, Key.Key_2, CONTROL)
    assert scene.covered
    assert not scene.hand.sprites, "nobody's hand is seen while the screen changes hands"
    assert player.page.guest_button.isVisible()
    player.click(refs.CURTAIN)
    assert scene.seat == 1
    player.click(refs.card(held(session, 1)))
    player.click(refs.seat(2))

    command = session.commands[0]
    assert isinstance(command, Interject)
    assert command.seat == 1
    assert not player.page.guest_button.isVisible()
    player.until(lambda page: page.session.decision() is not None and not page.session.view(None)["stack"])
    assert session.view(None)["seats"][1]["gold"] == 11
    again = session.decision()
    assert again is not None
    assert asked is not None
    assert (again.seat, again.kind) == (asked.seat, asked.kind)
    assert scene.covered, "the one who was asked takes the hand again"


@pytest.mark.parametrize("way", ["button", "escape"])
def test_whoever_thinks_better_of_it_gives_the_screen_back(window: MainWindow, content: Content, way: str) -> None:
    session = arranged(content, plan(HUMAN, HUMAN), {1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    player.click(refs.CURTAIN)
    QTest.keyClick(player.page.table, Key.Key_2, CONTROL)
    player.click(refs.CURTAIN)
    player.click(refs.card(held(session, 1)))
    if way == "escape":
        QTest.keyClick(player.page.table, Key.Key_Escape)  # the card first, then the screen
        assert player.page.guest == 1
        QTest.keyClick(player.page.table, Key.Key_Escape)
    else:
        click(player.page.guest_button)

    assert player.page.guest is None
    assert session.commands == ()
    assert player.page.table.table.seat == 0
    assert player.page.table.table.covered


def test_in_a_window_it_is_the_same_as_ones_own_key(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN), {0: (MACE, *DULL)})
    window.play(session)
    play(session, 0, MACE, 1)
    QTest.keyClick(Player(window).page, Key.Key_2, CONTROL)

    state = session.window()
    assert state is not None
    assert state.claimed == 1


def test_a_computer_player_waits_while_somebody_looks(window: MainWindow, content: Content, qtbot: QtBot) -> None:
    session = arranged(content, plan(BOT, HUMAN, HUMAN), {1: (COIN, *DULL)})
    window.play(session)
    page = Player(window).page
    assert page.paused
    QTest.keyClick(page, Key.Key_1, CONTROL)
    assert not page.paused
    player = Player(window)
    player.click(refs.CURTAIN)
    player.click(refs.card(held(session, 1)))
    player.click(refs.seat(0))

    assert session.commands == (Interject(1, session.commands[0].option),)  # type: ignore[union-attr]


def test_one_person_alone_plays_it_while_a_computer_player_thinks(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(BOT, HUMAN), {1: (COIN, *DULL)})
    window.play(session)
    player = Player(window)
    assert player.page.paused
    player.click(refs.card(held(session, 1)))
    player.click(refs.seat(0))

    assert isinstance(session.commands[0], Interject)


def test_who_is_out_does_not_break_in(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN), {})
    window.play(session)
    session.game.table.seats[1].out = True
    QTest.keyClick(window, Key.Key_2, CONTROL)

    assert window.notice.text.text() == "Bob plays no more cards."
    assert Player(window).page.guest is None
