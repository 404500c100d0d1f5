# SPDX-License-Identifier: GPL-3.0-or-later
"""The table's figures (ARCHITECTURE.md): frames while a card is dragged, while many fly, and a full repaint at 1080p."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.table import TableWidget, refs
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.faces import DRINK_BACK
from tests.benchmarks.figures import report
from tests.ui.table_fixtures import action_phase, rich_stack

SIZE = (1920, 1080)


def table(qtbot: QtBot) -> TableWidget:
    widget = TableWidget(action_phase(8), 0)
    qtbot.addWidget(widget)
    widget.resize(*SIZE)
    widget.show()
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=20_000)
    widget.table.animator.skip()
    QApplication.processEvents()
    return widget


def milliseconds(step: Callable[[int], None], rounds: int) -> float:
    """The median of one round."""
    taken = []
    for number in range(rounds):
        begin = perf_counter()
        step(number)
        QApplication.processEvents()
        taken.append((perf_counter() - begin) * 1000)
    return median(taken)


def test_a_frame_while_a_card_is_dragged(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    widget = table(qtbot)
    view = widget.viewport()
    start = widget.mapFromScene(widget.table.pieces.rect(refs.card(10)).center())
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view, start - QPoint(0, 60))
    QApplication.processEvents()
    taken = milliseconds(lambda n: QTest.mouseMove(view, start - QPoint(-6 * (n % 60), 60 + 6 * (n % 60))), 120)
    report("drag frame", taken, 4, "ms", capsys)


def test_a_frame_while_twenty_cards_move(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    widget = table(qtbot)
    scene = widget.table
    for number in range(20):
        sprite = scene.easel.sprite(z=250)
        sprite.show(DRINK_BACK, (80.0, 112.0))
        scene.addItem(sprite.item)
        start = Pose(QPointF(60 + 90 * number, 100))
        scene.animator.move(sprite.item, Pose(QPointF(1860 - 90 * number, 950), 40), 60_000, start=start)
    qtbot.waitUntil(lambda: not scene.cache.busy, timeout=20_000)
    report("20 cards moving", milliseconds(lambda _: scene.animator.tick(), 90), 8, "ms", capsys)
    scene.animator.skip()


def test_a_full_repaint(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    widget = table(qtbot)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)

    def repaint(_: int) -> None:
        painter = QPainter(image)
        widget.render(painter)
        painter.end()

    report("full repaint at 1080p", milliseconds(repaint, 40), 10, "ms", capsys)


def test_a_refresh_after_a_command(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    widget = table(qtbot)
    widget.set_reduced_motion(True)
    session = widget.table._session
    views = (action_phase(8), rich_stack(8))

    def step(number: int) -> None:
        session.shown, session.playables = views[number % 2].shown, views[number % 2].playables  # type: ignore[attr-defined]
        widget.refresh()

    report("refresh and repaint after a command", milliseconds(step, 40), 60, "ms", capsys)
