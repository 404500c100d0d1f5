# SPDX-License-Identifier: GPL-3.0-or-later
"""While nobody does anything nothing is painted, and no clock runs."""

from __future__ import annotations

import pytest
from msgspec import structs
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.session.plan import HUMAN, RULES, GamePlan, SeatInfo, plan_game
from rdi_desktop.ui.table.idle import BLINKS
from rdi_desktop.ui.table.portraits import FaceModel
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player

RUNNING = QAbstractAnimation.State.Running
HALF_A_MINUTE_MS = 30_000
LEAST_MS = 1000
"""A clock that is slower than that wakes nobody; the session looks so seldom whether somebody is still there."""


class Paints(QObject):
    """Counts how often something is painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def let_run_out(window: QObject) -> int:
    """Half a minute passes: whatever clock would have run out by then runs out now, as does what it begins. Returns how many did."""
    spent: dict[QTimer, int] = {}
    fired = 0
    while due := [
        timer
        for timer in window.findChildren(QTimer)
        if timer.isActive() and timer.isSingleShot() and spent.get(timer, 0) + timer.remainingTime() <= HALF_A_MINUTE_MS
    ]:
        for timer in due:
            spent[timer] = spent.get(timer, 0) + max(1, timer.remainingTime())
            timer.stop()
            timer.timeout.emit()
            fired += 1
        QApplication.processEvents()
    return fired


MACHINE = plan_game(
    [SeatInfo("Otto", "boss-otto", RULES), SeatInfo("Ann", "gerki", HUMAN), SeatInfo("Bob", "fiona", BOT)],
    seed=4,
    variant="boss-otto",
    options={"factions": "battlebot+mecha-lich"},
)
EIGHT = ("zot", "fiona", "deirdre", "gerki", "pooky", "kaylin", "dominique", "serena")
TABLES = {
    "two": plan(HUMAN, BOT),
    "eight": plan_game([SeatInfo(id, id, HUMAN if id == "zot" else BOT) for id in EIGHT], seed=1),
    "teams": structs.replace(plan(HUMAN, BOT, BOT, BOT), variant="two-headed-dragon"),
    "dungeon": structs.replace(plan(HUMAN, BOT, BOT, BOT), options={"dungeon": "raiding-the-armory"}),
    "machine": MACHINE,
}


def test_a_table_at_rest_wakes_nobody(window: MainWindow, qtbot: QtBot) -> None:
    rests(window, qtbot, plan(HUMAN, BOT, BOT, BOT))


@pytest.mark.weekly
@pytest.mark.parametrize("table", list(TABLES))
def test_no_kind_of_table_wakes_anybody(window: MainWindow, qtbot: QtBot, table: str) -> None:
    rests(window, qtbot, TABLES[table])


def rests(window: MainWindow, qtbot: QtBot, game: GamePlan) -> None:
    """Half a minute after the last change nothing moves; until then persons blink."""
    window.deal(game)
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 2)
    player.until(lambda page: page.session.decision() is not None and not page.paused)
    page = player.page
    window.settings["pace"] = 1.0
    window.settings["reduce_motion"] = False
    qtbot.waitUntil(lambda: not page.table.table.cache.busy, timeout=60_000)
    page.showing.skip()
    page.table.table.animator.skip()
    QApplication.processEvents()
    assert page.session.decision() is not None, "somebody is asked, and thinks"
    ticking = [timer for timer in window.findChildren(QTimer) if timer.isActive() and not timer.isSingleShot()]
    assert [timer.interval() for timer in ticking if timer.interval() < LEAST_MS] == []
    paints = Paints(page.table.viewport())
    for _ in range(20):
        QApplication.processEvents()
    assert paints.count == 0
    page.showing.idle.begin()
    fired = let_run_out(window)
    assert fired > 2 * BLINKS - 2, "everybody blinks meanwhile"
    models = [face.model for face in map(page.showing.stage.face, page.table.table.layout.mats) if face is not None]
    assert not any(isinstance(model, FaceModel) and model.blink for model in models), "and has open eyes at the end"
    awake = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    assert [timer.interval() for timer in awake if timer.interval() < LEAST_MS] == [], (
        "half a minute later all is quiet"
    )
    assert not [each for each in window.findChildren(QAbstractAnimation) if each.state() == RUNNING]
    assert paints.count <= fired, "and only what a clock ended was painted"
    before = paints.count
    for _ in range(20):
        QApplication.processEvents()
    assert paints.count == before
    page.table.table.invalidate()
    QApplication.processEvents()
    assert paints.count > 0, "paints are counted"
