# SPDX-License-Identifier: GPL-3.0-or-later
"""After the game: the chart, and what one may do then."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.course import Course
from rdi_desktop.session.guestbook import BookMoment, _Moments
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.replay import ReplaySession, numbers_over_turns
from rdi_desktop.ui.pages.chart import WEIGHTY, Chart, ChartDialog, marks_of
from rdi_desktop.ui.pages.tallies import Hits, Mugs, drinks_words, hits_words, thirst
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
    end = played.view(None).seats
    assert len(chart.points) == played.view(None).turn_number + 1
    for key in ("fortitude", "alcohol", "gold"):
        assert [mat.numbers[key] for mat in chart.points[-1].seats] == [mat.numbers[key] for mat in end]


def test_whoever_went_out_is_marked_with_what_did_it(played: LocalSession, content: Content) -> None:
    replay = ReplaySession(played.plan, content, played.commands)
    outs = [mark for mark in marks_of(replay, numbers_over_turns(replay)) if mark.what == "out"]
    gone = {mat.seat: mat.out_because for mat in played.view(None).seats if mat.out}
    assert {mark.seat for mark in outs} == gone.keys()
    for mark in outs:
        name = played.seats[mark.seat].name
        assert mark.text.startswith(
            f"{name} passes out!" if gone[mark.seat] == "passed_out" else f"{name} is out of Gold"
        )
        assert "“" in mark.text or "Contest" in mark.text, "what did it is named"


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


# The leaf with the odds


@pytest.fixture
def dialog(qtbot: QtBot, played: LocalSession, content: Content) -> ChartDialog:
    made = ChartDialog(ReplaySession(played.plan, content, played.commands))
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_line_of_odds_for_each_ends_with_whoever_won(dialog: ChartDialog, played: LocalSession) -> None:
    odds = dialog.course.odds
    assert len(odds) == len(dialog.chart.points)
    assert all(abs(sum(point) - 100) <= 2 for point in odds), "rounded to whole percents"
    (winner,) = played.view(None).over.winners
    assert odds[-1][winner] == 100
    for mat in played.view(None).seats:
        assert (odds[-1][mat.seat] == 0) == mat.out
    swings = [abs(after - before) for one, two in pairwise(odds) for before, after in zip(one, two, strict=True)]
    (moment,) = [each for each in moments(played, dialog) if each.kind == "swing"]
    assert max(swings) == abs(moment.size - moment.before), "the same odds as those of the guest book"


def moments(played: LocalSession, dialog: ChartDialog) -> tuple[BookMoment, ...]:
    """Of that game, as the guest book tells them."""
    looks = _Moments(played.content)
    replay = ReplaySession(played.plan, played.content, played.commands)
    for position in range(replay.length + 1):
        replay.go(position)
        looks.look(replay.world, position)  # type: ignore[arg-type]
    return looks.found()


def test_who_hit_whom_comes_to_all_that_was_lost(dialog: ChartDialog, played: LocalSession) -> None:
    lost: Counter[int] = Counter()
    for event in played.events(0, None):
        if event.key == "lost_fortitude" and event.seat is not None:
            lost[event.seat] += int(event.args["n"])
    assert {seat: dialog.course.taken(seat) for seat in lost} == dict(lost)
    strongest = max(range(4), key=dialog.course.dealt)
    assert dialog.course.dealt(strongest) > 0
    told = hits_words(dialog.course, dialog.chart.names, dialog.chart.seats)
    assert told.startswith(f"{dialog.chart.names[strongest]} took ")
    assert hits_words(Course(), ["Ann"], [0]) == "Nobody hit anybody."


def test_who_drank_most_is_first(dialog: ChartDialog, played: LocalSession) -> None:
    gained: Counter[int] = Counter()
    for event in played.events(0, None):
        if event.key == "gained_alcohol" and event.seat is not None:
            gained[event.seat] += int(event.args["n"])
    assert dialog.course.drunk == dict(gained)
    order = thirst(dialog.course, dialog.chart.seats)
    assert gained[order[0]] == max(gained.values())
    told = drinks_words(dialog.course, dialog.chart.names, dialog.chart.seats)
    assert told.startswith(f"Drunk in all: {dialog.chart.names[order[0]]} {gained[order[0]]} Alcohol Content in ")


def test_it_is_read_by_keys_and_aloud(dialog: ChartDialog, qtbot: QtBot) -> None:
    chart = dialog.odds
    assert chart is not None
    QTest.keyClick(chart, Qt.Key.Key_Home)
    first = chart.accessibleDescription()
    assert first.startswith("Turn 1, ")
    assert all(name in first for name in chart.names)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription().startswith("Turn 2, ")
    assert dialog.told.text() == chart.accessibleDescription()
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.accessibleDescription().startswith("The end: ")
    QTest.keyClick(chart, Qt.Key.Key_Left)
    with qtbot.waitSignal(dialog.turn_wanted) as wanted:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert wanted.args == [len(chart.odds) - 2]
    out = next(each for each in chart.happenings if each.kind == "out")
    assert out.text in chart.words_at(int(out.point))
    for tally in dialog.findChildren(Hits) + dialog.findChildren(Mugs):
        assert tally.accessibleDescription()


def test_it_is_read_with_the_mouse(dialog: ChartDialog) -> None:
    chart = dialog.odds
    assert chart is not None
    out = next(each for each in chart.happenings if each.kind == "out")
    QTest.mouseMove(chart, QPoint(2, 2))
    QTest.mouseMove(chart, chart.spot_of(out).toPoint())
    assert chart.toolTip() in {each.text for each in chart.happenings}
    assert chart.at in (int(out.point), int(out.point) + 1)
    click(dialog.turn_over)
    assert dialog.chart.isVisible()
    assert not chart.isVisible()
    click(dialog.turn_over)
    assert chart.isVisible()


@pytest.mark.parametrize("turns", [1, 9])
def test_no_odds_are_told_before_the_game_is_over(
    qtbot: QtBot, played: LocalSession, content: Content, turns: int
) -> None:
    """They know what is in all hands."""
    whole = ReplaySession(played.plan, content, played.commands)
    part = ReplaySession(played.plan, content, played.commands[: whole.turns[turns][0]])
    dialog = ChartDialog(part)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.odds is None
    assert dialog.course.odds == ()
    assert "when the game is over" in dialog.told.text()
    assert dialog.chart.points


def test_a_team_and_a_machine_have_lines_too(qtbot: QtBot, content: Content) -> None:
    seats = [SeatInfo("Ann", "zot", BOT), SeatInfo("Bob", "fiona", BOT), SeatInfo("Boss Otto", "boss-otto", "rules")]
    session = LocalSession.new(plan_game(seats, seed=3, variant="boss-otto"), content)
    while not session.over:
        session.step()
    dialog = ChartDialog(ReplaySession(session.plan, content, session.commands))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.odds is not None
    assert all(ann == bob and abs(ann + otto - 100) <= 1 for ann, bob, otto in dialog.course.odds)
    assert any(by == 2 for by, _ in dialog.course.hits)
    dialog.grab()
