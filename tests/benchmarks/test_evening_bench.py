# SPDX-License-Identifier: GPL-3.0-or-later
"""A filmed evening on the real event loop: how long nothing could be touched, counted and named by what was going on.

A stretch is the time between two moments at which the loop looks for something new. Told are times of the window's thread on the
processor, so that other work on the machine does not count; what it waits for (Python's lock, the disk) does not count either.
"""

from __future__ import annotations

import shutil
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.look.pages import PAGES, PageEntry, Where
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.themes import THEMES
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.window.ahead import Ahead
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, People
from tests.ui.app_window import open_window
from tests.ui.page_visits import sheet_of

FRAME, TWO_FRAMES = 1000 / 60, 1000 / 30
"""How long one frame and two are shown (ms)."""
ANSWERS, LONG, GAMES = 200, 400, 500
"""Answers given at the table, the command at which moves are taken back, and games in the guest book."""
EIGHT = ("zot", "pooky", "halden", "deirdre", "lizwick", "gerki", "fiona", "wizgille")
Step = tuple[str, Callable[[], object], int]
"""What is done: its name, how, and for how long the loop runs afterwards (ms)."""


class Stretches(QObject):
    """Measures what the event loop does between two looks for something new."""

    def __init__(self) -> None:
        super().__init__()
        self.doing = "start"
        self.taken: dict[str, list[float]] = defaultdict(list)
        """By what was going on (ms)."""
        self._begun: float | None = None
        """When the loop last looked, on the thread's clock, which stands still while it waits; None outside of it."""
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._look, Qt.ConnectionType.DirectConnection)

    def run(self, name: str, do: Callable[[], object], wait: int) -> None:
        """Do something inside the loop, and let the loop run so many milliseconds longer."""
        self.doing = name
        loop = QEventLoop()
        QTimer.singleShot(0, do)
        QTimer.singleShot(wait, loop.quit)
        self._begun = time.thread_time()
        loop.exec()
        self._look()
        self._begun = None

    def _look(self) -> None:
        now = time.thread_time()
        if self._begun is not None:
            self.taken[self.doing].append((now - self._begun) * 1000)
            self._begun = now

    def lines(self) -> Iterator[str]:
        """For each thing that was going on: stretches over one and two frames, and the longest."""
        for name, taken in sorted(self.taken.items(), key=lambda each: -max(each[1])):
            frame, two = (sum(each > most for each in taken) for most in (FRAME, TWO_FRAMES))
            yield f"{name:<34} over 16.7 ms {frame:>4}   over 33 ms {two:>3}   longest {max(taken):7.1f} ms"


def dealt(window: MainWindow, opponents: str, undo: bool = False, seats: int = 4) -> None:
    places = [SeatInfo(name.title(), name, opponents if place else HUMAN) for place, name in enumerate(EIGHT[:seats])]
    window.deal(plan_game(places, seed=5, first=0, undo_anything=undo))


def session_of(window: MainWindow) -> LocalSession:
    assert window.game is not None
    return window.game.session


def answers(window: MainWindow) -> Iterator[Step]:
    """The person at the table answers when asked; what they answer is thought out before."""
    people = People(session_of(window))
    for _ in range(ANSWERS):
        session = session_of(window)
        if session.over:
            return
        decision = session.decision()
        if session.window() is not None and decision is None:
            yield "an answer", session.pass_all, 60
        elif decision is not None and decision.seat == 0 and window.game is not None and not window.game.showing.busy:
            bot, view = people._bots[0], partial(session.view, 0)
            command = bot.decide(view, decision, partial(session.playable, 0))
            yield "an answer", partial(session.submit, command), 60
        else:
            yield "others play", lambda: None, 120


def _open(window: MainWindow, page: PageEntry, found: list[Sheet | None]) -> None:
    found.append(sheet_of(window, page))


def pages(window: MainWindow, *where: Where) -> Iterator[Step]:
    """Every page is opened and closed five times."""
    for page in (page for page in PAGES if page.where in where):
        for time_ in range(5):
            found: list[Sheet | None] = []
            name = f"{page.key} opens {'first' if not time_ else 'again'}"
            yield name, partial(_open, window, page, found), 120
            sheet = found[0]
            close = window.show_start if sheet is None else partial(QTest.keyClick, sheet, Qt.Key.Key_Escape)
            yield "a page closes", close, 60


def resizing(window: MainWindow) -> Iterator[Step]:
    wide, high = window.width(), window.height()
    for step in range(24):
        yield "the window's edge is dragged", partial(window.resize, wide - 8 * step, high - 4 * step), 30
    yield "the window is laid out anew", partial(window.resize, wide, high), 400


def evening(window: MainWindow, folder: Path, settings: Settings) -> Iterator[Step]:
    """What is done, in order."""
    yield "the start screen", window.show_start, 500
    ahead = Ahead(window)
    while not ahead.done:
        yield "what is prepared ahead", lambda: None, 100
    yield from pages(window, Where.START, Where.ANYWHERE)
    yield "the deal", partial(dealt, window, "bot:shark"), 4000
    yield from answers(window)
    yield from resizing(window)
    yield from pages(window, Where.AT_TABLE)
    for theme in [*THEMES, settings["theme"]]:
        yield "another theme", partial(settings.__setitem__, "theme", theme), 400
    for language in ("de", "en"):
        yield "another language", partial(settings.__setitem__, "language", language), 800
    yield "the table is left", window.show_start, 400
    yield "a table for eight", partial(dealt, window, BOT, True, 8), 2000
    session = session_of(window)
    people = People(session)
    while len(session.commands) < LONG and not session.over:
        people.move()
    yield "many moves at once", lambda: None, 1000
    for _ in range(10):
        yield "a move is taken back", partial(session.undo.propose, 0), 300
    yield "a game is looked back at", window.at_table.replay_game, 1500
    looked = window.looking_back
    assert looked is not None
    for place in range(0, looked.replay.length, max(1, looked.replay.length // 60)):
        yield "the timeline is dragged", partial(looked.go, place), 50
    saved = max(folder.glob("*.rdigame"), key=lambda path: path.stat().st_size)
    for number in range(GAMES):
        shutil.copy(saved, folder / f"game-{number}.rdigame")
    yield "the table is left", window.show_start, 400
    book = next(page for page in PAGES if page.key == "guests")
    yield f"a guest book of {GAMES} games", partial(sheet_of, window, book), 1500


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)], ids=["1080p", "4K"])
def test_a_filmed_evening(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], size: tuple[int, int]
) -> None:
    settings = Settings(None)
    window = open_window(qtbot, load_content(), tmp_path, size, settings)
    settings["reduce_motion"], settings["pace"], settings["bot_pace"] = False, 4.0, 0.1
    stretches = Stretches()
    for step in evening(window, tmp_path, settings):
        stretches.run(*step)
    with capsys.disabled():
        print(f"\n  an evening at {size[0]}×{size[1]}, the window's thread on the processor:")
        for line in stretches.lines():
            print(f"    {line}")
