# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking back, with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.replay_page import ReplayPage
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, deal, plan, played
from tests.ui.app_window import Player, click

Key = Qt.Key


@pytest.fixture
def page(window: MainWindow, content: Content) -> ReplayPage:
    game = plan(HUMAN, BOT, BOT, BOT)
    window.watch(ReplaySession(game, content, played(content, game)))
    assert window.looking_back is not None
    window.looking_back.setFocus()
    return window.looking_back


def take(box: QComboBox, text: str) -> None:
    """Choose that line with the keys."""
    box.setFocus()
    QTest.keyClick(box, Key.Key_Home)
    for _ in range(box.count()):
        if box.currentText() == text:
            return
        box.setFocus()
        QTest.keyClick(box, Key.Key_Down)
    raise AssertionError(f"there is no line {text}")


def faces(page: ReplayPage) -> set[str]:
    """Titles of every card of a hand that can be seen on the table."""
    shown = set()
    scene = page.table.table
    for mat in scene.view.seats:
        for card in mat.hand or ():
            sprite = scene.hand.sprites.get(card.id)
            if sprite is None:
                sprite = scene._mats[mat.seat]._open_hand.get(card.id)
            if sprite is not None and isinstance(sprite.subject, CardFace):
                shown.add(f"{mat.seat}: {sprite.subject.title}")
    return shown


def in_hands(page: ReplayPage, *seats: int) -> set[str]:
    views = {seat: page.replay._game.view(seat).seats[seat].hand for seat in seats}
    return {f"{seat}: {card.title}" for seat, hand in views.items() for card in hand}


def test_all_hands_lie_open_or_one_or_none(page: ReplayPage) -> None:
    QTest.keyClick(page, Key.Key_PageDown)
    assert faces(page) == in_hands(page, 0, 1, 2, 3)
    take(page.who, "No hands")
    assert faces(page) == set()
    take(page.who, "Cat")
    assert faces(page) == in_hands(page, 2)
    assert page.table.table.seat == 2


def test_a_card_of_an_open_hand_is_explained_when_pointed_at(window: MainWindow, page: ReplayPage) -> None:
    QTest.keyClick(window, Key.Key_F4)
    window.at_table.docks.inspector.raise_()
    card = page.table.table.view.seats[2].hand[-1]
    viewport = page.table.viewport()
    QTest.mouseMove(viewport, QPoint(3, 3))
    QTest.mouseMove(viewport, page.table.mapFromScene(page.table.table.pieces.rect(refs.card(card.id)).center()))

    assert card.title in window.at_table.inspector.card.toPlainText()


def test_playing_moves_on_by_itself_and_faster_when_told(page: ReplayPage, qtbot: QtBot) -> None:
    page.settings["bot_pace"] = 0.2
    take(page.speed, "5 ×")
    page.setFocus()
    QTest.keyClick(page, Key.Key_Space)
    assert page._timer.interval() == 40
    qtbot.waitUntil(lambda: page.replay.position > 3, timeout=60_000)
    assert page.play.text() == "Pause"
    QTest.keyClick(page, Key.Key_Space)
    stopped = page.replay.position
    assert not page._timer.isActive()
    assert page.play.text() == "Play"
    take(page.speed, "½ ×")
    click(page.play)
    assert page._timer.interval() == 400
    click(page.play)
    assert page.replay.position == stopped


def test_a_turn_is_jumped_to(window: MainWindow, page: ReplayPage) -> None:
    take(page.turns, page.turns.itemText(6))
    view = page.replay.view(None)

    assert view.turn_number == 7
    assert page.replay.seats[view.turn].name in page.turns.currentText()
    assert "7. " in window.at_table.log.as_text()
    assert "8. " not in window.at_table.log.as_text()
    take(page.turns, page.turns.itemText(2))
    assert "7. " not in window.at_table.log.as_text(), "the log goes back in time too"


def test_dragging_along_the_timeline(page: ReplayPage) -> None:
    line = page.timeline
    start, end = (QPoint(round(line.x_of(page.replay.length * part / 10)), 20) for part in (2, 8))
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=start)
    early = page.replay.position
    QTest.mouseMove(line, end)
    assert page.replay.position > early
    assert abs(page.replay.position - page.replay.length * 0.8) <= 1
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=end)


def test_one_plays_on_as_a_computer_player(window: MainWindow, page: ReplayPage) -> None:
    for _ in range(4):
        QTest.keyClick(page, Key.Key_PageDown)
    take(page.who, "Bob")
    assert page.branch.text() == "Play on as Bob"
    position, commands = page.replay.position, page.replay.commands
    click(page.branch)

    assert window.game is not None
    session = window.game.session
    assert session.seats[1].human
    assert session.commands[:position] == commands[:position]
    assert session.plan.seed == plan(BOT).seed


def test_a_click_in_the_chart_leads_to_that_turn(window: MainWindow, page: ReplayPage) -> None:
    QTest.keyClick(window, Key.Key_F5)
    from rdi_desktop.ui.pages.chart import ChartDialog

    dialog = window.findChild(ChartDialog)
    assert isinstance(dialog, ChartDialog)
    spot = dialog.chart.position("gold", 5, 3).toPoint()
    QTest.mouseClick(dialog.chart, Qt.MouseButton.LeftButton, pos=spot)

    assert not dialog.isVisible()
    assert page.replay.view(None).turn_number == 6


def test_where_the_game_is_over_there_is_nothing_to_play_on(page: ReplayPage) -> None:
    page.go(page.replay.length)
    assert not page.branch.isEnabled()
    QTest.keyClick(page, Key.Key_Left)
    assert page.branch.isEnabled()


@pytest.mark.parametrize(("who", "offered"), [((HUMAN, BOT), ["No hands", "Ann"]), ((HUMAN, HUMAN), ["No hands"])])
def test_before_the_end_nobody_looks_into_hands_by_looking_back(
    window: MainWindow, who: tuple[str, ...], offered: list[str]
) -> None:
    window.deal(plan(*who))
    Player(window).until(lambda page: page.session.view(None).turn_number == 3)
    QTest.keyClick(window, Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    page = window.looking_back
    assert page is not None
    assert [page.who.itemText(index) for index in range(page.who.count())] == offered
    page.go(page.replay.length)
    hands = [seat.hand is not None for seat in page.table.table.view.seats]
    assert hands == [len(offered) == 2, False]
    assert page.who.currentText() == offered[-1]


def test_a_game_of_computer_players_is_open_at_any_time(qtbot: QtBot, content: Content) -> None:
    session = deal(content, BOT, BOT)
    for _ in range(4):
        session.step()
    page = ReplayPage(ReplaySession(session.plan, content, session.commands), Settings(None))
    qtbot.addWidget(page)
    assert [page.who.itemText(index) for index in range(page.who.count())] == ["All hands", "No hands", "Ann", "Bob"]
    assert all(seat.hand is not None for seat in page.table.table.view.seats)
