# SPDX-License-Identifier: GPL-3.0-or-later
"""After the game: the chart, and what one may do then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.replay import ReplaySession, numbers_over_turns
from rdi_desktop.ui.pages.chart import WEIGHTY, Chart, ChartDialog, marks_of
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, deal, plan
from tests.ui.app_window import Player, click


@pytest.fixture(scope="module")
def played(content: Content) -> LocalSession:
    session = deal(content, BOT, BOT, BOT, BOT, seed=11)
    while not session.over:
        session.step()
    return session


@pytest.fixture
def chart(qtbot: QtBot, played: LocalSession, content: Content) -> Chart:
    chart = Chart(ReplaySession(played.plan, content, played.commands))
    qtbot.addWidget(chart)
    chart.resize(900, 560)
    chart.show()
    return chart


def test_it_shows_every_number_at_every_turn(chart: Chart, played: LocalSession) -> None:
    end = played.view(None)["seats"]
    assert len(chart.points) == played.view(None)["turn_number"] + 1
    for key in ("fortitude", "alcohol", "gold"):
        assert [mat[key] for mat in chart.points[-1]["seats"]] == [mat[key] for mat in end]


def test_whoever_went_out_is_marked_with_what_did_it(played: LocalSession, content: Content) -> None:
    replay = ReplaySession(played.plan, content, played.commands)
    outs = [mark for mark in marks_of(replay, numbers_over_turns(replay)) if mark.what == "out"]
    gone = {mat["seat"]: mat["out_because"] for mat in played.view(None)["seats"] if mat["out"]}
    assert {mark.seat for mark in outs} == gone.keys()
    for mark in outs:
        name = played.seats[mark.seat].name
        assert mark.text.startswith(
            f"{name} passes out!" if gone[mark.seat] == "passed_out" else f"{name} is out of Gold"
        )
        assert "“" in mark.text, "the card that did it is named"


def test_every_heavy_blow_is_marked(played: LocalSession, content: Content) -> None:
    replay = ReplaySession(played.plan, content, played.commands)
    marks = marks_of(replay, numbers_over_turns(replay))
    heavy = [e for e in played.events(0, None) if e.key == "gained_alcohol" and e.args["n"] >= WEIGHTY]
    assert heavy
    assert sorted(event.seat for event in heavy) == sorted(mark.seat for mark in marks if mark.what == "alcohol")


def test_a_mark_says_what_it_was_under_the_mouse(chart: Chart) -> None:
    mark = next(mark for mark in chart.marks if mark.what == "out")
    QTest.mouseMove(chart, QPoint(2, 2))
    QTest.mouseMove(chart, chart._mark_spot("gold", mark).toPoint())

    assert chart.toolTip() in {each.text for each in chart.marks}
    QTest.mouseMove(chart, QPoint(2, 2))
    assert chart.toolTip() == ""


def test_a_player_is_made_to_stand_out(qtbot: QtBot, played: LocalSession, content: Content) -> None:
    dialog = ChartDialog(ReplaySession(played.plan, content, played.commands))
    qtbot.addWidget(dialog)
    dialog.show()
    plain = dialog.chart.grab().toImage()
    click(dialog.buttons[2])
    assert dialog.chart.grab().toImage() != plain
    click(dialog.buttons[2])
    assert dialog.chart.grab().toImage() == plain


def test_rematch_in_one_click(window: MainWindow) -> None:
    window.deal(plan(BOT, BOT))
    player = Player(window)
    while not player.session.over:
        player.session.step()
    session = player.session
    ending = player.page.ending
    assert ending.isVisible()
    QTest.mouseClick(ending.rematch, Qt.MouseButton.LeftButton)

    assert player.session is not session
    assert player.session.seats == session.seats
    assert player.session.commands == ()
