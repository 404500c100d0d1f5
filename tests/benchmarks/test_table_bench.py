# SPDX-License-Identifier: GPL-3.0-or-later
"""The table's figures, with eight seats at 1080p and 4K: a full repaint, a card that is dragged, twenty that fly, what follows a command.

Times are those of the processor, of all threads together: whatever else runs on the machine does not count.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import make_bot
from rdi_desktop.content import load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Pose
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.widget import TableWidget
from tests.benchmarks.figures import report
from tests.ui.table_fixtures import action_phase, rich_stack
from tests.ui.test_table_shows import event

HD, UHD = (1920, 1080), (3840, 2160)
EIGHT = ("zot", "pooky", "halden", "deirdre", "lizwick", "gerki", "fiona", "wizgille")


def sizes(hd: float, uhd: float) -> pytest.MarkDecorator:
    """At both sizes, each with what is wanted there (ms)."""
    return pytest.mark.parametrize(
        ("size", "wanted"), [pytest.param(HD, hd, id="1080p"), pytest.param(UHD, uhd, id="4K")]
    )


def table(qtbot: QtBot, size: tuple[int, int]) -> TableWidget:
    widget = TableWidget(action_phase(8), 0)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show()
    settled(qtbot, widget)
    return widget


def settled(qtbot: QtBot, widget: TableWidget) -> None:
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=60_000)
    widget.table.animator.skip()
    QApplication.processEvents()


def rounds_of(step: Callable[[int], None], rounds: int) -> list[float]:
    """How long each round took (ms)."""
    taken = []
    for number in range(rounds):
        begin = process_time()
        step(number)
        QApplication.processEvents()
        taken.append((process_time() - begin) * 1000)
    return taken


def worst(taken: list[float]) -> float:
    """The median of the slowest hundredth, of at least three rounds."""
    return median(sorted(taken)[-max(3, len(taken) // 100) :])


def told(name: str, taken: list[float], wanted: float, capsys: pytest.CaptureFixture[str]) -> None:
    report(name, median(taken), wanted, "ms", capsys)
    report(f"{name}, slowest hundredth", worst(taken), 2 * wanted, "ms", capsys)


@sizes(4, 6)
def test_a_frame_while_a_card_is_dragged(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], size: tuple[int, int], wanted: float
) -> None:
    widget = table(qtbot, size)
    view = widget.viewport()
    start = widget.mapFromScene(widget.table.pieces.rect(refs.card(10)).center())
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view, start - QPoint(0, 60))
    QApplication.processEvents()
    taken = rounds_of(lambda n: QTest.mouseMove(view, start - QPoint(-6 * (n % 60), 60 + 6 * (n % 60))), 120)
    told(f"drag frame at {size[1]}", taken, wanted, capsys)


def fly(widget: TableWidget, animator: object = None) -> None:
    """Twenty cards cross the table."""
    scene = widget.table
    mover = animator or scene.animator
    wide, high = scene.layout.size
    for number in range(20):
        sprite = scene.drawing.sprite(z=250)
        sprite.show(DRINK_BACK, (wide / 24, wide / 24 * 1.4))
        scene.addItem(sprite.item)
        start = Pose(QPointF(wide * (0.03 + 0.047 * number), high * 0.1))
        mover.move(sprite.item, Pose(QPointF(wide * (0.97 - 0.047 * number), high * 0.88), 40), 60_000, start=start)  # type: ignore[attr-defined]


@sizes(4, 6)
def test_a_frame_while_twenty_cards_move(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], size: tuple[int, int], wanted: float
) -> None:
    widget = table(qtbot, size)
    fly(widget)
    scene = widget.table
    qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
    told(f"20 cards moving at {size[1]}", rounds_of(lambda _: scene.animator.tick(), 90), wanted, capsys)
    scene.animator.skip()


def test_a_frame_while_twenty_cards_move_and_the_director_shows_a_blow(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards fly, a large one stands on the lit stage, and the numbers of a mat run."""
    widget = table(qtbot, HD)
    showing = widget.table.showing
    showing.set_pace(1.0)
    session = widget.table._session
    play = {"card": 120, "ability": None, "targets": [2], "on": None, "mode": None, "entry": 1}
    session.happened.append(event(0, "played", 1, **play))  # type: ignore[attr-defined]
    session.happened.append(event(1, "lost_fortitude", 2, n=12, source=1))  # type: ignore[attr-defined]
    widget.refresh()
    showing._timer.stop()
    fly(widget, showing.animator)
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=60_000)

    def frame(_: int) -> None:
        showing.go_on(1 / 60)

    told("20 cards moving, the director running", rounds_of(frame, 130), 8, capsys)
    assert widget.table.showing.busy, "all of it was measured while something was shown"
    showing.skip()


@sizes(8.3, 16)
def test_a_full_repaint(qtbot: QtBot, capsys: pytest.CaptureFixture[str], size: tuple[int, int], wanted: float) -> None:
    widget = table(qtbot, size)
    image = QImage(*size, QImage.Format.Format_RGB32)

    def repaint(_: int) -> None:
        painter = QPainter(image)
        widget.render(painter)
        painter.end()

    told(f"full repaint at {size[1]}", rounds_of(repaint, 40), wanted, capsys)


@sizes(16, 25)
def test_the_first_changed_frame_after_a_command(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], size: tuple[int, int], wanted: float
) -> None:
    """A game of eight, of which the answers of one are measured, without what the engine and the computers think."""
    content = load_content()
    who = [SeatInfo(id.title(), id, "bot:regular") for id in EIGHT]
    who[0] = SeatInfo("Zot", "zot")
    session = LocalSession.new(plan_game(who, seed=5, first=0, ask_always=True), content)
    bot = make_bot("regular", 5, content)
    widget = TableWidget(session, 0)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(*size)
    widget.show()
    taken: list[float] = []
    while len(taken) < 40 and not session.over:
        decision = session.decision()
        if decision is None or decision.seat != 0:
            session.step()
            continue
        widget.refresh()
        widget.table.showing.skip()
        settled(qtbot, widget)
        command = bot.decide(lambda: session.view(0), decision, lambda: session.playable(0))
        session.submit(command)
        taken += rounds_of(lambda _: widget.refresh(), 1)
    told(f"first frame after a command at {size[1]}", taken, wanted, capsys)


def test_a_refresh_when_all_is_another(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    """As after a game has been opened, or a move has been taken back."""
    widget = table(qtbot, HD)
    widget.set_reduced_motion(True)
    session = widget.table._session
    views = (action_phase(8), rich_stack(8))

    def step(number: int) -> None:
        session.shown, session.playables = views[number % 2].shown, views[number % 2].playables  # type: ignore[attr-defined]
        widget.refresh()

    told("refresh when all is another", rounds_of(step, 40), 60, capsys)
