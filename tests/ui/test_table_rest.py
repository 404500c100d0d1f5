# SPDX-License-Identifier: GPL-3.0-or-later
"""While nobody does anything nothing is painted, and no clock runs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player

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
    page.table.table.invalidate()
    QApplication.processEvents()
    assert paints.count > 0, "paints are counted"
