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

from rdi_desktop.engine.told import EventTold, NamedCard
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.widget import TableWidget
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
    return median(rounds_of(step, rounds))


def rounds_of(step: Callable[[int], None], rounds: int) -> list[float]:
    """How long each round took (ms)."""
    taken = []
    for number in range(rounds):
        begin = perf_counter()
        step(number)
        QApplication.processEvents()
        taken.append((perf_counter() - begin) * 1000)
    return taken


def worst(taken: list[float]) -> float:
    """The median of the slowest hundredth, of at least three rounds."""
    return median(sorted(taken)[-max(3, len(taken) // 100) :])


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


def test_a_frame_while_twenty_cards_move_and_the_director_shows_a_blow(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards fly, a large one stands on the lit stage, and the numbers of a mat run."""
    widget = table(qtbot)
    showing = widget.table.showing
    showing.set_pace(1.0)
    session = widget.table._session
    play = {"card": 120, "ability": None, "targets": [2], "on": None, "mode": None, "entry": 1}
    face = {120: NamedCard("smite", "Holy swat", "action", 1)}
    blow = {"n": 12, "source": 1}
    for index, (key, seat, args) in enumerate((("played", 1, play), ("lost_fortitude", 2, blow))):
        session.happened.append(  # type: ignore[attr-defined]
            EventTold(index, key, seat, 1, 1, dict(args), face)
        )
    widget.refresh()
    showing._timer.stop()
    for number in range(20):
        sprite = widget.table.easel.sprite(z=250)
        sprite.show(DRINK_BACK, (80.0, 112.0))
        widget.table.addItem(sprite.item)
        start = Pose(QPointF(60 + 90 * number, 100))
        showing.animator.move(sprite.item, Pose(QPointF(1860 - 90 * number, 950), 40), 60_000, start=start)
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=20_000)

    def frame(_: int) -> None:
        showing.director.advance(1 / 60)
        showing.animator.tick()
        showing._tell()

    taken = rounds_of(frame, 130)
    report("20 cards moving, the director running", median(taken), 8, "ms", capsys)
    report("the slowest hundredth of these", worst(taken), 33, "ms", capsys)
    assert widget.table.showing.busy, "all of it was measured while something was shown"
    showing.skip()


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
