# SPDX-License-Identifier: GPL-3.0-or-later
"""While nobody does anything nothing is painted, and no clock runs."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.session.plan import HUMAN
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


def test_a_table_at_rest_wakes_nobody(window: MainWindow, qtbot: QtBot) -> None:
    window.deal(plan(HUMAN, BOT, BOT, BOT))
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
    fired = let_run_out(window)
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
