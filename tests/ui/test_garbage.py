# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets that nobody has any more are destroyed on the thread of the window."""

from __future__ import annotations

import gc
import threading

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.look import garbage

MANY = 50_000


class Circle(QWidget):
    """A widget that only the collection of garbage destroys."""

    def __init__(self, destroyed_on: list[int]) -> None:
        super().__init__()
        self.itself = self
        self.destroyed.connect(lambda: destroyed_on.append(threading.get_ident()), Qt.ConnectionType.DirectConnection)


def test_a_thread_that_makes_many_things_destroys_no_widget(qtbot: QtBot) -> None:
    gc.enable()
    garbage.collect_here()
    loop = QAbstractEventDispatcher.instance()
    assert loop is not None
    try:
        destroyed_on: list[int] = []
        made: list[list[int]] = []
        Circle(destroyed_on)
        busy = threading.Thread(target=lambda: made.extend([n] for n in range(MANY)))
        busy.start()
        busy.join()
        assert destroyed_on == [], "destroyed beside the window"
        rest = QEventLoop()
        QTimer.singleShot(1, rest.quit)
        rest.exec()
        assert destroyed_on == [threading.get_ident()]
    finally:
        loop.aboutToBlock.disconnect(garbage.collect)
